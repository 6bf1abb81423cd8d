"""When Redis is away, slow, or loses an answer; and callers that are cancelled in the middle of a question."""

import asyncio
import contextlib
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
from redis.asyncio import Redis

from app.rooms.commands import Connect, Join, Leave
from app.rooms.model import Room
from app.store import StoreUnavailable, open_store
from app.store.redis_store import RedisStore
from tests.redis_server import RedisServer
from tests.store.conftest import Engine
from tests.store.rooms import CODE, NOW, commit, created, creation, decided, does

Asks = Callable[[RedisStore, Room], Awaitable[object]]

QUESTIONS: list[Asks] = [
    lambda store, _: store.load(CODE),
    lambda store, room: commit(store, room, decided(room, Connect(1))),
    lambda store, _: commit(store, None, creation()),
    lambda store, _: store.versions([CODE]),
    lambda store, _: store.record(CODE),
    lambda store, room: store.say(CODE, room.incarnation, 1, "Amina", "hello"),
    lambda store, room: store.chat_since(CODE, room.incarnation, 0),
    lambda store, _: store.open_rooms(),
    lambda store, _: store.take_due(NOW),
    lambda store, _: store.claim(CODE, NOW),
    lambda store, _: store.renew([(CODE, 1, 1)], NOW),
    lambda store, _: store.expired_leases(NOW),
    lambda store, _: store.forget(CODE),
    lambda store, _: store.publish_probe(CODE, 1, 1),
    lambda store, _: store.publish_alive(CODE, 1, 1),
]


@contextlib.asynccontextmanager
async def opened(url: str, answer_s: float = 0.3) -> AsyncIterator[RedisStore]:
    store = await open_store(url, answer_s=answer_s)
    try:
        yield store
    finally:
        await store.close()


async def refused_everywhere(store: RedisStore, room: Room) -> None:
    for ask in QUESTIONS:
        with pytest.raises(StoreUnavailable):
            await ask(store, room)
    assert await store.ping() is False


async def back(store: RedisStore, within: float = 1.5) -> None:
    """Wait until the store answers again, by itself and soon."""
    async with asyncio.timeout(within):
        while not await store.ping():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def test_without_redis_everything_is_unavailable_and_comes_back(own_redis: RedisServer) -> None:
    async with opened(own_redis.url) as store:
        room = await created(store)
        assert await store.ping() is True
        own_redis.stop()
        started = time.monotonic()
        await refused_everywhere(store, room)
        assert time.monotonic() - started < 1
        own_redis.start()
        await back(store)
        room = await created(store)
        assert await store.load(CODE) == room
        assert await store.ping() is True


async def test_a_store_may_be_opened_before_redis(own_redis: RedisServer) -> None:
    own_redis.stop()
    async with opened(own_redis.url) as store:
        assert await store.ping() is False
        own_redis.start()
        await back(store)
        assert await store.load(CODE) is None


async def test_a_store_closes_at_any_moment_of_its_opening(redis_url: str) -> None:
    chance = random.Random(3)
    for _ in range(60):
        store = await open_store(redis_url)
        await asyncio.sleep(chance.random() * 0.005)
        async with asyncio.timeout(10):
            await store.close()


async def test_a_redis_that_hangs_keeps_nobody_waiting(own_redis: RedisServer) -> None:
    async with opened(own_redis.url) as store:
        room = await created(store)
        with own_redis.frozen():
            started = time.monotonic()
            answers = await asyncio.gather(
                *(ask(store, room) for ask in QUESTIONS for _ in range(20)), return_exceptions=True
            )
            assert time.monotonic() - started < 1  # asked one by one it would be minutes
            assert all(isinstance(answer, StoreUnavailable) for answer in answers)
        await back(store)
        loaded = await store.load(CODE)
        assert loaded is not None


async def test_once_redis_did_not_answer_nobody_waits_for_it_any_more(own_redis: RedisServer) -> None:
    async with opened(own_redis.url) as store:
        room = await created(store)
        with own_redis.frozen():
            with pytest.raises(StoreUnavailable):
                await store.load(CODE)
            started = time.monotonic()
            for _ in range(20):
                await refused_everywhere(store, room)
            assert time.monotonic() - started < 0.2


