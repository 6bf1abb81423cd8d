"""What one process hears of another's doings, and how it goes on hearing when the connection breaks."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

import pytest
from redis.asyncio import Redis

from app.rooms.commands import Connect, Join
from app.store import Notice, open_store
from app.store.listener import MOST_WAITING, Listener, parse
from app.store.redis_store import RedisStore
from tests.redis_server import RedisServer
from tests.store.conftest import Engine
from tests.store.rooms import CODE, created, does, everybody_leaves, match_of_two


class Ears:
    """Everything that a store hears, in order."""

    def __init__(self, store: RedisStore) -> None:
        self.heard: list[Notice] = []
        self._task = asyncio.create_task(self._listen(store))

    async def _listen(self, store: RedisStore) -> None:
        async for notice in store.notices():
            self.heard.append(notice)

    async def hears(self, notice: Notice, within: float = 5.0) -> None:
        async with asyncio.timeout(within):
            while notice not in self.heard:  # noqa: ASYNC110
                await asyncio.sleep(0.005)

    async def close(self) -> None:
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task


@pytest.fixture
async def listens() -> AsyncIterator[Callable[[RedisStore], Ears]]:
    ears: list[Ears] = []

    def make(store: RedisStore) -> Ears:
        ears.append(Ears(store))
        return ears[-1]

    yield make
    for ear in ears:
        await ear.close()


Listens = Callable[[RedisStore], Ears]


async def test_processes_hear_each_others_changes(engine: Engine, listens: Listens) -> None:
    here, there = await engine.open(), await engine.open()
    ears = [listens(here), listens(there)]
    await here.watch(CODE)
    await there.watch(CODE)
    room = await does(here, await created(here), Connect(1))
    for ear in ears:
        await ear.hears(Notice("version", CODE, version=room.version))
        await ear.hears(Notice("lobby"))
    await there.say(CODE, room.incarnation, 1, "Amina", "hello")
    await there.publish_probe(CODE, 1, 3)
    await here.publish_alive(CODE, 1, 3)
    for ear in ears:
        await ear.hears(Notice("chat", CODE))
        await ear.hears(Notice("probe", CODE, player=1, connection=3))
        await ear.hears(Notice("alive", CODE, player=1, connection=3))
    await everybody_leaves(there, room)
    for ear in ears:
        await ear.hears(Notice("gone", CODE))


async def test_only_watched_rooms_are_heard_of(engine: Engine, listens: Listens) -> None:
    store = await engine.open()
    ears = listens(store)
    await store.watch(CODE)
    await store.watch("QQQ111")
    await store.unwatch("QQQ111")
    assert (store.watching(CODE), store.watching("QQQ111")) == (True, False)
    await created(store, "QQQ111", public=False)
    await created(store, "ZZZ999", public=False)
    await created(store, CODE, public=False)
    await ears.hears(Notice("version", CODE, version=1))
    assert ears.heard == [Notice("version", CODE, version=1)]


async def test_watching_again_is_heard_again(engine: Engine, listens: Listens) -> None:
    store = await engine.open()
    ears = listens(store)
    await asyncio.gather(store.watch(CODE), store.watch(CODE), store.unwatch(CODE), store.watch(CODE))
    await created(store)
    await ears.hears(Notice("version", CODE, version=1))


async def test_the_lobby_is_told_only_when_its_list_changes(engine: Engine, listens: Listens) -> None:
    store = await engine.open()
    ears = listens(store)
    await store.watch(CODE)
    room = await match_of_two(store)
    await ears.hears(Notice("version", CODE, version=room.version))
    ears.heard.clear()
    room = await does(store, room, Connect(1), Connect(2))
    await ears.hears(Notice("version", CODE, version=room.version))
    assert Notice("lobby") not in ears.heard


async def test_what_nobody_takes_coalesces_and_is_bounded(engine: Engine) -> None:
    store = await engine.open()
    await store.watch(CODE)
    room = await does(store, await created(store), *[Connect(1)] * 50)
    await asyncio.sleep(0.3)
    heard = aiter(store.notices())
    first = [await anext(heard), await anext(heard)]
    assert set(first) == {Notice("version", CODE, version=room.version), Notice("lobby")}

    listener = Listener(engine.client.pubsub)
    for number in range(MOST_WAITING + 1):
        listener._put(Notice("version", f"ROOM{number}", version=1))
    assert await anext(aiter(listener.notices())) == Notice("reconnected")


@pytest.mark.parametrize("payload", ["", "version", "version x", "dance 1", "probe 1", "gone 1"])
def test_a_notice_that_means_nothing_is_refused(payload: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  int() and parse() both raise it
        parse("basra:{b00}:ABC123", payload)


# On a real Redis


async def test_killed_connections_are_made_anew(redis_url: str, listens: Listens) -> None:
    store = await open_store(redis_url)
    client = Redis.from_url(redis_url)
    await client.flushall()
    ears = listens(store)
    await store.watch(CODE)
    for turn in range(3):
        ears.heard.clear()
        await client.client_kill_filter(_type="pubsub")
        await ears.hears(Notice("reconnected"))
        await created(store, f"ROOM{turn:02}")
        await store.watch(f"MORE{turn:02}")
    room = await created(store)
    await ears.hears(Notice("version", CODE, version=room.version))
    await created(store, "MORE01")
    await ears.hears(Notice("version", "MORE01", version=1))
    await store.close()
    await client.aclose()


async def test_a_restart_of_redis_is_survived(own_redis: RedisServer, listens: Listens) -> None:
    store = await open_store(own_redis.url)
    ears = listens(store)
    await store.watch(CODE)
    await created(store)
    own_redis.stop()
    await asyncio.sleep(0.5)
    await store.watch("QQQ111")  # meanwhile: no error, no long wait
    own_redis.start()
    await ears.hears(Notice("reconnected"), within=10)
    await created(store)  # the scripts are unknown to the new Redis, and loaded
    ears.heard.clear()
    await does(store, await store.load(CODE), Connect(1), Join("other", "Bahaa"))
    await ears.hears(Notice("version", CODE, version=3))
    await created(store, "QQQ111")
    await ears.hears(Notice("version", "QQQ111", version=1))
    await store.close()


async def test_a_connection_that_says_nothing_is_replaced(own_redis: RedisServer) -> None:
    client = Redis.from_url(own_redis.url, socket_timeout=2)
    listener = Listener(client.pubsub, quiet_s=0.2)
    listener.start()
    await listener.watch("basra:{b00}:ABC123")
    await asyncio.sleep(1)  # quiet but answered: nothing to replace
    assert listener._waiting == {}
    with own_redis.frozen():
        await asyncio.sleep(1.5)
    async with asyncio.timeout(10):
        assert await anext(aiter(listener.notices())) == Notice("reconnected")
    await listener.close()
    await client.aclose()
