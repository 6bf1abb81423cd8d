"""The breaker: once Redis did not answer one question, nobody else waits to find that out.

Theory of operation. Whoever finds Redis away breaks it. While it is broken everything that is asked is refused at once,
and one probe looks whether Redis answers again, soon at first and then once a second, on connections of its own, so
that no answer to it is ever in anybody's way. The first answer, to the probe or to a question that was under way, mends
it.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from app.store.errors import StoreUnavailable

log = logging.getLogger("basra.store")

_FIRST_PAUSE_S: Final = 0.1
_LONGEST_PAUSE_S: Final = 1.0


class Breaker:
    """Whether Redis is known to be away. `probe` returns when it answers, and raises or takes its time when not."""

    def __init__(self, probe: Callable[[], Awaitable[None]]) -> None:
        self._probe = probe
        self._broken = False
        self._task: asyncio.Task[None] | None = None
        self._on_break: list[Callable[[BaseException], None]] = []
        self.on_turn: Callable[[], None] = lambda: None
        """Called whenever it has broken or is mended."""

    @property
    def broken(self) -> bool:
        """Whether everything is refused now."""
        return self._broken

    def on_break(self, told: Callable[[BaseException], None]) -> None:
        """Have `told` called with what went wrong whenever it breaks."""
        self._on_break.append(told)

    def check(self) -> None:
        """Raise `StoreUnavailable` while Redis is away."""
        if self._broken:
            raise StoreUnavailable("Redis does not answer")

    def trip(self, error: BaseException) -> None:
        """Refuse everything until Redis answers again."""
        if self._broken:
            return
        self._broken = True
        log.warning("Redis is away: %s", str(error) or type(error).__name__)
        for told in self._on_break:
            told(error)
        self.on_turn()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._look())

    def mend(self) -> None:
        """Go on: Redis has answered."""
        if self._broken:
            self._broken = False
            log.warning("Redis answers again")
            self.on_turn()

    async def close(self) -> None:
        """Look no more."""
        while self._task is not None and not self._task.done():  # redis-py may swallow a cancellation
            self._task.cancel()
            await asyncio.wait({self._task}, timeout=0.1)

    async def _look(self) -> None:
        pause = _FIRST_PAUSE_S
        while self._broken:
            began = time.monotonic()
            try:
                await self._probe()
            except Exception:  # whatever it is, it is no answer
                await asyncio.sleep(max(0.01, pause - (time.monotonic() - began)))
                pause = min(pause * 2, _LONGEST_PAUSE_S)
            else:
                self.mend()