async def test_what_waits_behind_a_question_is_refused_with_it(own_redis: RedisServer) -> None:
    async with opened(own_redis.url, answer_s=1) as store:
        await created(store)
        with own_redis.frozen():
            started = time.monotonic()
            first = asyncio.create_task(store.load(CODE))
            await asyncio.sleep(0.8)
            behind = [asyncio.create_task(ask) for ask in (store.load(CODE), store.load(CODE))]
            answers = await asyncio.gather(first, *behind, return_exceptions=True)
            assert all(isinstance(answer, StoreUnavailable) for answer in answers)
            assert 0.9 < time.monotonic() - started < 1.5


async def test_a_pause_shorter_than_the_time_for_an_answer_is_waited_out(own_redis: RedisServer) -> None:
    async with opened(own_redis.url, answer_s=3) as store:
        room = await created(store)
        asked = []
        with own_redis.frozen():
            for _ in range(10):
                asked.append(asyncio.create_task(store.load(CODE)))
                await asyncio.sleep(0.1)
        assert await asyncio.gather(*asked) == [room] * 10


async def test_after_a_longer_pause_it_answers_again_by_itself(
    own_redis: RedisServer, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(own_redis.url) as store:
        room = await created(store)
        with own_redis.frozen():
            with pytest.raises(StoreUnavailable):
                await store.load(CODE)
            await asyncio.sleep(2.5)
        await back(store, 1.2)
        assert await store.load(CODE) == room
    assert [line for line in caplog.messages if line.startswith("Redis")] == [
        f"Redis is away: Timeout reading from 127.0.0.1:{own_redis.port}",
        "Redis answers again",
    ]


async def test_a_commit_that_was_refused_and_made_all_the_same_is_no_play_more(own_redis: RedisServer) -> None:
    """Redis reads what was sent to it before it froze, after everybody has given up: what is asked again finds it."""
    async with opened(own_redis.url) as store:
        room = await created(store)
        joined = decided(room, Join("other", "Bahaa"))
        with own_redis.frozen():
            sent = store._commit(room, joined.room, joined, None)
            with pytest.raises(StoreUnavailable):
                await store._pipe.ask(sent)
        await back(store)
        assert await store._pipe.ask(sent) == [b"committed"]
        assert await store.load(CODE) == joined.room
        assert await commit(store, room, decided(room, Join("third", "Camilia"))) == "conflict"


async def test_no_answer_of_before_an_outage_is_anybody_elses(own_redis: RedisServer) -> None:
    codes = [f"ROOM{number:02}" for number in range(20)]
    chance = random.Random(11)
    async with opened(own_redis.url, answer_s=0.2) as store:
        for code in codes:
            await created(store, code)
        refused = 0

        async def asks(code: str) -> None:
            nonlocal refused
            for _ in range(60):
                task = asyncio.create_task(store.load(code))
                if chance.random() < 0.2:
                    await asyncio.sleep(chance.choice([0, 0.001, 0.05]))
                    task.cancel()
                try:
                    room = await task
                except (StoreUnavailable, asyncio.CancelledError):
                    refused += 1
                    await asyncio.sleep(0.05)
                else:
                    assert room is not None
                    assert room.code == code

        async def freezes() -> None:
            for _ in range(6):
                await asyncio.sleep(0.05)
                with own_redis.frozen():
                    await asyncio.sleep(chance.choice([0.1, 0.4]))

        await asyncio.gather(freezes(), *map(asks, codes))
        assert refused > 100


async def test_ready_says_so_at_once_and_again_at_once(own_redis: RedisServer) -> None:
    async with opened(own_redis.url, answer_s=3) as store:
        assert await store.ping() is True
        with own_redis.frozen():
            started = time.monotonic()
            assert await store.ping() is False  # long before any question fails
            assert time.monotonic() - started < 1.5
        assert await store.ping() is True
        own_redis.stop()
        assert await store.ping() is False
        started = time.monotonic()
        assert await store.ping() is False
        assert time.monotonic() - started < 0.05
        own_redis.start()
        await back(store)


async def test_redis_that_refuses_a_command_is_unavailable(own_redis: RedisServer) -> None:
    async with opened(own_redis.url) as store:
        room = await created(store)
        await store._pipe._execute([("execute_command", ("CONFIG", "SET", "maxmemory", "1"), {})])
        with pytest.raises(StoreUnavailable, match="maxmemory"):
            await commit(store, room, decided(room, Connect(1)))
        assert await store.load(CODE) == room


class Thief:
    """A way to Redis that can steal one answer: the question arrives, then the line is cut."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.steals = False
        self.stolen = 0
        self._server: asyncio.Server | None = None

    async def __aenter__(self) -> "Thief":
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()

    @property
    def url(self) -> str:
        assert self._server is not None
        return f"redis://127.0.0.1:{self._server.sockets[0].getsockname()[1]}/0"

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        upstream_reader, upstream = await asyncio.open_connection("127.0.0.1", self._port)
        back = asyncio.create_task(self._back(upstream_reader, writer))
        with contextlib.suppress(OSError):
            while sent := await reader.read(65536):
                upstream.write(sent)
        upstream.close()
        await back

    async def _back(self, upstream: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while answer := await upstream.read(65536):
                if self.steals and b"committed" in answer:
                    self.steals, self.stolen = False, self.stolen + 1
                    break
                writer.write(answer)
        writer.close()


async def test_a_commit_whose_answer_was_lost_is_made_once_and_answered(own_redis: RedisServer) -> None:
    async with Thief(own_redis.port) as thief, opened(thief.url) as store:
        room = None
        for number, decision in enumerate([creation(), *[Connect(1), Join("other", "Bahaa"), Connect(2)]]):
            made = decision if number == 0 else decided(room, decision)  # type: ignore[arg-type]
            thief.steals = True
            assert await commit(store, room, made) == "committed"  # type: ignore[arg-type]
            assert thief.stolen == number + 1
            room = made.room  # type: ignore[union-attr]
            assert await store.load(CODE) == room
        assert room is not None
        assert room.version == 4


async def test_an_erasing_whose_answer_was_lost_finds_the_room_gone(own_redis: RedisServer) -> None:
    async with Thief(own_redis.port) as thief, opened(thief.url) as store:
        room = await created(store)
        thief.steals = True
        assert await commit(store, room, decided(room, Leave(1))) == "gone"
        assert thief.stolen == 1


async def test_a_chat_line_is_never_sent_twice_whatever_rides_with_it(own_redis: RedisServer) -> None:
    async with Thief(own_redis.port) as thief, opened(thief.url) as store:
        room = await created(store)
        assert await store.say(CODE, room.incarnation, 1, "Amina", "before") is not None
        thief.steals = True
        committed, said = await asyncio.gather(
            commit(store, room, decided(room, Connect(1))),
            store.say(CODE, room.incarnation, 1, "Amina", "hello"),
            return_exceptions=True,
        )
        assert thief.stolen == 1
        assert committed == "committed"
        assert isinstance(said, StoreUnavailable)
        assert [line.text for line in await store.chat_since(CODE, room.incarnation, 0)] == ["before", "hello"]


async def test_killed_connections_are_no_outage(redis_url: str) -> None:
    client = Redis.from_url(redis_url)
    await client.flushall()
    async with opened(redis_url, answer_s=3) as store:
        room = await created(store)
        for _ in range(10):
            room = await does(store, room, Connect(1))
            await client.client_kill_filter(_type="normal", skipme=True)
    await client.aclose()


async def test_cancelled_callers_confuse_nobody(engine: Engine) -> None:
    store = await engine.open()
    codes = [f"ROOM{number:02}" for number in range(20)]
    for code in codes:
        await created(store, code)
    chance = random.Random(7)

    async def asks(code: str) -> None:
        for _ in range(20):
            room = await store.load(code)
            assert room is not None
            assert room.code == code
            assert await store.record(code) is None

    async def cancels() -> int:
        cancelled = 0
        for _ in range(300):
            task = asyncio.create_task(store.load(chance.choice(codes)))
            await asyncio.sleep(chance.choice([0, 0, 0.0002, 0.001]))
            cancelled += task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        return cancelled

    cancelled, *_ = await asyncio.gather(cancels(), *(asks(code) for code in codes))
    assert cancelled > 50


async def test_a_commit_whose_caller_was_cancelled_is_made_all_the_same(engine: Engine) -> None:
    store = await engine.open()
    room = await created(store)
    task = asyncio.create_task(commit(store, room, decided(room, Connect(1))))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await does(store, decided(room, Connect(1)).room, Join("other", "Bahaa"))


async def test_a_closed_store_is_unavailable(engine: Engine) -> None:
    store = await engine.open()
    waiting = asyncio.create_task(store.load(CODE))
    await asyncio.sleep(0)
    await store.close()
    assert await waiting is None
    with pytest.raises(StoreUnavailable):
        await store.load(CODE)
