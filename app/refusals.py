"""What was refused, by kind, as one line of the log a minute: an attack shows, and tells nothing of anybody."""

import asyncio
import logging
from collections import Counter
from typing import Final

log = logging.getLogger("basra.refused")

REFUSALS: Final = "refusals"  # under which the lifespan gives them to what is below the app
_EVERY_S: Final = 60.0


class Refusals:
    """The refusals of this process since the last line."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()

    def note(self, kind: str) -> None:
        """Count one; the kinds are the server's own words, few, and never what somebody sent."""
        self._counts[kind] += 1

    def line(self) -> str:
        """Return the counts, the highest first, and begin anew; empty when there are none."""
        counts, self._counts = self._counts.most_common(), Counter()
        return ", ".join(f"{count} × {kind}" for kind, count in counts)

    async def run(self) -> None:
        """Log what there is, each minute, until cancelled."""
        while True:
            await asyncio.sleep(_EVERY_S)
            if line := self.line():
                log.warning("refused in the last minute: %s", line)
