"""What this process hears from Redis: notices of the rooms it watches, and of the lobby.

Theory of operation. One supervised task owns one pub/sub connection. When the connection breaks, or says nothing to a
ping, it is thrown away and, after a growing pause, replaced; all that is watched is subscribed again, and once Redis
has confirmed it, `reconnected` is put, because whatever was published meanwhile is gone. Notices wait in a dict, so
that notices that say the same of a room coalesce and the number waiting is bounded by what is watched.
"""

import asyncio
import contextlib
import logging
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final, Literal

from redis.exceptions import RedisError

from app.store import keys

log = logging.getLogger("basra.store")

NoticeKind = Literal["version", "chat", "gone", "probe", "alive", "lobby", "reconnected", "weather"]

MOST_WAITING: Final = 10_000
_QUIET_S: Final = 10.0  # then ask whether the connection still lives
_CONFIRM_S: Final = 2.0
_FIRST_PAUSE_S: Final = 0.1
_LONGEST_PAUSE_S: Final = 1.0


@dataclass(frozen=True, slots=True)
class Notice:
    """A wake-up, never the truth. `reconnected`: anything may have happened unheard; `weather`: see `Store.away`."""

    kind: NoticeKind
    code: str = ""
    version: int = 0
    player: int = 0
    connection: int = 0


class Listener:
    """Subscriptions and the notices they bring; `start` it once. `pubsub` makes an unused `PubSub` of redis-py."""

    def __init__(self, pubsub: Callable[[], Any], *, quiet_s: float = _QUIET_S) -> None:
        self._make = pubsub
        self._quiet_s = quiet_s
        self._wanted: dict[str, asyncio.Event] = {keys.LOBBY_CHANNEL: asyncio.Event()}  # set: confirmed by Redis
        self._pubsub: Any = None
        self._sending = asyncio.Lock()
        self._waiting: dict[Notice, Notice] = {}
        self._arrived = asyncio.Event()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

    def start(self) -> None:
        self._own(self._run())

    def watching(self, channel: str) -> bool:
        return channel in self._wanted

    async def watch(self, channel: str) -> None:
        """Hear that channel from now on; while Redis is away, from the next `reconnected` on."""
        confirmed = self._wanted.setdefault(channel, asyncio.Event())
        if not confirmed.is_set():
            await asyncio.shield(self._own(self._subscribe(channel)))
            if self._pubsub is None:
                return
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(confirmed.wait(), _CONFIRM_S)

    async def unwatch(self, channel: str) -> None:
        """Hear that channel no more."""
        confirmed = self._wanted.pop(channel, None)
        if confirmed is not None:
            confirmed.set()  # whoever waits for it waits for nothing
            await asyncio.shield(self._own(self._unsubscribe(channel)))

    async def notices(self) -> AsyncIterator[Notice]:
        """Yield what is heard, for one consumer; ends only when closed."""
        while not self._closed:
            await self._arrived.wait()
            self._arrived.clear()
            while self._waiting:
                key = next(iter(self._waiting))
                yield self._waiting.pop(key)

    def note(self, notice: Notice) -> None:
        """Put a notice of this process's own among those that are heard."""
        self._put(notice)

    async def close(self) -> None:
        self._closed = True
        self._arrived.set()
        while self._tasks:  # redis-py may swallow a cancellation while it connects
            for task in self._tasks:
                task.cancel()
            await asyncio.wait(self._tasks, timeout=0.1)

    # The connection

    async def _run(self) -> None:
        pause = _FIRST_PAUSE_S
        again = False
        while not self._closed:
            pubsub = self._make()
            try:
                async with self._sending:
                    first = list(self._wanted)
                    await pubsub.subscribe(*first)
                    self._pubsub = pubsub
                await self._confirm(pubsub, set(first))
                pause = _FIRST_PAUSE_S
                if again:
                    self._put(Notice("reconnected"))
                await self._hear(pubsub)
            except (RedisError, OSError) as error:
                if self._pubsub is not None:  # once, and not again with every try to get them back
                    log.warning("lost the notices of Redis: %s", str(error) or type(error).__name__)
            except Exception:
                log.exception("the notices of Redis broke")
            finally:
                again = True
                self._pubsub = None
                for confirmed in self._wanted.values():
                    confirmed.clear()
                with contextlib.suppress(Exception):
                    await pubsub.aclose()
            await asyncio.sleep(pause * random.uniform(0.5, 1.0))  # noqa: S311  jitter, not a secret
            pause = min(pause * 2, _LONGEST_PAUSE_S)

    async def _confirm(self, pubsub: Any, channels: set[str]) -> None:
        async with asyncio.timeout(_CONFIRM_S * 2):
            while channels:
                message = await pubsub.get_message(timeout=_CONFIRM_S)
                if message is not None:
                    channels.discard(self._take(message))

    async def _hear(self, pubsub: Any) -> None:
        asked = False
        while self._pubsub is pubsub and not self._closed:
            message = await pubsub.get_message(timeout=self._quiet_s)
            if message is not None:
                asked = False
                self._take(message)
            elif asked:
                raise ConnectionError("Redis does not answer a ping")
            elif hasattr(pubsub, "ping"):
                asked = True
                async with self._sending:
                    await pubsub.ping()

    async def _subscribe(self, channel: str) -> None:
        async with self._sending:
            await self._tell("subscribe", channel)

    async def _unsubscribe(self, channel: str) -> None:
        async with self._sending:
            if channel not in self._wanted:  # it may be wanted again by now
                await self._tell("unsubscribe", channel)

    async def _tell(self, method: str, channel: str) -> None:
        pubsub = self._pubsub
        if pubsub is None:
            return
        try:
            await getattr(pubsub, method)(channel)
        except (RedisError, OSError):
            self._pubsub = None  # `_hear` ends, and all is made anew

    def _own(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # What comes in

    def _take(self, message: dict[str, Any]) -> str:
        """Take in a message of redis-py and return the channel that it confirms, if it does."""
        kind, channel = message["type"], _text(message["channel"])
        if kind == "subscribe":
            if channel in self._wanted:
                self._wanted[channel].set()
            return channel
        if kind == "message":
            try:
                self._put(parse(channel, _text(message["data"])))
            except (ValueError, KeyError):
                log.warning("a notice that means nothing to this version")
        return ""

    def _put(self, notice: Notice) -> None:
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            notice = Notice("reconnected")
        # The version is no part of the key: of a room's versions only the newest matters.
        key = Notice(notice.kind, notice.code, 0, notice.player, notice.connection)
        known = self._waiting.get(key)
        if known is None or known.version < notice.version:
            self._waiting[key] = notice
        self._arrived.set()


def parse(channel: str, payload: str) -> Notice:
    """Return the notice that a script or `RedisStore` published; raise `ValueError` or `KeyError` for anything else."""
    kind, *numbers = payload.split(" ")
    if kind == "lobby":
        return Notice("lobby")
    code = keys.code_of(channel)
    match kind, numbers:
        case "version", [version]:
            return Notice("version", code, version=int(version))
        case "chat" | "gone", []:
            return Notice(kind, code)
        case "probe" | "alive", [player, connection]:
            return Notice(kind, code, player=int(player), connection=int(connection))
    raise ValueError(payload)


def _text(value: Any) -> str:
    return value.decode() if isinstance(value, bytes) else str(value)
