"""The shuffle: which deck, and which first dealer, a seed stands for.

Chance comes from outside as the seed (32 random bytes); here it only is spread, in a way that anybody can check. A seed
gives a stream of bytes: SHA-256 of the label, the seed and a block number (8 bytes, big-endian), block 0, 1, …, one
after the other. A number below n is the next byte of the stream that is below the largest multiple of n up to 256,
modulo n: every number is equally likely. A deck starts as the 52 cards in code order; for i = 51 … 1 a number j below
i + 1 is drawn and the cards i and j change places (Fisher and Yates). When the ruleset wants a clean opening and the
deck has none, those 52 cards, as they lie, are shuffled again with the stream as it goes on (R2.4).
"""

from collections.abc import Iterator
from hashlib import sha256

from engine.cards import DECK, KOMI, RANK, Card
from engine.ruleset import Ruleset


def _stream(label: bytes, seed: bytes) -> Iterator[int]:
    block = 0
    while True:
        yield from sha256(label + seed + block.to_bytes(8, "big")).digest()
        block += 1


def _below(bound: int, stream: Iterator[int]) -> int:
    limit = 256 - 256 % bound
    return next(byte for byte in stream if byte < limit) % bound


def opening_floor(deck: tuple[Card, ...], seats: int) -> tuple[Card, ...]:
    """Return the four cards of a deck that go to the floor: those after the first batch (R2.3)."""
    return deck[4 * seats : 4 * seats + 4]


def is_clean(deck: tuple[Card, ...], seats: int) -> bool:
    """Return whether neither a jack nor the komi would lie on the opening floor (R2.4)."""
    return not any(card == KOMI or RANK[card] == "J" for card in opening_floor(deck, seats))


def shuffled(seed: bytes, seats: int, ruleset: Ruleset) -> tuple[Card, ...]:
    """Return the deck that a seed stands for, in dealing order; always the same for the same arguments."""
    stream = _stream(b"basra deck", seed)
    cards = list(DECK)
    while True:
        for place in range(51, 0, -1):
            other = _below(place + 1, stream)
            cards[place], cards[other] = cards[other], cards[place]
        deck = tuple(cards)
        if not ruleset.clean_opening or is_clean(deck, seats):
            return deck


def draw_dealer(seed: bytes, seats: int) -> int:
    """Return the first dealer that a seed stands for, each seat equally likely (R1.5)."""
    return _below(seats, _stream(b"basra dealer", seed))
