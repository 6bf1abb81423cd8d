"""A match is begun, played and decided as the rules say, and refuses what they do not."""

from dataclasses import replace

import pytest

from engine.cards import DECK
from engine.deal import finished
from engine.errors import (
    BadDeck,
    BadSeat,
    BadSeats,
    BadTarget,
    DealOver,
    DealUnfinished,
    IllegalCapture,
    MatchDecided,
    NotYourCard,
    UncleanDeck,
)
from engine.events import BatchDealt, CardPlayed, DealBegun, DealCounted, LeftoversTaken, MatchWon
from engine.match import begin_deal, legal_plays, new_match, next_dealer, play
from engine.ruleset import PRESETS, ruleset
from tests.engine.play import begun, played, seeded_deck, stacked_deck

CLASSIC = PRESETS["classic"]


@pytest.mark.parametrize("seats", [0, 1, 3, 5, 2.0, True, None, "2"])
def test_only_two_or_four_seats(seats):
    with pytest.raises(BadSeats) as refused:
        new_match(CLASSIC, seats, 101, 0)
    assert refused.value.code == "bad_seats"


@pytest.mark.parametrize("target", [10, 1002, -101, 101.0, True, None, "101"])
def test_a_target_is_a_whole_number_11_to_1001(target):
    with pytest.raises(BadTarget) as refused:
        new_match(CLASSIC, 2, target, 0)
    assert refused.value.code == "bad_target"


@pytest.mark.parametrize("target", [11, 1001])
def test_both_ends_of_the_target_are_legal(target):
    assert new_match(CLASSIC, 4, target, 3).target == target


@pytest.mark.parametrize(("seats", "dealer"), [(2, 2), (4, 4), (2, -1), (2, 0.0), (4, True), (2, None)])
def test_the_first_dealer_has_a_seat(seats, dealer):
    with pytest.raises(BadSeat) as refused:
        new_match(CLASSIC, seats, 101, dealer)
    assert refused.value.code == "bad_seat"


def test_a_new_match_waits_for_its_first_deal():
    match = new_match(CLASSIC, 4, 101, 2)
    assert (match.deal, match.scores, match.turn, match.winner) == (None, (0, 0), 0, None)
    assert next_dealer(match) == 2
    assert legal_plays(match) == ()
    with pytest.raises(DealOver):
        play(match, "AS", None)


@pytest.mark.parametrize(
    "deck",
    [(), DECK[:-1], (*DECK, "AS"), (*DECK[:-1], "AC"), (*DECK[:-1], "1S")],
    ids=["empty", "short", "long", "twice", "unknown"],
)
def test_a_deck_is_the_52_cards(deck):
    with pytest.raises(BadDeck) as refused:
        begin_deal(new_match(CLASSIC, 2, 101, 0), deck)
    assert refused.value.code == "bad_deck"


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("card", ["JC", "JS", "7D"])
@pytest.mark.parametrize("place", [0, 3])
def test_an_unclean_opening_is_refused_unless_the_option_is_off(seats, card, place):
    deck = [other for other in DECK if other[0] != "J" and other != "7D"]
    deck += [other for other in DECK if other not in deck and other != card]
    deck.insert(4 * seats + place, card)
    with pytest.raises(UncleanDeck) as refused:
        begin_deal(new_match(CLASSIC, seats, 101, 0), deck)
    assert refused.value.code == "unclean_deck"
    match, _ = begin_deal(new_match(ruleset("classic", {"clean_opening": False}), seats, 101, 0), deck)
    assert card in match.deal.floor


def test_the_beginning_is_told():
    match = new_match(CLASSIC, 4, 101, 3)
    match, events = begin_deal(match, seeded_deck(1, match))
    assert events == (DealBegun(0, 3), BatchDealt(0, match.deal.floor))


def test_no_deal_begins_within_another():
    match = begun()
    with pytest.raises(DealUnfinished) as refused:
        begin_deal(match, match.deal.deck)
    assert refused.value.code == "deal_unfinished"


def test_a_card_of_another_hand_is_refused():
    match = begun()
    for card in (match.deal.hands[0][0], match.deal.floor[0], match.deal.stock[0], "nonsense"):
        with pytest.raises(NotYourCard) as refused:
            play(match, card, None)
        assert refused.value.code == "not_your_card"


def deal_of(*front, seats=2, **options):
    match = new_match(ruleset("classic", options), seats, 101, seats - 1)
    return begin_deal(match, stacked_deck(*front))[0]


def test_captures_in_any_order_and_exactly_the_legal_ones():
    match = deal_of("10S KS KD KH", "QS QD QH QC", "6H 4S 4C 9C")
    after, events = play(match, "10S", ["6H", "4S"])
    assert after.deal.floor == ("4C", "9C")
    assert after.deal.piles == (("4S", "6H", "10S"), ())
    assert events == (CardPlayed(0, "10S", ("4S", "6H"), (("4S", "6H"),), "none", 0),)
    for capture in ([], ["6H"], ["6H", "6H"], ["6H", "4S", "4S"], ["6H", "4S", "4C"], ["9C"], ["6H", "AS"], ["?"]):
        with pytest.raises(IllegalCapture) as refused:
            play(match, "10S", capture)
        assert refused.value.code == "illegal_capture"


