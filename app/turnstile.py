"""The turnstile before the WebSockets: so many open for each client, and so many in all, of this process.

Who comes too many is let in once more, only to be told so; a browser says nothing to its page about a handshake that
was refused. Telling is rated itself, and beyond that the handshake is refused: an answer is never the attack.
"""

from collections import Counter
from typing import Final, Literal

from app.limits import Bucket, Buckets

Passage = Literal["open", "told", "refused"]

_TOLD_EACH: Final = (10, 1.0)  # burst, and then each second
_TOLD_IN_ALL: Final = (100, 20.0)


class Turnstile:
    """The open sockets of this process: at most `each` of a client, at most `most` of all."""

    def __init__(self, each: int, most: int) -> None:
        self._each, self._most = each, most
        self._open: Counter[str] = Counter()
        self._all = 0
        self._told_each = Buckets(*_TOLD_EACH)
        self._told_in_all = Bucket(*_TOLD_IN_ALL)

    def enter(self, client: str, now: int) -> Passage:
        """Return whether this client's socket may open (then `leave` is owed), is told that not, or is refused."""
        if self._open[client] < self._each and self._all < self._most:
            self._open[client] += 1
            self._all += 1
            return "open"
        return "told" if self._told_each.take(client, now) and self._told_in_all.take(now) else "refused"

    def leave(self, client: str) -> None:
        """Note that a socket of this client, which was let in, is closed."""
        self._all -= 1
        self._open[client] -= 1
        if not self._open[client]:
            del self._open[client]

    def __len__(self) -> int:
        """Return how many sockets are open."""
        return self._all
