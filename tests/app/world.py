"""What the tests of the service and of the deadlines share: services on one engine, like so many processes."""

from typing import Any

from burner_redis import BurnerRedis

from app.rooms.commands import Connect, Join, PlayCard, Start
from app.rooms.model import Room
from app.rooms.policy import Policy
from app.service import Outcome, Rooms
from app.store.connect import embedded
from app.store.redis_store import RedisStore
from engine.match import legal_plays
from tests.store.rooms import NOW, OPTIONS

POLICY = Policy()


class Clock:
    now = NOW

    def __call__(self) -> int:
        return self.now


class World:
    """An engine, a clock, and the services that share them."""

    def __init__(self) -> None:
        self.engine = BurnerRedis()
        self.clock = Clock()
        self.stores: list[RedisStore] = []
        self.told: list[Outcome] = []

    def service(self, **options: Any) -> Rooms:
        self.stores.append(embedded(self.engine, clock=self.clock))
        rooms = Rooms(self.stores[-1], POLICY, clock=self.clock, **options)
        rooms.on_commit = self.told.append
        return rooms

    async def close(self) -> None:
        for store in self.stores:
            await store.close()
        await self.engine.aclose()


async def match_of_two(world: World, rooms: Rooms, *, start: bool = True) -> str:
    code = (await rooms.create("owner", "Amina", OPTIONS)).code
    for command in (Connect(1), Join("other", "Bahaa"), Connect(2), *([Start(1)] if start else [])):
        await rooms.run(code, command)
    world.told.clear()
    return code


async def room_of(rooms: Rooms, code: str) -> Room:
    room = await rooms.get(code)
    assert room is not None
    return room


def play_of(room: Room, name: str) -> PlayCard:
    """Return a legal play for whoever is to play."""
    assert room.match is not None
    assert room.to_play is not None
    player = room.player_at(room.to_play)
    assert player is not None
    return PlayCard(player.number, name, room.turn, legal_plays(room.match)[0][0], None)
