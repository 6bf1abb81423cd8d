"""Who stops reading is missed by the others soon, whatever else goes on; who is only slow is not thrown out."""

import asyncio
import contextlib
import json
import os
import signal
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.app.conftest import Browser, Server, Tab
from tests.app.test_serve import running

PING = 1.0
ROOM = {"BASRA_COUNTDOWN": "0.05", "BASRA_MESSAGE_BURST": "100000"}
QUICK = {**ROOM, "BASRA_PING": str(PING)}
SOONEST, LATEST = 2 * PING, 3 * PING + 0.5  # + the way of the news


async def missed(tab: Tab, seat: int, since: float) -> float:
    """Read on until that seat is shown as disconnected and return how long that took."""
    async with asyncio.timeout(30):
        while True:
            message: dict[str, Any] = json.loads(await tab.socket.recv())
            if message["type"] == "view" and not message["room"]["seats"][seat]["connected"]:
                return time.monotonic() - since


@contextlib.asynccontextmanager
async def table(server: Server) -> AsyncIterator[tuple[Tab, Tab]]:
    code, host = await Browser(server).host(turn_time=0)
    guest = await Browser(server).join(code)
    await host.until(lambda room: room["phase"] == "playing")
    try:
        yield host, guest
    finally:
        for tab in (host, guest):
            await tab.drop()


async def in_quiet(server: Server) -> float:
    async with table(server) as (host, guest):
        guest.socket.transport.pause_reading()
        return await missed(host, 1, time.monotonic())


async def with_some_talk(server: Server) -> float:
    async with table(server) as (host, guest):

        async def talks() -> None:
            for number in range(100):
                await host.send(type="chat", id=f"c{number}", text="still there?")
                await asyncio.sleep(1.1)

        guest.socket.transport.pause_reading()
        talking = asyncio.create_task(talks())
        took = await missed(host, 1, time.monotonic())
        talking.cancel()
        return took


async def with_more_than_its_line_holds(server: Server) -> float:
    async with table(server) as (host, guest):
        guest.socket.transport.pause_reading()
        since = time.monotonic()
        filling = asyncio.create_task(fills(guest))
        took = await missed(host, 1, since)
        filling.cancel()
        return took


async def fills(tab: Tab) -> None:
    """Have the server send a tab megabytes, never more at once than an outbox holds."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            for _ in range(20):
                await tab.send(type="resync")
            await asyncio.sleep(0.02)


CASES = [in_quiet, with_some_talk, with_more_than_its_line_holds]


async def test_whoever_stops_reading_is_missed() -> None:
    with running(**QUICK) as (_, server):
        took = await asyncio.gather(*(case(server) for case in CASES for _ in range(3)))
    assert max(took) < LATEST


@pytest.mark.slow
async def test_at_the_default_settings_within_15_seconds() -> None:
    with running(**ROOM) as (_, server):
        took = await asyncio.gather(*(case(server) for case in CASES))
    print("missed after", [f"{each:.1f} s" for each in took])
    assert max(took) < 15


async def test_whoever_reads_on_before_two_pings_have_passed_stays() -> None:
    with running(**QUICK) as (_, server):
        async with table(server) as (host, guest):
            watching = asyncio.create_task(missed(host, 1, time.monotonic()))
            for _ in range(4):
                guest.socket.transport.pause_reading()
                await asyncio.sleep(SOONEST * 0.9)
                guest.socket.transport.resume_reading()
                await asyncio.sleep(0.2)
            assert not watching.done()
            assert (await guest.ask(type="chat", text="a tunnel"))["type"] == "ack"
            watching.cancel()


async def test_a_standstill_of_the_server_throws_nobody_out() -> None:
    with running(**QUICK) as (process, server):
        async with table(server) as (_, guest):
            await asyncio.sleep(PING * 1.2)
            os.kill(process.pid, signal.SIGSTOP)
            await asyncio.sleep(LATEST * 1.5)
            os.kill(process.pid, signal.SIGCONT)
            await asyncio.sleep(0.5)
            assert (await guest.ask(type="chat", text="still here"))["type"] == "ack"
