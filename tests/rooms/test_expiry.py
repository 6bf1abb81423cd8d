"""A turn that runs out, and what the bot plays for whom."""

import pytest

from app.rooms.commands import AskBot, Expire
from app.rooms.errors import BotNotDue, NotInRoom, RefusedByRules, StaleTurn, WrongPhase
from app.rooms.events import PlayerReturned, PlayerWentAway, TurnTakenOver
from engine.cards import Card
from engine.events import CardPlayed
from engine.match import legal_plays
from tests.rooms.table import MINUTE, POLICY, SECOND, Table, only, playing


@pytest.mark.parametrize("turn_time", [15, 30, 60])
def test_a_turn_that_runs_out_is_played_by_the_bot(turn_time):
    table = playing(turn_time=turn_time)
    player = table.to_play
    due = table.due()
    assert due.at == table.now + turn_time * SECOND
    decision = table.wait_for("turn")
    assert only(decision.events, TurnTakenOver) == TurnTakenOver(player.seat, "expired")
    assert only(decision.events, CardPlayed).seat == player.seat
    assert table.player(player.number).missed == 1
    assert not table.player(player.number).away


def test_a_turn_does_not_run_out_early():
    table = playing()
    table.wait(30 * SECOND - 1)
    assert not table.expire(table.due()).changed


def test_a_turn_that_was_played_in_time_cannot_run_out():
    table = playing()
    due = table.due()
    table.wait(29 * SECOND)
    table.play()
    table.wait(2 * SECOND)
    assert not table.expire(due).changed
    assert not table.do(Expire(due, None)).changed


def test_a_turn_runs_out_once():
    table = playing()
    due = table.due()
    table.wait_for("turn")
    assert not table.expire(due).changed


def test_two_in_a_row_mark_the_player_away_and_the_bot_plays_on():
    table = playing()
    table.play_to(1)
    table.wait_for("turn")
    table.play_to(1)
    decision = table.wait_for("turn")
    assert only(decision.events, PlayerWentAway) == PlayerWentAway(2, 1)
    assert table.player(2).away
    table.play_to(1)
    since = table.now
    decision = table.wait_for("turn")
    assert table.now == since + POLICY.bot_think
    assert only(decision.events, TurnTakenOver) == TurnTakenOver(1, "bot")


def test_an_own_play_between_them_keeps_the_player_there():
    table = playing()
    for own in (False, True, False):
        table.play_to(1)
        if own:
            table.play()
            assert table.player(2).missed == 0
        else:
            table.wait_for("turn")
    assert not table.player(2).away
    assert table.player(2).missed == 1


def test_an_away_players_own_play_brings_them_back():
    table = playing()
    for _ in range(2):
        table.play_to(1)
        table.wait_for("turn")
    table.play_to(1)
    decision = table.play()
    assert only(decision.events, PlayerReturned) == PlayerReturned(2, 1)
    assert [type(event) for event in decision.events[:2]] == [PlayerReturned, CardPlayed]
    assert (table.player(2).away, table.player(2).missed) == (False, 0)


def test_a_partner_who_is_away_for_a_whole_deal_stops_nobody():
    table = playing("Ali", "Rana", "Omar", seats=4, target=1001)
    for _ in range(2):
        table.play_to(2)
        table.wait_for("turn")
    table.disconnect(2)
    table.play_deal()
    table.wait_for("next_deal")
    table.play_deal()
    assert table.player(2).away
    assert len(table.match.counts) == 2
    table.connect(2)
    assert not table.player(2).away


def test_the_bot_plays_empty_seats_after_its_thinking_time():
    table = playing("Ali", seats=4)
    table.play_to(1)
    assert table.due().at == table.now + POLICY.bot_think
    assert only(table.wait_for("turn").events, TurnTakenOver) == TurnTakenOver(1, "bot")


def test_a_due_turn_without_the_bots_choice_is_played_by_default():
    table = playing()
    card, captures = legal_plays(table.match)[0]
    table.wait(30 * SECOND)
    played = only(table.do(Expire(table.due())).events, CardPlayed)
    assert (played.card, played.capture) == (card, captures[0])


def test_a_due_turn_with_an_impossible_choice_is_refused():
    table = playing()
    table.wait(30 * SECOND)
    with pytest.raises(RefusedByRules):
        table.do(Expire(table.due(), (table.hand(table.other.seat)[0], ())))


# Without a turn time


def test_a_connected_players_turn_does_not_run_out_without_a_turn_time():
    table = playing(turn_time=0)
    assert table.due() is None


def test_without_a_turn_time_a_disconnected_player_is_played_for_after_a_minute():
    table = playing(turn_time=0)
    seat = table.seat
    table.wait(10 * MINUTE)
    table.disconnect(table.to_play.number)
    assert table.due().at == table.now + MINUTE
    decision = table.wait_for("turn")
    assert only(decision.events, TurnTakenOver) == TurnTakenOver(seat, "expired")


def test_the_minute_begins_with_the_turn_for_who_was_disconnected_before():
    table = playing(turn_time=0)
    table.disconnect(table.other.number)
    table.wait(5 * MINUTE)
    table.play()
    assert table.due().at == table.now + MINUTE


