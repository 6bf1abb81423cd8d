"""The file of saved rooms: this user's alone from its first byte, taken once, and never anybody else's.

It holds hands and the digests of browser cookies. So it is written beside its place under a name that did not exist,
open to its owner only, and moved there when it is whole; and a file that somebody else could have written or read is
neither taken nor replaced.
"""

import contextlib
import os
import stat
from pathlib import Path
from typing import Final

_NO_FOLLOW: Final = os.O_NOFOLLOW | os.O_CLOEXEC | os.O_NONBLOCK  # a pipe of that name keeps nobody waiting


class Untrusted(Exception):
    """The file is a link or no file, another user's, or open to others; the text says which."""


def read(path: Path) -> bytes | None:
    """Return what the file holds, None when there is none; raise `Untrusted` or `OSError`."""
    try:
        descriptor = os.open(path, os.O_RDONLY | _NO_FOLLOW)
    except FileNotFoundError:
        return None
    except OSError:
        check(path)
        raise
    try:
        _check(os.fstat(descriptor))
        with os.fdopen(descriptor, "rb", closefd=False) as file:
            return file.read()
    finally:
        os.close(descriptor)


def check(path: Path) -> None:
    """Raise `Untrusted` when there is something that is not this user's own file, closed to others."""
    with contextlib.suppress(FileNotFoundError):
        _check(path.lstat())


def _check(found: os.stat_result) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise Untrusted("it is a link" if stat.S_ISLNK(found.st_mode) else "it is no plain file")
    if found.st_uid != os.geteuid():
        raise Untrusted("it belongs to another user")
    if stat.S_IMODE(found.st_mode) & 0o077:
        raise Untrusted("others may read or write it (chmod 600)")


def prepare(path: Path) -> None:
    """Make the folders of the file, closed to others; raise `OSError` when nothing can be written there."""
    missing = [folder for folder in path.parents if not folder.exists()]
    for folder in reversed(missing):
        folder.mkdir(mode=0o700, exist_ok=True)
    if not os.access(path.parent, os.W_OK | os.X_OK):
        raise PermissionError(f"{path.parent} cannot be written to")


def write(path: Path, text: bytes) -> None:
    """Make `text` the whole file, or leave it as it was; raise `Untrusted` or `OSError`."""
    prepare(path)
    check(path)
    beside = path.with_name(f"{path.name}.tmp")
    beside.unlink(missing_ok=True)  # of a stop that was cut off
    descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _NO_FOLLOW, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(text)
            file.flush()
            os.fsync(descriptor)
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    _sync(path.parent)


def remove(path: Path) -> None:
    """Delete the file for good; raise `OSError`."""
    path.unlink()
    _sync(path.parent)


def put_aside(path: Path) -> Path:
    """Rename the file to a name that is free, and return it; raise `OSError`."""
    number = 1
    while os.path.lexists(aside := path.with_name(f"{path.name}.unread{number}")):
        number += 1
    path.rename(aside)
    return aside


def _sync(folder: Path) -> None:
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        with contextlib.suppress(OSError):  # some file systems have no such thing
            os.fsync(descriptor)
    finally:
        os.close(descriptor)
