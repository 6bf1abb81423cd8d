"""Cards: a card *is* its code, rank first, then suit (``"7D"``), and codes have one order, *code order* (rules, Words).

Cards stay plain strings through the engine, the snapshot, the record and the wire, so that no layer needs a codec and
a test reads like the rule book. What a card is worth is looked up here.
"""

from collections.abc import Iterable
from typing import Final, NewType

from engine.errors import UnknownCard

Card = NewType("Card", str)

RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS: Final = ("C", "D", "H", "S")
DECK: Final[tuple[Card, ...]] = tuple(Card(rank + suit) for rank in RANKS for suit in SUITS)
KOMI: Final = Card("7D")

CODE_ORDER: Final[dict[Card, int]] = {card: place for place, card in enumerate(DECK)}
RANK: Final[dict[Card, str]] = {card: card[:-1] for card in DECK}
VALUE: Final[dict[Card, int]] = {card: place // 4 + 1 if place < 40 else 0 for card, place in CODE_ORDER.items()}
"""What a number card counts in a sum: A = 1 … 10; 0 for jacks, queens and kings, which are in no sum (R3.1)."""


def in_code_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards sorted by code order."""
    return tuple(sorted(cards, key=CODE_ORDER.__getitem__))


def parse_card(code: object) -> Card:
    """Return the card with this code; raise `UnknownCard` when there is none."""
    if isinstance(code, str) and code in CODE_ORDER:
        return Card(code)
    raise UnknownCard(code)
