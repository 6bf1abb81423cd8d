"""What a store of rooms does; one suite of tests holds every implementation to it.

A room in the store is versioned: a commit names the version it was decided on and loses when another was faster,
which is a normal result and no error. Everything else here is bookkeeping around that: what is due, whose connection
still lives, what the lobby lists, and notices that wake other processes up.
"""

from collections.abc import AsyncIterator, Iterable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, Protocol

from app.rooms.decide import Decision
from app.rooms.model import Room
from app.rooms.view import RoomSummary
from app.store.keys import Lease
from app.store.listener import Notice

CHAT_KEPT: Final = 200
"""Lines of a room's chat."""

Committed = Literal["committed", "conflict", "gone", "exists"]
"""conflict: the room is not at that version · gone: there is no such room (any more) · exists: a code in use."""


@dataclass(frozen=True, slots=True)
class ChatLineRecord:
    """A line of a room's chat; `line` counts up within the room, `version` is the room's when it was said."""

    line: int
    version: int
    player: int
    name: str
    text: str
    phrase: str | None = None  # a code, and then no text


class Store(Protocol):
    """Rooms by code. Every method but `watching`, `notices`, `away`, `ping` and `close` raises `StoreUnavailable`."""

    async def load(self, code: str) -> Room | None:
        """Return the room as it was committed last; a version below one seen before means the store came back older."""
        ...

    async def commit(self, before: Room | None, decision: Decision, due: int | None) -> Committed:
        """Make the decided room the room, if `before` still is; `due` is when it has to be looked at (ms), if ever.

        Only a decision on no room makes a room. After `StoreUnavailable` the decision may have been committed or not.
        """
        ...

    async def versions(self, codes: Iterable[str]) -> Mapping[str, tuple[str, int] | None]:
        """Return incarnation and version of these rooms, None for one that is gone."""
        ...

    async def record(self, code: str) -> dict[str, object] | None:
        """Return the record (basra-record/1) of the room's match with its finished deals; None before any match."""
        ...

    # Chat

    async def say(
        self, code: str, incarnation: str, player: int, name: str, text: str, phrase: str | None = None
    ) -> ChatLineRecord | None:
        """Add a line and return it, numbered; None when that room is gone. The newest `CHAT_KEPT` are kept."""
        ...

    async def chat_since(
        self, code: str, incarnation: str, joined_version: int, after: int = 0
    ) -> list[ChatLineRecord]:
        """Return the lines said since that version that come after line `after`, oldest first."""
        ...

    # The lobby

    async def open_rooms(self) -> list[RoomSummary]:
        """Return the rooms that the lobby lists, oldest first."""
        ...

    # Deadlines and leases: taken by one process for a while, removed only by a commit

    async def take_due(self, now: int) -> list[str]:
        """Return the codes of rooms with a deadline that has come, each to one caller within two seconds."""
        ...

    async def claim(self, code: str, now: int) -> bool:
        """Return whether this room has a deadline that has come and no other caller took it just now."""
        ...

    async def renew(self, leases: Iterable[Lease], now: int) -> None:
        """Prolong these connections' leases, as far as they stand, and the life of their rooms."""
        ...

    async def expired_leases(self, now: int) -> list[Lease]:
        """Return connections that were not renewed in time, each to one caller within two seconds."""
        ...

    async def forget(self, code: str, lease: Lease | None = None) -> None:
        """Drop what is left of a room that is gone, and this lease in any case."""
        ...

    # Notices

    async def watch(self, code: str) -> None:
        """Hear the notices of that room from now on."""
        ...

    async def unwatch(self, code: str) -> None:
        """Hear the notices of that room no more."""
        ...

    def watching(self, code: str) -> bool:
        """Return whether this process watches that room."""
        ...

    def notices(self) -> AsyncIterator[Notice]:
        """Yield notices of the watched rooms and the lobby to one consumer, across outages, until closed."""
        ...

    @property
    def away(self) -> bool:
        """Whether the store is known not to answer; a notice `weather` tells that this has changed."""
        ...

    async def publish_probe(self, code: str, player: int, connection: int) -> None:
        """Ask whichever process holds that connection whether it is alive."""
        ...

    async def publish_alive(self, code: str, player: int, connection: int) -> None:
        """Answer a probe."""
        ...

    async def ping(self) -> bool:
        """Return whether the store answers."""
        ...

    async def close(self) -> None:
        """Finish what is under way and let go."""
        ...
