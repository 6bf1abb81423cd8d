"""A lean client for sockets and requests that can also do everything wrong: any bytes can be sent as frames.

A client that keeps the protocol would not do for fuzzing, and one that only sends and counts is several times cheaper.
"""

import asyncio
import base64
import os
import re
import socket
import struct
from collections import deque
from collections.abc import Callable
from typing import Any

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
BROKEN = 1006  # no close frame came

UNMASKED = b"\0\0\0\0"  # a mask all the same, and no work


def frame(
    payload: bytes,
    opcode: int = TEXT,
    *,
    fin: bool = True,
    rsv: int = 0,
    mask: bytes | None = UNMASKED,
    length: int | None = None,
    wide: int = 0,
) -> bytes:
    """Return a client's frame (RFC 6455, 5.2), or a wrong one: `length` lies, `wide` takes more bytes to say it."""
    says = len(payload) if length is None else length
    masked = 0 if mask is None else 0x80
    head = bytes([(0x80 if fin else 0) | rsv << 4 | opcode])
    if says < 126 and not wide:
        head += bytes([masked | says])
    elif says < 65536 and wide < 8:
        head += struct.pack("!BH", masked | 126, says)
    else:
        head += struct.pack("!BQ", masked | 127, says)
    if mask is None:
        return head + payload
    if mask != UNMASKED:
        payload = bytes(byte ^ mask[place & 3] for place, byte in enumerate(payload))
    return head + mask + payload


class Wire(asyncio.Protocol):
    """One connection: its handshake, then its frames. `history` keeps the last bytes both ways, for a report."""

    def __init__(self, told: Callable[[bytes], None], ended: Callable[[], None] | None = None, keep: int = 60) -> None:
        self._told, self._ended = told, ended
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[tuple[int, bytes]] = loop.create_future()  # status and head of the handshake
        self.closed: asyncio.Future[int] = loop.create_future()
        self.history: deque[tuple[str, bytes]] = deque(maxlen=keep)
        self.frames = 0  # sent
        self.close_code = BROKEN
        self.pongs = True
        self._buffer = b""
        self._transport: Any = None

    @classmethod
    async def connect(
        cls,
        port: int,
        path: str,
        told: Callable[[bytes], None],
        headers: tuple[str, ...] = (),
        ended: Callable[[], None] | None = None,
        keep: int = 60,
    ) -> "Wire":
        """Return a connection whose handshake was answered; look at `opened` for how."""
        wire = await cls.raw(port, told, ended, keep)
        wire.write(handshake(port, path, headers), note=False)
        try:
            async with asyncio.timeout(30):
                await wire.opened
        except TimeoutError:
            wire.abort()
            raise
        return wire

    @classmethod
    async def raw(
        cls, port: int, told: Callable[[bytes], None], ended: Callable[[], None] | None = None, keep: int = 60
    ) -> "Wire":
        """Return a connection on which nothing was sent yet."""
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(lambda: cls(told, ended, keep), "127.0.0.1", port)
        return wire

    @property
    def alive(self) -> bool:
        return not self.closed.done()

    def text(self, payload: bytes) -> None:
        self.history.append((">", payload))
        self.frames += 1
        self._transport.write(frame(payload))

    def write(self, data: bytes, frames: int = 0, *, note: bool = True) -> None:
        """Send these bytes, whatever they are."""
        if note:
            self.history.append(("> bytes", data))
        self.frames += frames
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)

    def close(self, code: int = 1000) -> None:
        self.write(frame(struct.pack("!H", code), CLOSE), 1)

    def abort(self) -> None:
        """Hang up with a reset, as a phone without network does when it is back."""
        if self._transport is not None and not self._transport.is_closing():
            raw = self._transport.get_extra_info("socket")
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            self._transport.abort()

    # asyncio.Protocol

    def connection_made(self, transport: Any) -> None:
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        for waiting, result in ((self.opened, (0, b"")), (self.closed, self.close_code)):
            if not waiting.done():
                waiting.set_result(result)
        if self._ended is not None:
            self._ended()

    def data_received(self, data: bytes) -> None:
        self._buffer = self._buffer + data if self._buffer else data
        if not self.opened.done():
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            self._buffer = rest
            found = re.match(rb"HTTP/1\.1 (\d{3})", head)
            self.opened.set_result((int(found[1]) if found else 0, head))
        if self.opened.result()[0] == 101:
            self._frames()

    def _frames(self) -> None:
        buffer, start = self._buffer, 0
        while len(buffer) >= start + 2:
            length, begin = buffer[start + 1] & 0x7F, start + 2
            if length >= 126:
                size = 2 if length == 126 else 8
                length = int.from_bytes(buffer[begin : begin + size], "big")
                begin += size
            if len(buffer) < begin + length:
                break
            self._take(buffer[start], buffer[begin : begin + length])
            start = begin + length
        self._buffer = buffer[start:]

    def _take(self, first: int, payload: bytes) -> None:
        opcode = first & 0x0F
        if opcode == TEXT:
            self.history.append(("<", payload))
            self._told(payload)
        elif opcode == PING and self.pongs:
            self._transport.write(frame(payload, PONG))
        elif opcode == CLOSE:
            self.close_code = int.from_bytes(payload[:2], "big") if len(payload) >= 2 else 1005
            self.history.append(("< close", payload))
            self._transport.write(frame(payload[:2], CLOSE))
            self._transport.close()


def handshake(port: int, path: str, headers: tuple[str, ...] = ()) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = (
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        *headers,
    )
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")


class Answer:
    """An HTTP answer: status, headers (lower case), body; status 0: the server hung up without one."""

    def __init__(self, status: int, headers: list[tuple[str, str]], body: bytes) -> None:
        self.status, self.headers, self.body = status, headers, body

    def header(self, name: str) -> str:
        return next((value for key, value in self.headers if key == name), "")


async def http(port: int, request: bytes, *, head: bool = False, patience: float = 30) -> Answer:
    """Send these bytes on a connection of their own and return what is answered."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        async with asyncio.timeout(patience):
            writer.write(request)
            return await _answer(reader, head=head)
    except (ConnectionError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        return Answer(0, [], b"")
    finally:
        writer.transport.abort()


async def _answer(reader: asyncio.StreamReader, *, head: bool) -> Answer:
    top = await reader.readuntil(b"\r\n\r\n")
    first, *lines = top.decode("latin-1").removesuffix("\r\n\r\n").split("\r\n")
    status = int(first.split(" ")[1])
    if status == 100:
        return await _answer(reader, head=head)
    headers = [(name.lower(), value.strip()) for name, _, value in (line.partition(":") for line in lines)]
    answer = Answer(status, headers, b"")
    if head or status in (204, 304):
        return answer
    if answer.header("transfer-encoding") == "chunked":
        while size := int((await reader.readuntil(b"\r\n")).split(b";")[0], 16):
            answer.body += (await reader.readexactly(size + 2))[:-2]
    elif answer.header("content-length"):
        answer.body = await reader.readexactly(int(answer.header("content-length")))
    else:
        answer.body = await reader.read()
    return answer


def request(
    method: str, path: str, body: bytes | None = None, headers: tuple[str, ...] = (), host: str = "127.0.0.1"
) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", "Connection: close", *headers]
    if body is not None:
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1") + (body or b"")
