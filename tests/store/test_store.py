"""The Store interface, held to on every implementation."""

import asyncio
import time
import traceback
from dataclasses import replace

import pytest

from app.rooms.commands import Connect, Disconnect, Expire, Join, Leave, Start
from app.rooms.policy import next_deadline
from app.store import keys, snapshot
from app.store.redis_store import CHAT_KEPT, LEASE_MS, PUSH_MS, RedisStore
from app.store.snapshot import UnreadableRoom
from engine.record import deal_record, match_record
from tests.store.conftest import Engine
from tests.store.rooms import (
    CODE,
    NOW,
    POLICY,
    commit,
    created,
    creation,
    decided,
    does,
    everybody_leaves,
    match_of_two,
)

WRITERS = 20


async def test_what_was_committed_is_loaded(store: RedisStore) -> None:
    room = await match_of_two(store)
    assert await store.load(CODE) == room
    room = await does(store, room, Start(1))
    assert await store.load(CODE) == room
    assert room.match is not None


async def test_a_room_that_is_not_there(store: RedisStore) -> None:
    assert await store.load(CODE) is None
    assert await store.record(CODE) is None
    assert await store.chat_since(CODE, "first", 0) == []
    assert await store.say(CODE, "first", 1, "Amina", "hello") is None
    assert await store.claim(CODE, NOW) is False
    assert await store.versions([CODE]) == {CODE: None}


async def test_only_a_decision_on_no_room_makes_the_room(store: RedisStore, engine: Engine) -> None:
    room = creation().room
    assert room is not None
    assert await commit(store, room, decided(room, Connect(1))) == "gone"
    assert await engine.names() == set()


async def test_a_code_in_use_is_not_taken_again(store: RedisStore) -> None:
    room = await created(store)
    assert await commit(store, None, creation(incarnation="second")) == "exists"
    assert await store.load(CODE) == room


async def test_of_twenty_writers_at_one_version_exactly_one_wins(engine: Engine) -> None:
    stores = [await engine.open() for _ in range(4)]
    room = await created(stores[0])
    rivals = [decided(room, Join(f"owner {number}", f"Rival {number}")) for number in range(WRITERS)]
    outcomes = await asyncio.gather(*(commit(stores[number % 4], room, rival) for number, rival in enumerate(rivals)))
    assert sorted(outcomes) == ["committed"] + ["conflict"] * (WRITERS - 1)
    winner = rivals[outcomes.index("committed")].room
    assert all([await store.load(CODE) == winner for store in stores])


async def test_a_room_of_another_incarnation_is_gone(store: RedisStore) -> None:
    old = await created(store)
    await everybody_leaves(store, old)
    new = creation(incarnation="second")
    assert await commit(store, None, new) == "committed"
    assert await commit(store, old, decided(old, Connect(1))) == "gone"
    assert await commit(store, old, decided(old, Leave(1))) == "gone"
    assert await store.say(CODE, old.incarnation, 1, "Amina", "hello") is None
    assert await store.load(CODE) == new.room


async def test_a_commit_sent_again_is_answered_and_not_made_twice(store: RedisStore) -> None:
    room = await created(store)
    decision = decided(room, Connect(1))
    sent = store._commit(room, decision.room, decision, None)
    assert await store._pipe.ask(sent) == [b"committed"]
    later = await does(store, decision.room, Join("other", "Bahaa"))
    assert await store._pipe.ask(sent) == [b"committed"]
    assert await store.load(CODE) == later


async def test_the_stored_version_tells_that_the_store_came_back_older(store: RedisStore, engine: Engine) -> None:
    room = await created(store)
    newer = await does(store, room, Connect(1), Join("other", "Bahaa"))
    await engine.client.hset(keys.room(CODE), "version", str(room.version))
    await engine.client.hset(keys.room(CODE), "snapshot", snapshot.write(room))
    loaded = await store.load(CODE)
    assert loaded is not None
    assert loaded.version < newer.version
    assert await store.versions([CODE]) == {CODE: (room.incarnation, room.version)}
    assert await commit(store, newer, decided(newer, Connect(2))) == "conflict"


# What a room leaves behind


