"""What rooms do by themselves, in time: turns that run out, bots that play, counts that end, connections that are dead.

Theory of operation. A room's deadline is data, mirrored in the store. Rooms that this process watches have an exact
timer here; a sweep, once a second, finds what no timer took (its process died, or nobody watches). Timer and sweep
both only *claim*: the store hands a due room to one process and pushes it two seconds ahead, and only a commit moves
it for good, so a crash loses nothing and a claim that led nowhere comes again.

After an outage of the store, a stall or a restart, nobody could renew a lease or come back to a room: what ends
leases and what erases rooms waits a while then. (A turn that was passed over gets more time by the room's own rules.)
"""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from app.clock import now_ms
from app.rooms.model import Room
from app.service import Rooms
from app.store import Store, StoreUnavailable

_Of = TypeVar("_Of")

log = logging.getLogger("basra.deadlines")

ERASE_GRACE_MS: Final = 60_000
LEASE_GRACE_MS: Final = 20_000  # the hub renews within it
_STALL_MS: Final = 2_000  # a sweep so much late means that the process or the store stood still
_LEASES_EVERY: Final = 5  # sweeps
_AT_ONCE: Final = 32  # rooms


class Deadlines:
    """The timers of this process and the sweep; `run` owns every task."""

    def __init__(self, rooms: Rooms, store: Store, sweep_s: float = 1.0, *, clock: Callable[[], int] = now_ms) -> None:
        self._rooms, self._store, self._sweep_s, self._clock = rooms, store, sweep_s, clock
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._at_once = asyncio.Semaphore(_AT_ONCE)
        self._swept_at = 0
        self._resumed_at = 0
        rooms.on_change = self.changed

    async def run(self) -> None:
        """Do what is due until cancelled; no room's failure and no outage ends it."""
        try:
            await self._sweep_for_ever()
        finally:
            for timer in self._timers.values():
                timer.cancel()
            self._timers.clear()
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    # Timers

    def changed(self, code: str, room: Room | None) -> None:
        """Set the timer of a room that changed, or that is remembered no more."""
        if (timer := self._timers.pop(code, None)) is not None:
            timer.cancel()
        deadline = self._rooms.deadline(room) if room is not None else None
        if deadline is not None:
            self._set(code, deadline.at)

    def _set(self, code: str, at: int) -> None:
        delay = max(0, at - self._clock()) / 1000
        self._timers[code] = asyncio.get_running_loop().call_later(delay, self._ring, code, at)

    def _ring(self, code: str, at: int) -> None:
        self._timers.pop(code, None)
        if self._clock() < at:  # the loop's clock is not the wall's
            self._set(code, at)
        else:
            self._spawn(self._claim, code)

    async def _claim(self, code: str) -> None:
        if await self._store.claim(code, self._clock()):
            await self.expire(code)

    # The sweep

    async def _sweep_for_ever(self) -> None:
        sweeps, away = 0, False
        while True:
            try:
                await self.sweep(leases=sweeps % _LEASES_EVERY == 0)
                sweeps, away = sweeps + 1, False
            except StoreUnavailable as error:
                if not away:
                    log.warning("nothing can fall due: %s", error)
                away = True
            except Exception:
                log.exception("a sweep failed")
            await asyncio.sleep(self._sweep_s * random.uniform(0.8, 1.0))  # noqa: S311  jitter, not a secret

    async def sweep(self, *, leases: bool = True) -> None:
        """Have everything done that is due now; raise `StoreUnavailable`."""
        codes = await self._store.take_due(self._clock())
        now = self._clock()
        if now - self._swept_at > self._sweep_s * 1000 + _STALL_MS:
            self._resumed_at = now
        self._swept_at = now
        for code in codes:
            self._spawn(self.expire, code)
        if leases and now >= self._resumed_at + LEASE_GRACE_MS:
            for lease in await self._store.expired_leases(now):
                self._spawn(self._rooms.disconnect, lease)

    async def expire(self, code: str) -> None:
        """Have the room do what is due, unless it is to be erased and its people had no chance to come back."""
        room = await self._rooms.get(code)
        deadline = self._rooms.deadline(room) if room is not None else None
        if room is not None and deadline is not None and deadline.kind == "erase":
            shut_out = (room.paused_since or 0) < self._resumed_at
            if shut_out and self._clock() < self._resumed_at + ERASE_GRACE_MS:
                return  # the sweep takes it again
        await self._rooms.expire(code)

    async def settled(self) -> None:
        """Return when everything that was found due has been dealt with."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def _spawn(self, work: Callable[[_Of], Awaitable[None]], of: _Of) -> None:
        async def guarded() -> None:
            async with self._at_once:
                try:
                    await work(of)
                except StoreUnavailable:
                    pass  # what is due stays due
                except Exception:
                    log.exception("what was due could not be done")

        task = asyncio.create_task(guarded())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
