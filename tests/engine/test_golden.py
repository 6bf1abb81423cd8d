"""Whole matches, played and counted by the reference, come out of the engine the same."""

import random

import pytest

from engine.record import replay
from tests.engine import golden, reference
from tests.engine.golden import ANSWERS, CASES, MATCHES, read

RECORDS = list(zip(read(MATCHES), read(ANSWERS), strict=True))


def name(case):
    return f"{case['preset']}-{case['seats']}" if "preset" in case else ""


@pytest.mark.parametrize(("record", "answer"), RECORDS, ids=name)
def test_a_golden_match_is_answered_as_ever(record, answer):
    assert replay(record) == answer


@pytest.mark.parametrize(("record", "answer"), RECORDS, ids=name)
def test_the_reference_still_says_so(record, answer):
    assert reference.replay(record) == answer


def test_every_preset_is_there_at_two_and_at_four_seats_and_is_decided():
    there = {(record["preset"], record["seats"]) for record, answer in RECORDS if answer["winner"] is not None}
    assert there == {(preset, seats) for preset in reference.PRESETS for seats in (2, 4)}
    kinds = {basra["kind"] for _, answer in RECORDS for deal in answer["deals"] for basra in deal["basras"]}
    assert kinds == {"basra", "jack_basra"}
    assert all(golden.shows_its_options(record) for record, _ in RECORDS)


@pytest.mark.parametrize("seed", range(1000, 1006))
def test_fresh_matches_agree_with_the_reference(seed):
    rng = random.Random(seed)
    record = golden.match(seed, *rng.choice(CASES))
    assert replay(record) == reference.replay(record)
    cut = rng.randrange(len(record["deals"][-1]["plays"]))
    record["deals"][-1]["plays"] = record["deals"][-1]["plays"][:cut]
    assert replay(record) == reference.replay(record)
