"""Writes static/learn/lesson.json: the first lesson as the engine plays it, ready for all that a learner may play.

`python tools/lesson.py` writes the file again; tests/learn/test_lesson.py holds it fresh.

The lesson is three real deals against a bot. `PARTS` says which decks are dealt and what is to be played; what each
play takes, leaves and counts is the engine's word. The page draws *frames* (what may differ in the learner's view of
the room) and walks along *nodes*, one for each step: its frame, and every legal play with the frame after it. A play
that the step wants leads on, to the bot's reply and the next node; any other has a note that says why not, and is taken
back. Of two captures that are as good as each other both lead on, so the nodes are a graph and no list.
"""

import json
import sys
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from app.rooms.events import Event  # noqa: E402
from app.rooms.view import RoomView, SeatView  # noqa: E402
from engine.basra import BASRA_POINTS  # noqa: E402
from engine.cards import DECK, Card, parse_card  # noqa: E402
from engine.match import Match, begin_deal, new_match, play  # noqa: E402
from engine.ruleset import ruleset  # noqa: E402
from engine.scoring import MOST_CARDS  # noqa: E402
from engine.view import MatchView, match_view  # noqa: E402

TARGET: Final = ROOT / "static" / "learn" / "lesson.json"
LEARNER, BOT = 0, 1
RULES: Final = ruleset("classic")

_EVENTS: Final = TypeAdapter(tuple[Event, ...])
_ROOM: Final = TypeAdapter(RoomView)
_VIEW: Final = TypeAdapter(MatchView)


def cards(codes: str) -> tuple[Card, ...]:
    """Return the cards with these codes."""
    return tuple(parse_card(code) for code in codes.split())


@dataclass(frozen=True, slots=True)
class Step:
    """One play of the learner's; `name` names its messages."""

    name: str
    card: str
    captures: tuple[str, ...] = ()  # those that are as good as each other; empty: the default alone
    reply: str | None = None  # the bot's card, with its default capture; None: the part ends here
    notes: Mapping[str, str] = field(default_factory=dict)  # why not another card; else "stays" or "fewer"


@dataclass(frozen=True, slots=True)
class Part:
    """A deal, or the last of one: the deck in dealing order as far as it matters, and what was played before."""

    deck: str
    steps: tuple[Step, ...]
    played: str = ""


# The bot deals and the learner leads: four cards to the learner, four to the bot, four to the floor, four each again.
_FIRST: Final = (
    "8H 9C 3H 10S  5C 10D QC 2S  8D 7S KH 4S  QH JC 9S 6S  6C 9D AD 3S  8S AH 2D 10H  4C KS 8C 5S  "
    "7H KD AC 6H  9H 7D 2H 5D  JS QS KC 3C  3D JH 4D 5H  4H 10C 7C AS  QD JD 6D 2C"
)

PARTS: Final = (
    Part(
        _FIRST,
        (
            Step("rank", "8H", reply="5C"),
            Step("sum", "9C", reply="10D"),
            Step("bait", "3H", reply="QC"),
            Step("groups", "10S", reply="2S"),
            Step("court", "QH", reply="6C", notes={"JC": "keep"}),
            Step("jack", "JC", reply="9D"),
            Step("basra", "9S"),
        ),
    ),
    Part(
        "10S 7D 5D QS  9D 8H AS KC  6H 4S 4C KD",
        (
            Step("choice", "10S", captures=("4C 6H", "4S 6H"), reply="9D", notes={"7D": "keep"}),
            Step("komi", "7D"),
        ),
    ),
    Part("7D KC 9S JH  10C 8S 4H AD  5H 3C 6D 2S", (Step("komibasra", "7D", notes={"JH": "jack"}),)),
    Part(
        _FIRST,
        (Step("last", "10C", reply="QD"),),
        played="8H 5C 9C 10D 3H QC 10S 2S QH 6C JC 9D 9S AD 6S 3S 10H 4C 8S 8C AH 5S 2D KS AC 2H 6H 7D 7H 5D KD 9H "
        "KC 5H 3C 3D QS JH JS 4D AS JD 7C 6D 4H 2C",
    ),
)


