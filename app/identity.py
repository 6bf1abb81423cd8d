"""Who a browser is: a random secret in a cookie, known inside the server only by its digest.

The cookie is HttpOnly and SameSite=Lax, so no script and no other site can use it; a seat belongs to the digest
together with the tab's player number. There are no accounts: whoever clears the cookie is somebody new.
"""

import hashlib
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from http.cookies import Morsel, SimpleCookie

COOKIE = "basra_browser"
_SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
_MAX_AGE = 30 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Browser:
    """A browser: `owner` is the digest that rooms keep; `secret` is set only when it is new and must be sent."""

    owner: str
    secret: str | None = None


def browser_of(cookies: Mapping[str, str]) -> Browser:
    """Return the browser that these cookies name; a new one when they name none."""
    secret = cookies.get(COOKIE, "")
    if _SECRET.fullmatch(secret):
        return Browser(_digest(secret))
    fresh = secrets.token_urlsafe(32)
    return Browser(_digest(fresh), fresh)


def set_cookie(browser: Browser, *, path: str, secure: bool) -> str | None:
    """Return the Set-Cookie value that makes a new browser known (RFC 6265), or None for a known one."""
    if browser.secret is None:
        return None
    morsel: Morsel[str] = SimpleCookie({COOKIE: browser.secret})[COOKIE]
    morsel["path"] = path or "/"
    morsel["max-age"] = _MAX_AGE
    morsel["httponly"] = True
    morsel["samesite"] = "Lax"
    morsel["secure"] = secure
    return morsel.OutputString()


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()[:32]
