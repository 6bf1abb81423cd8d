"""The real pages in a browser, with nobody behind the WebSockets: each screen is told what the server would have said.

The pages come from a real `basra serve`; its sockets and its API are answered here, by what the protocol's own models
make, so that every state can be shown that a server is seldom in.
"""

import asyncio
import itertools
import json
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page, WebSocketRoute

from app.protocol.http import Problem, Problems, RoomPreview
from app.protocol.server import Lobby, ServerMessage
from tests.browser.server import Server
from tests.gallery.gallery import PHONE_WIDTH, REST
from tests.gallery.screens import Screen

FAULTS = (Path(__file__).resolve().parent / "pagefaults.js").read_text(encoding="utf-8")
# Before the page's own scripts: what the browser remembers, and the API; routing would turn the cache off.
FIRST = """({ kept, tab, api, blocked }) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(`basra.${key}`, JSON.stringify(value));
    for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(`basra.${key}`, JSON.stringify(value));
    const { fetch } = globalThis;
    globalThis.fetch = (asked, ...more) => {
        if (blocked && String(asked).includes(blocked)) return Promise.reject(new TypeError("blocked"));
        if (!/\\/api\\/rooms/.test(String(asked))) return fetch(asked, ...more);
        return Promise.resolve(new Response(JSON.stringify(api), { status: api.error ? 404 : 200 }));
    };
}"""
HOST = "basra.example"
MAPPED = f"--host-resolver-rules=MAP {HOST} 127.0.0.1"  # for the browser
AT_MOST_MS = 30_000
# What a screen may be about, a refused request or a dead line; and a header that only TLS brings to life.
EXPECTED = ("Failed to load", "WebSocket", "Cross-Origin-Opener-Policy")


class Site:
    """The site at one size; `complaints` is what the browser had to say against the screen that is shown."""

    page: Page

    def __init__(self, context: BrowserContext, url: str, lang: str, theme: str) -> None:
        self.context, self.url, self.lang, self.theme = context, url, lang, theme
        self.complaints: list[str] = []
        context.set_default_timeout(AT_MOST_MS)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(words in message.text for words in EXPECTED):
            self.complaints.append(message.text)

    async def show(self, screen: Screen) -> None:
        """Open the screen's address in a fresh page, do what leads to it, and let it come to rest."""
        for page in self.context.pages:
            await page.close()
        await self.context.set_offline(False)
        self.complaints.clear()
        self.page = await self.context.new_page()
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        kept = {"language": self.lang, "theme": self.theme, **screen.kept}
        told = {"kept": kept, "tab": screen.tab, "api": json.loads(_api(screen)), "blocked": screen.blocked}
        await self.page.add_init_script(f"({FIRST})({json.dumps(told)})")
        lines = itertools.count()
        await self.page.route_web_socket(re.compile(r"/ws/"), lambda socket: _answer(socket, screen, next(lines)))
        await self.page.goto(self.url + screen.path)
        await self.page.locator(screen.there).first.wait_for()
        for step in screen.steps:
            await step(self.page)
        await self.page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
        await self.page.evaluate(REST)

    async def faults(self) -> list[str]:
        return [*self.complaints, *await self.page.evaluate(FAULTS)]


def _answer(socket: WebSocketRoute, screen: Screen, line: int) -> None:
    answers: tuple[ServerMessage, ...] = screen.room
    lobby = socket.url.endswith("/ws/lobby")
    if lobby:
        rooms = screen.lobby
        answers = () if rooms is None else (rooms if isinstance(rooms, ServerMessage) else Lobby(rooms=rooms),)

    if screen.close is not None and line > 0:
        answers = screen.again
    closings: list[asyncio.Future[None]] = []

    def heard(message: str | bytes) -> None:
        # The lobby's socket says nothing but pings; a room's begins with hello.
        if not lobby and json.loads(message)["type"] == "hello":
            answer()

    def answer() -> None:
        for said in answers:
            socket.send(said.model_dump_json())
        if screen.close is not None:
            closings.append(asyncio.ensure_future(socket.close(code=screen.close)))

    socket.on_message(heard)
    if lobby:
        answer()


def _api(screen: Screen) -> str:
    if screen.preview is None:
        return Problems(error=Problem(code=screen.refusal, message="")).model_dump_json()
    return RoomPreview(room=screen.preview, yours=screen.yours).model_dump_json()


@contextmanager
def served() -> Iterator[str]:
    """Run a server and yield its address: by a name, since the page says less to friends at one that is only here."""
    with Server.started(None) as server:
        yield server.url.replace("127.0.0.1", HOST)


@asynccontextmanager
async def site(
    browser: Browser, url: str, size: tuple[int, int], lang: str = "en", theme: str = "dark", **more: Any
) -> AsyncIterator[Site]:
    width, height = size
    phone = width < PHONE_WIDTH
    context = await browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=2 if phone else 1,
        locale="en-GB",
        reduced_motion="reduce",
        has_touch=phone,
        is_mobile=phone,
        **more,
    )
    yield Site(context, url, lang, theme)
    await context.close()
