"""A room: who sits where, and the match they play; frozen, each accepted command makes the next version.

Times are milliseconds since the epoch, given by the caller. `version` counts commits, `turn` counts plays over the life
of the room (rematches go on counting), so a play that names a turn can never hit a later match.
"""

from dataclasses import dataclass
from typing import Literal

from app.rooms.events import Event
from engine.match import Match
from engine.ruleset import Ruleset
from engine.seats import join_order

Phase = Literal["waiting", "countdown", "playing", "counting", "over"]
"""waiting for players · countdown to the start · a deal in play · the count after a deal · the match is decided."""

TurnTime = Literal[0, 15, 30, 60]


@dataclass(frozen=True, slots=True)
class RoomOptions:
    """What the creator chose."""

    seats: Literal[2, 4]
    target: int
    turn_time: TurnTime  # seconds, 0: none
    public: bool
    ruleset: Ruleset


@dataclass(frozen=True, slots=True)
class AckedPlay:
    """A play that was committed: a resend of its id gets the same answer and is never played twice."""

    id: str
    turn: int
    version: int


@dataclass(frozen=True, slots=True)
class Player:
    """A person in the room, seated. `owner` is a digest of the browser's secret; it never leaves the server."""

    number: int  # 1, 2, … within the room; not secret
    owner: str
    name: str
    seat: int
    joined_at: int
    joined_version: int  # chat older than this version is not for this player
    connection: int  # number of the newest connection, 0 before the first
    connected: bool
    since: int  # when `connected` last changed; for who is still away when a pause ends, the end of the pause
    missed: int = 0  # turns in a row that ran out
    away: bool = False  # the bot plays on until the owner is back
    ready: bool = False  # tapped on after the count
    agreed: bool = False  # wants the rematch
    acked: tuple[AckedPlay, ...] = ()  # the last few


@dataclass(frozen=True, slots=True)
class RemovedPlayer:
    """Somebody whom the host removed; a browser may not come back, unless it is the host's own (`owner` None)."""

    number: int
    owner: str | None


@dataclass(frozen=True, slots=True)
class LeftPlayer:
    """Somebody who left or was removed, and whose lines may still be in the chat: nobody else gets their name."""

    owner: str
    name: str


@dataclass(frozen=True, slots=True)
class Room:
    code: str
    incarnation: str  # random per room, so that a code used again is another room
    version: int
    phase: Phase
    options: RoomOptions
    players: tuple[Player, ...]  # in order of joining
    host: int  # player number; see policy.acting_host for who may start
    next_player: int
    next_connection: int
    bots: tuple[int, ...]  # seats that the host filled with bots at the start; other empty seats of a match are vacant
    match: Match | None
    matches: int  # matches begun in this room
    turn: int
    phase_since: int  # when the phase began, or was resumed after a pause
    turn_since: int  # when the seat to play got its turn, or a fresh turn time
    paused_since: int | None  # nobody connected since
    events: tuple[Event, ...]  # what happened in the commit that made this version
    graced: int | None = None  # the turn that got more time after an outage; each gets it once
    removed: tuple[RemovedPlayer, ...] = ()  # the last few
    left: tuple[LeftPlayer, ...] = ()  # the last few

    def player(self, number: int) -> Player | None:
        """Return the player with this number."""
        return next((player for player in self.players if player.number == number), None)

    def player_at(self, seat: int) -> Player | None:
        """Return the player who has this seat."""
        return next((player for player in self.players if player.seat == seat), None)

    def was_removed(self, number: int) -> bool:
        """Return whether the host removed the player with this number."""
        return any(removed.number == number for removed in self.removed)

    def bars(self, owner: str) -> bool:
        """Return whether this browser may not sit down here: the host removed it."""
        return any(removed.owner == owner for removed in self.removed)

    @property
    def connected(self) -> tuple[Player, ...]:
        """The players with a connection, in order of joining."""
        return tuple(player for player in self.players if player.connected)

    @property
    def free_seats(self) -> tuple[int, ...]:
        """The seats without a player, in the order in which joiners take them (R1.3)."""
        taken = {player.seat for player in self.players}
        return tuple(seat for seat in join_order(self.options.seats) if seat not in taken)

    @property
    def to_play(self) -> int | None:
        """The seat whose turn it is; None when no deal is in play."""
        return self.match.deal.to_play if self.match and self.match.deal else None

    @property
    def deal_number(self) -> int:
        """The deal in play or counted last: 0, 1, … within the match; -1 before any."""
        return self.match.deal.number if self.match and self.match.deal else -1
