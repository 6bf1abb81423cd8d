"""Every message that the server sends, over the room's WebSocket and the lobby's."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from app.protocol.phrases import PhraseCode
from app.rooms.events import Event
from app.rooms.view import OwnPlayer, RoomSummary, RoomView


class ServerMessage(BaseModel):
    model_config = ConfigDict(frozen=True)


class ChatLine(BaseModel):
    """One line of the room's chat: plain text, or a `phrase` and no text. `line` counts up within the room."""

    model_config = ConfigDict(frozen=True)

    line: int
    player: int
    name: str
    text: str
    phrase: PhraseCode | None = None


class Welcome(ServerMessage):
    """You are seated: the whole view, and the chat since you joined. Keep `player` for this tab.

    `asked_name` is the name of the `join` when your name here is another: one like it is, or was, somebody else's here.
    """

    type: Literal["welcome"] = "welcome"
    id: str | None = None  # of the join or take_over that this answers
    player: int
    room: RoomView
    chat: tuple[ChatLine, ...]
    asked_name: str | None = None


class Preview(ServerMessage):
    """You are not seated: the room as anybody with the code may see it, and the players this browser has in it."""

    type: Literal["preview"] = "preview"
    room: RoomSummary
    yours: tuple[OwnPlayer, ...]


class View(ServerMessage):
    """The room changed: the whole view, and what happened in that change (for motion only).

    `resync` is true when this answers `resync` or follows an outage: then draw it whatever its version.
    """

    type: Literal["view"] = "view"
    room: RoomView
    events: tuple[Event, ...]
    resync: bool = False


class Chatted(ServerMessage):
    """A line was added to the chat."""

    type: Literal["chatted"] = "chatted"
    line: ChatLine


class Ack(ServerMessage):
    """The message with this id was committed; for a play, with its turn."""

    type: Literal["ack"] = "ack"
    id: str
    version: int
    turn: int | None = None


class Error(ServerMessage):
    """A message was refused and nothing was changed by it; `code` is stable, `message` is for developers."""

    type: Literal["error"] = "error"
    id: str | None
    code: str
    message: str


class Pong(ServerMessage):
    """The heartbeat's answer; a page that sees a newer version than its own asks for `resync`."""

    type: Literal["pong"] = "pong"
    version: int


class StoreAway(ServerMessage):
    """The store of the rooms is away, and nothing can be played or falls due; or, `away` false, it is back."""

    type: Literal["store"] = "store"
    away: bool


class Probe(ServerMessage):
    """Another page asks for this seat: answer `here`, else this connection counts as dead."""

    type: Literal["probe"] = "probe"


class Closed(ServerMessage):
    """The last message before the server closes the socket for good: do not reconnect by yourself.

    replaced: the seat was taken over elsewhere · left: you left · removed: the host removed you or, earlier,
    this browser · gone: the room is no more.
    """

    type: Literal["closed"] = "closed"
    reason: Literal["replaced", "left", "removed", "gone"]


class Lobby(ServerMessage):
    """The public rooms with a seat to take; sent on the lobby's socket whenever the list changes."""

    type: Literal["lobby"] = "lobby"
    rooms: tuple[RoomSummary, ...]


AnyServerMessage = Annotated[
    Welcome | Preview | View | Chatted | Ack | Error | Pong | StoreAway | Probe | Closed | Lobby,
    Field(discriminator="type"),
]

SERVER_MESSAGE: TypeAdapter[AnyServerMessage] = TypeAdapter(AnyServerMessage)
