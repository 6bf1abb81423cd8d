"""Writes fixtures.json: views of rooms as the server sends them, made by the engine, for the gallery.

python -m tests.gallery.make_fixtures
"""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from app.rooms.events import Event
from app.rooms.view import ClockView, RoomView
from engine.basra import Basra
from engine.cards import DECK, Card
from engine.deal import Play
from engine.match import Match, begin_deal, play
from engine.scoring import count_deal
from engine.view import match_view
from tests.gallery.pieces import BOT, EMPTY, NAMES, VACANT, basras_of, cards, deal_of, match_of, room, seat_views, turn

HERE = Path(__file__).parent
ROOM = TypeAdapter(RoomView)
EVENTS = TypeAdapter(tuple[Event, ...])


def two_usual() -> RoomView:
    plays = (Play(1, Card("9H"), ()),)
    deal = deal_of(
        2,
        ("3S 7D QH 10S", "2C 5D KS"),
        "6H 4S 4C KD 9H",
        to_play=0,
        dealer=1,
        stock=20,
        basras=basras_of("8S", 2),
        plays=plays,
    )
    return room(match_of(deal), clock=turn(0))


def two_wait(names: str = "latin") -> RoomView:
    plays = (Play(0, Card("10S"), cards("6H 4S")),)
    deal = deal_of(
        2,
        ("3S 7D QH", "2C 5D KS AD"),
        "4C KD 9H",
        to_play=1,
        dealer=0,
        stock=28,
        basras=basras_of("8S 5H", 2),
        plays=plays,
    )
    return room(match_of(deal), clock=turn(1, 8_000), names=names)


FLOOR12 = "AC 2D 3H 5S 6C 8D 9H 10C QS KD KC 2H"
FLOOR16 = FLOOR12 + " 3C QD 10D AH"
NINE = "8S AS 4D JH 6D 9C QC 5C 7H"


def crowded(floor: str, you: int = 0) -> RoomView:
    basras = tuple(Basra(0, card, "jack_basra" if card == "JH" else "basra", 10) for card in cards(NINE))
    basras += (Basra(1, Card("10H"), "basra", 10), Basra(1, Card("KH"), "basra", 10))
    plays = (Play(1, Card("2H"), ()),)
    deal = deal_of(2, ("4S 7D JS 10S", "7C 5D KS"), floor, to_play=0, dealer=0, stock=4, basras=basras, plays=plays)
    return room(match_of(deal, (171, 93), target=1001), clock=turn(you), names="wide", target=1001)


def four(names: str = "latin", *, to_play: int = 1, **more: Any) -> RoomView:
    plays = (Play(0, Card("8S"), cards("AD 7C 8D")),)
    deal = deal_of(
        4,
        ("3S 7D QH", "2C 5D KS 10C", "AH 6S 9D 4H", "KH JC 2S 8H"),
        "4C KD 9H 5S QC",
        to_play=to_play,
        dealer=3,
        stock=16,
        basras=basras_of("6D 7H 9C", 4),
        plays=plays,
    )
    return room(
        match_of(deal, preset="murabaa"), seats=4, preset="murabaa", names=names, clock=turn(to_play, 17_000), **more
    )


def four_crowded() -> RoomView:
    basras = tuple(Basra((0, 2)[i % 2], card, "basra", 10) for i, card in enumerate(cards(NINE)))
    basras += (Basra(1, Card("10H"), "basra", 10),)
    plays = (Play(3, Card("KC"), ()),)
    deal = deal_of(
        4,
        ("4S 7D JS 10S", "7C 5D KS 3D", "4C 4H 7S 9S", "JC JD KH"),
        FLOOR12,
        to_play=0,
        dealer=1,
        stock=0,
        basras=basras,
        plays=plays,
    )
    away = {1: {"away": True}, 3: {"connected": False}}
    return room(
        match_of(deal, preset="murabaa", carried=30),
        seats=4,
        preset="murabaa",
        names="wide",
        clock=turn(0),
        changes=away,
    )


def choices() -> RoomView:
    deal = deal_of(
        2,
        ("10S 6S 3D KH", "2C 5D KS"),
        "6H 4S 4C AS 2H 3C 5S",
        to_play=0,
        dealer=1,
        stock=20,
        basras=basras_of("8S", 2),
    )
    return room(match_of(deal), clock=turn(0))


