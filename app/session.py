"""A session: one WebSocket of a room, from its hello to its end.

It parses at the edge, answers every message that has an id exactly once, and lets no bad one cost more than itself.
Who a message is from is decided by the socket (browser cookie, then the seat it was welcomed to), never by the message.
"""

import asyncio
import contextlib
import logging
from typing import Final, Protocol, assert_never

from pydantic import BaseModel, ValidationError
from pydantic_core import from_json
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from app.chat import BadChat, clean_text
from app.clock import now_ms
from app.guesses import Guesses
from app.hub import GONE, LEFT, REMOVED, TRY_AGAIN, Hub, Member
from app.limits import Bucket, Buckets
from app.outbox import Outbox
from app.protocol import client
from app.protocol.phrases import PhraseCode
from app.protocol.server import Ack, Closed, Error, Pong, Preview
from app.refusals import Refusals
from app.rooms import commands
from app.rooms.errors import RoomError
from app.rooms.model import Player, Room
from app.rooms.names import clean_name
from app.rooms.view import own_players, summary
from app.service import Rooms
from app.settings import Settings
from app.store import Store, StoreUnavailable
from engine.cards import Card

log = logging.getLogger("basra.session")

LARGEST: Final = 4096  # bytes of one message
TOO_MUCH: Final = 4008
_STRIKES: Final = 20  # bad or excessive messages before the socket is closed
_HELLO_S: Final = 20.0


class Asked(Protocol):
    """What a message with an id has in common."""

    @property
    def id(self) -> str: ...


