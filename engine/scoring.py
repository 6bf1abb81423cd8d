"""The count after a deal (R5), and who has won (R6)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from engine.basra import Basra
from engine.ruleset import Tie
from engine.seats import team_of

MOST_CARDS: Final = 30


@dataclass(frozen=True, slots=True)
class DealCount:
    """How a deal was counted; every pair is by team."""

    deal: int
    cards: tuple[int, int]
    most_cards: tuple[int, int]  # the award for most cards, what was carried into it included
    carried: int  # still carried to the next deal (R5.1, tie = carry)
    basras: tuple[Basra, ...]  # in order of play
    points: tuple[int, int]  # of this deal
    scores: tuple[int, int]  # of the match after it


def count_deal(
    deal: int, cards: tuple[int, int], basras: Iterable[Basra], tie: Tie, carried: int, scores: tuple[int, int]
) -> DealCount:
    """Return the count of a deal: `cards` by team, with what was carried into it and the scores before it."""
    scored = tuple(basras)
    points = [0, 0]
    for basra in scored:
        points[team_of(basra.seat)] += basra.points
    most = [0, 0]
    if cards[0] == cards[1]:
        carried += MOST_CARDS if tie == "carry" else 0
    else:
        most[0 if cards[0] > cards[1] else 1] = MOST_CARDS + carried
        carried = 0
    points = [points[0] + most[0], points[1] + most[1]]
    return DealCount(
        deal=deal,
        cards=cards,
        most_cards=(most[0], most[1]),
        carried=carried,
        basras=scored,
        points=(points[0], points[1]),
        scores=(scores[0] + points[0], scores[1] + points[1]),
    )


def winner_of(scores: tuple[int, int], target: int) -> int | None:
    """Return the team that has the target and is ahead, or None while nobody has or both are level (R6.1, R6.2)."""
    if max(scores) < target or scores[0] == scores[1]:
        return None
    return 0 if scores[0] > scores[1] else 1
