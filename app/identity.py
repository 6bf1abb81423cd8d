"""Who a browser is: a random secret in a cookie, known inside the server only by its digest.

The cookie is HttpOnly and SameSite=Lax, so no script and no other site can use it; a seat belongs to the digest
together with the tab's player number. There are no accounts: whoever clears the cookie is somebody new. Over TLS its
name begins with `__Host-`: browsers take that from this very host alone, so that nobody can plant one that they know.
"""

import hashlib
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from http.cookies import Morsel, SimpleCookie

COOKIE = "basra_browser"
COOKIE_BY_TLS = f"__Host-{COOKIE}"
_SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
_MAX_AGE = 30 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Browser:
    """A browser: `owner` is the digest that rooms keep; `secret` is set only when it is new and must be sent."""

    owner: str
    secret: str | None = None


def browser_of(cookies: Mapping[str, str], *, secure: bool) -> Browser:
    """Return the browser that these cookies, come by TLS or not, name; a new one when they name none."""
    secret = cookies.get(_name(secure), "")
    if _SECRET.fullmatch(secret):
        return Browser(_digest(secret))
    fresh = secrets.token_urlsafe(32)
    return Browser(_digest(fresh), fresh)


def is_known(cookies: Mapping[str, str]) -> bool:
    """Return whether these cookies are a browser's that has been here, whatever their worth."""
    return COOKIE in cookies or COOKIE_BY_TLS in cookies


def set_cookie(browser: Browser, *, secure: bool) -> str | None:
    """Return the Set-Cookie value that makes a new browser known (RFC 6265), or None for a known one."""
    if browser.secret is None:
        return None
    name = _name(secure)
    morsel: Morsel[str] = SimpleCookie({name: browser.secret})[name]
    morsel["path"] = "/"
    morsel["max-age"] = _MAX_AGE
    morsel["httponly"] = True
    morsel["samesite"] = "Lax"
    morsel["secure"] = secure
    return morsel.OutputString()


def _name(secure: bool) -> str:
    return COOKIE_BY_TLS if secure else COOKIE


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()[:32]
