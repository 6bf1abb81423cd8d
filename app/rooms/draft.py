"""A draft: the room that a command is about to make, and what is told of it. Made and finished within one `decide`."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from app.rooms.errors import NotInRoom
from app.rooms.events import Event
from app.rooms.model import AckedPlay, Player, Room
from app.rooms.policy import Policy


@dataclass(slots=True)
class Draft:
    """The room so far, beside the arguments of `decide` and the rest of its answer."""

    room: Room
    now: int
    seed: bytes
    policy: Policy
    events: list[Event] = field(default_factory=list)
    acked: AckedPlay | None = None
    archive: dict[str, object] | None = None
    new_record: dict[str, object] | None = None
    erased: bool = False

    @property
    def version(self) -> int:
        """The version that this commit will make."""
        return self.room.version + 1

    def player(self, number: int) -> Player:
        """Return the player with this number; raise `NotInRoom`."""
        player = self.room.player(number)
        if player is None:
            raise NotInRoom(number)
        return player

    def tell(self, *events: Event) -> None:
        """Add what happened."""
        self.events.extend(events)

    def change(self, **changes: Any) -> None:
        """Change the room."""
        self.room = replace(self.room, **changes)

    def change_player(self, number: int, **changes: Any) -> None:
        """Change one player."""
        self.change_players(lambda player: replace(player, **changes) if player.number == number else player)

    def change_players(self, changed: Callable[[Player], Player]) -> None:
        """Change every player by a function from player to player."""
        self.change(players=tuple(changed(player) for player in self.room.players))

    def fresh_turn(self, seat: int) -> None:
        """Let the turn begin anew if it is this seat's: somebody else plays it from now on."""
        if self.room.to_play == seat:
            self.change(turn_since=self.now)
