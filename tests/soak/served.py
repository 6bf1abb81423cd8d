"""`basra serve`, that tells on a signal what it holds: run as `python -m tests.soak.served serve …` in its place.

SIGUSR1 has it collect its garbage and append one line of JSON to the file that BASRA_TEST_HOLDS names.
"""

import asyncio
import contextlib
import gc
import json
import os
import signal
from collections import Counter
from pathlib import Path

from app.cli import main


def tell(*_: object) -> None:
    gc.collect()
    held = gc.get_objects()
    tasks = 0
    with contextlib.suppress(RuntimeError):  # between two steps of the loop
        tasks = len(asyncio.all_tasks())
    kinds = Counter(type(thing).__name__ for thing in held)
    line = {"tasks": tasks, "objects": len(held), "kinds": dict(kinds.most_common(40))}
    with Path(os.environ["BASRA_TEST_HOLDS"]).open("a") as told:
        told.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, tell)
    main()
