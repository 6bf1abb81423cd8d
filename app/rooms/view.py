"""What one player may know of the room: built field by field from an allow-list, never by deleting from the room."""

from dataclasses import dataclass
from typing import Literal

from app.rooms.deadlines import DeadlineKind
from app.rooms.model import Phase, TurnTime
from engine.ruleset import Ruleset
from engine.view import MatchView

Occupant = Literal["empty", "player", "bot", "vacant"]
"""empty: free before the match · bot: filled by the host · vacant: left in a match. A bot plays for these two."""


@dataclass(frozen=True, slots=True)
class SeatView:
    seat: int
    team: int
    occupant: Occupant
    player: int | None
    name: str | None
    connected: bool
    away: bool
    ready: bool
    agreed: bool


@dataclass(frozen=True, slots=True)
class ClockView:
    """The deadline that everybody waits for. Milliseconds left, never a clock time.

    kind `turn`: the seat to play is played for when it ends; `seat` is None for the other kinds.
    """

    kind: DeadlineKind
    seat: int | None
    left_ms: int
    total_ms: int


@dataclass(frozen=True, slots=True)
class RoomView:
    code: str
    version: int
    turn: int  # name it in a play
    phase: Phase
    paused: bool
    you: int  # own player number
    seat: int  # own seat
    host: int  # the player who may start now
    seats: tuple[SeatView, ...]
    preset: str
    target: int
    turn_time: TurnTime
    public: bool
    ruleset: Ruleset
    match_number: int  # 0 before the first match
    match: MatchView | None
    clock: ClockView | None
    ask_bot_ms: int | None  # until you may ask for a bot's play for the idle seat; 0: now; None: not in question


@dataclass(frozen=True, slots=True)
class RoomSummary:
    """What anybody who has the code may know before sitting down, and what the lobby lists of a public room."""

    code: str
    host_name: str
    names: tuple[str, ...]
    seats: int
    free: int
    preset: str
    target: int
    turn_time: TurnTime
    public: bool
    started: bool
    ruleset: Ruleset


@dataclass(frozen=True, slots=True)
class OwnPlayer:
    """A player of this room that belongs to the asking browser."""

    player: int
    seat: int
    name: str
    connected: bool
