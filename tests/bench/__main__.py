"""`make bench`: saturated plays per second through the real server, as a ratio to a bare relay in the same run.

A play through the real server is checked, committed to the store, acked and shown to both players; a move through the
relay is passed to both sockets and no more. Each is measured three times, in turns, and the medians are compared. The
load runs on the second core; where it is what limits the relay, the relay is faster than shown and the ratio lower.
"""

import argparse
import asyncio
import statistics
import time
from collections.abc import Callable, Coroutine
from typing import Any

from tests.bench import load, servers
from tests.terminated import end_in_order

Run = Callable[[int, int, load.Tally], Coroutine[Any, Any, None]]


def measure(run: Run, port: int, rooms: int, seconds: float) -> load.Tally:
    """Return the tally of one run, after a second of warming up."""
    begin = time.monotonic() + 1.5
    tally = load.Tally(begin, begin + seconds)

    async def bounded() -> None:
        try:
            async with asyncio.timeout(seconds + 5):
                await run(port, rooms, tally)
        except TimeoutError:
            pass  # a room whose partner stopped first

    asyncio.run(bounded())
    return tally


def main() -> None:
    end_in_order()
    parser = argparse.ArgumentParser(prog="make bench")
    parser.add_argument("--rooms", type=int, default=32)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--repeats", type=int, default=3)
    chosen = parser.parse_args()
    servers.pin(servers.LOAD_CORE)
    results: dict[str, list[load.Tally]] = {}
    with servers.redis() as redis_url:
        for _ in range(chosen.repeats):
            with servers.relay() as port:
                tally = measure(load.relay, port, chosen.rooms, chosen.seconds)
                results.setdefault("bare relay", []).append(tally)
            with servers.basra() as port:
                tally = measure(load.basra, port, chosen.rooms, chosen.seconds)
                results.setdefault("basra, embedded store", []).append(tally)
            if redis_url:
                with servers.basra(redis_url) as port:
                    tally = measure(load.basra, port, chosen.rooms, chosen.seconds)
                    results.setdefault("basra, Redis", []).append(tally)
    base = statistics.median(tally.per_second() for tally in results["bare relay"])
    print(f"{chosen.rooms} rooms of two, median of {chosen.repeats} runs of {chosen.seconds:g} s, server on one core")
    print(f"{'server':<24}{'plays/s':>10}{'ratio':>8}{'p50 ms':>9}{'p99 ms':>9}")
    for name, tallies in results.items():
        rate = statistics.median(tally.per_second() for tally in tallies)
        half, most = (statistics.median(tally.percentile(share) for tally in tallies) for share in (0.5, 0.99))
        print(f"{name:<24}{rate:>10.0f}{rate / base:>8.3f}{half:>9.1f}{most:>9.1f}")
    if not all(tally.plays for tallies in results.values() for tally in tallies):
        raise SystemExit("a run counted no play: nothing was measured")


if __name__ == "__main__":
    main()
