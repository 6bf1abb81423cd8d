"""Captures: what a card takes from a floor (R3).

Cards of one value are interchangeable, so number captures are searched over *counts*: an int with four bits for each
value 1 … 9, three of them the count (at most 4 cards), the fourth a guard bit that makes "fits within" one subtraction.
A *group* is the counts of cards that sum to the played value. `_most` finds the maximal counts that groups can make up,
always deciding about the largest value left: use one of its cards in a group that it leads, or leave all of them. What
remains is then counts of ever smaller values, of which there are few, so the cached recursion stays small on any floor.
Only then are the maximal counts spread over the suits; no floor of any size was found with more than some 20,000
captures, so that nothing has to be cut off.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, combinations, product
from typing import Final

from engine.cards import CODE_ORDER, KOMI, RANK, VALUE, Card, in_code_order
from engine.errors import IllegalCapture
from engine.ruleset import Ruleset

Capture = tuple[Card, ...]
Counts = int

_GUARD: Final[Counts] = 0x888888888


def _one(value: int) -> Counts:
    return 1 << 4 * (value - 1)


def _fits(part: Counts, whole: Counts) -> bool:
    return ((whole | _GUARD) - part) & _GUARD == _GUARD


def _count(counts: Counts, value: int) -> int:
    return counts >> 4 * (value - 1) & 0xF


def _sums(total: int, largest: int) -> Iterator[tuple[int, ...]]:
    """Yield the ways to write `total` as a falling sum of 1 … `largest`, each at most four times."""
    if total == 0:
        yield ()
    for value in range(min(total, largest), 0, -1):
        for rest in _sums(total - value, value):
            if rest.count(value) < 4:
                yield (value, *rest)


def _groups(total: int, leader: int) -> tuple[Counts, ...]:
    """Return the groups of this sum whose largest value is `leader`, those of few cards first."""
    ways = sorted((way for way in _sums(total, leader) if way[0] == leader), key=len)
    return tuple(sum(map(_one, way)) for way in ways)


_GROUPS: Final = {
    total: {leader: _groups(total, leader) for leader in range(1, min(total, 9) + 1)} for total in range(1, 11)
}


def _maximal(found: Iterable[Counts]) -> tuple[Counts, ...]:
    kept: list[Counts] = []
    for counts in sorted(set(found), reverse=True):  # what contains another is the larger int
        if not any(_fits(counts, larger) for larger in kept):
            kept.append(counts)
    return tuple(kept)


def _leader(counts: Counts) -> int:
    return (counts.bit_length() + 3) // 4


@lru_cache(maxsize=1 << 16)
def _most(value: int, have: Counts) -> tuple[Counts, ...]:
    """Return the maximal counts within `have` that split into groups of `value`."""
    if have == 0:
        return (0,)
    leader = _leader(have)
    found = set(_most(value, have & _one(leader) - 1))
    for group in _GROUPS[value][leader]:
        if _fits(group, have):
            found.update(group + more for more in _most(value, have - group))
    return _maximal(found) if len(found) > 1 else tuple(found)


@lru_cache(maxsize=1 << 16)
def _cover(value: int, have: Counts) -> tuple[Counts, ...] | None:
    """Return groups of `value` that together are exactly `have`, or None."""
    if have == 0:
        return ()
    for group in _GROUPS[value][_leader(have)]:
        if _fits(group, have) and (rest := _cover(value, have - group)) is not None:
            return (group, *rest)
    return None


def _most_with_komi(value: int, have: Counts) -> tuple[Counts, ...]:
    """Return the maximal counts that go with a komi that is a group of its own or a 7 in a sum (R3.6, any)."""
    found = set(_most(value, have))
    if value > 7:
        for leader in range(1, value - 6):
            for beside in _GROUPS[value - 7][leader]:
                if _fits(beside, have):
                    found.update(beside + more for more in _most(value, have - beside))
    return _maximal(found)


def _wild_komi(floor: Iterable[Card], rules: Ruleset) -> bool:
    return rules.komi_on_floor == "any" and KOMI in floor


def _takes_floor(card: Card) -> bool:
    return card == KOMI or RANK[card] == "J"


def legal_captures(card: Card, floor: Iterable[Card], ruleset: Ruleset) -> tuple[Capture, ...]:
    """Return every legal capture, the default first; `((),)` when the card takes nothing and stays.

    Each is in code order; the larger come first, equals are compared card by card (R3.2).
    """
    lying = in_code_order(floor)
    if not lying or _takes_floor(card):
        return (lying,)
    wild = _wild_komi(lying, ruleset)
    value = VALUE[card]
    if value == 0:
        rank = RANK[card]
        return (tuple(other for other in lying if RANK[other] == rank or (wild and other == KOMI)),)

    sure: list[Card] = []
    smaller: list[list[Card]] = [[] for _ in range(value)]
    have = total = 0
    for other in lying:
        worth = VALUE[other]
        if worth == value or (wild and other == KOMI):
            sure.append(other)
        elif 0 < worth < value:
            smaller[worth].append(other)
            have += _one(worth)
            total += worth
    if total < value and not wild:
        return (tuple(sure),)
    most = _most_with_komi(value, have) if wild else _most(value, have)
    return _spread(most, smaller, sure)


def _spread(most: tuple[Counts, ...], smaller: list[list[Card]], sure: list[Card]) -> tuple[Capture, ...]:
    """Return the captures with these counts of the smaller cards, in every choice of suits, and the sure cards."""
    held = [(value, cards) for value, cards in enumerate(smaller) if cards]
    captures = [
        in_code_order(chain(sure, *chosen))
        for counts in most
        for chosen in product(*(combinations(cards, _count(counts, value)) for value, cards in held))
    ]
    if len(captures) > 1:
        captures.sort(key=lambda capture: (-len(capture), [CODE_ORDER[card] for card in capture]))
    return tuple(captures)


def takes_all(rank: str, floor: Iterable[Card]) -> bool:
    """Return whether a card of this rank, A … 10, Q or K, would take the whole floor (R4.4); only the rank counts."""
    value = VALUE[Card(rank + "C")]
    have = 0
    for card in floor:
        if RANK[card] == rank:
            continue
        if not 0 < VALUE[card] < value:
            return False
        have += _one(VALUE[card])
    return have == 0 or _cover(value, have) is not None


def split(card: Card, capture: Iterable[Card], ruleset: Ruleset) -> tuple[Capture, ...]:
    """Return one way to split a capture into groups: each in code order, and so are they by their first cards.

    What a jack or the komi sweeps is one group of everything. Raises `IllegalCapture` when there is no way.
    """
    taken = in_code_order(capture)
    if not taken:
        return ()
    if _takes_floor(card):
        return (taken,)
    rank, value = RANK[card], VALUE[card]
    wild = _wild_komi(taken, ruleset)
    singles = [other for other in taken if RANK[other] == rank or (wild and other == KOMI)]
    rest = [other for other in taken if other not in singles]
    groups = _split_sums(value, rest)
    if groups is None and wild:
        singles.remove(KOMI)
        groups = _split_sums(value, in_code_order([*rest, KOMI]))
    if groups is None:
        raise IllegalCapture(card, taken)
    every = [*groups, *((single,) for single in singles)]
    return tuple(sorted(every, key=lambda group: CODE_ORDER[group[0]]))


def _split_sums(value: int, cards: Sequence[Card]) -> list[Capture] | None:
    if not all(0 < VALUE[card] < value for card in cards):
        return None
    cover = _cover(value, sum(_one(VALUE[card]) for card in cards))
    if cover is None:
        return None
    groups = []
    left = list(cards)
    for counts in cover:
        group: list[Card] = []
        for worth in range(1, value):
            group += [card for card in left if VALUE[card] == worth][: _count(counts, worth)]
        left = [card for card in left if card not in group]
        groups.append(tuple(group))
    return groups
