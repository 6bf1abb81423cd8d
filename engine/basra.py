"""Basra: what a play that empties the floor is worth (R4, R5.2)."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, Literal

from engine.captures import takes_all
from engine.cards import KOMI, RANK, RANKS, Card
from engine.ruleset import Ruleset

Kind = Literal["none", "sweep", "basra", "jack_basra"]

BASRA_POINTS: Final = 10


@dataclass(frozen=True, slots=True)
class Basra:
    """A sweep that scores: who made it, with which card, and its points under the match's ruleset."""

    seat: int
    card: Card
    kind: Literal["basra", "jack_basra"]
    points: int


def kind(card: Card, floor: Collection[Card], capture: Collection[Card], ruleset: Ruleset) -> Kind:  # noqa: ARG001
    """Return what it is that a card takes this legal capture from this floor (R4).

    No option changes that yet; the ruleset is asked for all the same, so that one that does changes no caller.
    """
    if not capture or len(capture) < len(floor):
        return "none"
    lone = next(iter(floor)) if len(floor) == 1 else None
    if RANK[card] == "J":
        if lone == KOMI:
            return "basra"
        return "jack_basra" if lone is not None and RANK[lone] == "J" else "sweep"
    if card != KOMI or (lone is not None and RANK[lone] == "J"):
        return "basra"
    return "basra" if any(takes_all(rank, floor) for rank in RANKS if rank != "J") else "sweep"


def worth(kind: Kind, ruleset: Ruleset) -> int:
    """Return the points of a play of this kind (R5.2)."""
    if kind == "jack_basra":
        return ruleset.jack_basra
    return BASRA_POINTS if kind == "basra" else 0
