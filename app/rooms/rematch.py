"""The rematch: everybody present wants it, and the dealer moves on to the right (R1.5)."""

from app.rooms.commands import Agree
from app.rooms.draft import Draft
from app.rooms.errors import WrongPhase
from app.rooms.phases import start_match
from app.rooms.policy import is_present
from app.rooms.presence import bring_back
from engine.match import next_dealer


def agree(draft: Draft, command: Agree) -> None:
    """Note a vote; one about a match before this is late and nothing. Who votes is no longer away."""
    player, room = draft.player(command.player), draft.room
    if command.match < room.matches:
        return
    if room.phase != "over" or command.match != room.matches:
        raise WrongPhase(room.phase)
    bring_back(draft, player)
    if player.agreed != command.agreed:
        draft.change_player(player.number, agreed=command.agreed)


def settle(draft: Draft) -> None:
    """Start the rematch when somebody wants it and nobody present does not."""
    room = draft.room
    if room.phase != "over" or room.paused_since is not None:
        return
    present = [player for player in room.players if is_present(player, draft.now, draft.policy)]
    if not present or not all(player.agreed for player in present):
        return
    assert room.match is not None
    start_match(draft, next_dealer(room.match))