def counted(seats: int, names: str, *, many: bool = False, over: bool = False, ready: tuple[int, ...] = ()) -> RoomView:
    codes = NINE if many else "8S 5H 6D"
    basras = basras_of(codes, seats)
    if many:
        basras = (*basras[:3], Basra(basras[3].seat, basras[3].card, "jack_basra", 30), *basras[4:])
    first = count_deal(0, (24, 28), basras_of("9C", seats), "carry", 0, (0, 0))
    second = count_deal(1, (26, 26), basras_of("KC 2H", seats), "carry", 0, first.scores)
    third = count_deal(2, (29, 23), basras, "carry", second.carried, second.scores)
    counts = (first, second, third)
    winner = (0 if third.scores[0] > third.scores[1] else 1) if over else None
    hands = ("",) * seats
    deal = replace(deal_of(seats, hands, "", to_play=0, dealer=0, stock=0, basras=basras), to_play=None)
    match = match_of(deal, third.scores, counts=counts, winner=winner, preset="v2" if seats == 2 else "murabaa")
    clock = None if over else ClockView("next_deal", None, 14_000, 20_000)
    said = {seat: {"agreed" if over else "ready": True} for seat in ready}
    return room(match, seats=seats, names=names, phase="over" if over else "counting", clock=clock, changes=said)


def moved(view: RoomView, match: Match, card: str, capture: str | None) -> tuple[RoomView, Any]:
    """Return the room after a play in it, and what happened."""
    after, events = play(match, Card(card), None if capture is None else cards(capture))
    return then(view, after), events


def then(view: RoomView, match: Match) -> RoomView:
    """Return the room's next view, with the match gone on."""
    nxt = match_view(match, view.seat)
    step = replace(view, version=view.version + 1, turn=view.turn + 1, match=nxt)
    if nxt.to_play is not None:
        return replace(step, phase="playing", clock=turn(nxt.to_play, 30_000))
    if nxt.winner is not None:
        return replace(step, phase="over", clock=ClockView("rematch", None, 120_000, 120_000))
    return replace(step, phase="counting", clock=ClockView("next_deal", None, 20_000, 20_000))


def begun() -> dict[str, Any]:
    """Return a new deal at a table of four."""
    before = counted(4, "latin")
    last = replace(deal_of(4, ("",) * 4, "", to_play=0, dealer=0, stock=0), to_play=None)
    match, events = begin_deal(match_of(last, preset="murabaa"), tuple(DECK[(i * 11 + 3) % 52] for i in range(52)))
    return {"before": before, "room": then(before, match), "events": events}


def motion(
    hand: str,
    floor: str,
    card: str,
    capture: str | None = None,
    *,
    seat: int = 1,
    other: str = "3S 7D QH",
    stock: int = 20,
    basras: str = "",
    scores: tuple[int, int] = (64, 40),
) -> dict[str, Any]:
    hands = (other, hand) if seat == 1 else (hand, other)
    deal = deal_of(2, hands, floor, to_play=seat, dealer=seat, stock=stock, basras=basras_of(basras, 2))
    match = match_of(deal, scores)
    before = room(match, clock=turn(seat))
    after, events = moved(before, match, card, capture)
    return {"before": before, "room": after, "events": events}


