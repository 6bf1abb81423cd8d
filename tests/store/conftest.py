"""One suite for the Store interface, on every implementation: an `engine` opens stores that share their data."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
from burner_redis import BurnerRedis
from redis.asyncio import Redis

from app.store.connect import embedded, open_store
from app.store.redis_store import RedisStore


class Engine:
    """Where stores keep their data; each `open` is like another process."""

    def __init__(self, client: Any, opens: Callable[..., Awaitable[RedisStore]]) -> None:
        self.client = client
        self._opens = opens
        self.stores: list[RedisStore] = []

    async def open(self, **options: Any) -> RedisStore:
        store = await self._opens(**options)
        self.stores.append(store)
        return store

    async def names(self) -> set[str]:
        return {name.decode() for name in await self.client.keys("*")}


@pytest.fixture(params=["embedded", "redis"])
async def engine(request: pytest.FixtureRequest) -> AsyncIterator[Engine]:
    if request.param == "embedded":
        burner = BurnerRedis()

        async def opens(**options: Any) -> RedisStore:
            return embedded(burner, **options)

        made = Engine(burner, opens)
    else:
        url: str = request.getfixturevalue("redis_url")
        client = Redis.from_url(url)
        await client.flushall()

        async def opens(**options: Any) -> RedisStore:
            return await open_store(url, **options)

        made = Engine(client, opens)
    yield made
    for store in made.stores:
        await store.close()
    await made.client.aclose()


@pytest.fixture
async def store(engine: Engine) -> RedisStore:
    return await engine.open()
