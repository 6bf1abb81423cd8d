"""What a host does to a server: puts it below a path, restarts it in the middle of a match."""

import asyncio
import contextlib

import pytest
from playwright.async_api import Browser, expect

from tests.browser.player import DESKTOP, PHONE, seated
from tests.browser.proxy import below
from tests.browser.secrecy import Witness
from tests.browser.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]


async def test_server_below_a_path_of_a_proxy(browser: Browser, embedded_server: Server) -> None:
    witness = Witness()
    async with (
        below("/games/basra/", embedded_server.url) as url,
        seated(browser, witness, "Mona", DESKTOP) as mona,
        seated(browser, witness, "Adel", PHONE) as adel,
    ):
        code = await mona.open_table(url, seats=2, rules="Classic", target=101)
        assert mona.page.url == f"{url}r/{code}"
        await adel.join_with_code(url, code)
        await asyncio.gather(mona.begins(), adel.begins())
        await asyncio.gather(mona.play_one(), adel.play_one())
        await adel.page.reload()
        await adel.page.locator(".t-scene[data-phase=playing]").wait_for()
        await asyncio.gather(mona.play_one(), adel.play_one())
        witness.check()
        await mona.leave()
        assert mona.page.url == url


async def test_match_goes_on_after_a_restart(browser: Browser, redis_url: str) -> None:
    witness = Witness()
    with contextlib.ExitStack() as running:
        server = running.enter_context(Server.started(redis_url))
        async with seated(browser, witness, "Mona", DESKTOP) as mona, seated(browser, witness, "Adel", PHONE) as adel:
            code = await mona.open_table(server.url, seats=2, rules="Version 2", target=101)
            await adel.join_with_link(server.url, code)
            await asyncio.gather(mona.begins(), adel.begins())
            await asyncio.gather(mona.play_one(), adel.play_one())
            held = await adel.hand()

            server.stop()
            for player in (mona, adel):
                await expect(player.page.locator(".banner[data-kind=restarting]")).to_be_visible()
            running.enter_context(Server.started(redis_url, port=server.port))
            for player in (mona, adel):
                await expect(player.page.locator(".banner[data-kind=none]")).to_have_count(1, timeout=30_000)
            assert await adel.hand() == held
            await asyncio.gather(mona.play_one(), adel.play_one())
            for player in (mona, adel):
                player.complaints = [words for words in player.complaints if "WebSocket connection" not in words]
    witness.check()