def fixtures() -> dict[str, dict[str, Any]]:
    from tests.gallery.waiting import waiting as waits  # it is made of what is here

    waiting = {"turn": 0, "version": 3}
    lone = {0: {}, 1: EMPTY, 2: EMPTY, 3: EMPTY}
    choosing = choices()
    return {
        "waiting-2": {"room": room(None, phase="waiting", changes={1: EMPTY}, **waiting), "invite": True},
        "waiting-4": {
            "room": room(None, seats=4, phase="waiting", preset="murabaa", changes=lone, **waiting),
            "invite": True,
        },
        "waiting-4-wide": {
            "room": room(
                None,
                seats=4,
                phase="waiting",
                preset="murabaa",
                names="wide",
                you=2,
                changes={1: EMPTY, 3: EMPTY},
                **waiting,
            ),
            "invite": True,
        },
        "waiting-4-host": {
            "room": room(
                None, seats=4, phase="waiting", preset="murabaa", names="wide", changes={1: {}, 3: EMPTY}, **waiting
            ),
            "invite": True,
        },
        "countdown-2-host": {
            "room": room(None, phase="countdown", clock=ClockView("countdown", None, 4_600, 5_000), **waiting)
        },
        "countdown-4": {
            "room": room(
                None,
                seats=4,
                names="arabic",
                phase="countdown",
                preset="murabaa",
                clock=ClockView("countdown", None, 4_600, 5_000),
                **waiting,
            )
        },
        "two-turn": {"room": two_usual()},
        "two-lifted": {"room": two_usual(), "tap": ["10S"]},
        "two-wait": {"room": two_wait()},
        "two-wait-arabic": {"room": two_wait("arabic")},
        "two-peek": {"room": two_wait(), "tap": ["7D"]},
        "two-empty-floor": {
            "room": room(
                match_of(deal_of(2, ("3S 7D QH 10S", "2C 5D KS"), "", to_play=1, dealer=0, stock=28, number=0), (0, 0)),
                clock=turn(1),
            )
        },
        "two-12": {"room": crowded(FLOOR12)},
        "two-16": {"room": crowded(FLOOR16)},
        "two-16-sweep": {"room": crowded(FLOOR16), "tap": ["JS"]},
        "two-choices": {"room": choosing, "tap": ["10S"]},
        "two-choices-six": {"room": choosing, "tap": ["6S"]},
        "two-sent": {
            "room": two_usual(),
            "pending": {"id": "a", "card": "10S", "capture": ["4S", "6H"], "turn": 30, "status": "sent", "code": None},
        },
        "two-refused": {
            "room": two_usual(),
            "pending": {
                "id": "a",
                "card": "10S",
                "capture": None,
                "turn": 30,
                "status": "refused",
                "code": "stale_turn",
            },
        },
        "two-away": {"room": replace(two_wait(), seats=seat_views(NAMES["latin"], 2, seats={0: {"away": True}}))},
        "two-ask": {"room": replace(two_wait(), clock=None, turn_time=0, ask_bot_ms=0)},
        "two-low": {
            "room": replace(two_usual(), clock=turn(0, 6_400)),
            "said": [{"player": 2, "text": "يلا بينا! Come on, the tea is getting cold"}],
        },
        "four-turn": {"room": four(to_play=0), "tap": ["7D"]},
        "four-wait": {"room": four()},
        "four-arabic": {"room": four("arabic", to_play=2), "said": [{"player": 3, "text": "ألعب بقى!"}]},
        "four-bots": {"room": four(changes={1: BOT, 3: VACANT}, to_play=3)},
        "four-crowded": {"room": four_crowded(), "tap": ["10S"]},
        "count-2": {"room": counted(2, "latin", ready=(1,))},
        "count-4": {"room": counted(4, "arabic", ready=(0, 3))},
        "count-crowded": {"room": counted(2, "wide", many=True, ready=(0,))},
        "over-2": {"room": counted(2, "latin", over=True, ready=(1,))},
        "over-4": {"room": counted(4, "wide", many=True, over=True, ready=(0, 2))},
        "move-place": motion("9H 5D KS", "6H 4S 4C KD", "9H"),
        "move-capture": motion("10S 5D KS", "6H 4S 4C KD AH 9C", "10S"),
        "move-basra": motion("10S 5D KS", "6H 4S 10C", "10S"),
        "move-sweep": motion("JS 5D KS", "6H 4S 10C QD 2C", "JS"),
        "move-own": motion("10S 5D KS", "6H 4S 4C KD AH 9C", "10S", seat=0),
        "move-own-basra": motion("8S 5D KS", "AH 7C 8D", "8S", seat=0),
        "move-groups": motion("10S 5D KS", "6H 4S KD AH 9C 10C 2D 3H 5S", "10S"),
        "move-last": motion("9H", "6H 4S 4C KD", "9H"),
        "move-batch": motion("9H", "6H 4S 4C KD", "9H", other=""),
        "move-end": motion("9H", "6H 4S 9C KD", "9H", other="", stock=0, basras="8S 5H 6D", scores=(20, 40)),
        "move-over": motion("9H", "6H 4S 9C KD", "9H", other="", stock=0, basras="8S 5H 6D"),
        "move-deal": begun(),
        **waits(),
    }


def dumped(fixture: dict[str, Any]) -> dict[str, Any]:
    made = dict(fixture)
    for key in ("room", "before"):
        if key in made:
            made[key] = json.loads(ROOM.dump_json(made[key]))
    if "events" in made:
        made["events"] = json.loads(EVENTS.dump_json(tuple(made["events"])))
    return made


def main() -> None:
    text = json.dumps({name: dumped(fixture) for name, fixture in fixtures().items()}, ensure_ascii=False, indent=1)
    (HERE / "fixtures.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
