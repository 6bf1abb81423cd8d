"""A stage: one scenario with its server, its store and its parties, from start to the verdicts."""

import asyncio
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Literal

import httpx
from redis.asyncio import Redis

from tests.faults.checker import Verdict, check
from tests.faults.habits import Habits
from tests.faults.history import Case
from tests.faults.link import LossyLink
from tests.faults.party import SHAPES, Party
from tests.faults.processes import Process
from tests.redis_server import RedisServer

Store = Literal["embedded", "redis", "always", "everysec", "lossy"]
"""everysec and always: a Redis with an append-only file · lossy: a Redis whose notices get lost on the way."""


@dataclass(frozen=True)
class Scenario:
    """What is broken, on which store, under which parties; `inject` breaks it while they play."""

    fault: str
    counted: tuple[str, ...]  # what in the stage's counts is this fault
    inject: "Callable[[Stage], Awaitable[None]] | None" = None
    store: Store = "embedded"
    workers: int = 1
    rooms: int = 8
    times: int = 10  # how often at least, before the parties may end
    habits: tuple[Habits, ...] = (Habits(),)  # by order of joining; the last one for all further
    shapes: tuple[tuple[str, int], ...] = tuple(SHAPES)
    target: int = 11
    settings: dict[str, str] = field(default_factory=dict)
    rewinds: bool = False
    limit: float = 120.0


@dataclass
class Row:
    """A line of the table."""

    fault: str
    injected: int = 0
    rooms: int = 0
    matches: int = 0
    acked: int = 0
    lost: int = 0
    duplicated: int = 0
    disagreements: int = 0
    leaks: int = 0
    seconds: float = 0.0
    notes: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)


class Stage:
    """A running scenario, as its injector sees it."""

    def __init__(self, scenario: Scenario, seed: int, times: int, rooms: int) -> None:
        self.scenario, self.seed, self.times, self._rooms = scenario, seed, times, rooms
        self.chance = Random(f"{scenario.fault} {seed}")
        self.counts: Counter[str] = Counter()
        self.parties: list[Party] = []
        self.notes: list[str] = []
        self.wrong: list[str] = []
        self.server: Process
        self.redis: RedisServer | None = None
        self.link: LossyLink | None = None

    @property
    def injected(self) -> int:
        return sum(self.counts[name] for name in self.scenario.counted)

    @property
    def enough(self) -> bool:
        return self.injected >= self.times

    @property
    def playing(self) -> bool:
        return any(not party.over for party in self.parties)

    def inject(self, name: str) -> None:
        self.counts[name] += 1

    @asynccontextmanager
    async def ask_redis(self) -> AsyncIterator["Redis[bytes]"]:
        assert self.redis is not None
        client = Redis(port=self.redis.port, socket_timeout=10)
        try:
            yield client
        finally:
            await client.aclose()

    async def run(self) -> Row:
        """Play, break, check, and return the line of the table."""
        began = time.monotonic()
        async with AsyncExitStack() as stack:
            await self._build(stack)
            http = await stack.enter_async_context(httpx.AsyncClient(verify=False, timeout=30))
            self.parties = [self._party(number, http) for number in range(self._rooms)]
            playing = [asyncio.create_task(party.play()) for party in self.parties]
            breaking = asyncio.create_task(self._break())
            cases = await asyncio.gather(*playing)
            await asyncio.wait({breaking}, timeout=30)
            breaking.cancel()
            broken = (await asyncio.gather(breaking, return_exceptions=True))[0]
            if isinstance(broken, Exception):
                self.wrong.append(f"the fault could not be injected: {broken!r}")
            left = await self._left_behind()
            self.wrong += self.server.trouble()
        return self._row(cases, left, time.monotonic() - began)

    async def _build(self, stack: AsyncExitStack) -> None:
        scenario, url = self.scenario, None
        if scenario.store != "embedded":
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="basra-faults-redis-")))
            fsync = scenario.store if scenario.store in {"always", "everysec"} else None
            self.redis = await asyncio.to_thread(RedisServer, folder, fsync)
            stack.callback(self.redis.stop)
            url = self.redis.url
        if scenario.store == "lossy":
            assert self.redis is not None
            self.link = await stack.enter_async_context(LossyLink(self.redis.port, 0.5).running())
            url = f"redis://127.0.0.1:{self.link.port}/0"
        self.server = Process(url, scenario.workers, scenario.settings)
        stack.push_async_callback(self.server.close)
        await self.server.start()

    def _party(self, number: int, http: httpx.AsyncClient) -> Party:
        scenario = self.scenario
        shape = scenario.shapes[number % len(scenario.shapes)]
        habits = [scenario.habits[min(seat, len(scenario.habits) - 1)] for seat in range(shape[1])]
        return Party(
            lambda: self.server.url,
            http,
            self.counts,
            f"{scenario.fault} {self.seed} {number}",
            habits,
            shape=shape,
            target=scenario.target,
            rewinds=scenario.rewinds,
            limit=scenario.limit,
            goes_on=lambda: not self.enough,
        )

    async def _break(self) -> None:
        if self.scenario.inject is not None:
            await asyncio.gather(*(party.seated.wait() for party in self.parties))
            await self.scenario.inject(self)

    async def _left_behind(self) -> list[str]:
        """Return the keys that are still there although everybody has left."""
        if self.redis is None:
            return []
        keys: list[bytes] = []
        async with self.ask_redis() as client:
            for _ in range(50):
                keys = await client.keys("*")
                if not keys:
                    return []
                await asyncio.sleep(0.1)
        return [key.decode() for key in keys]

    def _row(self, cases: list[Case], left: list[str], seconds: float) -> Row:
        row = Row(self.scenario.fault, self.injected, len(cases), seconds=seconds, notes=self.notes, wrong=self.wrong)
        witnessed = positions = back = 0
        for case in cases:
            verdict: Verdict = check(case)
            row.matches += len(case.records)
            row.acked += verdict.acked
            row.lost += len(verdict.lost)
            row.duplicated += len(verdict.duplicated)
            row.disagreements += len(verdict.disagreements)
            row.leaks += len(verdict.leaks)
            row.wrong += [*verdict.wrong, *case.trouble]
            witnessed, positions, back = (
                witnessed + verdict.witnessed,
                positions + verdict.positions,
                back + verdict.set_back,
            )
        row.leaks += len(left)
        row.wrong += [f"left behind: {key}" for key in left]
        if not self.enough:
            row.wrong.append(f"{self.scenario.fault}: injected {self.injected} times, not {self.times}")
        if not (row.acked and witnessed and (positions or not row.matches)):
            row.wrong.append(f"{self.scenario.fault}: nothing was checked")
        if self.scenario.rewinds:
            row.notes.append(f"{back} acked plays set back")
        return row
