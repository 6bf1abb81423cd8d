from dataclasses import FrozenInstanceError, fields
from itertools import product

import pytest

from engine.errors import BadOption, UnknownOption, UnknownPreset
from engine.ruleset import OPTION_VALUES, PRESETS, Ruleset, default_seats, options_of, ruleset


def test_a_preset_without_options_is_itself():
    for preset, rules in PRESETS.items():
        assert ruleset(preset) is rules
        assert ruleset(preset, {}) is rules
        assert rules.preset == preset


def test_the_presets_are_those_of_the_rule_book():
    assert options_of(PRESETS["classic"]) == options_of(PRESETS["murabaa"])
    assert options_of(PRESETS["classic"]) == {
        "komi_on_floor": "seven",
        "jack_basra": 10,
        "tie": "nobody",
        "clean_opening": True,
    }
    assert options_of(PRESETS["v2"]) == options_of(PRESETS["classic"]) | {"komi_on_floor": "any", "jack_basra": 30}


def test_every_value_of_every_option_can_be_chosen():
    for values in product(*OPTION_VALUES.values()):
        options = dict(zip(OPTION_VALUES, values, strict=True))
        for preset in PRESETS:
            rules = ruleset(preset, options)
            assert options_of(rules) == options
            assert ruleset(rules.preset, options_of(rules)) == rules


def test_an_option_changes_nothing_else():
    assert options_of(ruleset("v2", {"tie": "carry"})) == options_of(PRESETS["v2"]) | {"tie": "carry"}


def test_the_option_names_are_the_fields():
    assert [field.name for field in fields(Ruleset)] == ["preset", *OPTION_VALUES]


def test_a_ruleset_is_frozen():
    with pytest.raises(FrozenInstanceError):
        PRESETS["v2"].tie = "carry"


@pytest.mark.parametrize("preset", ["", "V2", "classic ", None, 2, True, ["v2"], {}])
def test_an_unknown_preset_is_refused(preset):
    for ask in (ruleset, default_seats):
        with pytest.raises(UnknownPreset) as refused:
            ask(preset)
        assert refused.value.code == "unknown_preset"


@pytest.mark.parametrize("option", ["jack", "Tie", "preset", "", "target"])
def test_an_unknown_option_is_refused(option):
    with pytest.raises(UnknownOption) as refused:
        ruleset("v2", {option: 10})
    assert refused.value.code == "unknown_option"


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("komi_on_floor", "eight"),
        ("komi_on_floor", None),
        ("jack_basra", 15),
        ("jack_basra", 10.0),
        ("jack_basra", False),
        ("jack_basra", "10"),
        ("tie", True),
        ("tie", ["carry"]),
        ("clean_opening", 1),
        ("clean_opening", 0.0),
        ("clean_opening", "true"),
        ("clean_opening", {}),
    ],
)
def test_a_value_that_is_not_exactly_one_of_the_options_is_refused(option, value):
    with pytest.raises(BadOption) as refused:
        ruleset("v2", {option: value})
    assert refused.value.code == "bad_option"


def test_default_seats():
    assert [default_seats(preset) for preset in ("classic", "v2", "murabaa")] == [2, 2, 4]
