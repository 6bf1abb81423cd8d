"""Healthy rooms that play on beside the fuzzing: they must finish their matches, and how long they wait is measured."""

import asyncio
import itertools
import random
import time
from typing import Any

from pydantic_core import from_json

from tests.fuzz.oracle import Oracle
from tests.fuzz.values import dump
from tests.fuzz.wire import Wire, http, request

STUCK = 60.0  # seconds without any news in a room that always has something to do


class Control:
    """Rooms of two honest players; `matches` finished, `waits` from a play to its ack, in ms."""

    def __init__(self, port: int, rooms: int, seed: int, oracle: Oracle) -> None:
        self._port, self._rooms, self._oracle = port, rooms, oracle
        self._chance = random.Random(f"control {seed}")
        self._ids = itertools.count(1)
        self._stop = asyncio.Event()
        self.matches = 0
        self.plays = 0
        self.frames = 0
        self.waits: list[float] = []

    def percentile(self, share: float) -> float:
        return sorted(self.waits)[int(len(self.waits) * share)] if self.waits else float("nan")

    async def run(self) -> None:
        """Play until `stop`, each room to the end of its match."""
        await asyncio.gather(*(self._room(f"10.250.{room}.1") for room in range(self._rooms)))

    def stop(self) -> None:
        self._stop.set()

    async def _room(self, address: str) -> None:
        while not self._stop.is_set():
            try:
                await self._match(address)
            except Exception as error:
                first = error.exceptions[0] if isinstance(error, ExceptionGroup) else error
                self._oracle.found(f"a healthy room was disturbed: {type(first).__name__} {first}")
                return

    async def _match(self, address: str) -> None:
        forwarded = f"X-Forwarded-For: {address}"
        body = b'{"name":"Mona","target":11,"turn_time":0}'
        made = await http(self._port, request("POST", "/api/rooms", body, (forwarded,)))
        if made.status != 201:
            raise AssertionError(f"no room: {made.status} {made.body!r}")
        code = from_json(made.body)["code"]
        cookie = f"Cookie: {made.header('set-cookie').partition(';')[0]}"
        origin = f"Origin: http://127.0.0.1:{self._port}"
        async with asyncio.TaskGroup() as group:
            group.create_task(self._player(code, 1, (forwarded, cookie, origin)))
            group.create_task(self._player(code, None, (forwarded,)))
        self.matches += 1

    async def _player(self, code: str, player: int | None, headers: tuple[str, ...]) -> None:
        heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        wire = await Wire.connect(
            self._port,
            f"/ws/rooms/{code}",
            lambda payload: heard.put_nowait(from_json(payload)),
            headers,
            lambda: heard.put_nowait({"type": "ended"}),
        )

        def say(**message: Any) -> None:
            wire.text(dump(message).encode())

        say(type="hello", page=f"control-{next(self._ids)}", **({"player": player} if player else {}))
        version, acted = 0, -1
        sent: dict[str, float] = {}
        while True:
            async with asyncio.timeout(STUCK):
                message = await heard.get()
            match message["type"]:
                case "preview":
                    say(type="join", id=f"join-{next(self._ids)}", name="Ali")
                case "ack":
                    if message["id"] in sent:
                        self.waits.append((time.monotonic() - sent.pop(message["id"])) * 1000)
                        self.plays += 1
                case "error" | "closed" | "ended":
                    raise AssertionError(f"it was told {message}")
            room = message.get("room")
            if room is None or message["type"] == "preview":
                continue
            if message["type"] == "view" and room["version"] != version + 1:
                raise AssertionError(f"after version {version} came {room['version']}")
            version = room["version"]
            if room["phase"] == "over":
                break
            match, request_id = room["match"], f"c-{next(self._ids)}"
            if room["phase"] == "playing" and match["legal"] and room["turn"] != acted:
                acted = room["turn"]
                await asyncio.sleep(self._chance.uniform(0.01, 0.05))
                sent[request_id] = time.monotonic()
                legal = self._chance.choice(match["legal"])
                say(type="play", id=request_id, turn=room["turn"], card=legal["card"])
            elif room["phase"] == "counting" and not room["seats"][room["seat"]]["ready"]:
                say(type="ready", id=request_id, match=room["match_number"], deal=match["deal"])
        say(type="leave", id=f"leave-{next(self._ids)}")
        async with asyncio.timeout(STUCK):
            await wire.closed
        self.frames += wire.frames
