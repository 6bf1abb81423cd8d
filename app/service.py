"""The service: load, decide, commit, and decide again when another process was faster.

Theory of operation. Within a process a room's commands pass one at a time, so a process never loses against itself;
across processes the store's version check decides, and whoever lost decides again on what the winner made. The last
room is remembered only while the store watches it for this process, so that notices keep it fresh; it may be stale
all the same, so a refusal that was decided on a remembered room is decided again on the stored one. A bot's play is
computed here, from the view of its seat, and enters as a command like any other.
"""

import asyncio
import random
import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final
from weakref import WeakValueDictionary

from app.bots import simple
from app.clock import now_ms
from app.rooms.codes import make_code
from app.rooms.commands import AskBot, Command, Create, Disconnect, Expire
from app.rooms.deadlines import Deadline
from app.rooms.decide import Decision, decide
from app.rooms.errors import CodeTaken, NoSuchRoom, RoomError
from app.rooms.model import Room, RoomOptions
from app.rooms.policy import Policy, next_deadline
from app.store import Lease, Store, StoreUnavailable
from engine.cards import Card
from engine.view import match_view

_TRIES: Final = 12
_CODES_TRIED: Final = 20


@dataclass(frozen=True, slots=True)
class Outcome:
    """A command that was carried out: the room it was decided on and the room after it, None when there is none."""

    code: str
    before: Room | None
    room: Room | None
    decision: Decision


def _nothing(*_: object) -> None:
    pass


