"""Takes pictures of the gallery: every scene, at four sizes, in both languages and themes, and says what does not fit.

    python tests/gallery/shots.py [--out DIR] [--scene PART] [--size 360x640] [--lang ar] [--theme dark]

What is checked on every picture: errors of the page (a refused style among them), a page that scrolls sideways, targets
below 44 px, hand and floor cards out of sight, indices of floor cards that lie under another card.
"""

import argparse
import functools
import http.server
import json
import threading
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[2]
SIZES = ((360, 640), (360, 740), (820, 1180), (1440, 900))
ARGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]

FAULTS = """() => {
  const faults = [];
  const box = (element) => element.getBoundingClientRect();
  const seen = (element) => { const b = box(element); return b.width > 0 && b.height > 0; };
  if (document.documentElement.scrollWidth > innerWidth) faults.push('scrolls sideways');
  for (const element of document.querySelectorAll('button, [role=button], dialog button')) {
    const b = box(element);
    if (seen(element) && (Math.round(b.width) < 44 || Math.round(b.height) < 44)) {
      faults.push(`small target ${element.className || element.dataset.card} ${b.width.toFixed(0)}x${b.height.toFixed(0)}`);
    }
  }
  const cloth = document.querySelector('.t-cloth');
  for (const card of document.querySelectorAll('.t-places .card, .t-hand .card')) {
    const b = box(card);
    if (b.left < -2 || b.right > innerWidth + 2 || b.top < 0 || b.bottom > innerHeight + 14) faults.push(`out of sight ${card.dataset.card}`);
  }
  const floor = [...document.querySelectorAll('.t-places .card')];
  for (const card of floor) {
    const b = box(card);
    const [x, y] = [b.left + b.width * 0.3, b.top + b.height * 0.16];
    for (const other of floor) {
      const o = box(other);
      if (other !== card && x > o.left && x < o.right && y > o.top && y < o.bottom) faults.push(`index of ${card.dataset.card} under ${other.dataset.card}`);
    }
  }
  for (const seat of document.querySelectorAll('.t-spot')) {
    const x = (box(seat).left + box(seat).right) / 2 - innerWidth / 2;
    const side = seat.dataset.side;
    if ((side === 'right' && x < 40) || (side === 'left' && x > -40)) faults.push(`the ${side} seat is not on the ${side}`);
  }
  const overlap = (one, two) => { const [a, b] = [box(one), box(two)]; return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1; };
  const seats = [...document.querySelectorAll('.t-spot .t-avatar, .t-spot .t-plate, .t-pile, .t-stock, .t-last, .t-mine, .t-bar')].filter(seen);
  for (const card of floor) for (const seat of seats) if (overlap(card, seat)) faults.push(`${card.dataset.card} over ${seat.className}`);
  seats.forEach((one, i) => seats.slice(i + 1).forEach((two) => { if (overlap(one, two)) faults.push(`${one.className} over ${two.className}`); }));
  for (const text of document.querySelectorAll('.t-words strong, .t-words span, .t-button, .t-note, .t-target')) {
    if (seen(text) && text.scrollWidth > text.clientWidth + 1 && getComputedStyle(text).display !== 'inline') faults.push(`cut text ${text.className} "${text.textContent.trim()}"`);
  }
  return [...new Set(faults)];
}"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        pass


def serve() -> http.server.ThreadingHTTPServer:
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 9501), functools.partial(Quiet, directory=str(ROOT)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def shoot(browser: Browser, base: str, out: Path, scenes: list[str], wanted: argparse.Namespace) -> int:
    faults = 0
    for (width, height), lang, theme in product(SIZES, ("ar", "en"), ("light", "dark")):
        size = f"{width}x{height}"
        if (wanted.size or size) != size or (wanted.lang or lang) != lang or (wanted.theme or theme) != theme:
            continue
        context = browser.new_context(viewport={"width": width, "height": height}, device_scale_factor=2 if width < 800 else 1)
        page = context.new_page()
        said: list[str] = []
        page.on("console", lambda message: said.append(message.text) if message.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: said.append(str(error)))
        for scene in scenes:
            said.clear()
            page.goto(f"{base}?scene={scene}&lang={lang}&theme={theme}&still")
            page.wait_for_selector("html[data-ready]")
            page.wait_for_timeout(260)
            page.screenshot(path=out / f"{scene}-{size}-{lang}-{theme}.png")
            found = [*(line for line in said if "404" not in line), *page.evaluate(FAULTS)]
            faults += len(found)
            for fault in found:
                print(f"{scene} {size} {lang} {theme}: {fault}", flush=True)
        context.close()
    return faults


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("/tmp/shots-table"))
    for option in ("--scene", "--size", "--lang", "--theme"):
        parser.add_argument(option)
    wanted = parser.parse_args()
    wanted.out.mkdir(parents=True, exist_ok=True)
    names = json.loads((Path(__file__).parent / "fixtures.json").read_text(encoding="utf-8"))
    scenes = [name for name in names if (wanted.scene or "") in name]
    server = serve()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=ARGS)
        base = f"http://127.0.0.1:{server.server_address[1]}/tests/gallery/index.html"
        faults = shoot(browser, base, wanted.out, scenes, wanted)
        browser.close()
    server.shutdown()
    print(f"{len(scenes)} scenes, {faults} faults")


if __name__ == "__main__":
    main()
