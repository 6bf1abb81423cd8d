"""The table in a real browser, without a server: what is drawn fits, and fingers and keys do what they should."""

import json
import re
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.chromium import chromium
from tests.gallery.gallery import HERE, Gallery, gallery, scenes, served
from tests.gallery.make_fixtures import dumped, fixtures

pytestmark = pytest.mark.browser

PHONE = (360, 640)
SLOWER_THAN_A_BOUNCE = 220


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served() as address:
        yield address


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as browser:
        yield browser


@pytest.fixture
async def table(browser: Browser, address: str) -> AsyncIterator[Gallery]:
    async with gallery(browser, address, PHONE) as table:
        yield table


def hand(page: Page, card: str) -> Any:
    return page.locator(f".t-hand-card[data-hand='{card}']")


async def drawn(page: Page) -> None:
    await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


async def plays(page: Page) -> list[Any]:
    return await page.evaluate("gallery.calls.filter(([name]) => name === 'play')")


async def lifted(page: Page) -> list[str]:
    await drawn(page)
    return await page.evaluate("[...document.querySelectorAll('[data-lifted]')].map((card) => card.dataset.hand)")


async def taken(page: Page) -> set[str]:
    await drawn(page)
    return set(
        await page.evaluate("[...document.querySelectorAll('[data-mark=taken] .card')].map((c) => c.dataset.card)")
    )


async def focused(page: Page) -> str | None:
    await drawn(page)
    return await page.evaluate("document.activeElement.dataset.hand ?? document.activeElement.className")


@pytest.mark.parametrize(
    ("size", "lang", "theme"),
    [
        (PHONE, "ar", "light"),
        (PHONE, "en", "dark"),
        ((740, 360), "ar", "light"),
        ((820, 1180), "ar", "dark"),
        ((1440, 900), "en", "light"),
    ],
)
async def test_every_scene_fits(browser: Browser, address: str, size: tuple[int, int], lang: str, theme: str) -> None:
    async with gallery(browser, address, size, lang, theme) as table:
        faults = {}
        for scene in scenes():
            await table.show(scene)
            if found := await table.faults():
                faults[scene] = found
        assert not faults


def test_the_fixtures_are_what_the_server_sends_today() -> None:
    kept = json.loads((HERE / "fixtures.json").read_text(encoding="utf-8"))
    assert kept == {name: dumped(fixture) for name, fixture in fixtures().items()}, "run tests.gallery.make_fixtures"


async def test_two_taps_play_and_more_play_no_more(table: Gallery) -> None:
    page = table.page
    await table.show("two-turn")
    await hand(page, "3S").click()
    assert await lifted(page) == ["3S"]
    await page.wait_for_timeout(SLOWER_THAN_A_BOUNCE)
    await page.evaluate(
        "const card = document.querySelector('[data-hand=\"3S\"]'); card.click(); card.click(); card.click()"
    )
    await page.evaluate(
        "document.querySelector('.t-hand-card').click(); document.querySelector('.t-hand-card').click()"
    )
    assert await plays(page) == [["play", "3S", None]]


async def test_a_bounce_only_lifts(table: Gallery) -> None:
    await table.show("two-turn")
    await table.page.evaluate("const card = document.querySelector('[data-hand=\"3S\"]'); card.click(); card.click()")
    assert await plays(table.page) == []
    assert await lifted(table.page) == ["3S"]


async def test_a_card_on_its_way_rests_on_the_floor_and_comes_back_when_refused(table: Gallery) -> None:
    page = table.page
    await table.show("two-turn")
    await hand(page, "3S").click()
    await page.locator(".t-controls .t-main").click()
    await page.locator(".t-place[data-mark=sent] [data-card='3S']").wait_for()
    assert await hand(page, "3S").count() == 0
    await page.evaluate("Object.assign(gallery.state.pending, {status: 'refused', code: 'stale_turn'}); gallery.draw()")
    await hand(page, "3S").wait_for()
    assert await page.locator(".t-toast").is_visible()
    assert await page.locator("[role=status]").inner_text() == await page.locator(".t-toast span").inner_text()


async def test_a_card_that_was_refused_can_be_played_at_once(table: Gallery) -> None:
    page = table.page
    await table.show("two-turn")
    await hand(page, "3S").click()
    await page.locator(".t-controls .t-main").click()
    await page.evaluate(
        "Object.assign(gallery.state.pending, {status: 'refused', code: 'illegal_capture'}); gallery.draw()"
    )
    await hand(page, "QH").click()
    await page.locator(".t-controls .t-main").click()
    assert await plays(page) == [["play", "3S", None], ["play", "QH", None]]


