"""The lesson's data is what the engine plays today, and leads a learner through, whatever they play."""

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

from engine.captures import takes_all

TOOL = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "lesson.py"))
LESSON: dict[str, Any] = json.loads(TOOL["TARGET"].read_text(encoding="utf-8"))
NODES: list[dict[str, Any]] = LESSON["nodes"]
FRAMES: list[dict[str, Any]] = LESSON["frames"]


def test_the_file_is_what_the_engine_plays_today() -> None:
    assert TOOL["TARGET"].read_text(encoding="utf-8") == TOOL["text"](), "run: python tools/lesson.py"


def wanted(node: dict[str, Any]) -> list[dict[str, Any]]:
    return [play for play in node["plays"] if "note" not in play]


def walks(at: int) -> list[list[str]]:
    """Return the names of the steps on every way to the end."""
    node = NODES[at]
    return [
        [node["step"], *rest]
        for play in wanted(node) or [None]
        for rest in (walks(play["next"]) if play is not None else [[]])
    ]


def test_every_way_goes_through_all_steps_to_the_count() -> None:
    ways = walks(LESSON["first"])
    assert len(ways) == 2  # two fours to choose from
    assert all(way == LESSON["steps"] for way in ways)
    assert len(LESSON["steps"]) == 12


@pytest.mark.parametrize("node", NODES, ids=lambda node: node["step"])
def test_every_legal_play_has_an_answer(node: dict[str, Any]) -> None:
    match = FRAMES[node["frame"]]["match"]
    legal = {(play["card"], tuple(capture["cards"])) for play in match["legal"] for capture in play["captures"]}
    assert {(play["card"], tuple(play["capture"])) for play in node["plays"]} == legal
    for play in node["plays"]:
        last = FRAMES[play["frame"]]["match"]["last_play"]
        assert (last["seat"], last["card"], last["capture"]) == (0, play["card"], play["capture"])


def made(step: str) -> dict[str, Any]:
    """Return what the wanted play of a step was, as the view after it tells."""
    node = next(node for node in NODES if node["step"] == step)
    return FRAMES[wanted(node)[0]["frame"]]["match"]["last_play"]


def test_every_step_shows_what_its_words_say() -> None:
    assert made("rank")["groups"] == [["8D"]]
    assert [len(group) for group in made("sum")["groups"]] == [2]
    assert made("bait")["capture"] == []
    assert [len(group) for group in made("groups")["groups"]] == [2, 1]
    assert made("court")["groups"] == [["QC"]]
    assert (made("jack")["card"][0], made("jack")["kind"]) == ("J", "sweep")
    assert (made("basra")["kind"], made("basra")["points"]) == ("basra", LESSON["basra"])
    choice = next(node for node in NODES if node["step"] == "choice")
    assert len(wanted(choice)) == 2
    assert (made("komi")["card"], made("komi")["kind"]) == ("7D", "sweep")
    assert (made("komibasra")["card"], made("komibasra")["kind"]) == ("7D", "basra")
    assert made("last")["capture"]


def test_the_words_say_that_an_eight_would_take_the_komis_floor() -> None:
    node = next(node for node in NODES if node["step"] == "komibasra")
    floor = FRAMES[node["frame"]]["match"]["floor"]
    assert [rank for rank in ("A", *map(str, range(2, 11)), "Q", "K") if takes_all(rank, floor)] == ["8"]


def test_the_count_is_that_of_a_whole_deal_which_the_learner_has_won() -> None:
    match = FRAMES[NODES[walk_to("count")]["frame"]]["match"]
    count = match["counts"][0]
    assert sum(count["cards"]) == 52
    assert count["most_cards"] == [LESSON["most_cards"], 0]
    assert count["points"][0] > count["points"][1] > 0
    # The basra that the learner has made in this deal is in it.
    assert "9S" in [basra["card"] for basra in count["basras"]]


def walk_to(step: str) -> int:
    return next(place for place, node in enumerate(NODES) if node["step"] == step)


def test_whatever_leads_on_is_where_the_next_step_begins() -> None:
    """Only what was played last may differ, and only where two ways come together."""
    for node in NODES:
        for play in wanted(node):
            following = NODES[play["next"]]
            if "events" in following:
                continue
            reply, begins = FRAMES[play["reply"]["frame"]], FRAMES[following["frame"]]
            assert reply == begins
