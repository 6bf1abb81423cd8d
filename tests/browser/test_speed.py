"""What the packaged page costs and how quickly it answers, held to the budgets of docs/performance.md."""

import asyncio
import contextlib
import re
import shutil
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, Route, expect

from tests.browser.measure import Crowd, Weight, layout_shift, shifts, slow_line, slow_processor, waits, watch
from tests.browser.player import DESKTOP, PHONE, Player, seated
from tests.browser.secrecy import Witness
from tests.browser.server import Server

pytestmark = [pytest.mark.browser]

KB = 1_000
EVERYTHING, SCRIPTS = 100 * KB, 45 * KB
GOAL_MS, AT_MOST_MS = 100, 250  # what is wanted, and what is held until it is reached: docs/performance.md
DEALS = 3
MOVES_AT_TABLE = 0.02  # words that change in their place
LOCALES = ["en-GB", "ar-EG"]
DEVICES = pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])

PLACES = """() => [...document.querySelectorAll('#page :not(.spinner)')].map((element) => {
  const {x, y, width, height} = element.getBoundingClientRect();
  return [element.tagName, element.getAttribute('class'), ...[x, y, width, height].map(Math.round)].join(' ');
})"""
LOADED = """() => [...new Set(performance.getEntriesByType('resource').map(({name}) => new URL(name).pathname))]
  .filter((path) => path.endsWith('.js') && !path.endsWith('/early.js')).sort()"""
NAMED = """() => [...document.querySelectorAll('link[rel=modulepreload]')]
  .map(({href}) => new URL(href).pathname).sort()"""


async def settled(page: Page) -> None:
    """Wait until nothing has been asked for a while."""
    await page.wait_for_load_state("networkidle")


async def opened_room(browser: Browser, server: Server, **more: Any) -> str:
    """Return the code of a room that somebody who is there has just made."""
    page = await browser.new_page()
    body = {"name": "Mona", "seats": 2, "public": True, **more}
    answer = await page.request.post(f"{server.url}api/rooms", data=body)
    code = str((await answer.json())["code"])
    await page.close()
    return code


async def after(event: asyncio.Event, route: Route) -> None:
    await event.wait()
    await route.continue_()


class TestTheFirstVisit:
    @pytest.mark.parametrize("locale", LOCALES)
    async def test_of_the_lobby_costs_little(self, browser: Browser, packaged_server: Server, locale: str) -> None:
        page = await browser.new_page(locale=locale)
        weight = await Weight.of(page)
        await page.goto(packaged_server.url)
        await page.locator(".open-tables .empty:not([role])").wait_for()
        await settled(page)
        assert 10 * KB < weight.scripts <= SCRIPTS, weight.bytes
        assert 20 * KB < weight.total <= EVERYTHING, weight.bytes
        assert not [name for name in weight.names if re.search(r"/(table|room)\b.*\.(js|css)$", name)], weight.names
        await page.close()

    @pytest.mark.parametrize("locale", LOCALES)
    async def test_of_a_room_by_its_link_costs_little(
        self, browser: Browser, packaged_server: Server, locale: str
    ) -> None:
        code = await opened_room(browser, packaged_server)
        page = await browser.new_page(locale=locale)
        weight = await Weight.of(page)
        await page.goto(f"{packaged_server.url}r/{code}")
        await page.locator("main.door").wait_for()
        await settled(page)
        assert [name for name in weight.names if name.endswith("/room.js")]
        assert 20 * KB < weight.scripts <= SCRIPTS, weight.bytes
        assert weight.total <= EVERYTHING, weight.bytes
        await page.close()

    @pytest.mark.parametrize("kind", ["sources", "package"])
    async def test_names_ahead_every_module_that_it_loads(self, browser: Browser, bundle: Path, kind: str) -> None:
        with Server.started(None, static=bundle if kind == "package" else None) as server:
            code = await opened_room(browser, server)
            for path, there in (("", "main.lobby"), (f"r/{code}", "main.door")):
                page = await browser.new_page()
                await page.goto(server.url + path)
                await page.locator(f"#page:not([inert]) {there}").wait_for()
                await settled(page)
                named = await page.evaluate(NAMED)
                assert len(named) > (20 if kind == "sources" else 0)
                assert named == await page.evaluate(LOADED)
                await page.close()

    async def test_again_asks_for_the_page_alone(self, browser: Browser, packaged_server: Server) -> None:
        page = await browser.new_page()
        await page.goto(packaged_server.url)
        await settled(page)
        weight = await Weight.of(page)
        await page.reload()
        await settled(page)
        assert weight.total < 2 * KB, weight.bytes  # the heads that say that nothing is new
        await page.close()


