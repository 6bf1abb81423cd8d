"""A seat and its browser: another tab, a lost network, a restarted server, a friend who comes late."""

import asyncio

import pytest
from playwright.async_api import Browser, expect

from tests.browser.player import DESKTOP, PHONE, Player, seated
from tests.browser.secrecy import Witness
from tests.browser.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]


async def two_at_a_table(mona: Player, adel: Player, server: Server) -> str:
    code = await mona.open_table(server.url, seats=2, rules="Classic", target=101)
    await adel.join_with_link(server.url, code)
    await asyncio.gather(mona.begins(), adel.begins())
    return code


async def test_second_tab_asks_before_it_takes_the_seat(browser: Browser, server: Server) -> None:
    witness = Witness()
    async with seated(browser, witness, "Mona", DESKTOP) as mona, seated(browser, witness, "Adel", PHONE) as adel:
        code = await two_at_a_table(mona, adel, server)
        held = await mona.hand()
        first, second = mona.page, await mona.context.new_page()
        mona.listen(second)
        await second.goto(f"{server.url}r/{code}")
        await expect(second.get_by_text("You already play here in another tab")).to_be_visible()
        await expect(first.locator(".t-scene[data-phase=playing]")).to_be_visible()

        await second.get_by_role("button", name="Continue as").click()
        await second.locator(".t-scene[data-phase=playing]").wait_for()
        await expect(first.get_by_role("heading", name="You continue in another tab")).to_be_visible()
        await first.get_by_role("button", name="Play here instead").click()
        await first.get_by_role("button", name="Continue as").click()
        await first.locator(".t-scene[data-phase=playing]").wait_for()
        await expect(second.get_by_role("heading", name="You continue in another tab")).to_be_visible()
        assert await mona.hand() == held
        await asyncio.gather(mona.play_one(), adel.play_one())
    witness.check()


async def test_lost_network_costs_nothing(browser: Browser, server: Server) -> None:
    witness = Witness()
    async with seated(browser, witness, "Mona", DESKTOP) as mona, seated(browser, witness, "Adel", PHONE) as adel:
        await two_at_a_table(mona, adel, server)
        await adel.context.set_offline(True)
        await expect(adel.page.get_by_text("You are offline")).to_be_visible()
        mona_plays = asyncio.create_task(mona.play_one())
        await asyncio.sleep(1)
        await adel.context.set_offline(False)
        await expect(adel.page.get_by_text("You are offline")).to_be_hidden()
        await asyncio.gather(mona_plays, adel.play_one())
        for player in (mona, adel):
            await expect(player.cards()).to_have_count(3)
        adel.complaints = [words for words in adel.complaints if "ERR_INTERNET_DISCONNECTED" not in words]
    witness.check()


async def test_friend_who_comes_late_takes_a_bots_seat(browser: Browser, embedded_server: Server) -> None:
    witness = Witness()
    server = embedded_server
    async with seated(browser, witness, "Mona", DESKTOP) as mona, seated(browser, witness, "Adel", PHONE) as adel:
        code = await mona.open_table(server.url, seats=4, rules="Murabaa", target=101)
        await mona.press(mona.button("Start with \u20683\u2069 bots"))
        await mona.begins()
        await mona.play_one()
        await adel.join_with_link(server.url, code)
        await adel.page.locator(".t-scene[data-phase=playing]").wait_for()
        await expect(mona.page.get_by_text("Adel").first).to_be_visible()
        await asyncio.gather(adel.play_one(), mona.play_one())


async def test_wrong_code_is_said_where_it_was_typed(browser: Browser, embedded_server: Server) -> None:
    async with seated(browser, Witness(), "Mona", PHONE) as mona:
        await mona.page.goto(embedded_server.url)
        await mona.page.get_by_label("Have a code or a link?").fill("zzzzzz")
        await mona.press(mona.button("Join"))
        await expect(mona.page.get_by_role("alert").filter(has_text="There is no room with this code")).to_be_visible()
        mona.complaints = [words for words in mona.complaints if "404" not in words]
