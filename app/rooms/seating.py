"""Seating: who comes, who goes, who is host (R1.3)."""

from typing import Final

from app.rooms.commands import Create, Join, Leave, Remove
from app.rooms.draft import Draft
from app.rooms.errors import NotHost, NotYourself, NoVacantSeat, Removed, RoomFull, WrongPhase
from app.rooms.events import HostChanged, PlayerJoined, PlayerLeft, PlayerRemoved
from app.rooms.model import LeftPlayer, Player, RemovedPlayer, Room
from app.rooms.names import clean_name, distinct_name
from app.rooms.policy import acting_host

BEFORE_MATCH = ("waiting", "countdown")
MOST_REMOVED: Final = 32
"""Of those whom the host removed the last so many are remembered, for as long as there is the room."""
MOST_LEFT: Final = 32
"""Of those who left the last so many names are kept for them."""


def create(command: Create, now: int) -> Room:
    """Return the new room: its creator is player 1, host, in seat 0, and not connected yet.

    Raises `BadName`, `ReservedName`.
    """
    name = clean_name(command.name)
    return Room(
        code=command.code,
        incarnation=command.incarnation,
        version=1,
        phase="waiting",
        options=command.options,
        players=(_newcomer(1, command.owner, name, 0, now, 1),),
        host=1,
        next_player=2,
        next_connection=1,
        bots=(),
        match=None,
        matches=0,
        turn=0,
        phase_since=now,
        turn_since=now,
        paused_since=now,
        events=(PlayerJoined(1, 0, name),),
    )


def join(draft: Draft, command: Join) -> None:
    """Seat a newcomer in the first free seat, with the hand as it is and a name that looks like nobody else's.

    Raises `Removed`, `BadName`, `ReservedName`, `RoomFull`, `NoVacantSeat`.
    """
    room = draft.room
    if room.bars(command.owner):
        raise Removed
    name = clean_name(command.name)
    if not room.free_seats:
        raise RoomFull if room.phase in BEFORE_MATCH else NoVacantSeat
    seat = room.free_seats[0]
    theirs = [gone.name for gone in room.left if gone.owner != command.owner]  # one's own name is there to come back to
    name = distinct_name(name, [*(player.name for player in room.players), *theirs])
    player = _newcomer(room.next_player, command.owner, name, seat, draft.now, draft.version)
    draft.change(
        players=(*room.players, player),
        next_player=room.next_player + 1,
        bots=tuple(bot for bot in room.bots if bot != seat),
    )
    draft.fresh_turn(seat)
    draft.tell(PlayerJoined(player.number, seat, name))


def leave(draft: Draft, command: Leave) -> None:
    """Free the seat, the host's role going to the longest-present player; the last to leave erases the room."""
    player = draft.player(command.player)
    _free(draft, player, PlayerLeft(player.number, player.seat, player.name))


def remove(draft: Draft, command: Remove) -> None:
    """Free another's seat for the acting host, and bar that browser; one's own browser is not barred.

    Whoever only stands in for the host does not remove the host: a phone that slept would cost them their room.
    Raises `WrongPhase`, `NotHost`, `NotYourself`, `NotInRoom`.
    """
    room, host = draft.room, draft.player(command.player)
    if room.phase not in BEFORE_MATCH:
        raise WrongPhase(room.phase)
    if host != acting_host(room) or room.host == command.other != host.number:
        raise NotHost
    if command.other == host.number:
        raise NotYourself
    player = draft.player(command.other)
    removed = RemovedPlayer(player.number, player.owner if player.owner != host.owner else None)
    draft.change(removed=(*room.removed, removed)[-MOST_REMOVED:])
    _free(draft, player, PlayerRemoved(player.number, player.seat, player.name))


def _free(draft: Draft, player: Player, told: PlayerLeft | PlayerRemoved) -> None:
    """Free the player's seat, tell of it, and hand on what was theirs."""
    staying = tuple(other for other in draft.room.players if other.number != player.number)
    gone = LeftPlayer(player.owner, player.name)
    left = tuple(other for other in draft.room.left if other != gone)
    draft.change(players=staying, left=(*left, gone)[-MOST_LEFT:])
    draft.fresh_turn(player.seat)
    draft.tell(told)
    if not staying:
        draft.erased = True
    elif draft.room.host == player.number:
        draft.change(host=staying[0].number)
        draft.tell(HostChanged(staying[0].number))


def _newcomer(number: int, owner: str, name: str, seat: int, now: int, version: int) -> Player:
    return Player(
        number=number,
        owner=owner,
        name=name,
        seat=seat,
        joined_at=now,
        joined_version=version,
        connection=0,
        connected=False,
        since=now,
    )
