"""A party: the robots of one room, from its making to the last one's leaving, and what they have to show for it."""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import httpx

from tests.faults.habits import Habits
from tests.faults.history import Case
from tests.faults.robot import Robot

LIMIT_S = 120.0
SHAPES = [("classic", 2), ("v2", 2), ("murabaa", 4), ("v2", 4), ("classic", 4), ("murabaa", 2)]


class Party:
    """One room. `habits` gives each seat's; who leaves before the end is followed by a friend who stays."""

    def __init__(
        self,
        url: Callable[[], str],
        http: httpx.AsyncClient,
        counts: Counter[str],
        seed: str,
        habits: Sequence[Habits],
        *,
        shape: tuple[str, int] = ("classic", 2),
        target: int = 11,
        turn_time: int = 0,
        rewinds: bool = False,
        limit: float = LIMIT_S,
        goes_on: Callable[[], bool] = lambda: False,
    ) -> None:
        self._url, self._http, self._counts, self._chance = url, http, counts, Random(seed)
        self._habits, self._limit = list(habits), limit
        self.preset, self.seats = shape
        self._target, self._turn_time, self._goes_on = target, turn_time, goes_on
        self._rematches: dict[int, bool] = {}
        self._playing: set[asyncio.Task[Robot]] = set()
        self.case = Case(rewinds=rewinds)
        self.robots: list[Robot] = []
        self.seated = asyncio.Event()  # everybody has a seat
        self.over = False
        self._keeping = asyncio.Lock()
        self._friends = 0

    async def play(self) -> Case:
        """Return the case of a room that was played to the end of its matches and left by all."""
        try:
            async with asyncio.timeout(self._limit):
                await self._play()
        except TimeoutError:
            states = [(robot.name, robot.reason, _state(robot)) for robot in self.robots]
            self.case.trouble.append(f"{self.case.code} did not end within {self._limit:g} s: {states}")
            self.vanish()
        self.over = True
        return self.case

    async def _play(self) -> None:
        host = self._robot("Hoda", self._habits[0])
        self.case.code = await self._create(host)
        host.player = 1
        self._start(host)
        await self._until(lambda: host.room is not None)
        for number, habits in enumerate(self._habits[1 : self.seats], 2):
            robot = self._robot(f"Guest {number}", habits)
            self._start(robot)
            await self._until(lambda robot=robot: robot.room is not None or robot.reason)
        self.seated.set()
        while self._playing:
            done, _ = await asyncio.wait(self._playing, timeout=0.5, return_when=asyncio.FIRST_COMPLETED)
            self._playing -= done
            for task in done:
                if task.cancelled():
                    continue
                robot = await task
                if robot.habits.leave_at and self._rematches.get(len(self._rematches), True):
                    self._start(self._friend(robot))

    def plays_on(self, number: int) -> bool:
        """Return whether this party wants a rematch after that match; all of its robots want the same."""
        most = max(habits.matches for habits in self._habits)
        return self._rematches.setdefault(number, number < most or self._goes_on())

    def present(self) -> list[Robot]:
        """Return the robots that are in the room."""
        return [robot for robot in self.robots if not robot.reason]

    def vanish(self) -> None:
        """Let all go for ever, without a word."""
        for task in self._playing:
            task.cancel()
        for robot in self.present():
            robot.drop()
        self._playing.clear()

    def _friend(self, gone: Robot) -> Robot:
        """Return somebody who comes late, and takes the seat that was left."""
        self._friends += 1
        return self._robot(f"Friend {self._friends}", replace(gone.habits, leave_at=""))

    def another_tab(self, robot: Robot) -> None:
        """Open a second tab in this robot's browser, which takes its seat over."""
        self._friends += 1
        name = f"{robot.name} again {self._friends}"
        more = {"secret": robot.secret, "player": robot.player, "take_over": True}
        self._start(self._robot(name, robot.habits, **more))

    def _robot(self, name: str, habits: Habits, **more: Any) -> Robot:
        chance = Random(self._chance.random())
        robot = Robot(self._url, self.case, name, habits, self._counts, chance, party=self, **more)
        self.robots.append(robot)
        return robot

    def _start(self, robot: Robot) -> None:
        async def run() -> Robot:
            await robot.run()
            return robot

        self._playing.add(asyncio.create_task(run()))

    async def _until(self, true: Callable[[], object]) -> None:
        while not true():  # noqa: ASYNC110  a robot's state is no event
            await asyncio.sleep(0.01)

    async def _create(self, host: Robot) -> str:
        body = {
            "name": host.name,
            "seats": self.seats,
            "preset": self.preset,
            "target": self._target,
            "turn_time": self._turn_time,
            "public": self._chance.random() < 0.5,
        }
        while True:
            try:
                answer = await self._request(host, "POST", "/api/rooms", json=body)
            except (httpx.HTTPError, OSError):
                self._counts["rooms that may have been made unheard"] += 1
                await asyncio.sleep(0.2)
                continue
            if answer.status_code == 201:
                return str(answer.json()["code"])
            await asyncio.sleep(0.2)

    async def keep_record(self, robot: Robot, number: int) -> None:
        """Fetch the record of the match that is decided, once for all."""
        async with self._keeping:
            give_up = time.monotonic() + 20
            while number not in self.case.records and time.monotonic() < give_up:
                try:
                    answer = await self._request(robot, "GET", f"/api/rooms/{self.case.code}/record")
                except (httpx.HTTPError, OSError):
                    await asyncio.sleep(0.1)
                    continue
                if answer.status_code == 200:
                    self.case.records[number] = answer.json()
                else:
                    await asyncio.sleep(0.1)
            if number not in self.case.records:
                self.case.trouble.append(f"{self.case.code}: no record of match {number}")

    async def _request(self, robot: Robot, method: str, path: str, **more: Any) -> httpx.Response:
        cookie = {"cookie": f"basra_browser={robot.secret}", "x-request": secrets.token_hex(4)}
        return await self._http.request(method, self._url() + path, headers=cookie, **more)


def _state(robot: Robot) -> object:
    """Return where a robot has got stuck: what it knows of the room, and the last that was said."""
    room = robot.room
    if room is None:
        return None
    match = room["match"] or {}
    last = [(entry.way, entry.message.get("type"), entry.message.get("code")) for entry in robot.history.entries[-8:]]
    return {
        "phase": room["phase"],
        "turn": room["turn"],
        "to_play": match.get("to_play"),
        "paused": room["paused"],
    }, last
