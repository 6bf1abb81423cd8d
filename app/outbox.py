"""One socket's outbox: a bounded queue and the one task that sends from it.

Nobody ever awaits somebody else's send. Putting never blocks; a socket whose outbox overflows, or that takes longer
than `PATIENCE` for one send, has stopped reading and is given up, so that it costs its room-mates nothing.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

MOST: Final = 128  # messages waiting; a whole deal is 52 plays
PATIENCE: Final = 5.0  # seconds for one send


@dataclass(frozen=True, slots=True)
class Close:
    """The last thing in an outbox: close the socket with this code (RFC 6455, 7.4)."""

    code: int


class Outbox:
    """The messages that wait for one socket."""

    def __init__(self, send: Callable[[str], Awaitable[None]], close: Callable[[int], Awaitable[None]]) -> None:
        self._send, self._close = send, close
        self._queue: asyncio.Queue[str | Close] = asyncio.Queue()
        self._ended = False
        self._gave_up = asyncio.Event()

    @property
    def ending(self) -> bool:
        """Whether nothing more can be put: closed or given up."""
        return self._ended

    def put(self, text: str) -> None:
        """Queue a message; after `close`, or for a socket that was given up, it is dropped."""
        if self._ended:
            return
        if self._queue.qsize() >= MOST:
            self._ended = True
            self._gave_up.set()
            return
        self._queue.put_nowait(text)

    def close(self, code: int) -> None:
        """Queue the close behind what already waits."""
        if not self._ended:
            self._ended = True
            self._queue.put_nowait(Close(code))

    async def run(self) -> None:
        """Send until closed, given up, or the peer is gone; return then, never raise for a broken socket."""
        sender = asyncio.create_task(self._run())
        gave_up = asyncio.create_task(self._gave_up.wait())
        try:
            await asyncio.wait({sender, gave_up}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._ended = True
            for task in (sender, gave_up):
                task.cancel()
            await asyncio.gather(sender, gave_up, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            item = await self._queue.get()
            async with asyncio.timeout(PATIENCE):
                if isinstance(item, Close):
                    await self._close(item.code)
                    return
                await self._send(item)
