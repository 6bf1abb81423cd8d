"""A reverse proxy as self-hosters have one: a sub-path of its own is taken off, and the rest is passed on."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

NOT_FOUND = b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


@asynccontextmanager
async def below(path: str, server_url: str) -> AsyncIterator[str]:
    """Yield the address at which the server is to be found below this path, and nowhere else."""
    behind = urlsplit(server_url)
    visits: set[asyncio.Task[None]] = set()

    async def visit(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        method, target, rest = head.split(" ", 2)
        if not target.startswith(path):
            writer.write(NOT_FOUND)
            return
        if "upgrade: websocket" not in head.lower():  # one request a connection, so that each one's path is seen
            rest = rest.replace("Connection: keep-alive", "Connection: close")
        back_reader, back_writer = await asyncio.open_connection(behind.hostname, behind.port)
        async with closing(back_writer):
            back_writer.write(f"{method} /{target.removeprefix(path)} {rest}".encode("latin-1"))
            ways = [asyncio.create_task(way) for way in (copied(reader, back_writer), copied(back_reader, writer))]
            try:
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)

    async def visited(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        visits.add(task)
        task.add_done_callback(visits.discard)
        async with closing(writer):
            with contextlib.suppress(asyncio.IncompleteReadError, asyncio.CancelledError, ConnectionError):
                await visit(reader, writer)

    proxy = await asyncio.start_server(visited, "127.0.0.1", 0)
    yield f"http://127.0.0.1:{proxy.sockets[0].getsockname()[1]}{path}"
    proxy.close()
    for task in visits:
        task.cancel()
    await asyncio.gather(*visits)
    await proxy.wait_closed()


@asynccontextmanager
async def closing(writer: asyncio.StreamWriter) -> AsyncIterator[None]:
    try:
        yield
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


async def copied(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(ConnectionError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
