"""Takes pictures of every scene of the table and every screen of the page, and says what does not fit: `make gallery`.

python -m tests.gallery.shots [--out DIR] [--scene PART] [--size 360x640] [--lang ar] [--theme dark]
"""

import argparse
import asyncio
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from playwright.async_api import Browser

from tests.browser.chromium import chromium
from tests.gallery import site
from tests.gallery.gallery import SIZES, gallery, scenes, served
from tests.gallery.screens import screens
from tests.gallery.sheet import Shot, write_sheet

OUT = Path(__file__).resolve().parents[2] / "build" / "gallery"
AT_ONCE = 2  # contexts: more than that gain nothing on two cores

Look = tuple[tuple[int, int], str, str]


def looks(wanted: argparse.Namespace) -> Iterator[Look]:
    for size, lang, theme in product(SIZES, (wanted.lang,) if wanted.lang else ("ar", "en"), ("light", "dark")):
        given = f"{size[0]}x{size[1]}"
        if (wanted.size or given, wanted.theme or theme) == (given, theme):
            yield size, lang, theme


async def shoot_scenes(browser: Browser, address: str, look: Look, wanted: argparse.Namespace) -> list[Shot]:
    (width, height), lang, theme = look
    shots: list[Shot] = []
    async with gallery(browser, address, *look) as table:
        for name in scenes():
            if (wanted.scene or "") not in name:
                continue
            await table.show(name)
            shots.append(Shot(name, f"{width}x{height}", lang, theme, tuple(await table.faults())))
            await table.page.screenshot(path=wanted.out / shots[-1].file)
            tell(shots[-1])
    return shots


async def shoot_screens(browser: Browser, url: str, look: Look, wanted: argparse.Namespace) -> list[Shot]:
    (width, height), lang, theme = look
    shots: list[Shot] = []
    async with site.site(browser, url, *look) as pages:
        for name, screen in screens().items():
            if (wanted.scene or "") not in name:
                continue
            await pages.show(screen)
            shots.append(Shot(name, f"{width}x{height}", lang, theme, tuple(await pages.faults())))
            await pages.page.screenshot(path=wanted.out / shots[-1].file, full_page=screen.whole)
            tell(shots[-1])
    return shots


def tell(shot: Shot) -> None:
    for fault in shot.faults:
        print(f"{shot.scene} {shot.size} {shot.lang} {shot.theme}: {fault}", flush=True)


async def shoot(wanted: argparse.Namespace) -> None:
    wanted.out.mkdir(parents=True, exist_ok=True)
    turns = asyncio.Semaphore(AT_ONCE)
    with served() as address, site.served() as url:
        async with chromium(site.MAPPED) as browser:

            async def one(look: Look) -> list[Shot]:
                async with turns:
                    return [
                        *await shoot_screens(browser, url, look, wanted),
                        *await shoot_scenes(browser, address, look, wanted),
                    ]

            shots = [shot for some in await asyncio.gather(*map(one, looks(wanted))) for shot in some]
    write_sheet(wanted.out, shots)
    faults = sum(len(shot.faults) for shot in shots)
    print(f"{len(shots)} pictures, {faults} faults: {wanted.out / 'index.html'}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=OUT)
    for option in ("--scene", "--size", "--lang", "--theme"):
        parser.add_argument(option)
    asyncio.run(shoot(parser.parse_args()))


if __name__ == "__main__":
    main()
