"""The rematch: everybody present wants it, and the dealer moves on."""

import pytest

from app.rooms.commands import Agree
from app.rooms.errors import NotInRoom, WrongPhase
from app.rooms.events import MatchStarted, PlayerReturned
from tests.rooms.table import MINUTE, POLICY, SECOND, Table, only


def decided(*names, **chosen):
    """A match is over."""
    table = Table(*(names or ("Ali",)), target=11, **chosen)
    table.start()
    table.play_match()
    assert table.room.phase == "over"
    return table


def test_a_rematch_starts_when_all_agree_with_the_dealer_moved_on_to_the_right():
    table = decided("Ali", "Rana", "Omar", seats=4)
    last = table.match.deal.dealer
    for player in (1, 2, 3):
        table.agree(player)
        assert table.room.phase == "over"
        assert table.player(player).agreed
    decision = table.agree(4)
    assert table.room.phase == "playing"
    assert only(decision.events, MatchStarted) == MatchStarted(2, (last + 1) % 4)
    assert table.match.deal.dealer == (last + 1) % 4


def test_nothing_of_the_last_match_is_carried_over():
    table = decided()
    turn = table.room.turn
    table.agree(1)
    table.agree(2)
    match = table.match
    assert (match.scores, match.counts, match.carried, match.turn, match.winner) == ((0, 0), (), 0, 0, None)
    assert (match.deal.number, match.deal.plays, match.deal.basras) == (0, (), ())
    assert all((p.agreed, p.ready, p.missed, p.away) == (False, False, 0, False) for p in table.room.players)
    assert table.room.turn == turn  # goes on counting: a play for the last match can never hit this one
    assert table.decision.new_record["deals"] == []


def test_a_turn_missed_at_the_end_of_the_last_match_does_not_count_in_the_next():
    table = Table("Ali", target=11)
    table.start()
    table.play_on(lambda room: room.turn >= 46)
    table.wait_for("turn")
    table.wait_for("turn")
    while table.room.phase == "counting":
        table.wait_for("next_deal")
        table.play_deal()
    table.agree(1)
    table.agree(2)
    assert [player.missed for player in table.room.players] == [0, 0]


def test_an_agreement_can_be_taken_back():
    table = decided()
    table.agree(1)
    table.agree(1, agreed=False)
    table.agree(2)
    assert table.room.phase == "over"
    assert not table.player(1).agreed
    table.agree(1)
    assert table.room.phase == "playing"


def test_agreeing_twice_is_agreeing_once():
    table = decided()
    table.agree(1)
    assert not table.agree(1).changed


def test_a_vote_about_an_older_match_is_late_and_nothing():
    table = decided()
    table.agree(1)
    table.agree(2)
    assert not table.do(Agree(1, 1)).changed
    assert not table.do(Agree(1, 1, agreed=False)).changed


def test_there_is_no_vote_before_the_match_is_over():
    table = Table("Ali", target=1001)
    table.start()
    with pytest.raises(WrongPhase):
        table.agree(1)
    table.play_deal()
    with pytest.raises(WrongPhase):
        table.agree(1)
    with pytest.raises(WrongPhase):
        table.do(Agree(1, 2))
    with pytest.raises(NotInRoom):
        table.agree(7)


def test_a_vote_about_a_match_that_is_not_yet_is_refused():
    table = decided()
    with pytest.raises(WrongPhase):
        table.do(Agree(1, 2))


def test_nobody_starts_a_rematch_that_nobody_wants():
    table = decided()
    table.disconnect(2)
    table.wait(MINUTE)
    assert table.due() is None
    table.connect(2)
    assert table.room.phase == "over"


def test_the_absent_do_not_hold_a_rematch_up():
    table = decided()
    table.disconnect(2)
    table.wait(POLICY.present)
    decision = table.agree(1)
    assert only(decision.events, MatchStarted)
    assert table.seats == {"Mona": 0, "Ali": 1}


def test_who_has_just_lost_the_connection_still_counts_for_ten_seconds():
    table = decided()
    table.disconnect(2)
    table.wait(POLICY.present - 1)
    table.agree(1)
    assert table.room.phase == "over"
    assert (table.due().kind, table.due().ref, table.due().at) == ("rematch", 1, table.now + 1)
    assert not table.expire(table.due()).changed
    assert only(table.wait_for("rematch").events, MatchStarted)


def test_the_last_of_them_is_waited_for():
    table = decided("Ali", "Rana", seats=4)
    table.agree(1)
    table.disconnect(2)
    table.wait(4 * SECOND)
    table.disconnect(3)
    assert table.due().at == table.now + POLICY.present
    table.wait_for("rematch")
    assert table.room.phase == "playing"


