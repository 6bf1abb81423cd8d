"""What the gallery's scenes are made of: cards, deals, seats, rooms."""

from dataclasses import replace
from typing import Any

from app.rooms.view import ClockView, RoomView, SeatView
from engine.basra import Basra
from engine.cards import DECK, Card
from engine.deal import Deal, Play
from engine.match import Match
from engine.ruleset import PRESETS
from engine.seats import team_of
from engine.view import match_view

NAMES = {
    "latin": ("Salma", "Karim", "Mona", "Youssef"),
    "arabic": ("سلمى", "كريم", "منى", "يوسف"),
    "wide": ("WWWWWWWWWWWWWWWWWWWW", "MMMMMMMMMMMMMMMMMMMM", "المستكاوي عبدالرحمنن", "Wilhelmine Mwangi-WW"),
}


def cards(codes: str) -> tuple[Card, ...]:
    return tuple(Card(code) for code in codes.split())


def deal_of(
    seats: int,
    hands: tuple[str, ...],
    floor: str,
    *,
    to_play: int,
    dealer: int,
    stock: int,
    basras: tuple[Basra, ...] = (),
    plays: tuple[Play, ...] = (),
    number: int = 2,
) -> Deal:
    """Return a deal with these cards, the rest of the pack in the stock and the piles."""
    held = tuple(cards(hand) for hand in hands)
    lying = cards(floor)
    used = {card for hand in held for card in hand} | set(lying)
    rest = [card for card in DECK if card not in used]
    piled = rest[stock:]
    half = len(piled) * 3 // 5
    piles = (tuple(piled[:half]), tuple(piled[half:]))
    return Deal(
        number=number,
        dealer=dealer,
        deck=DECK,
        hands=held,
        floor=lying,
        stock=tuple(rest[:stock]),
        piles=piles,
        basras=basras,
        plays=plays,
        to_play=to_play,
        last_capturer=0,
    )


def basras_of(codes: str, seats: int, kind: str = "basra") -> tuple[Basra, ...]:
    every = 2 if seats == 2 else 1
    return tuple(Basra(i % 2 if every == 2 else i % seats, card, kind, 10) for i, card in enumerate(cards(codes)))  # type: ignore[arg-type]


def seat_views(names: tuple[str, ...], count: int, **changes: dict[int, dict[str, Any]]) -> tuple[SeatView, ...]:
    made = []
    for seat in range(count):
        view = SeatView(seat, team_of(seat), "player", seat + 1, names[seat], True, False, False, False, seat == 0)
        made.append(replace(view, **changes.get("seats", {}).get(seat, {})))
    return tuple(made)


EMPTY = {"occupant": "empty", "player": None, "name": None, "connected": False, "host": False}
BOT = {**EMPTY, "occupant": "bot"}
VACANT = {**EMPTY, "occupant": "vacant"}


def room(
    match: Match | None,
    *,
    seats: int = 2,
    names: str = "latin",
    phase: str = "playing",
    you: int = 0,
    clock: ClockView | None = None,
    changes: dict[int, dict[str, Any]] | None = None,
    preset: str = "classic",
    **more: Any,
) -> RoomView:
    views = seat_views(NAMES[names], seats, seats=changes or {})
    base: dict[str, Any] = {
        "code": "KAMAR-42",
        "version": 40,
        "turn": 30,
        "phase": phase,
        "paused": False,
        "you": you + 1,
        "seat": you,
        "host": 1,
        "seats": views,
        "preset": preset,
        "target": 101,
        "turn_time": 30,
        "public": False,
        "ruleset": PRESETS[preset],
        "match_number": 1 if match else 0,
        "match": match_view(match, you) if match else None,
        "clock": clock,
        "ask_bot_ms": None,
        "kept_ms": 600_000,
    }
    return RoomView(**{**base, **more})


def match_of(deal: Deal, scores: tuple[int, int] = (64, 40), preset: str = "classic", **more: Any) -> Match:
    base = Match(PRESETS[preset], len(deal.hands), 101, 0, deal, (), scores, 0, 30, None)
    return replace(base, **more)


def turn(seat: int, left: int = 21_000) -> ClockView:
    return ClockView("turn", seat, left, 30_000)
