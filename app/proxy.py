"""What a trusted proxy says of a request: who asked, by which scheme, under which host. Others may say what they like.

Theory of operation. uvicorn's own middleware walks X-Forwarded-For from the right, past the trusted proxies, to the
first address that is none; whatever a client wrote there itself stands further left. This one brings into order what it
reads: addresses of a dual-stack socket as plain IPv4, the last word of a repeated header (that of the proxy that is
trusted), and the Host that a proxy has rewritten.
"""

from collections.abc import Callable
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from app.guesses import plain_address

Raw = list[tuple[bytes, bytes]]

_FOR: Final = b"x-forwarded-for"
_LAST_WORD: Final = {b"x-forwarded-proto", b"x-forwarded-host"}


def proxies(trusted: str) -> Callable[[str], bool]:
    """Return what knows the addresses of the trusted proxies."""
    return ProxyHeadersMiddleware(None, trusted).trusted_hosts.__contains__  # type: ignore[arg-type]


class TrustedProxies:
    """ASGI middleware that puts the client, the scheme and the Host of the browser in the place of the proxy's."""

    def __init__(self, app: ASGIApp, trusted: str) -> None:
        self._app = app
        self._walk = ProxyHeadersMiddleware(app, trusted)  # type: ignore[arg-type]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        peer = scope.get("client") if scope["type"] in {"http", "websocket"} else None
        if peer is None:
            await self._app(scope, receive, send)
            return
        scope["client"] = (plain_address(peer[0]), peer[1])
        if scope["client"][0] in self._walk.trusted_hosts:
            scope["headers"] = _in_order(scope["headers"])
        await self._walk(scope, receive, send)  # type: ignore[arg-type]


def _in_order(headers: Raw) -> Raw:
    """Return the headers with the last word of each repeated one, and the browser's Host for the proxy's."""
    last = {name: value.rsplit(b",", 1)[-1].strip().lower() for name, value in headers if name in _LAST_WORD}
    rest = [(name, _plain(value) if name == _FOR else value) for name, value in headers if name not in _LAST_WORD]
    if host := last.pop(b"x-forwarded-host", b""):
        rest = [pair for pair in rest if pair[0] != b"host"] + [(b"host", host)]
    return rest + list(last.items())


def _plain(addresses: bytes) -> bytes:
    return ",".join(plain_address(each.strip()) for each in addresses.decode("latin-1").split(",")).encode("latin-1")
