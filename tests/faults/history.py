"""A history: what one tab of one player sent, got and went through, in order. The checker believes nothing else."""

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

Way = Literal["opened", "sent", "got", "ended"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a history: `connection` counts 1, 2, … within the tab, `at` is monotonic seconds."""

    at: float
    connection: int
    way: Way
    message: dict[str, Any]


@dataclass(slots=True)
class History:
    """All that one tab saw of its room."""

    name: str
    seat: int | None = None  # the last one it was told
    connection: int = 0
    entries: list[Entry] = field(default_factory=list)

    def opened(self) -> None:
        self.connection += 1
        self._add("opened", {})

    def sent(self, message: dict[str, Any]) -> None:
        self._add("sent", message)

    def got(self, message: dict[str, Any]) -> None:
        self._add("got", message)
        if "room" in message and "seat" in message["room"]:
            self.seat = message["room"]["seat"]

    def ended(self, code: int | None) -> None:
        self._add("ended", {"code": code})

    def of(self, way: Way, *types: str) -> Iterator[Entry]:
        """Yield the entries of that way with one of these message types."""
        for entry in self.entries:
            if entry.way == way and (not types or entry.message.get("type") in types):
                yield entry

    def _add(self, way: Way, message: dict[str, Any]) -> None:
        self.entries.append(Entry(time.monotonic(), self.connection, way, message))


@dataclass(slots=True)
class Case:
    """A room as its tabs saw it, and the record of each of its matches that was decided: what the checker is given."""

    code: str = ""
    histories: list[History] = field(default_factory=list)
    records: dict[int, dict[str, Any]] = field(default_factory=dict)  # by number of the match in the room: 1, 2, …
    rewinds: bool = False  # the store is set back on purpose …
    windows: list[tuple[float, float]] = field(default_factory=list)  # … and what was acked in these times may be gone
    trouble: list[str] = field(default_factory=list)  # what the players themselves found wrong

    def misses(self, own: History, player: int | None, since: float) -> bool:
        """Return whether anybody else was shown after `since` that the player of this tab is not connected."""
        for history in self.histories:
            last = next((e for e in reversed(history.entries) if e.message.get("type") == "view"), None)
            if history is not own and last is not None and last.at > since and own.seat is not None:
                seat = last.message["room"]["seats"][own.seat]
                if seat["player"] != player or not seat["connected"]:
                    return True
        return False
