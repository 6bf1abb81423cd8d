"""The fault suite: hundreds of matches over real sockets while things break, and the table of what came of it.

    make faults            all of it, in less than a quarter of an hour
    python -m tests.faults --only "Redis"

Ends with status 1 when anything at all was lost, doubled, disagreed on or leaked, or when a fault was not injected
often enough.
"""

import argparse
import asyncio
import sys
import time

from tests.faults import stalled
from tests.faults.scenarios import SCENARIOS
from tests.faults.stage import Row, Scenario, Stage
from tests.terminated import end_in_order

STALLED = "beside a client that stops reading"
COLUMNS = ("injected", "rooms", "matches", "acked", "lost", "duplicated", "disagreements", "leaks")


async def suite(chosen: list[Scenario], lanes: int, share: float, seed: int) -> list[Row]:
    """Return the rows of these scenarios, `lanes` at a time; `share` of the full number of faults and rooms."""
    free = asyncio.Semaphore(lanes)

    async def one(scenario: Scenario) -> Row:
        async with free:
            times, rooms = max(1, round(scenario.times * share)), max(2, round(scenario.rooms * share))
            row = await Stage(scenario, seed, times, rooms).run()
            print(line(row), flush=True)
            for wrong in row.wrong[:5]:
                print(f"    {wrong[:400]}", flush=True)
            return row

    return list(await asyncio.gather(*(one(scenario) for scenario in chosen)))


def line(row: Row) -> str:
    """Return a row as it is printed."""
    figures = "".join(f"{getattr(row, name):>14}" for name in COLUMNS)
    return f"{row.fault:<34}{figures}{row.seconds:>8.0f} s  {'; '.join(row.notes)}"


def main() -> None:
    end_in_order()
    parser = argparse.ArgumentParser(prog="make faults")
    parser.add_argument("--only", default="", help="faults whose name contains this")
    parser.add_argument("--lanes", type=int, default=3)
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    chosen = [scenario for scenario in SCENARIOS if asked.only.lower() in scenario.fault.lower()]
    # Those that wait longest begin first.
    chosen.sort(key=lambda scenario: -scenario.limit)
    print(f"{'fault':<34}" + "".join(f"{name:>14}" for name in COLUMNS))
    began = time.monotonic()
    rows = asyncio.run(suite(chosen, asked.lanes, asked.share, asked.seed))
    total = Row("all", notes=[], seconds=time.monotonic() - began)
    for name in COLUMNS:
        setattr(total, name, sum(getattr(row, name) for row in rows))
    print(line(total))
    wrong = [each for row in rows for each in row.wrong]
    if asked.only.lower() in STALLED:
        wrong += beside_a_stalled_reader()
    print("nothing was lost, doubled, disagreed on or leaked" if not wrong else f"{len(wrong)} things went wrong")
    sys.exit(1 if wrong or not (rows or asked.only.lower() in STALLED) else 0)


def beside_a_stalled_reader() -> list[str]:
    """Print what others notice of a client that stops reading, with nothing else going on; return what is wrong."""
    print(f"\n{STALLED}: five pairs of periods", flush=True)
    findings, missed = asyncio.run(stalled.measure())
    for finding in findings:
        print(f"    {finding}")
    print(f"    missed by the others after {min(missed):.1f} to {max(missed):.1f} s")
    wrong = [str(finding) for finding in findings if not finding.fine]
    return wrong + [f"a stalled reader was not missed: {missed}"] * (max(missed) > 4 * stalled.PING_S)


if __name__ == "__main__":
    main()