def test_no_capture_named_is_the_default():
    match = deal_of("10S KS KD KH", "QS QD QH QC", "6H 4S 4C 9C")
    assert play(match, "10S", None)[0].deal.plays[-1].capture == ("4C", "6H")
    after, events = play(match, "KS", None)
    assert after.deal.floor == ("6H", "4S", "4C", "9C", "KS")
    assert events == (CardPlayed(0, "KS", (), (), "none", 0),)
    assert play(match, "KS", [])[0] == after


def test_the_turn_counts_plays_of_the_whole_match():
    match = played(begun(), 48)
    assert (match.turn, match.deal.to_play) == (48, None)
    match, _ = begin_deal(match, seeded_deck(9, match))
    assert match.turn == 48
    assert played(match, 5).turn == 53


def test_a_batch_follows_when_the_hands_are_empty():
    match = played(begun(seats=4), 15)
    card, captures = legal_plays(match)[0]
    stock = match.deal.stock
    match, events = play(match, card, captures[0])
    assert events[1:] == (BatchDealt(1, ()),)
    assert match.deal.hands == (stock[12:16], stock[0:4], stock[4:8], stock[8:12])
    assert match.deal.stock == stock[16:]
    assert match.deal.to_play == 1


def last_play(**changes):
    """A deal with one card left to play, KS by seat 0, whose team has not captured last."""
    match = played(begun(first_dealer=0), 47)
    deal = replace(match.deal, hands=(("KS",), ()), floor=("2C", "9D"), **changes)
    return replace(match, deal=deal)


def test_the_last_cards_go_to_the_last_capturer():
    match = last_play(last_capturer=1, piles=(DECK[:20], DECK[20:49]))
    match, events = play(match, "KS", None)
    assert events[1] == LeftoversTaken(1, ("2C", "9D", "KS"))
    assert isinstance(events[2], DealCounted)
    assert match.deal.piles[1] == (*DECK[20:49], "2C", "9D", "KS")
    assert (match.deal.floor, match.deal.to_play) == ((), None)
    assert match.counts[-1].cards == (20, 32)


def test_nobody_gets_them_when_nobody_captured():
    match, events = play(last_play(last_capturer=None, piles=((), ())), "KS", None)
    assert events[1] == LeftoversTaken(None, ("2C", "9D", "KS"))
    assert match.deal.floor == ("2C", "9D", "KS")
    assert match.counts[-1].cards == (0, 0)
    assert finished(match.deal) == match.deal


def test_nothing_is_left_when_the_last_play_sweeps():
    match = last_play(last_capturer=1, piles=((), ()), basras=())
    match = replace(match, deal=replace(match.deal, floor=("KD",)))
    match, events = play(match, "KS", None)
    assert [type(event) for event in events] == [CardPlayed, DealCounted]
    assert match.deal.basras[-1].card == "KS"


def test_what_is_carried_out_of_a_level_deal_goes_into_the_next():
    match = begun(first_dealer=0, tie="carry")
    for cards, carried, scores in [((26, 26), 30, (0, 0)), ((26, 26), 60, (0, 0)), ((20, 32), 0, (0, 90))]:
        match = played(match, 47)
        seat = match.deal.to_play
        hands = tuple(("KS",) if other == seat else () for other in (0, 1))
        piles = (DECK[: cards[0] - (seat == 0) * 2], DECK[: cards[1] - (seat == 1) * 2])
        deal = replace(match.deal, hands=hands, piles=piles, floor=("KD",), basras=(), last_capturer=seat)
        match, _ = play(replace(match, deal=deal, scores=(0, 0)), "KS", None)
        basra = (10, 0) if seat == 0 else (0, 10)
        assert match.counts[-1].cards == cards
        assert match.carried == match.counts[-1].carried == carried
        assert match.scores == (scores[0] + basra[0], scores[1] + basra[1])
        match, _ = begin_deal(match, seeded_deck(carried, match))


def test_nothing_is_played_after_the_last_card():
    match = played(begun(), 48)
    assert legal_plays(match) == ()
    with pytest.raises(DealOver) as refused:
        play(match, "AS", None)
    assert refused.value.code == "deal_over"


def to_the_end(match):
    seed = 0
    while match.winner is None:
        if match.deal.to_play is None:
            seed += 1
            match, _ = begin_deal(match, seeded_deck(seed, match))
        match = played(match, 47, seed)
        card, captures = legal_plays(match)[0]
        match, events = play(match, card, captures[0])
    return match, events


@pytest.mark.parametrize("seats", [2, 4])
def test_a_match_goes_on_until_it_is_decided(seats):
    match, events = to_the_end(begun(seats=seats))
    assert events[-1] == MatchWon(match.winner, match.scores)
    assert match.scores[match.winner] >= 101
    assert match.scores[match.winner] > match.scores[1 - match.winner]
    assert all(max(count.scores) < 101 for count in match.counts[:-1])
    assert [count.deal for count in match.counts] == list(range(len(match.counts)))
    with pytest.raises(MatchDecided) as refused:
        begin_deal(match, match.deal.deck)
    assert refused.value.code == "match_decided"


def test_the_dealer_moves_right():
    match = begun(seats=4, first_dealer=2)
    dealers = []
    for seed in range(5):
        dealers.append(match.deal.dealer)
        match = replace(played(match, 48), winner=None)
        match, _ = begin_deal(match, seeded_deck(seed, match))
    assert dealers == [2, 3, 0, 1, 2]
