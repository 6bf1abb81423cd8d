"""The one door to Redis: what is asked in the same tick of the loop rides in one pipeline.

Theory of operation. Callers hand in commands and await a future; one task owns the connection while it is in use, so
a caller's cancellation can never leave a reply on the wire for the next one (redis-py#2624). While a pipeline is
under way the next one gathers, so under load pipelines grow by themselves. A pipeline whose connection broke is sent
once more, on a fresh one, as far as its commands may be repeated. When that fails too, or when no answer came in time,
Redis is away: everything that waits is told at once, and so is whoever asks until Redis answers again (`breaker.py`).
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from redis.exceptions import NoScriptError, RedisError, ResponseError
from redis.exceptions import TimeoutError as RedisTimeoutError

from app.store import scripts
from app.store.breaker import Breaker
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

    def __init__(self, pipeline: Callable[[], Any], breaker: Breaker) -> None:
        self._pipeline, self._breaker = pipeline, breaker
        breaker.on_break(partial(self._fail_all, ()))
        self._waiting: deque[_Question] = deque()
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def ask(self, *commands: Command, again: bool = True) -> list[Any]:
        """Return the replies; raise `StoreUnavailable`. `again` False: never send these commands twice."""
        if self._closed or len(self._waiting) >= MOST_WAITING:
            raise StoreUnavailable("closed" if self._closed else "too much waits for Redis")
        self._breaker.check()
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
        try:
            try:
                await self._send(batch)
            except (RedisError, OSError) as error:
                if isinstance(error, RedisTimeoutError | TimeoutError):
                    raise  # a second wait would be as long
                for question in batch:
                    if not question.again:
                        _fail(question, error)
                batch = [question for question in batch if question.again]
                if not batch:
                    return
                await asyncio.sleep(_AGAIN_S)
                await self._send(batch)
        except (RedisError, OSError) as error:
            # What waits behind would fail the same way, only later.
            self._fail_all(batch, error)
            self._breaker.trip(error)
        except Exception as error:
            log.exception("a pipeline could not be sent")
            for question in batch:
                _fail(question, error)
        except BaseException as error:  # the loop is ending
            self._fail_all(batch, error)
            raise
        else:
            self._breaker.mend()

    def _fail_all(self, batch: Iterable[_Question], error: BaseException) -> None:
        for question in (*batch, *self._waiting):
            _fail(question, error)
        self._waiting.clear()

    async def _send(self, batch: list[_Question]) -> None:
        commands = [command for question in batch for command in question.commands]
        replies = await self._execute(commands)
        unknown = [place for place, reply in enumerate(replies) if _is_no_script(reply)]
        if unknown:  # a Redis that was restarted; these commands did nothing
            await self._execute([command("script_load", script.text) for script in scripts.ALL])
            for place, reply in zip(unknown, await self._execute([commands[place] for place in unknown]), strict=True):
                replies[place] = reply
        answered = iter(replies)
        for question in batch:
            _answer(question, [next(answered) for _ in question.commands])

    async def _execute(self, commands: list[Command]) -> list[Any]:
        pipeline = self._pipeline()
        for method, arguments, named in commands:
            getattr(pipeline, method)(*arguments, **named)
        replies: list[Any] = list(await pipeline.execute(raise_on_error=False))
        return replies


def _is_no_script(reply: object) -> bool:
    # The embedded engine says it without the class.
    return isinstance(reply, NoScriptError) or (isinstance(reply, ResponseError) and "NOSCRIPT" in str(reply))


def _answer(question: _Question, replies: list[Any]) -> None:
    refusal = next((reply for reply in replies if isinstance(reply, Exception)), None)
    if refusal is not None:
        log.error("Redis refused: %s", refusal)
        _fail(question, refusal)
    elif not question.answer.done():
        question.answer.set_result(replies)


def _fail(question: _Question, error: BaseException) -> None:
    if not question.answer.done():
        unavailable = StoreUnavailable(str(error) or type(error).__name__)
        unavailable.__cause__ = error
        question.answer.set_exception(unavailable)
