"""A person at a browser of their own, who clicks or touches what is on the screen, and calls nothing past it."""

import contextlib
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    TimeoutError,
    WebSocket,
    expect,
)

from tests.browser.secrecy import Witness

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
SOON = 10_000
MY_TURN = ".t-hand:not([data-inert]) .t-hand-card"
SHEET = "[data-sheet]"


class Player:
    """One person, one browser context, one page."""

    def __init__(self, name: str, context: BrowserContext, page: Page, witness: Witness, *, touches: bool) -> None:
        self.name, self.context, self.page, self.touches = name, context, page, touches
        self.witness = witness
        self.complaints: list[str] = []
        self.plays = 0
        page.set_default_timeout(SOON)
        self.listen(page)

    def listen(self, page: Page) -> None:
        """Hear every frame and every complaint of a page of this person's."""

        def opened(socket: WebSocket) -> None:
            if "/ws/rooms/" in socket.url:
                socket.on("framereceived", lambda frame: self.witness.received(self.name, str(frame)))

        def complained(message: ConsoleMessage) -> None:
            if message.type == "error":
                self.complaints.append(message.text)

        page.on("websocket", opened)
        page.on("console", complained)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    async def press(self, what: Locator, **more: Any) -> None:
        await (what.tap(**more) if self.touches else what.click(**more))

    def button(self, name: str | re.Pattern[str], *, within: Page | Locator | None = None) -> Locator:
        return (within or self.page).get_by_role("button", name=name, exact=isinstance(name, str))

    # The way in

    async def open_table(self, url: str, *, seats: int, rules: str, target: int, time: str = "No limit") -> str:
        """Make a room in the lobby with these settings and return its code."""
        await self.page.goto(url)
        await self.page.get_by_label("Your name").fill(self.name)
        await self.press(self.button("Change the game"))
        options = self.page.locator("#room-options")
        await self.choose(options, "Players", re.compile(rf"^\W?{seats}\W? players$"))
        await self.choose(options, "Rules", rules)
        await self.choose(options, "Play to", "Other")
        await options.get_by_role("textbox").fill(str(target))
        await options.get_by_role("textbox").press("Tab")
        await self.choose(options, "Time for a turn", re.compile(rf"^\W?{time}"))
        await self.press(self.page.locator("form.open-a-table button[type=submit]"))
        return await self.page.locator(".invite-code .code").inner_text()

    async def choose(self, options: Locator, group: str, choice: str | re.Pattern[str]) -> None:
        await self.press(
            options.get_by_role("group", name=group, exact=True).get_by_role("radio", name=choice, exact=True)
        )

    async def join_with_code(self, url: str, code: str) -> None:
        """Type the code in the lobby, then sit down at the door."""
        await self.page.goto(url)
        await self.page.get_by_label("Have a code or a link?").fill(code.lower())
        await self.press(self.button("Join"))
        await self.sit_down()

    async def join_with_link(self, url: str, code: str) -> None:
        await self.page.goto(f"{url}r/{code}")
        await self.sit_down()

    async def sit_down(self) -> None:
        door = self.page.locator("main.door")  # the lobby, which may still be there, asks for a name too
        await door.get_by_label("Your name").fill(self.name)
        await self.press(self.button("Sit down", within=door))
        await self.page.locator(".t-scene").wait_for()

    # At the table

    async def begins(self) -> None:
        await self.page.locator(".t-scene[data-phase=playing]").wait_for()
        await expect(self.cards()).to_have_count(4)

    def cards(self) -> Locator:
        return self.page.locator(".t-hand-card")

    async def hand(self) -> list[str]:
        return [str(await card.get_attribute("data-hand")) for card in await self.cards().all()]

    async def lift_one(self) -> str | None:
        """Wait for the own turn and lift a card; return it, or None when the deal is over instead."""
        turn = self.page.locator(f"{MY_TURN}, {SHEET}").first
        await turn.wait_for(timeout=60_000)
        if await self.page.locator(SHEET).count():
            return None
        card = str(await turn.get_attribute("data-hand"))
        if await self.card(card).get_attribute("aria-pressed") == "false":
            await self.press(self.card(card))
        return card

    async def play_one(self) -> bool:
        """Wait for the own turn and play a card; return False when the deal is over instead."""
        card = await self.lift_one()
        if card is None:
            return False
        self.witness.played(self.name, card)
        await self.press(self.page.locator(".t-controls .t-main"))
        await self.card(card).wait_for(state="detached")
        self.plays += 1
        return True

    def card(self, code: str) -> Locator:
        return self.page.locator(f".t-hand-card[data-hand='{code}']")

    async def play_match(self) -> None:
        """Play until the match is decided, being ready after each count."""
        over = self.page.locator("[data-sheet=over]")
        while True:
            while await self.play_one():
                pass
            if await over.count():
                return
            await self.press_while_there(self.button("Ready"))
            await self.page.locator("[data-sheet=over], .t-scene[data-phase=playing]").first.wait_for()

    async def press_while_there(self, what: Locator) -> None:
        """Press it unless somebody else makes it go away first."""
        while await what.count():
            with contextlib.suppress(TimeoutError):
                await self.press(what, timeout=2_000)
                return

    async def say(self, words: str) -> None:
        await self.open_chat()
        await self.page.get_by_label("Say something").fill(words)
        await self.press(self.button("Send"))

    async def open_chat(self) -> None:
        if not await self.page.locator("#chat").is_visible():
            await self.press(self.page.locator("button[data-chat]"))

    async def close_chat(self) -> None:
        if await self.page.locator("#chat").is_visible():
            await self.press(self.button("Close the chat"))

    async def hears(self, *lines: str) -> None:
        await self.open_chat()
        await expect(self.page.locator("#chat .text")).to_have_text(list(lines))
        await self.close_chat()

    async def leave(self) -> None:
        """Leave by the button, say yes, and be back in the lobby."""
        await self.press(self.page.get_by_role("button", name=re.compile("^Leave")).last)
        await self.press(self.button("Leave", within=self.page.get_by_role("dialog")))
        await self.page.get_by_role("heading", name="Open rooms").wait_for()

    async def winner(self) -> str:
        """Return the words over the last count, without the marks that keep a name's direction to itself."""
        words = await self.page.locator("[data-sheet=over] h2").inner_text()
        return words.translate(dict.fromkeys((0x2068, 0x2069)))


@asynccontextmanager
async def seated(
    browser: Browser, witness: Witness, name: str, device: dict[str, Any], **more: Any
) -> AsyncIterator[Player]:
    """A person with a fresh browser; afterwards their pages have had nothing to complain about."""
    context = await browser.new_context(**{"locale": "en-GB", "reduced_motion": "reduce", **device, **more})
    player = Player(name, context, await context.new_page(), witness, touches="has_touch" in device)
    try:
        yield player
    except BaseException:
        with contextlib.suppress(Error):
            print(f"\n{name} sees at {player.page.url}:\n{await player.page.locator('body').inner_text()}")
        print(f"{name}'s page said: {player.complaints}")
        raise
    finally:
        await context.close()
    assert not player.complaints, player.complaints
