"""Quick phrases and reactions: one touch at the table, read by each in their own language, muted like all else."""

import re

import pytest
from playwright.async_api import Browser, Locator, expect

from tests.browser.player import DESKTOP, PHONE, Player, seated
from tests.browser.secrecy import Witness
from tests.browser.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def at_the_table(player: Player) -> Locator:
    return player.page.locator(".t-mine button[data-phrases]")


async def test_a_phrase_is_read_in_the_language_of_the_reader(browser: Browser, embedded_server: Server) -> None:
    witness = Witness()
    async with (
        seated(browser, witness, "Ali", PHONE) as ali,
        seated(browser, witness, "منى", DESKTOP, locale="ar-EG") as mona,
    ):
        code = await ali.open_table(embedded_server.url, seats=2, rules="Classic", target=51)
        await mona.page.goto(f"{embedded_server.url}r/{code}")
        await mona.page.locator("#own-name").fill("منى")
        await mona.press(mona.page.locator("form.sit-down button[type=submit]"))
        await ali.begins()
        await mona.begins()

        await ali.press(at_the_table(ali))
        await ali.press(ali.button("Lucky you!"))
        await expect(ali.page.get_by_role("dialog")).to_have_count(0)
        await expect(mona.page.locator(".t-bubble")).to_have_text("حظك حلو!")
        await expect(ali.page.locator(".t-mine .t-bubble")).to_have_text("Lucky you!")
        # Where the chat stands open beside the table its log is what is read out.
        await expect(mona.page.locator("#chat .text")).to_have_text(["حظك حلو!"])

        await mona.press(mona.page.locator("form.say button[aria-haspopup]"))
        await mona.press(mona.page.get_by_role("dialog").get_by_role("button", name="شاي للكل!"))
        bubble = ali.page.locator(".t-spot .t-bubble")
        await expect(bubble.locator("svg.reaction")).to_be_visible()
        await expect(ali.page.get_by_role("status").filter(has_text="Tea for everyone!")).to_have_count(1)
        await expect(ali.page.get_by_role("button", name=re.compile("^Chat"))).to_have_accessible_name(re.compile("1"))
        await ali.page.reload()
        await ali.page.locator(".t-scene").wait_for()
        await ali.open_chat()
        await expect(ali.page.locator("#chat .line")).to_have_count(2)
        await expect(ali.page.locator("#chat .line").first.locator(".text")).to_have_text("Lucky you!")
    witness.check()


async def test_phrases_with_keys_alone(browser: Browser, embedded_server: Server) -> None:
    witness = Witness()
    async with seated(browser, witness, "Mona", DESKTOP) as mona, seated(browser, witness, "Ali", PHONE) as ali:
        code = await mona.open_table(embedded_server.url, seats=2, rules="Classic", target=51)
        await ali.join_with_link(embedded_server.url, code)
        await mona.begins()
        hand = await mona.hand()
        button = at_the_table(mona)
        await button.focus()
        await mona.page.keyboard.press("Enter")
        dialog = mona.page.get_by_role("dialog", name="Say it quickly")
        await expect(dialog.get_by_role("heading")).to_be_focused()
        await mona.page.keyboard.press("Escape")
        await expect(dialog).to_have_count(0)
        await expect(button).to_be_focused()
        await mona.page.keyboard.press("Enter")
        await dialog.get_by_role("button", name="Well played!").focus()
        await mona.page.keyboard.press("Enter")
        await expect(dialog).to_have_count(0)
        await expect(button).to_be_focused()
        assert await mona.hand() == hand
        await expect(ali.page.locator(".t-bubble")).to_have_text("Well played!")
    witness.check()
