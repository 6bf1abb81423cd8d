"""Words in a language that is longer and higher than English are cut off nowhere."""

import json
from collections.abc import AsyncIterator, Iterator

import pytest
from playwright.async_api import Browser, BrowserContext

from tests.browser.chromium import chromium
from tests.gallery import site
from tests.gallery.gallery import HERE, ROOT, gallery, scenes, served
from tests.gallery.pseudo import LONGER, pseudo
from tests.gallery.screens import screens

MESSAGES = ROOT / "static" / "messages" / "en"
CUT = (HERE / "cutwords.js").read_text(encoding="utf-8")
SIZES = [(360, 640), (1440, 900)]
# In place of English, which is never fetched then.
SPOKEN = """(texts) => {
    const { fetch } = globalThis;
    globalThis.fetch = (asked, ...more) => {
        const file = /\\/messages\\/en\\/(\\w+)\\.ftl/.exec(String(asked))?.[1];
        return file ? Promise.resolve(new Response(texts[file])) : fetch(asked, ...more);
    };
}"""


def texts() -> dict[str, str]:
    return {path.stem: pseudo(path.read_text(encoding="utf-8")) for path in MESSAGES.glob("*.ftl")}


async def speaks(context: BrowserContext) -> None:
    await context.add_init_script(f"({SPOKEN})({json.dumps(texts())})")


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with chromium(site.MAPPED) as browser:
        yield browser


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served() as address:
        yield address


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with site.served() as url:
        yield url


def test_the_language_is_longer_and_keeps_what_is_put_in() -> None:
    assert pseudo("# About\nplay = Play\n") == "# About\nplay = ⟦Pḷấấỹỹ⟧\n"
    assert pseudo("to = to { $target }") == "to = ⟦ṭộộ { $target }⟧"
    counted = "left = Deal, { $n ->\n    [one] one card\n   *[other] { $n } cards\n}."
    assert pseudo(counted).split("\n")[1:] == ["    [one] ⟦ộộňểể çấấřḍ⟧", "   *[other] ⟦{ $n } çấấấřḍṣ⟧", "}."]
    for path in MESSAGES.glob("*.ftl"):
        english = path.read_text(encoding="utf-8")
        words = "".join(line for line in english.split("\n") if not line.startswith("#"))
        longer = "".join(line for line in pseudo(english).split("\n") if not line.startswith("#"))
        assert len(longer) > len(words) * (1 + LONGER / 2)
        assert longer.count("{ $") == words.count("{ $")


@pytest.mark.browser
@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES, ids=["phone", "desktop"])
async def test_no_scene_of_the_table_cuts_words(browser: Browser, address: str, size: tuple[int, int]) -> None:
    faults = {}
    async with gallery(browser, address, size) as table:
        await speaks(table.page.context)
        for scene in scenes():
            await table.show(scene)
            if found := [*await table.faults(), *await table.page.evaluate(CUT)]:
                faults[scene] = found
        assert await table.page.locator("text=⟦").count()
    assert not faults


@pytest.mark.browser
@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES, ids=["phone", "desktop"])
async def test_no_screen_of_the_page_cuts_words(browser: Browser, url: str, size: tuple[int, int]) -> None:
    faults = {}
    async with site.site(browser, url, size) as pages:
        await speaks(pages.context)
        for name, screen in screens().items():
            await pages.show(screen)
            if found := [*await pages.faults(), *await pages.page.evaluate(CUT)]:
                faults[name] = found
    assert not faults
