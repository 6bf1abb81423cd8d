"""What rooms do by themselves: in time, once, and whatever happens to the store or to a single room."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from app.deadlines import ERASE_GRACE_MS, LEASE_GRACE_MS, Deadlines
from app.rooms.commands import Connect, Disconnect, Start
from app.rooms.policy import Policy
from app.service import Rooms
from app.store import StoreUnavailable, keys, open_store
from app.store.redis_store import LEASE_MS
from tests.app.world import World, match_of_two, room_of
from tests.redis_server import RedisServer
from tests.store.rooms import OPTIONS

QUICK = Policy(countdown=50, bot_think=20, count=50, absent=200, erase=500)


@pytest.fixture
async def world() -> AsyncIterator[World]:
    made = World()
    yield made
    await made.close()


class Process:
    """A service with its deadlines, on the world's engine and clock."""

    def __init__(self, world: World) -> None:
        self.rooms = world.service()
        self.store = world.stores[-1]
        self.deadlines = Deadlines(self.rooms, self.store, clock=world.clock)

    async def sweeps(self) -> None:
        await self.deadlines.sweep()
        await self.deadlines.settled()


async def _quiet(process: Process, world: World, ms: int) -> None:
    """Let time pass with a sweep each second, as it does while all is well."""
    end = world.clock.now + ms
    while world.clock.now < end:
        world.clock.now = min(end, world.clock.now + 1_000)
        await process.sweeps()


async def test_a_match_of_bots_plays_itself(world: World) -> None:
    process = Process(world)
    rooms = process.rooms
    code = (await rooms.create("owner", "Amina", replace(OPTIONS, target=11))).code
    await rooms.run(code, Connect(1))
    await rooms.run(code, Start(1))
    for _ in range(2_000):
        room = await room_of(rooms, code)
        if room.phase == "over":
            break
        deadline = rooms.deadline(room)
        assert deadline is not None
        world.clock.now = deadline.at
        await process.store.renew([(code, 1, 1)], world.clock.now)
        await process.sweeps()
    assert room.phase == "over"


async def test_of_many_processes_one_does_what_is_due(world: World) -> None:
    processes = [Process(world) for _ in range(4)]
    code = await match_of_two(world, processes[0].rooms)
    room = await room_of(processes[0].rooms, code)
    deadline = processes[0].rooms.deadline(room)
    assert deadline is not None
    world.clock.now = deadline.at
    await asyncio.gather(*(process.sweeps() for process in processes))
    after = await room_of(processes[0].rooms, code)
    assert (after.turn, after.version) == (room.turn + 1, room.version + 1)


async def test_what_a_dead_process_took_is_taken_again(world: World) -> None:
    process = Process(world)
    code = await match_of_two(world, process.rooms)
    room = await room_of(process.rooms, code)
    deadline = process.rooms.deadline(room)
    assert deadline is not None
    world.clock.now = deadline.at
    assert await process.store.take_due(world.clock.now) == [code]  # and dies
    await process.sweeps()
    assert (await room_of(process.rooms, code)).turn == room.turn
    await _quiet(process, world, 2_000)
    assert (await room_of(process.rooms, code)).turn == room.turn + 1


async def test_one_broken_room_holds_up_no_other(world: World, caplog: pytest.LogCaptureFixture) -> None:
    process = Process(world)
    codes = [await match_of_two(world, process.rooms) for _ in range(3)]
    await world.engine.hset(keys.room(codes[1]), "snapshot", "1 {")
    world.clock.now += OPTIONS.turn_time * 1000
    await process.sweeps()
    turns = [(await room_of(process.rooms, code)).turn for code in (codes[0], codes[2])]
    assert turns == [1, 1]


