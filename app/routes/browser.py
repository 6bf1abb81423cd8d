"""The asking browser: its cookie is read, and given when it has none; a foreign page may not ask in its name."""

from urllib.parse import urlsplit

from fastapi import Request, Response
from starlette.requests import HTTPConnection

from app.guesses import client_of
from app.identity import COOKIE, Browser, browser_of, set_cookie


def owner_of(request: Request, response: Response) -> str:
    """Return the browser's owner digest, and have the answer set the cookie of a new browser."""
    browser = browser_of(request.cookies)
    if cookie := cookie_for(request, browser):
        response.headers.append("set-cookie", cookie)
    return browser.owner


def client(connection: HTTPConnection) -> str:
    """Return what limits are kept by: the asking address, or its network."""
    return client_of(connection.client.host) if connection.client else ""


def cookie_for(connection: HTTPConnection, browser: Browser) -> str | None:
    """Return the Set-Cookie value for a new browser, Secure when it came by TLS."""
    secure = connection.url.scheme in {"https", "wss"}
    return set_cookie(browser, path=connection.scope.get("root_path") or "/", secure=secure)


def may_open_socket(connection: HTTPConnection, allowed: frozenset[str]) -> bool:
    """Return whether this page may open a socket: same origin or a listed one; no Origin only without a cookie.

    Browsers always send Origin on a WebSocket handshake (RFC 6455, 10.2), so a cookie without one is not a browser's.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return COOKIE not in connection.cookies
    if origin in allowed:
        return True
    scheme = "https" if connection.url.scheme in {"https", "wss"} else "http"
    asked, own = urlsplit(origin), urlsplit(f"{scheme}://{connection.headers.get('host', '')}")
    return asked.scheme == own.scheme and asked.netloc == own.netloc
