"""Muting: what somebody says is out of sight and hearing for one person alone, and nobody is told."""

import re

import pytest
from playwright.async_api import Browser, WebSocket, expect

from tests.browser.player import DESKTOP, PHONE, seated
from tests.browser.secrecy import Witness
from tests.browser.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]


async def test_a_muted_player_is_neither_seen_nor_heard_until_heard_again(
    browser: Browser, embedded_server: Server
) -> None:
    witness = Witness()
    async with seated(browser, witness, "Mona", DESKTOP) as mona, seated(browser, witness, "Ali", PHONE) as ali:
        sent: list[str] = []

        def listen(socket: WebSocket) -> None:
            socket.on("framesent", lambda frame: sent.append(str(frame)))

        ali.page.on("websocket", listen)
        code = await mona.open_table(embedded_server.url, seats=4, rules="Murabaa", target=101)
        await ali.join_with_link(embedded_server.url, code)
        await mona.say("before")
        bubble = ali.page.locator(".t-bubble")
        await expect(bubble).to_have_text("before")
        chat = ali.page.get_by_role("button", name=re.compile("^Chat"))
        await expect(chat).to_have_accessible_name(re.compile("1"))

        await ali.open_chat()
        mute = ali.page.locator(".people").get_by_role("button", name=re.compile("^Mute .*Mona"))
        await expect(mute).to_have_attribute("aria-pressed", "false")
        frames = len(sent)
        await ali.press(mute)
        await expect(mute).to_have_attribute("aria-pressed", "true")
        await expect(ali.page.locator("#chat .text")).to_have_count(0)
        await ali.close_chat()
        await expect(bubble).to_have_count(0)

        await mona.say("meanwhile")
        await ali.say("I hear nothing")
        await mona.hears("before", "meanwhile", "I hear nothing")
        await ali.hears("I hear nothing")
        await expect(bubble).to_have_count(0)
        await expect(chat).to_have_accessible_name("Chat")
        await expect(ali.page.get_by_role("status").filter(has_text="meanwhile")).to_have_count(0)
        assert [frame for frame in sent[frames:] if "mute" in frame] == []

        await ali.page.reload()
        await ali.page.locator(".t-scene").wait_for()
        await ali.hears("I hear nothing")
        await ali.open_chat()
        await ali.press(mute)
        await expect(ali.page.locator("#chat .text")).to_have_text(["before", "meanwhile", "I hear nothing"])
    witness.check()
