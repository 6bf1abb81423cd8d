"""The host removes a player before the match; whoever was removed is told kindly and stays out."""

import re

import pytest
from playwright.async_api import Browser, expect

from tests.browser.player import DESKTOP, PHONE, seated
from tests.browser.secrecy import Witness
from tests.browser.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]


async def test_the_host_removes_a_player_who_is_told_and_stays_out(browser: Browser, server: Server) -> None:
    witness = Witness()
    async with (
        seated(browser, witness, "Mona", PHONE) as mona,
        seated(browser, witness, "Ali", DESKTOP) as ali,
        seated(browser, witness, "Rana", DESKTOP) as rana,
    ):
        code = await mona.open_table(server.url, seats=4, rules="Murabaa", target=101)
        await ali.join_with_link(server.url, code)
        await rana.join_with_link(server.url, code)
        await expect(rana.button(re.compile("^Remove"))).to_have_count(0)

        await mona.press(mona.button(re.compile("^Remove .*Ali")))
        await mona.press(mona.button("Remove", within=mona.page.get_by_role("dialog")))
        await expect(ali.page.get_by_role("heading", name="Your seat was taken back")).to_be_visible()
        await expect(rana.page.get_by_role("status").filter(has_text="The host removed")).to_have_count(1)
        await expect(mona.page.locator(".t-seat[data-occupant=empty]")).to_have_count(2)

        await ali.page.reload()
        await expect(ali.page.get_by_role("heading", name="Your seat was taken back")).to_be_visible()
        await ali.press(ali.button("Back to the start"))
        await expect(ali.page.get_by_role("heading", name="Open rooms")).to_be_visible()
        await expect(ali.page.get_by_text("You still have a seat")).to_have_count(0)
