"""The asking browser: its cookie is read, and given when it has none; a foreign page may not ask in its name."""

from fastapi import Request, Response
from starlette.requests import HTTPConnection

from app.guesses import client_of
from app.identity import Browser, browser_of, is_known, set_cookie
from app.origin import normal_origin


def owner_of(request: Request, response: Response) -> str:
    """Return the browser's owner digest, and have the answer set the cookie of a new browser."""
    browser = asking(request)
    if cookie := cookie_for(request, browser):
        response.headers.append("set-cookie", cookie)
    return browser.owner


def client(connection: HTTPConnection) -> str:
    """Return what limits are kept by: the asking address, or its network."""
    return client_of(connection.client.host) if connection.client else ""


def asking(connection: HTTPConnection) -> Browser:
    """Return the browser that asks."""
    return browser_of(connection.cookies, secure=_by_tls(connection))


def cookie_for(connection: HTTPConnection, browser: Browser) -> str | None:
    """Return the Set-Cookie value for a new browser, Secure when it came by TLS."""
    return set_cookie(browser, secure=_by_tls(connection))


def may_open_socket(connection: HTTPConnection, allowed: frozenset[str]) -> bool:
    """Return whether this page may open a socket: same origin or a listed one; no Origin only without a cookie.

    Browsers always send Origin on a WebSocket handshake (RFC 6455, 10.2), so a cookie without one is not a browser's.
    """
    if "origin" not in connection.headers:
        return not is_known(connection.cookies)
    return _is_own(connection, allowed)


def may_ask(connection: HTTPConnection, allowed: frozenset[str]) -> bool:
    """Return whether this page may use the API: what the browser says of the page's site, else its Origin.

    Who says neither is no browser of these days, and nobody can make it ask in another's name.
    """
    site = connection.headers.get("sec-fetch-site")
    if site in {"same-origin", "none"}:
        return True
    if "origin" not in connection.headers:
        return site is None
    return _is_own(connection, allowed)


def _is_own(connection: HTTPConnection, allowed: frozenset[str]) -> bool:
    origins, hosts = connection.headers.getlist("origin"), connection.headers.getlist("host")
    if len(origins) != 1 or len(hosts) != 1:  # which of them a proxy looked at, nobody knows
        return False
    origin = normal_origin(origins[0])
    own = normal_origin(f"{'https' if _by_tls(connection) else 'http'}://{hosts[0]}")
    return origin is not None and (origin == own or origin in allowed)


def _by_tls(connection: HTTPConnection) -> bool:
    return connection.scope["scheme"] in {"https", "wss"}
