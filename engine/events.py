"""What happened in a match, in past tense: only for motion and sound; the view is the truth.

Events are public: every seat gets the same ones, so they name only cards that lie face up for all.
"""

from dataclasses import dataclass
from typing import Literal

from engine.basra import Kind
from engine.cards import Card
from engine.scoring import DealCount


@dataclass(frozen=True, slots=True)
class DealBegun:
    deal: int
    dealer: int
    type: Literal["deal_begun"] = "deal_begun"


@dataclass(frozen=True, slots=True)
class BatchDealt:
    batch: int  # 0, 1, …
    floor: tuple[Card, ...]  # the opening floor with the first batch, empty later
    type: Literal["batch_dealt"] = "batch_dealt"


@dataclass(frozen=True, slots=True)
class CardPlayed:
    seat: int
    card: Card
    capture: tuple[Card, ...]
    groups: tuple[tuple[Card, ...], ...]  # one way to split the capture, to show why these cards were taken
    kind: Kind
    points: int
    type: Literal["card_played"] = "card_played"


@dataclass(frozen=True, slots=True)
class LeftoversTaken:
    team: int | None  # None: nobody captured in the deal, nobody gets them (R4.6)
    cards: tuple[Card, ...]
    type: Literal["leftovers_taken"] = "leftovers_taken"


@dataclass(frozen=True, slots=True)
class DealCounted:
    count: DealCount
    type: Literal["deal_counted"] = "deal_counted"


@dataclass(frozen=True, slots=True)
class MatchWon:
    team: int
    scores: tuple[int, int]
    type: Literal["match_won"] = "match_won"


MatchEvent = DealBegun | BatchDealt | CardPlayed | LeftoversTaken | DealCounted | MatchWon
