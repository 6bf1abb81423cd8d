"""The two WebSockets: a room's and the lobby's."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from app.clock import now_ms
from app.hub import GONE, TRY_AGAIN
from app.limits import Bucket
from app.outbox import Outbox
from app.protocol.server import Closed, Error, Pong
from app.rooms.codes import parse_code
from app.routes.browser import asking, client, cookie_for, may_open_socket
from app.routes.problems import problem
from app.services import Services, services
from app.session import TOO_MUCH, Session
from app.store import StoreUnavailable

router = APIRouter()


@router.websocket("/ws/rooms/{code}")
async def room_socket(socket: WebSocket, code: str) -> None:
    """Serve one socket of a room."""
    parts = services(socket)
    async with _opened(socket, parts) as owner:
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
            joins=parts.joins,
            refusals=parts.refusals,
            settings=parts.settings,
        )
        # Cancelled is what still waits for the store when the server ends; nobody is there to be told.
        with contextlib.suppress(asyncio.CancelledError):
            await session.run()


@router.websocket("/ws/lobby")
async def lobby_socket(socket: WebSocket) -> None:
    """Serve one socket of the lobby: it is told, and says nothing but that it still listens."""
    parts = services(socket)
    async with _opened(socket, parts) as owner:
        if owner is not None:
            await _lobby(socket, parts)


async def _lobby(socket: WebSocket, parts: Services) -> None:
    outbox = Outbox(socket.send_text, socket.close)
    writer = asyncio.create_task(outbox.run())
    reader = asyncio.create_task(_until_gone(socket, outbox, parts))
    try:
        try:
            await parts.lobby.attach(outbox)
        except StoreUnavailable:
            outbox.put(Error(id=None, code="store_unavailable", message="the store does not answer").model_dump_json())
            outbox.close(TRY_AGAIN)
        await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        parts.lobby.detach(outbox)
        for task in (writer, reader):
            task.cancel()
        await asyncio.gather(writer, reader, return_exceptions=True)


async def _until_gone(socket: WebSocket, outbox: Outbox, parts: Services) -> None:
    """Answer whatever the peer says as a heartbeat until it is gone, or says too much."""
    heard = Bucket(parts.settings.message_burst, parts.settings.messages_per_second)
    try:
        while heard.take(now_ms()):
            await socket.receive_text()
            outbox.put(Pong(version=0).model_dump_json())
        await socket.close(TOO_MUCH)
    except (WebSocketDisconnect, RuntimeError, KeyError):
        return


@contextlib.asynccontextmanager
async def _opened(socket: WebSocket, parts: Services) -> AsyncIterator[str | None]:
    """Pass the turnstile, accept the handshake and yield the browser's owner digest; None when it was refused."""
    if not may_open_socket(socket, parts.settings.allowed_origins):
        await socket.send_denial_response(problem(403, "foreign_page", "a page of another site may not ask this"))
        yield None
        return
    who = client(socket)
    passage = parts.turnstile.enter(who, now_ms())
    if passage == "refused":
        busy = problem(503, "too_many_sockets", "too many connections, wait a moment", {"retry-after": "10"})
        await socket.send_denial_response(busy)
        yield None
    elif passage == "told":
        parts.refusals.note("too_many_sockets")
        await socket.accept()
        told = Error(id=None, code="too_many_sockets", message="too many connections, close some or wait a moment")
        with contextlib.suppress(WebSocketDisconnect):
            await socket.send_text(told.model_dump_json())
            await socket.close(TRY_AGAIN)
        yield None
    else:
        try:
            browser = asking(socket)
            cookie = cookie_for(socket, browser)
            await socket.accept(headers=[(b"set-cookie", cookie.encode())] if cookie else [])
            yield browser.owner
        finally:
            parts.turnstile.leave(who)
