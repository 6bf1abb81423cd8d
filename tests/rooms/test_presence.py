"""Connections come and go, the seat stays; with nobody connected the room pauses, and is erased after ten minutes."""

import pytest

from app.rooms.commands import Connect, Disconnect, Expire
from app.rooms.errors import NotInRoom
from app.rooms.events import PlayerConnected, PlayerDisconnected, PlayerReturned
from tests.rooms.table import MINUTE, POLICY, SECOND, Table, only


def test_each_connection_has_the_rooms_next_number():
    table = Table("Ali")
    assert (table.player(1).connection, table.player(2).connection) == (1, 2)
    table.connect(1)
    assert table.player(1).connection == 3


def test_connecting_is_told_once():
    table = Table(connected=False)
    assert only(table.connect(1).events, PlayerConnected) == PlayerConnected(1, 0)
    assert table.connect(1).events == ()


def test_a_newer_connection_does_not_change_since_when_the_player_is_there():
    table = Table()
    since = table.player(1).since
    table.wait(SECOND)
    table.connect(1)
    assert table.player(1).since == since


def test_who_is_not_in_the_room_cannot_connect():
    with pytest.raises(NotInRoom):
        Table().do(Connect(7))


def test_disconnecting_keeps_the_seat():
    table = Table("Ali")
    table.wait(SECOND)
    decision = table.disconnect(2)
    assert only(decision.events, PlayerDisconnected) == PlayerDisconnected(2, 1)
    assert table.seats == {"Mona": 0, "Ali": 1}
    assert table.player(2).since == table.now


def test_the_end_of_an_older_connection_is_nothing():
    table = Table("Ali")
    old = table.player(2).connection
    table.connect(2)
    assert not table.do(Disconnect(2, old)).changed
    assert table.player(2).connected


def test_a_connection_ends_once():
    table = Table("Ali")
    connection = table.player(2).connection
    table.disconnect(2)
    assert not table.do(Disconnect(2, connection)).changed


def test_the_connection_of_somebody_who_has_left_ends_silently():
    table = Table("Ali")
    connection = table.player(2).connection
    table.leave(2)
    assert not table.do(Disconnect(2, connection)).changed


# Away and back


def away_table(**chosen):
    """Ali, in seat 1, is away after two turns that ran out."""
    table = Table("Ali", **chosen)
    table.start()
    for _ in range(2):
        table.play_to(1)
        table.wait_for("turn")
    assert table.player(2).away
    return table


def test_return_ends_being_away():
    table = away_table()
    decision = table.come_back(2)
    assert only(decision.events, PlayerReturned) == PlayerReturned(2, 1)
    assert (table.player(2).away, table.player(2).missed) == (False, 0)


def test_a_fresh_connection_ends_being_away():
    table = away_table()
    assert only(table.connect(2).events, PlayerReturned) == PlayerReturned(2, 1)
    assert not table.player(2).away


def test_who_is_back_has_a_whole_turn():
    table = away_table()
    table.play_to(1)
    table.wait(POLICY.bot_think // 2)
    table.come_back(2)
    assert table.due().at == table.now + 30 * SECOND


def test_who_is_back_can_miss_two_turns_again():
    table = away_table()
    table.come_back(2)
    table.play_to(1)
    table.wait_for("turn")
    assert not table.player(2).away


def test_return_without_being_away_is_nothing():
    table = Table("Ali")
    assert not table.come_back(2).changed


def test_who_is_not_in_the_room_cannot_return():
    with pytest.raises(NotInRoom):
        Table().come_back(7)


# Pause


def test_with_nobody_connected_only_the_erasing_is_due():
    table = Table("Ali")
    table.start()
    table.disconnect(1)
    assert table.due().kind == "turn"
    table.wait(SECOND)
    table.disconnect(2)
    assert table.room.paused_since == table.now
    assert (table.due().kind, table.due().at) == ("erase", table.now + 10 * MINUTE)


def test_bots_pause_too():
    table = Table()
    table.start()
    table.play_to(1)
    turn = table.due()
    table.disconnect(1)
    table.wait(SECOND)
    assert not table.do(Expire(turn, table.bot_choice())).changed


def test_a_paused_room_is_erased_after_ten_minutes():
    table = Table()
    table.disconnect(1)
    table.wait(10 * MINUTE - 1)
    assert not table.expire(table.due()).changed
    table.wait(1)
    decision = table.expire(table.due())
    assert decision.room is None
    assert decision.changed


def test_a_room_that_nobody_ever_connected_to_is_erased_as_well():
    table = Table(connected=False)
    assert table.room.paused_since == table.now
    assert table.wait_for("erase").room is None


def test_joining_alone_does_not_end_the_pause():
    table = Table(connected=False)
    paused = table.room.paused_since
    table.wait(SECOND)
    table.join("Ali", connect=False)
    assert table.room.paused_since == paused


def test_who_comes_back_goes_on_with_a_fresh_turn():
    table = Table("Ali")
    table.start()
    table.wait(20 * SECOND)
    table.disconnect(1)
    table.disconnect(2)
    table.wait(9 * MINUTE)
    table.connect(1)
    assert table.room.paused_since is None
    assert (table.due().kind, table.due().at) == ("turn", table.now + 30 * SECOND)


def test_who_comes_back_goes_on_with_a_fresh_countdown_and_a_fresh_count():
    table = Table("Ali", target=1001)
    table.wait(4 * SECOND)
    table.disconnect(1)
    table.disconnect(2)
    table.wait(MINUTE)
    table.connect(2)
    assert table.due().at == table.now + POLICY.countdown

    table.start(2)
    table.play_deal()
    table.wait(14 * SECOND)
    table.disconnect(2)
    table.wait(MINUTE)
    table.connect(2)
    assert (table.due().kind, table.due().at) == ("next_deal", table.now + POLICY.count)


def test_without_a_turn_time_those_still_away_get_their_whole_minute_after_a_pause():
    table = Table("Ali", turn_time=0)
    table.start()
    table.play_to(1)
    table.disconnect(2)
    table.disconnect(1)
    table.wait(5 * MINUTE)
    table.connect(1)
    assert table.due().at == table.now + POLICY.absent


def test_a_pause_is_over_once():
    table = Table("Ali")
    table.start()
    table.disconnect(1)
    due = table.due()
    table.wait(SECOND)
    table.connect(1)
    assert table.due() == due


def test_when_the_last_connected_player_leaves_while_others_are_disconnected_the_room_pauses():
    table = Table("Ali")
    table.start()
    table.disconnect(2)
    decision = table.leave(1)
    assert decision.room is not None
    assert (table.room.paused_since, table.room.host) == (table.now, 2)
    assert table.due().kind == "erase"
