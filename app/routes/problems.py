"""Refusals over HTTP: every one is `{"error": {"code", "message"}}` with a stable code and the right status.

What a route may answer beside its own is said here, once: any route what `ANYWHERE` has, because `app.wire`, the gate
and the last resort stand before all of them; and what else its router or the route itself names.
"""

from collections.abc import Mapping
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from app.protocol.http import Problems
from app.rooms.errors import RoomError
from app.store import StoreUnavailable

_MEANING: Final = {
    400: "Not to be understood, or not possible",
    403: "Asked by a page of another site",
    404: "No such room",
    408: "The request was not there in time",
    413: "The body is too large",
    415: "The body is not said to be JSON",
    429: "Too many; Retry-After says how many seconds to wait",
    431: "The head is too large",
    500: "The server failed; nothing was changed",
    503: "The store is away",
}
_STATUS = {"no_such_room": 404, "room_full": 409, "no_vacant_seat": 409, "rate_limited": 429}


class RateLimited(RoomError):
    """Too much; `wait` seconds from now there is room for one more."""

    code = "rate_limited"

    def __init__(self, message: str, wait: int) -> None:
        super().__init__(message)
        self.wait = wait


def answers(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return these refusals as OpenAPI documents them."""
    return {status: {"model": Problems, "description": _MEANING[status]} for status in statuses}


ANYWHERE: Final = answers(400, 408, 413, 431, 500)


def problem(status: int, code: str, message: str, headers: Mapping[str, str] | None = None) -> JSONResponse:
    """Return the answer of a refusal."""
    return JSONResponse({"error": {"code": code, "message": message}}, status_code=status, headers=headers)


def install(app: FastAPI) -> None:
    """Have the app answer all refusals in this shape, and document no other."""
    generate = app.openapi

    def openapi() -> dict[str, Any]:
        document = generate()
        for operation in (each for path in document["paths"].values() for each in path.values()):
            operation["responses"].pop("422", None)  # FastAPI's own refusal, which `invalid` stands in for
        for unused in ("HTTPValidationError", "ValidationError"):
            document["components"]["schemas"].pop(unused, None)
        return document

    app.openapi = openapi  # type: ignore[method-assign]

    @app.exception_handler(RateLimited)
    async def too_much(_request: Request, error: RateLimited) -> JSONResponse:
        return problem(429, error.code, str(error), {"retry-after": str(error.wait)})

    @app.exception_handler(RoomError)
    async def refused(_request: Request, error: RoomError) -> JSONResponse:
        return problem(_STATUS.get(error.code, 400), error.code, str(error))

    @app.exception_handler(StoreUnavailable)
    async def away(_request: Request, _error: StoreUnavailable) -> JSONResponse:
        return problem(503, "store_unavailable", "the store does not answer, try again")

    @app.exception_handler(RequestValidationError)
    async def invalid(_request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        field = str(first["loc"][1]) if len(first["loc"]) > 1 else ""
        if first["type"] == "json_invalid":
            return problem(400, "malformed", "this is not JSON")
        code = "bad_name" if field == "name" else "bad_option" if field else "bad_message"
        return problem(400, code, f"{'.'.join(str(part) for part in first['loc'][1:])}: {first['msg']}")

    @app.exception_handler(HTTPException)
    async def http(_request: Request, error: HTTPException) -> JSONResponse:
        code = {404: "not_found", 405: "method_not_allowed", 413: "too_large"}.get(error.status_code, "bad_request")
        return problem(error.status_code, code, str(error.detail), error.headers)
