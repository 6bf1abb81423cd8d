"""The shuffle is fair, repeatable, and what its description says."""

import hashlib
from collections import Counter
from math import sqrt

import pytest

from engine.cards import DECK
from engine.ruleset import PRESETS, ruleset
from engine.shuffle import draw_dealer, is_clean, opening_floor, shuffled

ANY = ruleset("classic", {"clean_opening": False})
CLEAN = PRESETS["classic"]


def seed(number):
    return number.to_bytes(32, "big")


def assert_even(observed, categories, draws):
    """Chi-square: within five standard deviations of what even chances give."""
    expected = draws / categories
    statistic = sum((count - expected) ** 2 / expected for count in observed.values())
    statistic += (categories - len(observed)) * expected
    freedom = categories - 1
    assert abs(statistic - freedom) < 5 * sqrt(2 * freedom), statistic


@pytest.fixture(scope="module")
def decks():
    return [shuffled(seed(number), 2, ANY) for number in range(6_000)]


def test_a_deck_is_the_52_cards(decks):
    assert all(sorted(deck) == sorted(DECK) for deck in decks[:200])


def test_every_card_is_equally_likely_at_every_place(decks):
    for place in range(52):
        assert_even(Counter(deck[place] for deck in decks), 52, len(decks))
    for card in DECK:
        assert_even(Counter(deck.index(card) for deck in decks), 52, len(decks))


def test_neighbours_are_independent(decks):
    followers = Counter(
        (DECK.index(deck[place + 1]) - DECK.index(deck[place])) % 52 for deck in decks for place in range(0, 51, 2)
    )
    assert_even(followers, 51, len(decks) * 26)


def test_the_order_of_three_cards_is_even(decks):
    orders = Counter(tuple(sorted(("JC", "JD", "7D"), key=deck.index)) for deck in decks)
    assert_even(orders, 6, len(decks))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_clean_opening_has_no_jack_and_no_komi_and_is_even_otherwise(seats):
    clean = [shuffled(seed(number), seats, CLEAN) for number in range(3_000)]
    floors = Counter(card for deck in clean for card in opening_floor(deck, seats))
    assert set(floors) == {card for card in DECK if card != "7D" and card[0] != "J"}
    assert_even(floors, 47, len(clean) * 4)
    assert all(is_clean(deck, seats) for deck in clean)


def test_without_the_option_openings_are_unclean_as_often_as_chance_has_it(decks):
    clean = sum(is_clean(deck, 2) for deck in decks) / len(decks)
    assert clean == pytest.approx((47 * 46 * 45 * 44) / (52 * 51 * 50 * 49), abs=0.03)


def test_a_clean_deck_is_the_same_with_and_without_the_option():
    for number in range(50):
        deck = shuffled(seed(number), 2, ANY)
        assert (shuffled(seed(number), 2, CLEAN) == deck) == is_clean(deck, 2)


def test_the_same_seed_is_the_same_deck_and_another_is_another():
    assert shuffled(seed(1), 2, CLEAN) == shuffled(seed(1), 2, CLEAN)
    assert len({shuffled(seed(number), 2, CLEAN) for number in range(500)}) == 500


@pytest.mark.parametrize("seats", [2, 4])
def test_the_dealer_is_drawn_evenly(seats):
    draws = Counter(draw_dealer(seed(number), seats) for number in range(4_000))
    assert_even(draws, seats, 4_000)


def by_description(seed, seats, clean_opening):
    """The description at the head of `engine/shuffle.py`, followed to the letter on long numbers."""
    stream = b"".join(hashlib.sha256(b"basra deck" + seed + block.to_bytes(8, "big")).digest() for block in range(60))
    cards = [
        rank + suit for rank in ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"] for suit in "CDHS"
    ]
    at = 0
    while True:
        for i in reversed(range(1, 52)):
            n = i + 1
            while stream[at] >= 256 // n * n:
                at += 1
            j = stream[at] % n
            at += 1
            cards[i], cards[j] = cards[j], cards[i]
        floor = cards[4 * seats : 4 * seats + 4]
        if not clean_opening or not {"JC", "JD", "JH", "JS", "7D"} & set(floor):
            return tuple(cards)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("rules", [ANY, CLEAN])
def test_the_shuffle_is_as_described(seats, rules):
    for number in range(100):
        assert shuffled(seed(number), seats, rules) == by_description(seed(number), seats, rules.clean_opening)


def test_a_seed_keeps_its_deck_for_ever():
    """Revealed seeds must stay checkable: this deck may never change."""
    deck = shuffled(bytes(range(32)), 4, PRESETS["v2"])
    assert (
        hashlib.sha256(" ".join(deck).encode()).hexdigest()
        == "d6a50859bf694da4004a1009c76be39df1cf8e816569555280852da0160f428f"
    )
    assert [draw_dealer(bytes([number]), 4) for number in range(8)] == [2, 3, 1, 2, 0, 2, 0, 1]
