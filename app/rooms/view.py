"""What one player may know of the room: built field by field from an allow-list, never by deleting from the room."""

from dataclasses import dataclass
from typing import Literal

from app.rooms.deadlines import DeadlineKind
from app.rooms.errors import NotInRoom
from app.rooms.model import Phase, Room, TurnTime
from app.rooms.policy import Policy, acting_host, asking_from, pending, person_to_play
from app.rooms.seating import BEFORE_MATCH
from engine.ruleset import Ruleset
from engine.seats import team_of
from engine.view import MatchView, match_view

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
    host: bool = False  # of the room, also while somebody else may start


@dataclass(frozen=True, slots=True)
class ClockView:
    """The deadline that everybody waits for. Milliseconds left, never a clock time.

    kind `turn`: the seat to play is played for when it ends; `seat` is None for the other kinds.
    kind `rematch`: everybody who is here agrees, and whoever has just lost the connection is waited for until then.
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
    ask_bot_ms: int | None  # until others may ask for a bot's play for the seat to play; 0: now; None: no question
    kept_ms: int  # how long the room is kept once nobody is connected


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


def room_view(room: Room, player: int, now: int, policy: Policy) -> RoomView:
    """Return what this player may know. Raises `NotInRoom`."""
    you = room.player(player)
    if you is None:
        raise NotInRoom(player)
    return RoomView(
        code=room.code,
        version=room.version,
        turn=room.turn,
        phase=room.phase,
        paused=room.paused_since is not None,
        you=you.number,
        seat=you.seat,
        host=acting_host(room).number,
        seats=tuple(_seat_view(room, seat) for seat in range(room.options.seats)),
        preset=room.options.ruleset.preset,
        target=room.options.target,
        turn_time=room.options.turn_time,
        public=room.options.public,
        ruleset=room.options.ruleset,
        match_number=room.matches,
        match=match_view(room.match, you.seat) if room.match else None,
        clock=_clock(room, now, policy),
        ask_bot_ms=_ask_bot_ms(room, now, policy),
        kept_ms=policy.erase,
    )


def summary(room: Room) -> RoomSummary:
    """Return what anybody who has the code may know."""
    return RoomSummary(
        code=room.code,
        host_name=acting_host(room).name,
        names=tuple(player.name for player in room.players),
        seats=room.options.seats,
        free=len(room.free_seats),
        preset=room.options.ruleset.preset,
        target=room.options.target,
        turn_time=room.options.turn_time,
        public=room.options.public,
        started=room.phase not in BEFORE_MATCH,
        ruleset=room.options.ruleset,
    )


def is_listed(room: Room) -> bool:
    """Return whether the lobby lists the room: it is public, has a seat to take, and somebody is there."""
    return room.options.public and bool(room.free_seats) and room.paused_since is None


def own_players(room: Room, owner: str) -> tuple[OwnPlayer, ...]:
    """Return the players that the browser with this digest has in the room."""
    return tuple(
        OwnPlayer(player.number, player.seat, player.name, player.connected)
        for player in room.players
        if player.owner == owner
    )


def _seat_view(room: Room, seat: int) -> SeatView:
    player = room.player_at(seat)
    if player is None:
        return SeatView(
            seat=seat,
            team=team_of(seat),
            occupant="empty" if room.match is None else "bot" if seat in room.bots else "vacant",
            player=None,
            name=None,
            connected=False,
            away=False,
            ready=False,
            agreed=False,
        )
    return SeatView(
        seat=seat,
        team=team_of(seat),
        occupant="player",
        player=player.number,
        name=player.name,
        connected=player.connected,
        away=player.away,
        ready=player.ready,
        agreed=player.agreed,
        host=player.number == room.host,
    )


def _clock(room: Room, now: int, policy: Policy) -> ClockView | None:
    """Return what everybody waits for; a bot's thinking is not shown, and a paused room has nobody to show it to."""
    due, person = pending(room, policy), person_to_play(room)
    if due is None or due[0].kind == "erase" or (due[0].kind == "turn" and person is None):
        return None
    deadline, lasts = due
    return ClockView(deadline.kind, person.seat if person else None, max(0, deadline.at - now), lasts)


def _ask_bot_ms(room: Room, now: int, policy: Policy) -> int | None:
    due = asking_from(room, policy)
    nobody_asks = not any(player.seat != room.to_play for player in room.connected)
    return None if due is None or nobody_asks else max(0, due - now)
