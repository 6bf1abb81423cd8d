"""Rooms and decisions for the tests of the store, made by the real `decide`."""

from dataclasses import replace

from app.rooms.commands import Command, Connect, Create, Join, Leave
from app.rooms.decide import Decision, decide
from app.rooms.model import Room, RoomOptions
from app.rooms.policy import Policy, next_deadline
from app.store import Committed, Store
from engine.ruleset import PRESETS

CODE = "ABC123"
NOW = 1_790_000_000_000
POLICY = Policy()
OPTIONS = RoomOptions(seats=2, target=101, turn_time=30, public=True, ruleset=PRESETS["classic"])


def decided(room: Room | None, command: Command, now: int = NOW, seed: bytes = bytes(32)) -> Decision:
    return decide(room, command, now, seed, POLICY)


def creation(code: str = CODE, incarnation: str = "first", **options: object) -> Decision:
    return decided(None, Create(code, incarnation, "owner", "Amina", replace(OPTIONS, **options)))  # type: ignore[arg-type]


async def commit(store: Store, before: Room | None, decision: Decision) -> Committed:
    deadline = next_deadline(decision.room, POLICY) if decision.room is not None else None
    return await store.commit(before, decision, deadline.at if deadline is not None else None)


async def does(store: Store, room: Room | None, *commands: Command, now: int = NOW) -> Room:
    """Commit commands one after the other and return the room after them."""
    for command in commands:
        decision = decided(room, command, now)
        assert await commit(store, room, decision) == "committed"
        room = decision.room
    assert room is not None
    return room


async def created(store: Store, code: str = CODE, **options: object) -> Room:
    decision = creation(code, **options)
    assert await commit(store, None, decision) == "committed"
    assert decision.room is not None
    return decision.room


async def match_of_two(store: Store, code: str = CODE, now: int = NOW) -> Room:
    """Return a committed room with two connected players, whose countdown has begun."""
    room = await created(store, code)
    return await does(store, room, Connect(1), Join("other", "Bahaa"), Connect(2), now=now)


async def everybody_leaves(store: Store, room: Room) -> None:
    for player in room.players:
        decision = decided(room, Leave(player.number))
        assert await commit(store, room, decision) == "committed"
        if decision.room is None:
            return
        room = decision.room
