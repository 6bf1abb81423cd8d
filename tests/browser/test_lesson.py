"""Learning: the whole lesson by touch and by keys, how to play from everywhere, hints in a match."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.player import DESKTOP, PHONE, Player, seated
from tests.browser.secrecy import Witness
from tests.browser.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]

ROOT = Path(__file__).resolve().parents[2]
STEPS: list[str] = json.loads((ROOT / "static/learn/lesson.json").read_text(encoding="utf-8"))["steps"]
UNTRANSLATED = re.compile(r"\b(?:table|lesson|guide|hint|learn|bar|rules|form)-[a-z]+|\b(?:Play|Your|turn|Bot|Next)\b")
SMALL = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
PATIENCE = 180  # seconds: the three minutes that are promised
# What a person takes: Arabic is read at 138 words a minute (IReST, the reading texts of eye clinics), English at 228;
# then a card is to be found, touched twice, and its motion looked at.
READING = 60 / 138
PLAYING = 5.0
SEEN = """(status) => {
    const seen = status.cloneNode(true);
    for (const heard of seen.querySelectorAll('.visually-hidden')) heard.replaceWith(' ');
    return seen.textContent;
}"""
SLOWER_THAN_A_BOUNCE = 220  # ms
LOADED = 60_000  # ms; the sources are a hundred files


async def step_of(page: Page) -> str:
    return await page.locator(".coach-words h1").inner_text()


async def words_of(page: Page) -> int:
    """Return how many words the coach says to the eyes; a card is one."""
    said = await page.locator(".coach-words [role=status]").evaluate(SEEN)
    return len([word for word in said.split() if any(map(str.isalnum, word))])


async def is_whole(page: Page) -> None:
    wide, shown = await page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= shown
    cut = await page.evaluate("(e => e.scrollHeight > e.clientHeight + 1)(document.querySelector('.coach'))")
    assert not cut, await step_of(page)


async def test_the_whole_lesson_by_touch_in_arabic_on_a_small_phone(browser: Browser, embedded_server: Server) -> None:
    async with seated(browser, Witness(), "منى", {**PHONE, **SMALL}, locale="ar-EG") as mona:
        page = mona.page
        await page.goto(embedded_server.url)
        await mona.press(page.locator(".to-learn a").first)
        await page.locator(".lesson .t-hand-card").first.wait_for(timeout=LOADED)
        # From here on nothing more is needed of the server.
        await mona.context.set_offline(True)
        titles, needed = [], 0.0
        for _ in STEPS[:-1]:
            titles.append(await step_of(page))
            await is_whole(page)
            needed += await words_of(page) * READING + PLAYING
            card = page.locator("[data-wanted]")
            await expect(card).to_have_count(1)
            await mona.press(card)
            await expect(page.locator(".t-hand-card[data-lifted]")).to_have_count(1)
            await mona.press(page.locator(".t-controls .t-main"))
            await page.locator(".coach[data-stage=right]").wait_for()
            assert not UNTRANSLATED.findall(await page.locator("#page").inner_text())
            await is_whole(page)
            needed += await words_of(page) * READING
            await mona.press(page.locator(".coach-ways button"))
        await page.locator("[data-sheet=count]").wait_for()
        titles.append(await step_of(page))
        assert len(set(titles)) == len(STEPS)
        assert not UNTRANSLATED.findall(await page.locator("#page").inner_text())
        await mona.press(page.locator(".coach-ways button"))
        await page.locator("[data-kind=learnt]").wait_for()
        assert needed < PATIENCE, f"{needed:.0f} s"
        print(f"the lesson takes {needed:.0f} s")
        await is_arabic(page)

        await mona.context.set_offline(False)
        await mona.press(page.locator("[data-kind=learnt] .primary"))
        await page.locator(".t-scene[data-phase=waiting]").wait_for()


async def is_arabic(page: Page) -> None:
    await expect(page.locator("html")).to_have_attribute("dir", "rtl")


async def lift_with_keys(page: Page, card: str) -> None:
    hand = await page.locator(".t-hand-card").evaluate_all("(cards) => cards.map((card) => card.dataset.hand)")
    await page.keyboard.press(str(hand.index(card) + 1))
    await expect(page.locator(f".t-hand-card[data-hand='{card}'][data-lifted]")).to_have_count(1)


async def test_the_whole_lesson_by_keys_alone_in_english(browser: Browser, embedded_server: Server) -> None:
    async with seated(browser, Witness(), "Mona", DESKTOP) as mona:
        page = mona.page
        await page.goto(f"{embedded_server.url}lesson")
        await page.locator(".lesson .t-hand-card").first.wait_for(timeout=LOADED)
        for step in STEPS[:-1]:
            wanted = str(await page.locator("[data-wanted]").get_attribute("data-hand"))
            await lift_with_keys(page, wanted)
            if step == "choice":
                await page.keyboard.press("ArrowDown")
            await page.wait_for_timeout(SLOWER_THAN_A_BOUNCE)
            await page.keyboard.press("Enter")
            await page.locator(".coach[data-stage=right]").wait_for()
            # The focus is on the button that goes on, and then on the cards again.
            await expect(page.locator(".coach-ways button")).to_be_focused()
            await page.keyboard.press("Enter")
            if step != "last":
                await page.locator(".coach[data-stage=play]").wait_for()
                await expect(page.locator(".t-hand-card[tabindex='0']")).to_be_focused()
        await expect(page.locator(".coach-ways button")).to_be_focused()
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("heading", name="Now you can play")).to_be_focused()


async def test_another_card_is_answered_kindly_and_taken_back(browser: Browser, embedded_server: Server) -> None:
    async with seated(browser, Witness(), "Mona", PHONE) as mona:
        page = mona.page
        await page.goto(f"{embedded_server.url}lesson")
        await mona.press(mona.card("3H"))
        await mona.press(page.locator(".t-controls .t-main"))
        await page.locator(".coach[data-stage=wrong]").wait_for()
        said = plain(await page.locator(".coach-words [role=status]").inner_text())
        assert "takes nothing here" in said
        assert "eight of hearts" in said
        assert await page.locator(".t-places [data-card='3H']").count() == 1
        await mona.press(mona.button("Take it back"))
        await mona.card("3H").wait_for()
        assert await page.locator(".t-places [data-card='3H']").count() == 0
        await mona.press(mona.button("Skip this step"))
        assert await step_of(page) == "A sum"
        await mona.press(mona.button("One step back"))
        assert await step_of(page) == "The same rank"
        await expect(mona.button("One step back")).to_be_disabled()


async def against_a_bot(browser_player: Player, url: str) -> Page:
    page = browser_player.page
    await page.goto(url)
    await page.get_by_label("Your name").fill(browser_player.name)
    await browser_player.press(page.locator("form.open-a-table button[type=submit]"))
    await page.locator(".invite-code .code").wait_for()
    return page


async def test_hints_say_what_every_card_would_take_and_lift_one(browser: Browser, embedded_server: Server) -> None:
    async with seated(browser, Witness(), "Mona", DESKTOP) as mona:
        page = await against_a_bot(mona, embedded_server.url)
        await page.locator(".t-button.t-main").click()
        await mona.begins()
        await page.locator(".t-hand:not([data-inert])").wait_for()
        await page.keyboard.press("h")
        panel = page.get_by_role("region", name="What your cards take")
        await panel.wait_for()
        words = await panel.inner_text()
        for card in await mona.cards().all():
            name = plain(str(await card.get_attribute("aria-label")))
            assert name in plain(words)
            assert name in plain(await page.locator(".t-scene > [role=status]").inner_text())
        await page.keyboard.press("Escape")
        await expect(panel).to_have_count(0)
        await page.get_by_role("button", name="Hint").click()
        await panel.wait_for()
        rows = panel.locator(".t-hint-row")
        if await rows.count():
            await rows.first.click()
            await expect(panel).to_have_count(0)
            await expect(page.locator(".t-hand-card[data-lifted]")).to_be_focused()
        # A turn ends the hints of the turn before.
        await page.keyboard.press("h")
        await mona.play_one()
        await expect(panel).to_have_count(0)


def plain(words: str) -> str:
    return words.translate(dict.fromkeys((0x2068, 0x2069)))


async def test_how_to_play_is_at_hand_everywhere_and_costs_no_seat(browser: Browser, embedded_server: Server) -> None:
    async with seated(browser, Witness(), "Mona", DESKTOP) as mona:
        page = await against_a_bot(mona, embedded_server.url)
        sheet = page.get_by_role("dialog", name="How to play Basra")
        await mona.press(mona.button("How to play"))
        await sheet.wait_for()
        await mona.press(mona.button("Close", within=sheet))
        await page.locator(".t-button.t-main").click()
        await mona.begins()
        await page.locator(".t-hand:not([data-inert])").wait_for()
        await page.keyboard.press("h")
        await mona.press(mona.button("How to play", within=page.locator(".t-hint")))
        await sheet.wait_for()
        # It is your turn, and the sheet says so; no key that is meant for the table reaches it from here.
        await expect(sheet.get_by_text("It is your turn.")).to_be_visible()
        await page.keyboard.press("1")
        await expect(page.locator(".t-hand-card[data-lifted]")).to_have_count(0)
        await mona.press(mona.button("Back to the table", within=sheet))
        await expect(sheet).to_have_count(0)
        assert await mona.play_one()


@pytest.mark.parametrize("path", ["learn", "lesson"])
async def test_the_pages_can_be_sent_to_a_friend(browser: Browser, packaged_server: Server, path: str) -> None:
    device: dict[str, Any] = {**PHONE, "locale": "en-GB"}
    async with seated(browser, Witness(), "Mona", device) as mona:
        answer = await mona.page.goto(f"{packaged_server.url}{path}")
        assert answer is not None
        assert answer.ok
        assert "x-robots-tag" not in answer.headers
        await mona.page.locator(".guide, .lesson .t-hand-card").first.wait_for(timeout=LOADED)
        assert await mona.page.title() != "Basra · بصرة"
        wide, shown = await mona.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide <= shown
        if path == "learn":
            await mona.press(mona.page.get_by_role("link", name="First lesson, three minutes").first)
            await mona.page.locator(".lesson .t-hand-card").first.wait_for(timeout=LOADED)
            await mona.page.go_back()
            await mona.page.locator(".guide").wait_for()
