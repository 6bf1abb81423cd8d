"""`make soak`: a hundred thousand rooms made, played a little and left, in one server process; see docs/reliability.md.

What the process and Redis hold is looked at every so many rooms, with nobody there; it must be what it was after the
warm-up.
"""

import argparse
import contextlib
import json
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop

from tests.redis_server import NoRedis, RedisServer
from tests.soak.soak import Holding, Soak
from tests.terminated import end_in_order


@contextlib.contextmanager
def redis(wanted: bool) -> Iterator[RedisServer | None]:
    if not wanted:
        yield None
        return
    with TemporaryDirectory() as folder:
        server = RedisServer(Path(folder))
        try:
            yield server
        finally:
            server.stop()


def main() -> None:
    end_in_order()
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__)
    parser.add_argument("--rooms", type=int, default=100_000)
    parser.add_argument("--embedded", type=int, help="rooms on the embedded store; by default a fifth as many")
    parser.add_argument("--at-once", type=int, default=16)
    chosen = parser.parse_args()
    embedded = chosen.rooms // 5 if chosen.embedded is None else chosen.embedded
    failures: list[str] = []
    for name, rooms in (("Redis", chosen.rooms), ("embedded store", embedded)):
        if rooms:
            try:
                failures += [f"{name}: {failure}" for failure in run(name, rooms, chosen.at_once)]
            except NoRedis as missing:
                raise SystemExit(str(missing)) from None
    for failure in failures:
        print(f"FAILED: {failure}")
    if failures:
        raise SystemExit(1)


def run(name: str, rooms: int, at_once: int) -> list[str]:
    """Soak on one store, tell how it goes, and return what is wrong at the end."""
    print(
        f"{name}: {rooms:,} rooms\n{'rooms':>9}{'secs':>7}" + "".join(f"{head:>12}" for head in Holding.HEADS),
        flush=True,
    )
    started = time.monotonic()

    def tell(done: int, held: Holding) -> None:
        print(f"{done:>9,}{time.monotonic() - started:>7.0f}{held.row()}", flush=True)

    with redis(name == "Redis") as server:
        soak = Soak(rooms, at_once, server.port if server is not None else None, tell)
        failures = uvloop.run(soak.run())
    print(json.dumps(dict(sorted(soak.done.items())), ensure_ascii=False), flush=True)
    return failures


if __name__ == "__main__":
    main()
