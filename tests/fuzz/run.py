"""One part of a run: a server, its tables, rough connections, requests and healthy rooms, until enough was sent."""

import asyncio
import itertools
import json
import random
import time
from collections import Counter
from dataclasses import dataclass, field

from tests.fuzz.asked import Asker
from tests.fuzz.control import Control
from tests.fuzz.messages import Shapes
from tests.fuzz.oracle import Finding, Oracle
from tests.fuzz.rough import rough_one
from tests.fuzz.servers import Server
from tests.fuzz.table import Table
from tests.fuzz.values import CANARY


@dataclass(frozen=True)
class Plan:
    """How much, from which seed; `pause` between the steps of a table in seconds."""

    frames: int
    seed: int
    tables: int = 24
    control: int = 4
    only: int | None = None  # this table alone
    pause: float = 0.0
    warm: float = 0.15  # the share after which the memory is first looked at
    rest: float = 0.1  # seconds until what was left alone has been erased
    enough: int = 10  # findings that end the run


@dataclass
class Report:
    """What came of a part."""

    name: str
    frames: int = 0
    requests: int = 0
    connections: int = 0
    tables: int = 0
    seconds: float = 0.0
    matches: int = 0  # of the healthy rooms
    plays: int = 0
    p50: float = 0.0
    p99: float = 0.0
    warm_kib: int = 0
    end_kib: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    findings: list[Finding] = field(default_factory=list)


class Part:
    """One server under fire."""

    def __init__(self, name: str, server: Server, plan: Plan) -> None:
        asyncapi, openapi = (json.loads(server.get(path)) for path in ("asyncapi.json", "openapi.json"))
        self._server, self._plan = server, plan
        self._oracle = Oracle(asyncapi, openapi)
        self._shapes = Shapes(asyncapi)
        self._asker = Asker(server.port, plan.seed, openapi, self._oracle)
        self._numbers = itertools.count() if plan.only is None else iter([plan.only])
        self._running: set[Table] = set()
        self._sent = 0
        self._until = 0
        self._codes: list[str] = ["ABCDEF"]
        self.report = Report(name)

    @property
    def _frames(self) -> int:
        return self._sent + sum(table.frames for table in self._running)

    def _go_on(self) -> bool:
        return self._frames < self._until and len(self._oracle.findings) < self._plan.enough

    async def run(self) -> Report:
        """Send what the plan says and return what was found."""
        plan, oracle, report = self._plan, self._oracle, self.report
        started = time.monotonic()
        control = Control(self._server.port, plan.control if plan.only is None else 0, plan.seed, oracle)
        healthy = asyncio.create_task(control.run())
        await self._fire(round(plan.frames * plan.warm))
        report.warm_kib = await self._at_rest()
        await self._fire(plan.frames)
        control.stop()
        await healthy
        report.end_kib = await self._at_rest()
        report.frames, report.seconds = self._frames + control.frames, time.monotonic() - started
        report.requests, report.matches, report.plays = self._asker.asked, control.matches, control.plays
        report.p50, report.p99 = control.percentile(0.5), control.percentile(0.99)
        if not await asyncio.to_thread(self._server.ready):
            oracle.found("the server does not answer /readyz at the end")
        if plan.only is None and plan.control and not control.matches:
            oracle.found("no healthy room has finished a match")
        report.counts, report.findings = oracle.counts, oracle.findings
        await asyncio.sleep(0.1)  # what was hung up is closed a step later
        return report

    def found(self, what: str) -> None:
        self._oracle.found(what)

    def read_log(self) -> None:
        """Judge what the server has said, best after it has ended."""
        said = self._server.said()
        for line in self._server.complaints()[:3]:
            place = said.find(line)
            self._oracle.found(
                f"the server said: {line[:200]}", (("<", said[max(0, place - 500) : place + 3000].encode()),)
            )
        if CANARY in said:
            self._oracle.found("the server's output holds a name or a line of chat")

    async def _fire(self, until: int) -> None:
        self._until = until
        seed = self._plan.seed
        workers = [self._play() for _ in range(self._plan.tables if self._plan.only is None else 1)]
        if self._plan.only is None:
            workers += [self._roughs(random.Random(f"rough {seed} {until}")), *(self._asks() for _ in range(3))]
        await asyncio.gather(*workers)

    async def _play(self) -> None:
        while self._go_on():
            number = next(self._numbers, None)
            if number is None:
                return
            table = Table(
                self._server.port, number, self._plan.seed, self._shapes, self._oracle, pause=self._plan.pause
            )
            self._running.add(table)
            try:
                await table.play(self._go_on)
            except (OSError, TimeoutError) as error:
                self._oracle.found(f"the server cannot be reached: {error!r}", (), f"table {number}")
            self._running.discard(table)
            self._sent += table.frames
            self.report.tables += 1
            if table.code:
                self._codes = [*self._codes[-20:], table.code]

    async def _roughs(self, chance: random.Random) -> None:
        while self._go_on():
            try:
                self._sent += await rough_one(chance, self._server.port, chance.choice(self._codes), self._oracle)
            except (OSError, TimeoutError) as error:
                self._oracle.found(f"the server cannot be reached: {error!r}", (), "a rough connection")
            self.report.connections += 1

    async def _asks(self) -> None:
        while self._go_on():
            try:
                await self._asker.ask()
            except TimeoutError:
                self._oracle.counts["HTTP no end"] += 1  # it waits for the rest of a body, as it may
            except OSError as error:
                self._oracle.found(f"the server cannot be reached: {error!r}", (), f"request {self._asker.asked}")
            if self._plan.pause:
                await asyncio.sleep(self._plan.pause)

    async def _at_rest(self) -> int:
        """Return the resident memory once what was left alone has been erased."""
        await asyncio.sleep(self._plan.rest)
        return self._server.rss()
