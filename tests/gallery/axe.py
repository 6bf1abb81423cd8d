"""Asks axe what keeps people out, on every screen of the page and every scene of the table: `make access`.

python -m tests.gallery.axe [--scene PART]
"""

import argparse
import asyncio
import sys
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page

from tests.browser.chromium import ROOT, chromium
from tests.gallery import site
from tests.gallery.gallery import gallery, scenes, served
from tests.gallery.screens import screens

AXE = ROOT / "node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
LOOKS = list(product([(360, 740), (1440, 900)], ["ar", "en"], ["light", "dark"]))
_ASK = """async ([scene, tags]) => {
  const found = await axe.run(scene ?? document, {runOnly: {type: 'tag', values: tags}, resultTypes: ['violations']});
  return found.violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, failureSummary}) =>
      `${id} (${help}) at ${target.join(' ')}: ${failureSummary.split('\\n').slice(1).join(';').trim()}`));
}"""

Look = tuple[tuple[int, int], str, str]


@cache
def source(path: Path = AXE) -> str:
    return path.read_text(encoding="utf-8")


async def violations(page: Page, scene: str | None = None) -> list[str]:
    """Return what axe finds against the page, or against one part of it."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(source())
    return list(await page.evaluate(_ASK, [scene, TAGS]))


async def against(browser: Browser, look: Look, names: list[str], urls: tuple[str, str]) -> dict[str, list[str]]:
    """Return what is found against these screens and scenes at one size, in one language and one light, by name."""
    found: dict[str, list[str]] = {}
    every: dict[str, Any] = screens()
    address, url = urls
    async with site.site(browser, url, *look) as pages:
        for name in names:
            if name in every:
                await pages.show(every[name])
                found[name] = await violations(pages.page)
    async with gallery(browser, address, *look) as table:
        for name in names:
            if name not in every:
                await table.show(name)
                found[name] = await violations(table.page, ".t-scene")
    return {name: each for name, each in found.items() if each}


async def everything(part: str) -> int:
    """Ask about all with this part in the name, in every look; print what is found and return how much."""
    names = [name for name in (*screens(), *scenes()) if part in name]
    count = 0
    with served() as address, site.served() as url:
        async with chromium(site.MAPPED) as browser:
            for look in LOOKS:
                found = await against(browser, look, names, (address, url))
                for name, each in found.items():
                    count += len(each)
                    print(*(f"{name} {look}: {violation}" for violation in each), sep="\n", flush=True)
    print(f"{len(names)} screens and scenes in {len(LOOKS)} looks: {count} violations")
    return count


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--scene", default="")
    sys.exit(asyncio.run(everything(parser.parse_args().scene)) > 0)
