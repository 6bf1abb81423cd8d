"""Nothing keeps anybody out: axe on every screen and scene, each in one look; `make access` takes every look."""

from collections.abc import AsyncIterator, Iterator

import pytest
from playwright.async_api import Browser

from tests.browser.chromium import chromium
from tests.gallery import site
from tests.gallery.axe import LOOKS, against, violations
from tests.gallery.gallery import scenes, served
from tests.gallery.screens import screens

pytestmark = [pytest.mark.browser, pytest.mark.slow]

NAMES = [*screens(), *scenes()]


@pytest.fixture(scope="module")
def urls() -> Iterator[tuple[str, str]]:
    with served() as address, site.served() as url:
        yield address, url


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with chromium(site.MAPPED) as browser:
        yield browser


@pytest.mark.parametrize("look", range(len(LOOKS)), ids=lambda number: "-".join(map(str, LOOKS[number][1:])))
async def test_axe_finds_nothing(browser: Browser, urls: tuple[str, str], look: int) -> None:
    # Seven and eight have nothing in common: neighbours, which are alike, come in different looks.
    names = [name for number, name in enumerate(NAMES) if number * 7 % len(LOOKS) == look]
    assert await against(browser, LOOKS[look], names, urls) == {}


async def test_axe_would_find_something(browser: Browser, urls: tuple[str, str]) -> None:
    page = await browser.new_page()
    await page.goto(urls[1])
    await page.locator("#page:not([inert]) main").wait_for()
    await page.evaluate("document.querySelector('main').insertAdjacentHTML('beforeend', '<button></button>')")
    assert [each for each in await violations(page) if each.startswith("button-name")]
    await page.close()