class TestTheFirstScreen:
    @DEVICES
    @pytest.mark.parametrize("locale", LOCALES)
    async def test_is_where_the_living_one_is(
        self, browser: Browser, packaged_server: Server, device: dict[str, Any], locale: str
    ) -> None:
        for path in ("", "r/ABCDEF"):
            context = await browser.new_context(**device, locale=locale, color_scheme="dark", service_workers="block")
            page = await context.new_page()
            # Nobody answers the sockets: what is shown is what is known before anything is heard.
            await page.route_web_socket(re.compile("/ws/"), lambda socket: None)
            seen = asyncio.Event()
            await page.route("**/js/main.js", partial(after, seen))
            await page.goto(packaged_server.url + path, wait_until="commit")
            await page.locator("#page[inert] main").wait_for()
            came = await page.evaluate(PLACES)
            seen.set()
            await page.locator("#page:not([inert]) main").wait_for()
            assert await page.evaluate(PLACES) == came
            assert len(came) > 20
            await context.close()

    @DEVICES
    @pytest.mark.parametrize("locale", LOCALES)
    async def test_moves_nothing_as_it_comes_to_life(
        self, browser: Browser, packaged_server: Server, device: dict[str, Any], locale: str
    ) -> None:
        page = await browser.new_page(**device, locale=locale)
        await watch(page)
        await slow_line(page)
        await page.goto(packaged_server.url)
        await page.locator(".open-tables .empty:not([role])").wait_for()
        assert await shifts(page) == []
        await page.close()

    async def test_is_hidden_where_another_language_was_chosen(self, browser: Browser, packaged_server: Server) -> None:
        page = await browser.new_page(locale="en-GB")
        await page.add_init_script("localStorage.setItem('basra.language', '\"ar\"')")
        await page.route("**/js/main.js", lambda route: None)
        await page.goto(packaged_server.url, wait_until="commit")
        await page.locator("#page[inert] main").wait_for(state="attached")
        await expect(page.locator("html")).to_have_attribute("dir", "rtl")
        await expect(page.locator("#page main")).to_be_hidden()
        await page.close()


