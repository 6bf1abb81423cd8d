"""Wrong guesses of room codes: each client has some free, then every one makes it wait twice as long as the last.

Kept by client, never for all together, so that nobody's guessing shuts others out. The answer to a client that must
wait is the same whether the room exists or not; players of the room are never asked to wait by the callers.
"""

from collections import OrderedDict
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Final

_FIRST_WAIT_MS: Final = 1_000
_LONGEST_WAIT_MS: Final = 60_000
_FORGIVEN_EVERY_MS: Final = 60_000
_NETWORK: Final = 64  # bits of an IPv6 address that make one client
_LONGEST_NAME: Final = 64


@dataclass(slots=True)
class _Misses:
    count: int
    last: int  # ms


class Guesses:
    """The wrong guesses of each client; the longest unseen is forgotten when there are more than `most`."""

    def __init__(self, free: int, most: int = 10_000) -> None:
        self._free, self._most = free, most
        self._misses: OrderedDict[str, _Misses] = OrderedDict()

    def may_know(self, client: str, now: int, *, exists: bool) -> bool:
        """Return whether this client may be told now whether the room exists; if it does not, that was a miss."""
        if self.wait(client, now):
            return False
        if not exists:
            self._miss(client, self._misses.get(client), now)
        return True

    def wait(self, client: str, now: int) -> int:
        """Return the whole seconds, rounded up, until this client may ask again; 0 when it may now."""
        misses = self._misses.get(client)
        over = misses.count - self._free if misses is not None else -1
        if misses is None or over < 0:
            return 0
        left = misses.last + min(_FIRST_WAIT_MS << min(over, 16), _LONGEST_WAIT_MS) - now
        return max(0, -(-left // 1000))

    def __len__(self) -> int:
        """Return how many clients are remembered."""
        return len(self._misses)

    def _miss(self, client: str, misses: _Misses | None, now: int) -> None:
        forgiven = (now - misses.last) // _FORGIVEN_EVERY_MS if misses is not None else 0
        before = misses.count if misses is not None else 0
        self._misses[client] = _Misses(max(0, before - max(0, forgiven)) + 1, now)
        self._misses.move_to_end(client)
        while len(self._misses) > self._most:
            self._misses.popitem(last=False)


def client_of(host: str) -> str:
    """Return what counts as one client: an IPv4 address, however it is written, or the network of an IPv6 one."""
    host = plain_address(host)
    try:
        address = ip_address(host)
    except ValueError:
        return host[:_LONGEST_NAME]  # a proxy may write what it likes, but not fill the memory
    if isinstance(address, IPv6Address):
        return f"{IPv6Address(int(address) >> _NETWORK << _NETWORK)}/{_NETWORK}"
    return host


def plain_address(host: str) -> str:
    """Return an IPv4 address that came through an IPv6 socket as what it is; any other text as it came."""
    if not host.lower().startswith("::ffff:"):
        return host
    try:
        mapped = IPv6Address(host).ipv4_mapped
    except ValueError:
        return host
    return str(mapped) if mapped is not None else host
