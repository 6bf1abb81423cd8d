"""A short cut of the fault suite: fewer rooms, fewer faults, every kind of fault that does not need long waits."""

import pytest

from tests.faults.scenarios import SCENARIOS
from tests.faults.stage import Scenario, Stage

LONG = {
    "all gone for 3 min",
    "clients that stop reading",
    "Redis frozen for 5 s",
    "Redis killed, fsync everysec",
    "server stopped, one worker",
    "one of two workers stopped",
}
SHORT = [scenario for scenario in SCENARIOS if scenario.fault not in LONG]
SHARE = 0.25

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("scenario", SHORT, ids=lambda scenario: scenario.fault)
async def test_nothing_is_lost_doubled_disagreed_on_or_leaked(scenario: Scenario) -> None:
    times, rooms = max(2, round(scenario.times * SHARE)), max(2, round(scenario.rooms * SHARE))
    row = await Stage(scenario, seed=7, times=times, rooms=rooms).run()
    assert row.wrong == []
    assert row.injected >= times
    assert row.acked > 0
