"""The embedded engine's pub/sub without its threads: its own waits for each message in a thread of the pool."""

import asyncio
from typing import Any

from burner_redis import BurnerRedis, PubSub


class LoopPubSub(PubSub):  # type: ignore[misc]  # it has no types
    """A `PubSub` whose messages come straight into the event loop that made it."""

    def __init__(self, engine: BurnerRedis) -> None:
        super().__init__(engine)
        self._loop = asyncio.get_running_loop()
        self._messages: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._queue = self  # the engine puts its messages there, from a thread of its own

    def put_nowait(self, message: dict[str, Any]) -> None:
        self._loop.call_soon_threadsafe(self._messages.put_nowait, message)

    put = put_nowait

    async def get_message(
        self,
        ignore_subscribe_messages: bool = False,  # noqa: ARG002  redis-py's signature
        timeout: float | None = 0.0,  # noqa: ASYNC109
    ) -> dict[str, Any] | None:
        """Return the next message, or None when none came within `timeout` seconds."""
        try:
            async with asyncio.timeout(timeout):
                while True:
                    # The engine hands every message to every subscriber.
                    message: dict[str, Any] | None = self._filter_message(await self._messages.get())
                    if message is not None:
                        return message
        except TimeoutError:
            return None
