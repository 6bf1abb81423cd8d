"""The examples and figures of "how to play" are the engine's of today."""

import json
import re
import runpy
from pathlib import Path
from typing import Any

from engine.ruleset import PRESETS

ROOT = Path(__file__).parents[2]
TOOL = runpy.run_path(str(ROOT / "tools" / "guide.py"))
GUIDE: dict[str, Any] = json.loads(TOOL["TARGET"].read_text(encoding="utf-8"))


def test_the_file_is_what_the_engine_says_today() -> None:
    assert TOOL["TARGET"].read_text(encoding="utf-8") == TOOL["text"](), "run: python tools/guide.py"


def test_every_preset_is_there_with_every_option() -> None:
    assert [preset["preset"] for preset in GUIDE["presets"]] == list(PRESETS)
    for preset in GUIDE["presets"]:
        assert list(preset["options"]) == GUIDE["options"]


def test_every_difference_between_presets_that_has_an_example_is_one() -> None:
    for difference in GUIDE["differences"]:
        answers = [json.dumps(answer) for answer in difference["answers"].values()]
        assert len(set(answers)) > 1


def test_the_examples_show_what_they_are_named_for() -> None:
    shown = {name: example["captures"] for name, example in GUIDE["examples"].items()}
    kinds = {name: captures[0]["kind"] for name, captures in shown.items()}
    assert {name for name, kind in kinds.items() if kind == "basra"} == {"basra", "komibasra"}
    assert {name for name, kind in kinds.items() if kind == "sweep"} == {"jack", "komi"}
    assert kinds["jackbasra"] == "jack_basra"
    assert len(shown["choice"]) == 2
    assert shown["stays"][0]["cards"] == []
    assert len(shown["groups"][0]["groups"]) == 2


def test_the_page_draws_every_example() -> None:
    page = (ROOT / "static/js/learn/guide.js").read_text(encoding="utf-8")
    drawn = set(re.findall(r"examples\.(\w+)", page))
    assert drawn == set(GUIDE["examples"])
