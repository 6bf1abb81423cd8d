"""Whoever hangs up in the middle of anything is no failure of the server: over the event loop it has when it serves."""

import socket
import struct
import time
from collections.abc import Iterator

import pytest

from tests.app.test_wire import HANDSHAKE, POST, TEXT, frame
from tests.fuzz.servers import Server, process

GET = b"GET %s HTTP/1.1\r\nHost: a\r\n\r\n"
LOBBY = b"GET /ws/lobby HTTP/1.1\r\n" + HANDSHAKE + b"\r\n"
RESET = struct.pack("ii", 1, 0)  # linger for no time
WAITS = (0.0, 0.001, 0.01)


@pytest.fixture(scope="module")
def served() -> Iterator[Server]:
    with process({"save_file": ""}) as server:
        yield server


@pytest.mark.parametrize("wait", WAITS)
@pytest.mark.parametrize(
    "asked",
    [
        *(GET % path * times for path in (b"/", b"/api/rooms") for times in (1, 2, 10, 40)),
        POST + b"Content-Length: 20\r\n\r\n{",
        POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\nzz\r\n",
        LOBBY[:100],
        LOBBY,
        LOBBY + frame(TEXT, b"x", fin=False),
    ],
)
def test_nothing_is_logged_of_it(served: Server, asked: bytes, wait: float) -> None:
    before = served.complaints()
    for _ in range(5):
        with socket.create_connection(("127.0.0.1", served.port), timeout=5) as peer:
            peer.sendall(asked)
            time.sleep(wait)
            peer.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
    assert served.ready()
    assert served.complaints() == before == []


def counted(served: Server) -> int:
    """Return the open files of the server a moment later: connections that have ended are gone."""
    time.sleep(0.1)
    return served.descriptors()


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="the system has no such timeout")
def test_nor_does_one_stay_who_does_not_read_the_answer(served: Server) -> None:
    held = min(counted(served) for _ in range(10))
    with socket.socket() as peer:
        peer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        peer.connect(("127.0.0.1", served.port))
        peer.sendall(GET % b"/static/manifest/icons/icon-512.png" * 16)
        assert min(counted(served) for _ in range(10)) > held
        give_up = time.monotonic() + 20
        while counted(served) > held:
            assert time.monotonic() < give_up
    assert served.complaints() == []
