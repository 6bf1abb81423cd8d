"""The room's machine: a command on a room is decided into the next room and what happened, or refused.

    waiting → countdown → playing ⇄ counting → over → (rematch) playing …

Each handler changes only what its command says; what follows from the room as it then is (a pause, the countdown, the
next deal, a rematch) is settled afterwards, in one place for all commands. So a leaver, a lost connection and a vote
can each be the one that lets the others go on. Time (`now`, ms) and chance (`seed`, 32 random bytes for a dealer and a
deck) are arguments: the same arguments always give the same decision.
"""

from dataclasses import dataclass, replace
from typing import assert_never

from app.rooms import phases, presence, rematch, seating, turns
from app.rooms.commands import (
    Agree,
    AskBot,
    Command,
    Connect,
    Create,
    Disconnect,
    Expire,
    Join,
    Leave,
    PlayCard,
    Ready,
    Remove,
    Return,
    RoomCommand,
    Start,
)
from app.rooms.draft import Draft
from app.rooms.errors import CodeTaken, NoSuchRoom
from app.rooms.events import Event
from app.rooms.model import AckedPlay, Room
from app.rooms.policy import Policy, deadlines


@dataclass(frozen=True, slots=True)
class Decision:
    """What became of a command; `changed` False: nothing is to be committed or told."""

    room: Room | None  # None: erased, with everything that was the room's
    events: tuple[Event, ...] = ()  # as in `room.events`
    changed: bool = True
    acked: AckedPlay | None = None  # the answer to a play, fresh or repeated
    archive: dict[str, object] | None = None  # the deal that just ended, for the record of the match
    new_record: dict[str, object] | None = None  # a match begins: its record (basra-record/1), without deals yet


def decide(room: Room | None, command: Command, now: int, seed: bytes, policy: Policy) -> Decision:
    """Return what becomes of the command; raise a `RoomError` when it is refused."""
    if isinstance(command, Create):
        if room is not None:
            raise CodeTaken(command.code)
        made = seating.create(command, now)
        return Decision(made, made.events)
    if room is None:
        raise NoSuchRoom
    draft = Draft(room, now, seed, policy)
    _handle(draft, command)
    if draft.erased:
        return Decision(None, tuple(draft.events))
    if draft.room is room:
        return Decision(room, changed=False, acked=draft.acked)
    presence.settle(draft)
    phases.settle(draft)
    rematch.settle(draft)
    events = tuple(draft.events)
    return Decision(
        replace(draft.room, version=draft.version, events=events),
        events,
        acked=draft.acked,
        archive=draft.archive,
        new_record=draft.new_record,
    )


def _handle(draft: Draft, command: RoomCommand) -> None:
    match command:
        case Join():
            seating.join(draft, command)
        case Leave():
            seating.leave(draft, command)
        case Remove():
            seating.remove(draft, command)
        case Connect():
            presence.connect(draft, command)
        case Disconnect():
            presence.disconnect(draft, command)
        case Start():
            phases.start(draft, command)
        case PlayCard():
            turns.play_card(draft, command)
        case AskBot():
            turns.ask_bot(draft, command)
        case Return():
            presence.come_back(draft, command)
        case Ready():
            phases.ready(draft, command)
        case Agree():
            rematch.agree(draft, command)
        case Expire():
            _expire(draft, command)
        case _:
            assert_never(command)


def _expire(draft: Draft, command: Expire) -> None:
    """Do what is due; a deadline that is stale or early is nothing."""
    deadline = command.deadline
    if draft.now < deadline.at or deadline not in deadlines(draft.room, draft.policy):
        return
    match deadline.kind:
        case "countdown":
            phases.start_first_match(draft)
        case "turn":
            turns.run_out(draft, command)
        case "next_deal":
            phases.next_deal(draft)
        case "rematch":
            rematch.settle(draft)
        case "erase":
            draft.erased = True
        case _:
            assert_never(deadline.kind)
