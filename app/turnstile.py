"""The turnstile before the WebSockets: so many open for each client, and so many in all, of this process.

Who comes too many is let in once more, only to be told so; a browser says nothing to its page about a handshake that
was refused. Telling is rated itself, and beyond that the handshake is refused: an answer is never the attack.
"""

from collections import Counter
from collections.abc import Callable
from typing import Final, Literal

from app.guesses import client_of, plain_address
from app.limits import Bucket, Buckets

PEERS: Final = "peers"  # under which the lifespan gives them to what is below the app
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


class Peers:
    """The connections of this process that ask over HTTP: at most `each` of a client, but any number of a proxy's.

    Else one client could hold them all, and nobody else be heard. Before a request is read nobody knows for whom a
    proxy asks; how many it lets in itself it has to know.
    """

    def __init__(self, each: int, is_proxy: Callable[[str], bool]) -> None:
        self._each, self._is_proxy = each, is_proxy
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Return whether one more connection of this address may stay; then `leave` is owed."""
        client = client_of(address)
        if self._open[client] >= self._each and not self._is_proxy(plain_address(address)):
            return False
        self._open[client] += 1
        return True

    def leave(self, address: str) -> None:
        """Note that a connection that was let in is closed, or has become a WebSocket."""
        client = client_of(address)
        self._open[client] -= 1
        if not self._open[client]:
            del self._open[client]

    def __len__(self) -> int:
        """Return how many connections are open."""
        return self._open.total()
