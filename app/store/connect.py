"""Which engine the store runs on: a Redis by its URL, or the one embedded in this process."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from burner_redis import BurnerRedis
from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from app.clock import now_ms
from app.store import keys, restart
from app.store.embedded import LoopPubSub
from app.store.redis_store import LEASE_MS, ROOM_MS, LetGo, RedisStore

_CONNECTIONS = 8  # two pipes and a listener need three
_ANSWER_S = 3.0
_CONNECT_S = 2.0
_PROBE_S = 1.0


async def open_store(
    redis_url: str | None = None,
    *,
    save_file: Path | None = None,
    lease_ms: int = LEASE_MS,
    room_ms: int = ROOM_MS,
    clock: Callable[[], int] = now_ms,
    answer_s: float = _ANSWER_S,
) -> RedisStore:
    """Return a store; Redis itself may still be away. Without a URL the rooms live in this process.

    They die with it, or, given a `save_file`, wait there from `close` until the next store is opened on that file.
    A room is gone `room_ms` after the last sign of life at the latest.

    `answer_s` is how long Redis may take for one answer: a pause shorter than that is waited out, a longer one refused.
    """
    if redis_url is None:
        engine = BurnerRedis()
        if save_file is not None:
            await restart.bring_back(engine, save_file, clock(), lease_ms)

        async def stop() -> None:
            if save_file is not None:
                await restart.keep(engine, save_file, clock())
            await engine.aclose()

        return embedded(engine, let_go=stop, lease_ms=lease_ms, room_ms=room_ms, clock=clock)
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

    async def probe() -> None:
        # A fresh connection each time: the last may hang, and has at best an answer to come that nobody waits for.
        async with Redis.from_url(
            redis_url, socket_timeout=_PROBE_S, socket_connect_timeout=_PROBE_S, retry=Retry(NoBackoff(), 0)
        ) as fresh:
            await fresh.exists(keys.LOBBY_CHANNEL)

    async def let_go() -> None:
        await client.aclose()
        await pool.disconnect()

    return RedisStore(
        pipeline=partial(client.pipeline, transaction=False),
        pubsub=client.pubsub,
        probe=probe,
        let_go=let_go,
        lease_ms=lease_ms,
        room_ms=room_ms,
        clock=clock,
    )


def embedded(
    engine: BurnerRedis,
    *,
    let_go: LetGo | None = None,
    lease_ms: int = LEASE_MS,
    room_ms: int = ROOM_MS,
    clock: Callable[[], int] = now_ms,
) -> RedisStore:
    """Return a store on this engine, which other stores of the process may share; `let_go` closes it, if given."""
    return RedisStore(
        pipeline=engine.pipeline,
        pubsub=partial(LoopPubSub, engine),
        probe=_nothing,
        let_go=let_go or _nothing,
        lease_ms=lease_ms,
        room_ms=room_ms,
        clock=clock,
    )


async def _nothing() -> None:
    pass