async def test_after_the_last_leave_nothing_is_left(store: RedisStore, engine: Engine) -> None:
    room = await match_of_two(store)
    await store.say(CODE, room.incarnation, 1, "Amina", "hello")
    room = await does(store, room, Start(1))
    names = await engine.names()
    kept = {keys.room(CODE), keys.record(CODE), keys.chat(CODE)}
    bucket = keys.bucket(CODE)
    assert names == kept | {keys.deadlines(bucket), keys.leases(bucket)}
    await everybody_leaves(store, room)
    assert await engine.names() == set()
    assert await store.load(CODE) is None


async def test_a_room_that_is_never_entered_is_erased_by_its_deadline(store: RedisStore, engine: Engine) -> None:
    room = await created(store)
    deadline = next_deadline(room, POLICY)
    assert deadline is not None
    assert await commit(store, room, decided(room, Expire(deadline), deadline.at)) == "committed"
    assert await engine.names() == set()


async def test_a_rooms_keys_live_for_two_hours(store: RedisStore, engine: Engine) -> None:
    room = await match_of_two(store)
    await store.say(CODE, room.incarnation, 1, "Amina", "hello")
    room = await does(store, room, Start(1))
    of_room = [keys.room(CODE), keys.record(CODE), keys.chat(CODE)]
    assert [await engine.client.ttl(name) for name in of_room] == pytest.approx([7200] * 3, abs=20)

    for name in of_room:
        await engine.client.expire(name, 10)
    await store.renew([(CODE, 1, 1)], NOW)
    assert [await engine.client.ttl(name) for name in of_room] == pytest.approx([7200] * 3, abs=20)

    for name in of_room:
        await engine.client.expire(name, 10)
    await store.say(CODE, room.incarnation, 1, "Amina", "hello again")
    assert [await engine.client.ttl(name) for name in of_room] == pytest.approx([7200] * 3, abs=20)

    for name in of_room:
        await engine.client.expire(name, 10)
    await does(store, room, Connect(1))
    assert [await engine.client.ttl(name) for name in of_room] == pytest.approx([7200] * 3, abs=20)


async def test_they_live_longer_where_rooms_are_erased_later(engine: Engine) -> None:
    store = await engine.open(room_ms=9_000_000)
    room = await created(store)
    assert await engine.client.ttl(keys.room(CODE)) == pytest.approx(9000, abs=20)
    for again in (
        lambda: store.renew([(CODE, 1, 1)], NOW),
        lambda: store.say(CODE, room.incarnation, 1, "Amina", "hello"),
        lambda: does(store, room, Connect(1)),
    ):
        await engine.client.expire(keys.room(CODE), 10)
        await again()
        assert await engine.client.ttl(keys.room(CODE)) == pytest.approx(9000, abs=20)


async def test_what_outlived_its_room_is_dropped(store: RedisStore, engine: Engine) -> None:
    await does(store, await created(store), Connect(1))
    await engine.client.delete(keys.room(CODE))
    assert await store.open_rooms() == []
    (lease,) = await store.expired_leases(_later())
    await store.forget(CODE, lease)
    assert await engine.names() == set()


async def test_a_room_that_exists_is_not_forgotten(store: RedisStore) -> None:
    room = await does(store, await created(store), Connect(1))
    await store.forget(CODE, (CODE, 1, 7))
    assert len(await store.open_rooms()) == 1
    assert await store.load(CODE) == room
    assert await store.expired_leases(_later()) == [(CODE, 1, 1)]


async def test_a_damaged_snapshot_is_reported_as_such(store: RedisStore, engine: Engine) -> None:
    await created(store)
    await engine.client.hset(keys.room(CODE), "snapshot", "1 {")
    with pytest.raises(UnreadableRoom):
        await store.load(CODE)


# Chat


async def test_chat_is_numbered_and_only_for_those_who_were_there(store: RedisStore) -> None:
    room = await does(store, await created(store), Connect(1))
    first = await store.say(CODE, room.incarnation, 1, "Amina", "alone")
    room = await does(store, room, Join("other", "Bahaa"))
    second = await store.say(CODE, room.incarnation, 2, "بهاء", 'سلام "quoted" \n\x7f 🃏')
    assert first is not None
    assert second is not None
    assert (first.line, second.line) == (1, 2)
    assert second.version == room.version
    assert await store.chat_since(CODE, room.incarnation, room.players[0].joined_version) == [first, second]
    assert await store.chat_since(CODE, room.incarnation, room.players[1].joined_version) == [second]
    assert await store.chat_since(CODE, room.incarnation, 0, after=1) == [second]
    assert await store.chat_since(CODE, "another", 0) == []
    assert (await store.load(CODE)) == room