class Lesson:
    """The frames and nodes, as they are found."""

    def __init__(self) -> None:
        self.frames: list[dict[str, Any]] = []
        self.nodes: list[dict[str, Any]] = []
        self._known: dict[str, int] = {}

    def frame(self, match: Match, number: int) -> int:
        """Return the place of the learner's view of this match, the `number`th that they see."""
        view = match_view(match, LEARNER)
        frame = {
            "phase": "counting" if view.to_play is None else "playing",
            "turn": match.turn,
            "match_number": number,
            "match": _VIEW.dump_python(view, mode="json"),
        }
        return self._place(self.frames, frame)

    def part(self, number: int) -> int:
        """Return the place of the first node of a part; those of the parts after it are found with it."""
        part = PARTS[number]
        match, dealt = opening(part)
        for card in cards(part.played):
            match, _ = play(match, card, None)
        events = () if part.played else dealt
        return self.node(match, number, 0, events)

    def node(self, match: Match, number: int, at: int, events: Iterable[Event] | None = None) -> int:
        """Return the place of the node of a step; `events` when it does not follow from the play before."""
        step = PARTS[number].steps[at]
        view = match_view(match, LEARNER)
        found: dict[str, Any] = {"step": step.name, "frame": self.frame(match, number + 1)}
        if events is not None:
            found["events"] = dumped(events)
        found["plays"] = [
            self._play(match, number, at, legal.card, capture.cards)
            for legal in view.legal
            for capture in legal.captures
        ]
        return self._place(self.nodes, found)

    def _play(self, match: Match, number: int, at: int, card: Card, capture: Collection[Card]) -> dict[str, Any]:
        step = PARTS[number].steps[at]
        wanted = {tuple(cards(codes)) for codes in step.captures}
        after, events = play(match, card, capture)
        found = {
            "card": card,
            "capture": list(capture),
            "frame": self.frame(after, number + 1),
            "events": dumped(events),
        }
        if card != step.card or (wanted and tuple(capture) not in wanted):
            return {**found, "note": step.notes.get(card, "fewer" if capture else "stays")}
        return {**found, **self._on(after, number, at)}

    def _on(self, match: Match, number: int, at: int) -> dict[str, Any]:
        """Return what follows a play that the step wanted: the bot's reply, and the next node."""
        step = PARTS[number].steps[at]
        if step.reply is None:
            return {"reply": None, "next": self.part(number + 1)}
        match, events = play(match, parse_card(step.reply), None)
        reply = {"frame": self.frame(match, number + 1), "events": dumped(events)}
        if match.counts:
            count = {"step": "count", "frame": reply["frame"], "plays": []}
            return {"reply": reply, "next": self._place(self.nodes, count)}
        return {"reply": reply, "next": self.node(match, number, at + 1)}

    def _place(self, among: list[dict[str, Any]], thing: dict[str, Any]) -> int:
        key = f"{'node' if among is self.nodes else 'frame'} {json.dumps(thing)}"
        if key not in self._known:
            self._known[key] = len(among)
            among.append(thing)
        return self._known[key]


def opening(part: Part) -> tuple[Match, tuple[Event, ...]]:
    """Return the part's match with its deal begun, the cards that nobody will see in code order, and what happened."""
    deck = cards(part.deck)
    rest = [card for card in DECK if card not in deck]
    return begin_deal(new_match(RULES, seats=2, target=101, first_dealer=BOT), (*deck, *rest))


def dumped(events: Iterable[Event]) -> list[dict[str, Any]]:
    """Return events as they go over the wire."""
    return _EVENTS.dump_python(tuple(events), mode="json")  # type: ignore[no-any-return]


def room() -> dict[str, Any]:
    """Return the learner's view of the room, but for what the frames say."""

    def seat(number: int) -> SeatView:
        learner = number == LEARNER
        return SeatView(
            seat=number,
            team=number,
            occupant="player" if learner else "bot",
            player=1 if learner else None,
            name=None,
            connected=learner,
            away=False,
            ready=False,
            agreed=False,
            host=learner,
        )

    view = RoomView(
        code="LESSON",
        version=0,
        turn=0,
        phase="playing",
        paused=False,
        you=1,
        seat=LEARNER,
        host=1,
        seats=(seat(LEARNER), seat(BOT)),
        preset=RULES.preset,
        target=101,
        turn_time=0,
        public=False,
        ruleset=RULES,
        match_number=1,
        match=None,
        clock=None,
        ask_bot_ms=None,
        kept_ms=0,
    )
    return _ROOM.dump_python(view, mode="json")  # type: ignore[no-any-return]


def lesson() -> dict[str, Any]:
    """Return the lesson: the room, the steps in order, the node to begin with, the nodes and frames."""
    made = Lesson()
    first = made.part(0)
    steps = [step.name for part in PARTS for step in part.steps]
    return {
        "room": room(),
        "most_cards": MOST_CARDS,
        "basra": BASRA_POINTS,
        "steps": [*steps, "count"],
        "first": first,
        "nodes": made.nodes,
        "frames": made.frames,
    }


def text() -> str:
    """Return the file's text: a line for each frame and node, so that a change of one is seen as such."""
    made = lesson()
    lists = {"nodes", "frames"}
    parts = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in made.items() if key not in lists]
    for key in ("nodes", "frames"):
        lines = ",\n".join(json.dumps(each) for each in made[key])
        parts.append(f"{json.dumps(key)}: [\n{lines}\n]")
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
