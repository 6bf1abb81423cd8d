"""Below the app: uvicorn's two protocols, held to what a client may cost before and between its messages.

Theory of operation. The app counts messages and sockets; what never becomes a message is counted here: a head that does
not end, requests that come a byte at a time or all at once, frames that are no message (pings, empty fragments), a
handshake that cannot be understood. Data is looked at in slices, so that one full buffer of tiny frames cannot hold up
the loop.
"""

import asyncio
import logging
from typing import Any, Final

from uvicorn._types import ASGI3Application, ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from app.clock import now_ms
from app.headers import HEADERS
from app.limits import Bucket
from app.refusals import REFUSALS, Refusals
from app.turnstile import PEERS, Peers

SLOWEST_S: Final = 20.0  # for a whole request, from its first byte or from the opening of the connection
LARGEST_HEAD: Final = 32 * 1024  # bytes; as much may lie around the chunks of a body
MOST_AHEAD: Final = 16  # requests sent before the answer to the one in front of them
MOST_WAITING: Final = 1_000  # messages of one socket that the app has not read
TOO_MUCH: Final = 4008
_FRAMES: Final = (200, 50.0)  # frames that are no message: burst, and then each second
_SLICE: Final = 4 * 1024
_READ_FIRST_S: Final = 0.1
_LAST_WORD_S: Final = 1.0  # for the close to go out to a peer that answered no ping

_REFUSAL: Final = (
    "HTTP/1.1 %s\r\ncontent-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n"
    + "".join(f"{name}: {value}\r\n" for name, value in HEADERS.items())
    + "\r\n"
).encode() + b"%s"
_TOO_LARGE: Final = b'{"error":{"code":"too_large","message":"the head of this request is too large"}}'
_TOO_SLOW: Final = b'{"error":{"code":"too_slow","message":"the request did not come in time"}}'
_NO_REQUEST: Final = b'{"error":{"code":"malformed","message":"this is no HTTP request"}}'
_NO_HANDSHAKE: Final = b'{"error":{"code":"malformed","message":"this is no WebSocket handshake"}}'

# What any stranger can bring about at any rate is no line of the log.
_log: Final = logging.getLogger("uvicorn.error.peers")
_log.setLevel(logging.ERROR)


class Http(HttpToolsProtocol):
    """HTTP with a limit on the head, on the time a request takes to come, and on the connections of this process."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.logger = _log
        self._most, self.limit_concurrency = self.limit_concurrency, None
        self._peers: Peers | None = self.app_state.get(PEERS)
        self._peer: str | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._answering: RequestResponseCycle | None = None
        self._in_body = False
        self._around = 0  # bytes of the head so far; then of what lies around the chunks of the body

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if (self._most is not None and len(self.connections) > self._most) or not self._enter():
            _note(self.app_state, "connections too many")
            transport.abort()
        else:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        self._came()
        self._tell_that_it_ends()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._wait()
        for start in range(0, len(data), _SLICE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            piece = data[start : start + _SLICE]
            self._around += len(piece)
            super().data_received(piece)
            if self._around > LARGEST_HEAD:
                self._refuse(b"431 Request Header Fields Too Large", _TOO_LARGE)
            elif len(self.pipeline) > MOST_AHEAD:
                _note(self.app_state, "requests ahead")
                self._hang_up()

    def on_header(self, name: bytes, value: bytes) -> None:
        # Behind the body come trailers. As headers they would stand to the right of those of the proxy in front.
        if not self._in_body:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._in_body, self._around = True, 0

    def on_body(self, body: bytes) -> None:
        self._around -= len(body)  # the app limits it
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_body, self._around = False, 0
        self._came()

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        self._came()
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002  one shape for all refusals
        self._refuse(b"400 Bad Request", _NO_REQUEST)

    def _enter(self) -> bool:
        if self._peers is None or self.client is None:
            return True
        if not self._peers.enter(self.client[0]):
            return False
        self._peer = self.client[0]
        return True

    def _leave(self) -> None:
        if self._peers is not None and self._peer is not None:
            self._peers.leave(self._peer)
        self._peer = None

    def _wait(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(SLOWEST_S, self._too_slow)

    def _came(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_slow(self) -> None:
        self._deadline = None
        if self._in_body or self._around:
            self._refuse(b"408 Request Timeout", _TOO_SLOW)
        else:  # opened in advance, as browsers do, and not needed
            self._hang_up()

    def _refuse(self, status: bytes, body: bytes) -> None:
        _note(self.app_state, f"HTTP {status[:3].decode()}")
        if self._is_next():
            self.transport.write(_REFUSAL % (status, len(body), body))
        self._hang_up()

    def _hang_up(self) -> None:
        self._tell_that_it_ends()
        self.transport.close()

    def _tell_that_it_ends(self) -> None:
        """Have the app write no more; uvicorn tells only the last of several requests."""
        for cycle in (self._answering, self.cycle):
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _is_next(self) -> bool:
        """Return whether the answer that the peer waits for is that to what is read now, and not begun."""
        if self._in_body:
            return not self.pipeline and not self.cycle.response_started
        return self.cycle is None or self.cycle.response_complete


class Ws(WebSocketsSansIOProtocol):
    """WebSockets with a limit on frames that are no message, and an answer for every handshake."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._frames = Bucket(*_FRAMES)
        self.conn.debug = False  # it would log cookies and frames: hands, names, chat

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), _SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + _SLICE])
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                _note(self.app_state, "handshakes that are none")
                self.transport.write(_REFUSAL % (b"400 Bad Request", len(_NO_HANDSHAKE), _NO_HANDSHAKE))
                self.close_sent = True
                self.transport.close()
            elif self.queue.qsize() > MOST_WAITING:
                self._fail(TOO_MUCH, "too many messages")

    def handle_ping(self) -> None:
        if self._counted() and self.writable.is_set():
            super().handle_ping()
        else:  # its answer would only wait for a peer that does not read
            self.conn.data_to_send()

    def handle_pong(self, event: Frame) -> None:
        if self._counted():
            super().handle_pong(event)

    def keepalive_timeout(self) -> None:
        # After a standstill of this process the answer may be there and not be read yet.
        self.pong_timer = self.loop.call_later(_READ_FIRST_S, self._give_up)

    def _give_up(self) -> None:
        """Give a peer up that answers no ping, at once, whatever waits for it and keeps the line from closing."""
        if self.read_paused:  # by the app, which is busy with this peer's last message
            self.keepalive_timeout()
        else:
            super().keepalive_timeout()
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006, "reason": ""})
            self.loop.call_later(_LAST_WORD_S, self.transport.abort)

    def handle_cont(self, event: Frame) -> None:
        if self._counted():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._fail(1007, "invalid UTF-8")
                return
        super().send_receive_event_to_app()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True  # with a refusal, which is an answer too

    def _counted(self) -> bool:
        if not self.close_sent and not self._frames.take(now_ms()):
            self._fail(TOO_MUCH, "too many frames")
        return not self.close_sent

    def _fail(self, code: int, reason: str) -> None:
        self.frames = []
        if self.close_sent or self.transport.is_closing():
            return
        _note(self.app_state, f"close {code}")
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.stop_keepalive()
        self.conn.fail(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()


def _note(state: dict[str, Any], kind: str) -> None:
    refusals: Refusals | None = state.get(REFUSALS)
    if refusals is not None:
        refusals.note(kind)
