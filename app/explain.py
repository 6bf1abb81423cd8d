"""`basra explain`: what a card takes from a floor, one question a line.

A question is `{"preset": "v2", "floor": ["AS", "7C"], "card": "8S"}`, with `"options": {…}` to change the preset. The
answer lists all legal `captures` (R3), the `default` first, and has that one's `kind` and `points` (R4, R5.2). Refused,
by `code`: `not_json`, `duplicate_key`, `not_an_object`, `unknown_key`, `missing_key`, `bad_floor`, `bad_options`,
`unknown_card`, `repeated_card`, `unknown_preset`, `unknown_option` and `bad_option`.
"""

from collections.abc import Iterable, Iterator, Mapping

from app.jsonl import Answered, Object, answer_lines
from engine.basra import kind, worth
from engine.captures import legal_captures
from engine.cards import parse_card
from engine.errors import EngineError, shown
from engine.ruleset import Ruleset, ruleset

_KEYS = {"preset", "floor", "card", "options"}
_NEEDED = ("preset", "floor", "card")


class UnknownKey(EngineError):
    code = "unknown_key"

    def __init__(self, key: str) -> None:
        super().__init__(f"{shown(key)} is not a key of a question")


class MissingKey(EngineError):
    code = "missing_key"

    def __init__(self, key: str) -> None:
        super().__init__(f"{key} is missing")


class BadFloor(EngineError):
    code = "bad_floor"

    def __init__(self, floor: object) -> None:
        super().__init__(f"floor is a list of card codes, not {shown(floor)}")


class BadOptions(EngineError):
    code = "bad_options"

    def __init__(self, options: object) -> None:
        super().__init__(f"options is an object, not {shown(options)}")


class RepeatedCard(EngineError):
    code = "repeated_card"

    def __init__(self) -> None:
        super().__init__("a card is there twice")


def explain_lines(lines: Iterable[bytes]) -> Iterator[Answered]:
    """Yield an answer for each question, one a line; blank lines are skipped."""
    return answer_lines(lines, explain, _refusal)


def _refusal(error: EngineError) -> Object:
    return {"code": error.code, "message": str(error)}


def explain(question: Mapping[str, object]) -> Object:
    """Return the answer to one question. Raises `EngineError`, with the codes above."""
    if not question.keys() <= _KEYS:
        raise UnknownKey(next(key for key in question if key not in _KEYS))
    for key in _NEEDED:
        if key not in question:
            raise MissingKey(key)
    rules = _rules(question)
    lying = question["floor"]
    if not isinstance(lying, list):
        raise BadFloor(lying)
    floor = [parse_card(code) for code in lying]
    card = parse_card(question["card"])
    if len({card, *floor}) <= len(floor):
        raise RepeatedCard
    captures = legal_captures(card, floor, rules)
    made = kind(card, floor, captures[0], rules)
    return {"captures": captures, "default": captures[0], "kind": made, "points": worth(made, rules)}


def _rules(question: Mapping[str, object]) -> Ruleset:
    options = question.get("options", {})
    if not isinstance(options, dict):
        raise BadOptions(options)
    return ruleset(question["preset"], options)
