"""From a stop of the embedded store to its next start: all of a room goes on, but for its chat."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from app.deadlines import ERASE_GRACE_MS
from app.rooms.commands import Connect, Disconnect, Join, PlayCard, Start
from app.rooms.model import Room
from app.store import keys, open_store
from app.store.pipe import command
from app.store.redis_store import LEASE_MS, ROOM_MS, RedisStore
from app.store.saved import LEAST_LEFT_MS
from engine.match import legal_plays
from tests.store.rooms import CODE, NOW, POLICY, commit, created, decided, does, match_of_two


class Host:
    """A store that is stopped and started again, and its clock."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.now = NOW
        self.store: RedisStore

    async def start(self) -> RedisStore:
        self.store = await open_store(save_file=self.path, clock=lambda: self.now)
        return self.store

    async def restart(self, ms: int = 0) -> RedisStore:
        await self.store.close()
        self.now += ms
        return await self.start()


@pytest.fixture
async def host(tmp_path: Path) -> Any:
    host = Host(tmp_path / "basra" / "rooms.jsonl")
    await host.start()
    yield host
    await host.store.close()


async def in_play(store: RedisStore) -> Room:
    room = await match_of_two(store)
    return await does(store, room, Start(1))


async def plays(store: RedisStore, room: Room, number: int) -> Room:
    for _ in range(number):
        assert room.match is not None
        assert room.to_play is not None
        player = room.player_at(room.to_play)
        assert player is not None
        card = legal_plays(room.match)[0][0]
        room = await does(store, room, PlayCard(player.number, f"id-{room.turn}", room.turn, card, None))
    return room


async def test_a_match_goes_on_where_it_was(host: Host) -> None:
    room = await plays(host.store, await in_play(host.store), 10)
    record = await host.store.record(CODE)
    assert record is not None
    store = await host.restart()
    assert await store.load(CODE) == room
    assert await store.record(CODE) == record
    await plays(store, room, 3)


async def test_the_finished_deals_of_the_record_go_on(host: Host) -> None:
    room = await in_play(host.store)
    room = await plays(host.store, room, 48)
    record = await host.store.record(CODE)
    assert record is not None
    assert len(record["deals"]) == 1  # type: ignore[arg-type]
    store = await host.restart()
    assert await store.record(CODE) == record


async def test_a_commit_whose_answer_was_lost_is_known_again(host: Host) -> None:
    room = await in_play(host.store)
    decision = decided(room, Connect(1))
    sent = host.store._commit(room, decision.room, decision, None)
    await host.store._pipe.ask(sent)
    store = await host.restart()
    assert await store._pipe.ask(sent) == [b"committed"]
    assert await store.load(CODE) == decision.room


async def test_the_lobby_lists_what_it_listed_in_the_same_order(host: Host) -> None:
    for number, code in enumerate(["ZZZ111", "AAA222", "MMM333"]):
        host.now = NOW + number
        await does(host.store, await created(host.store, code), Connect(1))
    await does(host.store, await created(host.store, "SECRET", public=False), Connect(1))
    listed = await host.store.open_rooms()
    assert [room.code for room in listed] == ["ZZZ111", "AAA222", "MMM333"]
    store = await host.restart()
    assert await store.open_rooms() == listed


async def test_deadlines_go_on(host: Host) -> None:
    room = await in_play(host.store)
    due = room.turn_since + room.options.turn_time * 1000
    store = await host.restart()
    assert await store.take_due(due - 1) == []
    assert await store.take_due(due) == [CODE]


async def test_connections_of_before_count_as_lost_only_after_a_whole_lease(host: Host) -> None:
    await match_of_two(host.store)
    store = await host.restart(30 * 60_000)
    assert await store.expired_leases(host.now + LEASE_MS - 1) == []
    assert sorted(await store.expired_leases(host.now + LEASE_MS)) == [(CODE, 1, 1), (CODE, 2, 2)]


async def test_the_chat_is_not_written_but_its_numbers_go_on(host: Host) -> None:
    room = await match_of_two(host.store)
    for text in ("أهلا يا ماما", "hello there"):
        await host.store.say(CODE, room.incarnation, 1, "Amina", text)
    await host.store.close()
    text = host.path.read_text("utf-8")
    assert "ماما" not in text
    assert "hello" not in text
    assert "\\u" not in text  # nor in other letters
    store = await host.start()
    assert await store.chat_since(CODE, room.incarnation, 0) == []
    line = await store.say(CODE, room.incarnation, 1, "Amina", "again")
    assert line is not None
    assert line.line == 3


async def test_the_file_is_gone_once_it_was_taken(host: Host) -> None:
    await created(host.store)
    await host.store.close()
    assert host.path.stat().st_mode & 0o777 == 0o600
    await host.start()
    assert list(host.path.parent.iterdir()) == []


async def test_without_rooms_there_is_no_file(host: Host) -> None:
    await host.restart()
    await host.store.close()
    assert list(host.path.parent.iterdir()) == []


async def test_a_room_that_outlived_its_time_meanwhile_is_gone(host: Host) -> None:
    await created(host.store)
    store = await host.restart(ROOM_MS + 2_000)
    assert await store.load(CODE) is None
    assert await store._pipe._execute([command("exists", keys.room(CODE), keys.deadlines(keys.bucket(CODE)))]) == [0]


