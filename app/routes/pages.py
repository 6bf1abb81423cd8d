"""The page and its files. `/` and `/r/CODE` are one page; its base is relative, so any sub-path works unchanged."""

from pathlib import Path
from typing import Final

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import HTMLResponse
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from app.identity import browser_of
from app.routes.browser import cookie_for

STATIC: Final = Path(__file__).resolve().parents[2] / "static"
_BASE: Final = '<base href="./">'

router = APIRouter(include_in_schema=False)


class Files(StaticFiles):
    """The static files; a browser asks each time whether they changed, so that a new version is never half loaded."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers.setdefault("cache-control", "no-cache")
        return response


@router.api_route("/", methods=["GET", "HEAD"])
async def lobby_page(request: Request) -> HTMLResponse:
    """Answer the page, at the lobby."""
    return _page(request, "./")


@router.api_route("/r/{code}", methods=["GET", "HEAD"])
async def room_page(request: Request, code: str) -> HTMLResponse:
    """Answer the page, at a room; whether there is such a room the page finds out and says."""
    del code
    response = _page(request, "../")
    response.headers["x-robots-tag"] = "noindex"
    return response


def _page(request: Request, base: str) -> HTMLResponse:
    page = (STATIC / "index.html").read_text(encoding="utf-8").replace(_BASE, f'<base href="{base}">', 1)
    response = HTMLResponse(page, headers={"cache-control": "no-cache"})
    if cookie := cookie_for(request, browser_of(request.cookies)):
        response.headers.append("set-cookie", cookie)
    return response


def mount(app: FastAPI) -> None:
    """Add the page and the files to the app."""
    app.include_router(router)
    app.mount("/static", Files(directory=STATIC), name="static")