async def test_whoever_touches_a_card_is_back(table: Gallery) -> None:
    page = table.page
    await table.show("wait-own-away")
    await hand(page, "3S").click()
    assert await page.evaluate("gallery.calls") == [["back"]]
    await page.locator(".t-controls .t-main").click()
    assert await page.evaluate("gallery.calls") == [["back"], ["play", "3S", None]]


@pytest.mark.parametrize(
    ("scene", "button", "call", "asked"),
    [
        ("two-ask", ".t-controls .t-button", "askBot", "ask_bot"),
        ("count-2", ".t-sheet .t-main", "ready", "ready"),
        ("over-2", ".t-sheet .t-main", "rematch", "rematch"),
        ("waiting-2", ".t-middle .t-main", "start", "start"),
        ("two-away", ".t-banner .t-main", "back", "return"),
    ],
)
async def test_what_is_asked_is_seen_to_be_on_its_way_and_not_asked_again(
    table: Gallery, scene: str, button: str, call: str, asked: str
) -> None:
    page = table.page
    await table.show(scene)
    await page.locator(button).click()
    await page.evaluate("(asked) => { gallery.state.asked = [asked]; gallery.draw(); }", asked)
    assert await page.locator(button).get_attribute("aria-busy") == "true"
    await page.locator(button).click()
    assert [name for name, *_ in await page.evaluate("gallery.calls")] == [call]


async def test_a_lost_line_is_told_to_those_who_listen_once_it_lasts(table: Gallery) -> None:
    page = table.page
    await table.show("two-wait")
    said = page.locator("[role=status]")
    await page.evaluate("gallery.next(gallery.fixtures['wait-turn-gone'].room)")
    await drawn(page)
    assert "no connection" not in await said.inner_text()
    await expect(said).to_contain_text("no connection")
    await page.evaluate("gallery.next(gallery.fixtures['two-wait'].room)")
    await drawn(page)
    assert "is connected again" in await said.inner_text()


async def test_of_several_captures_the_floor_chooses(table: Gallery) -> None:
    page = table.page
    await table.show("two-turn")
    await hand(page, "10S").click()
    assert await taken(page) == {"4C", "6H"}
    await page.locator(".t-places [data-card='4S']").click()
    assert await taken(page) == {"4S", "6H"}
    await page.locator(".t-choice").click()
    assert await taken(page) == {"4C", "6H"}
    await page.locator(".t-controls .t-main").click()
    assert await plays(page) == [["play", "10S", ["4C", "6H"]]]


async def test_the_keyboard_lifts_chooses_puts_back_and_plays(table: Gallery) -> None:
    page = table.page
    await table.show("two-turn")
    await page.keyboard.press("3")
    order = await page.evaluate("[...document.querySelectorAll('.t-hand-card')].map((card) => card.dataset.hand)")
    assert (await lifted(page), await focused(page)) == ([order[2]], order[2])
    await page.keyboard.press("ArrowRight")
    assert await lifted(page) == [order[3]]
    await page.keyboard.press("ArrowRight")
    assert await lifted(page) == [order[0]]
    await page.keyboard.press("Escape")
    assert await lifted(page) == []
    ten = order.index("10S") + 1
    await page.keyboard.press(str(ten))
    await page.keyboard.press("ArrowDown")
    assert await taken(page) == {"4S", "6H"}
    await page.wait_for_timeout(SLOWER_THAN_A_BOUNCE)
    await page.keyboard.press("Enter")
    assert await plays(page) == [["play", "10S", ["4S", "6H"]]]


async def test_the_focus_is_never_lost(table: Gallery) -> None:
    page = table.page
    await table.show("two-turn")
    await page.keyboard.press("1")
    await page.wait_for_timeout(SLOWER_THAN_A_BOUNCE)
    await page.keyboard.press("Enter")
    assert await focused(page) in await page.evaluate("gallery.state.room.match.hand")
    await page.evaluate("gallery.next(gallery.fixtures['count-2'].room)")
    await drawn(page)
    assert await page.evaluate("document.activeElement.id") == "t-sheet-title"


async def test_floor_cards_keep_their_places(table: Gallery) -> None:
    page = table.page
    where = """Object.fromEntries([...document.querySelectorAll('.t-place')].map(({style, firstElementChild}) =>
        [firstElementChild.dataset.card, style.getPropertyValue('--x') + style.getPropertyValue('--y')]))"""
    await table.show("move-capture")
    await page.evaluate("gallery.next(gallery.fixture.before)")
    before = await page.evaluate(where)
    await page.evaluate("gallery.next(gallery.fixture.room, gallery.fixture.events)")
    after = await page.evaluate(where)
    assert after
    assert after == {card: before[card] for card in after}


