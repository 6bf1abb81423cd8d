"""Whole matches through the service agree with their records, card for card and point for point."""

import pytest

from engine.ruleset import PRESETS
from tests.app.many_matches import SHAPES, options_of, play_matches


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 300, 50))
async def test_random_matches_agree_with_their_records(first: int) -> None:
    happened = await play_matches(range(first, first + 50))
    assert happened["matches"] == 50
    for rare in ("Disconnect", "Return", "asked", "expired turn", "expired next_deal", "expired countdown", "Agree"):
        assert happened[rare] > 0


def test_the_random_matches_have_every_preset_shape_and_house_rule() -> None:
    options = [options_of(number) for number in range(300)]
    assert {(o.ruleset.preset, o.seats) for o in options} == set(SHAPES) == {(p, s) for p in PRESETS for s in (2, 4)}
    assert {o.ruleset.jack_basra for o in options} == {0, 10, 20, 30}
    assert {o.ruleset.komi_on_floor for o in options} == {"seven", "any"}
    assert {o.ruleset.tie for o in options} == {"nobody", "carry"}
    assert {o.ruleset.clean_opening for o in options} == {True, False}
    assert {o.turn_time for o in options} == {0, 15, 30, 60}
