"""The gate before all HTTP: what is too large, too much or from a foreign page is refused before anything is read."""

from typing import Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from app.clock import now_ms
from app.limits import Buckets
from app.routes.browser import client, may_ask
from app.routes.problems import problem
from app.settings import Settings

LARGEST_BODY: Final = 16 * 1024  # bytes; what is asked over HTTP is short


class Gate:
    """ASGI middleware: a body's declared size for every path, the rate and the asking page for the API."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app, self._allowed = app, settings.allowed_origins
        self._requests = Buckets(settings.request_burst, settings.requests_per_second)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self._refusal(Request(scope)) if scope["type"] == "http" else None
        await (refusal or self._app)(scope, receive, send)

    def _refusal(self, request: Request) -> ASGIApp | None:
        if _declared(request.headers) > LARGEST_BODY:
            return problem(413, "too_large", f"a body has at most {LARGEST_BODY} bytes")
        if not request.scope["path"].startswith("/api/"):
            return None
        who = client(request)
        if not self._requests.take(who, now_ms()):
            wait = {"retry-after": str(self._requests.wait(who))}
            return problem(429, "rate_limited", "too many requests, wait a moment", wait)
        if not may_ask(request, self._allowed):
            return problem(403, "foreign_page", "a page of another site may not ask this")
        return None


def _declared(headers: Headers) -> int:
    length = headers.get("content-length", "")
    return int(length) if length.isdecimal() and length.isascii() else 0
