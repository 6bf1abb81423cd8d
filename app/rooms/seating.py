"""Seating: who comes, who goes, who is host (R1.3)."""

from app.rooms.commands import Create, Join, Leave
from app.rooms.draft import Draft
from app.rooms.errors import NoVacantSeat, RoomFull
from app.rooms.events import HostChanged, PlayerJoined, PlayerLeft
from app.rooms.model import Player, Room
from app.rooms.names import clean_name

BEFORE_MATCH = ("waiting", "countdown")


def create(command: Create, now: int) -> Room:
    """Return the new room: its creator is player 1, host, in seat 0, and not connected yet. Raises `BadName`."""
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
    """Seat a newcomer in the first free seat, with the hand as it is. Raises `BadName`, `RoomFull`, `NoVacantSeat`."""
    room = draft.room
    name = clean_name(command.name)
    if not room.free_seats:
        raise RoomFull if room.phase in BEFORE_MATCH else NoVacantSeat
    seat = room.free_seats[0]
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
    staying = tuple(other for other in draft.room.players if other.number != player.number)
    draft.change(players=staying)
    draft.fresh_turn(player.seat)
    draft.tell(PlayerLeft(player.number, player.seat, player.name))
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
