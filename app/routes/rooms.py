"""The HTTP API: make a room, look at one from outside, list the open ones."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request

from app.clock import now_ms
from app.protocol.http import CreatedRoom, CreateRoom, OpenRooms, RoomPreview
from app.rooms.codes import parse_code
from app.rooms.errors import NoSuchRoom
from app.rooms.options import parse_options
from app.rooms.view import own_players, summary
from app.routes.browser import client, owner_of
from app.routes.problems import RateLimited, answers
from app.services import Services, services

router = APIRouter(prefix="/api", tags=["rooms"], responses=answers(403, 429, 503))

Owner = Annotated[str, Depends(owner_of)]
Parts = Annotated[Services, Depends(services)]


@router.post("/rooms", status_code=201, responses=answers(415))
async def create_room(request: Request, body: CreateRoom, owner: Owner, parts: Parts) -> CreatedRoom:
    """Make a room and seat its creator in seat 0."""
    options = parse_options(
        seats=body.seats,
        preset=body.preset,
        target=body.target,
        turn_time=body.turn_time,
        public=body.public,
        options=body.options,
    )
    who = client(request)
    if not parts.creations.take(who, now_ms()):
        raise RateLimited("too many new rooms, wait a moment", parts.creations.wait(who))
    outcome = await parts.rooms.create(owner, body.name, options)
    return CreatedRoom(code=outcome.code, player=1)


@router.get("/rooms/{code}", responses=answers(404))
async def preview_room(request: Request, code: str, owner: Owner, parts: Parts) -> RoomPreview:
    """Look at a room from outside; case, spaces and the script of the digits do not matter in the code."""
    parsed = parse_code(code)
    room = await parts.rooms.get(parsed) if parsed else None
    yours = own_players(room, owner) if room else ()
    if parsed and not yours:
        _guessed(request, parts, exists=room is not None)
    if room is None:
        raise NoSuchRoom(code)
    return RoomPreview(room=summary(room), yours=yours)


@router.get("/rooms/{code}/record", responses=answers(404))
async def match_record(request: Request, code: str, owner: Owner, parts: Parts) -> dict[str, Any]:
    """Return the record (basra-record/1) of the room's match with its finished deals, to whoever plays in it.

    To everybody else the room does not exist, and the code is an unknown one.
    """
    parsed = parse_code(code)
    room = await parts.rooms.get(parsed) if parsed else None
    if parsed and not (room and own_players(room, owner)):
        _guessed(request, parts, exists=False)
    found = await parts.store.record(room.code) if room is not None and own_players(room, owner) else None
    if found is None:
        raise NoSuchRoom(code)
    return found


@router.get("/rooms")
async def open_rooms(parts: Parts) -> OpenRooms:
    """List the public rooms with a seat to take."""
    return OpenRooms(rooms=tuple(await parts.store.open_rooms()))


def _guessed(request: Request, parts: Services, *, exists: bool) -> None:
    """Note that a stranger asked for this code; raise `RateLimited` when that client has to wait."""
    who, now = client(request), now_ms()
    if not parts.guesses.may_know(who, now, exists=exists):
        raise RateLimited("too many unknown codes, wait a moment", parts.guesses.wait(who, now))
