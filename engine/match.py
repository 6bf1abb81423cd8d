"""A match: deals until a team has the target and is ahead (R6)."""

from dataclasses import dataclass

from engine.deal import Deal
from engine.ruleset import Ruleset
from engine.scoring import DealCount


@dataclass(frozen=True, slots=True)
class Match:
    """Everything the rules know of a match; frozen, each play makes the next one."""

    ruleset: Ruleset
    seats: int  # 2 or 4
    target: int
    first_dealer: int
    deal: Deal | None  # the deal in play, or the last one counted; None before the first
    counts: tuple[DealCount, ...]  # one for each deal counted
    scores: tuple[int, int]
    carried: int
    turn: int  # plays of the match so far
    winner: int | None  # the team, once the match is decided
