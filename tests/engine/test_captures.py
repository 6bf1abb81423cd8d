"""Captures, against a search of every subset (R3)."""

from collections import Counter
from itertools import combinations_with_replacement, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.captures import legal_captures, split, takes_all
from engine.cards import CODE_ORDER, DECK, KOMI, RANKS, VALUE
from engine.errors import IllegalCapture
from engine.ruleset import PRESETS, ruleset
from tests.engine import reference

CLASSIC, V2 = PRESETS["classic"], PRESETS["v2"]
PRESET = st.sampled_from(sorted(PRESETS))
NUMBERS = [card for card in DECK if VALUE[card]]
SMALL = [card for card in NUMBERS if VALUE[card] <= 5]


def cards(*texts):
    return tuple(code for text in texts for code in text.split())


@st.composite
def lines(draw, most=9):
    """A card and a floor; small cards are likely, for they make the most sums."""
    pool = draw(st.sampled_from([DECK, NUMBERS, [*SMALL, KOMI, "8C", "9C", "10C", "10D"]]))
    drawn = draw(st.lists(st.sampled_from(pool), min_size=1, max_size=most + 1, unique=True))
    return drawn[0], tuple(drawn[1:])


def is_partition(groups, capture):
    return sorted(card for group in groups for card in group) == sorted(capture)


@settings(max_examples=300, deadline=None)
@given(lines(), PRESET)
def test_captures_are_those_of_the_reference(line, preset):
    card, floor = line
    rules = PRESETS[preset]
    expected = reference.legal_captures(card, floor, rules.komi_on_floor)
    assert [list(capture) for capture in legal_captures(card, floor, rules)] == expected


def every_floor(values, most):
    """Every floor of so many cards as far as ranks go, each rank's suits in order."""
    for size in range(most + 1):
        for ranks in combinations_with_replacement(values, size):
            if max(Counter(ranks).values(), default=0) <= 4:
                yield tuple(RANKS[rank - 1] + "CSHD"[ranks[:place].count(rank)] for place, rank in enumerate(ranks))


@pytest.mark.parametrize("value", range(1, 11))
def test_captures_of_every_small_floor_are_those_of_the_reference(value):
    card = RANKS[value - 1] + "D"
    for floor in every_floor(range(1, value), 4):
        assert list(map(list, legal_captures(card, floor, CLASSIC))) == reference.legal_captures(card, floor, "seven")
    for floor in every_floor(range(1, 11), 3):
        if card != KOMI and KOMI not in floor and card not in floor:
            expected = reference.legal_captures(card, (KOMI, *floor), "any")
            assert list(map(list, legal_captures(card, (KOMI, *floor), V2))) == expected


@settings(max_examples=200, deadline=None)
@given(lines(most=16), PRESET)
def test_captures_of_large_floors_hold_together(line, preset):
    """What can be said of a floor too large to try every subset."""
    card, floor = line
    rules = PRESETS[preset]
    captures = legal_captures(card, floor, rules)
    sets = [frozenset(capture) for capture in captures]
    assert len(set(sets)) == len(sets)
    assert not any(one < other for one in sets for other in sets)
    assert list(captures) == sorted(captures, key=lambda c: (-len(c), [CODE_ORDER[taken] for taken in c]))
    for capture in captures:
        assert capture == tuple(sorted(capture, key=CODE_ORDER.__getitem__))
        assert set(capture) <= set(floor)
        assert is_partition(split(card, capture, rules), capture)


@settings(max_examples=300, deadline=None)
@given(lines(), PRESET)
def test_split_gives_groups_as_the_rules_know_them(line, preset):
    card, floor = line
    rules = PRESETS[preset]
    for capture in legal_captures(card, floor, rules):
        groups = split(card, capture, rules)
        assert is_partition(groups, capture)
        assert list(groups) == sorted(groups, key=lambda group: CODE_ORDER[group[0]])
        for group in groups:
            assert group == tuple(sorted(group, key=CODE_ORDER.__getitem__))
            if card != KOMI and card[0] != "J":
                assert reference.is_group(card[:-1], group, rules.komi_on_floor)


@settings(max_examples=300, deadline=None)
@given(lines(), st.sampled_from([rank for rank in RANKS if rank != "J"]))
def test_takes_all_is_a_possible_set(line, rank):
    _, floor = line
    assert takes_all(rank, floor) == reference.is_possible(rank, floor, "seven")


@pytest.mark.parametrize("card", ["6C", "7S", "7D", "10H", "QS", "JD"])
def test_the_order_of_the_floor_is_irrelevant(card):
    floor = cards("AS 2H 7C QD 5S")
    answers = {legal_captures(card, order, V2) for order in permutations(floor)}
    assert len(answers) == 1


def test_what_a_jack_or_the_komi_takes_is_one_group():
    floor = cards("3C 8D KH")
    assert split("JS", floor, CLASSIC) == (floor,)
    assert split("7D", floor, CLASSIC) == (floor,)


def test_nothing_splits_into_no_groups():
    assert split("5C", (), CLASSIC) == ()


def test_same_ranks_are_groups_of_their_own():
    assert split("KC", cards("KD KH"), CLASSIC) == (("KD",), ("KH",))
    assert split("10C", cards("4S 6C 10D"), CLASSIC) == (cards("4S 6C"), ("10D",))


def test_a_wild_komi_is_a_group_of_its_own_or_a_seven():
    assert split("10S", cards("4S 6C 7D"), V2) == (cards("4S 6C"), ("7D",))
    assert split("10S", cards("3C 7D"), V2) == (cards("3C 7D"),)
    assert split("KS", cards("7D KH"), V2) == (("7D",), ("KH",))


@pytest.mark.parametrize(
    ("card", "capture", "rules"),
    [
        ("10S", "3C 5D", CLASSIC),
        ("10S", "KH", CLASSIC),
        ("5S", "7D", CLASSIC),
        ("5S", "3C 7D", V2),
        ("QS", "KH", CLASSIC),
        ("QS", "7D", CLASSIC),
    ],
)
def test_what_has_no_groups_is_not_split(card, capture, rules):
    with pytest.raises(IllegalCapture) as refused:
        split(card, cards(capture), rules)
    assert refused.value.code == "illegal_capture"


def test_the_largest_floors_are_quick():
    """Floors that never occur in play; the second has the most captures of all that were found."""
    everything = tuple(card for card in DECK if card != "10C")
    assert len(legal_captures("10C", everything, CLASSIC)[0]) == 39
    counts = zip("A23456789", (4, 4, 2, 1, 3, 4, 4, 4, 4), strict=True)
    floor = tuple(rank + suit for rank, count in counts for suit in "CDHS"[:count])
    assert len(legal_captures("10C", floor, CLASSIC)) == 17_010


def test_a_house_rule_decides_about_the_komi_on_the_floor():
    floor = cards("7D 3C")
    assert legal_captures("5S", floor, ruleset("classic", {"komi_on_floor": "any"})) == (("7D",),)
    assert legal_captures("5S", floor, ruleset("v2", {"komi_on_floor": "seven"})) == ((),)
