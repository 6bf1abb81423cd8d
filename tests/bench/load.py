"""The load: rooms of two that play as fast as the server lets them, over real sockets, for a fixed time."""

import asyncio
import json
import secrets
import time
import urllib.request
from dataclasses import dataclass, field

from pydantic_core import from_json
from websockets.asyncio.client import ClientConnection, connect


@dataclass
class Tally:
    """What was counted between `begin` and `end` (seconds, monotonic)."""

    begin: float
    end: float
    plays: int = 0
    waits: list[float] = field(default_factory=list)  # seconds from a play to its ack or echo

    def add(self, sent: float) -> None:
        now = time.monotonic()
        if self.begin <= now < self.end:
            self.plays += 1
            self.waits.append(now - sent)

    def per_second(self) -> float:
        return self.plays / (self.end - self.begin)

    def percentile(self, share: float) -> float:
        """Return that percentile of the waits, in ms."""
        return sorted(self.waits)[int(len(self.waits) * share)] * 1000 if self.waits else float("nan")


async def basra(port: int, rooms: int, tally: Tally) -> None:
    """Play in that many rooms of two until the tally ends."""
    await asyncio.gather(*(_room(port, tally) for _ in range(rooms)))


async def _room(port: int, tally: Tally) -> None:
    body = json.dumps({"name": "A", "seats": 2, "target": 1001, "turn_time": 0}).encode()
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/rooms", body, {"content-type": "application/json"}, method="POST"
    )
    answer, cookie = await asyncio.to_thread(_post, request)
    url = f"ws://127.0.0.1:{port}/ws/rooms/{answer['code']}"
    headers = {"cookie": cookie, "origin": f"http://127.0.0.1:{port}"}
    async with (
        connect(url, additional_headers=headers, compression=None) as first,
        connect(url, compression=None) as second,
    ):
        await first.send(json.dumps({"type": "hello", "page": "a", "player": 1}))
        await second.send(json.dumps({"type": "hello", "page": "b"}))
        await second.send(json.dumps({"type": "join", "id": "j", "name": "B"}))
        await asyncio.gather(_player(first, tally), _player(second, tally))


def _post(request: urllib.request.Request) -> tuple[dict[str, object], str]:
    with urllib.request.urlopen(request, timeout=10) as response:
        return json.loads(response.read()), response.headers["set-cookie"].split(";")[0]


async def _player(socket: ClientConnection, tally: Tally) -> None:
    sent: dict[str, float] = {}
    played = ready = agreed = -1
    while time.monotonic() < tally.end:
        message = from_json(await socket.recv(decode=False))
        if message["type"] == "ack" and message["id"] in sent:
            tally.add(sent.pop(message["id"]))
            continue
        room = message.get("room")
        if room is None or "match" not in room or room["match"] is None:
            continue
        match, request = room["match"], secrets.token_hex(8)
        if room["phase"] == "playing" and match["to_play"] == room["seat"] and room["turn"] > played:
            played = room["turn"]
            sent[request] = time.monotonic()
            play = {"type": "play", "id": request, "turn": played, "card": match["legal"][0]["card"]}
            await socket.send(json.dumps(play))
        elif room["phase"] == "counting" and (key := room["match_number"] * 1000 + match["deal"]) > ready:
            ready = key
            done = {"type": "ready", "id": request, "match": room["match_number"], "deal": match["deal"]}
            await socket.send(json.dumps(done))
        elif room["phase"] == "over" and room["match_number"] > agreed:
            agreed = room["match_number"]
            await socket.send(json.dumps({"type": "rematch", "id": request, "match": agreed}))


async def relay(port: int, rooms: int, tally: Tally) -> None:
    """Pass a move to and fro in that many rooms of two until the tally ends."""
    await asyncio.gather(*(_relay_room(f"ws://127.0.0.1:{port}/{number}", tally) for number in range(rooms)))


async def _relay_room(url: str, tally: Tally) -> None:
    async with connect(url, compression=None) as first, connect(url, compression=None) as second:

        async def side(own: ClientConnection, parity: int) -> None:
            sent = 0.0
            while time.monotonic() < tally.end:
                move = from_json(await own.recv(decode=False))
                if move["turn"] % 2 != parity:
                    tally.add(sent) if sent else None
                    continue
                sent = time.monotonic()
                await own.send(json.dumps({**move, "turn": move["turn"] + 1}))

        start = {"type": "play", "id": secrets.token_hex(8), "turn": 0, "card": "10S"}
        await first.send(json.dumps(start))
        await asyncio.gather(side(first, 0), side(second, 1))
