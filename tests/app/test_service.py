"""Load, decide, commit, and decide again: on one store that several services share, like so many processes."""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Any

import pytest

from app.rooms.commands import AskBot, Connect, Create, Disconnect, Join, Leave, Ready, Return, Start
from app.rooms.decide import Decision
from app.rooms.errors import BotNotDue, CodeTaken, NoSuchRoom, NotInRoom, RoomFull, StaleTurn
from app.rooms.model import Room
from app.service import Rooms
from app.store import Committed, StoreUnavailable, keys, snapshot
from tests.app.world import POLICY, World, match_of_two, play_of, room_of
from tests.store.rooms import OPTIONS


@pytest.fixture
async def world() -> AsyncIterator[World]:
    made = World()
    yield made
    await made.close()


# Creating


async def test_creating_tells_the_code(world: World) -> None:
    rooms = world.service()
    outcome = await rooms.create("owner", "Amina", OPTIONS)
    assert outcome.before is None
    assert outcome.room is not None
    assert outcome.room.code == outcome.code
    assert await rooms.get(outcome.code) == outcome.room
    assert world.told == [outcome]


async def test_a_code_in_use_is_passed_over(world: World) -> None:
    seeds = [bytes([number]) * 32 for number in (1, 2, 3, 1, 2, 3, 4, 5, 6)]
    rooms = world.service(seed=lambda: seeds.pop(0))
    first = await rooms.create("owner", "Amina", OPTIONS)
    second = await rooms.create("owner", "Amina", OPTIONS)
    assert first.code != second.code
    assert await rooms.get(first.code) == first.room


async def test_when_no_code_is_free_the_store_is_unavailable(world: World) -> None:
    rooms = world.service(seed=lambda: bytes(32))
    await rooms.create("owner", "Amina", OPTIONS)
    with pytest.raises(StoreUnavailable):
        await rooms.create("owner", "Amina", OPTIONS)


async def test_a_code_that_is_taken_in_between_is_passed_over(world: World) -> None:
    rooms = world.service()
    store = world.stores[0]
    commit = store.commit
    answers: list[Committed] = ["exists"]

    async def raced(before: Room | None, decision: Decision, due: int | None) -> Committed:
        return answers.pop() if answers else await commit(before, decision, due)

    store.commit = raced  # type: ignore[method-assign]
    outcome = await rooms.create("owner", "Amina", OPTIONS)
    assert await rooms.get(outcome.code) == outcome.room


# Running commands


async def test_an_outcome_has_the_room_before_and_after(world: World) -> None:
    rooms = world.service()
    code = await match_of_two(world, rooms)
    before = await room_of(rooms, code)
    outcome = await rooms.run(code, play_of(before, "one"))
    assert outcome.before == before
    assert outcome.room == await room_of(rooms, code)
    assert outcome.decision.acked is not None
    assert world.told == [outcome]


async def test_what_is_refused_or_changes_nothing_is_not_told(world: World) -> None:
    rooms = world.service()
    code = await match_of_two(world, rooms)
    with pytest.raises(NotInRoom):
        await rooms.run(code, Leave(7))
    outcome = await rooms.run(code, Disconnect(1, 99))
    assert not outcome.decision.changed
    assert world.told == []


@pytest.mark.parametrize("command", [Join("other", "Bahaa"), Connect(1), Leave(1)])
async def test_without_a_room_there_is_nothing_to_run(world: World, command: Any) -> None:
    rooms = world.service()
    with pytest.raises(NoSuchRoom):
        await rooms.run("ABC123", command)
    assert await rooms.get("ABC123") is None
    assert await rooms.refresh("ABC123") is None


async def test_the_last_to_leave_erases_the_room(world: World) -> None:
    rooms, elsewhere = world.service(), world.service()
    code = await match_of_two(world, rooms)
    await world.stores[1].watch(code)
    await elsewhere.get(code)
    await rooms.run(code, Leave(2))
    outcome = await rooms.run(code, Leave(1))
    assert outcome.room is None
    assert await world.engine.keys("*") == []
    with pytest.raises(NoSuchRoom):
        await elsewhere.run(code, Connect(1))
    assert elsewhere.peek(code) is None


async def test_processes_decide_again_until_all_are_through(world: World) -> None:
    services = [world.service() for _ in range(4)]
    code = await match_of_two(world, services[0], start=False)
    for store in world.stores:
        await store.watch(code)
    connects = [rooms.run(code, Connect(player)) for rooms in services for player in (1, 2) for _ in range(5)]
    before = await room_of(services[0], code)
    await asyncio.gather(*connects)
    after = await services[0].refresh(code)
    assert after is not None
    assert after.version == before.version + 40
    assert len({outcome.room.version for outcome in world.told if outcome.room is not None}) == 40


async def test_a_full_room_is_full_however_many_come_at_once(world: World) -> None:
    services = [world.service() for _ in range(4)]
    code = (await services[0].create("owner", "Amina", OPTIONS)).code
    joins = [services[number % 4].run(code, Join(f"owner {number}", "Rival")) for number in range(20)]
    answers = await asyncio.gather(*joins, return_exceptions=True)
    assert sum(isinstance(answer, RoomFull) for answer in answers) == 19
    assert len((await room_of(services[1], code)).players) == 2


