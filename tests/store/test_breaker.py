"""The breaker: one looks, all the others are told at once."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from app.store import StoreUnavailable
from app.store.breaker import Breaker


class Line:
    """Something that answers, or does not; it notes when it was asked."""

    def __init__(self) -> None:
        self.answers = False
        self.hangs = False
        self.asked: list[float] = []

    async def __call__(self) -> None:
        self.asked.append(asyncio.get_running_loop().time())
        if self.hangs:
            await asyncio.sleep(3600)
        if not self.answers:
            raise OSError("nobody there")


@pytest.fixture
def line() -> Line:
    return Line()


@pytest.fixture
async def breaker(line: Line) -> AsyncIterator[Breaker]:
    breaker = Breaker(line)
    yield breaker
    async with asyncio.timeout(1):
        await breaker.close()


async def test_while_all_is_well_nobody_looks(breaker: Breaker, line: Line) -> None:
    breaker.check()
    breaker.mend()
    breaker.check()
    await asyncio.sleep(0.2)
    assert line.asked == []


async def test_broken_it_refuses_until_there_is_an_answer(breaker: Breaker, line: Line) -> None:
    breaker.trip(OSError("gone"))
    with pytest.raises(StoreUnavailable):
        breaker.check()
    await asyncio.sleep(0.05)
    with pytest.raises(StoreUnavailable):
        breaker.check()
    line.answers = True
    await asyncio.sleep(0.3)
    breaker.check()
    asked = len(line.asked)
    await asyncio.sleep(0.3)
    assert len(line.asked) == asked  # and looks no more


async def test_it_looks_soon_at_first_and_then_once_a_second(breaker: Breaker, line: Line) -> None:
    breaker.trip(OSError("gone"))
    await asyncio.sleep(3.7)
    waits = [later - earlier for earlier, later in zip(line.asked, line.asked[1:], strict=False)]
    assert waits == pytest.approx([0.1, 0.2, 0.4, 0.8, 1.0, 1.0], abs=0.1)


async def test_whoever_waits_is_told_once_each_time(breaker: Breaker, line: Line) -> None:
    told: list[BaseException] = []
    breaker.on_break(told.append)
    first, second = OSError("gone"), OSError("gone")
    breaker.trip(first)
    breaker.trip(second)
    assert told == [first]
    breaker.mend()
    breaker.trip(second)
    assert told == [first, second]
    await asyncio.sleep(0)
    assert len(line.asked) == 1  # one looks, however often it breaks


async def test_it_ends_while_it_looks(breaker: Breaker, line: Line) -> None:
    line.hangs = True
    breaker.trip(OSError("gone"))
    await asyncio.sleep(0.01)
    assert len(line.asked) == 1


async def test_it_tells_when_it_breaks_and_when_it_is_mended_and_not_in_between(breaker: Breaker) -> None:
    told: list[bool] = []
    breaker.on_turn = lambda: told.append(breaker.broken)
    breaker.mend()
    breaker.trip(OSError("gone"))
    breaker.trip(OSError("gone"))
    breaker.mend()
    breaker.mend()
    assert told == [True, False]
