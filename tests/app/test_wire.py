"""What is no proper request, handshake or frame: a clear answer or a close, and no trace in the log."""

import asyncio
import contextlib
import logging
import struct

import pytest

from app import wire
from app.headers import HEADERS

HANDSHAKE = (
    b"Host: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
POST = b"POST /api/rooms HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
CLOSES = b"\r\nConnection: close\r\n\r\n"
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


def handshake(path: bytes = b"/ws/rooms/ZZZZZZ", more: bytes = b"", method: bytes = b"GET") -> bytes:
    return method + b" " + path + b" HTTP/1.1\r\n" + HANDSHAKE + more + b"\r\n"


def frame(opcode: int, data: bytes = b"", *, fin: bool = True, masked: bool = True, length: int | None = None) -> bytes:
    size, mask = len(data) if length is None else length, 0x80 if masked else 0
    short = size if size < 126 else 126 if size < 65_536 else 127
    extended = b"" if size < 126 else struct.pack("!H" if size < 65_536 else "!Q", size)
    return bytes([(0x80 if fin else 0) | opcode, mask | short]) + extended + (bytes(4) if masked else b"") + data


class Peer:
    """The other end of a bare connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def answer(self, seconds: float = 3) -> bytes:
        """Return all that comes until the server closes."""
        async with asyncio.timeout(seconds):
            return await self.reader.read()

    async def opens(self) -> None:
        assert (await self.reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101 ")

    async def closed_with(self) -> int:
        """Return the code of the close frame, whatever comes before it."""
        async with asyncio.timeout(3):
            while True:
                opcode, size = await self.reader.readexactly(2)
                if size == 126:
                    (size,) = struct.unpack("!H", await self.reader.readexactly(2))
                data = await self.reader.readexactly(size)
                if opcode & 15 == CLOSE:
                    return int(struct.unpack("!H", data[:2])[0])


@pytest.fixture
async def say(server, caplog):
    """Open a bare connection and send these bytes; afterwards nothing may be in the log."""
    caplog.set_level(logging.INFO)
    uvicorn = logging.getLogger("uvicorn")  # it passes nothing on
    uvicorn.addHandler(caplog.handler)
    peers = []

    async def opened(data: bytes = b"") -> Peer:
        peers.append(Peer(*await asyncio.open_connection("127.0.0.1", server.port)))
        peers[-1].writer.write(data)
        return peers[-1]

    yield opened
    for peer in peers:
        peer.writer.close()
    uvicorn.removeHandler(caplog.handler)
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


class TestHandshakes:
    @pytest.mark.parametrize(
        ("asked", "status"),
        [
            (handshake(method=b"POST"), 405),
            (handshake(b"/ws/rooms/" + b"a" * 10_000), 400),
            (handshake(more=b"X-Long: " + b"a" * 10_000 + b"\r\n"), 400),
            (handshake(more=b"".join(b"X-%d: a\r\n" % n for n in range(200))), 400),
            (handshake(more=b"Content-Length: 5\r\n") + b"hello", 400),
            (handshake(more=b"Transfer-Encoding: chunked\r\n"), 400),
            (handshake(more=b'Sec-WebSocket-Extensions: permessage-deflate; x="\r\n'), 400),
            (handshake().replace(b"Version: 13", b"Version: 12"), 400),
            (handshake().replace(b"Sec-WebSocket-Key", b"X-Key"), 400),
            (handshake("/ws/rooms/ن".encode()), 400),
            (handshake(more=b"X\x00Y: a\r\n"), 400),
            (handshake(b"/ws/nowhere"), 403),
            (handshake(b"/ws/rooms/a%2Fb"), 403),
            (handshake(b"/api/rooms"), 403),
            (handshake(b"/static/js/main.js"), 403),
            (handshake(b"ws://elsewhere/ws/lobby"), 403),
            (handshake(more=b"Origin: \xff\xfe\r\n"), 403),
            (handshake(more=b"Origin: http://127.0.0.1\r\nOrigin: http://127.0.0.1\r\n"), 400),
        ],
    )
    async def test_one_that_cannot_be_is_refused(self, say, asked: bytes, status: int) -> None:
        peer = await say(asked)
        assert (await peer.answer()).startswith(b"HTTP/1.1 %d " % status)

    @pytest.mark.parametrize("code", [b"%00", b"%ff%fe", b"a" * 5_000, b"%D9%86", b"..", b"%0d%0aX:%20y", b"'\"<>"])
    async def test_a_code_that_is_none_is_a_room_that_is_gone(self, say, code: bytes) -> None:
        peer = await say(handshake(b"/ws/rooms/" + code))
        await peer.opens()
        assert b'{"type":"closed","reason":"gone"}' in await peer.reader.readuntil(b"\x0f\xa4")

    @pytest.mark.parametrize("cookie", [b"basra_browser=\xff", b"basra_browser=" + b"x" * 4_000, b";;=;", b'a="'])
    async def test_a_cookie_that_is_none_makes_a_new_browser(self, say, cookie: bytes) -> None:
        peer = await say(handshake(b"/ws/lobby", b"Origin: http://127.0.0.1\r\nCookie: " + cookie + b"\r\n"))
        assert b"set-cookie: basra_browser=" in await peer.reader.readuntil(b"\r\n\r\n")


class TestFrames:
    @pytest.mark.parametrize(
        ("frames", "code"),
        [
            (frame(TEXT, b"\xff\xfe"), 1007),
            (frame(TEXT, b"\xff", fin=False) + frame(0), 1007),
            (frame(TEXT, length=2**31), 1009),
            (frame(TEXT, length=2**63), 1009),
            (frame(TEXT, b"a" * 30_000, fin=False) + frame(0, b"a" * 30_000), 1009),
            (frame(TEXT, b"x", masked=False), 1002),
            (frame(3), 1002),
            (frame(0, b"a"), 1002),
            (frame(TEXT, b"a", fin=False) + frame(TEXT, b"b"), 1002),
            (frame(PING, b"a" * 126), 1002),
            (frame(PING, fin=False), 1002),
            (frame(CLOSE, b"\x00"), 1002),
            (frame(CLOSE, struct.pack("!H", 5)), 1002),
            (frame(CLOSE, struct.pack("!H", 1000) + b"\xff"), 1007),
        ],
    )
    async def test_one_that_cannot_be_closes_the_socket(self, say, frames: bytes, code: int) -> None:
        peer = await say(handshake())
        await peer.opens()
        peer.writer.write(frames)
        assert await peer.closed_with() == code

    @pytest.mark.parametrize("path", [b"/ws/rooms/ZZZZZZ", b"/ws/lobby"])
    @pytest.mark.parametrize("flood", [frame(PING), frame(PONG), frame(0, fin=False), frame(TEXT, b"x")])
    async def test_a_flood_of_tiny_ones_closes_the_socket(self, say, path: bytes, flood: bytes) -> None:
        peer = await say(handshake(path))
        await peer.opens()
        peer.writer.write((frame(TEXT, fin=False) if flood[0] == 0 else b"") + flood * 1_500)
        assert await peer.closed_with() == wire.TOO_MUCH

    @pytest.mark.parametrize("sizes", [[1], [5, 5, 500], [100] * 40])
    async def test_a_message_in_fragments_is_one_message(self, say, sizes: list[int]) -> None:
        peer = await say(handshake())
        await peer.opens()
        hello, start = b'{"type":"hello","page":"p"}'.ljust(sum(sizes)), 0
        for size in sizes:
            peer.writer.write(frame(TEXT if start == 0 else 0, hello[start : start + size], fin=False))
            peer.writer.write(frame(PING))
            start += size
        peer.writer.write(frame(0, hello[start:]))
        assert b'"reason":"gone"' in await peer.reader.readuntil(b'gone"}')


class TestSlowness:
    @pytest.mark.parametrize("start", [b"", b"G", b"GET / HTTP/1.1\r\nHost: a\r\n", b"\r\n"])
    async def test_a_head_that_does_not_come_is_not_waited_for(self, say, monkeypatch, start: bytes) -> None:
        monkeypatch.setattr(wire, "SLOWEST_S", 0.3)
        peer = await say(start)
        answer = await peer.answer()
        assert answer.startswith(b"HTTP/1.1 408 ") if start else answer == b""

    @pytest.mark.parametrize("length", [b"Content-Length: 100\r\n\r\n", b"Transfer-Encoding: chunked\r\n\r\n64\r\n"])
    async def test_nor_a_body(self, say, monkeypatch, length: bytes) -> None:
        monkeypatch.setattr(wire, "SLOWEST_S", 0.3)
        peer = await say(POST + length)
        for _ in range(2):
            peer.writer.write(b" ")
            await asyncio.sleep(0.1)
        answer = await peer.answer()
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert answer.count(b"HTTP/1.1") == 1

    async def test_nor_a_body_that_nobody_needs_and_there_is_one_answer(self, say, monkeypatch) -> None:
        """A second one would be taken for that to the next request, by a proxy that has more than one client."""
        monkeypatch.setattr(wire, "SLOWEST_S", 0.3)
        peer = await say(b"GET /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nabc")
        answer = await peer.answer()
        assert answer.startswith(b"HTTP/1.1 200 ")
        assert answer.count(b"HTTP/1.1") == 1

    async def test_the_next_request_of_a_connection_has_its_own_time(self, say, monkeypatch) -> None:
        monkeypatch.setattr(wire, "SLOWEST_S", 0.5)
        peer = await say()
        for _ in range(4):
            peer.writer.write(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
            assert (await peer.reader.readuntil(b'"ok"}')).startswith(b"HTTP/1.1 200 ")
            await asyncio.sleep(0.2)
        peer.writer.write(b"G")
        assert (await peer.answer()).startswith(b"HTTP/1.1 408 ")

    @pytest.mark.parametrize("line", [b"X-Header: of no interest\r\n", b"a" * 1_000])
    async def test_a_head_without_end_is_not_kept(self, say, line: bytes) -> None:
        peer = await say(b"GET / HTTP/1.1\r\nHost: a\r\n")
        peer.writer.write(line * (40_000 // len(line)))
        assert (await peer.answer()).startswith((b"HTTP/1.1 431 ", b"HTTP/1.1 400 "))

    async def test_a_socket_that_never_says_hello_is_closed(self, say, monkeypatch) -> None:
        monkeypatch.setattr("app.session._HELLO_S", 0.4)
        peer = await say(handshake())
        await peer.opens()
        assert await peer.closed_with() == wire.TOO_MUCH

    async def test_nor_does_it_help_to_ping_all_the_time(self, say, monkeypatch) -> None:
        monkeypatch.setattr("app.session._HELLO_S", 0.4)
        peer = await say(handshake())
        await peer.opens()
        for _ in range(8):
            peer.writer.write(frame(TEXT, b'{"type":"ping"}') + frame(PING))
            await asyncio.sleep(0.1)
        assert await peer.closed_with() == wire.TOO_MUCH


class TestAroundABody:
    """Chunks have extensions, and trailers after them: what nobody here needs, and nobody may fill the memory with."""

    @pytest.mark.parametrize(
        ("start", "more"),
        [(b"0\r\n", b"X-Y: abc\r\n"), (b"0\r\nX: ", b"a" * 1_000), (b"1;", b"a" * 1_000), (b"", b"1;a=b\r\nx\r\n")],
        ids=["trailers", "a trailer", "an extension", "extensions"],
    )
    @pytest.mark.parametrize("path", [b"POST /api/rooms", b"GET /healthz"])
    async def test_what_has_no_end_is_not_read(self, say, path: bytes, start: bytes, more: bytes) -> None:
        head = POST.replace(b"POST /api/rooms", path) + b"Transfer-Encoding: chunked\r\n\r\n"
        peer = await say(head + start)
        with pytest.raises(ConnectionError):  # noqa: PT012  one of these writes finds it closed
            for _ in range(200):
                peer.writer.write(more * (10_000 // len(more)))
                await peer.writer.drain()
                await asyncio.sleep(0.005)

    async def test_a_trailer_is_no_header(self, say, server) -> None:
        trailer = b"0\r\nX-Forwarded-For: 203.0.113.9\r\nCookie: a=b\r\n\r\n"
        for n, more in enumerate(
            (b"", b"X-Forwarded-For: 192.0.2.7\r\n", b"X-Forwarded-For: 192.0.2.7\r\nTrailer: X-Forwarded-For\r\n")
        ):
            head = b"GET /api/rooms/ZZZZZ%d HTTP/1.1\r\nHost: a\r\nConnection: close\r\n" % n
            peer = await say(head + more + b"Transfer-Encoding: chunked\r\n\r\n" + trailer)
            assert (await peer.answer()).startswith(b"HTTP/1.1 404 ")
        assert list(server.app.state.services.guesses._misses) == ["127.0.0.1", "192.0.2.7"]

    async def test_many_small_chunks_are_one_body(self, say) -> None:
        chunks = b"".join(b"1\r\n%c\r\n" % byte for byte in b'{"name": "Mona"}'.ljust(2_000)) + b"0\r\nX: y\r\n\r\n"
        peer = await say(POST + b"Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks)
        assert (await peer.answer()).startswith(b"HTTP/1.1 201 ")


class TestManyAtOnce:
    ONE = b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n"

    async def test_a_few_requests_ahead_are_answered_in_order(self, say) -> None:
        peer = await say(self.ONE * 10 + self.ONE.replace(b"healthz", b"nowhere").replace(b"\r\n\r\n", CLOSES))
        answers = (await peer.answer()).split(b"HTTP/1.1 ")[1:]
        assert [answer[:3] for answer in answers] == [b"200"] * 10 + [b"404"]

    async def test_thousands_are_not_kept(self, say, server) -> None:
        peer = await say(self.ONE * 20_000)
        with contextlib.suppress(ConnectionError):
            assert (await peer.answer()).count(b"HTTP/1.1 200") < 200
        peer = await say(self.ONE * 2 * wire.MOST_AHEAD)
        assert (await peer.answer()).count(b"HTTP/1.1 200") < 2


class TestRequests:
    @pytest.mark.parametrize(
        "asked",
        [
            b"\x16\x03\x01\x02\x00\x01\x00",  # TLS
            "GET /ن HTTP/1.1\r\nHost: a\r\n\r\n".encode(),
            b"CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n",
            b"POST /api/rooms HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\nabc",
            b"POST /api/rooms HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            b"POST /api/rooms HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
        ],
    )
    async def test_one_that_cannot_be_is_400_and_the_end(self, say, asked: bytes) -> None:
        answer = await (await say(asked)).answer()
        assert answer.startswith(b"HTTP/1.1 400 ")
        assert b'{"error":{"code":"malformed",' in answer
        for name, value in HEADERS.items():
            assert f"{name}: {value}\r\n".encode() in answer

    @pytest.mark.parametrize(
        ("path", "status"),
        [
            (b"/api/rooms/%00", 404),
            (b"/api/rooms/" + b"a" * 10_000, 404),
            (b"/api/rooms/%D9%86", 404),
            (b"/static/%00", 404),
            (b"/static/" + b"a" * 5_000, 404),
            (b"/static/%2e%2e/%2e%2e/etc/passwd", 404),
            (b"//evil.example/", 404),
            (b"/r/%ff%00", 200),
        ],
    )
    async def test_an_odd_path_is_only_a_path(self, say, path: bytes, status: int) -> None:
        peer = await say(b"GET " + path + b" HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        assert (await peer.answer()).startswith(b"HTTP/1.1 %d " % status)


class TestOneClient:
    @pytest.fixture
    def settings(self, settings):
        return settings.model_copy(update={"sockets_per_client": 1, "trusted_proxies": "10.0.0.0/8"})

    async def test_holds_so_many_connections_and_they_make_room_again(self, say, server) -> None:
        first, second = await say(b"G"), await say(b"G")
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await (await say(b"GET /healthz HTTP/1.1\r\n")).reader.readexactly(1)
        first.writer.write(handshake(b"/ws/lobby")[1:])  # a WebSocket is counted as one
        await first.opens()
        third = await say(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
        await third.reader.readuntil(b'"ok"}')
        for peer in (second, third):
            peer.writer.close()
            await peer.writer.wait_closed()
        for _ in range(5):
            await asyncio.sleep(0.05)
            peer = await say(b"GET /healthz HTTP/1.1\r\nHost: a" + CLOSES)
            assert (await peer.answer()).startswith(b"HTTP/1.1 200 ")


class TestAProxy:
    @pytest.fixture
    def settings(self, settings):
        return settings.model_copy(update={"sockets_per_client": 1, "trusted_proxies": "127.0.0.0/8"})

    async def test_holds_any_number(self, say) -> None:
        peers = [await say(b"G") for _ in range(5)]
        for peer in peers:
            peer.writer.write(b"ET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
            await peer.reader.readuntil(b'"ok"}')


async def test_more_connections_than_the_process_holds_are_closed_at_once(say, server) -> None:
    first = await say(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
    await first.reader.readuntil(b'"ok"}')
    config = server.config
    config.limit_concurrency = 1
    with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
        await (await say()).reader.readexactly(1)
    first.writer.write(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
    await first.reader.readuntil(b'"ok"}')
