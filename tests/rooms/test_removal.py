"""The host may remove a player before the match, and that browser stays out."""

from itertools import pairwise

import pytest
from pydantic import TypeAdapter

from app.rooms.commands import Remove
from app.rooms.errors import NotHost, NotInRoom, NotYourself, Removed, WrongPhase
from app.rooms.events import CountdownStopped, HostChanged, PlayerRemoved
from app.rooms.model import Room
from app.rooms.seating import MOST_REMOVED
from app.rooms.view import own_players
from tests.rooms.table import Table, only, playing


def test_the_host_frees_another_players_seat_and_it_is_told():
    table = Table("Ali", "Rana", seats=4)
    decision = table.remove(2)
    assert only(decision.events, PlayerRemoved) == PlayerRemoved(2, 2, "Ali")
    assert table.seats == {"Mona": 0, "Rana": 1}
    assert table.room.free_seats[0] == 2
    assert table.room.was_removed(2)
    assert not table.room.was_removed(3)


def test_a_removal_stops_the_countdown():
    table = Table("Ali")
    assert table.room.phase == "countdown"
    decision = table.remove(2)
    assert only(decision.events, CountdownStopped)
    assert table.room.phase == "waiting"


def test_only_the_host_removes():
    table = Table("Ali", "Rana", seats=4)
    with pytest.raises(NotHost):
        table.remove(3, by=2)
    with pytest.raises(NotHost):
        table.remove(1, by=2)


def test_while_the_host_is_disconnected_the_longest_present_player_removes_but_not_the_host():
    table = Table("Ali", "Rana", seats=4)
    table.disconnect(1)
    with pytest.raises(NotHost):
        table.remove(1, by=2)
    with pytest.raises(NotHost):
        table.remove(2, by=3)
    table.remove(3, by=2)
    assert table.seats == {"Mona": 0, "Ali": 2}
    table.connect(1)
    assert HostChanged not in map(type, table.remove(2).events)
    assert table.room.host == 1


def test_a_player_who_has_lost_the_connection_can_be_removed():
    table = Table("Ali")
    table.disconnect(2)
    table.remove(2)
    assert table.seats == {"Mona": 0}


def test_nobody_removes_themselves_or_a_stranger():
    table = Table("Ali")
    with pytest.raises(NotYourself) as refused:
        table.remove(1)
    assert refused.value.code == "not_yourself"
    for stranger in (3, 99):
        with pytest.raises(NotInRoom):
            table.remove(stranger)
    with pytest.raises(NotInRoom):
        table.remove(1, by=99)


def test_once_the_match_has_begun_nobody_is_removed():
    table = playing()
    with pytest.raises(WrongPhase):
        table.remove(2)
    table.play_match()
    with pytest.raises(WrongPhase):
        table.remove(2)


def test_a_removed_browser_does_not_sit_down_again_under_any_name_as_long_as_the_room_lives():
    table = Table("Ali")
    table.remove(2)
    for name in ("Ali", "Somebody else"):
        with pytest.raises(Removed) as refused:
            table.join(name, owner="browser-2")
        assert refused.value.code == "removed"
    assert own_players(table.room, "browser-2") == ()
    table.join("Ali", owner="browser-9")
    table.start()
    table.leave(3)
    with pytest.raises(Removed):
        table.join("Ali", owner="browser-2")


def test_a_browsers_other_player_keeps_the_seat_but_it_gets_no_new_one():
    table = Table("Ali", seats=4)
    table.join("Ali's tab", owner="browser-2")
    table.remove(2)
    assert table.seats == {"Mona": 0, "Ali's tab": 1}
    with pytest.raises(Removed):
        table.join("Ali", owner="browser-2")


def test_the_hosts_own_browser_is_never_barred():
    table = Table()
    number = table.join("My other tab", owner="browser-1")
    table.remove(number)
    assert table.room.was_removed(number)
    table.join("My other tab", owner="browser-1")
    assert "My other tab" in table.seats


def test_the_last_removed_are_remembered_and_no_more():
    table = Table()
    for times in range(MOST_REMOVED + 1):
        table.remove(table.join("Ali", owner=f"stranger-{times}"))
    assert len(table.room.removed) == MOST_REMOVED
    assert all(one.number < other.number for one, other in pairwise(table.room.removed))
    assert not table.room.bars("stranger-0")
    assert table.room.bars("stranger-1")


def test_a_room_that_was_saved_before_anybody_could_be_removed_is_read():
    room = TypeAdapter(Room)
    table = Table("Ali")
    old = room.dump_python(table.room, mode="json")
    del old["removed"]
    assert room.validate_python(old) == table.room


def test_a_removal_that_is_refused_changes_nothing():
    table = Table("Ali")
    before = table.room
    with pytest.raises(NotInRoom):
        table.do(Remove(1, 7))
    assert table.room is before
