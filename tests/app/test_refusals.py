"""What is refused is counted, and shows in the log as a line a minute that names nobody."""

import asyncio
import contextlib
import logging

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from app import refusals
from app.refusals import Refusals
from tests.app.test_wire import PING, frame, handshake
from tests.fuzz.wire import http, request


def test_the_most_frequent_comes_first_and_each_line_begins_anew() -> None:
    noted = Refusals()
    for kind in ("HTTP 403", "rate_limited", "rate_limited"):
        noted.note(kind)
    assert noted.line() == "2 × rate_limited, 1 × HTTP 403"
    assert noted.line() == ""


async def test_there_is_a_line_when_there_is_something_to_say(monkeypatch, caplog) -> None:
    monkeypatch.setattr(refusals, "_EVERY_S", 0.02)
    noted = Refusals()
    loop = asyncio.create_task(noted.run())
    await asyncio.sleep(0.1)
    assert caplog.records == []
    noted.note("HTTP 403")
    await asyncio.sleep(0.1)
    loop.cancel()
    assert [(record.levelno, record.getMessage()) for record in caplog.records] == [
        (logging.WARNING, "refused in the last minute: 1 × HTTP 403")
    ]


@pytest.fixture
def settings(settings):
    return settings.model_copy(update={"sockets_per_client": 2, "free_guesses": 1, "chat_burst": 1})


async def test_every_kind_of_refusal_is_counted(server, browsers) -> None:
    noted = server.app.state.services.refusals
    await browsers().request("GET", "/api/rooms", headers={"sec-fetch-site": "cross-site"})
    await browsers().request("POST", "/api/rooms", content=b"{}")
    for data in (
        b"nonsense\r\n\r\n",
        request("GET", "/", None, ("X: " + "y" * 5_000,) * 8),
        request("GET", "/", b" " * 20_000),
    ):
        await http(server.port, data)
    assert noted._counts == {"HTTP 403": 1, "HTTP 415": 1, "HTTP 400": 1, "HTTP 431": 1, "HTTP 413": 1}

    noted.line()
    with pytest.raises(InvalidStatus):
        await connect(f"{server.ws}/ws/lobby", additional_headers={"origin": "http://evil.example"})
    code, tab = await browsers().host()
    stranger = await browsers().open(code, player=1)
    await stranger.ask(type="start")
    await stranger.ask(type="take_over", player=1)
    for text in ("nonsense", '{"type":"nonsense"}', "x" * 5_000):
        await tab.raw(text)
    for _ in range(2):
        await tab.ask(type="chat", text="hello")
    assert (await (await browsers().open(code)).closed())[1] == 1013
    assert noted._counts == {
        "HTTP 403": 1,
        "not_seated": 1,
        "not_your_seat": 1,
        "malformed": 1,
        "unknown_type": 1,
        "too_large": 1,
        "chat_too_fast": 1,
        "too_many_sockets": 1,
    }

    noted.line()
    await stranger.drop()
    await tab.drop()
    for _ in range(2):
        await (await browsers().open("ZZZZZZ")).closed()
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(handshake())
    await reader.readuntil(b"\r\n\r\n")
    with contextlib.suppress(ConnectionError):
        for _ in range(20):
            writer.write(frame(PING) * 100)
            await writer.drain()
        await reader.read()
    writer.close()
    assert noted._counts == {"unknown codes": 1, "close 4008": 1}
