"""The settings: one dialog over every screen, worn at once, kept in this browser, and as good with keys alone."""

import re

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from tests.browser.player import DESKTOP, PHONE, Player, seated
from tests.browser.secrecy import Witness
from tests.browser.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def settings(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Settings")


async def looks(page: Page) -> list[str | None]:
    names = ["theme", "felt", "deck", "indices"]
    return await page.evaluate("(names) => names.map((name) => document.documentElement.dataset[name] ?? null)", names)


async def choose(player: Player, *groups: tuple[str, str]) -> None:
    for group, choice in groups:
        radios = settings(player.page).get_by_role("group", name=group, exact=True)
        await player.press(radios.get_by_role("radio", name=choice, exact=True))


async def test_what_is_chosen_is_worn_at_once_and_kept(browser: Browser, embedded_server: Server) -> None:
    async with seated(browser, Witness(), "Mona", PHONE, color_scheme="dark") as mona:
        page = mona.page
        await page.goto(embedded_server.url)
        await mona.button("Settings").wait_for()
        evening = await page.evaluate("getComputedStyle(document.querySelector('.page')).backgroundImage")
        await mona.press(mona.button("Settings"))
        await choose(mona, ("Light", "Noon"), ("Tablecloth", "Indigo"), ("Suits", "Four colours"))
        await mona.press(settings(page).get_by_role("switch", name="Large signs on the cards"))
        assert await looks(page) == ["light", "indigo", "four", "large"]
        await mona.press(mona.button("Close the settings"))
        await expect(settings(page)).to_have_count(0)
        cloth = await page.evaluate("getComputedStyle(document.querySelector('.page')).backgroundImage")
        assert cloth != evening
        frame = page.locator("meta[name=theme-color]")
        await expect(frame).to_have_attribute("content", "#2a3565")

        await page.reload()
        await mona.button("Settings").wait_for()
        assert await looks(page) == ["light", "indigo", "four", "large"]
        assert await page.evaluate("getComputedStyle(document.querySelector('.page')).backgroundImage") == cloth
        diamonds = page.locator(".fan .card[data-suit=D]")
        blue = await diamonds.evaluate("(card) => getComputedStyle(card).color")
        assert blue == "rgb(28, 91, 189)"
        await mona.press(mona.button("Settings"))
        await choose(mona, ("Light", "Automatic"), ("Tablecloth", "By the hour"))
        assert await looks(page) == [None, "hour", "four", "large"]
        assert await page.evaluate("getComputedStyle(document.querySelector('.page')).backgroundImage") == evening


async def test_the_language_changes_under_the_open_dialog(browser: Browser, embedded_server: Server) -> None:
    async with seated(browser, Witness(), "Mona", DESKTOP) as mona:
        await mona.page.goto(embedded_server.url)
        await mona.press(mona.button("Settings"))
        await choose(mona, ("Language", "العربية"))
        dialog = mona.page.get_by_role("dialog", name="الإعدادات")
        await expect(dialog.get_by_role("group", name="مفرش الترابيزة")).to_be_visible()
        await expect(dialog).to_have_attribute("dir", "rtl")
        await expect(mona.page.locator("html")).to_have_attribute("lang", "ar")


async def test_keys_alone_are_enough_and_stay_inside(browser: Browser, embedded_server: Server) -> None:
    async with seated(browser, Witness(), "Mona", DESKTOP) as mona:
        page = mona.page
        await mona.open_table(embedded_server.url, seats=2, rules="Classic", target=51)
        await mona.press(page.get_by_role("button", name=re.compile("^Start")))
        await mona.begins()
        gear = page.locator(".t-bar").get_by_role("button", name="Settings")
        await gear.focus()
        await page.keyboard.press("Enter")
        await expect(settings(page)).to_be_visible()
        await expect(settings(page).get_by_role("heading")).to_be_focused()
        hand = await mona.hand()
        for _ in range(25):
            await page.keyboard.press("Tab")
            # Between the last and the first there is the browser's own frame.
            assert await page.evaluate(
                "document.activeElement === document.body || !!document.activeElement.closest('dialog')"
            )
        await settings(page).get_by_role("radio", name="Usual").focus()
        for key in ("1", "Enter", "ArrowRight"):
            await page.keyboard.press(key)
        await expect(settings(page).get_by_role("radio", name="Quick")).to_be_checked()
        assert await page.locator("[data-lifted]").count() == 0
        assert await mona.hand() == hand
        await page.keyboard.press("Escape")
        await expect(settings(page)).to_have_count(0)
        await expect(gear).to_be_focused()