def test_after_two_such_turns_the_bot_plays_on():
    table = playing(turn_time=0)
    table.play_to(1)
    table.disconnect(2)
    for _ in range(2):
        table.play_to(1)
        table.wait_for("turn")
    table.play_to(1)
    assert table.due().at == table.now + POLICY.bot_think


def test_with_a_turn_time_a_disconnected_players_turn_goes_on():
    table = playing()
    due = table.due()
    table.wait(10 * SECOND)
    table.disconnect(table.to_play.number)
    assert table.due() == due


# Asking for the bot


def test_others_may_ask_the_bot_to_play_for_somebody_idle_after_two_minutes():
    table = playing(turn_time=0)
    idle = table.to_play
    asker = table.other.number
    table.wait(2 * MINUTE - 1)
    with pytest.raises(BotNotDue) as refused:
        table.ask_bot(asker)
    assert refused.value.code == "bot_not_due"
    table.wait(1)
    decision = table.ask_bot(asker)
    assert only(decision.events, TurnTakenOver) == TurnTakenOver(idle.seat, "asked")
    assert table.player(idle.number).missed == 1


def test_asked_twice_in_a_row_the_bot_plays_on():
    table = playing(turn_time=0)
    for _ in range(2):
        table.play_to(1)
        table.wait(2 * MINUTE)
        table.ask_bot(1)
    assert table.player(2).away


def test_nobody_asks_for_a_bots_play_for_themselves():
    table = playing(turn_time=0)
    table.wait(2 * MINUTE)
    with pytest.raises(BotNotDue):
        table.ask_bot(table.to_play.number)


def test_with_a_turn_time_nobody_asks():
    table = playing()
    table.wait(2 * MINUTE)
    with pytest.raises(BotNotDue):
        table.ask_bot(table.other.number)


def test_nobody_asks_for_who_is_played_for_anyway():
    table = playing(turn_time=0)
    table.play_to(1)
    table.disconnect(2)
    table.wait(2 * MINUTE)
    with pytest.raises(BotNotDue):
        table.ask_bot(1)
    table.leave(2)
    with pytest.raises(BotNotDue):
        table.ask_bot(1)


def test_who_has_just_come_back_has_two_minutes():
    table = playing(turn_time=0)
    table.play_to(1)
    table.wait(MINUTE)
    table.disconnect(2)
    table.wait(SECOND)
    table.connect(2)
    table.wait(MINUTE)
    with pytest.raises(BotNotDue):
        table.ask_bot(1)
    table.wait(MINUTE)
    assert table.ask_bot(1).changed


def test_asking_names_the_turn():
    table = playing(turn_time=0)
    table.wait(2 * MINUTE)
    asker, choice = table.other.number, table.bot_choice()
    table.play()
    with pytest.raises(StaleTurn):
        table.do(AskBot(asker, 0, *choice))


def test_there_is_nobody_to_ask_for_between_deals():
    table = playing(turn_time=0, target=1001)
    table.play_deal()
    with pytest.raises(WrongPhase):
        table.do(AskBot(1, table.room.turn, Card("AS"), ()))
    with pytest.raises(NotInRoom):
        table.do(AskBot(7, table.room.turn, Card("AS"), ()))


# After an outage


@pytest.mark.parametrize("turn_time", [15, 30, 60])
def test_a_turn_that_an_outage_passed_over_gets_ten_more_seconds(turn_time):
    table = playing(turn_time=turn_time)
    turn = table.room.turn
    decision = table.wait_for("turn", late=MINUTE)
    assert decision.changed
    assert decision.events == ()
    assert table.room.turn == turn
    assert table.due().at == table.now + POLICY.grace
    table.play()
    assert table.due().at == table.now + turn_time * SECOND


def test_so_does_the_minute_of_a_disconnected_player():
    table = playing(turn_time=0)
    table.disconnect(table.to_play.number)
    table.wait_for("turn", late=MINUTE)
    assert table.room.turn == 0
    assert table.due().at == table.now + POLICY.grace


def test_a_turn_gets_more_time_once():
    table = playing()
    table.wait_for("turn", late=MINUTE)
    table.wait_for("turn", late=MINUTE)
    assert table.room.turn == 1
    table.wait_for("turn", late=MINUTE)
    assert table.room.turn == 1


def test_a_deadline_taken_up_a_little_late_is_no_outage():
    table = playing()
    table.wait_for("turn", late=POLICY.late)
    assert table.room.turn == 1


def test_bots_need_no_more_time():
    table = playing("Ali", seats=4)
    table.play_to(1)
    turn = table.room.turn
    table.wait_for("turn", late=MINUTE)
    assert table.room.turn == turn + 1


def test_a_countdown_and_a_count_that_an_outage_passed_over_just_end():
    table = Table("Ali", target=1001)
    table.wait_for("countdown", late=MINUTE)
    assert table.room.phase == "playing"
    table.play_deal()
    table.wait_for("next_deal", late=MINUTE)
    assert table.room.phase == "playing"
