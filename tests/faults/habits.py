"""How a robot behaves, well or badly."""

import secrets
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.frames import Frame, Opcode


@dataclass(frozen=True, slots=True)
class Habits:
    """How a robot behaves. `cut` gives for each moment how likely the connection is cut there."""

    think: tuple[float, float] = (0.005, 0.04)  # seconds
    cut: dict[str, float] = field(default_factory=dict)
    cut_for: tuple[float, float] = (0.0, 0.3)  # seconds away
    twice: float = 0.0  # the same play, sent again at once
    other: float = 0.0  # another card for the same turn
    old: float = 0.0  # the last play again: with its own id, and with a new one
    early: float = 0.0  # a play for the next turn
    foreign: float = 0.0  # a play in somebody else's turn
    chat: float = 0.1
    leave_at: str = ""  # countdown, last_card, between_deals, vote
    away_for_deal: int | None = None  # gone from its beginning to its end
    matches: int = 1
    pongs: bool = True


def never_answer_pings(socket: ClientConnection, *, unless: bool) -> None:
    """Make this connection pass over the pings of its peer."""
    send = socket.protocol.send_frame

    def without_pongs(frame: Frame) -> None:
        if frame.opcode is not Opcode.PONG:
            send(frame)

    if not unless:
        socket.protocol.send_frame = without_pongs  # type: ignore[method-assign]


def is_moment(moment: str, room: dict[str, Any]) -> bool:
    """Return whether the room is where this habit leaves it."""
    match = room["match"]
    if moment == "last_card":
        last = match is not None and match["stock"] == 0 and sum(match["hand_counts"]) <= 2
        return room["phase"] == "playing" and last
    phases = {"countdown": "countdown", "between_deals": "counting", "vote": "over"}
    return room["phase"] == phases[moment]


def play_message(chance: Random, turn: int, legal: dict[str, Any]) -> dict[str, Any]:
    """Return a play for that turn, with the capture named or not."""
    capture = chance.choice(legal["captures"])["cards"]
    message = {"type": "play", "id": secrets.token_hex(8), "turn": turn, "card": legal["card"]}
    if capture != legal["captures"][0]["cards"] or chance.random() < 0.7:
        message["capture"] = chance.sample(capture, len(capture))
    return message
