"""The soak: rooms, many at a time, in one server; and what it holds, seen from outside while nobody is there."""

import asyncio
import contextlib
import itertools
import json
import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, ClassVar

from tests.fuzz.servers import UNLIMITED, Server, process
from tests.soak.life import Life

WARM = 2_000  # rooms before the first look: pools, caches and the allocator have their size then
EVERY = 10_000  # rooms from one look to the next
GROWTH_KIB = 15 * 1024

_SETTINGS = UNLIMITED | {
    "countdown": "0.1",
    "bot_think": "0.01",
    "sweep": "0.3",
    "save_file": "",
    "ping": "30",  # a starved machine is no leak
}


@dataclass(frozen=True)
class Holding:
    """What the server and its store hold."""

    rss: int  # KiB
    keys: int  # in Redis; -1: there is none to ask
    descriptors: int
    tasks: int
    objects: int  # that the garbage collector knows
    kinds: dict[str, int]

    HEADS: ClassVar = ("RSS MB", "Redis keys", "open files", "tasks", "objects")

    def row(self) -> str:
        keys = "" if self.keys < 0 else f"{self.keys:,}"
        return f"{self.rss / 1024:>12.1f}{keys:>12}{self.descriptors:>12}{self.tasks:>12}{self.objects:>12,}"


class Soak:
    """So many rooms, `at_once` at a time; `told` hears each look."""

    def __init__(
        self,
        rooms: int,
        at_once: int,
        redis_port: int | None,
        told: Callable[[int, Holding], None],
        *,
        warm: int = WARM,
        every: int = EVERY,
        erased: float = 10.0,  # seconds; so late that nobody who comes back on a busy machine comes too late
        patience: float = 60.0,  # seconds for the last rooms to be erased
    ) -> None:
        self._rooms, self._at_once, self._redis_port, self._told = rooms, at_once, redis_port, told
        self._warm, self._every = min(warm, rooms // 2), every
        self._erased, self._patience = erased, patience
        self.done: Counter[str] = Counter()
        self._failed: list[str] = []

    async def run(self) -> list[str]:
        """Return what is wrong at the end: nothing, if all is where it was."""
        url = f"redis://127.0.0.1:{self._redis_port}/0" if self._redis_port is not None else None
        with TemporaryDirectory() as folder:
            holds = Path(folder) / "holds"
            holds.touch()
            environment = {"BASRA_TEST_HOLDS": str(holds)}
            with process(
                _SETTINGS | {"erase_after": f"{self._erased:g}"},
                url,
                program="tests.soak.served",
                environment=environment,
            ) as server:
                before = await self._look(server, holds)
                self._told(0, before)
                numbers = iter(range(self._rooms))
                await self._live(server, numbers, self._warm)
                warm = await self._look(server, holds)
                self._told(self.done["rooms"], warm)
                end = warm
                while (done := self.done["rooms"]) < self._rooms and not self._failed:
                    step = min(self._every - done % self._every, self._rooms - done)
                    await self._live(server, numbers, step)
                    end = await self._look(server, holds)
                    self._told(self.done["rooms"], end)
        complaints = server.complaints()
        return [*self._failed, *complaints[:3], *grown(before, warm, end)]

    async def _live(self, server: Server, numbers: Iterator[int], many: int) -> None:
        left = itertools.islice(numbers, many)
        removes = b'"const":"remove"' in server.get("asyncapi.json").replace(b" ", b"")

        async def worker() -> None:
            for number in left:
                if len(self._failed) > 5:
                    return
                life = Life(server.port, number, self.done, removes=removes)
                try:
                    await life.live()
                except Exception as error:
                    self._failed.append(f"room {number}, {life.how}: {type(error).__name__}: {error}")
                    print(self._failed[-1], flush=True)

        await asyncio.gather(*(worker() for _ in range(self._at_once)))

    async def _look(self, server: Server, holds: Path) -> Holding:
        """Wait until the rooms that were left without a word are erased, and look."""
        keys = await self._keys()
        give_up = time.monotonic() + self._patience
        while keys > 0 and time.monotonic() < give_up:
            await asyncio.sleep(0.2)
            keys = await self._keys()
        await asyncio.sleep(self._erased + 2 if keys < 0 and self.done else 0.5)
        told = await asyncio.to_thread(_told, server, holds)
        return Holding(server.rss(), keys, server.descriptors(), told["tasks"], told["objects"], told["kinds"])

    async def _keys(self) -> int:
        if self._redis_port is None:
            return -1
        reader, writer = await asyncio.open_connection("127.0.0.1", self._redis_port)
        try:
            writer.write(b"DBSIZE\r\n")
            return int((await reader.readline())[1:])
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()


def _told(server: Server, holds: Path) -> dict[str, Any]:
    """Have the server collect its garbage and tell what it holds."""
    assert server.pid is not None
    known = holds.read_text().count("\n")
    os.kill(server.pid, signal.SIGUSR1)
    while holds.read_text().count("\n") == known:
        time.sleep(0.05)
    told: dict[str, Any] = json.loads(holds.read_text().splitlines()[-1])
    return told


def grown(before: Holding, warm: Holding, end: Holding) -> list[str]:
    """Return what is held at the end and was not before."""
    wrong = []
    if end.rss - warm.rss > GROWTH_KIB:
        wrong.append(f"the memory grew from {warm.rss} to {end.rss} KiB")
    if end.keys > max(0, before.keys):
        wrong.append(f"{end.keys} keys are left in Redis")
    if end.descriptors > warm.descriptors + 5:
        wrong.append(f"open files: {warm.descriptors} after the warm-up, {end.descriptors} at the end")
    if end.tasks > warm.tasks + 5:
        wrong.append(f"tasks: {warm.tasks} after the warm-up, {end.tasks} at the end")
    for kind, count in end.kinds.items():
        if count > warm.kinds.get(kind, 0) * 1.2 + 2_000:
            wrong.append(f"objects of type {kind}: {warm.kinds.get(kind, 0)} after the warm-up, {count} at the end")
    return wrong
