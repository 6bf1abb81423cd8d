"""The worked cases of the rule book, R3 and R7."""

import pytest

from engine.basra import kind, worth
from engine.captures import legal_captures
from engine.ruleset import PRESETS

EVERY = ("classic", "v2", "murabaa")
SEVEN = ("classic", "murabaa")

CASES = [
    # presets, floor, card, captures (the default first, each as a set), kind, points
    (EVERY, "AS 2C 3S 3H 4D 5H", "6C", ["AS 2C 3S 3H 4D 5H"], "basra", 10),
    (("v2",), "7D 3C", "10S", ["7D 3C"], "basra", 10),
    (SEVEN, "7D 3C", "10S", ["7D 3C"], "basra", 10),
    (EVERY, "AS 7C KH 8D", "8S", ["8D AS 7C"], "none", 0),
    (EVERY, "AS 7C KH 8D", "9S", ["AS 8D"], "none", 0),
    (EVERY, "AS 7C KH 8D", "KS", ["KH"], "none", 0),
    (EVERY, "10H 5C 4S AD", "10S", ["10H 5C 4S AD"], "basra", 10),
    (EVERY, "8H 7C AS", "8S", ["8H 7C AS"], "basra", 10),
    (EVERY, "5H 3C", "7D", ["5H 3C"], "basra", 10),
    (EVERY, "9H 2C", "7D", ["9H 2C"], "sweep", 0),
    (EVERY, "KH QD", "7D", ["KH QD"], "sweep", 0),
    (EVERY, "KH KD", "7D", ["KH KD"], "basra", 10),
    (EVERY, "7C 7H 7S AS 6S", "7D", ["7C 7H 7S AS 6S"], "basra", 10),
    (EVERY, "8C 8D 8H 8S AC 7C", "7D", ["8C 8D 8H 8S AC 7C"], "basra", 10),
    (("v2",), "JH", "JS", ["JH"], "jack_basra", 30),
    (SEVEN, "JH", "JS", ["JH"], "jack_basra", 10),
    (EVERY, "JH 5C", "JS", ["JH 5C"], "sweep", 0),
    (EVERY, "7D", "JS", ["7D"], "basra", 10),
    (EVERY, "6H 4S 4C", "10S", ["6H 4C", "6H 4S"], "none", 0),
    (SEVEN, "7D 3C", "5S", [""], "none", 0),
    (("v2",), "7D 3C", "5S", ["7D"], "none", 0),
    (SEVEN, "7D", "KS", [""], "none", 0),
    (("v2",), "7D", "KS", ["7D"], "basra", 10),
    (EVERY, "AS 2H 3C 4D 5S", "6S", ["AS 5S 2H 4D", "AS 2H 3C"], "none", 0),
]


@pytest.mark.parametrize(
    ("preset", "floor", "card", "captures", "made", "points"),
    [(preset, *case) for presets, *case in CASES for preset in presets],
)
def test_worked_case(preset, floor, card, captures, made, points):
    rules, lying = PRESETS[preset], tuple(floor.split())
    found = legal_captures(card, lying, rules)
    assert [set(capture) for capture in found] == [set(capture.split()) for capture in captures]
    assert kind(card, lying, found[0], rules) == made
    assert worth(made, rules) == points
