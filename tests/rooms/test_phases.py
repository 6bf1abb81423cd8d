"""From waiting to the start, and from one deal to the next."""

import pytest

from app.rooms.commands import Ready
from app.rooms.errors import NotHost, NotInRoom, WrongPhase
from app.rooms.events import CountdownStarted, CountdownStopped, MatchStarted
from engine.events import BatchDealt, DealBegun
from engine.shuffle import draw_dealer, shuffled
from tests.rooms.table import POLICY, SECOND, Table, only

# The start


def test_a_room_waits_until_all_seats_are_taken():
    table = Table("Ali", "Rana", seats=4)
    assert table.room.phase == "waiting"
    assert table.due() is None


def test_the_last_seat_taken_starts_the_countdown():
    table = Table("Ali", "Rana", seats=4)
    table.join("Omar", connect=False)
    assert table.room.phase == "countdown"
    assert only(table.decision.events, CountdownStarted)
    assert (table.due().kind, table.due().at) == ("countdown", table.now + POLICY.countdown)


def test_the_match_starts_by_itself_after_the_countdown():
    table = Table("Ali")
    decision = table.wait_for("countdown")
    assert table.room.phase == "playing"
    started = only(decision.events, MatchStarted)
    assert started == MatchStarted(1, table.match.first_dealer)
    assert only(decision.events, DealBegun) == DealBegun(0, table.match.first_dealer)
    assert len(only(decision.events, BatchDealt).floor) == 4
    assert (table.room.matches, table.room.turn, table.room.bots) == (1, 0, ())


def test_leaving_during_the_countdown_stops_it():
    table = Table("Ali")
    due = table.due()
    decision = table.leave(2)
    assert table.room.phase == "waiting"
    assert only(decision.events, CountdownStopped)
    table.wait(POLICY.countdown)
    assert not table.expire(due).changed


def test_the_countdown_starts_anew_when_the_seat_is_taken_again():
    table = Table("Ali")
    table.leave(2)
    table.wait(3 * SECOND)
    table.join("Rana")
    assert table.due().at == table.now + POLICY.countdown


def test_disconnecting_does_not_stop_the_countdown():
    table = Table("Ali")
    due = table.due()
    table.disconnect(2)
    assert table.due() == due


def test_the_first_dealer_and_the_deck_come_from_the_seed():
    dealers = set()
    for seed in range(20):
        table = Table("Ali", seed=seed)
        table.wait_for("countdown")
        used = table._seed.to_bytes(32, "big")
        assert table.match.first_dealer == draw_dealer(used, 2)
        assert table.match.deal.deck == shuffled(used, 2, table.match.ruleset)
        dealers.add(table.match.first_dealer)
    assert dealers == {0, 1}


def test_the_seat_on_the_dealers_right_plays_first():
    table = Table("Ali", "Rana", "Omar", seats=4)
    table.wait_for("countdown")
    assert table.seat == (table.match.first_dealer + 1) % 4


def test_the_host_fills_the_empty_seats_with_bots_and_starts_at_once():
    table = Table("Ali", seats=4)
    decision = table.start()
    assert table.room.phase == "playing"
    assert table.room.bots == (1, 3)
    assert only(decision.events, MatchStarted)


def test_the_host_may_start_during_the_countdown():
    table = Table("Ali")
    table.start()
    assert (table.room.phase, table.room.bots) == ("playing", ())


def test_nobody_else_may_start():
    table = Table("Ali", seats=4)
    with pytest.raises(NotHost) as refused:
        table.start(2)
    assert refused.value.code == "not_host"
    with pytest.raises(NotInRoom):
        table.start(7)


def test_while_the_host_is_disconnected_the_acting_host_may_start():
    table = Table("Ali", seats=4)
    table.disconnect(1)
    table.start(2)
    assert table.room.phase == "playing"


def test_a_match_is_started_once():
    table = Table("Ali")
    table.start()
    with pytest.raises(WrongPhase) as refused:
        table.start()
    assert refused.value.code == "wrong_phase"


# The count


def counting(*names, **chosen):
    table = Table(*(names or ("Ali",)), target=1001, **chosen)
    table.start()
    table.play_deal()
    assert table.room.phase == "counting"
    return table


def test_after_a_deal_it_is_counted():
    table = counting()
    assert table.room.phase_since == table.now
    assert len(table.match.counts) == 1
    assert (table.due().kind, table.due().ref, table.due().at) == ("next_deal", 0, table.now + POLICY.count)


def test_the_next_deal_begins_when_everybody_connected_has_tapped():
    table = counting()
    table.ready(1)
    assert table.room.phase == "counting"
    assert table.view(1).seats[0].ready
    decision = table.ready(2)
    assert table.room.phase == "playing"
    assert only(decision.events, DealBegun) == DealBegun(1, (table.match.first_dealer + 1) % 2)
    assert not any(player.ready for player in table.room.players)


def test_the_next_deal_begins_after_fifteen_seconds_anyway():
    table = counting()
    table.ready(1)
    decision = table.wait_for("next_deal")
    assert only(decision.events, DealBegun).deal == 1
    assert not any(player.ready for player in table.room.players)


def test_the_first_turn_of_a_deal_is_a_whole_turn():
    table = counting()
    table.wait_for("next_deal")
    assert (table.due().kind, table.due().at) == ("turn", table.now + 30 * SECOND)


def test_the_disconnected_do_not_hold_the_next_deal_up():
    table = counting()
    table.disconnect(2)
    table.ready(1)
    assert table.room.phase == "playing"


def test_whoever_goes_can_be_the_one_that_was_waited_for():
    table = counting()
    table.ready(1)
    table.disconnect(2)
    assert table.room.phase == "playing"

    table = counting()
    table.ready(1)
    table.leave(2)
    assert table.room.phase == "playing"


def test_whoever_comes_between_deals_is_waited_for():
    table = counting()
    table.disconnect(2)
    table.connect(2)
    table.ready(1)
    assert table.room.phase == "counting"


def test_nobody_is_waited_for_while_nobody_is_there():
    table = counting()
    table.disconnect(1)
    table.disconnect(2)
    assert table.room.phase == "counting"
    table.ready(1)
    assert table.room.phase == "counting"


def test_the_deals_score_stays_with_the_team_of_a_leaver():
    table = counting()
    scores = table.match.scores
    table.leave(2)
    table.join("Rana")
    assert table.match.scores == scores


def test_tapping_twice_is_tapping_once():
    table = counting()
    table.ready(1)
    assert not table.ready(1).changed


def test_a_tap_for_an_older_deal_is_late_and_nothing():
    table = counting()
    table.wait_for("next_deal")
    assert not table.do(Ready(1, 1, 0)).changed
    table.play_deal()
    assert not table.do(Ready(1, 1, 0)).changed
    assert not table.player(1).ready


def test_there_is_nothing_to_tap_while_a_deal_is_played():
    table = Table("Ali")
    with pytest.raises(WrongPhase):
        table.do(Ready(1, 0, -1))
    table.start()
    with pytest.raises(WrongPhase):
        table.ready(1)


def test_a_deal_that_is_not_yet_cannot_be_tapped_away():
    table = counting()
    with pytest.raises(WrongPhase):
        table.do(Ready(1, 1, 1))
    with pytest.raises(NotInRoom):
        table.ready(7)


def test_the_dealer_moves_to_the_right_from_deal_to_deal():
    table = counting("Ali", "Rana", "Omar", seats=4)
    first = table.match.first_dealer
    for step in range(1, 4):
        table.wait_for("next_deal")
        assert table.match.deal.dealer == (first + step) % 4
        table.play_deal()
