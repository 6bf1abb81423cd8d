"""Writes static/learn/guide.json: the examples and figures of "how to play", as the engine has them.

`python tools/guide.py` writes the file again; tests/learn/test_guide.py holds it fresh.
"""

import json
import sys
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from app.protocol.http import CreateRoom  # noqa: E402
from engine.basra import BASRA_POINTS, kind, worth  # noqa: E402
from engine.captures import legal_captures, split  # noqa: E402
from engine.cards import Card, parse_card  # noqa: E402
from engine.deal import batches  # noqa: E402
from engine.ruleset import OPTION_VALUES, PRESETS, Ruleset, default_seats, options_of  # noqa: E402
from engine.scoring import MOST_CARDS  # noqa: E402
from engine.view import LegalCapture  # noqa: E402

TARGET: Final = ROOT / "static" / "learn" / "guide.json"

# What lies on the floor, and the card that is played; by the classic preset.
EXAMPLES: Final = {
    "rank": "8D 3C KH ← 8S",
    "sum": "5C 4S KH ← 9H",
    "groups": "AS 7C KH 8D ← 8S",
    "choice": "6H 4S 4C KD ← 10S",
    "stays": "9H 2C ← 5S",
    "court": "QH QD 10C ← QS",
    "jack": "4H 9C QD 2S ← JS",
    "komi": "9H 2C ← 7D",
    "komibasra": "5H 3C ← 7D",
    "basra": "10H 5C 4S AD ← 10S",
    "jackbasra": "JH ← JS",
}
# Where the presets may answer differently.
DIFFERENCES: Final = ("7D 3C ← 5S", "7D ← KS", "JH ← JS")

_CAPTURE: Final = TypeAdapter(LegalCapture)


def parsed(text: str) -> tuple[tuple[Card, ...], Card]:
    """Return the floor and the card of an example."""
    floor, card = text.split("←")
    return tuple(parse_card(code) for code in floor.split()), parse_card(card.strip())


def captures(floor: tuple[Card, ...], card: Card, rules: Ruleset) -> list[dict[str, Any]]:
    """Return every legal capture as a view has it, the default first."""
    found = []
    for taken in legal_captures(card, floor, rules):
        made = kind(card, floor, taken, rules)
        capture = LegalCapture(taken, split(card, taken, rules), made, worth(made, rules))
        found.append(_CAPTURE.dump_python(capture, mode="json"))
    return found


def example(text: str) -> dict[str, Any]:
    """Return an example with what the card takes."""
    floor, card = parsed(text)
    return {"floor": floor, "card": card, "captures": captures(floor, card, PRESETS["classic"])}


def difference(text: str) -> dict[str, Any]:
    """Return an example with what the card takes in each preset."""
    floor, card = parsed(text)
    answers = {name: captures(floor, card, rules) for name, rules in PRESETS.items()}
    return {"floor": floor, "card": card, "answers": answers}


def guide() -> dict[str, Any]:
    """Return all that the guide shows of the rules."""
    return {
        "target": CreateRoom.model_fields["target"].default,
        "most_cards": MOST_CARDS,
        "basra": BASRA_POINTS,
        "batches": {str(seats): batches(seats) for seats in (2, 4)},
        "options": list(OPTION_VALUES),
        "presets": [
            {"preset": name, "seats": default_seats(name), "options": options_of(rules)}
            for name, rules in PRESETS.items()
        ],
        "examples": {name: example(text) for name, text in EXAMPLES.items()},
        "differences": [difference(text) for text in DIFFERENCES],
    }


def text() -> str:
    """Return the file's text."""
    return json.dumps(guide(), indent=1) + "\n"


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
