"""The page without a network, and what becomes of it when the server is another: installed, kept, updated."""

import asyncio
import contextlib
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.async_api import Browser, Error, Page, expect

from tests.browser.player import DESKTOP, seated
from tests.browser.proxy import below
from tests.browser.secrecy import Witness
from tests.browser.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]

KEPT = """async () => {
  const names = await caches.keys();
  const stores = await Promise.all(names.map((name) => caches.open(name)));
  const kept = await Promise.all(stores.map((store) => store.keys()));
  return [names, kept.flat().map(({url}) => url)];
}"""
NEXT = "getComputedStyle(document.documentElement).getPropertyValue('--of-the-next-version')"
SOONER = "dispatchEvent(new Event('online'))"  # or the next try may be half a minute away
LIVING = "#page:not([inert]) main.lobby"


async def until(page: Page, expression: str, holds: Callable[[Any], bool], seconds: float = 40) -> Any:
    """Evaluate until it holds, and return what it is then; a page that is loading itself again says nothing."""
    async with asyncio.timeout(seconds):
        while True:
            with contextlib.suppress(Error):
                if holds(found := await page.evaluate(expression)):
                    return found
            await asyncio.sleep(0.05)


async def kept(page: Page, *, more_than: int = 4) -> tuple[list[str], list[str]]:
    """Wait until the worker keeps the page; return the names of its stores and the addresses in them."""
    state = "navigator.serviceWorker.ready.then(({active}) => active.state)"
    await until(page, state, lambda found: found == "activated")
    names, urls = await until(page, f"({KEPT})()", lambda found: len(found[0]) == 1 and len(found[1]) > more_than)
    return names, urls


@pytest.fixture
def next_bundle(bundle: Path, tmp_path: Path) -> Path:
    """The same files but for one, and so all at other addresses."""
    folder = tmp_path / "static"
    shutil.copytree(bundle, folder)
    with (folder / "css/first.css").open("a") as sheet:
        sheet.write("html{--of-the-next-version:1}")
    return folder


async def is_new(page: Page) -> bool:
    return bool(await page.evaluate(NEXT) == "1")


@pytest.mark.parametrize(("locale", "words"), [("en-GB", "You are offline"), ("ar-EG", "مفيش إنترنت")])
async def test_lobby_opens_without_a_network_says_so_and_goes_on_by_itself(
    browser: Browser, bundle: Path, locale: str, words: str
) -> None:
    context = await browser.new_context(locale=locale)
    page = await context.new_page()
    with contextlib.ExitStack() as running:
        server = running.enter_context(Server.started(None, static=bundle))
        await page.goto(server.url)
        await kept(page)
        server.stop()
        await context.set_offline(True)
        await page.close()
        page = await context.new_page()
        failures = list[str]()
        page.on("pageerror", lambda error: failures.append(str(error)))
        await page.goto(server.url)
        await page.locator(LIVING).wait_for()
        await page.locator(".open-tables").get_by_text(words).wait_for()
        assert not failures
        running.enter_context(Server.started(None, port=server.port, static=bundle))
        await context.set_offline(False)
        await page.locator(".open-tables .empty:not([role])").wait_for(timeout=20_000)
        await expect(page.locator(".open-tables").get_by_text(words)).to_be_hidden()
    await context.close()


async def test_room_opens_without_a_server_and_its_seat_is_there_again(
    browser: Browser, bundle: Path, redis_url: str
) -> None:
    witness = Witness()
    with contextlib.ExitStack() as running:
        server = running.enter_context(Server.started(redis_url, static=bundle))
        async with seated(browser, witness, "Mona", DESKTOP) as mona:
            await mona.open_table(server.url, seats=2, rules="Classic", target=101)
            await kept(mona.page, more_than=8)
            server.stop()
            await mona.page.reload()
            await mona.page.locator("main.words").wait_for()
            running.enter_context(Server.started(redis_url, port=server.port, static=bundle))
            await mona.page.locator(".t-scene").wait_for(timeout=30_000)
            mona.complaints.clear()


async def test_what_was_kept_gives_way_to_the_next_version(browser: Browser, bundle: Path, next_bundle: Path) -> None:
    context = await browser.new_context(locale="en-GB")
    page = await context.new_page()
    with contextlib.ExitStack() as running:
        server = running.enter_context(Server.started(None, static=bundle))
        await page.goto(server.url)
        (old,), _ = await kept(page)
        server.stop()
        await page.reload()
        await page.locator(LIVING).wait_for()
        assert not await is_new(page)
        # The page from the store finds the server again, and that it is another.
        running.enter_context(Server.started(None, port=server.port, static=next_bundle))
        await page.evaluate(SOONER)
        await until(page, NEXT, lambda style: style == "1")
        await page.locator(LIVING).wait_for()
        await until(page, f"({KEPT})()", lambda found: old not in found[0] and len(found[0]) == 1)
    await context.close()


async def test_nobody_is_shown_an_older_page_while_the_server_answers(
    browser: Browser, bundle: Path, next_bundle: Path
) -> None:
    context = await browser.new_context(locale="en-GB")
    page = await context.new_page()
    with contextlib.ExitStack() as running:
        server = running.enter_context(Server.started(None, static=bundle))
        await page.goto(server.url)
        await kept(page)
        await page.goto("about:blank")
        server.stop()
        running.enter_context(Server.started(None, port=server.port, static=next_bundle))
        await page.goto(server.url)
        await page.locator(LIVING).wait_for()
        assert await is_new(page)
    await context.close()


async def test_only_pages_and_files_are_kept_and_nothing_else_passes_by(
    browser: Browser, packaged_server: Server
) -> None:
    witness = Witness()
    async with below("/games/basra/", packaged_server.url) as url, seated(browser, witness, "Mona", DESKTOP) as mona:
        await mona.page.goto(url)
        await kept(mona.page)
        await mona.open_table(url, seats=2, rules="Classic", target=101)
        _, urls = await kept(mona.page, more_than=8)
        assert f"{url}" in urls
        assert f"{url}r/-" in urls
        for each in urls:
            assert each in {url, f"{url}r/-"} or each.startswith(f"{url}static/"), each
        scope = await mona.page.evaluate("navigator.serviceWorker.ready.then(({scope}) => scope)")
        assert scope == url
        answer = await mona.page.evaluate("fetch('healthz').then((answer) => answer.status)")
        assert answer == 200


async def test_it_can_be_installed(browser: Browser, packaged_server: Server) -> None:
    page = await browser.new_page()
    await page.goto(packaged_server.url)
    await kept(page)
    session = await page.context.new_cdp_session(page)
    found = await session.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert (
        urljoin(found["url"], manifest["start_url"]) == packaged_server.url == urljoin(found["url"], manifest["scope"])
    )
    errors = (await session.send("Page.getInstallabilityErrors"))["installabilityErrors"]
    # A window of a test is one that leaves no trace, and such a one installs nothing.
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []
    sizes = {(icon["sizes"], icon.get("purpose", "any")) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    for icon in manifest["icons"]:
        answer = await page.request.get(urljoin(found["url"], icon["src"]))
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]
    await expect(page.locator("link[rel=manifest]")).to_have_count(1)
    await page.close()
