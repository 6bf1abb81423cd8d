"""What a creator chooses."""

import pytest

from app.rooms.errors import BadOption, RefusedByRules, RoomError
from app.rooms.model import RoomOptions
from app.rooms.options import parse_options
from engine.ruleset import PRESETS, Ruleset
from tests.rooms.table import options


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("target", [11, 101, 1001])
@pytest.mark.parametrize("turn_time", [0, 15, 30, 60])
def test_every_preset_goes_with_every_number_of_seats(preset, seats, target, turn_time):
    chosen = options(preset=preset, seats=seats, target=target, turn_time=turn_time, public=True)
    assert chosen == RoomOptions(seats, target, turn_time, True, PRESETS[preset])


def test_options_override_the_presets():
    chosen = options(options={"komi_on_floor": "any", "jack_basra": 20, "tie": "carry", "clean_opening": False})
    assert chosen.ruleset == Ruleset("classic", "any", 20, "carry", False)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"seats": 3}, "bad_option"),
        ({"seats": "2"}, "bad_option"),
        ({"seats": 2.0}, "bad_option"),
        ({"seats": True}, "bad_option"),
        ({"turn_time": 20}, "bad_option"),
        ({"turn_time": False}, "bad_option"),
        ({"turn_time": None}, "bad_option"),
        ({"turn_time": []}, "bad_option"),
        ({"public": 1}, "bad_option"),
        ({"public": "yes"}, "bad_option"),
        ({"target": 10}, "bad_target"),
        ({"target": 1002}, "bad_target"),
        ({"target": 101.0}, "bad_target"),
        ({"target": True}, "bad_target"),
        ({"target": 10**400}, "bad_target"),
        ({"preset": "v3"}, "unknown_preset"),
        ({"preset": None}, "unknown_preset"),
        ({"preset": []}, "unknown_preset"),
        ({"options": {"seats": 2}}, "unknown_option"),
        ({"options": {"preset": "v2"}}, "unknown_option"),
        ({"options": {1: 2}}, "unknown_option"),
        ({"options": {"jack_basra": 15}}, "bad_option"),
        ({"options": {"clean_opening": 1}}, "bad_option"),
        ({"options": {"tie": []}}, "bad_option"),
    ],
)
def test_anything_else_is_refused(changes, code):
    with pytest.raises(RoomError) as refused:
        options(**changes)
    assert refused.value.code == code
    assert isinstance(refused.value, BadOption | RefusedByRules)


def test_a_refusal_says_little_however_much_was_sent():
    with pytest.raises(BadOption) as refused:
        parse_options(seats="9" * 10**6, preset="v2", target=101, turn_time=0, public=False, options={})
    assert len(str(refused.value)) < 200
