"""docs/fairness.md is true: its example, and its recipe when somebody follows it from scratch."""

import contextlib
import io
import re
from hashlib import sha256
from pathlib import Path

import pytest

from engine.ruleset import PRESETS
from engine.shuffle import shuffled

PAGE = (Path(__file__).resolve().parents[2] / "docs/fairness.md").read_text(encoding="utf-8")


def test_example_prints_what_the_page_says() -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    (printed,) = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
    with contextlib.redirect_stdout(io.StringIO()) as output:
        exec(program, {})
    assert output.getvalue() == printed


@pytest.mark.parametrize("number", range(50))
@pytest.mark.parametrize("seats", [2, 4])
def test_recipe_followed_from_scratch_gives_the_same_deck(number: int, seats: int) -> None:
    seed = number.to_bytes(32, "big")
    stream = b"".join(sha256(b"basra deck" + seed + block.to_bytes(8, "big")).digest() for block in range(60))
    deck = [rank + suit for rank in ("A", *map(str, range(2, 11)), *"JQK") for suit in "CDHS"]
    place = 0
    while True:
        for i in range(51, 0, -1):
            while stream[place] >= 256 // (i + 1) * (i + 1):
                place += 1
            j = stream[place] % (i + 1)
            place += 1
            deck[i], deck[j] = deck[j], deck[i]
        floor = deck[4 * seats : 4 * seats + 4]
        if not any(card[0] == "J" or card == "7D" for card in floor):
            break
    assert tuple(deck) == shuffled(seed, seats, PRESETS["classic"])
