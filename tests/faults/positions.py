"""What the record of a room says, by the slow reference of the rule book: every position, and the result."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tests.engine import reference
from tests.faults.history import Case

Seen = tuple[int, str, tuple[str, ...]]
"""A play as somebody saw it: seat, card, capture in code order."""


@dataclass(frozen=True, slots=True)
class Position:
    """The cards before a turn, by the record: who may know what follows from it."""

    match: int
    deal: int
    hands: tuple[tuple[str, ...], ...]
    floor: frozenset[str]
    public: frozenset[str]  # the opening floor and all that was played in this deal so far
    dealt: tuple[frozenset[str], ...]  # by seat, in this deal so far
    to_play: int
    play: Seen | None  # the play of this turn; None at the end of the record


def offsets_of(case: Case) -> dict[int, int]:
    """Return the room's turn at which each recorded match began; turns count on through rematches."""
    offsets, turn = {}, 0
    for match in sorted(case.records):
        offsets[match] = turn
        turn += sum(len(deal["plays"]) for deal in case.records[match]["deals"])
    return offsets if sorted(case.records) == list(range(1, len(case.records) + 1)) else {}


def positions_of(case: Case, duplicated: list[str], impossible: list[str]) -> Iterator[Position]:
    """Yield the positions before each turn; what the record cannot mean is added to the lists, in words."""
    if not offsets_of(case):
        return
    for match in sorted(case.records):
        record = case.records[match]
        seats = record["seats"]
        for number, deal in enumerate(record["deals"]):
            where = f"{case.code} match {match} deal {number}"
            dealer = (record["first_dealer"] + number) % seats
            table = reference.Table(
                deal["deck"], dealer, seats, reference.PRESETS[record["preset"]] | record["options"]
            )
            public, dealt = set(table.floor), [set(hand) for hand in table.hands]
            played: set[str] = set()
            for card, capture in deal["plays"]:
                seen = (table.seat, card, tuple(reference.in_order(capture)))
                yield Position(
                    match,
                    number,
                    tuple(tuple(reference.in_order(hand)) for hand in table.hands),
                    frozenset(table.floor),
                    frozenset(public),
                    tuple(frozenset(cards) for cards in dealt),
                    table.seat,
                    seen,
                )
                if card in played:
                    duplicated.append(f"{where}: {card} was played twice")
                    return
                if card not in table.hands[table.seat] or not set(capture) <= set(table.floor):
                    impossible.append(f"{where}: {card} takes {capture}, which is not possible")
                    return
                played.add(card)
                public.add(card)
                table.play(card, capture)
                for cards, hand in zip(dealt, table.hands, strict=True):
                    cards.update(hand)
            if not table.over:
                impossible.append(f"{where}: the record holds a deal that is not finished")


def result_of(record: dict[str, Any]) -> tuple[list[int], int | None]:
    """Return the scores and the winner; a record that cannot be played raises ValueError."""
    scores, carried = [0, 0], 0
    for number, deal in enumerate(record["deals"]):
        dealer = (record["first_dealer"] + number) % record["seats"]
        options = reference.PRESETS[record["preset"]] | record["options"]
        table = reference.Table(deal["deck"], dealer, record["seats"], options)
        for card, capture in deal["plays"]:
            table.play(card, capture)
        points, carried = reference.count(table, carried)
        scores = [scores[0] + points[0], scores[1] + points[1]]
    return scores, reference.winner(scores, record["target"])
