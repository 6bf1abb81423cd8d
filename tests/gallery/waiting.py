"""Views of rooms in which somebody waits: for a line that is lost, for a bot, for the others' answer."""

from dataclasses import replace
from typing import Any

from app.rooms.events import TurnTakenOver
from app.rooms.view import ClockView, RoomView
from tests.gallery.make_fixtures import counted, four, motion, two_usual, two_wait
from tests.gallery.pieces import EMPTY, NAMES, room, seat_views

GONE = {"connected": False}
PENDING = {"id": "a", "card": "10S", "capture": ["4S", "6H"], "turn": 30, "status": "sent", "code": None}


def seated(view: RoomView, names: str = "latin", **changes: dict[str, Any]) -> RoomView:
    """Return the view with these seats changed: `seat_1={"away": True}`."""
    count = len(view.seats)
    changed = {int(seat.removeprefix("seat_")): change for seat, change in changes.items()}
    kept = {seat: {"ready": old.ready, "agreed": old.agreed} for seat, old in enumerate(view.seats)}
    merged = {seat: {**kept[seat], **changed.get(seat, {})} for seat in range(count)}
    return replace(view, seats=seat_views(NAMES[names], count, seats=merged))


def before_match(phase: str, *, names: str = "latin", you: int = 1, host: int = 2, **changes: Any) -> dict[str, Any]:
    seats = {int(seat.removeprefix("seat_")): change for seat, change in changes.items()}
    clock = ClockView("countdown", None, 3_600, 5_000) if phase == "countdown" else None
    view = room(
        None,
        seats=4,
        phase=phase,
        preset="murabaa",
        names=names,
        you=you,
        host=host,
        changes=seats,
        clock=clock,
        turn=0,
        version=3,
    )
    return {"room": view, "invite": phase == "waiting"}


def untimed(view: RoomView, ask_bot_ms: int | None, clock: ClockView | None = None) -> RoomView:
    return replace(view, clock=clock, turn_time=0, ask_bot_ms=ask_bot_ms)


def absent(left: int) -> ClockView:
    return ClockView("turn", 1, left, 60_000)


def vote(seats: int, names: str, agreed: tuple[int, ...], clock: int | None = None, **changes: Any) -> RoomView:
    view = seated(counted(seats, names, over=True, ready=agreed), names, **changes)
    return replace(view, clock=None if clock is None else ClockView("rematch", None, clock, 10_000))


def played_for() -> dict[str, Any]:
    """Return the own card played by the bot, since the time ran out."""
    move = motion("10S 5D KS", "6H 4S 4C KD AH 9C", "10S", seat=0)
    return {**move, "events": [TurnTakenOver(0, "expired"), *move["events"]], "told": True}


def waiting() -> dict[str, dict[str, Any]]:
    gone = seated(two_wait(), seat_1=GONE)
    return {
        "wait-host-gone": before_match("waiting", seat_0=GONE, seat_3=EMPTY),
        "wait-host-gone-guest": before_match(
            "waiting", names="wide", you=2, seat_0=GONE, seat_1={}, seat_2={}, seat_3=EMPTY
        ),
        "wait-two-gone": before_match("waiting", names="arabic", you=0, host=1, seat_1=GONE, seat_2=GONE, seat_3=EMPTY),
        "wait-countdown-gone": before_match("countdown", names="arabic", you=1, seat_0=GONE, seat_3=GONE),
        "wait-turn-gone": {"room": replace(gone, clock=turn_of(1, 12_400))},
        "wait-turn-gone-untimed": {
            "room": untimed(seated(two_wait("wide"), "wide", seat_1=GONE), None, absent(43_000))
        },
        "wait-turn-gone-now": {"room": replace(gone, clock=turn_of(1, 0))},
        "wait-turn-low": {"room": replace(two_wait(), clock=turn_of(1, 6_400))},
        "wait-turn-away": {"room": replace(seated(two_wait(), seat_1={"away": True}), clock=None)},
        "wait-ask-soon": {"room": untimed(two_wait(), 45_000)},
        "wait-ask-asked": {"room": untimed(two_wait(), 0), "asked": ["ask_bot"]},
        "wait-own-ask": {"room": untimed(two_usual(), 12_000)},
        "wait-own-away": {"room": replace(seated(two_usual(), seat_0={"away": True}), clock=None)},
        "wait-played-for": played_for(),
        "wait-held": {"room": two_usual(), "pending": PENDING, "held": True},
        "wait-four-gone": {
            "room": seated(four("wide"), "wide", seat_1=GONE, seat_2={"away": True}, seat_3={**GONE, "away": True})
        },
        "wait-alone": {"room": seated(four(), seat_1=GONE, seat_2=GONE, seat_3=GONE), "press": [".t-bar .t-round"]},
        "wait-count-gone": {"room": seated(counted(4, "arabic", ready=(0, 3)), "arabic", seat_2=GONE)},
        "wait-count-wide": {"room": counted(4, "wide", ready=(0,))},
        "wait-count-asked": {"room": counted(2, "latin"), "asked": ["ready"]},
        "wait-vote-asked": {"room": vote(2, "latin", (1,))},
        "wait-vote-waits": {"room": vote(4, "wide", (0,), seat_3=GONE)},
        "wait-vote-gone": {"room": vote(2, "arabic", (0,), 7_300, seat_1=GONE)},
    }


def turn_of(seat: int, left: int) -> ClockView:
    return ClockView("turn", seat, left, 30_000)
