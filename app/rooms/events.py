"""What happened in a room, in past tense; public, for motion, sound and announcements. The view is the truth."""

from dataclasses import dataclass
from typing import Literal

from engine.events import BatchDealt, CardPlayed, DealBegun, DealCounted, LeftoversTaken, MatchWon

PlayedBy = Literal["player", "bot", "expired", "asked"]


@dataclass(frozen=True, slots=True)
class PlayerJoined:
    player: int
    seat: int
    name: str
    type: Literal["player_joined"] = "player_joined"


@dataclass(frozen=True, slots=True)
class PlayerLeft:
    player: int
    seat: int
    name: str
    type: Literal["player_left"] = "player_left"


@dataclass(frozen=True, slots=True)
class PlayerRemoved:
    """The host took this player's seat away."""

    player: int
    seat: int
    name: str
    type: Literal["player_removed"] = "player_removed"


@dataclass(frozen=True, slots=True)
class PlayerConnected:
    player: int
    seat: int
    type: Literal["player_connected"] = "player_connected"


@dataclass(frozen=True, slots=True)
class PlayerDisconnected:
    player: int
    seat: int
    type: Literal["player_disconnected"] = "player_disconnected"


@dataclass(frozen=True, slots=True)
class PlayerWentAway:
    player: int
    seat: int
    type: Literal["player_went_away"] = "player_went_away"


@dataclass(frozen=True, slots=True)
class PlayerReturned:
    player: int
    seat: int
    type: Literal["player_returned"] = "player_returned"


@dataclass(frozen=True, slots=True)
class HostChanged:
    player: int
    type: Literal["host_changed"] = "host_changed"


@dataclass(frozen=True, slots=True)
class CountdownStarted:
    type: Literal["countdown_started"] = "countdown_started"


@dataclass(frozen=True, slots=True)
class CountdownStopped:
    type: Literal["countdown_stopped"] = "countdown_stopped"


@dataclass(frozen=True, slots=True)
class MatchStarted:
    match: int  # 1, 2, … within the room
    first_dealer: int  # drawn at random in the first match (R1.5)
    type: Literal["match_started"] = "match_started"


@dataclass(frozen=True, slots=True)
class TurnTakenOver:
    """The card_played that follows was not the owner's own play."""

    seat: int
    by: PlayedBy
    type: Literal["turn_taken_over"] = "turn_taken_over"


RoomEvent = (
    PlayerJoined
    | PlayerLeft
    | PlayerRemoved
    | PlayerConnected
    | PlayerDisconnected
    | PlayerWentAway
    | PlayerReturned
    | HostChanged
    | CountdownStarted
    | CountdownStopped
    | MatchStarted
    | TurnTakenOver
)

Event = RoomEvent | DealBegun | BatchDealt | CardPlayed | LeftoversTaken | DealCounted | MatchWon
