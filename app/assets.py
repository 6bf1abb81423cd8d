"""The page's files as they go over the wire: read once, named by a hash over them all, compressed when first asked for.

Every file is served below `VERSION/`, and may be kept for ever there: other contents have another address, so no page
is ever made of two versions. In a checkout the folder is looked at again for each page: an edit shows with a reload.
"""

import asyncio
import contextlib
import hashlib
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import brotli

_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".license": "text/plain; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".ts": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".wav": "audio/wav",
    ".webm": "audio/webm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
_PACKED: Final = {".jpg", ".mp3", ".ogg", ".png", ".webm", ".webp", ".woff2"}  # these are compressed as they are
_WORTH_IT: Final = 256  # bytes; below that the header costs what is won
CODINGS: Final = ("br", "gzip")  # best first


@dataclass(frozen=True, slots=True)
class Asset:
    """One file: its bytes, its media type and a strong tag of its content (RFC 9110, 8.8.3) without the quotes."""

    body: bytes
    media_type: str
    tag: str
    compressible: bool

    @classmethod
    def of(cls, body: bytes, suffix: str) -> "Asset":
        """Return the asset with this content, of the type that the suffix says."""
        packed = suffix in _PACKED or len(body) < _WORTH_IT
        media_type = _TYPES.get(suffix, "application/octet-stream")
        return cls(body, media_type, hashlib.sha256(body).hexdigest()[:16], not packed)


@dataclass(frozen=True)
class Files:
    """All files at one moment, by their path below the folder; `version` is a hash over paths and contents."""

    assets: dict[str, Asset]
    version: str
    hasty: bool = False
    """Whether these are soon others, and not worth the time of the best compression."""
    _packed: dict[tuple[str, str], asyncio.Task[bytes]] = field(default_factory=dict)

    async def packed(self, asset: Asset, coding: str) -> bytes:
        """Return the asset's bytes in one of `CODINGS`; made once, beside the event loop."""
        key = (asset.tag, coding)
        if key not in self._packed:
            pack = _brotli if coding == "br" else _gzip
            self._packed[key] = asyncio.create_task(asyncio.to_thread(pack, asset.body, self.hasty))
        return await asyncio.shield(self._packed[key])  # whoever asked first may be gone

    def text(self, path: str) -> str:
        """Return a file as text; raise KeyError when there is none."""
        return self.assets[path].body.decode()

    def below(self, folder: str) -> list[str]:
        """Return the paths of all files below a folder, in order."""
        return sorted(path for path in self.assets if path.startswith(f"{folder}/"))


class Assets:
    """The folder of the page's files."""

    def __init__(self, folder: Path, *, live: bool) -> None:
        self._folder, self._live = folder, live
        self._seen = _state(folder)
        self._files = _read(folder, hasty=live)

    def files(self) -> Files:
        """Return the files as they are; looked at again where the folder is one that somebody edits."""
        if self._live:
            with contextlib.suppress(OSError):  # a file that is being written may come and go
                if (state := _state(self._folder)) != self._seen:
                    self._files, self._seen = _read(self._folder, hasty=True), state
        return self._files


def best_coding(accepted: str) -> str | None:
    """Return which of `CODINGS` to answer with, by an Accept-Encoding field (RFC 9110, 12.5.3), or None for none."""
    wanted = dict(_qualities(accepted))
    usual = wanted.get("*", 0.0)
    found = [coding for coding in CODINGS if wanted.get(coding, usual) > 0]
    return max(found, key=lambda coding: wanted.get(coding, usual), default=None)  # the first of equals


def _qualities(accepted: str) -> Iterator[tuple[str, float]]:
    for part in accepted.lower().split(","):
        name, _, parameter = part.partition(";")
        quality = parameter.replace(" ", "").removeprefix("q=")
        try:
            yield name.strip(), float(quality) if quality else 1.0
        except ValueError:
            continue


def _brotli(body: bytes, hasty: bool) -> bytes:
    return bytes(brotli.compress(body, quality=5 if hasty else 11))


def _gzip(body: bytes, hasty: bool) -> bytes:
    packer = zlib.compressobj(6 if hasty else 9, wbits=31)
    return packer.compress(body) + packer.flush()


def _paths(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        if path.name.startswith(".") or path.name in {"__pycache__", "__init__.py"}:
            continue
        if path.is_dir():
            yield from _paths(path)
        elif path.suffix.lower() in _TYPES or path.name == "LICENSE":  # not what an editor or an archiver leaves there
            yield path


def _state(folder: Path) -> list[tuple[Path, int, int]]:
    return [(path, (stat := path.stat()).st_mtime_ns, stat.st_size) for path in _paths(folder)]


def _read(folder: Path, *, hasty: bool) -> Files:
    found = {path.relative_to(folder).as_posix(): path.read_bytes() for path in _paths(folder)}
    whole = hashlib.sha256()
    for path, body in found.items():
        whole.update(f"{path}\0{len(body)}\0".encode() + body)
    assets = {path: Asset.of(body, Path(path).suffix.lower()) for path, body in found.items()}
    return Files(assets, whole.hexdigest()[:12], hasty)
