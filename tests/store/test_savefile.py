"""The file of saved rooms is this user's alone, and touches nothing that is not."""

import os
import stat
from pathlib import Path

import pytest

from app.store import savefile
from app.store.savefile import Untrusted


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "state" / "basra" / "rooms.jsonl"


def mode(path: Path) -> int:
    return stat.S_IMODE(path.lstat().st_mode)


def test_what_was_written_is_read(path: Path) -> None:
    assert savefile.read(path) is None
    savefile.write(path, b"one")
    savefile.write(path, b"other")
    assert savefile.read(path) == b"other"
    savefile.remove(path)
    assert savefile.read(path) is None
    assert list(path.parent.iterdir()) == []


def test_it_and_the_folders_made_for_it_are_closed_to_others(path: Path) -> None:
    before = os.umask(0)
    try:
        savefile.write(path, b"secret")
    finally:
        os.umask(before)
    assert mode(path) == 0o600
    assert mode(path.parent) == mode(path.parent.parent) == 0o700


def test_it_is_closed_to_others_from_the_first_byte(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    modes = []
    synced = os.fsync

    def fsync(descriptor: int) -> None:
        modes.append(stat.S_IMODE(os.fstat(descriptor).st_mode))
        synced(descriptor)

    opened = os.open

    def opens(name: Path, flags: int, *more: int) -> int:
        descriptor = opened(name, flags, *more)
        if flags & os.O_CREAT:
            assert flags & os.O_EXCL
            modes.append(stat.S_IMODE(os.fstat(descriptor).st_mode))
        return descriptor

    before = os.umask(0)
    monkeypatch.setattr(os, "fsync", fsync)
    monkeypatch.setattr(os, "open", opens)
    try:
        savefile.write(path, b"secret")
    finally:
        os.umask(before)
    assert modes == [0o600, 0o600, 0o700]  # made, written, and its folder


def test_a_link_is_neither_read_nor_written_through_nor_replaced(path: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_bytes(b"not mine")
    other.chmod(0o600)
    path.parent.mkdir(parents=True)
    path.symlink_to(other)
    with pytest.raises(Untrusted, match="link"):
        savefile.read(path)
    with pytest.raises(Untrusted, match="link"):
        savefile.write(path, b"rooms")
    assert path.is_symlink()
    assert other.read_bytes() == b"not mine"


def test_a_link_in_the_place_of_the_draft_is_not_written_through(path: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_bytes(b"not mine")
    path.parent.mkdir(parents=True)
    path.with_name(f"{path.name}.tmp").symlink_to(other)
    savefile.write(path, b"rooms")
    assert savefile.read(path) == b"rooms"
    assert other.read_bytes() == b"not mine"


@pytest.mark.parametrize("bits", [0o640, 0o604, 0o620, 0o602])
def test_what_others_may_read_or_write_is_neither_taken_nor_replaced(path: Path, bits: int) -> None:
    savefile.write(path, b"before")
    path.chmod(bits)
    with pytest.raises(Untrusted, match="chmod 600"):
        savefile.read(path)
    with pytest.raises(Untrusted, match="chmod 600"):
        savefile.write(path, b"after")
    assert path.read_bytes() == b"before"


def test_what_belongs_to_another_user_is_neither_taken_nor_replaced(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    savefile.write(path, b"before")
    somebody = os.geteuid() + 1
    monkeypatch.setattr(os, "geteuid", lambda: somebody)
    with pytest.raises(Untrusted, match="another user"):
        savefile.read(path)
    with pytest.raises(Untrusted, match="another user"):
        savefile.write(path, b"after")
    assert path.read_bytes() == b"before"


def test_a_pipe_or_a_folder_of_that_name_keeps_nobody_waiting(path: Path) -> None:
    path.parent.mkdir(parents=True)
    os.mkfifo(path, 0o600)
    with pytest.raises(Untrusted, match="no plain file"):
        savefile.read(path)
    path.unlink()
    path.mkdir(0o700)
    with pytest.raises(Untrusted, match="no plain file"):
        savefile.read(path)


def test_a_failed_writing_leaves_what_was_there(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    savefile.write(path, b"before")

    def fails(descriptor: int) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(os, "fsync", fails)
    with pytest.raises(OSError, match="no space"):
        savefile.write(path, b"after")
    assert [each.name for each in path.parent.iterdir()] == [path.name]
    assert path.read_bytes() == b"before"


def test_what_is_put_aside_overwrites_nothing(path: Path) -> None:
    asides = []
    for text in (b"one", b"other"):
        savefile.write(path, text)
        asides.append(savefile.put_aside(path))
    assert [aside.read_bytes() for aside in asides] == [b"one", b"other"]
    assert not path.exists()
