"""The page and its files. `/`, `/r/CODE`, `/learn` and `/lesson` are one page.

Its base is relative, so any sub-path works unchanged.
"""

import re
from pathlib import Path
from typing import Final

from fastapi import APIRouter, FastAPI, HTTPException, Request
from starlette.responses import Response

from app.assets import Asset, Assets, Files, best_coding
from app.page import Pages, Place
from app.routes.browser import asking, cookie_for

STATIC: Final = Path(__file__).resolve().parents[2] / "static"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_EACH_TIME: Final = "no-cache"
# A page may come with a cookie, which no cache on the way may give to somebody else.
OF_ONE_VISITOR: Final = f"private, {ASK_EACH_TIME}"
_WORKER: Final = "sw.js"
# What is no file but made into one.
_TEMPLATES: Final = ("index.html", "first/", _WORKER)
_EARLY: Final = "js/early.js"
_VERSION: Final = re.compile(r"[0-9a-f]{12}")


def mount(app: FastAPI, folder: Path | None) -> None:
    """Add the page and the files to the app: those of this folder, or of the package."""
    chosen = folder or STATIC
    in_checkout = chosen == STATIC and (STATIC.parent / "pyproject.toml").is_file()
    assets = Assets(chosen, live=in_checkout)
    app.include_router(_routes(assets, Pages(assets)))


def _routes(assets: Assets, pages: Pages) -> APIRouter:
    router = APIRouter(include_in_schema=False)

    @router.api_route("/", methods=["GET", "HEAD"])
    async def lobby_page(request: Request) -> Response:
        """Answer the page, at the lobby."""
        return await page(request, "lobby")

    @router.api_route("/learn", methods=["GET", "HEAD"])
    async def guide_page(request: Request) -> Response:
        """Answer the page, at how to play."""
        return await page(request, "learn")

    @router.api_route("/lesson", methods=["GET", "HEAD"])
    async def lesson_page(request: Request) -> Response:
        """Answer the page, at the first lesson."""
        return await page(request, "lesson")

    @router.api_route("/r/{code}", methods=["GET", "HEAD"])
    async def room_page(request: Request, code: str) -> Response:
        """Answer the page, at a room; whether there is such a room the page finds out and says."""
        del code
        response = await page(request, "room")
        response.headers["x-robots-tag"] = "noindex"
        return response

    @router.api_route(f"/{_WORKER}", methods=["GET", "HEAD"])
    async def service_worker(request: Request) -> Response:
        """Answer what keeps the first screens of these files; its address is the root of what it looks after."""
        files = assets.files()
        script = (
            files.text(_WORKER).replace("'VERSION'", f"'{files.version}'").replace('"VERSION"', f'"{files.version}"')
        )
        return await answer(request, files, Asset.of(script.encode(), ".js"), ASK_EACH_TIME)

    @router.api_route("/static/{path:path}", methods=["GET", "HEAD"])
    async def file(request: Request, path: str) -> Response:
        """Answer a file: for ever below the hash of these files, else the file as it is now.

        Below the hash of other files there is nothing but what finds that out: a page of theirs loads itself again.
        """
        files = assets.files()
        version, _, name = path.partition("/")
        kept = version == files.version
        asked = name if kept else path
        found = files.assets.get(asked)
        if found is None and name == _EARLY and _VERSION.fullmatch(version):
            found = files.assets.get(name)
        if found is None or asked.startswith(_TEMPLATES):
            raise HTTPException(404, "there is no such file")
        return await answer(request, files, found, FOR_EVER if kept else ASK_EACH_TIME)

    async def page(request: Request, place: Place) -> Response:
        made = pages.page(place, request.query_params.get("lang"), request.headers.get("accept-language", ""))
        response = await answer(request, assets.files(), made, OF_ONE_VISITOR)
        response.headers.append("vary", "accept-language")
        if cookie := cookie_for(request, asking(request)):
            response.headers.append("set-cookie", cookie)
        return response

    return router


async def answer(request: Request, files: Files, asset: Asset, cache: str) -> Response:
    """Return the asset's answer, compressed as the browser likes it; 304 when it has this one (RFC 9110, 13.1.2)."""
    coding = best_coding(request.headers.get("accept-encoding", "")) if asset.compressible else None
    tag = f'"{asset.tag}-{coding}"' if coding else f'"{asset.tag}"'
    headers = {"cache-control": cache, "etag": tag}
    if asset.compressible:
        headers["vary"] = "accept-encoding"
    known = {each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")}
    if tag in known or "*" in known:
        return Response(status_code=304, headers=headers)
    headers["content-type"] = asset.media_type
    if coding is None:
        return Response(asset.body, headers=headers)
    headers["content-encoding"] = coding
    return Response(await files.packed(asset, coding), headers=headers)
