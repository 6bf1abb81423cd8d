"""The phone that somebody plays on: it can die without a word, and be found again."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.async_api import Browser

from tests.browser.player import Player, seated
from tests.browser.proxy import closing
from tests.browser.secrecy import Witness

PATIENCE = 20_000  # ms
Death = Literal["killed", "silent"]
"""killed: the browser is gone, and its sockets with it · silent: nothing comes through any more, and nobody is told."""


class Air:
    """The way between one phone and the server; `clear` while something comes through."""

    def __init__(self) -> None:
        self.url = ""
        self.clear = asyncio.Event()
        self.clear.set()

    @asynccontextmanager
    async def to(self, server_url: str) -> AsyncIterator["Air"]:
        """Lead to that server, from `url`."""
        behind = urlsplit(server_url)
        ways: set[asyncio.Task[None]] = set()

        async def visit(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            back_reader, back_writer = await asyncio.open_connection(behind.hostname, behind.port)
            async with closing(writer), closing(back_writer):
                both = [
                    asyncio.create_task(self._carry(*way)) for way in ((reader, back_writer), (back_reader, writer))
                ]
                try:
                    await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    for way in both:
                        way.cancel()
                    await asyncio.gather(*both, return_exceptions=True)

        async def visited(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            task = asyncio.current_task()
            assert task
            ways.add(task)
            task.add_done_callback(ways.discard)
            with contextlib.suppress(asyncio.CancelledError, OSError):
                await visit(reader, writer)

        relay = await asyncio.start_server(visited, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{relay.sockets[0].getsockname()[1]}/"
        try:
            yield self
        finally:
            relay.close()
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                data = await reader.read(65536)
                await self.clear.wait()
                if not data:
                    return
                writer.write(data)


class Phone:
    """One person's phone: `player` is who plays on it now, also after it died and was found again."""

    def __init__(self, browser: Browser, witness: Witness, air: Air, player: Player, device: dict[str, Any]) -> None:
        self._browser, self._witness, self._device = browser, witness, device
        self._air, self.player = air, player
        player.page.set_default_timeout(PATIENCE)
        self._cookies: Any = None
        self._later = AsyncExitStack()

    @property
    def url(self) -> str:
        return self._air.url

    async def dies(self, how: Death) -> None:
        if how == "silent":
            self._air.clear.clear()
            return
        self._cookies = await self.player.context.storage_state()
        await self.player.context.close()

    async def is_found(self, code: str) -> Player:
        """Charge it, open the room's link again, and return whoever sits at it."""
        self._air.clear.set()
        if self._cookies is not None:
            again = seated(self._browser, self._witness, self.player.name, self._device, storage_state=self._cookies)
            self.player = await self._later.enter_async_context(again)
            self.player.page.set_default_timeout(PATIENCE)
            await self.player.page.goto(f"{self.url}r/{code}")
        await self.player.page.locator(".t-scene").wait_for()
        return self.player

    async def close(self) -> None:
        self.player.complaints = [words for words in self.player.complaints if "WebSocket" not in words]
        await self._later.aclose()


@asynccontextmanager
async def phone(
    browser: Browser, witness: Witness, server_url: str, name: str, device: dict[str, Any]
) -> AsyncIterator[Phone]:
    """A phone with somebody at it, who reaches the server only through the air."""
    async with Air().to(server_url) as air, seated(browser, witness, name, device) as player:
        owned = Phone(browser, witness, air, player, device)
        try:
            yield owned
        finally:
            await owned.close()
            player.complaints.clear()  # whatever a dying browser says
