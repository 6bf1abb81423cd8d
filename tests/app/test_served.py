"""What `basra serve` is as it comes, before a host sets anything."""

from collections.abc import Iterator

import pytest
from websockets.asyncio.client import connect

from app.settings import Settings
from tests.fuzz.servers import Server, process
from tests.fuzz.wire import http, request


@pytest.fixture(scope="module")
def served() -> Iterator[Server]:
    with process({"save_file": ""}) as server:
        yield server


async def test_it_compresses_no_message(served: Server) -> None:
    """Beside secrets compression tells of them by its length, and it costs memory for each socket."""
    async with connect(f"ws://127.0.0.1:{served.port}/ws/lobby", compression="deflate") as socket:
        assert "permessage-deflate" in socket.request.headers["sec-websocket-extensions"]
        assert "sec-websocket-extensions" not in socket.response.headers
        assert socket.protocol.extensions == []


@pytest.mark.parametrize(
    "path", ["/docs", "/redoc", "/debug", "/metrics", "/admin", "/.git/config", "/.env", "/server-status"]
)
async def test_it_has_no_page_beside_its_own(served: Server, path: str) -> None:
    assert (await http(served.port, request("GET", path))).status == 404


async def test_it_names_no_part_and_no_version_of_itself(served: Server) -> None:
    for path in ("/", "/nowhere", "/api/rooms"):
        answer = await http(served.port, request("GET", path))
        assert not {"server", "x-powered-by", "via"} & {name for name, _ in answer.headers}
        assert b"uvicorn" not in answer.body.lower()


async def test_a_failure_shows_no_trace(served: Server) -> None:
    for data in (b"\x00\xff\r\n\r\n", request("POST", "/api/rooms", b"{"), request("GET", "/api/rooms/%ff%00")):
        answer = await http(served.port, data)
        assert 400 <= answer.status < 500
        assert b"Traceback" not in answer.body
        assert b".py" not in answer.body


def test_it_is_served_to_this_machine_alone_and_trusts_no_other() -> None:
    settings = Settings.model_construct()
    assert (settings.host, settings.trusted_proxies, settings.allowed_origins) == (
        "127.0.0.1",
        "127.0.0.1",
        frozenset(),
    )
