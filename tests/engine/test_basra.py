"""What a sweep is worth, against the reference (R4, R5.2)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.basra import kind, worth
from engine.captures import legal_captures
from engine.cards import DECK
from engine.ruleset import PRESETS, ruleset
from tests.engine import reference
from tests.engine.test_captures import PRESET, lines


@settings(max_examples=400, deadline=None)
@given(lines(), PRESET)
def test_kinds_are_those_of_the_reference(line, preset):
    card, floor = line
    for capture in legal_captures(card, floor, PRESETS[preset]):
        assert kind(card, floor, capture, PRESETS[preset]) == reference.kind(card, floor, capture)


@settings(max_examples=200, deadline=None)
@given(st.lists(st.sampled_from([card for card in DECK if card != "7D"]), min_size=1, max_size=6, unique=True))
def test_the_komi_makes_what_the_reference_says(floor):
    assert kind("7D", floor, floor, PRESETS["classic"]) == reference.kind("7D", floor, floor)


@pytest.mark.parametrize("points", [0, 10, 20, 30])
def test_a_jack_basra_has_the_points_of_the_option(points):
    rules = ruleset("classic", {"jack_basra": points})
    assert kind("JS", ("JH",), ("JH",), rules) == "jack_basra"
    assert worth("jack_basra", rules) == points
    assert worth("basra", rules) == 10
    assert worth("sweep", rules) == worth("none", rules) == 0
