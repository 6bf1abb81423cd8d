"""A link to Redis that loses notices: it passes everything on, but drops published messages at random.

Only replies on a connection that subscribes are looked into; each is read as RESP2 or RESP3 as far as to find its end.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

_AGGREGATES = {b"*": 1, b">": 1, b"~": 1, b"%": 2}


class LossyLink:
    """The running link: `dropped` counts the notices that were lost; `share` of them are."""

    def __init__(self, port: int, share: float, seed: int = 1) -> None:
        self._behind, self._share, self._chance = port, share, Random(seed)
        self.dropped = self.passed = 0
        self.port = 0

    @asynccontextmanager
    async def running(self) -> AsyncIterator["LossyLink"]:
        tasks: set[asyncio.Task[None]] = set()

        async def visited(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            task = asyncio.current_task()
            assert task
            tasks.add(task)
            task.add_done_callback(tasks.discard)
            with contextlib.suppress(asyncio.CancelledError, OSError, EOFError):
                await self._visit(reader, writer)
            writer.close()

        server = await asyncio.start_server(visited, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _visit(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back_reader, back_writer = await asyncio.open_connection("127.0.0.1", self._behind)
        subscribes = asyncio.Event()
        ways = [
            asyncio.create_task(self._asked(reader, back_writer, subscribes)),
            asyncio.create_task(self._answered(back_reader, writer, subscribes)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            back_writer.close()

    async def _asked(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, subscribes: asyncio.Event
    ) -> None:
        while data := await reader.read(65536):
            if b"\r\nSUBSCRIBE\r\n" in data.upper():
                subscribes.set()
            writer.write(data)
            await writer.drain()

    async def _answered(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, subscribes: asyncio.Event
    ) -> None:
        while True:
            reply = await _reply(reader)
            if subscribes.is_set() and b"$7\r\nmessage\r\n" in reply[:20]:
                if self._chance.random() < self._share:
                    self.dropped += 1
                    continue
                self.passed += 1
            writer.write(reply)
            await writer.drain()


async def _reply(reader: asyncio.StreamReader) -> bytes:
    """Return the next whole reply as it came."""
    head = await reader.readuntil(b"\r\n")
    kind, rest = head[:1], head[1:-2]
    if kind in _AGGREGATES and rest != b"-1":
        parts = [await _reply(reader) for _ in range(int(rest) * _AGGREGATES[kind])]
        return head + b"".join(parts)
    if kind in b"$=!" and rest != b"-1":
        return head + await reader.readexactly(int(rest) + 2)
    return head
