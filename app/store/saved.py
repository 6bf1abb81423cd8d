"""The rooms of an embedded engine as text, and back: what a graceful stop leaves to the next start.

The first line says what it is, then comes a line for each room, and the last line counts and sums up the ones before,
so that a file that was cut short or damaged is known for it. Everything that Redis would have kept of a room is there,
but for its chat, of which only the numbering goes on.
"""

import hashlib
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from burner_redis import BurnerRedis
from pydantic import TypeAdapter, ValidationError
from pydantic_core import from_json, to_json

from app.store import keys, snapshot

SCHEMA: Final = 1
LEAST_LEFT_MS: Final = 120_000
"""However long the server was down, a room that it brought back lives this long, so that its people find it."""

_FORMAT: Final = "basra-rooms"


class Unreadable(Exception):
    """Not the rooms of a server that this version can read; the text says why and quotes nothing of it."""


@dataclass(frozen=True, slots=True)
class SavedRoom:
    """What is kept of one room; times are ms since the epoch."""

    code: str
    expires: int
    room: Mapping[str, str]
    record: tuple[str, ...]
    due: int | None
    opened: int | None
    leases: tuple[tuple[int, int], ...]  # player, connection


_ROOM: Final = TypeAdapter(SavedRoom)


# The text


def write(rooms: Iterable[SavedRoom]) -> bytes:
    """Return the rooms as text."""
    lines = [to_json({"format": _FORMAT, "schema": SCHEMA}), *map(_ROOM.dump_json, rooms)]
    text = b"".join(line + b"\n" for line in lines)
    return text + to_json({"rooms": len(lines) - 1, "sha256": hashlib.sha256(text).hexdigest()}) + b"\n"


def read(text: bytes) -> tuple[list[SavedRoom], int]:
    """Return the rooms of a text, and how many more this version cannot read; raise `Unreadable`."""
    header, *lines = text.splitlines(keepends=True) or [b""]
    try:
        about = from_json(header)
        schema = about["schema"] if about["format"] == _FORMAT else None
    except (ValueError, KeyError, TypeError):
        schema = None
    if not isinstance(schema, int):
        raise Unreadable("it is no file of saved rooms")
    if schema != SCHEMA:
        raise Unreadable(f"it is of schema {schema}, this version knows {SCHEMA}")
    end = lines.pop() if lines else b""
    digest = hashlib.sha256(text[: len(text) - len(end)]).hexdigest()
    if end != to_json({"rooms": len(lines), "sha256": digest}) + b"\n":
        raise Unreadable("it is damaged or cut short")
    rooms = [room for line in lines if (room := _room(line)) is not None]
    return rooms, len(lines) - len(rooms)


def _room(line: bytes) -> SavedRoom | None:
    try:
        room = _ROOM.validate_json(line)
        snapshot.read(room.room["snapshot"].encode())
    except (ValidationError, KeyError, snapshot.UnreadableRoom):
        return None
    return room


# The engine


async def collect(engine: BurnerRedis, now: int) -> list[SavedRoom]:
    """Return all rooms of the engine."""
    names = {name.decode() for name in await engine.keys("*")}
    codes = sorted({code for code in map(keys.code_of, names) if keys.room(code) in names})
    pipeline = engine.pipeline()
    for code in codes:
        pipeline.hgetall(keys.room(code))
        pipeline.lrange(keys.record(code), 0, -1)
        pipeline.ttl(keys.room(code))
    found = await pipeline.execute()
    due = await _members(engine, map(keys.deadlines, keys.BUCKETS))
    opened = await _members(engine, map(keys.open_rooms, keys.BUCKETS))
    leases = defaultdict(list)
    for member in await _members(engine, map(keys.leases, keys.BUCKETS)):
        code, player, connection = keys.lease_of_member(member)
        leases[code].append((player, connection))
    return [
        SavedRoom(
            code=code,
            expires=now + (seconds + 1) * 1000,  # it is rounded down
            room={name.decode(): value.decode() for name, value in room.items()},
            record=tuple(line.decode() for line in record),
            due=due.get(code),
            opened=opened.get(code),
            leases=tuple(leases[code]),
        )
        for code, room, record, seconds in zip(codes, found[::3], found[1::3], found[2::3], strict=True)
        if room
    ]


async def restore(engine: BurnerRedis, rooms: Iterable[SavedRoom], now: int, lease_ms: int) -> int:
    """Put the rooms that have not outlived their time into the engine and return how many; leases begin anew."""
    pipeline = engine.pipeline()
    restored = 0
    for room in rooms:
        if room.expires <= now:
            continue
        restored += 1
        seconds = max(room.expires - now, LEAST_LEFT_MS) // 1000
        tag = keys.bucket(room.code)
        pipeline.hset(keys.room(room.code), mapping=dict(room.room))
        pipeline.expire(keys.room(room.code), seconds)
        if room.record:
            pipeline.rpush(keys.record(room.code), *room.record)
            pipeline.expire(keys.record(room.code), seconds)
        if room.due is not None:
            pipeline.zadd(keys.deadlines(tag), {room.code: room.due})
        if room.opened is not None:
            pipeline.zadd(keys.open_rooms(tag), {room.code: room.opened})
        for player, connection in room.leases:
            pipeline.zadd(keys.leases(tag), {keys.lease_member((room.code, player, connection)): now + lease_ms})
    await pipeline.execute()
    return restored


async def _members(engine: BurnerRedis, names: Iterable[str]) -> dict[str, int]:
    pipeline = engine.pipeline()
    for name in names:
        pipeline.zrange(name, 0, -1, withscores=True)
    found: list[Any] = await pipeline.execute()
    return {member.decode(): int(score) for members in found for member, score in members}