async def test_a_phrase_is_a_line_that_keeps_its_code(store: RedisStore) -> None:
    room = await created(store)
    said = await store.say(CODE, room.incarnation, 1, "Amina", "", "wow")
    assert said is not None
    assert (said.text, said.phrase) == ("", "wow")
    plain = await store.say(CODE, room.incarnation, 1, "Amina", "wow")
    assert await store.chat_since(CODE, room.incarnation, 0) == [said, plain]
    assert plain is not None
    assert plain.phrase is None


async def test_chat_at_once_has_no_number_twice(engine: Engine) -> None:
    stores = [await engine.open() for _ in range(2)]
    room = await created(stores[0])
    lines = await asyncio.gather(
        *(stores[number % 2].say(CODE, room.incarnation, 1, "Amina", str(number)) for number in range(30))
    )
    assert sorted(line.line for line in lines if line is not None) == list(range(1, 31))


async def test_the_newest_chat_lines_are_kept(store: RedisStore) -> None:
    room = await created(store)
    for number in range(CHAT_KEPT + 20):
        await store.say(CODE, room.incarnation, 1, "Amina", str(number))
    kept = await store.chat_since(CODE, room.incarnation, 0)
    assert [line.line for line in kept] == list(range(21, CHAT_KEPT + 21))
    assert kept[-1].text == str(CHAT_KEPT + 19)


# The lobby


async def test_the_lobby_lists_public_rooms_with_a_seat_and_somebody_there(store: RedisStore) -> None:
    room = await created(store)
    await does(store, await created(store, "QQQ111", public=False), Connect(1))
    assert await store.open_rooms() == []  # nobody is there yet
    room = await does(store, room, Connect(1))
    (listed,) = await store.open_rooms()
    assert (listed.code, listed.names, listed.free) == (CODE, ("Amina",), 1)
    room = await does(store, room, Join("other", "Bahaa"))
    assert await store.open_rooms() == []
    room = await does(store, room, Leave(2))
    assert [room.code for room in await store.open_rooms()] == [CODE]
    await does(store, room, Disconnect(1, 1))
    assert await store.open_rooms() == []


async def test_the_lobby_lists_the_oldest_first(engine: Engine) -> None:
    time_is = iter(range(NOW, NOW + 1000))
    store = await engine.open(clock=lambda: next(time_is))
    codes = [f"ROOM{number:02}" for number in range(20)]
    for code in codes:
        await does(store, await created(store, code), Connect(1))
    assert [room.code for room in await store.open_rooms()] == codes


# Deadlines


async def test_a_due_room_goes_to_one_process_and_comes_again_until_it_is_committed(engine: Engine) -> None:
    stores = [await engine.open() for _ in range(3)]
    room = await match_of_two(stores[0])
    deadline = next_deadline(room, POLICY)
    assert deadline is not None
    due = deadline.at
    assert await stores[0].take_due(due - 1) == []
    assert await stores[0].claim(CODE, due - 1) is False
    taken = await asyncio.gather(
        *(store.take_due(due) for store in stores), *(store.claim(CODE, due) for store in stores)
    )
    assert sum(map(bool, taken)) == 1
    assert await stores[1].take_due(due + PUSH_MS - 1) == []
    assert await stores[1].take_due(due + PUSH_MS) == [CODE]
    assert await stores[1].claim(CODE, due + 2 * PUSH_MS) is True

    await does(stores[0], room, Expire(deadline), now=due)
    assert await stores[1].take_due(due + 10 * PUSH_MS) == []
    assert await stores[1].take_due(due + 30_000) == [CODE]


