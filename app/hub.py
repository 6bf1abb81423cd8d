"""The hub: this process's seated sockets, and how they hear of a room's changes.

Theory of operation. A change is committed first and told afterwards. A commit made in this process is told at once; one
made elsewhere is heard of as a notice, which is only a wake-up: the room is loaded and told. Notices may be lost,
doubled or late: each member remembers the version and the chat line it was told last, so nothing is told twice or
backwards, and `reconcile` looks at the versions every few seconds. Telling is building the member's own view and
putting it in its outbox; it never awaits a socket.
"""

import asyncio
import contextlib
import logging
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from pydantic import BaseModel

from app.clock import now_ms
from app.outbox import Outbox
from app.protocol.phrases import PHRASE_CODES
from app.protocol.server import ChatLine, Chatted, Closed, Probe, StoreAway, View, Welcome
from app.rooms.events import Event
from app.rooms.model import Player, Room
from app.rooms.policy import Policy
from app.rooms.view import room_view
from app.service import Outcome, Rooms
from app.store import CHAT_KEPT, ChatLineRecord, Notice, Store, StoreUnavailable

log = logging.getLogger("basra.hub")

LEFT: Final = 4000
REPLACED: Final = 4001
REMOVED: Final = 4002
GONE: Final = 4004
TRY_AGAIN: Final = 1013
_PROBE_S: Final = 2.0
_RENEW_S: Final = 15.0


@dataclass(eq=False, slots=True)
class Member:
    """A seated socket: who it is, and what it was told last."""

    code: str
    player: int
    connection: int
    page: str
    outbox: Outbox
    joined_version: int
    version: int = 0
    line: int = 0
    welcomed: bool = False
    here: asyncio.Event = field(default_factory=asyncio.Event)

    def tell(self, message: BaseModel) -> None:
        self.outbox.put(message.model_dump_json())


