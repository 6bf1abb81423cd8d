"""For the programs of the tests: told to end, they stop what they started, as after Ctrl-C."""

import signal
import sys
from types import FrameType


def end_in_order() -> None:
    """Make SIGTERM raise SystemExit (143), so that every `finally` is reached."""

    def end(_signal: int, _frame: FrameType | None) -> None:
        sys.exit(128 + signal.SIGTERM)

    signal.signal(signal.SIGTERM, end)