async def test_a_bug_in_one_room_holds_up_no_other(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    process = Process(world)
    codes = [await match_of_two(world, process.rooms) for _ in range(3)]
    expire = process.rooms.expire

    async def breaks(code: str) -> object:
        if code == codes[1]:
            raise RuntimeError("a bug")
        return await expire(code)

    monkeypatch.setattr(process.rooms, "expire", breaks)
    world.clock.now += OPTIONS.turn_time * 1000
    await process.sweeps()
    assert [(await room_of(process.rooms, code)).turn for code in codes] == [1, 0, 1]
    assert "what was due could not be done" in caplog.text


async def test_dead_connections_are_taken_off(world: World) -> None:
    process = Process(world)
    await process.sweeps()
    code = await match_of_two(world, process.rooms, start=False)
    await _quiet(process, world, 30_000)
    await process.store.renew([(code, 1, 1)], world.clock.now)
    await _quiet(process, world, LEASE_MS - 29_000)
    room = await room_of(process.rooms, code)
    assert [player.connected for player in room.players] == [True, False]


async def test_after_an_outage_leases_get_time_to_be_renewed(world: World) -> None:
    process = Process(world)
    await process.sweeps()
    code = await match_of_two(world, process.rooms, start=False)
    await _quiet(process, world, 1_000)
    world.clock.now += 5 * 60_000  # nobody swept, nobody renewed
    await process.sweeps()
    await _quiet(process, world, LEASE_GRACE_MS - 1_000)
    assert len((await room_of(process.rooms, code)).connected) == 2
    await process.store.renew([(code, 1, 1)], world.clock.now)
    await _quiet(process, world, 5_000)
    assert [player.number for player in (await room_of(process.rooms, code)).connected] == [1]


async def test_after_a_restart_nobodys_room_is_erased_at_once(world: World) -> None:
    before = Process(world)
    code = await match_of_two(world, before.rooms)
    for lease in ((1, 1), (2, 2)):
        await before.rooms.run(code, Disconnect(*lease))
    world.clock.now += 60 * 60_000
    after = Process(world)
    await after.sweeps()
    await _quiet(after, world, ERASE_GRACE_MS - 1_000)
    assert await after.rooms.get(code) is not None
    await _quiet(after, world, 5_000)
    assert await after.rooms.get(code) is None
    assert await world.engine.keys("*") == []


async def test_a_turn_that_an_outage_passed_over_gets_more_time(world: World) -> None:
    process = Process(world)
    code = await match_of_two(world, process.rooms)
    room = await room_of(process.rooms, code)
    world.clock.now += OPTIONS.turn_time * 1000 + 8_000
    await process.sweeps()
    assert (await room_of(process.rooms, code)).turn == room.turn
    await _quiet(process, world, 9_000)
    assert (await room_of(process.rooms, code)).turn == room.turn
    await _quiet(process, world, 4_000)
    assert (await room_of(process.rooms, code)).turn == room.turn + 1


# On the real clock


@contextlib.asynccontextmanager
async def running(*all_deadlines: Deadlines) -> AsyncIterator[None]:
    loops = [asyncio.create_task(deadlines.run()) for deadlines in all_deadlines]
    try:
        yield
    finally:
        for loop in loops:
            loop.cancel()
        await asyncio.gather(*loops, return_exceptions=True)


async def _begun(rooms: Rooms, *, target: int = 11) -> str:
    code = (await rooms.create("owner", "Amina", replace(OPTIONS, target=target, turn_time=0))).code
    await rooms.run(code, Connect(1))
    await rooms.run(code, Start(1))
    return code


async def test_a_watched_room_is_served_by_its_own_timer() -> None:
    store = await open_store()
    rooms = Rooms(store, QUICK)
    deadlines = Deadlines(rooms, store, sweep_s=3_600)
    async with running(deadlines):
        await asyncio.sleep(0.05)  # the one sweep is over
        code = (await rooms.create("owner", "Amina", replace(OPTIONS, turn_time=0, target=11))).code
        await store.watch(code)
        await rooms.run(code, Connect(1))
        await rooms.run(code, Start(1))
        await rooms.run(code, Disconnect(1, 1))  # nobody is there: the room pauses, and is erased in its time
        async with asyncio.timeout(20):
            while await rooms.refresh(code) is not None:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
    await store.close()


async def test_timers_are_on_time() -> None:
    store = await open_store()
    told: list[int] = []
    rooms = Rooms(store, QUICK)
    deadlines = Deadlines(rooms, store, sweep_s=3_600)
    async with running(deadlines):
        code = (await rooms.create("owner", "Amina", replace(OPTIONS, seats=4, turn_time=0))).code
        await store.watch(code)
        await rooms.run(code, Connect(1))
        begun = (await rooms.run(code, Start(1))).room
        assert begun is not None
        rooms.on_commit = lambda outcome: told.append(outcome.room.turn_since - begun.turn_since if outcome.room else 0)
        async with asyncio.timeout(20):
            while (room := await room_of(rooms, code)).to_play != 0:  # noqa: ASYNC110
                await asyncio.sleep(0.005)
        assert len(told) == room.turn - begun.turn
        assert all(at >= QUICK.bot_think * (number + 1) for number, at in enumerate(told))
    await store.close()


async def test_when_it_ends_nothing_is_left_running() -> None:
    store = await open_store()
    rooms = Rooms(store, Policy())
    deadlines = Deadlines(rooms, store, sweep_s=0.01)
    before = asyncio.all_tasks()
    async with running(deadlines):
        code = (await rooms.create("owner", "Amina", OPTIONS)).code
        await store.watch(code)
        await rooms.run(code, Connect(1))
        await asyncio.sleep(0.05)
    assert asyncio.all_tasks() - before == set()
    assert deadlines._timers == {}
    await store.close()


@pytest.mark.slow
async def test_an_outage_of_redis_is_outlived(own_redis: RedisServer, caplog: pytest.LogCaptureFixture) -> None:
    store = await open_store(own_redis.url, answer_s=0.5)
    rooms = Rooms(store, QUICK)
    async with running(Deadlines(rooms, store, sweep_s=0.05)):
        await asyncio.sleep(0.2)
        own_redis.stop()
        with pytest.raises(StoreUnavailable):
            await rooms.create("owner", "Amina", OPTIONS)
        await asyncio.sleep(1)
        assert "nothing can fall due" in caplog.text
        assert caplog.text.count("nothing can fall due") == 1
        own_redis.start()
        async with asyncio.timeout(1.5):
            while not await store.ping():  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        code = await _begun(rooms)
        async with asyncio.timeout(30):
            while (await room_of(rooms, code)).to_play != 0:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
    await store.close()