class Rooms:
    """The rooms, as this process sees them. `clock` and `seed` are where time and chance come from."""

    def __init__(
        self,
        store: Store,
        policy: Policy,
        *,
        clock: Callable[[], int] = now_ms,
        seed: Callable[[], bytes] = lambda: secrets.token_bytes(32),
    ) -> None:
        self._store, self._policy, self._clock, self._seed = store, policy, clock, seed
        self._rooms: dict[str, Room] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.on_commit: Callable[[Outcome], None] = _nothing
        """Called with each outcome that was committed here."""
        self.on_rewind: Callable[[Room, Room], None] = _nothing
        """Called when the store came back older than what is remembered: with that, and with the room it has."""
        self.on_change: Callable[[str, Room | None], None] = _nothing
        """Called whenever the remembered room of a code changes; None: it is remembered no more."""

    # Looking

    def peek(self, code: str) -> Room | None:
        """Return the remembered room; it may be stale, or unknown although it exists."""
        return self._rooms.get(code)

    async def get(self, code: str) -> Room | None:
        """Return the room as far as known here, loaded if it is not."""
        return self._rooms.get(code) or await self.refresh(code)

    async def refresh(self, code: str) -> Room | None:
        """Return the room as it is stored. A version below the remembered one means: the store came back older."""
        async with self._lock(code):
            return await self._load(code)

    async def changed(self, codes: Iterable[str]) -> list[str]:
        """Return those codes whose stored room is not the remembered one; one look for all of them."""
        stored = await self._store.versions(codes)
        known = {code: self._rooms.get(code) for code in stored}
        return [
            code
            for code, version in stored.items()
            if version != ((room.incarnation, room.version) if (room := known[code]) else None)
        ]

    def drop(self, code: str) -> None:
        """Remember that room no more."""
        self._remember(code, None)

    def deadline(self, room: Room) -> Deadline | None:
        """Return what the room does by itself next."""
        return next_deadline(room, self._policy)

    # Changing

    async def create(self, owner: str, name: str, options: RoomOptions) -> Outcome:
        """Make a room under a code that nobody uses; raise `RoomError` for a bad name or option."""
        for _ in range(_CODES_TRIED):
            code, incarnation = make_code(self._seed()), self._seed()[:8].hex()
            try:
                return await self.run(code, Create(code, incarnation, owner, name, options))
            except CodeTaken:
                continue
        raise StoreUnavailable("no code is free")

    async def run(self, code: str, command: Command, now: int | None = None) -> Outcome:
        """Carry the command out; raise `RoomError` when it is refused, `NoSuchRoom` when there is no such room."""
        async with self._lock(code):
            room, fresh = self._rooms.get(code), False
            if room is None:
                room, fresh = await self._load(code), True
            for attempt in range(_TRIES):
                moment = self._clock() if now is None else now
                try:
                    decision = decide(room, command, moment, self._seed(), self._policy)
                except RoomError:
                    if fresh:
                        raise
                    decision = None
                if decision is None or not decision.changed:
                    if fresh and decision is not None:
                        return Outcome(code, room, room, decision)
                    room, fresh = await self._load(code), True
                    continue
                if await self._commit(room, decision):
                    return self._committed(code, room, decision)
                if attempt:
                    await asyncio.sleep(random.uniform(0, 0.005 * attempt))  # noqa: S311  jitter, not a secret
                room, fresh = await self._load(code), True
            raise StoreUnavailable(f"{_TRIES} others were faster")

    async def ask_bot(self, code: str, player: int, turn: int) -> Outcome:
        """Have the bot play for the idle seat, on the request of a player; raise `RoomError`."""
        room = await self.get(code)
        choice = _choice(room)
        if room is None:
            raise NoSuchRoom(code)
        card, capture = choice or (Card(""), ())
        return await self.run(code, AskBot(player, turn, card, capture))

    async def expire(self, code: str, now: int | None = None) -> Outcome | None:
        """Carry out what the room's deadline says if it has come; a deadline that means nothing any more is dropped."""
        room = await self.get(code)
        if room is None:
            await self._store.forget(code)
            return None
        deadline = self.deadline(room)
        if deadline is None:
            return None
        choice = _choice(room) if deadline.kind == "turn" else None
        try:
            return await self.run(code, Expire(deadline, choice), now)
        except NoSuchRoom:
            await self._store.forget(code)
            return None

    async def disconnect(self, lease: Lease) -> None:
        """Take a connection whose lease has ended off its room; a lease that means nothing any more is dropped."""
        code, player, connection = lease
        try:
            outcome = await self.run(code, Disconnect(player, connection))
        except RoomError:
            await self._store.forget(code, lease)
        else:
            if not outcome.decision.changed:
                await self._store.forget(code, lease)

    # Within

    def _lock(self, code: str) -> asyncio.Lock:
        lock = self._locks.get(code)
        if lock is None:
            self._locks[code] = lock = asyncio.Lock()
        return lock

    async def _load(self, code: str) -> Room | None:
        room = await self._store.load(code)
        self._remember(code, room)
        return room

    async def _commit(self, room: Room | None, decision: Decision) -> bool:
        deadline = self.deadline(decision.room) if decision.room is not None else None
        outcome = await self._store.commit(room, decision, deadline.at if deadline is not None else None)
        if outcome == "exists" and decision.room is not None:
            raise CodeTaken(decision.room.code)
        # To be erased and gone already: this commit did it and its answer was lost, or it makes no odds.
        return outcome == "committed" or (outcome == "gone" and decision.room is None)

    def _committed(self, code: str, before: Room | None, decision: Decision) -> Outcome:
        self._remember(code, decision.room)
        outcome = Outcome(code, before, decision.room, decision)
        self.on_commit(outcome)
        return outcome

    def _remember(self, code: str, room: Room | None) -> None:
        if room is not None and self._store.watching(code):
            known = self._rooms.get(code)
            if known is not room:
                self._rooms[code] = room
                self.on_change(code, room)
            if known is not None and (room.version < known.version or room.incarnation != known.incarnation):
                self.on_rewind(known, room)
        elif self._rooms.pop(code, None) is not None:
            self.on_change(code, None)


def _choice(room: Room | None) -> tuple[Card, tuple[Card, ...]] | None:
    """Return what the bot would play now, from what the seat to play may know; None when nobody is to play."""
    match = room.match if room is not None else None
    if match is None or match.deal is None or match.deal.to_play is None:
        return None
    return simple.choose(match_view(match, match.deal.to_play))