class Refused(Exception):
    """A message that the session itself refuses; `code` is stable."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Session:
    """One socket of one room."""

    def __init__(
        self,
        socket: WebSocket,
        code: str,
        owner: str,
        address: str,
        *,
        rooms: Rooms,
        hub: Hub,
        store: Store,
        guesses: Guesses,
        joins: Buckets,
        refusals: Refusals,
        settings: Settings,
    ) -> None:
        self._socket, self._code, self._owner, self._address = socket, code, owner, address
        self._rooms, self._hub, self._store = rooms, hub, store
        self._guesses, self._joins, self._refusals = guesses, joins, refusals
        self._outbox = Outbox(socket.send_text, socket.close)
        self._member: Member | None = None
        self._page = ""
        self._strikes = 0
        self._messages = Bucket(settings.message_burst, settings.messages_per_second)
        self._lines = Bucket(settings.chat_burst, settings.chat_per_second)

    async def run(self) -> None:
        """Serve the socket until either side ends it."""
        writer = asyncio.create_task(self._outbox.run())
        try:
            await self._read(writer)
        finally:
            await self._end()
            if self._outbox.ending and self._socket.client_state is WebSocketState.CONNECTED:
                # The close and its reason still go out, if the peer takes them.
                await asyncio.wait({writer}, timeout=1.0)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def _read(self, writer: asyncio.Task[None]) -> None:
        hello_by = asyncio.get_running_loop().time() + _HELLO_S
        while True:
            receive = asyncio.create_task(self._socket.receive())
            patience = None if self._page else max(0.0, hello_by - asyncio.get_running_loop().time())
            done, _ = await asyncio.wait({receive, writer}, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
            if receive not in done:
                receive.cancel()
                await asyncio.gather(receive, return_exceptions=True)
                if not done:
                    self._outbox.close(TOO_MUCH)
                return
            try:
                received = receive.result()
            except (WebSocketDisconnect, RuntimeError):
                return
            if received["type"] == "websocket.disconnect":
                return
            await self._receive(received.get("text") or "")
            if self._strikes > _STRIKES:
                self._outbox.close(TOO_MUCH)
            if self._outbox.ending:
                return

    async def _receive(self, text: str) -> None:
        if self._member is not None:
            self._member.here.set()
        if not self._messages.take(now_ms()):
            self._refuse(_id_of(text), "rate_limited", "too many messages, slow down")
            return
        if len(text.encode()) > LARGEST:
            self._refuse(None, "too_large", f"a message has at most {LARGEST} bytes")
            return
        try:
            message = client.CLIENT_MESSAGE.validate_json(text)
        except ValidationError as error:
            code, reason = _bad(error)
            self._refuse(_id_of(text), code, reason)
            return
        request: str | None = getattr(message, "id", None)
        try:
            await self._handle(message)
        except (RoomError, Refused, BadChat) as error:
            if isinstance(error, Refused):
                self._refusals.note(error.code)
            self._tell(Error(id=request, code=error.code, message=str(error)))
        except StoreUnavailable:
            self._tell(Error(id=request, code="store_unavailable", message="the store does not answer, try again"))
            if isinstance(message, client.Hello | client.Join | client.TakeOver):
                # Half seated, perhaps: the next hello finds out, where a second join would take a second seat.
                self._outbox.close(TRY_AGAIN)
        except Exception:
            log.exception("a %s message failed", message.type)
            self._tell(Error(id=request, code="internal", message="the server failed; nothing was changed"))

    async def _handle(self, message: client.AnyClientMessage) -> None:
        match message:
            case client.Hello():
                await self._hello(message)
            case client.Join():
                await self._join(message)
            case client.TakeOver():
                await self._take_over(message)
            case client.Leave():
                await self._leave(message)
            case client.Remove():
                await self._command(message, commands.Remove(self._seated().player, message.player))
            case client.PlayCard():
                await self._play(message)
            case client.AskBot():
                member = self._seated()
                outcome = await self._rooms.ask_bot(self._code, member.player, message.turn)
                self._ack(message, outcome.room)
            case client.Start():
                await self._command(message, commands.Start(self._seated().player))
            case client.Return():
                await self._command(message, commands.Return(self._seated().player))
            case client.Ready():
                await self._command(message, commands.Ready(self._seated().player, message.match, message.deal))
            case client.Rematch():
                await self._command(
                    message, commands.Agree(self._seated().player, message.match, agreed=message.agreed)
                )
            case client.Chat():
                await self._chat(message)
            case client.Say():
                await self._phrase(message)
            case client.Ping():
                room = self._rooms.peek(self._code)
                self._tell(Pong(version=room.version if room and self._member else 0))
            case client.Here():
                pass
            case client.Resync():
                self._hub.resync(self._seated())
            case _:
                assert_never(message)

    # Sitting down

    async def _hello(self, hello: client.Hello) -> None:
        if self._page:
            raise Refused("bad_message", "hello comes once, first")
        self._page = hello.page
        room = await self._rooms.get(self._code)
        mine = room is not None and own_players(room, self._owner)
        if not mine and not self._guesses.may_know(self._address, now_ms(), exists=room is not None):
            self._refusals.note("unknown codes")
            self._tell(Error(id=None, code="rate_limited", message="too many unknown codes, wait a moment"))
            self._outbox.close(TRY_AGAIN)
            return
        if room is None:
            self._gone()
            return
        if not mine and room.bars(self._owner):
            self._tell(Closed(reason="removed"))
            self._outbox.close(REMOVED)
            return
        player = await self._own_seat(room, hello)
        if player is None:
            self._tell(Preview(room=summary(room), yours=own_players(room, self._owner)))
        else:
            await self._sit(player, None)

    async def _own_seat(self, room: Room, hello: client.Hello) -> int | None:
        """Return the player this page continues as; None when there is none, or it must be asked first."""
        mine = [player for player in room.players if player.owner == self._owner]
        named = [player for player in mine if player.number == hello.player]
        if named:
            return named[0].number if await self._is_free(named[0], hello.page) else None
        free = await asyncio.gather(*(self._is_free(player, hello.page) for player in mine))
        chosen = [player.number for player, is_free in zip(mine, free, strict=True) if is_free]
        return chosen[0] if len(chosen) == 1 else None

    async def _is_free(self, player: Player, page: str) -> bool:
        if not player.connected:
            return True
        holder = self._hub.local(self._code, player.number, player.connection)
        if holder is not None and holder.page == page:
            return True
        return not await self._hub.alive(self._code, player.number, player.connection)

    async def _join(self, join: client.Join) -> None:
        self._greeted()
        if self._member is not None:
            raise Refused("already_seated", "this socket has a seat")
        if not self._joins.take(self._address, now_ms()):
            raise Refused("rate_limited", "too many new players, wait a moment")
        outcome = await self._rooms.run(self._code, commands.Join(self._owner, join.name))
        if outcome.room is not None:
            player, asked = outcome.room.players[-1], clean_name(join.name)
            await self._sit(player.number, join.id, asked if asked != player.name else None)

    async def _take_over(self, take: client.TakeOver) -> None:
        self._greeted()
        if self._member is not None:
            raise Refused("already_seated", "this socket has a seat")
        room = await self._rooms.get(self._code)
        mine = room.players if room else ()
        if not any(player.number == take.player and player.owner == self._owner for player in mine):
            raise Refused("not_your_seat", "this browser has no such player here")
        await self._sit(take.player, take.id)

    async def _sit(self, player: int, request: str | None, asked_name: str | None = None) -> None:
        async with self._hub.holding(self._code):
            outcome = await self._rooms.run(self._code, commands.Connect(player))
            seated = next((p for p in (outcome.room.players if outcome.room else ()) if p.number == player), None)
            if seated is None:
                self._gone()
                return
            self._member = Member(
                code=self._code,
                player=player,
                connection=seated.connection,
                page=self._page,
                outbox=self._outbox,
                joined_version=seated.joined_version,
            )
            await self._hub.attach(self._member, request, asked_name)

    # In the room

    async def _leave(self, leave: client.Leave) -> None:
        member = self._seated()
        await self._rooms.run(self._code, commands.Leave(member.player))
        self._member = None
        self._tell(Ack(id=leave.id, version=0))
        self._hub.end(member, "left", LEFT)
        await self._hub.detach(member)

    async def _play(self, play: client.PlayCard) -> None:
        capture = None if play.capture is None else tuple(Card(code) for code in play.capture)
        command = commands.PlayCard(self._seated().player, play.id, play.turn, Card(play.card), capture)
        outcome = await self._rooms.run(self._code, command)
        acked = outcome.decision.acked
        if acked is not None:
            self._tell(Ack(id=play.id, version=acked.version, turn=acked.turn))

    async def _chat(self, chat: client.Chat) -> None:
        member = self._may_talk()  # first: a line made to be hard to clean costs no more than another
        await self._say(member, chat.id, clean_text(chat.text))

    async def _phrase(self, said: client.Say) -> None:
        await self._say(self._may_talk(), said.id, "", said.phrase)

    def _may_talk(self) -> Member:
        member = self._seated()
        if not self._lines.take(now_ms()):
            raise Refused("chat_too_fast", "too many lines, wait a moment")
        return member

    async def _say(self, member: Member, request: str, text: str, phrase: PhraseCode | None = None) -> None:
        room = await self._rooms.get(self._code)
        player = next((p for p in (room.players if room else ()) if p.number == member.player), None)
        if room is None or player is None:
            raise Refused("not_in_room", "you have left this room")
        line = await self._store.say(self._code, room.incarnation, player.number, player.name, text, phrase)
        if line is None:
            raise Refused("no_such_room", "the room is no more")
        self._tell(Ack(id=request, version=room.version))
        with contextlib.suppress(StoreUnavailable):  # it is said and acked; the store's notice tells it too
            await self._hub.said(self._code)

    async def _command(self, message: Asked, command: commands.Command) -> None:
        outcome = await self._rooms.run(self._code, command)
        self._ack(message, outcome.room)

    # Answers

    def _tell(self, message: BaseModel) -> None:
        self._outbox.put(message.model_dump_json())

    def _ack(self, message: Asked, room: Room | None) -> None:
        self._tell(Ack(id=message.id, version=room.version if room else 0))

    def _refuse(self, request: str | None, code: str, reason: str) -> None:
        self._strikes += 1
        self._refusals.note(code)
        self._tell(Error(id=request, code=code, message=reason))

    def _greeted(self) -> None:
        if not self._page:
            raise Refused("hello_first", "the first message is hello")

    def _seated(self) -> Member:
        self._greeted()
        if self._member is None:
            raise Refused("not_seated", "sit down first")
        return self._member

    def _gone(self) -> None:
        self._tell(Closed(reason="gone"))
        self._outbox.close(GONE)

    async def _end(self) -> None:
        member, self._member = self._member, None
        if member is None:
            return
        await self._hub.detach(member)
        # The room may be gone; and while the store is away, the lease will say it later.
        with contextlib.suppress(RoomError, StoreUnavailable):
            await self._rooms.run(self._code, commands.Disconnect(member.player, member.connection))


def _bad(error: ValidationError) -> tuple[str, str]:
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    if first["type"] == "json_invalid":
        return "malformed", "this is not JSON"
    if first["type"] in {"union_tag_invalid", "union_tag_not_found"}:
        return "unknown_type", "no message has this type"
    where = ".".join(str(part) for part in first["loc"])
    return "bad_message", f"{where}: {first['msg']}"


def _id_of(text: str) -> str | None:
    """Return the id of a message that could not be used, so that its sender still gets its answer."""
    try:
        message = from_json(text[:LARGEST])
    except ValueError:
        return None
    request = message.get("id") if isinstance(message, dict) else None
    return request if isinstance(request, str) and len(request) <= 40 else None
