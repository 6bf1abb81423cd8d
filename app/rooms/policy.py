"""Times, and what follows from them: who may start, who counts as present, what the room does by itself and when.

Deadlines are derived from the room and nothing else, so none can be lost, and one that no longer follows from the room
is stale. While nobody is connected only the erasing is due.
"""

from dataclasses import dataclass
from typing import assert_never

from app.rooms.deadlines import Deadline
from app.rooms.model import Player, Room


@dataclass(frozen=True, slots=True)
class Policy:
    """How long things take, in milliseconds."""

    countdown: int = 5_000  # from the last seat taken to the start
    bot_think: int = 900  # before a bot's play, so that people can follow
    count: int = 15_000  # the count after a deal, unless everybody taps on
    absent: int = 60_000  # without a turn time, before a disconnected player is played for
    ask_bot: int = 120_000  # without a turn time, before others may ask the bot to play for an idle player
    erase: int = 600_000  # with nobody connected
    present: int = 10_000  # a lost connection this short still counts as present in the vote for a rematch
    late: int = 2_000  # a turn's deadline taken up later than this was passed over by an outage …
    grace: int = 10_000  # … and the player gets this much longer
    missed: int = 2  # turns in a row that run out before the bot plays on


def acting_host(room: Room) -> Player:
    """Return who may start now: the host or, while the host is disconnected, the longest-present connected player."""
    host = room.player(room.host) or room.players[0]
    return host if host.connected else next(iter(room.connected), host)


def person_to_play(room: Room) -> Player | None:
    """Return the player whose turn it is; None when a bot plays the seat: it is vacant, a bot's, or its player away."""
    player = room.player_at(room.to_play) if room.to_play is not None else None
    return player if player and not player.away else None


def is_present(player: Player, now: int, policy: Policy) -> bool:
    """Return whether this player counts in the vote for a rematch: who is away does not, however connected."""
    return not player.away and (player.connected or now - player.since < policy.present)


def asking_from(room: Room, policy: Policy) -> int | None:
    """Return when the others may ask for a bot's play for the seat to play; None when that is not in question."""
    player = person_to_play(room)
    if room.options.turn_time or player is None or not player.connected:
        return None
    return max(room.turn_since, player.since) + policy.ask_bot


def pending(room: Room, policy: Policy) -> tuple[Deadline, int] | None:
    """Return what the room will do by itself if nothing else happens, and how many ms that takes in all."""
    if room.paused_since is not None:
        return Deadline("erase", 0, room.paused_since + policy.erase), policy.erase
    match room.phase:
        case "waiting":
            return None
        case "countdown":
            return Deadline("countdown", room.matches + 1, room.phase_since + policy.countdown), policy.countdown
        case "playing":
            return _turn(room, policy)
        case "counting":
            return Deadline("next_deal", room.deal_number, room.phase_since + policy.count), policy.count
        case "over":
            return _rematch(room, policy)
        case _:
            assert_never(room.phase)


def _turn(room: Room, policy: Policy) -> tuple[Deadline, int] | None:
    """Return when the turn in play runs out; without a turn time, a connected player's does not."""
    player, since = person_to_play(room), room.turn_since
    if player is None:
        lasts = policy.bot_think
    elif room.options.turn_time:
        lasts = room.options.turn_time * 1000
    elif not player.connected:
        since, lasts = max(since, player.since), policy.absent
    else:
        return None
    return Deadline("turn", room.turn, since + lasts), lasts


def _rematch(room: Room, policy: Policy) -> tuple[Deadline, int] | None:
    """Return when the last of those who have just lost their connection stops holding a rematch up."""
    undecided = [player for player in room.players if not player.agreed and not player.away]
    waited_for = [player.since for player in undecided if not player.connected]
    if not waited_for or any(player.connected for player in undecided):
        return None
    return Deadline("rematch", room.matches, max(waited_for) + policy.present), policy.present


def next_deadline(room: Room, policy: Policy) -> Deadline | None:
    """Return what is due next."""
    due = pending(room, policy)
    return due[0] if due else None


def deadlines(room: Room, policy: Policy) -> tuple[Deadline, ...]:
    """Return all that is due some time: nothing or one thing, since whatever happens first makes another room."""
    due = next_deadline(room, policy)
    return (due,) if due else ()
