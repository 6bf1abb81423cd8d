"""`make fuzz`: a million frames, and what else the network may bring, against the real server; see docs/reliability.md.

The seed decides everything that is sent, as far as the server's own chance (decks, codes, times) lets it.
"""

import argparse
import asyncio
import contextlib
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop

from tests.fuzz.run import Part, Plan, Report
from tests.fuzz.servers import QUICK, UNLIMITED, process, thread
from tests.redis_server import NoRedis, RedisServer
from tests.terminated import end_in_order

_HEADS = [
    "part",
    "frames",
    "HTTP",
    "tables",
    "secs",
    "control",
    "plays",
    "p50/ms",
    "p99/ms",
    "warm/MB",
    "end/MB",
    "found",
]
_ERASED_S = 10  # so late that no honest player of a busy machine comes too late
_SETTINGS = QUICK | {"erase_after": str(_ERASED_S)}
_GROWTH_KIB = 15 * 1024  # what the memory may grow by after the warm-up


@contextlib.contextmanager
def redis(wanted: bool) -> Iterator[str | None]:
    if not wanted:
        yield None
        return
    with TemporaryDirectory() as folder:
        server = RedisServer(Path(folder))
        try:
            yield server.url
        finally:
            server.stop()


def fire(name: str, plan: Plan, settings: dict[str, str], *, on_redis: bool = False) -> Report:
    """Run one part and return its report."""
    print(f"{name}: {plan.frames} frames, seed {plan.seed} …", flush=True)
    with redis(on_redis) as url:
        with process(settings, url) as server:
            part = Part(name, server, plan)
            report = uvloop.run(part.run()) if sys.platform != "win32" else asyncio.run(part.run())
            if report.end_kib - report.warm_kib > _GROWTH_KIB and plan.frames > 50_000:
                part.found(f"the memory grew from {report.warm_kib} to {report.end_kib} KiB")
        part.read_log()
    return report


def reach(plan: Plan) -> None:
    """Run the server in a thread of this process and print which of its lines were reached."""
    import coverage

    measured = coverage.Coverage(source=["app", "engine"], data_file=None, concurrency=["thread"])
    measured.start()
    with thread(QUICK | UNLIMITED | {"host": "127.0.0.1"}) as server:
        part = Part("in a thread", server, plan)
        report = asyncio.run(part.run())
    part.read_log()
    measured.stop()
    tell([report])
    measured.report(show_missing=True)


def main() -> None:
    end_in_order()
    parser = argparse.ArgumentParser(prog="make fuzz", description=__doc__)
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int, help="this table alone, as a report names it")
    parser.add_argument("--reach", action="store_true", help="in one process, and tell which lines were reached")
    chosen = parser.parse_args()
    if chosen.reach:
        reach(Plan(chosen.frames, chosen.seed))
        return
    share, rest = chosen.frames // 20, _ERASED_S + 4.0
    plans = [
        ("embedded store", Plan(share * 14, chosen.seed, only=chosen.only, rest=rest), _SETTINGS | UNLIMITED, False),
        ("Redis", Plan(share * 5, chosen.seed + 1, only=chosen.only, rest=rest), _SETTINGS | UNLIMITED, True),
        ("default limits", Plan(share, chosen.seed + 2, only=chosen.only, control=2, rest=rest), _SETTINGS, False),
    ]
    reports = []
    for name, plan, settings, on_redis in plans if chosen.only is None else plans[:1]:
        try:
            reports.append(fire(name, plan, settings, on_redis=on_redis))
        except NoRedis as missing:
            raise SystemExit(str(missing)) from None
    tell(reports)
    if any(report.findings for report in reports):
        raise SystemExit(1)


def tell(reports: list[Report]) -> None:
    """Print the tables."""
    print(f"\n{_HEADS[0]:<16}" + "".join(f"{head:>9}" for head in (*_HEADS[1:], "found")))
    for r in reports:
        print(
            f"{r.name:<16}{r.frames:>9,}{r.requests:>9,}{r.tables:>9,}{r.seconds:>9.0f}{r.matches:>9,}{r.plays:>9,}"
            f"{r.p50:>9.1f}{r.p99:>9.1f}{r.warm_kib / 1024:>9.1f}{r.end_kib / 1024:>9.1f}{len(r.findings):>9}"
        )
    counts: Counter[str] = sum((report.counts for report in reports), Counter())
    print(f"frames in all: {sum(report.frames for report in reports):,}")
    for name, count in sorted(counts.items()):
        print(f"{count:>12,}  {name}")


if __name__ == "__main__":
    main()
