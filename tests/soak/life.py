"""One room's life: made, played in a little over real sockets, and left in one of the ways in which people leave."""

import asyncio
import itertools
import random
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from typing import Any

from pydantic_core import from_json

from tests.fuzz.values import dump
from tests.fuzz.wire import Wire, http, request

PATIENCE = 60.0
_ids = itertools.count(1)


class Stuck(Exception):
    """A room did not do what it must."""


class Player:
    """A person at one socket."""

    def __init__(self, port: int, code: str, headers: tuple[str, ...]) -> None:
        self._port, self._code, self._headers = port, code, headers
        self.room: dict[str, Any] = {}
        self.player: int | None = None
        self._page = f"soak-{next(_ids)}"
        self._news = asyncio.Event()
        self._heard: deque[str] = deque(maxlen=6)
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._wire: Wire

    async def sit(self, player: int | None = None) -> None:
        """Open the socket and take a seat: that player's, or a new one."""
        self.room = {}
        self._wire = await Wire.connect(
            self._port, f"/ws/rooms/{self._code}", self._told, self._headers, self._news.set, keep=0
        )
        hello: dict[str, Any] = {"type": "hello", "page": self._page}
        self._say(hello if player is None else {**hello, "player": player})
        if player is None:
            await self.ask("join", name=f"P{next(_ids) % 1000}")
        await self.until(lambda room: True)

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a request and return its answer."""
        name = f"s{next(_ids)}"
        answer = self._answers[name] = asyncio.get_running_loop().create_future()
        self._say({"type": kind, "id": name, **fields})
        async with asyncio.timeout(PATIENCE):
            await asyncio.wait({answer, self._wire.closed}, return_when=asyncio.FIRST_COMPLETED)
        if not answer.done():
            raise Stuck(f"instead of an answer to {kind} the socket was closed with {self._wire.close_code}")
        return answer.result()

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Return the first view that is as wanted."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not (self.room and wanted(self.room)):
                    if not self._wire.alive:
                        raise Stuck(f"the socket was closed with {self._wire.close_code}")
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            raise Stuck(f"player {self.player} still sees {self.room} after {self._heard}") from None
        return self.room

    async def leave(self) -> None:
        answer = await self.ask("leave")
        if answer["type"] != "ack":
            raise Stuck(f"leaving was answered {answer}")
        await self.closed()

    async def closed(self) -> int:
        async with asyncio.timeout(PATIENCE):
            return await self._wire.closed

    def drop(self) -> None:
        self._wire.abort()

    def _say(self, message: dict[str, Any]) -> None:
        self._wire.text(dump(message).encode())

    def _told(self, payload: bytes) -> None:
        message = from_json(payload)
        kind = message["type"]
        self._heard.append(kind)
        if kind in ("welcome", "view"):
            self.room = message["room"]
            self.player = self.room["you"]
            self._news.set()
        elif kind == "probe":
            self._say({"type": "here"})
        if kind in ("ack", "error", "welcome") and (answer := self._answers.pop(message["id"] or "", None)) is not None:
            answer.set_result(message)


class Life:
    """What happens in one room, as its number has it; `done` counts."""

    def __init__(self, port: int, number: int, done: Counter[str], *, removes: bool) -> None:
        self._port, self._done, self._removes = port, done, removes
        self._chance = random.Random(f"room {number}")
        self._forwarded = f"X-Forwarded-For: 10.{number >> 8 & 3}.{number & 255}.1"
        self._code = ""
        self._cookie = ""
        self.how = ""

    async def live(self) -> None:
        chance = self._chance
        ends: dict[str, Callable[[Player, Player], Awaitable[None]]] = {
            "guest first": self._guest_first,
            "host first": self._host_first,
            "both at once": self._at_once,
            "sockets first, then the button": self._sockets_first,
            "without a word": self._without_a_word,
            "in the countdown": self._in_the_countdown,
            "a second tab, and both": self._second_tab,
        }
        if self._removes:
            ends["guest removed"] = self._removed
        how = self.how = chance.choice([*ends, "never entered", "alone"])
        seats = chance.choice((2, 2, 4)) if how not in ("in the countdown", "guest removed") else 2
        await self._create(seats)
        self._done["rooms"] += 1
        self._done[how] += 1
        if how == "never entered":
            return
        host = Player(self._port, self._code, (self._forwarded, f"Cookie: {self._cookie}", f"Origin: {self._origin}"))
        await host.sit(1)
        if how == "alone":
            await host.ask("chat", text="is anybody here?")
            await host.leave()
            return
        guest = Player(self._port, self._code, (self._forwarded,))
        await guest.sit()
        if how not in ("in the countdown", "guest removed"):
            if seats == 4:
                await host.ask("start")
            await self._play(host, guest)
        await ends[how](host, guest)

    @property
    def _origin(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    async def _create(self, seats: int) -> None:
        chance = self._chance
        body = {"name": "Mona", "seats": seats, "preset": chance.choice(("classic", "v2", "murabaa")), "turn_time": 30}
        body["public"] = chance.random() < 0.2
        answer = await http(self._port, request("POST", "/api/rooms", dump(body).encode(), (self._forwarded,)))
        if answer.status != 201:
            raise Stuck(f"no room: {answer.status} {answer.body!r}")
        self._code = from_json(answer.body)["code"]
        self._cookie = answer.header("set-cookie").partition(";")[0]

    async def _play(self, *players: Player) -> None:
        """Play some cards, each by whose turn it is, and talk between them."""
        for _ in range(self._chance.randrange(2, 9)):
            if self._chance.random() < 0.3:
                self._done["lines"] += 1
                await self._chance.choice(players).ask("chat", text="يلا بينا")
            turn = asyncio.gather(*(self._turn(player) for player in players))
            await turn

    async def _turn(self, player: Player) -> None:
        room = await player.until(lambda room: room["phase"] == "playing")
        if room["match"]["legal"]:
            legal = self._chance.choice(room["match"]["legal"])
            answer = await player.ask("play", turn=room["turn"], card=legal["card"])
            if answer["type"] != "ack":
                raise Stuck(f"a legal play was answered {answer}")
            self._done["plays"] += 1
            await player.until(lambda now: now["turn"] > room["turn"])

    # Ends

    async def _guest_first(self, host: Player, guest: Player) -> None:
        await guest.leave()
        await host.leave()

    async def _host_first(self, host: Player, guest: Player) -> None:
        await host.leave()
        await guest.until(lambda room: room["host"] == guest.player)
        await guest.leave()

    async def _at_once(self, host: Player, guest: Player) -> None:
        await asyncio.gather(host.leave(), guest.leave())

    async def _sockets_first(self, host: Player, guest: Player) -> None:
        host.drop()
        await guest.until(lambda room: not room["seats"][0]["connected"])
        await guest.leave()
        await host.sit(1)
        await host.leave()

    async def _without_a_word(self, host: Player, guest: Player) -> None:
        host.drop()
        guest.drop()  # the room is erased by its deadline

    async def _in_the_countdown(self, host: Player, guest: Player) -> None:
        first, last = self._chance.sample((host, guest), 2)
        await first.leave()
        await last.until(lambda room: room["phase"] in ("waiting", "playing"))
        await last.leave()

    async def _second_tab(self, host: Player, guest: Player) -> None:
        tab = Player(self._port, self._code, (self._forwarded, f"Cookie: {self._cookie}", f"Origin: {self._origin}"))
        host.drop()
        await tab.sit(1)
        await tab.leave()
        await guest.leave()

    async def _removed(self, host: Player, guest: Player) -> None:
        answer = await host.ask("remove", player=guest.player)
        if answer["type"] == "ack":
            await guest.closed()
        else:  # the match began first
            self._done["not removed any more"] += 1
            await guest.leave()
        await host.leave()
