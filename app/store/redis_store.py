"""The store on Redis, and on anything that speaks like redis-py's asyncio client (the embedded engine).

Theory of operation. A room is a hash with its snapshot; a state change is one Lua script (`commit.lua`) that compares
the version, writes, and moves the room's deadline, lobby entry and leases, all in the room's bucket (`keys.py`).
Everything else may be lost and is made good: notices are only wake-ups, what is due stays due until a commit moves
it, and what is left of a room that outlived its time to live is dropped by whoever stumbles over it.
"""

import asyncio
import secrets
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from functools import partial
from typing import Any, Final

from pydantic import TypeAdapter
from pydantic_core import from_json, to_json

from app.clock import now_ms
from app.rooms.decide import Decision
from app.rooms.model import Room
from app.rooms.view import RoomSummary, is_listed, summary
from app.store import keys, scripts, snapshot
from app.store.breaker import Breaker
from app.store.errors import StoreUnavailable
from app.store.keys import Lease
from app.store.listener import Listener, Notice
from app.store.pipe import Command, Pipe, command, run
from app.store.store import CHAT_KEPT, ChatLineRecord, Committed

ROOM_MS: Final = 2 * 3600 * 1000
LEASE_MS: Final = 45_000
PUSH_MS: Final = 2_000
_TAKEN_AT_ONCE: Final = 100
_PING_S: Final = 1.0

LetGo = Callable[[], Awaitable[None]]

_SUMMARY: Final = TypeAdapter(RoomSummary)
_OUTCOMES: Final[dict[bytes, Committed]] = {
    b"committed": "committed",
    b"conflict": "conflict",
    b"gone": "gone",
    b"exists": "exists",
}


