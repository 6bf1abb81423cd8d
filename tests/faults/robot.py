"""A robot: one tab of one player, over a real socket, with habits good and bad; it writes its history.

It is a full client of docs/protocol.md: it keeps the id of a play until it is answered, sends it again after a
reconnect, comes back for ever with jitter, and answers probes. What else it does is in its habits: it cuts its own
connection at chosen moments, says things twice or too late, or goes away for a while.
"""

import asyncio
import json
import secrets
import time
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.frames import Frame, Opcode

from tests.faults.habits import Habits, is_moment, never_answer_pings, play_message
from tests.faults.history import Case, History

TRY_AGAIN = {"store_unavailable", "busy", "rate_limited", "internal"}
SILENCE_S = 6.0  # then the connection counts as dead
BEAT_S = 2.0
FINAL = {4000: "left", 4001: "replaced", 4002: "removed", 4004: "gone"}


class Party(Protocol):
    """What a robot asks of its party."""

    async def keep_record(self, robot: "Robot", number: int) -> None: ...

    def plays_on(self, number: int) -> bool: ...


class Cut(Exception):
    """The robot has cut its own connection."""


class Robot:
    """One tab. `counts` is shared by all robots of a scenario: what was injected, by name."""

    def __init__(
        self,
        url: Callable[[], str],
        case: Case,
        name: str,
        habits: Habits,
        counts: Counter[str],
        chance: Random,
        *,
        party: "Party",
        secret: str | None = None,
        player: int | None = None,
        take_over: bool = False,
    ) -> None:
        self._url, self.case, self.name, self.habits = url, case, name, habits
        self._counts, self._chance, self._party = counts, chance, party
        self.secret = secret or secrets.token_urlsafe(32)
        self.player, self._take_over = player, take_over
        self.history = History(name)
        case.histories.append(self.history)
        self.page = secrets.token_hex(8)
        self.room: dict[str, Any] | None = None
        self.reason = ""  # why it is over: left, gone, replaced, or empty while it is not
        self.hold = asyncio.Event()  # cleared: stays away from the server
        self.hold.set()
        self._socket: ClientConnection | None = None
        self._open: dict[str, dict[str, Any]] = {}  # asked and not answered, by id
        self._due: list[tuple[float, Callable[[], Any]]] = []
        self._honest: set[str] = set()
        self._decided = -1
        self._readied: tuple[int, int] = (0, -1)
        self._agreed = 0
        self._leaving = False
        self._last: dict[str, Any] | None = None
        self._heard = self._beat = 0.0
        self._returning: asyncio.Task[None] | None = None
        self.stalled = 0.0  # since when it has not read (monotonic)
        self.missed_after: list[float] = []  # seconds until the others knew

    # Coming and going

    async def run(self) -> None:
        """Play until it is over for this tab."""
        while not self.reason:
            await self.hold.wait()
            try:
                await self._connected()
            except Cut:
                await asyncio.sleep(self._chance.uniform(*self.habits.cut_for))
            except (OSError, TimeoutError, WebSocketException, InvalidHandshake, EOFError):
                await asyncio.sleep(self._chance.uniform(0.02, 0.25))

    def drop(self) -> None:
        """Lose the connection without a word."""
        if self._socket is not None:
            self._socket.transport.abort()

    def go(self) -> None:
        """Leave the room with the next word."""
        self._leaving = True
        self._soon(self._leave)

    async def _connected(self) -> None:
        base = self._url()
        headers = {"cookie": f"basra_browser={self.secret}", "origin": base}
        url = f"ws{base[4:]}/ws/rooms/{self.case.code}"
        socket = await connect(
            url, additional_headers=headers, compression=None, ping_interval=None, open_timeout=4, close_timeout=1
        )
        self._socket = socket
        never_answer_pings(socket, unless=self.habits.pongs)
        self.history.opened()
        self._heard = self._beat = time.monotonic()
        # Whatever was intended on the last connection is decided again on what this one shows.
        self._due.clear()
        self._decided, self._readied, self._agreed = -1, (0, -1), 0
        try:
            await self._may_cut("before_hello")
            await self._say({"type": "hello", "page": self.page, "player": self.player})
            await self._may_cut("after_hello")
            while not self.reason:
                await self._once(socket)
        finally:
            self._socket = None
            self.history.ended(socket.close_code)
            if socket.close_code in FINAL and not self.reason:
                self.reason = FINAL[socket.close_code]
            socket.transport.abort()

    def stall(self) -> None:
        """Stop reading, without a word; the kernel's buffer fills, and nothing is answered any more."""
        if self._socket is not None:
            self._socket.transport.pause_reading()
            self.stalled = time.monotonic()

    async def _be_stalled(self) -> None:
        """Wait until the others are told that this player is missing, then come back."""
        while time.monotonic() - self.stalled < 25 and not self.case.misses(self.history, self.player, self.stalled):  # noqa: ASYNC110  seen in histories
            await asyncio.sleep(0.1)
        self.missed_after.append(time.monotonic() - self.stalled)
        self.stalled = 0.0
        raise Cut

    async def _once(self, socket: ClientConnection) -> None:
        if self.stalled:
            await self._be_stalled()
        now = time.monotonic()
        due = [act for at, act in self._due if at <= now]
        self._due = [(at, act) for at, act in self._due if at > now]
        for act in due:
            await act()
        if self.reason:
            return
        if now - self._heard > SILENCE_S:
            raise TimeoutError
        if now - max(self._beat, self._heard) > BEAT_S:
            self._beat = now
            await self._say({"type": "ping"})
        wait = min([at for at, _ in self._due], default=now + BEAT_S / 2) - now
        try:
            async with asyncio.timeout(max(0.001, wait)):
                text = await socket.recv()
        except TimeoutError:
            return
        self._heard = time.monotonic()
        message = json.loads(text)
        self.history.got(message)
        await self._take(message)

    async def _say(self, message: dict[str, Any]) -> None:
        assert self._socket is not None
        self.history.sent(message)
        async with asyncio.timeout(4):
            await self._socket.send(json.dumps(message))

    def _soon(self, act: Callable[[], Any], wait: float = 0.0) -> None:
        self._due.append((time.monotonic() + wait, act))

    async def _may_cut(self, moment: str) -> None:
        if self._chance.random() >= self.habits.cut.get(moment, 0.0):
            return
        assert self._socket is not None
        self._counts[moment] += 1
        if moment == "mid_frame":
            half = Frame(Opcode.TEXT, b'{"type": "resync", "id": "' + b"x" * 200).serialize(mask=True)
            self._socket.transport.write(half[: len(half) // 2])
        if moment == "ack_lost":
            await asyncio.sleep(0.03)  # it is committed and acked; nobody reads it
        self._socket.transport.abort()
        raise Cut

    # What comes in

    async def _take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome":
                self.player = message["player"]
                self.room = message["room"]
                if "id" in message and message["id"] in self._open:
                    del self._open[message["id"]]
                await self._may_cut("after_welcome")
                await self._again()
                await self._look()
            case "view":
                self.room = message["room"]
                if message["resync"]:  # perhaps set back: whatever was decided for a turn is decided again
                    self._decided, self._readied, self._agreed = -1, (0, -1), 0
                await self._may_cut("on_view")
                await self._look()
            case "preview":
                await self._sit_down(message)
            case "ack":
                asked = self._open.pop(message["id"], None)
                if asked is not None and asked["type"] == "leave":
                    self.reason = "left"
                if asked is not None and asked["type"] == "play":
                    await self._may_cut("after_ack")
                    self._consider()
            case "error":
                await self._refused(message)
                self._consider()
            case "probe":
                await self._say({"type": "here"})
            case "closed":
                self.reason = message["reason"]

    async def _sit_down(self, preview: dict[str, Any]) -> None:
        if self._leaving and not preview["yours"]:
            self.reason = "left"
        elif preview["yours"] and (
            self.player is None or self._take_over or any(own["player"] == self.player for own in preview["yours"])
        ):
            await self._ask({"type": "take_over", "player": self.player or preview["yours"][0]["player"]})
        else:
            await self._ask({"type": "join", "name": self.name})

    async def _again(self) -> None:
        """Ask again what was not answered: the same message with the same id."""
        for message in tuple(self._open.values()):
            if message["type"] == "play":
                await self._say(message)
            elif message["type"] != "leave":
                del self._open[message["id"]]
        if self._leaving:
            await self._leave()

    async def _refused(self, error: dict[str, Any]) -> None:
        asked = self._open.get(error["id"] or "")
        if asked is None:
            return
        if error["code"] in TRY_AGAIN:
            if error["code"] == "internal":
                self.case.trouble.append(f"{self.name}: the server failed at a {asked['type']}")
            self._soon(lambda: self._repeat(asked), self._chance.uniform(0.05, 0.3))
            return
        del self._open[asked["id"]]
        if asked["id"] in self._honest and error["code"] != "stale_turn" and not self.case.rewinds:
            self.case.trouble.append(f"{self.name}: an honest play was refused: {error['code']} {error['message']}")
        if asked["type"] in {"join", "take_over"}:
            self._soon(lambda: self._say({"type": "resync"}))
            self.case.trouble.append(f"{self.name}: could not sit down: {error['code']}")
        if asked["type"] == "leave":
            self.reason = "left"

    async def _repeat(self, message: dict[str, Any]) -> None:
        if message["id"] in self._open:
            await self._say(message)

    # What it does

    async def _ask(self, message: dict[str, Any]) -> None:
        message = {**message, "id": secrets.token_hex(8)}
        self._open[message["id"]] = message
        await self._say(message)

    async def _look(self) -> None:
        """Decide what to do about the room as it is now."""
        room = self.room
        assert room is not None
        match = room["match"]
        if room["phase"] != "over" and self.case.records.pop(room["match_number"], None) and not self.case.rewinds:
            self.case.trouble.append(f"{self.name}: match {room['match_number']} goes on after its end")
        if self.habits.leave_at and is_moment(self.habits.leave_at, room):
            self._counts[f"left: {self.habits.leave_at}"] += 1
            self._leaving = True
            await self._leave()
            return
        if room["phase"] == "playing" and match["deal"] == self.habits.away_for_deal and self.hold.is_set():
            self._counts["away for a deal"] += 1
            self._go_away()
            raise Cut
        if room["phase"] == "playing" and match["to_play"] == room["seat"]:
            self._consider()
        elif room["phase"] == "playing" and self._chance.random() < self.habits.foreign:
            await self._play_foreign(room)
        elif room["phase"] == "counting" and (room["match_number"], match["deal"]) > self._readied:
            self._readied = (room["match_number"], match["deal"])
            await self._may_cut("in_count")
            self._soon(self._ready, self._chance.uniform(0.0, 0.1))
        elif room["phase"] == "over" and room["match_number"] > self._agreed:
            self._agreed = room["match_number"]
            await self._may_cut("in_vote")
            self._soon(self._decide_rematch)
        elif room["phase"] == "countdown":
            await self._may_cut("in_countdown")
        if self._chance.random() < self.habits.chat / 20:
            await self._ask({"type": "chat", "text": f"{self.name} says {self._chance.random()}"})

    def _consider(self) -> None:
        """Think about a play, if it is time for one and none is on its way."""
        room = self.room
        if room is None or room["phase"] != "playing" or room["match"]["to_play"] != room["seat"]:
            return
        if room["turn"] > self._decided and not self._pending_plays():
            self._decided = room["turn"]
            self._soon(self._play, self._chance.uniform(*self.habits.think))

    def _go_away(self) -> None:
        self.hold.clear()
        self._returning = asyncio.create_task(self._come_back())

    async def _come_back(self) -> None:
        deal = self.habits.away_for_deal
        others = [history for history in self.case.histories if history is not self.history]
        until = time.monotonic() + 60
        while time.monotonic() < until:
            await asyncio.sleep(0.2)
            views = [next(reversed([*history.of("got", "view")]), None) for history in others]
            rooms = [view.message["room"] for view in views if view is not None]
            if any(
                room["match_number"] > 1 or room["match"]["deal"] != deal or room["phase"] == "over" for room in rooms
            ):
                break
        else:
            self.case.trouble.append(f"{self.name}: the deal did not go on while its player was away")
        self.hold.set()

    def _pending_plays(self) -> bool:
        return any(message["type"] == "play" for message in self._open.values())

    async def _play(self) -> None:
        room = self.room
        assert room is not None
        if room["phase"] != "playing" or room["match"]["to_play"] != room["seat"] or self._pending_plays():
            return
        legal = self._chance.choice(room["match"]["legal"])
        message = play_message(self._chance, room["turn"], legal)
        self._honest.add(message["id"])
        await self._may_cut("mid_frame")
        await self._send_play(message)
        if self._chance.random() < self.habits.twice:
            self._counts["plays sent twice"] += 1
            await self._say(message)
        others = [one for one in room["match"]["legal"] if one["card"] != legal["card"]]
        if others and self._chance.random() < self.habits.other:
            self._counts["two plays for a turn"] += 1
            await self._send_play(play_message(self._chance, room["turn"], self._chance.choice(others)))
        if self._last is not None and self._chance.random() < self.habits.old:
            self._counts["old plays sent again"] += 1
            await self._say(self._last)
            await self._send_play({**self._last, "id": secrets.token_hex(8)})
        if others and self._chance.random() < self.habits.early:
            self._counts["plays of a later turn"] += 1
            seats = len(room["seats"])
            await self._send_play(play_message(self._chance, room["turn"] + self._chance.choice([1, seats]), others[0]))
        self._last = message
        await self._may_cut("after_send")
        await self._may_cut("ack_lost")

    async def _send_play(self, message: dict[str, Any]) -> None:
        self._open[message["id"]] = message
        await self._say(message)

    async def _play_foreign(self, room: dict[str, Any]) -> None:
        if room["match"]["hand"]:
            self._counts["plays out of turn"] += 1
            card = self._chance.choice(room["match"]["hand"])
            message = {"type": "play", "id": secrets.token_hex(8), "turn": room["turn"], "card": card}
            await self._send_play(message)

    async def _ready(self) -> None:
        match, deal = self._readied
        await self._ask({"type": "ready", "match": match, "deal": deal})

    async def _decide_rematch(self) -> None:
        number = self._agreed
        await self._party.keep_record(self, number)
        if self._party.plays_on(number):
            await self._ask({"type": "rematch", "match": number})
        else:
            self._leaving = True
            await self._leave()

    async def _leave(self) -> None:
        await self._ask({"type": "leave"})
