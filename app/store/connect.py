"""Which engine the store runs on: a Redis by its URL, or the one embedded in this process."""

from collections.abc import Callable
from functools import partial

from burner_redis import BurnerRedis
from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from app.clock import now_ms
from app.store.redis_store import LEASE_MS, RedisStore

_CONNECTIONS = 8  # two pipes and a listener need three
_ANSWER_S = 3.0
_CONNECT_S = 2.0


async def open_store(
    redis_url: str | None = None,
    *,
    lease_ms: int = LEASE_MS,
    clock: Callable[[], int] = now_ms,
    answer_s: float = _ANSWER_S,
) -> RedisStore:
    """Return a store; Redis itself may still be away. Without a URL the rooms live and die with this process.

    `answer_s` is how long Redis may take for one answer; what may be repeated is asked twice.
    """
    if redis_url is None:
        return embedded(BurnerRedis(), lease_ms=lease_ms, clock=clock)
    pool = BlockingConnectionPool.from_url(
        redis_url,
        max_connections=_CONNECTIONS,
        timeout=answer_s,
        socket_timeout=answer_s,
        socket_connect_timeout=_CONNECT_S,
        socket_keepalive=True,
        retry=Retry(NoBackoff(), 0),  # the pipe decides what is sent again
    )
    client = Redis(connection_pool=pool)

    async def let_go() -> None:
        await client.aclose()
        await pool.disconnect()

    return RedisStore(
        client, pipeline=partial(client.pipeline, transaction=False), let_go=let_go, lease_ms=lease_ms, clock=clock
    )


def embedded(engine: BurnerRedis, *, lease_ms: int = LEASE_MS, clock: Callable[[], int] = now_ms) -> RedisStore:
    """Return a store on this engine, which other stores of the process may share."""
    return RedisStore(engine, pipeline=engine.pipeline, let_go=engine.aclose, lease_ms=lease_ms, clock=clock)
