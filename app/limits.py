"""Token buckets: a burst at once, then a steady rate; the clock is an argument."""

import math
from collections import OrderedDict
from dataclasses import dataclass, field


@dataclass(slots=True)
class Bucket:
    """A bucket of `burst` tokens that refills at `per_second`."""

    burst: int
    per_second: float
    tokens: float = field(init=False)
    filled_at: int = field(init=False, default=0)

    def __post_init__(self) -> None:
        self.tokens = float(self.burst)

    def take(self, now: int) -> bool:
        """Take one token at `now` (ms) and return whether there was one."""
        elapsed = max(0, now - self.filled_at) / 1000 if self.filled_at else 0.0
        self.tokens = min(float(self.burst), self.tokens + elapsed * self.per_second)
        self.filled_at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    @property
    def wait(self) -> int:
        """The whole seconds after the last `take` until there is a token again; 0 when there is one."""
        return math.ceil(max(0.0, 1 - self.tokens) / self.per_second)


class Buckets:
    """One bucket for each key, the longest unused forgotten first when there are more than `most`."""

    def __init__(self, burst: int, per_second: float, most: int = 10_000) -> None:
        self._burst, self._per_second, self._most = burst, per_second, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: int) -> bool:
        """Take one token of this key's bucket and return whether there was one."""
        bucket = self._buckets.setdefault(key, Bucket(self._burst, self._per_second))
        self._buckets.move_to_end(key)
        while len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take(now)

    def wait(self, key: str) -> int:
        """Return the whole seconds until this key may take again."""
        bucket = self._buckets.get(key)
        return bucket.wait if bucket else 0

    def __len__(self) -> int:
        """Return how many keys are remembered."""
        return len(self._buckets)
