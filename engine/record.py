"""Match records: a deck and the plays determine a deal, so a match is written down as just these.

`deal_record` and `match_record` write a record with every capture spelled out and every option named, so that it means
the same should a default ever change; `replay` plays one, from outside and trusted in nothing, through the engine.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from engine.cards import Card, parse_card
from engine.deal import Deal
from engine.errors import BadDeck, EngineError, RecordError, UnknownCard
from engine.match import Match, begin_deal, new_match, play
from engine.ruleset import options_of, ruleset

FORMAT: Final = "basra-record/1"


def deal_record(deal: Deal) -> dict[str, object]:
    """Return the deck and plays of a deal, finished or not, as a record holds them."""
    return {"deck": list(deal.deck), "plays": [[play.card, list(play.capture)] for play in deal.plays]}


def match_record(match: Match, deals: Iterable[Mapping[str, object]]) -> dict[str, object]:
    """Return the record of a match with these deals, each from `deal_record`, in order."""
    return {
        "format": FORMAT,
        "preset": match.ruleset.preset,
        "seats": match.seats,
        "target": match.target,
        "options": options_of(match.ruleset),
        "first_dealer": match.first_dealer,
        "deals": list(deals),
    }


def replay(record: Mapping[str, object]) -> dict[str, object]:
    """Play a record and return its deals, scores and winner, as `basra replay` answers. Raises `RecordError`."""
    try:
        match = _opening(record)
    except EngineError as error:
        raise RecordError(error.code, str(error)) from None
    played = []
    for number, entry in enumerate(_list(record, "deals")):
        match = _replay_deal(match, entry, number)
        played.append(_deal_answer(match))
    return {"deals": played, "scores": list(match.scores), "winner": match.winner}


def _list(record: Mapping[str, object], key: str, deal: int | None = None) -> list[object]:
    value = record.get(key)
    if not isinstance(value, list):
        raise RecordError("bad_record", f"{key} is not a list", deal)
    return value


def _opening(record: Mapping[str, object]) -> Match:
    if record.get("format") != FORMAT:
        raise RecordError("bad_record", f"format is not {FORMAT}")
    missing = [key for key in ("preset", "seats", "target", "first_dealer") if key not in record]
    if missing:
        raise RecordError("bad_record", f"{missing[0]} is missing")
    options = record.get("options", {})
    if not isinstance(options, Mapping):
        raise RecordError("bad_record", "options is not an object")
    rules = ruleset(record["preset"], options)
    seats, target, dealer = record["seats"], record["target"], record["first_dealer"]
    return new_match(rules, seats, target, dealer)  # type: ignore[arg-type]  # it looks at each itself


def _replay_deal(match: Match, entry: object, number: int) -> Match:
    if not isinstance(entry, Mapping):
        raise RecordError("bad_record", "a deal is not an object", number)
    place: int | None = None
    try:
        match, _ = begin_deal(match, _parse_deck(_list(entry, "deck", number)))
        for place, written in enumerate(_list(entry, "plays", number)):  # noqa: B007  # for the error below
            card, capture = _parse_play(written)
            match, _ = play(match, card, capture)
    except EngineError as error:
        raise RecordError(error.code, str(error), number, place) from None
    return match


def _parse_deck(codes: list[object]) -> list[Card]:
    try:
        return [parse_card(code) for code in codes]
    except UnknownCard:
        raise BadDeck from None


def _parse_play(written: object) -> tuple[Card, list[Card] | None]:
    if not isinstance(written, list) or len(written) not in (1, 2):
        raise RecordError("bad_record", "a play is [card] or [card, capture]")
    card = parse_card(written[0])
    if len(written) == 1:
        return card, None
    if not isinstance(written[1], list):
        raise RecordError("bad_record", "a capture is not a list")
    return card, [parse_card(code) for code in written[1]]


def _deal_answer(match: Match) -> dict[str, object]:
    deal = match.deal
    assert deal is not None
    return {
        "cards": [len(pile) for pile in deal.piles],
        "basras": [
            {"seat": basra.seat, "card": basra.card, "kind": basra.kind, "points": basra.points}
            for basra in deal.basras
        ],
        "points": list(match.counts[-1].points) if deal.to_play is None else None,
    }
