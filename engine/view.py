"""What one seat may know of a match: built field by field from an allow-list, never by deleting from the full state."""

from dataclasses import dataclass

from engine.basra import Basra, Kind, kind, worth
from engine.captures import legal_captures, split
from engine.cards import Card, in_code_order
from engine.deal import Deal, batch_of, batches
from engine.errors import DealOver
from engine.match import Match, check_seat
from engine.ruleset import Ruleset
from engine.scoring import DealCount
from engine.seats import pile_seat, team_of


@dataclass(frozen=True, slots=True)
class LegalCapture:
    """One capture that a hand card may make, with what it would be worth (empty cards: it stays on the floor)."""

    cards: tuple[Card, ...]
    groups: tuple[tuple[Card, ...], ...]
    kind: Kind
    points: int


@dataclass(frozen=True, slots=True)
class LegalPlay:
    """A hand card and all its legal captures; the first is the default (R3.2)."""

    card: Card
    captures: tuple[LegalCapture, ...]


@dataclass(frozen=True, slots=True)
class LastPlay:
    """The play that was made last in this deal."""

    seat: int
    card: Card
    capture: tuple[Card, ...]
    groups: tuple[tuple[Card, ...], ...]
    kind: Kind
    points: int


@dataclass(frozen=True, slots=True)
class PileView:
    """A team's pile as it lies on the table: the count, the seat it lies with (R1.7), its basras face up."""

    team: int
    seat: int
    cards: int
    basras: tuple[Basra, ...]


@dataclass(frozen=True, slots=True)
class MatchView:
    """The match as one seat may see it."""

    seat: int
    hand: tuple[Card, ...]  # own cards in code order
    hand_counts: tuple[int, ...]  # by seat
    floor: tuple[Card, ...]  # in order of arrival
    stock: int
    piles: tuple[PileView, PileView]
    dealer: int
    deal: int  # 0, 1, …
    batch: int  # 0, 1, …
    batches: int
    to_play: int | None
    legal: tuple[LegalPlay, ...]  # empty unless this seat is to play
    last_play: LastPlay | None
    target: int
    scores: tuple[int, int]
    carried: int
    counts: tuple[DealCount, ...]  # the deals counted so far, the newest last
    winner: int | None


def match_view(match: Match, seat: int) -> MatchView:
    """Return what this seat may know. Raises `BadSeat`, and `DealOver` before the first deal."""
    check_seat(seat, match.seats)
    deal = match.deal
    if deal is None:
        raise DealOver
    hand = in_code_order(deal.hands[seat])
    return MatchView(
        seat=seat,
        hand=hand,
        hand_counts=tuple(len(cards) for cards in deal.hands),
        floor=deal.floor,
        stock=len(deal.stock),
        piles=(_pile_view(deal, 0), _pile_view(deal, 1)),
        dealer=deal.dealer,
        deal=deal.number,
        batch=batch_of(deal),
        batches=batches(match.seats),
        to_play=deal.to_play,
        legal=tuple(_legal_play(card, deal.floor, match.ruleset) for card in hand) if deal.to_play == seat else (),
        last_play=_last_play(deal, match.ruleset),
        target=match.target,
        scores=match.scores,
        carried=match.carried,
        counts=match.counts,
        winner=match.winner,
    )


def _pile_view(deal: Deal, team: int) -> PileView:
    return PileView(
        team=team,
        seat=pile_seat(team, deal.dealer, len(deal.hands)),
        cards=len(deal.piles[team]),
        basras=tuple(basra for basra in deal.basras if team_of(basra.seat) == team),
    )


def _legal_play(card: Card, floor: tuple[Card, ...], ruleset: Ruleset) -> LegalPlay:
    captures = []
    for capture in legal_captures(card, floor, ruleset):
        made = kind(card, floor, capture, ruleset)
        captures.append(LegalCapture(capture, split(card, capture, ruleset), made, worth(made, ruleset)))
    return LegalPlay(card, tuple(captures))


def _last_play(deal: Deal, ruleset: Ruleset) -> LastPlay | None:
    if not deal.plays:
        return None
    play = deal.plays[-1]
    made = _kind_of_last(deal)
    groups = split(play.card, play.capture, ruleset)
    return LastPlay(play.seat, play.card, play.capture, groups, made, worth(made, ruleset))


def _kind_of_last(deal: Deal) -> Kind:
    """Return the kind of the last play, from what it left behind."""
    play = deal.plays[-1]
    if deal.basras and deal.basras[-1].card == play.card:
        return deal.basras[-1].kind
    # Only the last cards of the floor (R4.6) ever lie in a pile above the card that captured last.
    swept = play.capture and not deal.floor and deal.piles[team_of(play.seat)][-1] == play.card
    return "sweep" if swept else "none"
