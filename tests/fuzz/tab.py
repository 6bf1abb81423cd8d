"""A dishonest tab: one socket of a room that may send anything, and is held to get each answer exactly once."""

import asyncio
import random
import re
from collections import Counter
from typing import Any

from pydantic_core import from_json

from tests.fuzz.oracle import Oracle, cards_in
from tests.fuzz.values import dump
from tests.fuzz.wire import BINARY, PING, TEXT, Wire, frame

LARGEST = 4096  # bytes; longer ones are refused unread
TOO_LONG = 32 * 1024  # bytes; longer ones end the connection
PATIENCE = 60.0  # seconds for an answer, on a machine that does other things too
_ID = re.compile(r"[A-Za-z0-9_-]{1,40}\Z")
_ROUGH = {1002, 1007}  # what a socket may be closed with besides, once it broke the rules of WebSocket itself


class Browser:
    """A cookie, and the address that its owner sends from."""

    def __init__(self, address: str) -> None:
        self.address, self.cookie = address, ""


class Tab:
    """One page of a browser in one room."""

    def __init__(
        self, port: int, code: str, browser: Browser, oracle: Oracle, chance: random.Random, page: str
    ) -> None:
        self._port, self._code, self._oracle, self._chance = port, code, oracle, chance
        self.browser, self.page, self.where = browser, page, ""
        self.player: int | None = None
        self.yours: list[int] = []
        self.view: dict[str, Any] = {}
        self.chat_ids = 0
        self.wire: Wire | None = None
        self.answers_probes = True
        self.reason: str | None = None
        self.frames = 0  # of connections before this one
        self._due: Counter[str] = Counter()  # ids that must still be answered
        self._may: Counter[str] = Counter()  # ids that are no ids, and may be repeated in the refusal
        self._answered = asyncio.Event()
        self._barrier = ""
        self._rough = self._gone = False  # broke the rules of WebSocket; hung up
        self.company: list[Tab] = []  # the other tabs at the table

    @property
    def alive(self) -> bool:
        return self.wire is not None and self.wire.alive

    @property
    def seated(self) -> bool:
        return bool(self.view) and self.alive

    @property
    def sent(self) -> int:
        return self.frames + (self.wire.frames if self.wire is not None else 0)

    async def open(self, *, hello: bool = True) -> None:
        """Connect, and say hello."""
        self.frames, self.wire = self.sent, None
        self.view, self.reason = {}, None
        self._rough = self._gone = False
        self._due.clear()
        self._may.clear()
        headers = [f"X-Forwarded-For: {self.browser.address}"]
        if self.browser.cookie:
            headers += [f"Cookie: {self.browser.cookie}", f"Origin: http://127.0.0.1:{self._port}"]
        self.wire = await Wire.connect(self._port, f"/ws/rooms/{self._code}", self._told, tuple(headers), self._ended)
        status, head = self.wire.opened.result()
        self._oracle.counts[f"handshake {status}"] += 1
        if status != 101:
            self._oracle.counts["sockets refused"] += 1
            if status >= 500 or status == 0:
                self._fault(f"a sound handshake was answered {status}")
            self.wire.abort()
            return
        if found := re.search(rb"(?i)set-cookie: ([^;\r]+)", head):
            self.browser.cookie = found[1].decode()
        if hello:
            message: dict[str, Any] = {"type": "hello", "page": self.page}
            if self.player is not None:
                message["player"] = self.player
            self.send(dump(message).encode())

    # Sending

    def send(self, payload: bytes) -> None:
        """Send a text message, sometimes in pieces with a ping between them."""
        if not self.alive:
            return
        assert self.wire is not None
        self._expect(payload)
        dice = self._chance.random()
        if dice > 0.05:
            self.wire.text(payload)
            return
        mask = self._chance.randbytes(4)
        self.wire.history.append((">", payload))
        if dice > 0.03:
            self.wire.write(frame(payload, mask=mask), 1, note=False)
            return
        cuts = sorted(self._chance.randrange(len(payload) + 1) for _ in range(self._chance.randrange(1, 4)))
        pieces = [payload[a:b] for a, b in zip([0, *cuts], [*cuts, len(payload)], strict=True)]
        for place, piece in enumerate(pieces):
            last = place == len(pieces) - 1
            self.wire.write(frame(piece, TEXT if place == 0 else 0, fin=last, mask=mask), 1, note=False)
            if not last and self._chance.random() < 0.5:
                self.wire.write(frame(self._chance.randbytes(5), PING), 1, note=False)

    def binary(self, payload: bytes) -> None:
        """Send a message that is not text; it is refused without an id."""
        if self.wire is not None and self.alive:
            self.wire.write(frame(payload, BINARY), 1)

    def rough(self, data: bytes, frames: int = 1) -> None:
        """Send bytes that are no good frame; the server may close for them."""
        if self.wire is not None and self.alive:
            self._rough = True
            self.wire.write(data, frames)

    def _expect(self, payload: bytes) -> None:
        """Note what has to be answered: every JSON object that is short enough and has an id."""
        # A close for either may be overtaken by a reset, since the rest of what was sent is never read.
        self._rough |= len(payload) > TOO_LONG or not _is_utf8(payload)
        request = id_of(payload)
        if request is None:
            return
        if len(payload) <= LARGEST and _ID.match(request):
            self._due[request] += 1
        else:
            self._may[request] += 1

    async def settle(self) -> bool:
        """Wait until everything sent so far is answered; return whether the socket is still open."""
        if not self.alive:
            return False
        assert self.wire is not None
        self.chat_ids += 1
        self._barrier = f"settle-{self.chat_ids}"
        self._answered.clear()
        # Nothing to say: refused, whatever the room and the seat, and it costs nothing.
        payload = dump({"type": "chat", "id": self._barrier, "text": ""}).encode()
        self._due[self._barrier] += 1
        self.wire.text(payload)
        try:
            async with asyncio.timeout(PATIENCE):
                await self._answered.wait()
        except TimeoutError:
            if self.alive:
                self._fault("a message with an id was not answered")
                self.wire.abort()
            return False
        if self.alive and +self._due:
            self._fault(f"messages with an id were passed over: {sorted(+self._due)[:5]}")
            self._due.clear()
        self._due = +self._due
        self._may.clear() if len(self._may) > 100 else None
        return self.alive

    # Hearing

    def _told(self, payload: bytes) -> None:
        message = from_json(payload)
        for fault in self._oracle.faults_of("room", message, self.wire.history if self.wire else ()):
            self._fault(fault)
        kind = message.get("type")
        if kind in ("ack", "error", "welcome") and message["id"] is not None:
            self._answer(message["id"])
        if kind == "welcome":
            self.player = message["player"]
            self._seen(message["room"], message, resync=True)
        elif kind == "view":
            self._seen(message["room"], message, resync=message["resync"])
        elif kind == "preview":
            self.yours = [own["player"] for own in message["yours"]]
        elif kind == "closed":
            self.reason = message["reason"]
            if self.reason == "left":
                self.player = None
        elif kind == "probe" and self.answers_probes and self.wire is not None and self.alive:
            self.wire.text(b'{"type":"here"}')

    def _answer(self, request: str) -> None:
        for waiting in (self._due, self._may):
            if waiting[request] > 0:
                waiting[request] -= 1
                break
        else:
            self._fault(f"the id {request!r} was answered more often than it was sent")
        if request == self._barrier:
            self._answered.set()

    def _seen(self, room: dict[str, Any], message: dict[str, Any], *, resync: bool) -> None:
        if self.view and not resync and room["version"] <= self.view["version"]:
            self._fault("a view came that is no newer than the one before")
        self.view = room
        if room["match"] is None or self._chance.random() > 0.3:
            return
        told = cards_in({**room["match"], "counts": []}) | cards_in(message.get("events", []))
        for other in self.company:
            if other.seated and (other.view["version"], other.view["code"]) == (room["version"], room["code"]):
                self._oracle.counts["hands compared"] += 1
                hand = other.view["match"]["hand"] if other.view["seat"] != room["seat"] else ()
                if not told.isdisjoint(hand):
                    self._fault("a view tells of a card in somebody else's hand")

    def _ended(self) -> None:
        self._answered.set()
        if self.wire is None or not self.wire.opened.done() or self.wire.opened.result()[0] != 101:
            return
        code = self.wire.close_code
        self._oracle.counts[f"closed {code}"] += 1
        if code not in (self._oracle.closings - {1011, 1006, 1012}) | (_ROUGH if self._rough else set()):
            ours = any(way == "> bytes" and data[:1] == b"\x88" for way, data in self.wire.history)
            if not (ours or self._rough or self._gone):
                self._fault(f"the socket was closed with {code}")

    def drop(self) -> None:
        """Hang up without a word."""
        if self.wire is not None and self.alive:
            self._gone = True
            self.wire.abort()

    def _fault(self, what: str) -> None:
        self._oracle.found(what, self.wire.history if self.wire else (), self.where)


def _is_utf8(payload: bytes) -> bool:
    try:
        payload.decode()
    except UnicodeDecodeError:
        return False
    return True


def id_of(payload: bytes) -> str | None:
    """Return the id of a message that is a JSON object with one."""
    try:
        message = from_json(payload)
    except ValueError:
        return None
    request = message.get("id") if isinstance(message, dict) else None
    return request if isinstance(request, str) else None