async def test_motion_blocks_nothing_and_ends_at_a_tap(table: Gallery) -> None:
    page = table.page
    await table.show("move-capture")
    await page.evaluate("gallery.next(gallery.fixture.before)")
    await page.evaluate("gallery.next(gallery.fixture.room, gallery.fixture.events)")
    assert await page.locator(".t-ghost").count() > 0
    await hand(page, "3S").click()
    assert await lifted(page) == ["3S"]
    assert await page.locator(".t-ghost").count() == 0


async def test_with_reduced_motion_cards_only_fade(browser: Browser, address: str) -> None:
    async with gallery(browser, address, PHONE, reduced_motion="reduce") as table:
        await table.show("move-capture")
        await table.page.evaluate("gallery.next(gallery.fixture.before)")
        await table.page.evaluate("gallery.next(gallery.fixture.room, gallery.fixture.events)")
        moved = await table.page.evaluate(
            "document.getAnimations().filter((a) => a.effect.target?.matches('.t-ghost, .card'))"
            ".flatMap((a) => a.effect.getKeyframes()).filter(({transform}) => transform && transform !== 'none').length"
        )
        assert moved == 0


async def test_a_card_is_looked_at_when_it_is_not_your_turn(table: Gallery) -> None:
    page = table.page
    await table.show("two-wait")
    await hand(page, "7D").click()
    assert await lifted(page) == ["7D"]
    assert await page.locator(".t-controls .t-main").count() == 0
    await page.wait_for_timeout(SLOWER_THAN_A_BOUNCE)
    await hand(page, "7D").click()
    assert (await lifted(page), await plays(page)) == ([], [])


async def test_leaving_asks_first(table: Gallery) -> None:
    page = table.page
    await table.show("two-turn")
    await page.locator(".t-bar .t-round").first.click()
    await page.get_by_role("dialog").get_by_role("button", name="Stay").click()
    await drawn(page)
    assert await page.get_by_role("dialog").count() == 0
    await page.locator(".t-bar .t-round").first.click()
    await page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    assert await page.evaluate("gallery.calls") == [["leave"]]


async def test_the_host_is_asked_before_a_player_is_removed(table: Gallery) -> None:
    page = table.page
    await table.show("countdown-2-host")
    button = page.get_by_role("button", name=re.compile("^Remove .*Karim"))
    await button.click()
    await page.get_by_role("dialog").get_by_role("button", name="Keep").click()
    await drawn(page)
    assert await page.evaluate("gallery.calls") == []
    await button.focus()
    await page.keyboard.press("Enter")
    await page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    assert await page.evaluate("gallery.calls") == [["remove", 2]]


async def test_the_question_goes_away_with_the_player_and_with_the_start(table: Gallery) -> None:
    page = table.page
    for becomes in ("waiting-2", "two-turn"):
        await table.show("countdown-2-host")
        await page.get_by_role("button", name=re.compile("^Remove")).click()
        await page.evaluate("(name) => gallery.next(gallery.fixtures[name].room)", becomes)
        await drawn(page)
        assert await page.get_by_role("dialog").count() == 0
    await page.keyboard.press("1")
    assert len(await lifted(page)) == 1


async def test_nobody_but_the_host_removes_and_nobody_the_host(table: Gallery) -> None:
    for scene in ("waiting-4-wide", "countdown-4"):
        await table.show(scene)
        if scene == "countdown-4":
            await table.page.evaluate("Object.assign(gallery.state.room, {you: 2, seat: 1, host: 2}); gallery.draw()")
        names = await table.page.locator(".t-remove").evaluate_all("(all) => all.map((button) => button.ariaLabel)")
        assert len(names) == (0 if scene == "waiting-4-wide" else 2)


async def test_cards_are_named_for_those_who_listen(table: Gallery) -> None:
    page = table.page
    await table.show("two-turn")
    names = await page.locator(".t-hand-card").evaluate_all("(cards) => cards.map((card) => card.ariaLabel)")
    plain = [name.replace("\u2068", "").replace("\u2069", "") for name in names]
    assert "seven of diamonds, komi" in plain
    floor = page.get_by_role("list").filter(has=page.locator(".t-place"))
    assert await floor.get_by_role("listitem").count() == await page.evaluate("gallery.state.room.match.floor.length")
    await hand(page, "10S").click()
    said = (await page.locator("[role=status]").inner_text()).replace("\u2068", "").replace("\u2069", "")
    assert said == "Takes 2 cards Takes four of clubs and six of hearts."
