"""A real server in this event loop, and tabs of browsers that talk to it over real sockets."""

import asyncio
import contextlib
import itertools
import json
import socket
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx
import pytest
import redis.asyncio
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from app.main import create_app
from app.settings import Settings

_pages = itertools.count(1)


class Server:
    """A running server: its app, its address."""

    def __init__(self, app: Any, port: int, config: uvicorn.Config | None = None) -> None:
        self.app, self.port, self.config = app, port, config
        self.http = f"http://127.0.0.1:{port}"
        self.ws = f"ws://127.0.0.1:{port}"


@pytest.fixture
def settings() -> Settings:
    return Settings(countdown=0.05, bot_think=0.02, room_burst=1000, reconcile=0.3)


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Server]:
    async with serving(settings) as server:
        yield server


@pytest.fixture
async def two(redis_url: str) -> AsyncIterator[tuple[Server, Server]]:
    client = redis.asyncio.from_url(redis_url)
    await client.flushall()
    await client.aclose()
    settings = Settings(countdown=0.05, bot_think=0.02, room_burst=1000, reconcile=0.3, redis_url=redis_url)
    async with serving(settings) as one, serving(settings) as other:
        yield one, other


@contextlib.asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[Server]:
    """Serve with these settings on a free port, as one process of its own would."""
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        http="app.wire:Http",
        ws="app.wire:Ws",
        ws_max_size=32 * 1024,
        log_level="warning",
        timeout_graceful_shutdown=2,
        proxy_headers=False,
        server_header=False,
    )
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    running = uvicorn.Server(config)
    task = asyncio.create_task(running.serve(sockets=[listening]))
    async with asyncio.timeout(10):
        while not running.started:  # noqa: ASYNC110  uvicorn has no event for it
            await asyncio.sleep(0.01)
    yield Server(app, listening.getsockname()[1], config)
    running.should_exit = True
    await task
    listening.close()


class Browser:
    """A browser: its cookie, and the tabs that it opens; with an address, it comes through a trusted proxy."""

    def __init__(self, server: Server, address: str | None = None) -> None:
        self.server, self.address = server, address
        self.cookie: str | None = None
        self.tabs: list[Tab] = []

    @property
    def headers(self) -> dict[str, str]:
        told = {"cookie": self.cookie, "x-forwarded-for": self.address}
        return {name: value for name, value in told.items() if value}

    async def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        headers = self.headers
        async with httpx.AsyncClient(base_url=self.server.http, headers=headers) as client:
            response = await client.request(method, path, **more)
        self._keep(response.headers.get("set-cookie"))
        return response

    def _keep(self, cookie: str | None) -> None:
        if cookie:
            self.cookie = cookie.split(";")[0]

    async def create(self, name: str = "Mona", **options: Any) -> str:
        response = await self.request("POST", "/api/rooms", json={"name": name, **options})
        assert response.status_code == 201, response.text
        code = response.json()["code"]
        assert isinstance(code, str)
        return code

    async def open(
        self, code: str, player: int | None = None, page: str | None = None, at: Server | None = None
    ) -> "Tab":
        """Open a tab at a room, at this or another process, and say hello."""
        server = at or self.server
        headers = {"origin": server.http, **self.headers}
        opened = await connect(f"{server.ws}/ws/rooms/{code}", additional_headers=headers, compression=None)
        assert opened.response is not None
        self._keep(opened.response.headers.get("set-cookie"))
        tab = Tab(opened, page or f"page-{next(_pages)}")
        self.tabs.append(tab)
        with contextlib.suppress(ConnectionClosed):  # what it says before it closes can still be read
            await tab.send(type="hello", page=tab.page, player=player)
        return tab

    async def host(self, **options: Any) -> tuple[str, "Tab"]:
        """Create a room and sit in it."""
        code = await self.create(**options)
        tab = await self.open(code, 1)
        await tab.expect("welcome")
        return code, tab

    async def join(self, code: str, name: str = "Ali") -> "Tab":
        """Open the room and sit down as a new player."""
        tab = await self.open(code)
        await tab.expect("preview")
        answer = await tab.ask(type="join", name=name)
        assert answer["type"] == "welcome", answer
        return tab


class Tab:
    """One tab of a room: it remembers the last view, the chat and every frame it got."""

    def __init__(self, opened: ClientConnection, page: str) -> None:
        self.socket, self.page = opened, page
        self.room: dict[str, Any] = {}
        self.chat: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self._ids = itertools.count(1)

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def raw(self, text: str | bytes) -> None:
        await self.socket.send(text)

    async def receive(self) -> dict[str, Any]:
        async with asyncio.timeout(5):
            message: dict[str, Any] = json.loads(await self.socket.recv())
        self.frames.append(message)
        if message["type"] in {"welcome", "view"}:
            self.room = message["room"]
        if message["type"] == "welcome":
            self.chat = [line["text"] for line in message["chat"]]
        if message["type"] == "chatted":
            self.chat.append(message["line"]["text"])
        if message["type"] == "probe":
            with contextlib.suppress(ConnectionClosed):
                await self.send(type="here")
        return message

    async def expect(self, kind: str) -> dict[str, Any]:
        """Return the next message of that type; an error meanwhile is a failure unless it was asked for."""
        while True:
            message = await self.receive()
            if message["type"] == kind:
                return message
            assert message["type"] != "error", message

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Return the first view that is as wanted, the last one included."""
        while not (self.room and wanted(self.room)):
            await self.receive()
        return self.room

    async def hears(self, *texts: str) -> None:
        """Read on until the chat is this."""
        while self.chat != list(texts):
            await self.receive()

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message with an id and return its answer."""
        request = message.setdefault("id", f"{self.page}-{next(self._ids)}")
        await self.send(**message)
        while True:
            answer = await self.receive()
            if answer.get("id") == request:
                return answer

    async def closed(self) -> tuple[str | None, int | None]:
        """Return the reason that was told and the close code, once the server has closed the socket."""
        reason = None
        with contextlib.suppress(ConnectionClosed):
            while True:
                message = await self.receive()
                if message["type"] == "closed":
                    reason = message["reason"]
        return reason, self.socket.close_code

    async def drop(self) -> None:
        """Lose the connection without a word."""
        self.socket.transport.abort()
        await self.socket.wait_closed()


@pytest.fixture
async def browsers(server: Server) -> AsyncIterator[Callable[..., Browser]]:
    made: list[Browser] = []

    def new(address: str | None = None) -> Browser:
        made.append(Browser(server, address))
        return made[-1]

    yield new
    for browser in made:
        for tab in browser.tabs:
            await tab.socket.close()
