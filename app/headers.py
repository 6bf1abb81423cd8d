"""Security headers on every HTTP answer: only our own files, no inline script or style, no framing, no referrer."""

import logging
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.services import services

log = logging.getLogger("basra.http")

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; connect-src 'self'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'; "
        "object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    # What says otherwise itself may be kept: the pages and their files.
    "cache-control": "no-store",
}
_TELLING: Final = {400, 403, 413, 415, 429, 500, 503}  # of an attack, or of a failure
_STARTS: Final = {"http.response.start", "websocket.http.response.start"}


class SecurityHeaders:
    """ASGI middleware that adds the headers to whatever the app answers, and answers when the app fails."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False

        async def with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] in _STARTS:
                started = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("content-disposition", 'attachment; filename="api.json"')
                if message["status"] in _TELLING:
                    services(HTTPConnection(scope)).refusals.note(f"HTTP {message['status']}")
            await send(message)

        try:
            await self._app(scope, receive, with_headers)
        except Exception:
            if scope["type"] != "http" or started:
                raise
            log.exception("a request failed")
            error = {"code": "internal", "message": "the server failed; nothing was changed"}
            await JSONResponse({"error": error}, status_code=500)(scope, receive, with_headers)
