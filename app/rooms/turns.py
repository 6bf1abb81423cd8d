"""Turns: a person's play, a bot's, and one that ran out; all are the same play, named by its turn."""

from collections.abc import Collection
from typing import Final

from app.rooms.commands import AskBot, Expire, PlayCard
from app.rooms.draft import Draft
from app.rooms.errors import BotNotDue, NotYourTurn, RefusedByRules, StaleTurn, WrongPhase
from app.rooms.events import PlayedBy, PlayerWentAway, TurnTakenOver
from app.rooms.model import AckedPlay, Player
from app.rooms.phases import enter
from app.rooms.policy import asking_from, pending, person_to_play
from app.rooms.presence import bring_back
from engine.cards import Card
from engine.errors import EngineError
from engine.match import legal_plays, play
from engine.record import deal_record

ACKS_KEPT: Final = 8

Choice = tuple[Card, tuple[Card, ...]]


def play_card(draft: Draft, command: PlayCard) -> None:
    """Make a person's play, unless it was made before: then it is only answered again.

    Raises `StaleTurn`, `WrongPhase`, `NotYourTurn`, or `RefusedByRules` (not_your_card, illegal_capture).
    """
    player = draft.player(command.player)
    draft.acked = next((acked for acked in player.acked if acked.id == command.id), None)
    if draft.acked is not None:
        return
    _check_turn(draft, command.turn)
    if player.seat != draft.room.to_play:
        raise NotYourTurn
    bring_back(draft, player)
    draft.acked = AckedPlay(command.id, command.turn, draft.version)
    draft.change_player(player.number, missed=0, acked=(*player.acked, draft.acked)[-ACKS_KEPT:])
    _make(draft, command.card, command.capture)


def ask_bot(draft: Draft, command: AskBot) -> None:
    """Make the bot's play for somebody else who is idle. Raises `StaleTurn`, `WrongPhase`, `BotNotDue`."""
    player = draft.player(command.player)
    _check_turn(draft, command.turn)
    idle, due = person_to_play(draft.room), asking_from(draft.room, draft.policy)
    if idle is None or due is None or draft.now < due or idle.number == player.number:
        raise BotNotDue
    _miss(draft, idle, "asked")
    _make(draft, command.card, command.capture)


def run_out(draft: Draft, command: Expire) -> None:
    """Make the bot's play for a turn that is due; a person who lost the turn to an outage gets more time, once."""
    room, policy = draft.room, draft.policy
    player = person_to_play(room)
    late = draft.now - command.deadline.at > policy.late
    if player is not None and late and room.graced != room.turn:
        due = pending(room, policy)
        assert due is not None
        draft.change(turn_since=draft.now + policy.grace - due[1], graced=room.turn)
        return
    if player is not None:
        _miss(draft, player, "expired")
    else:
        assert room.to_play is not None
        draft.tell(TurnTakenOver(room.to_play, "bot"))
    _make(draft, *(command.choice or _default(draft)))


def _check_turn(draft: Draft, turn: int) -> None:
    if turn != draft.room.turn:
        raise StaleTurn(draft.room.turn)
    if draft.room.phase != "playing":
        raise WrongPhase(draft.room.phase)


def _miss(draft: Draft, player: Player, by: PlayedBy) -> None:
    """Count a turn that was not the player's own play; who misses two in a row is away."""
    missed = player.missed + 1
    draft.change_player(player.number, missed=missed)
    if missed >= draft.policy.missed:
        draft.change_player(player.number, away=True)
        draft.tell(PlayerWentAway(player.number, player.seat))
    draft.tell(TurnTakenOver(player.seat, by))


def _default(draft: Draft) -> Choice:
    """Return the first legal play: whoever submits a due turn without the bot's choice does not stop the match."""
    assert draft.room.match is not None
    card, captures = legal_plays(draft.room.match)[0]
    return card, captures[0]


def _make(draft: Draft, card: Card, capture: Collection[Card] | None) -> None:
    """Play the card, and end the deal or the match if it was the last."""
    assert draft.room.match is not None
    try:
        match, events = play(draft.room.match, card, capture)
    except EngineError as error:
        raise RefusedByRules(error) from None
    draft.change(match=match, turn=draft.room.turn + 1, turn_since=draft.now)
    draft.tell(*events)
    if match.deal is not None and match.deal.to_play is None:
        draft.archive = deal_record(match.deal)
        enter(draft, "counting" if match.winner is None else "over")
