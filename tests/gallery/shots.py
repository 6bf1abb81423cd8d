"""Takes pictures of the gallery: every scene, at four sizes, in both languages and themes, and says what does not fit.

python -m tests.gallery.shots [--out DIR] [--scene PART] [--size 360x640] [--lang ar] [--theme dark]
"""

import argparse
import asyncio
from itertools import product
from pathlib import Path

from tests.browser.chromium import chromium
from tests.gallery.gallery import SIZES, gallery, scenes, served


async def shoot(wanted: argparse.Namespace) -> None:
    names = [name for name in scenes() if (wanted.scene or "") in name]
    wanted.out.mkdir(parents=True, exist_ok=True)
    faults = 0
    with served() as address:
        async with chromium() as browser:
            for size, lang, theme in product(SIZES, ("ar", "en"), ("light", "dark")):
                given = f"{size[0]}x{size[1]}"
                if (wanted.size or given, wanted.lang or lang, wanted.theme or theme) != (given, lang, theme):
                    continue
                async with gallery(browser, address, size, lang, theme) as page:
                    for name in names:
                        await page.show(name)
                        await page.page.screenshot(path=wanted.out / f"{name}-{given}-{lang}-{theme}.png")
                        for fault in await page.faults():
                            print(f"{name} {given} {lang} {theme}: {fault}", flush=True)
                            faults += 1
    print(f"{len(names)} scenes, {faults} faults")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("shots-table"))
    for option in ("--scene", "--size", "--lang", "--theme"):
        parser.add_argument(option)
    asyncio.run(shoot(parser.parse_args()))


if __name__ == "__main__":
    main()
