"""What a player may know of the room, and what anybody with the code may."""

from dataclasses import replace

import pytest
from pydantic import TypeAdapter

from app.rooms.errors import NotInRoom
from app.rooms.view import ClockView, OwnPlayer, RoomView, SeatView, is_listed, own_players, room_view, summary
from engine.view import match_view
from tests.rooms.table import MINUTE, POLICY, SECOND, Table

VIEW = TypeAdapter(RoomView)


def test_the_view_of_a_room_that_waits():
    table = Table("Ali", seats=4, preset="murabaa", target=151, public=True, options={"tie": "carry"})
    view = table.view(2)
    assert (view.code, view.version, view.turn, view.phase, view.paused) == (
        "7K2M9P",
        table.room.version,
        0,
        "waiting",
        False,
    )
    assert (view.you, view.seat, view.host) == (2, 2, 1)
    assert (view.preset, view.target, view.turn_time, view.public) == ("murabaa", 151, 30, True)
    assert view.ruleset.tie == "carry"
    assert (view.match_number, view.match, view.clock, view.ask_bot_ms) == (0, None, None, None)
    assert [seat.occupant for seat in view.seats] == ["player", "empty", "player", "empty"]
    assert view.seats[1] == SeatView(1, 1, "empty", None, None, False, False, False, False)
    assert view.seats[2] == SeatView(2, 0, "player", 2, "Ali", True, False, False, False)


def test_the_view_of_a_match_is_the_seats_own():
    table = Table("Ali")
    table.start()
    assert table.view(2).match == match_view(table.match, 1)
    assert table.view(1).match == match_view(table.match, 0)
    assert table.view(1).match_number == 1


def test_who_is_not_in_the_room_has_no_view():
    with pytest.raises(NotInRoom):
        Table().view(2)


def test_the_host_shown_is_who_may_start():
    table = Table("Ali", seats=4)
    table.disconnect(1)
    assert table.view(2).host == 2


def test_the_rooms_host_is_marked_also_while_somebody_else_may_start():
    table = Table("Ali", seats=4)
    table.disconnect(1)
    assert [seat.host for seat in table.view(2).seats] == [True, False, False, False]
    table.leave(1)
    assert [seat.host for seat in table.view(2).seats] == [False, False, True, False]


def test_seats_tell_who_is_there_away_ready_and_agreed():
    table = Table("Ali", target=11)
    table.start()
    for _ in range(2):
        table.play_to(1)
        table.wait_for("turn")
    table.disconnect(2)
    assert (table.view(1).seats[1].away, table.view(1).seats[1].connected) == (True, False)
    table.play_match()
    table.connect(2)
    table.agree(1)
    assert [seat.agreed for seat in table.view(2).seats] == [True, False]


# The clock


def test_the_clock_of_the_countdown():
    table = Table("Ali")
    table.wait(2 * SECOND)
    assert table.view(1).clock == ClockView("countdown", None, 3 * SECOND, 5 * SECOND)


def test_the_clock_of_a_turn():
    table = Table("Ali")
    table.start()
    table.wait(12 * SECOND)
    assert table.view(1).clock == table.view(2).clock == ClockView("turn", table.seat, 18 * SECOND, 30 * SECOND)


def test_a_bots_thinking_is_no_clock():
    table = Table("Ali", seats=4)
    table.start()
    table.play_to(1)
    assert table.due().kind == "turn"
    assert table.view(1).clock is None


def test_the_clock_of_a_disconnected_player_without_a_turn_time():
    table = Table("Ali", turn_time=0)
    table.start()
    assert table.view(1).clock is None
    table.disconnect(table.to_play.number)
    table.wait(15 * SECOND)
    assert table.view(1).clock == ClockView("turn", table.seat, 45 * SECOND, 60 * SECOND)


def test_the_clock_of_the_count():
    table = Table("Ali", target=1001)
    table.start()
    table.play_deal()
    table.wait(SECOND)
    assert table.view(1).clock == ClockView("next_deal", None, 14 * SECOND, 15 * SECOND)


def test_the_clock_of_a_rematch_that_waits_for_a_lost_connection():
    table = Table("Ali", target=11)
    table.start()
    table.play_match()
    assert table.view(1).clock is None
    table.disconnect(2)
    assert table.view(1).clock is None
    table.wait(3 * SECOND)
    table.agree(1)
    assert table.view(1).clock == ClockView("rematch", None, 7 * SECOND, 10 * SECOND)


def test_a_paused_room_has_no_clock():
    table = Table("Ali")
    table.start()
    table.disconnect(1)
    table.disconnect(2)
    assert (table.view(1).paused, table.view(1).clock, table.view(1).ask_bot_ms) == (True, None, None)


