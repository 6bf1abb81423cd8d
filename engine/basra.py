"""Basra: what a play that empties the floor is worth (R4, R5.2)."""

from dataclasses import dataclass
from typing import Literal

from engine.cards import Card

Kind = Literal["none", "sweep", "basra", "jack_basra"]


@dataclass(frozen=True, slots=True)
class Basra:
    """A sweep that scores: who made it, with which card, and its points under the match's ruleset."""

    seat: int
    card: Card
    kind: Literal["basra", "jack_basra"]
    points: int
