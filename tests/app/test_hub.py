"""How members hear of their room when the store, a lease or another process did not go as usual."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from app.rooms.commands import Join
from app.service import Rooms
from app.store import StoreUnavailable, keys
from app.store.pipe import command
from tests.app.conftest import Browser, Server, Tab


def parts(server: Server) -> Any:
    return server.app.state.services


def is_at(turn: int, room: dict[str, Any]) -> bool:
    return bool(room["turn"] == turn)


async def play(tab: Tab) -> None:
    answer = await tab.ask(type="play", turn=tab.room["turn"], card=tab.room["match"]["legal"][0]["card"])
    assert answer["type"] == "ack"


async def match_of_two(browsers: Any) -> tuple[str, dict[int, Tab]]:
    code, host = await browsers().host(turn_time=0)
    tabs = {0: host, 1: await browsers().join(code)}
    for tab in tabs.values():
        await tab.until(lambda room: room["phase"] == "playing")
    return code, tabs


class TestAStoreThatComesBackOlder:
    async def test_everybody_is_told_to_draw_what_it_has(self, browsers: Any, server: Server) -> None:
        code, tabs = await match_of_two(browsers)
        pipe = parts(server).store._pipe
        (older,) = await pipe.ask(command("hgetall", keys.room(code)))
        before = tabs[0].room
        await play(tabs[before["match"]["to_play"]])
        for tab in tabs.values():
            await tab.until(lambda room: room["turn"] == 1)
        await pipe.ask(command("hset", keys.room(code), mapping=older))
        for tab in tabs.values():
            view = await tab.expect("view")
            assert view["resync"]
            assert (view["room"]["version"], view["room"]["turn"]) == (before["version"], 0)

    async def test_also_when_a_command_stumbles_over_it_first(self, browsers: Any, server: Server) -> None:
        code, tabs = await match_of_two(browsers)
        pipe = parts(server).store._pipe
        (older,) = await pipe.ask(command("hgetall", keys.room(code)))
        for turn in (1, 2):
            await play(tabs[tabs[0].room["match"]["to_play"]])
            for tab in tabs.values():
                await tab.until(partial(is_at, turn))
        await pipe.ask(command("hset", keys.room(code), mapping=older))
        await tabs[0].ask(type="play", turn=2, card="AS")
        for tab in tabs.values():
            await tab.until(lambda room: room["turn"] == 0)
            assert tab.frames[-1]["resync"]

    async def test_who_connected_meanwhile_comes_back(self, browsers: Any, server: Server) -> None:
        code, tabs = await match_of_two(browsers)
        pipe = parts(server).store._pipe
        (older,) = await pipe.ask(command("hgetall", keys.room(code)))
        browser = browsers()
        browser.cookie = tabs[0].socket.request.headers["cookie"] if tabs[0].socket.request else None
        again = await browser.open(code, 1, page=tabs[0].page)
        await again.expect("welcome")
        await pipe.ask(command("hset", keys.room(code), mapping=older))
        assert await again.closed() == (None, 1013)
        assert (await (await browser.open(code, 1)).expect("welcome"))["player"] == 1

    async def test_what_is_said_after_it_is_shown_although_its_numbers_were_given_before(
        self, browsers: Any, server: Server
    ) -> None:
        code, host = await browsers().host()
        guest = await browsers().join(code)
        await host.ask(type="chat", text="one")
        pipe = parts(server).store._pipe
        room, chat = await pipe.ask(command("hgetall", keys.room(code)), command("lrange", keys.chat(code), 0, -1))
        for text in ("two", "three"):
            await guest.ask(type="chat", text=text)
        for tab in (host, guest):
            await tab.hears("one", "two", "three")
        await pipe.ask(
            command("hset", keys.room(code), mapping=room),
            command("delete", keys.chat(code)),
            command("rpush", keys.chat(code), *chat),
        )
        await host.ask(type="chat", text="four")
        await guest.ask(type="chat", text="five")
        await guest.ask(type="chat", text="six")
        for tab in (host, guest):
            await tab.hears("one", "two", "three", "four", "five", "six")
            lines = [frame["line"]["line"] for frame in tab.frames if frame["type"] == "chatted"]
            assert lines == [1, 2, 3, 2, 3, 4]


async def test_a_living_connection_that_was_taken_for_dead_comes_back(browsers: Any, server: Server) -> None:
    browser = browsers()
    code, tab = await browser.host()
    (player,) = (await parts(server).rooms.get(code)).players
    await parts(server).rooms.disconnect((code, player.number, player.connection))
    assert await tab.closed() == (None, 1013)
    again = await browser.open(code, 1)
    assert (await again.expect("welcome"))["room"]["seats"][0]["connected"]


async def test_a_change_that_a_command_found_first_is_told_all_the_same(
    browsers: Any, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, host = await browsers().host(seats=4, preset="murabaa")
    hub, rooms = parts(server).hub, parts(server).rooms
    refresh = hub._refresh

    async def too_late(code: str, version: int | None) -> None:
        await rooms.refresh(code)
        await refresh(code, version)

    monkeypatch.setattr(hub, "_refresh", too_late)
    elsewhere = Rooms(parts(server).store, parts(server).settings.policy())
    await elsewhere.run(code, Join("somebody", "Ali"))
    assert await host.until(lambda room: [seat["name"] for seat in room["seats"]].count("Ali") == 1)


class TestAStoreThatIsAwayWhile:
    @pytest.fixture
    def once_away(self, server: Server, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
        """From the call on, the store fails once when it is asked for the chat."""
        real = parts(server).store.chat_since
        answers = iter([False])

        async def chat_since(*arguments: Any) -> Any:
            if not next(answers, True):
                raise StoreUnavailable("away")
            return await real(*arguments)

        return lambda: monkeypatch.setattr(parts(server).store, "chat_since", chat_since)

    async def test_somebody_sits_down_seats_them_once(self, browsers: Any, once_away: Callable[[], None]) -> None:
        code, host = await browsers().host(seats=4, preset="murabaa")
        browser = browsers()
        tab = await browser.open(code)
        await tab.expect("preview")
        once_away()
        assert (await tab.ask(type="join", name="Ali"))["code"] == "store_unavailable"
        assert await tab.closed() == (None, 1013)
        again = await browser.open(code)
        assert (await again.expect("welcome"))["player"] == 2
        await host.until(lambda room: room["seats"][2]["connected"])
        assert [seat["occupant"] for seat in host.room["seats"]].count("player") == 2

    async def test_a_line_is_told_answers_it_once(self, browsers: Any, once_away: Callable[[], None]) -> None:
        _, host = await browsers().host()
        once_away()
        assert (await host.ask(type="chat", text="أهلا"))["type"] == "ack"
        await host.hears("أهلا")
        assert [frame["type"] for frame in host.frames].count("error") == 0


class TestAConnectionOfAnotherProcess:
    async def test_it_is_alive_for_everybody_who_asks(self, two: tuple[Server, Server]) -> None:
        one, other = two
        code, tab = await Browser(one).host()
        hub = parts(other).hub
        first, second = (asyncio.create_task(hub.alive(code, 1, 1)) for _ in range(2))
        await asyncio.sleep(0.2)
        first.cancel()
        await asyncio.sleep(0.05)
        await tab.expect("probe")
        assert await second
        assert not hub._answers

    async def test_that_it_has_gone_is_heard_at_once(self, two: tuple[Server, Server]) -> None:
        one, other = two
        code, tab = await Browser(one).host()
        asked = asyncio.create_task(parts(other).hub.alive(code, 1, 1))
        await asyncio.sleep(0.2)
        await tab.drop()
        async with asyncio.timeout(1):
            assert not await asked
