"""Phases: waiting → countdown → playing ⇄ counting → over, and by a rematch to playing again."""

from dataclasses import replace

from app.rooms.commands import Ready, Start
from app.rooms.draft import Draft
from app.rooms.errors import NotHost, WrongPhase
from app.rooms.events import CountdownStarted, CountdownStopped, MatchStarted
from app.rooms.model import Phase
from app.rooms.policy import acting_host
from app.rooms.seating import BEFORE_MATCH
from engine.match import begin_deal, new_match
from engine.record import match_record
from engine.shuffle import draw_dealer, shuffled


def enter(draft: Draft, phase: Phase) -> None:
    """Begin a phase now."""
    draft.change(phase=phase, phase_since=draft.now)


def start(draft: Draft, command: Start) -> None:
    """Fill the empty seats with bots and start, if it is the acting host who says so."""
    player = draft.player(command.player)
    if draft.room.phase not in BEFORE_MATCH:
        raise WrongPhase(draft.room.phase)
    if player != acting_host(draft.room):
        raise NotHost
    draft.change(bots=draft.room.free_seats)
    start_first_match(draft)


def start_first_match(draft: Draft) -> None:
    """Start, the first dealer drawn by the seed (R1.5)."""
    start_match(draft, draw_dealer(draft.seed, draft.room.options.seats))


def start_match(draft: Draft, first_dealer: int) -> None:
    """Start a match, of which nothing is left from the one before but who sits where and who is away."""
    options = draft.room.options
    match = new_match(options.ruleset, options.seats, options.target, first_dealer)
    draft.change(match=match, matches=draft.room.matches + 1)
    draft.change_players(lambda player: replace(player, missed=0, agreed=False))
    draft.new_record = match_record(match, ())
    draft.tell(MatchStarted(draft.room.matches, first_dealer))
    next_deal(draft)


def next_deal(draft: Draft) -> None:
    """Shuffle and deal."""
    match, options = draft.room.match, draft.room.options
    assert match is not None
    match, events = begin_deal(match, shuffled(draft.seed, options.seats, options.ruleset))
    enter(draft, "playing")
    draft.change(match=match, turn_since=draft.now)
    draft.change_players(lambda player: replace(player, ready=False))
    draft.tell(*events)


def ready(draft: Draft, command: Ready) -> None:
    """Note that this player has seen the count; a tap for a deal that is over is late and nothing."""
    player, room = draft.player(command.player), draft.room
    if (command.match, command.deal) < (room.matches, room.deal_number):
        return
    if room.phase != "counting" or (command.match, command.deal) != (room.matches, room.deal_number):
        raise WrongPhase(room.phase)
    if not player.ready:
        draft.change_player(player.number, ready=True)


def settle(draft: Draft) -> None:
    """Begin or stop the countdown as the seats are, and the next deal when everybody connected is ready."""
    room = draft.room
    if room.phase == "waiting" and not room.free_seats:
        enter(draft, "countdown")
        draft.tell(CountdownStarted())
    elif room.phase == "countdown" and room.free_seats:
        enter(draft, "waiting")
        draft.tell(CountdownStopped())
    elif room.phase == "counting" and room.connected and all(player.ready for player in room.connected):
        next_deal(draft)
