"""The gallery in a browser: one fixture at a size, in a language and a theme."""

import functools
import http.server
import json
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, ConsoleMessage, Page

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
SIZES = ((360, 640), (360, 740), (740, 360), (820, 1180), (1440, 900))
FAULTS = (HERE / "faults.js").read_text(encoding="utf-8")
REST = "document.getAnimations().filter((a) => a.effect.getTiming().iterations === 1).forEach((a) => a.finish())"
PHONE_WIDTH = 800


def scenes() -> list[str]:
    return list(json.loads((HERE / "fixtures.json").read_text(encoding="utf-8")))


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        pass


@contextmanager
def served() -> Iterator[str]:
    """Serve the tree on a free port and yield the gallery's address."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(ROOT)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/tests/gallery/index.html"
    server.shutdown()
    server.server_close()


class Gallery:
    """A page of the gallery; `complaints` is what the browser had to say against it."""

    def __init__(self, page: Page, address: str, lang: str, theme: str) -> None:
        self.page, self.address, self.lang, self.theme = page, address, lang, theme
        self.complaints: list[str] = []
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "favicon" not in str(message.location):
            self.complaints.append(message.text)

    async def show(self, scene: str) -> None:
        """Draw a scene, a move's end only, and let it come to rest."""
        self.complaints.clear()
        if self.page.url == "about:blank":
            await self.page.goto(f"{self.address}?lang={self.lang}&theme={self.theme}")
            await self.page.wait_for_selector("html[data-ready]")
        await self.page.evaluate("(scene) => gallery.show(scene, true)", scene)
        await self.page.evaluate(REST)

    async def faults(self) -> list[str]:
        return [*self.complaints, *await self.page.evaluate(FAULTS)]


@asynccontextmanager
async def gallery(
    browser: Browser, address: str, size: tuple[int, int], lang: str = "en", theme: str = "dark", **more: Any
) -> AsyncIterator[Gallery]:
    width, height = size
    scale = 2 if width < PHONE_WIDTH else 1
    context = await browser.new_context(
        viewport={"width": width, "height": height}, device_scale_factor=scale, locale="en-GB", **more
    )
    yield Gallery(await context.new_page(), address, lang, theme)
    await context.close()