class Hub:
    """The members of this process, by room."""

    def __init__(self, rooms: Rooms, store: Store, policy: Policy, reconcile_s: float = 5.0) -> None:
        self._rooms, self._store, self._policy, self._reconcile_s = rooms, store, policy, reconcile_s
        self._members: defaultdict[str, set[Member]] = defaultdict(set)
        self._holds: Counter[str] = Counter()
        self._answers: dict[tuple[str, int, int], set[asyncio.Event]] = {}
        self._said: dict[str, dict[int, int]] = {}  # by room, the lines as they were heard last: number and digest
        self._tasks: set[asyncio.Task[None]] = set()
        self._lobby_changed: Callable[[], None] = lambda: None
        rooms.on_commit = self._committed
        rooms.on_rewind = self._rewound

    def on_lobby(self, changed: Callable[[], None]) -> None:
        """Have `changed` called whenever the list of open rooms may have changed."""
        self._lobby_changed = changed

    # Members

    @contextlib.asynccontextmanager
    async def holding(self, code: str) -> AsyncIterator[None]:
        """Hear of this room meanwhile, and for as long after as it has members."""
        self._holds[code] += 1
        try:
            await self._store.watch(code)
            yield
        finally:
            self._holds[code] -= 1
            await self._let_go(code)

    async def _let_go(self, code: str) -> None:
        if not self._members.get(code) and not self._holds[code]:
            self._members.pop(code, None)
            self._said.pop(code, None)
            del self._holds[code]
            self._rooms.drop(code)
            await self._store.unwatch(code)

    async def attach(self, member: Member, request: str | None, asked_name: str | None = None) -> None:
        """Welcome a member whose connection is committed: the whole view and the chat, then all that follows."""
        self._members[member.code].add(member)
        room = self._rooms.peek(member.code) or await self._rooms.get(member.code)
        lines = await self._lines(room, member.joined_version) if room else []
        room = self._rooms.peek(member.code) or room
        player = _player(room, member.player)
        if room is None or player is None:
            self.end(member, "gone", GONE)
            return
        member.version, member.welcomed = room.version, True
        member.line = max((line.line for line in lines), default=0)
        view = room_view(room, member.player, now_ms(), self._policy)
        chat = tuple(map(_shown, lines))
        member.tell(Welcome(id=request, player=member.player, room=view, chat=chat, asked_name=asked_name))
        if player.connection != member.connection:
            self.end(member, "replaced", REPLACED)
        await self._tell_chat(member.code, {member})

    async def detach(self, member: Member) -> None:
        """Forget a member; the last of a room takes the subscription and the cached room with it."""
        self._members.get(member.code, set()).discard(member)
        await self._let_go(member.code)

    def end(self, member: Member, reason: str, close_code: int) -> None:
        """Tell a member why it is over, and close its socket."""
        self._members.get(member.code, set()).discard(member)
        member.tell(Closed.model_validate({"reason": reason}))
        member.outbox.close(close_code)

    def local(self, code: str, player: int, connection: int) -> Member | None:
        """Return the member of this process that holds this connection, if it does."""
        for member in self._members.get(code, ()):
            if member.player == player and member.connection == connection:
                return member
        return None

    def resync(self, member: Member) -> None:
        """Tell a member the whole view again, whatever it was told before."""
        room = self._rooms.peek(member.code)
        if room is not None and _player(room, member.player):
            member.version = room.version
            view = room_view(room, member.player, now_ms(), self._policy)
            member.tell(View(room=view, events=(), resync=True))

    # Telling

    def _committed(self, outcome: Outcome) -> None:
        # Not now but next: whoever made the change gets its ack into the outbox before the view.
        asyncio.get_running_loop().call_soon(self._tell_outcome, outcome)

    def _tell_outcome(self, outcome: Outcome) -> None:
        if outcome.room is None:
            self._tell_gone(outcome.code)
        else:
            self._tell(outcome.room, outcome.room.events)

    def _rewound(self, known: Room, room: Room) -> None:
        """Tell everybody the room as it is now, although they were told a later one: the store came back older."""
        if known.incarnation != room.incarnation:
            self._tell_gone(room.code)
            return
        for member in self._members.get(room.code, ()):
            member.version = 0
        asyncio.get_running_loop().call_soon(self._tell, room, ())

    def _tell(self, room: Room, events: tuple[Event, ...]) -> None:
        now = now_ms()
        for member in tuple(self._members.get(room.code, ())):
            player = _player(room, member.player)
            if not member.welcomed or room.version <= member.version:
                continue
            if player is not None and player.connected and player.connection == member.connection:
                resync = member.version == 0
                shown = events if room.version == member.version + 1 and not resync else ()
                member.version = room.version
                view = room_view(room, member.player, now, self._policy)
                member.tell(View(room=view, events=shown, resync=resync))
            elif member.version == 0 or (player is not None and player.connection == member.connection):
                # The store forgot the connection, or took it for dead (its lease was not renewed): let it come back.
                self._members[room.code].discard(member)
                member.outbox.close(TRY_AGAIN)
            elif player is None and room.was_removed(member.player):
                self.end(member, "removed", REMOVED)
            elif player is None:
                self.end(member, "left", LEFT)
            else:
                self.end(member, "replaced", REPLACED)

    def _tell_weather(self) -> None:
        """Say whether the store is away, so that nobody waits for what cannot fall due meanwhile."""
        told = StoreAway(away=self._store.away)
        for members in self._members.values():
            for member in members:
                member.tell(told)

    def _tell_gone(self, code: str) -> None:
        for member in tuple(self._members.get(code, ())):
            self.end(member, "gone", GONE)

    async def said(self, code: str) -> None:
        """Tell the room's members the chat lines that they have not been told."""
        await self._tell_chat(code, self._members.get(code, set()))

    async def _tell_chat(self, code: str, members: Iterable[Member]) -> None:
        waiting = [member for member in members if member.welcomed]
        room = self._rooms.peek(code)
        if not waiting or room is None:
            return
        lines = await self._lines(room, min(member.joined_version for member in waiting))
        for member in waiting:
            for line in lines:
                if line.line > member.line and line.version >= member.joined_version:
                    member.line = line.line
                    member.tell(Chatted(line=_shown(line)))

    async def _lines(self, room: Room, since: int) -> list[ChatLineRecord]:
        """Return the room's chat since that version; where it is not what was heard before, all are told it again."""
        lines = await self._store.chat_since(room.code, room.incarnation, since)
        heard, now = self._said.get(room.code, {}), {line.line: hash(line) for line in lines}
        # The store came back older, and numbers that were given before were given again.
        again = [line for line, digest in now.items() if heard.get(line, digest) != digest]
        for member in self._members.get(room.code, ()) if again else ():
            member.line = min(member.line, again[0] - 1)
        self._said[room.code] = dict(sorted((heard | now).items())[-CHAT_KEPT:])
        return lines

    # Liveness

    async def alive(self, code: str, player: int, connection: int) -> bool:
        """Return whether that connection still answers, here or in another process; False within two seconds."""
        async with self.holding(code):
            member = self.local(code, player, connection)
            if member is not None:
                member.here.clear()
                member.tell(Probe())
                return await self._answered(member.here, code, player, connection)
            answered = asyncio.Event()
            waiting = self._answers.setdefault((code, player, connection), set())
            waiting.add(answered)
            try:
                await self._store.publish_probe(code, player, connection)
                return await self._answered(answered, code, player, connection)
            finally:
                waiting.discard(answered)
                if not waiting:
                    self._answers.pop((code, player, connection), None)

    async def _answered(self, answered: asyncio.Event, code: str, player: int, connection: int) -> bool:
        until = asyncio.get_running_loop().time() + _PROBE_S
        while asyncio.get_running_loop().time() < until:
            holder = _player(await self._rooms.get(code), player)
            if holder is None or not holder.connected or holder.connection != connection:
                return False
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(answered.wait(), 0.1)
                return True
        return False

    async def _answer_probe(self, notice: Notice) -> None:
        member = self.local(notice.code, notice.player, notice.connection)
        if member is not None:
            member.here.clear()
            member.tell(Probe())
            async with asyncio.timeout(_PROBE_S * 0.8):
                await member.here.wait()
            await self._store.publish_alive(notice.code, notice.player, notice.connection)

    # Loops, each owned by `run`

    async def run(self) -> None:
        """Hear notices, renew leases and reconcile until cancelled; no failure of one round ends a loop."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._hear())
            group.create_task(self._every(_RENEW_S, self._renew))
            group.create_task(self._every(self._reconcile_s, self.reconcile))

    async def _hear(self) -> None:
        async for notice in self._store.notices():
            self._spawn(self._heard(notice))

    async def _heard(self, notice: Notice) -> None:
        match notice.kind:
            case "version":
                await self._refresh(notice.code, notice.version)
            case "gone":
                await self._refresh(notice.code, None)
            case "chat":
                await self.said(notice.code)
            case "probe":
                await self._answer_probe(notice)
            case "alive":
                for answered in self._answers.get((notice.code, notice.player, notice.connection), ()):
                    answered.set()
            case "lobby":
                self._lobby_changed()
            case "weather":
                self._tell_weather()
            case "reconnected":
                self._lobby_changed()
                await self.reconcile()
                for code in tuple(self._members):
                    await self.said(code)

    async def _refresh(self, code: str, version: int | None) -> None:
        if code not in self._members and not self._holds[code]:
            return
        known = self._rooms.peek(code)
        if known is not None and version is not None and version <= known.version:
            # A command may have loaded it, on finding that somebody else had been faster: that told nobody.
            self._tell(known, known.events)
        else:
            await self._reload(code)

    async def _reload(self, code: str) -> None:
        room = await self._rooms.refresh(code)
        if room is None:
            self._tell_gone(code)
        else:
            self._tell(room, room.events)

    async def reconcile(self) -> None:
        """Look whether any room of this process has moved on without being heard, or without being told."""
        for code in await self._rooms.changed(tuple(self._members)):
            await self._reload(code)
        for code in tuple(self._members):
            if (room := self._rooms.peek(code)) is not None:
                self._tell(room, room.events)

    async def _renew(self) -> None:
        await self._store.renew(
            [(m.code, m.player, m.connection) for members in self._members.values() for m in members], now_ms()
        )

    async def _every(self, seconds: float, once: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await once()
            except StoreUnavailable:
                log.warning("the store does not answer; trying again")
            except Exception:
                log.exception("a round of the hub failed")

    def _spawn(self, work: Awaitable[None]) -> None:
        async def guarded() -> None:
            try:
                await work
            except (StoreUnavailable, TimeoutError):
                pass  # reconcile will see to it
            except Exception:
                log.exception("a notice could not be handled")

        task = asyncio.create_task(guarded())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _player(room: Room | None, number: int) -> Player | None:
    players = room.players if room else ()
    return next((player for player in players if player.number == number), None)


def _shown(line: ChatLineRecord) -> ChatLine:
    if line.phrase is not None and line.phrase not in PHRASE_CODES:  # said on a newer server
        line = replace(line, phrase=None)
    return ChatLine.model_validate(line, from_attributes=True)