def test_the_clock_never_runs_below_nothing():
    table = Table("Ali")
    table.wait(MINUTE)
    assert table.view(1).clock.left_ms == 0


# Asking for the bot


def test_when_others_may_ask_for_the_bot():
    table = Table("Ali", turn_time=0)
    table.start()
    idle, asker = table.to_play.number, table.other.number
    table.wait(MINUTE)
    assert table.view(asker).ask_bot_ms == table.view(idle).ask_bot_ms == MINUTE
    table.wait(3 * MINUTE)
    assert table.view(asker).ask_bot_ms == 0
    table.disconnect(idle)
    assert table.view(asker).ask_bot_ms is None


def test_with_nobody_to_ask_for_the_bot_that_is_not_in_question():
    table = Table("Ali", turn_time=0)
    table.start()
    table.disconnect(table.other.number)
    assert table.view(table.to_play.number).ask_bot_ms is None


def test_how_long_the_room_is_kept_when_all_are_gone():
    table = Table()
    assert table.view(1).kept_ms == 10 * MINUTE


def test_with_a_turn_time_that_is_not_in_question():
    table = Table("Ali")
    table.start()
    assert table.view(table.other.number).ask_bot_ms is None


# From outside


def test_the_summary():
    table = Table("Ali", seats=4, turn_time=60, target=51, preset="v2", public=True)
    table.disconnect(1)
    found = summary(table.room)
    assert (found.code, found.host_name, found.names) == ("7K2M9P", "Ali", ("Mona", "Ali"))
    assert (found.seats, found.free, found.started) == (4, 2, False)
    assert (found.preset, found.target, found.turn_time, found.public) == ("v2", 51, 60, True)
    assert found.ruleset == table.room.options.ruleset


def test_seats_that_bots_play_are_free_and_the_match_has_started():
    table = Table("Ali", seats=4)
    table.start()
    assert (summary(table.room).free, summary(table.room).started) == (2, True)
    assert not summary(Table("Ali").room).started


def test_own_players_are_those_of_the_browser():
    table = Table("Ali")
    table.leave(2)
    table.join("Me too", owner="browser-1", connect=False)
    assert own_players(table.room, "browser-1") == (OwnPlayer(1, 0, "Mona", True), OwnPlayer(3, 1, "Me too", False))
    assert own_players(table.room, "browser-2") == ()


def test_the_lobby_lists_public_rooms_with_a_seat_to_take_and_somebody_there():
    table = Table(public=True)
    assert is_listed(table.room)
    assert not is_listed(Table().room)
    assert not is_listed(Table("Ali", public=True).room)
    table.start()
    assert is_listed(table.room)
    table.disconnect(1)
    assert not is_listed(table.room)


# Secrecy


def hidden_elsewhere(room, seat):
    """Return the room with every card that the seat cannot see somewhere else."""
    deal = room.match.deal
    places = [held for held in range(len(deal.hands)) if held != seat]
    unseen = [card for held in places for card in deal.hands[held]] + list(deal.stock)
    moved = unseen[::-1]
    hands = list(deal.hands)
    for held in places:
        hands[held], moved = tuple(moved[: len(deal.hands[held])]), moved[len(deal.hands[held]) :]
    deck = deal.deck[::-1]
    # What the last play took lies on top of its pile, and was seen.
    piles = deal.piles if deal.plays and deal.plays[-1].capture else tuple(pile[::-1] for pile in deal.piles)
    deal = replace(deal, hands=tuple(hands), stock=tuple(moved), deck=deck, piles=piles)
    return replace(room, match=replace(room.match, deal=deal))


@pytest.mark.parametrize("seats", [2, 4])
def test_the_view_does_not_change_with_the_cards_that_the_seat_cannot_see(seats):
    table = Table(*("Ali", "Rana", "Omar")[: seats - 1], seats=seats, target=1001)
    table.start()
    while table.room.phase == "playing":
        for player in table.room.players:
            other = hidden_elsewhere(table.room, player.seat)
            assert room_view(other, player.number, table.now, POLICY) == table.view(player.number)
        table.play()


def test_the_view_names_no_browser_no_connection_no_incarnation_and_no_clock_time():
    table = Table("Ali")
    room = replace(table.room, incarnation="incarnation-1", next_connection=987654)
    room = replace(room, players=tuple(replace(p, connection=987654, owner="digest") for p in room.players))
    shown = VIEW.dump_json(room_view(room, 1, table.now, POLICY)).decode()
    shown += TypeAdapter(object).dump_json((summary(room), own_players(room, "digest"))).decode()
    for secret in ("incarnation-1", "987654", "digest", str(table.now)[:4]):
        assert secret not in shown
