"""Every way to play the first plays of a few decks, counted, as the reference counted them."""

import pytest

from engine.match import begin_deal, legal_plays, new_match, play
from engine.ruleset import PRESETS
from tests.engine.golden import PERFT, read


def tally(match, rows, level=0):
    if level == len(rows):
        return
    for card, captures in legal_plays(match):
        for capture in captures:
            after, (played, *_) = play(match, card, capture)
            row = rows[level]
            row["plays"] += 1
            row["captures"] += bool(played.capture)
            if played.kind != "none":
                row[played.kind] += 1
            tally(after, rows, level + 1)


@pytest.mark.parametrize("case", read(PERFT), ids=lambda case: f"{case['preset']}-{case['seats']}")
def test_the_tree_of_plays_has_the_known_shape(case):
    match, _ = begin_deal(new_match(PRESETS[case["preset"]], case["seats"], 101, 0), case["deck"])
    rows = [dict.fromkeys(row, 0) for row in case["rows"]]
    tally(match, rows)
    assert rows == case["rows"]
