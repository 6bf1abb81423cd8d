"""The two WebSockets: a room's and the lobby's."""

import asyncio
import contextlib

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from app.hub import GONE
from app.identity import browser_of
from app.outbox import Outbox
from app.protocol.server import Closed, Error
from app.rooms.codes import parse_code
from app.routes.browser import client, cookie_for, may_open_socket
from app.services import Services, services
from app.session import Session
from app.store import StoreUnavailable

router = APIRouter()


@router.websocket("/ws/rooms/{code}")
async def room_socket(socket: WebSocket, code: str) -> None:
    """Serve one socket of a room."""
    parts = services(socket)
    owner = await _accept(socket, parts)
    if owner is None:
        return
    parsed = parse_code(code)
    if parsed is None:
        await socket.send_text(Closed(reason="gone").model_dump_json())
        await socket.close(GONE)
        return
    session = Session(
        socket,
        parsed,
        owner,
        client(socket),
        rooms=parts.rooms,
        hub=parts.hub,
        store=parts.store,
        guesses=parts.guesses,
        settings=parts.settings,
    )
    # Cancelled is what still waits for the store when the server ends; nobody is there to be told.
    with contextlib.suppress(asyncio.CancelledError):
        await session.run()


@router.websocket("/ws/lobby")
async def lobby_socket(socket: WebSocket) -> None:
    """Serve one socket of the lobby: it is told, and says nothing."""
    parts = services(socket)
    if await _accept(socket, parts) is None:
        return
    outbox = Outbox(socket.send_text, socket.close)
    writer = asyncio.create_task(outbox.run())
    reader = asyncio.create_task(_until_gone(socket))
    try:
        try:
            await parts.lobby.attach(outbox)
        except StoreUnavailable:
            outbox.put(Error(id=None, code="store_unavailable", message="the store does not answer").model_dump_json())
            outbox.close(1013)
        await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        parts.lobby.detach(outbox)
        for task in (writer, reader):
            task.cancel()
        await asyncio.gather(writer, reader, return_exceptions=True)


async def _until_gone(socket: WebSocket) -> None:
    """Read and drop what the peer says (its heartbeats) until it is gone."""
    try:
        while True:
            await socket.receive_text()
    except (WebSocketDisconnect, RuntimeError, KeyError):
        return


async def _accept(socket: WebSocket, parts: Services) -> str | None:
    """Accept the handshake and return the browser's owner digest; refuse a foreign page with 403."""
    if not may_open_socket(socket, parts.settings.allowed_origins):
        await socket.close(1008)  # before accept: the handshake is answered 403
        return None
    browser = browser_of(socket.cookies)
    cookie = cookie_for(socket, browser)
    headers = [(b"set-cookie", cookie.encode())] if cookie else []
    await socket.accept(headers=headers)
    return browser.owner
