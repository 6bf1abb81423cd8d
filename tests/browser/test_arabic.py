"""The same table in Arabic: from right to left, all in words, and nothing cut off on a phone."""

import re
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.player import DESKTOP, PHONE, seated
from tests.browser.secrecy import Witness
from tests.browser.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]

# The name of a message that has no words, or a word that was left in English.
UNTRANSLATED = re.compile(
    r"\b(?:table|lobby|form|rules|door|chat|banner|screen|error|card)-[a-z]+|\b(?:Play|Your|turn|Bot)\b"
)


async def is_arabic_and_whole(page: Page) -> None:
    await expect(page.locator("html")).to_have_attribute("lang", "ar")
    await expect(page.locator("html")).to_have_attribute("dir", "rtl")
    words = await page.locator("#page").inner_text()
    assert not UNTRANSLATED.findall(words)
    wide, shown = await page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= shown, f"the page is {wide} wide on a screen of {shown}"


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_table_against_a_bot(browser: Browser, embedded_server: Server, device: dict[str, Any]) -> None:
    async with seated(browser, Witness(), "منى", device, locale="ar-EG") as mona:
        page = mona.page
        await page.goto(embedded_server.url)
        await is_arabic_and_whole(page)
        await page.get_by_label("اسمك").fill("منى")
        await mona.press(page.locator("form.open-a-table button[type=submit]"))
        await page.locator(".invite-code .code").wait_for()
        await is_arabic_and_whole(page)
        await mona.press(page.locator(".t-button.t-main"))
        await mona.begins()
        for _ in range(3):
            await mona.lift_one()
            await is_arabic_and_whole(page)
            await mona.play_one()


async def test_language_changes_in_the_middle_of_a_visit(browser: Browser, embedded_server: Server) -> None:
    async with seated(browser, Witness(), "Mona", DESKTOP) as mona:
        await mona.page.goto(embedded_server.url)
        await expect(mona.page.locator("html")).to_have_attribute("dir", "ltr")
        await mona.page.get_by_label("Language").select_option("العربية")
        await is_arabic_and_whole(mona.page)
        await mona.page.reload()
        await is_arabic_and_whole(mona.page)