async def test_many_due_rooms_are_all_taken_once(store: RedisStore) -> None:
    codes = [f"ROOM{number:03}" for number in range(300)]
    await asyncio.gather(*(created(store, code) for code in codes))
    taken = await store.take_due(NOW + POLICY.erase)
    assert sorted(taken) == codes
    assert await store.take_due(NOW + POLICY.erase) == []


# Leases


def _later() -> int:
    return int(time.time() * 1000) + LEASE_MS + 1000


async def test_a_connection_that_is_not_renewed_expires(engine: Engine) -> None:
    store = await engine.open(clock=lambda: NOW)
    room = await match_of_two(store)
    leases = [(CODE, player.number, player.connection) for player in room.players]
    end = NOW + LEASE_MS
    assert await store.expired_leases(end - 1) == []
    await store.renew(leases[:1], NOW + 20_000)
    assert await store.expired_leases(end) == leases[1:]
    assert await store.expired_leases(end) == []
    assert await store.expired_leases(end + PUSH_MS) == leases[1:]  # until a commit says so
    room = await does(store, room, Disconnect(2, room.players[1].connection))
    assert await store.expired_leases(end + 20_000) == leases[:1]


async def test_a_newer_connection_takes_the_lease_over(engine: Engine) -> None:
    store = await engine.open(clock=lambda: NOW)
    room = await does(store, await created(store), Connect(1))
    room = await does(store, room, Connect(1))
    await store.renew([(CODE, 1, 1)], NOW + 40_000)  # the older process has not heard of it yet
    assert await store.expired_leases(NOW + LEASE_MS) == [(CODE, 1, 2)]
    assert await store.expired_leases(NOW + 100 * LEASE_MS) == [(CODE, 1, 2)]


async def test_renewing_nothing_is_nothing(store: RedisStore, engine: Engine) -> None:
    await store.renew([], NOW)
    await store.renew([(CODE, 1, 1)], NOW)
    assert await engine.names() == set()


# The record


async def test_the_record_has_the_header_and_the_finished_deals(store: RedisStore) -> None:
    room = await does(store, await match_of_two(store), Start(1))
    header = await store.record(CODE)
    assert header is not None
    assert (header["format"], header["seats"], header["deals"]) == ("basra-record/1", 2, [])
    while room.phase == "playing":
        deadline = next_deadline(room, POLICY)
        assert deadline is not None
        room = await does(store, room, Expire(deadline), now=deadline.at)
    assert room.match is not None
    assert room.match.deal is not None
    assert await store.record(CODE) == match_record(room.match, [deal_record(room.match.deal)])


async def test_a_new_match_begins_a_new_record(store: RedisStore) -> None:
    begun = decided(await match_of_two(store), Start(1))
    room = begun.room
    assert room is not None
    assert await commit(store, await store.load(CODE), replace(begun, archive={"deck": [], "plays": []})) == "committed"
    assert (await store.record(CODE) or {})["deals"] == [{"deck": [], "plays": []}]
    again = replace(room, version=room.version + 1)
    assert await commit(store, room, replace(begun, room=again)) == "committed"
    assert await store.record(CODE) == begun.new_record


def test_an_old_snapshot_is_upgraded(monkeypatch: pytest.MonkeyPatch) -> None:
    room = creation().room
    assert room is not None
    old = snapshot.write(room)
    monkeypatch.setattr(snapshot, "SCHEMA", 3)
    monkeypatch.setitem(snapshot.UPGRADES, 1, lambda plain: {**plain, "turn": 41})
    monkeypatch.setitem(snapshot.UPGRADES, 2, lambda plain: {**plain, "turn": plain["turn"] + 1})
    assert snapshot.read(old) == replace(room, turn=42)


def test_a_damaged_snapshot_is_not_quoted() -> None:
    room = creation().room
    assert room is not None
    damaged = snapshot.write(room).replace(b'"seat":0', b'"seat":"x"')
    with pytest.raises(UnreadableRoom) as caught:
        snapshot.read(damaged)
    told = "".join(traceback.format_exception(caught.value))
    assert "Amina" not in told
    assert "owner" not in told


def test_a_snapshot_of_a_later_version_is_refused() -> None:
    room = creation().room
    assert room is not None
    with pytest.raises(UnreadableRoom, match="schema 2"):
        snapshot.read(b"2" + snapshot.write(room)[1:])
