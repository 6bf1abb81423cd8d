"""Is the process up, and does its store answer?"""

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse

from app.protocol.asyncapi import asyncapi
from app.protocol.http import Health
from app.routes.problems import answers, problem
from app.services import services

router = APIRouter(tags=["health"])


@router.get("/healthz")
async def healthz() -> Health:
    """Answer as soon as the process serves."""
    return Health(status="ok")


@router.get("/readyz", response_model=Health, responses=answers(503))
async def readyz(request: Request) -> Health | JSONResponse:
    """Answer 200 only while the store answers."""
    if await services(request).store.ping():
        return Health(status="ok")
    return problem(503, "store_unavailable", "the store does not answer")


@router.get("/asyncapi.json", include_in_schema=False)
async def asyncapi_document(request: Request) -> JSONResponse:
    """Answer the WebSocket protocol's document."""
    return JSONResponse(asyncapi(request.app.version))
