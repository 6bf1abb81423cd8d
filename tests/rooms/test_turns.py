"""A person's play: legal, in turn, made once."""

import pytest

from app.rooms.commands import PlayCard
from app.rooms.errors import (
    NotInRoom,
    NotYourTurn,
    RefusedByRules,
    StaleTurn,
    WrongPhase,
)
from app.rooms.events import TurnTakenOver
from app.rooms.model import AckedPlay
from app.rooms.turns import ACKS_KEPT
from engine.cards import DECK, Card
from engine.events import BatchDealt, CardPlayed, DealCounted, MatchWon
from engine.match import legal_plays
from tests.rooms.table import Table, only, playing


def play_of(table, **changes):
    """Return the play of the first legal card, or one like it."""
    card, captures = legal_plays(table.match)[0]
    asked = {"player": table.to_play.number, "id": "x", "turn": table.room.turn, "card": card, "capture": captures[0]}
    return PlayCard(**{**asked, **changes})


# A person's play


def test_a_play_is_made_and_acked():
    table = playing()
    play = play_of(table)
    seat = table.seat
    decision = table.do(play)
    assert decision.acked == AckedPlay("x", 0, table.room.version)
    assert table.room.turn == 1
    assert table.room.turn_since == table.now
    played = only(decision.events, CardPlayed)
    assert (played.seat, played.card, played.capture) == (seat, play.card, play.capture)
    assert table.seat == (seat + 1) % 2


def test_without_a_capture_the_default_is_made():
    table = playing()
    _, captures = legal_plays(table.match)[0]
    decision = table.do(play_of(table, capture=None))
    assert only(decision.events, CardPlayed).capture == captures[0]


def test_a_capture_may_be_named_in_any_order():
    table = playing()
    while True:
        card, captures = max(legal_plays(table.match), key=lambda play: len(play[1][0]))
        if len(captures[0]) > 1:
            break
        table.play()
    decision = table.do(play_of(table, card=card, capture=tuple(reversed(captures[0]))))
    assert only(decision.events, CardPlayed).capture == captures[0]


def test_a_resend_is_answered_the_same_and_never_played_twice():
    table = playing()
    play = play_of(table)
    acked = table.do(play).acked
    for _ in range(3):
        decision = table.do(play)
        assert not decision.changed
        assert decision.acked == acked
    assert table.room.turn == 1


def test_a_resend_is_answered_however_late():
    table = playing(target=1001)
    table.play_to(0)
    play = play_of(table)
    acked = table.do(play).acked
    table.play_to(1)
    table.disconnect(1)
    table.connect(1)
    assert table.do(play).acked == acked
    while table.room.phase == "playing" and len(table.player(1).acked) < ACKS_KEPT:
        table.play()
    assert table.do(play).acked == acked


def test_a_resend_of_the_last_play_of_a_deal_is_answered_during_the_count():
    table = playing(target=1001)
    table.play_deal()
    last = next(player for player in table.room.players if player.acked[-1].turn == 47)
    decision = table.do(PlayCard(last.number, last.acked[-1].id, 47, Card("AS"), None))
    assert (decision.changed, decision.acked) == (False, last.acked[-1])


def test_only_the_last_ids_are_kept():
    table = playing(target=1001)
    table.play_deal()
    assert [len(player.acked) for player in table.room.players] == [ACKS_KEPT, ACKS_KEPT]


def test_ids_are_each_players_own():
    table = playing()
    table.do(play_of(table))
    table.do(play_of(table))
    assert table.room.turn == 2


def test_a_refused_id_is_not_remembered():
    table = playing()
    with pytest.raises(RefusedByRules):
        table.do(play_of(table, card=table.hand(1 - table.seat)[0]))
    assert table.do(play_of(table)).changed


