"""What is due follows from the room alone; most of it is held by the tests of what then happens."""

import pytest

from app.rooms.deadlines import Deadline
from app.rooms.policy import Policy, deadlines, next_deadline, person_to_play
from tests.rooms.table import POLICY, Table


def test_deadlines_are_what_is_due_next_and_nothing_else():
    table = Table("Ali")
    assert deadlines(table.room, POLICY) == (next_deadline(table.room, POLICY),)
    table.leave(2)
    assert deadlines(table.room, POLICY) == ()


def test_the_times_are_the_policys():
    hasty = Policy(countdown=7)
    table = Table("Ali")
    assert next_deadline(table.room, hasty) == Deadline("countdown", 1, table.room.phase_since + 7)


@pytest.mark.parametrize("late", [0, 1, 10**9])
def test_a_deadline_does_not_depend_on_when_it_is_asked_for(late):
    table = Table("Ali")
    due = table.due()
    table.wait(late)
    assert table.due() == due


def test_nobody_is_to_play_before_the_match():
    table = Table("Ali")
    assert person_to_play(table.room) is None
    table.start()
    assert person_to_play(table.room) == table.to_play
