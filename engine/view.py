"""What one seat may know of a match: built field by field from an allow-list, never by deleting from the full state."""

from dataclasses import dataclass

from engine.basra import Basra, Kind
from engine.cards import Card
from engine.scoring import DealCount


@dataclass(frozen=True, slots=True)
class LegalCapture:
    """One capture that a hand card may make, with what it would be worth (empty cards: it stays on the floor)."""

    cards: tuple[Card, ...]
    groups: tuple[tuple[Card, ...], ...]
    kind: Kind
    points: int


@dataclass(frozen=True, slots=True)
class LegalPlay:
    """A hand card and all its legal captures; the first is the default (R3.2)."""

    card: Card
    captures: tuple[LegalCapture, ...]


@dataclass(frozen=True, slots=True)
class LastPlay:
    """The play that was made last in this deal."""

    seat: int
    card: Card
    capture: tuple[Card, ...]
    groups: tuple[tuple[Card, ...], ...]
    kind: Kind
    points: int


@dataclass(frozen=True, slots=True)
class PileView:
    """A team's pile as it lies on the table: the count, the seat it lies with (R1.7), its basras face up."""

    team: int
    seat: int
    cards: int
    basras: tuple[Basra, ...]


@dataclass(frozen=True, slots=True)
class MatchView:
    """The match as one seat may see it."""

    seat: int
    hand: tuple[Card, ...]  # own cards in code order
    hand_counts: tuple[int, ...]  # by seat
    floor: tuple[Card, ...]  # in order of arrival
    stock: int
    piles: tuple[PileView, PileView]
    dealer: int
    deal: int  # 0, 1, …
    batch: int  # 0, 1, …
    batches: int
    to_play: int | None
    legal: tuple[LegalPlay, ...]  # empty unless this seat is to play
    last_play: LastPlay | None
    target: int
    scores: tuple[int, int]
    carried: int
    counts: tuple[DealCount, ...]  # the deals counted so far, the newest last
    winner: int | None
