"""One deal: a run through the 52 cards in batches of four to each seat (R2)."""

from collections.abc import Collection
from dataclasses import dataclass, replace

from engine.basra import Basra, Kind, kind, worth
from engine.captures import legal_captures
from engine.cards import DECK, Card
from engine.errors import BadDeck, DealOver, IllegalCapture, NotYourCard, UncleanDeck
from engine.ruleset import Ruleset
from engine.seats import deal_order, right_of, team_of
from engine.shuffle import is_clean, opening_floor


@dataclass(frozen=True, slots=True)
class Play:
    """One card by one seat, with the capture that was made (empty: the card stayed on the floor)."""

    seat: int
    card: Card
    capture: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """Where every card of a deal is; the 52 are exactly hands + floor + stock + piles."""

    number: int  # 0, 1, … within the match
    dealer: int
    deck: tuple[Card, ...]  # in dealing order (R2.3)
    hands: tuple[tuple[Card, ...], ...]  # by seat
    floor: tuple[Card, ...]  # in order of arrival
    stock: tuple[Card, ...]
    piles: tuple[tuple[Card, ...], ...]  # by team, in order of capture: the cards taken, then the card that took them
    basras: tuple[Basra, ...]
    plays: tuple[Play, ...]
    to_play: int | None  # the seat to play; None once the last card is played and the deal is counted
    last_capturer: int | None  # the team that captured last in this deal (R4.6)


def batches(seats: int) -> int:
    """Return how many batches a deal has: 6 with two seats, 3 with four (R2.2)."""
    return 12 // seats


def batch_of(deal: Deal) -> int:
    """Return the number of the batch in play: 0, 1, …"""
    seats = len(deal.hands)
    return batches(seats) - 1 - len(deal.stock) // (4 * seats)


def open_deal(number: int, dealer: int, deck: Collection[Card], seats: int, ruleset: Ruleset) -> Deal:
    """Return a deal with its first batch and opening floor dealt. Raises `BadDeck`, or `UncleanDeck` (R2.4)."""
    cards = tuple(deck)
    if len(cards) != len(DECK) or set(cards) != set(DECK):
        raise BadDeck
    if ruleset.clean_opening and not is_clean(cards, seats):
        raise UncleanDeck
    return Deal(
        number=number,
        dealer=dealer,
        deck=cards,
        hands=_hands(cards, dealer, seats),
        floor=opening_floor(cards, seats),
        stock=cards[4 * seats + 4 :],
        piles=((), ()),
        basras=(),
        plays=(),
        to_play=right_of(dealer, seats),
        last_capturer=None,
    )


def _hands(cards: tuple[Card, ...], dealer: int, seats: int) -> tuple[tuple[Card, ...], ...]:
    """Return a batch by seat: each takes its four together, the dealer's right first (R2.3)."""
    order = deal_order(dealer, seats)
    return tuple(cards[4 * order.index(seat) :][:4] for seat in range(seats))


def next_batch(deal: Deal) -> Deal:
    """Return the deal with the next batch dealt from the stock (R2.5)."""
    seats = len(deal.hands)
    return replace(deal, hands=_hands(deal.stock, deal.dealer, seats), stock=deal.stock[4 * seats :])


def with_play(deal: Deal, card: Card, capture: Collection[Card] | None, ruleset: Ruleset) -> tuple[Deal, Kind]:
    """Return the deal after a play by the seat to play, and its kind; capture None is the default capture (R3.2).

    Raises `DealOver`, `NotYourCard` or `IllegalCapture`.
    """
    seat = deal.to_play
    if seat is None:
        raise DealOver
    hand = deal.hands[seat]
    if card not in hand:
        raise NotYourCard(card, seat)
    taken = _chosen(card, capture, legal_captures(card, deal.floor, ruleset))
    made = kind(card, deal.floor, taken, ruleset)

    team = team_of(seat)
    piles, basras = list(deal.piles), deal.basras
    if taken:
        piles[team] = (*piles[team], *taken, card)
    if made in ("basra", "jack_basra"):
        basras = (*basras, Basra(seat, card, made, worth(made, ruleset)))
    hands = list(deal.hands)
    hands[seat] = tuple(held for held in hand if held != card)
    after = replace(
        deal,
        hands=tuple(hands),
        floor=tuple(lying for lying in deal.floor if lying not in taken) if taken else (*deal.floor, card),
        piles=tuple(piles),
        basras=basras,
        plays=(*deal.plays, Play(seat, card, taken)),
        to_play=right_of(seat, len(hands)),
        last_capturer=team if taken else deal.last_capturer,
    )
    return after, made


def _chosen(card: Card, capture: Collection[Card] | None, legal: tuple[tuple[Card, ...], ...]) -> tuple[Card, ...]:
    if capture is None:
        return legal[0]
    wanted = frozenset(capture)
    if len(wanted) == len(capture):
        for taken in legal:
            if len(taken) == len(wanted) and wanted.issuperset(taken):
                return taken
    raise IllegalCapture(card, tuple(capture))


def finished(deal: Deal) -> Deal:
    """Return a deal whose cards are all played, with the floor's last cards where they belong (R4.6)."""
    team = deal.last_capturer
    if team is None:
        return replace(deal, to_play=None)
    piles = list(deal.piles)
    piles[team] = (*piles[team], *deal.floor)
    return replace(deal, floor=(), piles=tuple(piles), to_play=None)