async def test_one_play_sent_many_times_over_is_played_once(world: World) -> None:
    services = [world.service() for _ in range(3)]
    code = await match_of_two(world, services[0])
    room = await room_of(services[0], code)
    play = play_of(room, "the same")
    outcomes = await asyncio.gather(*(rooms.run(code, play) for rooms in services for _ in range(4)))
    assert sum(outcome.decision.changed for outcome in outcomes) == 1
    assert len({outcome.decision.acked for outcome in outcomes}) == 1
    assert (await room_of(services[2], code)).turn == room.turn + 1


async def test_two_plays_for_one_turn_are_one_play(world: World) -> None:
    services = [world.service() for _ in range(2)]
    code = await match_of_two(world, services[0])
    room = await room_of(services[0], code)
    answers = await asyncio.gather(
        *(rooms.run(code, play_of(room, f"play {number}")) for number, rooms in enumerate(services)),
        return_exceptions=True,
    )
    assert sum(isinstance(answer, StaleTurn) for answer in answers) == 1
    assert (await room_of(services[0], code)).turn == room.turn + 1


async def test_a_race_that_is_always_lost_ends_in_an_error(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    rooms = world.service()
    code = await match_of_two(world, rooms)

    async def loses(*_: object) -> Committed:
        return "conflict"

    monkeypatch.setattr(world.stores[0], "commit", loses)
    with pytest.raises(StoreUnavailable):
        await rooms.run(code, Connect(1))


async def test_an_erasing_that_finds_the_room_gone_has_succeeded(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    rooms = world.service()
    code = (await rooms.create("owner", "Amina", OPTIONS)).code

    async def gone(*_: object) -> Committed:
        return "gone"

    monkeypatch.setattr(world.stores[0], "commit", gone)
    assert (await rooms.run(code, Leave(1))).room is None


# Remembering


async def test_a_room_is_remembered_while_it_is_watched(world: World) -> None:
    rooms = world.service()
    changes: list[tuple[str, Room | None]] = []
    rooms.on_change = lambda code, room: changes.append((code, room))
    code = (await rooms.create("owner", "Amina", OPTIONS)).code
    await rooms.get(code)
    assert rooms.peek(code) is None
    assert changes == []
    await world.stores[0].watch(code)
    outcome = await rooms.run(code, Connect(1))
    assert rooms.peek(code) == outcome.room
    assert changes[-1] == (code, outcome.room)
    await world.stores[0].unwatch(code)
    rooms.drop(code)
    assert rooms.peek(code) is None
    assert changes[-1] == (code, None)


async def test_what_was_remembered_stale_is_no_reason_to_refuse(world: World) -> None:
    rooms, elsewhere = world.service(), world.service()
    code = (await rooms.create("owner", "Amina", OPTIONS)).code
    await world.stores[0].watch(code)
    await rooms.refresh(code)
    await elsewhere.run(code, Join("other", "Bahaa"))
    assert len((await room_of(rooms, code)).players) == 1
    outcome = await rooms.run(code, Connect(2))
    assert outcome.room is not None
    assert outcome.room.player(2) is not None
    await elsewhere.run(code, Disconnect(2, outcome.room.players[1].connection))
    again = await rooms.run(code, Disconnect(2, outcome.room.players[1].connection))
    assert not again.decision.changed
    assert again.room == await elsewhere.refresh(code)


async def test_a_store_that_came_back_older_is_noticed(world: World) -> None:
    rooms = world.service()
    code = await match_of_two(world, rooms, start=False)
    await world.stores[0].watch(code)
    older = await rooms.refresh(code)
    assert older is not None
    newer = await rooms.run(code, Start(1))
    assert await rooms.changed([code]) == []
    await world.engine.hset(keys.room(code), "version", str(older.version))
    await world.engine.hset(keys.room(code), "snapshot", snapshot.write(older))
    assert await rooms.changed([code]) == [code]
    known = rooms.peek(code)
    assert known == newer.room
    assert await rooms.refresh(code) == older
    assert rooms.peek(code) == older
    assert (await rooms.run(code, Start(1))).decision.changed


async def test_changed_knows_gone_and_unknown_rooms(world: World) -> None:
    rooms, elsewhere = world.service(), world.service()
    code = (await rooms.create("owner", "Amina", OPTIONS)).code
    assert await rooms.changed([]) == []
    assert await rooms.changed([code, "ABC123"]) == [code]
    await world.stores[0].watch(code)
    await rooms.refresh(code)
    assert await rooms.changed([code, "ABC123"]) == []
    await elsewhere.run(code, Leave(1))
    assert await rooms.changed([code]) == [code]


# Bots, deadlines, leases


async def test_the_bot_plays_for_an_idle_player(world: World) -> None:
    rooms = world.service()
    code = await _untimed(world, rooms)
    room = await room_of(rooms, code)
    assert room.to_play is not None
    idle = room.player_at(room.to_play)
    other = next(player for player in room.players if player != idle)
    with pytest.raises(BotNotDue):
        await rooms.ask_bot(code, other.number, room.turn)
    world.clock.now += POLICY.ask_bot
    outcome = await rooms.ask_bot(code, other.number, room.turn)
    assert outcome.room is not None
    assert outcome.room.turn == room.turn + 1
    with pytest.raises(StaleTurn):
        await rooms.ask_bot(code, other.number, room.turn)


async def _untimed(world: World, rooms: Rooms) -> str:
    code = (await rooms.create("owner", "Amina", replace(OPTIONS, turn_time=0))).code
    for command in (Connect(1), Join("other", "Bahaa"), Connect(2), Start(1)):
        await rooms.run(code, command)
    return code


async def test_nobody_asks_a_bot_where_there_is_no_match(world: World) -> None:
    rooms = world.service()
    with pytest.raises(NoSuchRoom):
        await rooms.ask_bot("ABC123", 1, 0)
    code = (await rooms.create("owner", "Amina", OPTIONS)).code
    with pytest.raises(Exception, match="not possible while the room is waiting"):
        await rooms.ask_bot(code, 1, 0)


async def test_a_deadline_is_carried_out_when_it_has_come_and_not_before(world: World) -> None:
    rooms = world.service()
    code = await match_of_two(world, rooms)
    room = await room_of(rooms, code)
    deadline = rooms.deadline(room)
    assert deadline is not None
    early = await rooms.expire(code)
    assert early is not None
    assert not early.decision.changed
    due = await rooms.expire(code, deadline.at)
    assert due is not None
    assert due.room is not None
    assert due.room.turn == room.turn + 1


async def test_a_deadline_comes_due_once_for_all_processes(world: World) -> None:
    services = [world.service() for _ in range(4)]
    code = await match_of_two(world, services[0])
    room = await room_of(services[0], code)
    deadline = services[0].deadline(room)
    assert deadline is not None
    world.clock.now = deadline.at
    await asyncio.gather(*(rooms.expire(code) for rooms in services))
    assert (await room_of(services[0], code)).turn == room.turn + 1


async def test_what_is_due_of_a_room_that_is_gone_is_dropped(world: World) -> None:
    rooms = world.service()
    code = await match_of_two(world, rooms)
    await world.engine.delete(keys.room(code), keys.record(code))
    assert await rooms.expire(code) is None
    await rooms.disconnect((code, 1, 1))
    await rooms.disconnect((code, 2, 2))
    assert await world.engine.keys("*") == []


async def test_a_remembered_room_that_is_gone_does_not_stay_due(world: World) -> None:
    rooms = world.service()
    code = await match_of_two(world, rooms)
    await world.stores[0].watch(code)
    room = await room_of(rooms, code)
    deadline = rooms.deadline(room)
    assert deadline is not None
    world.clock.now = deadline.at
    await world.engine.delete(keys.room(code), keys.record(code))
    assert await rooms.expire(code) is None
    assert await world.stores[0].take_due(deadline.at + 60_000) == []


async def test_without_a_deadline_nothing_expires(world: World) -> None:
    rooms = world.service()
    code = (await rooms.create("owner", "Amina", OPTIONS)).code
    await rooms.run(code, Connect(1))
    assert await rooms.expire(code) is None


async def test_a_dead_connection_is_taken_off_and_a_stale_lease_dropped(world: World) -> None:
    rooms = world.service()
    code = await match_of_two(world, rooms)
    leases = [(code, 1, 1), (code, 2, 2)]
    await rooms.disconnect(leases[1])
    room = await room_of(rooms, code)
    assert [player.connected for player in room.players] == [True, False]
    await world.engine.zadd(keys.leases(keys.bucket(code)), {keys.lease_member(leases[1]): 1})
    await rooms.disconnect(leases[1])
    assert await world.stores[0].expired_leases(world.clock.now + 10**6) == [leases[0]]


async def test_commands_that_change_nothing_cost_no_version(world: World) -> None:
    rooms = world.service()
    code = await match_of_two(world, rooms)
    room = await room_of(rooms, code)
    unchanged: list[Callable[[], Any]] = [lambda: Return(1), lambda: Disconnect(2, 77), lambda: Ready(1, 0, 0)]
    for command in unchanged:
        await rooms.run(code, command())
    assert await rooms.refresh(code) == room
    with pytest.raises(StaleTurn):
        await rooms.run(code, AskBot(1, room.turn + 1, play_of(room, "x").card, ()))


async def test_a_cancelled_caller_leaves_the_room_usable(world: World) -> None:
    rooms = world.service()
    code = await match_of_two(world, rooms, start=False)
    await world.stores[0].watch(code)
    await rooms.refresh(code)
    for steps in range(12):
        task = asyncio.create_task(rooms.run(code, Connect(1)))
        for _ in range(steps):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    assert (await rooms.run(code, Start(1))).decision.changed


async def test_creating_on_a_code_in_use_is_refused(world: World) -> None:
    rooms = world.service()
    code = (await rooms.create("owner", "Amina", OPTIONS)).code
    with pytest.raises(CodeTaken):
        await rooms.run(code, Create(code, "another", "owner", "Amina", OPTIONS))
