"""A seat sees what it may and nothing else."""

import json
import random
import re
from dataclasses import replace

import pytest
from pydantic import TypeAdapter

from engine.basra import Basra, kind, worth
from engine.cards import DECK
from engine.errors import BadSeat, DealOver
from engine.match import begin_deal, legal_plays, new_match, play
from engine.ruleset import PRESETS
from engine.view import LastPlay, LegalCapture, MatchView, match_view
from tests.engine.play import any_play, begun, played, seeded_deck, stacked_deck

CASES = [(preset, seats) for preset in PRESETS for seats in (2, 4)]


def hidden_from(match, seat):
    """The cards that lie face down for this seat: the other hands and the stock."""
    others = [card for other, hand in enumerate(match.deal.hands) if other != seat for card in hand]
    return [*others, *match.deal.stock]


def with_hidden_permuted(match, seat, rng):
    """The same match with the cards that the seat cannot see dealt otherwise among themselves."""
    hidden = hidden_from(match, seat)
    moved = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))

    def change(cards):
        return tuple(moved.get(card, card) for card in cards)

    deal = match.deal
    hands = tuple(change(hand) for hand in deal.hands)
    return replace(match, deal=replace(deal, hands=hands, stock=change(deal.stock), deck=change(deal.deck)))


@pytest.mark.parametrize(("preset", "seats"), CASES)
def test_hidden_cards_change_neither_view_nor_events(preset, seats):
    rng = random.Random(f"{preset} {seats}")
    for seed in range(4):
        match = begun(preset, seats, seed)
        while match.deal.to_play is not None:
            move = any_play(match, rng)
            after, events = play(match, *move)
            for seat in range(seats):
                other = with_hidden_permuted(match, seat, rng)
                assert match_view(other, seat) == match_view(match, seat)
                if seat == match.deal.to_play:
                    assert play(other, *move)[1] == events
            match = after


@pytest.mark.parametrize(("preset", "seats"), CASES)
def test_no_hidden_card_is_in_the_bytes(preset, seats):
    rng = random.Random(f"leak {preset} {seats}")
    view_json = TypeAdapter(MatchView)
    match = begun(preset, seats, 3)
    while match.deal.to_play is not None:
        for seat in range(seats):
            written = view_json.dump_json(match_view(match, seat)).decode()
            named = set(re.findall(r'"((?:10|[A2-9JQK])[CDHS])"', written))
            assert not named & set(hidden_from(match, seat))
        match, events = play(match, *any_play(match, rng))
        told = set(re.findall(r"'((?:10|[A2-9JQK])[CDHS])'", repr(events)))
        assert not told & {card for hand in match.deal.hands for card in hand}
        assert not told & set(match.deal.stock)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_view_tells_the_table(seats):
    match = played(begun("v2", seats, 5, target=151), 4 * seats + 3, seed=2)
    deal = match.deal
    for seat in range(seats):
        view = match_view(match, seat)
        assert view.seat == seat
        assert view.hand == tuple(sorted(deal.hands[seat], key=DECK.index))
        assert view.hand_counts == tuple(map(len, deal.hands))
        assert (view.floor, view.stock) == (deal.floor, len(deal.stock))
        assert (view.batch, view.batches) == (1, 12 // seats)
        assert (view.dealer, view.deal, view.to_play) == (deal.dealer, 0, deal.to_play)
        assert (view.target, view.scores, view.counts, view.carried, view.winner) == (151, (0, 0), (), 0, None)
        assert [pile.cards for pile in view.piles] == [len(pile) for pile in deal.piles]
        assert [pile.team for pile in view.piles] == [0, 1]
        assert tuple(pile.basras for pile in view.piles) == tuple(
            tuple(basra for basra in deal.basras if basra.seat % 2 == team) for team in (0, 1)
        )
        assert bool(view.legal) == (seat == deal.to_play)


def test_a_pile_shows_the_basras_of_its_team():
    match = begun("murabaa", 4)
    basras = tuple(Basra(seat, card, "basra", 10) for seat, card in ((1, "8S"), (0, "2C"), (2, "9H"), (3, "KD")))
    view = match_view(replace(match, deal=replace(match.deal, basras=basras)), 0)
    assert [[basra.seat for basra in pile.basras] for pile in view.piles] == [[0, 2], [1, 3]]


def test_piles_lie_where_they_are_not_confused_with_the_stock():
    view = match_view(begun("murabaa", 4, first_dealer=1), 0)
    assert [pile.seat for pile in view.piles] == [0, 3]


def test_the_legal_plays_are_those_of_the_match():
    match = played(begun("v2", 2, 8), 9)
    view = match_view(match, match.deal.to_play)
    plays = tuple((entry.card, tuple(capture.cards for capture in entry.captures)) for entry in view.legal)
    assert plays == legal_plays(match)
    for entry in view.legal:
        for capture in entry.captures:
            made = kind(entry.card, view.floor, capture.cards, match.ruleset)
            assert (capture.kind, capture.points) == (made, worth(made, match.ruleset))
            assert sorted(card for group in capture.groups for card in group) == sorted(capture.cards)


def test_a_card_that_stays_is_legal_with_no_cards():
    match, _ = begin_deal(
        new_match(PRESETS["classic"], 2, 101, 1), stacked_deck("KS 2S 3S 4S", "2H 3H 4H 5H", "QC QD 9C 9D")
    )
    entry = next(entry for entry in match_view(match, 0).legal if entry.card == "KS")
    assert entry.captures == (LegalCapture((), (), "none", 0),)


@pytest.mark.parametrize(("preset", "seats"), CASES)
def test_the_last_play_is_the_one_that_was_told(preset, seats):
    rng = random.Random(f"last {preset} {seats}")
    for seed in range(12):
        match = begun(preset, seats, seed)
        assert match_view(match, 0).last_play is None
        while match.deal.to_play is not None:
            match, (told, *_) = play(match, *any_play(match, rng))
            last = LastPlay(told.seat, told.card, told.capture, told.groups, told.kind, told.points)
            assert match_view(match, 0).last_play == last
        assert match_view(match, 0).counts == match.counts
        match = replace(match, winner=None)
        match, _ = begin_deal(match, seeded_deck(seed, match))
        assert match_view(match, 1).last_play is None


@pytest.mark.parametrize(
    ("floor", "card", "expected"),
    [(("2C", "KD"), "JS", "sweep"), (("2C", "KD"), "2S", "none"), (("KD",), "KS", "basra")],
)
def test_the_kind_of_a_deals_last_play_is_not_confused_by_the_leftovers(floor, card, expected):
    match = played(begun(first_dealer=0), 47)
    deal = replace(match.deal, hands=((card,), ()), floor=floor, basras=(), piles=((), ()))
    match, _ = play(replace(match, deal=deal), card, None)
    assert match.deal.floor == ()
    assert match_view(match, 0).last_play.kind == expected


def test_a_view_survives_the_wire():
    view_json = TypeAdapter(MatchView)
    view = match_view(played(begun(seats=4), 11), 2)
    assert view_json.validate_json(view_json.dump_json(view)) == view
    assert json.loads(view_json.dump_json(view))["hand"] == list(view.hand)


@pytest.mark.parametrize("seat", [-1, 2, None, True, 0.0])
def test_only_a_seat_has_a_view(seat):
    with pytest.raises(BadSeat):
        match_view(begun(), seat)


def test_before_the_first_deal_there_is_nothing_to_see():
    with pytest.raises(DealOver):
        match_view(new_match(PRESETS["v2"], 2, 101, 0), 0)
