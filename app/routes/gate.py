"""The gate before all HTTP: what is too large, too much or from a foreign page is refused before anything is read."""

from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.clock import now_ms
from app.limits import Buckets
from app.routes.browser import client, may_ask
from app.routes.problems import problem
from app.settings import Settings

LARGEST_BODY: Final = 16 * 1024  # bytes; what is asked over HTTP is short
_TOO_LARGE: Final = f"a body has at most {LARGEST_BODY} bytes"


class Gate:
    """ASGI middleware: the size of a body for every path, the rate and the asking page for the API."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app, self._allowed = app, settings.allowed_origins
        self._requests = Buckets(settings.request_burst, settings.requests_per_second)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        refusal = self._refusal(Request(scope))
        await (refusal or self._app)(scope, _limited(receive), send)

    def _refusal(self, request: Request) -> ASGIApp | None:
        if _declared(request.headers) > LARGEST_BODY:
            return problem(413, "too_large", _TOO_LARGE)
        if not request.scope["path"].startswith("/api/"):
            return None
        who = client(request)
        if not self._requests.take(who, now_ms()):
            wait = {"retry-after": str(self._requests.wait(who))}
            return problem(429, "rate_limited", "too many requests, wait a moment", wait)
        if not may_ask(request, self._allowed):
            return problem(403, "foreign_page", "a page of another site may not ask this")
        # Which forms of other sites cannot send.
        if request.method == "POST" and _media_type(request.headers) != "application/json":
            return problem(415, "not_json", "the body is JSON, and its Content-Type application/json")
        return None


def _declared(headers: Headers) -> int:
    length = headers.get("content-length", "")
    return int(length) if length.isdecimal() and length.isascii() else 0


def _media_type(headers: Headers) -> str:
    return headers.get("content-type", "").partition(";")[0].strip().lower()


def _limited(receive: Receive) -> Receive:
    """Return what reads no more than the largest body, whatever its length was declared to be."""
    read = 0

    async def limited() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > LARGEST_BODY:
            raise HTTPException(413, _TOO_LARGE)
        return message

    return limited
