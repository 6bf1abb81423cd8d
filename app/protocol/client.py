"""Every message that a browser may send over the room's WebSocket: a union closed by `type`.

A message with an `id` is answered by exactly one `ack` or `error` that carries the same id.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from app.protocol.phrases import PhraseCode

MessageId = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
PlayerNumber = Annotated[int, Field(ge=1, le=1_000_000_000)]
Turn = Annotated[int, Field(ge=0, le=1_000_000_000)]
CardCode = Annotated[str, Field(max_length=3)]
RawName = Annotated[str, Field(max_length=400)]


class ClientMessage(BaseModel):
    """What all messages of a browser have in common: no unknown fields, no silent conversions."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Hello(ClientMessage):
    """The first message on a socket: who this tab thinks it is.

    `page` is random for each loaded page, so that a page that lost its network takes its own dead connection over
    without a question. `player` is the number the tab kept, if any. Answered by `welcome` when the browser has that
    seat, else by `preview`.
    """

    type: Literal["hello"]
    page: MessageId
    player: PlayerNumber | None = None


class Join(ClientMessage):
    """Sit down as a new player. Answered by `welcome` or `error`."""

    type: Literal["join"]
    id: MessageId
    name: RawName


class TakeOver(ClientMessage):
    """Continue here as a player this browser already has in the room. Answered by `welcome` or `error`."""

    type: Literal["take_over"]
    id: MessageId
    player: PlayerNumber


class Leave(ClientMessage):
    """Give the seat up. Answered by `ack`, then the socket is closed with 4000."""

    type: Literal["leave"]
    id: MessageId


class Remove(ClientMessage):
    """The host takes another player's seat away before the match; that browser may not sit down here again."""

    type: Literal["remove"]
    id: MessageId
    player: PlayerNumber


class Start(ClientMessage):
    """The host fills the empty seats with bots and starts."""

    type: Literal["start"]
    id: MessageId


class PlayCard(ClientMessage):
    """Play a card. `id` has at least 64 random bits and stays the same across resends and reloads.

    `turn` is the view's `turn` the player was looking at; `capture` null or absent is the default capture.
    """

    type: Literal["play"]
    id: MessageId
    turn: Turn
    card: CardCode
    capture: Annotated[list[CardCode], Field(max_length=52)] | None = None


class AskBot(ClientMessage):
    """Ask the bot to play for another's idle seat; allowed when the view's `ask_bot_ms` is 0."""

    type: Literal["ask_bot"]
    id: MessageId
    turn: Turn


class Return(ClientMessage):
    """I am back: the bot stops playing for me."""

    type: Literal["return"]
    id: MessageId


class Ready(ClientMessage):
    """Seen the count of this deal, go on."""

    type: Literal["ready"]
    id: MessageId
    match: Turn
    deal: Turn


class Rematch(ClientMessage):
    """Agree to a rematch, or take that back."""

    type: Literal["rematch"]
    id: MessageId
    match: Turn
    agreed: bool = True


class Chat(ClientMessage):
    """Say something to the room: plain text, at most 300 code points."""

    type: Literal["chat"]
    id: MessageId
    text: Annotated[str, Field(max_length=1200)]


class Say(ClientMessage):
    """Say a quick phrase or a reaction, which each reader sees in their own language; a line of chat like any other."""

    type: Literal["phrase"]
    id: MessageId
    phrase: PhraseCode


class Ping(ClientMessage):
    """The browser's heartbeat, every 20 s; answered by `pong` with the room's version."""

    type: Literal["ping"]


class Here(ClientMessage):
    """The answer to `probe`: this connection is alive."""

    type: Literal["here"]


class Resync(ClientMessage):
    """Send me the whole view again."""

    type: Literal["resync"]


AnyClientMessage = Annotated[
    Hello
    | Join
    | TakeOver
    | Leave
    | Remove
    | Start
    | PlayCard
    | AskBot
    | Return
    | Ready
    | Rematch
    | Chat
    | Say
    | Ping
    | Here
    | Resync,
    Field(discriminator="type"),
]

CLIENT_MESSAGE: TypeAdapter[AnyClientMessage] = TypeAdapter(AnyClientMessage)