def test_who_comes_back_in_time_is_asked():
    table = decided()
    table.agree(1)
    table.disconnect(2)
    due = table.due()
    table.wait(5 * SECOND)
    table.connect(2)
    assert table.due() is None
    table.wait(5 * SECOND)
    assert not table.expire(due).changed
    assert table.room.phase == "over"


def test_while_somebody_connected_does_not_agree_nothing_is_due():
    table = decided("Ali", "Rana", seats=4)
    table.agree(1)
    table.disconnect(2)
    assert table.due() is None


def test_who_agreed_and_lost_the_connection_is_not_waited_for():
    table = decided()
    table.agree(2)
    table.disconnect(2)
    table.agree(1)
    assert table.room.phase == "playing"


def test_only_those_who_have_not_agreed_are_waited_for():
    table = decided("Ali", "Rana", seats=4)
    table.agree(1)
    table.agree(2)
    table.disconnect(3)
    due = table.due()
    table.wait(SECOND)
    table.disconnect(2)
    assert table.due() == due


def test_the_absent_agreement_alone_starts_nothing():
    table = decided()
    table.agree(2)
    table.disconnect(2)
    table.wait(MINUTE)
    assert table.due() is None
    assert table.room.phase == "over"


def test_who_leaves_during_the_vote_does_not_hold_it_up():
    table = decided("Ali", "Rana", "Omar", seats=4)
    for player in (1, 2, 3):
        table.agree(player)
    decision = table.leave(4)
    assert only(decision.events, MatchStarted)
    assert table.view(1).seats[3].occupant == "vacant"


def test_an_empty_seat_stays_a_bots_in_the_rematch():
    table = decided("Ali", seats=4)
    table.leave(2)
    decision = table.agree(1)
    assert only(decision.events, MatchStarted)
    assert [seat.occupant for seat in table.view(1).seats] == ["player", "bot", "vacant", "bot"]
    table.play_match()
    assert table.room.phase == "over"


def test_who_joins_after_the_match_is_asked_too():
    table = decided()
    table.leave(2)
    table.join("Rana")
    table.agree(1)
    assert table.room.phase == "over"
    table.agree(3)
    assert table.room.phase == "playing"


def test_who_was_away_and_wants_the_rematch_is_back():
    table = Table("Ali", target=11)
    table.start()
    for _ in range(2):
        table.play_to(1)
        table.wait_for("turn")
    table.play_match()
    assert table.player(2).away
    decision = table.agree(2)
    assert only(decision.events, PlayerReturned) == PlayerReturned(2, 1)
    assert table.room.phase == "over"
    table.agree(1)
    assert table.room.phase == "playing"
    assert not table.player(2).away


def test_who_is_away_does_not_hold_the_rematch_up_though_connected():
    table = Table("Ali", target=11)
    table.start()
    for _ in range(2):
        table.play_to(1)
        table.wait_for("turn")
    table.play_match()
    assert table.player(2).connected
    table.agree(1)
    assert table.room.phase == "playing"
    assert table.player(2).away


def test_who_is_away_and_absent_stays_away():
    table = Table("Ali", target=11)
    table.start()
    for _ in range(2):
        table.play_to(1)
        table.wait_for("turn")
    table.disconnect(2)
    table.play_match()
    table.agree(1)
    if table.room.phase == "over":
        table.wait_for("rematch")
    assert table.player(2).away
    table.play_to(1)
    assert table.due().at == table.now + POLICY.bot_think


def test_a_vote_waits_while_nobody_is_there_and_the_others_get_time_to_come_back():
    table = decided()
    table.agree(1)
    table.disconnect(1)
    table.disconnect(2)
    assert table.due().kind == "erase"
    table.wait(5 * MINUTE)
    table.connect(1)
    assert table.room.phase == "over"
    assert (table.due().kind, table.due().at) == ("rematch", table.now + POLICY.present)


def test_while_nobody_is_there_nobody_starts_a_rematch():
    table = decided()
    table.disconnect(1)
    table.disconnect(2)
    table.wait(MINUTE)
    table.leave(2)
    assert table.room.phase == "over"
    assert table.due().kind == "erase"


def test_a_vote_is_not_won_by_the_last_to_disconnect():
    table = decided()
    table.agree(1)
    table.disconnect(1)
    table.wait(SECOND)
    decision = table.disconnect(2)
    assert table.room.phase == "over"
    assert not any(isinstance(event, MatchStarted) for event in decision.events)


def test_rematch_after_rematch():
    table = decided()
    dealers = [table.match.first_dealer]
    for number in range(2, 5):
        table.agree(2)
        table.agree(1)
        assert table.room.matches == number
        dealers.append(table.match.first_dealer)
        table.play_match()
    assert table.room.phase == "over"
