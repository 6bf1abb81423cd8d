"""What the others notice of a client that stops reading: paired periods of one run, with such a client and without.

All through the run other rooms play. In each period a room of four talks, in long lines; in every second one the
fourth seat reads nothing of it. Measured are how long a line takes to the two seats that do read, and how long a play
in the other rooms takes to its ack.
"""

import asyncio
import json
import socket
import statistics
import time
from collections import Counter
from dataclasses import dataclass, field

import httpx

from tests.app.conftest import Browser, Server, Tab
from tests.faults.habits import Habits
from tests.faults.history import History
from tests.faults.party import Party
from tests.faults.processes import Process

ROOMS = 6
LINE = "خط طويل " * 34  # 272 characters: with what else a line carries, over half a KiB
BETWEEN_S = 0.02
SETTLE_S = 0.5
PING_S = 2.0  # so that each period has the whole of it: the standstill, the giving up and the news of it
RATIO, MORE_S = 1.5, 0.002  # whichever allows more


@dataclass
class Period:
    """The times of one period, in seconds."""

    begin: float = 0.0
    end: float = 0.0
    lines: list[float] = field(default_factory=list)
    plays: list[float] = field(default_factory=list)
    missed_after: float | None = None


def p99(times: list[float]) -> float:
    return statistics.quantiles(times, n=100)[98]


class Talk:
    """A room of four whose host talks; `stalls` tells whether the fourth stops reading."""

    def __init__(self, server: Server, *, stalls: bool) -> None:
        self._server, self._stalls = server, stalls
        self.period = Period()

    async def run(self, seconds: float) -> Period:
        """Talk for so long and return how long the lines took to those who read."""
        code, host = await Browser(self._server).host(seats=4)
        tabs = [host, *[await Browser(self._server).join(code, name) for name in ("Ali", "Sara", "Omar")]]
        fourth = tabs[3]
        reading = [asyncio.create_task(self._read(tab)) for tab in (tabs if not self._stalls else tabs[:3])]
        await asyncio.sleep(SETTLE_S)
        self.period.begin = time.monotonic()
        if self._stalls:
            fourth.socket.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            fourth.socket.transport.pause_reading()
        number = 0
        while time.monotonic() < self.period.begin + seconds:
            number += 1
            await host.send(type="chat", id=f"line-{number}", text=f"{time.monotonic()!r} {LINE}")
            await asyncio.sleep(BETWEEN_S)
        await asyncio.sleep(0.2)
        self.period.end = time.monotonic()
        for task in reading:
            task.cancel()
        await asyncio.gather(*reading, return_exceptions=True)
        for tab in tabs:
            if tab is not fourth or not self._stalls:
                await tab.send(type="leave", id="leave")
            tab.socket.transport.abort()
        return self.period

    async def _read(self, tab: Tab) -> None:
        number = int(tab.room["seat"])
        while True:
            message = json.loads(await tab.socket.recv())
            now = time.monotonic()
            if message["type"] == "chatted" and number in {1, 2}:
                self.period.lines.append(now - float(message["line"]["text"].split()[0]))
            elif message["type"] == "view" and self.period.begin and self.period.missed_after is None:
                gone = self._stalls and not message["room"]["seats"][3]["connected"]
                self.period.missed_after = now - self.period.begin if gone else None


def plays_in(histories: list[History], period: Period) -> list[float]:
    """Return how long the plays of that period took to their acks."""
    took = []
    for history in histories:
        sent: dict[str, float] = {}
        for entry in history.entries:
            if not period.begin <= entry.at <= period.end:
                continue
            if entry.way == "sent" and entry.message["type"] == "play":
                sent[entry.message["id"]] = entry.at
            elif entry.way == "got" and entry.message["type"] == "ack" and entry.message["id"] in sent:
                took.append(entry.at - sent.pop(entry.message["id"]))
    return took


@dataclass(frozen=True)
class Noticed:
    """What others noticed, of one kind: the medians over the pairs, in seconds, and the median ratio."""

    what: str
    without: float
    stalled: float
    ratio: float
    more: float
    samples: int

    @property
    def fine(self) -> bool:
        return self.ratio <= RATIO or self.more <= MORE_S

    def __str__(self) -> str:
        return (
            f"{self.what:<44}p99 {1000 * self.without:6.2f} ms without, {1000 * self.stalled:6.2f} ms with: "
            f"ratio {self.ratio:.2f}, {1000 * self.more:+.2f} ms (medians of pairs; {self.samples} samples)"
        )


def noticed(what: str, pairs: list[tuple[list[float], list[float]]]) -> Noticed:
    """Return what came of pairs of (without, with)."""
    quantiles = [(p99(without), p99(stalled)) for without, stalled in pairs]
    return Noticed(
        what,
        statistics.median(without for without, _ in quantiles),
        statistics.median(stalled for _, stalled in quantiles),
        statistics.median(stalled / without for without, stalled in quantiles),
        statistics.median(stalled - without for without, stalled in quantiles),
        sum(len(without) + len(stalled) for without, stalled in pairs),
    )


async def measure(pairs: int = 5, seconds: float = 8.0) -> tuple[list[Noticed], list[float]]:
    """Return what seats of the same room and other rooms noticed, and after how many seconds each was missed."""
    process = Process(settings={"BASRA_PING": f"{PING_S:g}"})
    await process.start()
    going = True
    try:
        async with httpx.AsyncClient(timeout=5) as http:
            parties = [
                Party(
                    lambda: process.url,
                    http,
                    Counter(),
                    f"beside {number}",
                    [Habits(think=(0.01, 0.02), chat=0)] * 2,
                    limit=60 + 4 * pairs * seconds,
                    goes_on=lambda: going,
                )
                for number in range(ROOMS)
            ]
            playing = [asyncio.create_task(party.play()) for party in parties]
            await asyncio.gather(*(party.seated.wait() for party in parties))
            server = Server(None, process.port)
            periods = []
            for pair in range(pairs):
                both = {}
                for stalls in (False, True) if pair % 2 == 0 else (True, False):
                    both[stalls] = await Talk(server, stalls=stalls).run(seconds)
                periods.append((both[False], both[True]))
            going = False
            await asyncio.gather(*playing)
    finally:
        await process.close()
    histories = [history for party in parties for history in party.case.histories]
    for period in (period for pair in periods for period in pair):
        period.plays = plays_in(histories, period)
    return [
        noticed("a line, to the other seats of the room", [(one.lines, two.lines) for one, two in periods]),
        noticed("a play, to its ack, in other rooms", [(one.plays, two.plays) for one, two in periods]),
    ], [two.missed_after if two.missed_after is not None else float("inf") for _, two in periods]
