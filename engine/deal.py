"""One deal: a run through the 52 cards in batches of four to each seat (R2)."""

from dataclasses import dataclass

from engine.basra import Basra
from engine.cards import Card


@dataclass(frozen=True, slots=True)
class Play:
    """One card by one seat, with the capture that was made (empty: the card stayed on the floor)."""

    seat: int
    card: Card
    capture: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """Where every card of a deal is; the 52 are exactly hands + floor + stock + piles."""

    number: int  # 0, 1, … within the match
    dealer: int
    deck: tuple[Card, ...]  # in dealing order (R2.3)
    hands: tuple[tuple[Card, ...], ...]  # by seat
    floor: tuple[Card, ...]  # in order of arrival
    stock: tuple[Card, ...]
    piles: tuple[tuple[Card, ...], ...]  # by team
    basras: tuple[Basra, ...]
    plays: tuple[Play, ...]
    to_play: int | None  # the seat to play; None once the last card is played and the deal is counted
    last_capturer: int | None  # the team that captured last in this deal (R4.6)
