"""The count after a deal (R5)."""

from dataclasses import dataclass

from engine.basra import Basra


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
