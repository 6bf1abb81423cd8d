"""The simple bot: it sees what its seat may see, looks one play ahead and takes what is worth most.

A play is worth, in tenths of a point: its basra, the cards it takes (the award for most cards, spread over the pack),
less the sweeper that it spends, less what the next seat, always an opponent, may then make of the floor.
"""

from typing import Final, Protocol

from engine.captures import takes_all
from engine.cards import KOMI, RANK, RANKS, Card
from engine.view import LegalCapture, MatchView

Choice = tuple[Card, tuple[Card, ...]]

_CARD: Final = 12  # 30 points for 26 cards
_BASRA: Final = 100
_SWEEPER: Final = 45  # a jack or the komi is kept for a floor of about four cards
_TAKERS: Final = tuple(rank for rank in RANKS if rank != "J")


class Chance(Protocol):
    """Where chance comes from: `random.Random`, or anything that draws like it."""

    def randrange(self, stop: int, /) -> int:
        """Return a number below `stop`, each as likely."""
        ...


def choose(view: MatchView, chance: Chance | None = None) -> Choice:
    """Return the play for the seat of the view, which is to play; chance, if there is any, decides between equals."""
    plays = [(play.card, capture) for play in view.legal for capture in play.captures]
    worths = [_worth(view, card, capture) for card, capture in plays]
    most = max(worths)
    best = [play for play, worth in zip(plays, worths, strict=True) if worth == most]
    card, capture = best[chance.randrange(len(best)) if chance else 0]
    return card, capture.cards


def _worth(view: MatchView, card: Card, capture: LegalCapture) -> int:
    worth = 10 * capture.points
    if capture.cards:
        worth += _CARD * (len(capture.cards) + 1)
    if card == KOMI or RANK[card] == "J":
        worth -= _SWEEPER
    floor = [lying for lying in view.floor if lying not in capture.cards]
    return worth - _risk(view, floor if capture.cards else [*floor, card])


def _risk(view: MatchView, floor: list[Card]) -> int:
    """Return what the next seat's chance of a basra on this floor costs, as far as hand and floor tell."""
    held = view.hand_counts[(view.seat + 1) % len(view.hand_counts)] or min(4, view.stock)
    if not floor or not held:
        return 0
    takers = [rank for rank in _TAKERS if takes_all(rank, floor)]
    if len(floor) == 1 and (floor[0] == KOMI or RANK[floor[0]] == "J"):
        takers.append("J")
    if not takers:
        return 0
    seen = {*view.hand, *view.floor}
    # The komi plays as any of these ranks.
    cards = sum(RANK[card] in takers or card == KOMI for card in RANK if card not in seen)
    return min(_BASRA, _BASRA * cards * held // (len(RANK) - len(seen)))
