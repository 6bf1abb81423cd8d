"""A room as bytes and back: `SCHEMA JSON`, so that a later version can read what an earlier one wrote."""

from collections.abc import Callable
from typing import Any, Final

from pydantic import TypeAdapter
from pydantic_core import from_json

from app.rooms.model import Room
from app.store.errors import StoreUnavailable

SCHEMA: Final = 1
UPGRADES: Final[dict[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {}
"""From schema n to n + 1, over plain JSON. Whoever changes `Room` incompatibly raises `SCHEMA` and adds one."""

_ROOM: Final = TypeAdapter(Room)


class UnreadableRoom(StoreUnavailable):
    """A snapshot that this version cannot read: written by a later one, or damaged."""


def write(room: Room) -> bytes:
    """Return the room's snapshot."""
    return b"%d %s" % (SCHEMA, _ROOM.dump_json(room))


def read(snapshot: bytes) -> Room:
    """Return the room of a snapshot, upgraded if it is old; raise `UnreadableRoom`."""
    number, _, text = snapshot.partition(b" ")
    try:
        schema = int(number)
        if schema == SCHEMA:
            return _ROOM.validate_json(text)
        if schema > SCHEMA:
            raise UnreadableRoom(f"snapshot of schema {schema}, this version knows {SCHEMA}")
        room = from_json(text)
        for old in range(schema, SCHEMA):
            room = UPGRADES[old](room)
        return _ROOM.validate_python(room)
    except (ValueError, KeyError) as error:
        # A ValidationError quotes the room, with its names and cards; nothing of it may reach a log.
        raise UnreadableRoom(f"damaged snapshot ({type(error).__name__})") from None