def test_a_play_for_another_turn_is_stale():
    table = playing()
    table.play()
    with pytest.raises(StaleTurn) as refused:
        table.do(play_of(table, turn=0))
    assert refused.value.code == "stale_turn"
    with pytest.raises(StaleTurn):
        table.do(play_of(table, turn=2))


def test_nobody_elses_coming_and_going_makes_a_play_stale():
    table = playing("Ali", "Rana", "Omar", seats=4)
    table.play_to(0)
    play = play_of(table)
    table.disconnect(2)
    table.connect(2)
    table.leave(3)
    table.join("Huda")
    table.disconnect(1)
    table.connect(1)
    assert table.do(play).changed


def test_it_must_be_your_turn():
    table = playing()
    card = table.hand(table.other.seat)[0]
    with pytest.raises(NotYourTurn) as refused:
        table.do(play_of(table, player=table.other.number, card=card))
    assert refused.value.code == "not_your_turn"


@pytest.mark.parametrize("code", ["ZZ", "", "7d", "🂡", "1" * 5000])
def test_it_must_be_a_card_in_your_hand(code):
    table = playing()
    for card in (table.hand(table.other.seat)[0], table.match.deal.floor[0], table.match.deal.stock[0], Card(code)):
        for capture in (None, ()):
            with pytest.raises(RefusedByRules) as refused:
                table.do(play_of(table, card=card, capture=capture))
            assert refused.value.code == "not_your_card"


def test_it_must_be_a_legal_capture():
    table = playing()
    card, captures = legal_plays(table.match)[0]
    for capture in (
        (*captures[0], Card("ZZ")),
        DECK,
        (table.hand(table.seat)[1],),
        captures[0] + captures[0] + (card,),
    ):
        with pytest.raises(RefusedByRules) as refused:
            table.do(play_of(table, capture=capture))
        assert refused.value.code == "illegal_capture"


def test_a_refused_play_changes_nothing():
    table = playing()
    before = table.room
    with pytest.raises(RefusedByRules):
        table.do(play_of(table, capture=DECK))
    assert table.room is before


def test_there_is_nothing_to_play_before_the_match_and_between_deals():
    table = Table("Ali", target=1001)
    with pytest.raises(WrongPhase):
        table.do(PlayCard(1, "x", 0, Card("AS"), None))
    table.start()
    table.play_deal()
    with pytest.raises(WrongPhase) as refused:
        table.do(PlayCard(1, "x", table.room.turn, Card("AS"), None))
    assert refused.value.code == "wrong_phase"


def test_who_is_not_in_the_room_cannot_play():
    table = playing()
    with pytest.raises(NotInRoom):
        table.do(play_of(table, player=7))


# The last cards


def test_the_last_card_of_a_batch_deals_the_next():
    table = playing()
    for _ in range(7):
        assert table.play().archive is None
    decision = table.play()
    assert only(decision.events, BatchDealt).batch == 1
    assert len(table.hand(0)) == len(table.hand(1)) == 4


def test_the_last_card_of_the_deck_counts_the_deal_and_archives_it():
    table = playing(target=1001)
    table.play_on(lambda room: room.turn == 47)
    decision = table.play()
    assert only(decision.events, DealCounted).count == table.match.counts[0]
    assert decision.archive["deck"] == list(table.match.deal.deck)
    assert len(decision.archive["plays"]) == 48
    assert (table.room.phase, table.room.to_play) == ("counting", None)


def test_the_last_play_of_the_match_decides_it():
    table = playing(target=11)
    table.play_match()
    assert table.room.phase == "over"
    assert only(table.decision.events, MatchWon).team == table.match.winner
    assert table.decision.archive is not None
    assert table.due() is None


def test_the_bot_plays_the_last_card_of_somebody_who_leaves_before_it():
    table = playing(target=11)
    table.play_on(lambda room: room.turn == 47)
    table.leave(table.to_play.number)
    decision = table.wait_for("turn")
    assert only(decision.events, TurnTakenOver).by == "bot"
    assert table.room.phase in ("counting", "over")
