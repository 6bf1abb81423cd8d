"""A match: deals until a team has the target and is ahead (R6).

    new_match → begin_deal → play … play → (the deal is counted) → begin_deal → … → winner

`play` does by itself all that follows from the rules: the next batch, the last cards of the floor, the count, and who
has won. Only a deck has to come from outside, so between two deals the match waits: `deal` is the counted one, nobody
is to play, and `winner` tells whether it goes on.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace

from engine.basra import worth
from engine.captures import legal_captures, split
from engine.cards import Card, in_code_order
from engine.deal import Deal, batch_of, finished, next_batch, open_deal, with_play
from engine.errors import BadSeat, BadSeats, BadTarget, DealOver, DealUnfinished, MatchDecided
from engine.events import BatchDealt, CardPlayed, DealBegun, DealCounted, LeftoversTaken, MatchEvent, MatchWon
from engine.ruleset import Ruleset
from engine.scoring import DealCount, count_deal, winner_of
from engine.seats import right_of


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


def check_seat(seat: object, seats: int) -> None:
    """Raise `BadSeat` unless this is the number of a seat."""
    if type(seat) is not int or not 0 <= seat < seats:
        raise BadSeat(seat, seats)


def new_match(ruleset: Ruleset, seats: int, target: int, first_dealer: int) -> Match:
    """Return a match before its first deal. Raises `BadSeats`, `BadTarget` (11 … 1001, R6.1) or `BadSeat`."""
    if type(seats) is not int or seats not in (2, 4):
        raise BadSeats(seats)
    if type(target) is not int or not 11 <= target <= 1001:
        raise BadTarget(target)
    check_seat(first_dealer, seats)
    return Match(ruleset, seats, target, first_dealer, None, (), (0, 0), 0, 0, None)


def next_dealer(match: Match) -> int:
    """Return who deals next: the first dealer, then always the one on the last dealer's right (R1.5)."""
    return match.first_dealer if match.deal is None else right_of(match.deal.dealer, match.seats)


def begin_deal(match: Match, deck: Collection[Card]) -> tuple[Match, tuple[MatchEvent, ...]]:
    """Return the match with the next deal begun, and what happened.

    Raises `MatchDecided`, `DealUnfinished`, `BadDeck` or `UncleanDeck`.
    """
    if match.winner is not None:
        raise MatchDecided
    if match.deal is not None and match.deal.to_play is not None:
        raise DealUnfinished
    number = 0 if match.deal is None else match.deal.number + 1
    deal = open_deal(number, next_dealer(match), deck, match.seats, match.ruleset)
    return replace(match, deal=deal), (DealBegun(number, deal.dealer), BatchDealt(0, deal.floor))


def legal_plays(match: Match) -> tuple[tuple[Card, tuple[tuple[Card, ...], ...]], ...]:
    """Return each card of the seat to play, in code order, with its legal captures, the default first."""
    deal = match.deal
    if deal is None or deal.to_play is None:
        return ()
    hand = in_code_order(deal.hands[deal.to_play])
    return tuple((card, legal_captures(card, deal.floor, match.ruleset)) for card in hand)


def play(match: Match, card: Card, capture: Collection[Card] | None) -> tuple[Match, tuple[MatchEvent, ...]]:
    """Return the match after a play by the seat to play, and what happened; capture None is the default (R3.2).

    Raises `DealOver`, `NotYourCard` or `IllegalCapture`.
    """
    if match.deal is None:
        raise DealOver
    deal, kind = with_play(match.deal, card, capture, match.ruleset)
    done = deal.plays[-1]
    groups = split(card, done.capture, match.ruleset)
    events: list[MatchEvent] = [CardPlayed(done.seat, card, done.capture, groups, kind, worth(kind, match.ruleset))]
    match = replace(match, deal=deal, turn=match.turn + 1)
    if any(deal.hands):
        return match, tuple(events)
    if deal.stock:
        deal = next_batch(deal)
        events.append(BatchDealt(batch_of(deal), ()))
        return replace(match, deal=deal), tuple(events)
    match, counted = _count(match, deal)
    return match, (*events, *counted)


def _count(match: Match, deal: Deal) -> tuple[Match, tuple[MatchEvent, ...]]:
    events: list[MatchEvent] = []
    if deal.floor:
        events.append(LeftoversTaken(deal.last_capturer, deal.floor))
    deal = finished(deal)
    cards = (len(deal.piles[0]), len(deal.piles[1]))
    count = count_deal(deal.number, cards, deal.basras, match.ruleset.tie, match.carried, match.scores)
    winner = winner_of(count.scores, match.target)
    events.append(DealCounted(count))
    if winner is not None:
        events.append(MatchWon(winner, count.scores))
    match = replace(
        match,
        deal=deal,
        counts=(*match.counts, count),
        scores=count.scores,
        carried=count.carried,
        winner=winner,
    )
    return match, tuple(events)
