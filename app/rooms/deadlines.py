"""Deadlines: what a room does by itself, as data. Every deadline is derived from the room, so none can be lost."""

from dataclasses import dataclass
from typing import Literal

DeadlineKind = Literal["countdown", "turn", "next_deal", "rematch", "erase"]


@dataclass(frozen=True, slots=True)
class Deadline:
    """`at` is due time in ms; `ref` is what it means (turn number, deal number, match number, version-independent)."""

    kind: DeadlineKind
    ref: int
    at: int
