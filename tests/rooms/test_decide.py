"""What holds for every decision, and for whole matches."""

from dataclasses import replace

import pytest
from pydantic import TypeAdapter

from app.rooms.commands import Expire, Join
from app.rooms.deadlines import Deadline
from app.rooms.decide import decide
from app.rooms.errors import NoSuchRoom
from app.rooms.model import Room
from app.rooms.policy import pending
from engine.record import FORMAT, replay
from tests.rooms.table import POLICY, Table

ROOM = TypeAdapter(Room)


def test_there_is_no_command_on_no_room_but_create():
    with pytest.raises(NoSuchRoom):
        decide(None, Join("b", "Ali"), 0, b"", POLICY)


def test_the_same_arguments_give_the_same_decision():
    one, other = Table("Ali"), Table("Ali")
    one.start()
    other.start()
    one.play_deal()
    other.play_deal()
    assert one.room == other.room


@pytest.mark.parametrize("kind", ["countdown", "turn", "next_deal", "rematch", "erase"])
def test_a_deadline_that_does_not_follow_from_the_room_is_nothing(kind):
    table = Table("Ali", seats=4)
    assert not table.do(Expire(Deadline(kind, 0, 0))).changed


def test_what_is_no_command_no_deadline_and_no_phase_is_a_bug_and_said_so(monkeypatch):
    table = Table("Ali")
    with pytest.raises(AssertionError):
        table.do("dance")
    with pytest.raises(AssertionError):
        pending(replace(table.room, phase="dreaming"), POLICY)
    tea = Deadline("tea", 0, 0)
    monkeypatch.setattr("app.rooms.decide.deadlines", lambda room, policy: (tea,))
    with pytest.raises(AssertionError):
        table.do(Expire(tea))


@pytest.mark.parametrize(("seats", "preset"), [(2, "classic"), (2, "v2"), (4, "murabaa"), (4, "v2"), (4, "classic")])
@pytest.mark.parametrize("seed", range(4))
def test_whole_matches_agree_with_the_replay_of_their_record(seats, preset, seed):
    table = Table(seats=seats, preset=preset, seed=seed * 100_000, options={"tie": "carry"})
    table.start()
    while table.room.phase != "over":
        table.wait_for(table.due().kind)  # bots, and turns that run out: nobody does anything
    assert table.room.turn == 48 * len(table.match.counts)
    assert table.record["format"] == FORMAT
    answer = replay(table.record)
    assert answer["scores"] == list(table.match.scores)
    assert answer["winner"] == table.match.winner
    assert [deal["points"] for deal in answer["deals"]] == [list(count.points) for count in table.match.counts]
    assert [deal["cards"] for deal in answer["deals"]] == [list(count.cards) for count in table.match.counts]


def test_a_rematch_begins_a_record_of_its_own():
    table = Table("Ali", target=11, preset="v2", options={"jack_basra": 10})
    table.start()
    table.play_match()
    first = table.record
    table.agree(1)
    table.agree(2)
    assert table.record["deals"] == []
    assert (table.record["preset"], table.record["seats"], table.record["target"]) == ("v2", 2, 11)
    assert table.record["options"]["jack_basra"] == 10
    assert table.record["first_dealer"] == table.match.first_dealer
    table.play_match()
    for record in (first, table.record):
        assert replay(record)["winner"] is not None


def test_the_snapshot_does_not_grow_with_the_match_but_by_the_counts():
    table = Table("Ali", target=1001)
    table.start()
    sizes = []
    for _ in range(8):
        table.play_deal()
        counts = TypeAdapter(object).dump_json(table.match.counts)
        sizes.append(len(ROOM.dump_json(table.room)) - len(counts))
        table.wait_for("next_deal")
    assert max(sizes) - min(sizes) < 700
    assert max(sizes) < 8_000


def test_a_room_survives_its_snapshot():
    table = Table("Ali", "Rana", seats=4, preset="v2", target=11)
    table.start()
    while table.room.phase != "over":
        assert ROOM.validate_json(ROOM.dump_json(table.room)) == table.room
        table.wait_for(table.due().kind)
    assert ROOM.validate_json(ROOM.dump_json(table.room)) == table.room
