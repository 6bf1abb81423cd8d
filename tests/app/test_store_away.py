"""A server whose Redis is away: whoever asks is told so, soon and clearly, and all goes on as soon as it is back."""

import asyncio
import time
from collections.abc import AsyncIterator

import pytest

from app.settings import Settings
from tests.app.conftest import Browser, Server, Tab, serving
from tests.redis_server import RedisServer


@pytest.fixture
async def server(own_redis: RedisServer) -> AsyncIterator[Server]:
    async with serving(Settings(countdown=0.05, redis_url=own_redis.url)) as server:
        yield server


async def seated(server: Server) -> dict[int, Tab]:
    code, first = await Browser(server).host(turn_time=0)
    tabs = {0: first, 1: await Browser(server).join(code)}
    for tab in tabs.values():
        await tab.until(lambda room: room["phase"] == "playing")
    return tabs


async def play(tabs: dict[int, Tab], request: str) -> tuple[str, float]:
    """Play as whoever's turn it is and return the answer's type, or the code of the refusal, and how long it took."""
    tab = tabs[tabs[0].room["match"]["to_play"]]
    since = time.monotonic()
    card = tab.room["match"]["legal"][0]["card"]
    answer = await tab.ask(type="play", id=request, turn=tab.room["turn"], card=card)
    return answer.get("code", answer["type"]), time.monotonic() - since


async def ready(server: Server) -> tuple[int, float]:
    since = time.monotonic()
    response = await Browser(server).request("GET", "/readyz")
    return response.status_code, time.monotonic() - since


@pytest.mark.slow
async def test_plays_are_refused_at_once_and_made_once(server: Server, own_redis: RedisServer) -> None:
    tables = [await seated(server) for _ in range(3)]
    with own_redis.frozen():
        # The first of all to ask waits for as long as Redis may take, and everybody else with it.
        first = await asyncio.gather(*(play(tabs, "k1") for tabs in tables))
        assert {code for code, _ in first} == {"store_unavailable"}
        assert max(took for _, took in first) < 3.5
        for _ in range(3):
            for tabs in tables:
                code, took = await play(tabs, "k1")
                assert code == "store_unavailable"
                assert took < 0.1
        status, took = await ready(server)
        assert (status, took < 0.1) == (503, True)
        assert (await Browser(server).request("GET", "/healthz")).status_code == 200
    since = time.monotonic()
    while (await ready(server))[0] != 200:  # noqa: ASYNC110
        await asyncio.sleep(0.02)
    assert time.monotonic() - since < 1.2
    for tabs in tables:
        assert (await play(tabs, "k1"))[0] == "ack"
        for tab in tabs.values():
            assert (await tab.until(lambda room: room["turn"] == 1))["turn"] == 1


@pytest.mark.slow
async def test_whoever_waits_is_told_that_the_store_is_away_and_that_it_is_back(
    server: Server, own_redis: RedisServer
) -> None:
    tabs = await seated(server)
    with own_redis.frozen():
        for tab in tabs.values():
            assert await tab.expect("store") == {"type": "store", "away": True}
    for tab in tabs.values():
        assert await tab.expect("store") == {"type": "store", "away": False}
    assert (await play(tabs, "k1"))[0] == "ack"


@pytest.mark.slow
async def test_many_who_ask_for_one_room_do_not_wait_one_after_the_other(
    server: Server, own_redis: RedisServer
) -> None:
    tabs = await seated(server)
    with own_redis.frozen():
        since = time.monotonic()
        answers = await asyncio.gather(
            *(tab.ask(type="ready", id=f"r{seat}", match=1, deal=0) for seat, tab in tabs.items()),
            *(Browser(server).request("GET", "/api/rooms/AAAAAA") for _ in range(5)),
            return_exceptions=True,
        )
        assert time.monotonic() - since < 3.5
        assert answers[0]["code"] == answers[1]["code"] == "store_unavailable"  # type: ignore[index]
        assert {answer.status_code for answer in answers[2:]} == {503}  # type: ignore[union-attr]