class TestAnUpdate:
    @pytest.fixture
    def next_bundle(self, bundle: Path, tmp_path: Path) -> Path:
        """The same files but for one, and so all at other addresses."""
        folder = tmp_path / "static"
        shutil.copytree(bundle, folder)
        with (folder / "css/first.css").open("a") as sheet:
            sheet.write("html{--of-the-next-version:1}")
        return folder

    async def test_reaches_a_page_that_was_opened_before_it_when_that_needs_more(
        self, browser: Browser, bundle: Path, next_bundle: Path
    ) -> None:
        page = await browser.new_page(locale="en-GB")
        with contextlib.ExitStack() as running:
            server = running.enter_context(Server.started(None, static=bundle))
            await page.goto(server.url)
            await page.locator("#page:not([inert]) main.lobby").wait_for()
            server.stop()
            running.enter_context(Server.started(None, port=server.port, static=next_bundle))
            # Too quick for the page to have loaded the room meanwhile.
            await page.evaluate("""() => {
              const create = document.querySelector('form.open-a-table');
              const name = document.getElementById('own-name');
              name.value = 'Mona';
              name.dispatchEvent(new InputEvent('input'));
              create.requestSubmit();
            }""")
            await page.locator(".t-scene").wait_for()
            new = "getComputedStyle(document.documentElement).getPropertyValue('--of-the-next-version')"
            assert await page.evaluate(new) == "1"
        await page.close()

    async def test_in_the_middle_of_loading_is_loaded_again(
        self, browser: Browser, bundle: Path, next_bundle: Path
    ) -> None:
        with (
            Server.started(None, static=bundle) as old,
            Server.started(None, port=0, static=next_bundle) as new,
        ):
            page = await browser.new_page(locale="en-GB")
            stale = (await (await page.request.get(old.url)).body()).decode()
            answers = iter([stale])

            async def page_of_the_old(route: Route) -> None:
                body = next(answers, None)
                if body is None:
                    await route.continue_()
                else:
                    await route.fulfill(body=body, content_type="text/html")

            await page.route(new.url, page_of_the_old)
            await page.goto(new.url)
            await page.locator("#page:not([inert]) main.lobby").wait_for()
            await page.close()

    async def test_that_is_no_better_says_so_and_does_not_go_on_for_ever(
        self, browser: Browser, packaged_server: Server
    ) -> None:
        page = await browser.new_page(locale="en-GB")
        loads = list[str]()
        page.on("framenavigated", lambda frame: loads.append(frame.url))
        await page.route("**/js/main.js", lambda route: route.fulfill(status=404))
        await page.route(
            "**/js/early.js",
            lambda route: route.fulfill(status=404) if route.request.method == "HEAD" else route.continue_(),
        )
        await page.goto(packaged_server.url)
        await page.get_by_text("The page could not be loaded whole.").wait_for()
        assert len(loads) == 2
        await page.unroute_all()
        await page.get_by_role("button", name="Load again").click()
        await page.locator("#page:not([inert]) main.lobby").wait_for()
        await page.close()


@pytest.mark.slow
async def test_on_a_slow_phone_a_finger_does_not_wait_long(browser: Browser, packaged_server: Server) -> None:
    """What other tests beside this one take of the processor is no fault of the page, and is taken off."""
    witness, crowd = Witness(), Crowd(browser)
    phone = {**PHONE, "reduced_motion": "no-preference"}
    found, moved = list[float](), list[float]()
    async with seated(browser, witness, "Mona", phone) as mona, seated(browser, witness, "Adel", DESKTOP) as adel:
        code = await mona.open_table(packaged_server.url, seats=2, rules="Classic", target=1001)
        await adel.join_with_link(packaged_server.url, code)
        await asyncio.gather(mona.begins(), adel.begins())
        await watch(mona.page)

        async def plays(player: Player, times: int) -> None:
            for _ in range(times):
                await player.play_one()

        while len(found) < DEALS and not (found and found[-1] <= GOAL_MS):
            if found:
                await asyncio.gather(*(player.press_while_there(player.button("Ready")) for player in (mona, adel)))
            await mona.page.reload()
            await asyncio.gather(mona.begins(), adel.begins())
            await slow_processor(mona.page, 4)
            await crowd.begin()
            await asyncio.gather(plays(mona, 24), plays(adel, 24))
            factor = await crowd.factor()
            await slow_processor(mona.page, 1)
            measured = await waits(mona.page)
            assert len(measured) > 24, "too little was measured"
            # The 98th percentile: of fifty the longest does not count.
            longest = measured[len(measured) // 50][0]
            found.append(longest / factor)
            moved.append(await layout_shift(mona.page))
            print(f"INP of {len(measured)} touches: {longest} ms, {found[-1]:.0f} without the crowd ({factor:.2f})")
    assert min(found) <= AT_MOST_MS
    print(f"layout shift of each deal: {moved}")
    assert max(moved) <= MOVES_AT_TABLE