class RedisStore:
    """Rooms in Redis: `pipeline` and `pubsub` make redis-py's objects of these names, `let_go` closes what they use.

    `probe` returns once Redis answers; it is asked while Redis is away.
    """

    def __init__(
        self,
        *,
        pipeline: Callable[[], Any],
        pubsub: Callable[[], Any],
        probe: Callable[[], Awaitable[None]],
        let_go: LetGo,
        lease_ms: int = LEASE_MS,
        room_ms: int = ROOM_MS,
        clock: Callable[[], int] = now_ms,
    ) -> None:
        self._let_go, self._lease_ms, self._room_ms, self._clock = let_go, lease_ms, room_ms, clock
        self._breaker = Breaker(probe)
        self._pipe = Pipe(pipeline, self._breaker)
        self._bulk = Pipe(pipeline, self._breaker)  # what is long and in no hurry never stands before a play
        self._listener = Listener(pubsub)
        self._breaker.on_turn = partial(self._listener.note, Notice("weather"))
        self._listener.start()

    async def load(self, code: str) -> Room | None:
        (found,) = await self._pipe.ask(command("hget", keys.room(code), "snapshot"))
        return None if found is None else snapshot.read(found)

    async def commit(self, before: Room | None, decision: Decision, due: int | None) -> Committed:
        (outcome,) = await self._pipe.ask(self._commit(before, decision.room, decision, due))
        return _OUTCOMES[outcome]

    def _commit(self, before: Room | None, after: Room | None, decision: Decision, due: int | None) -> Command:
        either = after or before
        if either is None:
            raise ValueError("no room before and none after")
        code, tag = either.code, keys.bucket(either.code)
        held, holds = _leases(before), _leases(after)
        ended, begun = sorted(held - holds), sorted(holds - held)
        return run(
            scripts.COMMIT,
            [*_room_keys(code), keys.deadlines(tag), keys.leases(tag), keys.open_rooms(tag)],
            code,
            either.incarnation,
            "" if before is None else str(before.version),
            "" if after is None else str(after.version),
            secrets.token_hex(8),
            b"" if after is None else snapshot.write(after),
            str(self._room_ms),
            "" if due is None else str(due),
            _SUMMARY.dump_json(summary(after)) if after is not None and is_listed(after) else b"",
            str(self._clock()),
            keys.channel(code),
            keys.LOBBY_CHANNEL,
            "new" if decision.new_record is not None else "",
            str(self._clock() + self._lease_ms),
            str(len(ended)),
            str(len(begun)),
            *ended,
            *begun,
            *_record_lines(decision),
        )

    async def versions(self, codes: Iterable[str]) -> Mapping[str, tuple[str, int] | None]:
        asked = list(codes)
        found = await self._bulk.ask(
            *(command("hget", keys.room(code), name) for code in asked for name in ("incarnation", "version"))
        )
        return {
            code: None if version is None else (incarnation.decode(), int(version))
            for code, incarnation, version in zip(asked, found[::2], found[1::2], strict=True)
        }

    async def record(self, code: str) -> dict[str, object] | None:
        (lines,) = await self._bulk.ask(command("lrange", keys.record(code), 0, -1))
        if not lines:
            return None
        header, *deals = (from_json(line) for line in lines)
        return {**header, "deals": deals}

    # Chat

    async def say(
        self, code: str, incarnation: str, player: int, name: str, text: str, phrase: str | None = None
    ) -> ChatLineRecord | None:
        said = to_json([player, name, text] if phrase is None else [player, name, text, phrase])
        arguments = (incarnation, str(self._room_ms), str(CHAT_KEPT), keys.channel(code), said)
        room, record, chat = _room_keys(code)
        (answer,) = await self._pipe.ask(run(scripts.SAY, [room, chat, record], *arguments), again=False)
        if answer is None:
            return None
        line, version = answer
        return ChatLineRecord(int(line), int(version), player, name, text, phrase)

    async def chat_since(
        self, code: str, incarnation: str, joined_version: int, after: int = 0
    ) -> list[ChatLineRecord]:
        of, lines = await self._pipe.ask(
            command("hget", keys.room(code), "incarnation"), command("lrange", keys.chat(code), 0, -1)
        )
        if of is None or of.decode() != incarnation:
            return []
        parted = (line.split(b" ", 2) for line in lines)
        return [
            ChatLineRecord(int(line), int(version), *from_json(said))
            for line, version, said in parted
            if int(line) > after and int(version) >= joined_version
        ]

    # The lobby

    async def open_rooms(self) -> list[RoomSummary]:
        listed = await self._bulk.ask(
            *(command("zrange", keys.open_rooms(tag), 0, -1, withscores=True) for tag in keys.BUCKETS)
        )
        opened = sorted((score, member.decode()) for members in listed for member, score in members)
        if not opened:
            return []
        codes = [code for _, code in opened]
        found = await self._bulk.ask(*(command("hget", keys.room(code), "summary") for code in codes))
        for code in (code for code, text in zip(codes, found, strict=True) if text is None):
            await self.forget(code)  # it outlived its time to live
        return [_SUMMARY.validate_json(text) for text in found if text]

    # Deadlines and leases

    async def take_due(self, now: int) -> list[str]:
        return await self._take([keys.deadlines(tag) for tag in keys.BUCKETS], now)

    async def claim(self, code: str, now: int) -> bool:
        deadlines = keys.deadlines(keys.bucket(code))
        (taken,) = await self._pipe.ask(run(scripts.DUE, [deadlines], str(now), str(now + PUSH_MS), "1", code))
        return bool(taken)

    async def expired_leases(self, now: int) -> list[Lease]:
        return [keys.lease_of_member(member) for member in await self._take(list(map(keys.leases, keys.BUCKETS)), now)]

    async def _take(self, sets: list[str], now: int) -> list[str]:
        counts = await self._bulk.ask(*(command("zcount", name, "-inf", str(now)) for name in sets))
        waiting = [name for name, count in zip(sets, counts, strict=True) if count]
        if not waiting:
            return []
        arguments = (str(now), str(now + PUSH_MS), str(_TAKEN_AT_ONCE))
        taken = await self._bulk.ask(*(run(scripts.DUE, [name], *arguments) for name in waiting))
        return [member.decode() for members in taken for member in members]

    async def renew(self, leases: Iterable[Lease], now: int) -> None:
        buckets: defaultdict[str, list[Lease]] = defaultdict(list)
        for lease in leases:
            buckets[keys.bucket(lease[0])].append(lease)
        until = str(now + self._lease_ms)
        if buckets:
            await self._bulk.ask(
                *(
                    run(
                        scripts.RENEW,
                        [
                            keys.leases(tag),
                            *(key for code in sorted({c for c, _, _ in held}) for key in _room_keys(code)),
                        ],
                        until,
                        str(self._room_ms),
                        *map(keys.lease_member, held),
                    )
                    for tag, held in buckets.items()
                )
            )

    async def forget(self, code: str, lease: Lease | None = None) -> None:
        tag = keys.bucket(code)
        names = [keys.room(code), keys.deadlines(tag), keys.leases(tag), keys.open_rooms(tag)]
        stale = () if lease is None else (keys.lease_member(lease),)
        await self._bulk.ask(run(scripts.FORGET, names, code, keys.LOBBY_CHANNEL, *stale))

    # Notices

    async def watch(self, code: str) -> None:
        await self._listener.watch(keys.channel(code))

    async def unwatch(self, code: str) -> None:
        await self._listener.unwatch(keys.channel(code))

    def watching(self, code: str) -> bool:
        return self._listener.watching(keys.channel(code))

    def notices(self) -> AsyncIterator[Notice]:
        return self._listener.notices()

    @property
    def away(self) -> bool:
        return self._breaker.broken

    async def publish_probe(self, code: str, player: int, connection: int) -> None:
        await self._pipe.ask(command("publish", keys.channel(code), f"probe {player} {connection}"))

    async def publish_alive(self, code: str, player: int, connection: int) -> None:
        await self._pipe.ask(command("publish", keys.channel(code), f"alive {player} {connection}"))

    async def ping(self) -> bool:
        try:
            async with asyncio.timeout(_PING_S):
                await self._pipe.ask(command("exists", keys.LOBBY_CHANNEL))
        except (StoreUnavailable, TimeoutError):
            return False
        return True

    async def close(self) -> None:
        await asyncio.gather(self._listener.close(), self._breaker.close())
        await asyncio.gather(self._pipe.close(), self._bulk.close())
        await self._let_go()


def _room_keys(code: str) -> list[str]:
    return [keys.room(code), keys.record(code), keys.chat(code)]


def _leases(room: Room | None) -> set[str]:
    players = room.players if room is not None else ()
    return {keys.lease_member((room.code, p.number, p.connection)) for p in players if room is not None and p.connected}


def _record_lines(decision: Decision) -> list[bytes]:
    """Return what the commit adds to the match's record: its header when it begins, each deal when it is finished."""
    return [to_json(part) for part in (decision.new_record, decision.archive) if part is not None]