async def test_a_room_that_almost_did_can_still_be_found(host: Host) -> None:
    room = await created(host.store)
    store = await host.restart(ROOM_MS - 1_000)
    assert await store.load(CODE) == room
    (left,) = await store._pipe._execute([command("ttl", keys.room(CODE))])
    assert ERASE_GRACE_MS / 1000 < left <= LEAST_LEFT_MS / 1000


async def test_a_room_that_paused_is_due_to_be_erased_and_still_there(host: Host) -> None:
    room = await does(host.store, await match_of_two(host.store), Disconnect(1, 1), Disconnect(2, 2))
    store = await host.restart(POLICY.erase + 1)
    assert await store.load(CODE) == room
    assert await store.take_due(host.now) == [CODE]


# What can be wrong with a file


def cut(text: bytes) -> bytes:
    return text[: len(text) // 2]


def cut_at_a_line(text: bytes) -> bytes:
    return b"".join(text.splitlines(keepends=True)[:-2])


def changed(text: bytes) -> bytes:
    return text.replace(b"Amina", b"Emina")


def later(text: bytes) -> bytes:
    return text.replace(b'"schema":1', b'"schema":2', 1)


WRONG = [
    cut,
    cut_at_a_line,
    changed,
    later,
    lambda _: b"",
    lambda _: b"\xff\x00\n[",
    lambda _: b"[1]\n",
    lambda _: b"7",
]


@pytest.mark.parametrize("wrong", WRONG)
async def test_a_file_that_cannot_be_read_is_put_aside_in_one_line(
    host: Host, caplog: pytest.LogCaptureFixture, wrong: Any
) -> None:
    await match_of_two(host.store)
    await host.store.close()
    text = wrong(host.path.read_bytes())
    host.path.write_bytes(text)
    store = await host.start()
    assert await store.load(CODE) is None
    (aside,) = host.path.parent.iterdir()
    assert aside.read_bytes() == text
    (line,) = caplog.messages
    assert str(aside) in line
    assert "Amina" not in line
    assert "owner" not in line
    await created(store)
    await host.restart()
    assert await host.store.load(CODE) is not None


async def test_a_file_of_which_one_room_cannot_be_read_brings_the_others_back(
    host: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await created(host.store, "AAA111")
    room = await created(host.store, "BBB222")
    monkeypatch.setattr("app.store.snapshot.SCHEMA", 9)
    await created(host.store, "CCC333")
    await host.store.close()
    monkeypatch.undo()
    store = await host.start()
    assert await store.load("BBB222") == room
    assert await store.load("CCC333") is None
    assert "1 of the saved rooms" in caplog.text


async def test_a_file_that_others_may_read_is_left_alone_at_start_and_stop(
    host: Host, caplog: pytest.LogCaptureFixture
) -> None:
    await created(host.store)
    await host.store.close()
    host.path.chmod(0o644)
    before = host.path.read_bytes()
    store = await host.start()
    assert await store.load(CODE) is None
    (line,) = caplog.messages
    assert str(host.path) in line
    await created(store, "OTHER1")
    await store.close()
    assert host.path.read_bytes() == before
    assert len(caplog.messages) == 2


async def test_where_nothing_can_be_written_the_server_starts_and_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    store = await open_store(save_file=in_the_way / "basra" / "rooms.jsonl")
    (line,) = caplog.messages
    assert "no rooms will be saved" in line
    await created(store)
    await store.close()
    assert "could not be saved" in caplog.messages[-1]


async def test_a_file_that_cannot_be_deleted_is_not_used(
    host: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await created(host.store)
    await host.store.close()

    def unlink(path: Path, *_: Any, **__: Any) -> None:
        raise PermissionError("read-only file system")

    monkeypatch.setattr(Path, "unlink", unlink)
    store = await host.start()
    monkeypatch.undo()
    assert await store.load(CODE) is None
    assert "cannot be deleted" in caplog.text


async def test_what_was_answered_is_saved_whatever_is_under_way(host: Host) -> None:
    room = await created(host.store)
    answers = []

    async def joins(number: int) -> None:
        decision = decided(room, Join(f"owner-{number}", f"N{number}"))
        answers.append(await commit(host.store, room, decision))

    under_way = [asyncio.create_task(joins(number)) for number in range(50)]
    await asyncio.sleep(0)
    store = await host.restart()
    await asyncio.gather(*under_way)
    assert answers.count("committed") == 1
    again = await store.load(CODE)
    assert again is not None
    assert len(again.players) == 2


async def test_a_thousand_rooms_are_saved_and_back_in_less_than_the_time_of_a_drain(host: Host) -> None:
    for number in range(1_000):
        room = await created(host.store, f"R{number:05}")
        await does(host.store, room, Connect(1), Join("other", "Bahaa"), Connect(2), Start(1))
    started = time.monotonic()
    await host.store.close()
    saving = time.monotonic() - started
    assert host.path.stat().st_size > 1_000_000
    started = time.monotonic()
    store = await host.start()
    loading = time.monotonic() - started
    assert await store.load("R00999") is not None
    print(f"saved in {saving:.2f} s, loaded in {loading:.2f} s")
    assert saving < 2
    assert loading < 2
