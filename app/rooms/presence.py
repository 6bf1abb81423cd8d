"""Presence: connections come and go, the seat stays; with nobody connected the room pauses."""

from dataclasses import replace

from app.rooms.commands import Connect, Disconnect, Return
from app.rooms.draft import Draft
from app.rooms.events import PlayerConnected, PlayerDisconnected, PlayerReturned
from app.rooms.model import Player


def connect(draft: Draft, command: Connect) -> None:
    """Give the player the next connection number; who was away is back."""
    player = draft.player(command.player)
    draft.change_player(
        player.number,
        connection=draft.room.next_connection,
        connected=True,
        since=player.since if player.connected else draft.now,
    )
    draft.change(next_connection=draft.room.next_connection + 1)
    if not player.connected:
        draft.tell(PlayerConnected(player.number, player.seat))
    bring_back(draft, player)


def disconnect(draft: Draft, command: Disconnect) -> None:
    """Note that this connection is gone, unless a newer one has the player, or the player has left."""
    player = draft.room.player(command.player)
    if player and player.connected and player.connection == command.connection:
        draft.change_player(player.number, connected=False, since=draft.now)
        draft.tell(PlayerDisconnected(player.number, player.seat))


def come_back(draft: Draft, command: Return) -> None:
    """Let an away player play for themselves again."""
    bring_back(draft, draft.player(command.player))


def bring_back(draft: Draft, player: Player) -> None:
    """End a player's being away, if they are; a turn of theirs that is on begins anew."""
    if player.away:
        draft.change_player(player.number, away=False, missed=0)
        draft.fresh_turn(player.seat)
        draft.tell(PlayerReturned(player.number, player.seat))


def settle(draft: Draft) -> None:
    """Pause with nobody connected; go on, with fresh times for all, as soon as somebody is."""
    room, now = draft.room, draft.now
    if not room.connected:
        if room.paused_since is None:
            draft.change(paused_since=now)
    elif room.paused_since is not None:
        draft.change(paused_since=None, phase_since=now, turn_since=now)
        draft.change_players(lambda player: player if player.connected else replace(player, since=now))
