"""For the programs of the tests: told to end, they stop what they started, as after Ctrl-C."""

import signal
from types import FrameType


def end_in_order() -> None:
    """Make SIGTERM what Ctrl-C is: the main task is cancelled, and every `finally` is reached."""

    def end(_signal: int, _frame: FrameType | None) -> None:
        signal.raise_signal(signal.SIGINT)

    signal.signal(signal.SIGTERM, end)
