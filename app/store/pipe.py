"""The one door to Redis: what is asked in the same tick of the loop rides in one pipeline.

Theory of operation. Callers hand in commands and await a future; one task owns the connection while it is in use, so
a caller's cancellation can never leave a reply on the wire for the next one (redis-py#2624). While a pipeline is
under way the next one gathers, so under load pipelines grow by themselves. A pipeline that failed is sent once more,
on a fresh connection, if all its commands may be repeated; when that fails too, everything that waits is told at
once.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from redis.exceptions import NoScriptError, RedisError, ResponseError, ResponseError

from app.store import scripts
from app.store.errors import StoreUnavailable

log = logging.getLogger("basra.store")

Command = tuple[str, tuple[Any, ...], dict[str, Any]]
"""A method of a redis-py pipeline, and its arguments."""

MOST_IN_ONE: Final = 64  # questions
MOST_WAITING: Final = 10_000  # questions
_AGAIN_S: Final = 0.05


def command(method: str, *arguments: Any, **named: Any) -> Command:
    """Return the command that calls this method of a pipeline."""
    return method, arguments, named


def run(script: scripts.Script, keys: Sequence[str], *arguments: str | bytes) -> Command:
    """Return the command that runs a script."""
    return command("evalsha", script.sha, len(keys), *keys, *arguments)


@dataclass(eq=False, slots=True)
class _Question:
    commands: tuple[Command, ...]
    again: bool
    answer: asyncio.Future[list[Any]]


class Pipe:
    """A queue of questions to Redis, answered in pipelines by one task."""

    def __init__(self, pipeline: Callable[[], Any]) -> None:
        self._pipeline = pipeline
        self._waiting: deque[_Question] = deque()
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def ask(self, *commands: Command, again: bool = True) -> list[Any]:
        """Return the replies; raise `StoreUnavailable`. `again` False: never send these commands twice."""
        if self._closed or len(self._waiting) >= MOST_WAITING:
            raise StoreUnavailable("closed" if self._closed else "too much waits for Redis")
        question = _Question(commands, again, asyncio.get_running_loop().create_future())
        self._waiting.append(question)
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        return await question.answer

    async def close(self) -> None:
        """Answer what waits, then refuse."""
        self._closed = True
        if self._task is not None:
            await asyncio.wait({self._task})

    async def _work(self) -> None:
        try:
            while self._waiting:
                batch = [self._waiting.popleft() for _ in range(min(MOST_IN_ONE, len(self._waiting)))]
                await self._answer(batch)
        finally:
            self._task = None

    async def _answer(self, batch: list[_Question]) -> None:
        commands = [command for question in batch for command in question.commands]
        try:
            replies = await self._send(commands, again=all(question.again for question in batch))
        except (RedisError, OSError) as error:
            # What waits behind would fail the same way, only later.
            self._fail_all(batch, error)
            return
        except Exception as error:
            log.exception("a pipeline could not be sent")
            for question in batch:
                _fail(question, error)
            return
        except BaseException as error:  # the loop is ending
            self._fail_all(batch, error)
            raise
        start = 0
        for question in batch:
            mine = replies[start : start + len(question.commands)]
            start += len(question.commands)
            failed = next((reply for reply in mine if isinstance(reply, Exception)), None)
            if failed is not None:
                log.error("Redis refused: %s", failed)
                _fail(question, failed)
            elif not question.answer.done():
                question.answer.set_result(mine)

    def _fail_all(self, batch: Iterable[_Question], error: BaseException) -> None:
        for question in (*batch, *self._waiting):
            _fail(question, error)
        self._waiting.clear()

    async def _send(self, commands: list[Command], *, again: bool) -> list[Any]:
        replies = await self._try(commands, again=again)
        unknown = [place for place, reply in enumerate(replies) if _is_unknown_script(reply)]
        if unknown:  # a Redis that was restarted; these commands did nothing
            await self._try([command("script_load", script.text) for script in scripts.ALL], again=True)
            found = await self._try([commands[place] for place in unknown], again=again)
            for place, reply in zip(unknown, found, strict=True):
                replies[place] = reply
        return replies

    async def _try(self, commands: list[Command], *, again: bool) -> list[Any]:
        try:
            return await self._execute(commands)
        except (RedisError, OSError):
            if not again:
                raise
            await asyncio.sleep(_AGAIN_S)
            return await self._execute(commands)

    async def _execute(self, commands: list[Command]) -> list[Any]:
        pipeline = self._pipeline()
        for method, arguments, named in commands:
            getattr(pipeline, method)(*arguments, **named)
        replies: list[Any] = list(await pipeline.execute(raise_on_error=False))
        return replies


def _is_no_script(reply: object) -> bool:
    # The embedded engine says it without the class.
    return isinstance(reply, NoScriptError) or (isinstance(reply, ResponseError) and "NOSCRIPT" in str(reply))


def _is_unknown_script(reply: Any) -> bool:
    # The embedded engine says so only in words.
    return isinstance(reply, ResponseError) and (isinstance(reply, NoScriptError) or str(reply).startswith("NOSCRIPT"))


def _fail(question: _Question, error: BaseException) -> None:
    if not question.answer.done():
        unavailable = StoreUnavailable(str(error) or type(error).__name__)
        unavailable.__cause__ = error
        question.answer.set_exception(unavailable)
