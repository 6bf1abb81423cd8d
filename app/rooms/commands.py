"""What can be asked of a room, in the imperative: a closed union that `decide` matches."""

from dataclasses import dataclass

from app.rooms.deadlines import Deadline
from app.rooms.model import RoomOptions
from engine.cards import Card


@dataclass(frozen=True, slots=True)
class Create:
    """Make the room, with its creator as player 1 and host in seat 0."""

    code: str
    incarnation: str
    owner: str
    name: str
    options: RoomOptions


@dataclass(frozen=True, slots=True)
class Join:
    """Take the first free seat (R1.3): an empty one, or in a match one that a bot plays."""

    owner: str
    name: str


@dataclass(frozen=True, slots=True)
class Leave:
    """Give the seat up; the last person to leave erases the room."""

    player: int


@dataclass(frozen=True, slots=True)
class Remove:
    """The acting host takes another player's seat away before the match; their browser may not sit down here again."""

    player: int
    other: int


@dataclass(frozen=True, slots=True)
class Connect:
    """A newer socket for this player; it gets the room's next connection number."""

    player: int


@dataclass(frozen=True, slots=True)
class Disconnect:
    """That connection is gone; a no-op when a newer one has taken the player over."""

    player: int
    connection: int


@dataclass(frozen=True, slots=True)
class Start:
    """The acting host fills the empty seats with bots and starts."""

    player: int


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A person's play for the turn they were looking at; capture None means the default (R3.2)."""

    player: int
    id: str
    turn: int
    card: Card
    capture: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class AskBot:
    """Ask the bot to play for a connected player who has been idle for two minutes without a turn time.

    `card` and `capture` are the bot's choice for the seat to play, made outside.
    """

    player: int
    turn: int
    card: Card
    capture: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Return:
    """An away player is back and plays for themselves again."""

    player: int


@dataclass(frozen=True, slots=True)
class Ready:
    """Seen the count of that deal, go on."""

    player: int
    match: int
    deal: int


@dataclass(frozen=True, slots=True)
class Agree:
    """Wants (or, agreed False, no longer wants) a rematch after that match."""

    player: int
    match: int
    agreed: bool = True


@dataclass(frozen=True, slots=True)
class Expire:
    """A deadline is due; stale or early ones are no-ops. For a turn deadline `choice` is the bot's play."""

    deadline: Deadline
    choice: tuple[Card, tuple[Card, ...]] | None = None


RoomCommand = Join | Leave | Remove | Connect | Disconnect | Start | PlayCard | AskBot | Return | Ready | Agree | Expire
"""What can be asked of a room that there is."""

Command = Create | RoomCommand
