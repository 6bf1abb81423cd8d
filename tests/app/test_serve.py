"""`basra serve` as a process: what it says, and how it ends."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from app.serve import addresses, save_file
from app.settings import Settings
from tests.app.conftest import Browser, Server, Tab
from tests.redis_server import RedisServer

_CROWDED = {f"BASRA_{name}": "100000" for name in ("ROOM_BURST", "JOIN_BURST", "REQUEST_BURST", "SOCKETS_PER_CLIENT")}

COMMAND = [sys.executable, "-c", "from app.cli import main; main()", "serve"]


def serve(*flags: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *flags], env={**os.environ, **environment}, capture_output=True, text=True, timeout=20, check=False
    )


@contextmanager
def running(*flags: str, **environment: str) -> Iterator[tuple[subprocess.Popen[str], Server]]:
    """A server of its own process, once it answers."""
    process = subprocess.Popen(
        [*COMMAND, "--port", "0", *flags], env={**os.environ, **environment}, stdout=-1, stderr=-1, text=True
    )
    try:
        assert process.stdout is not None
        server = Server(None, int(process.stdout.readline().rstrip("/\n").rpartition(":")[2]))
        for _ in range(200):
            try:
                httpx.get(f"{server.http}/healthz")
                break
            except httpx.TransportError:
                time.sleep(0.05)
        yield process, server
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize("environment", [{}, {"BASRA_REDIS_URL": ""}])
def test_several_workers_without_redis_are_refused(environment: dict[str, str]) -> None:
    ended = serve("--workers", "2", "--port", "0", **environment)
    assert ended.returncode == 2
    assert "--redis-url" in ended.stderr


def test_a_setting_that_cannot_be_is_named() -> None:
    ended = serve(BASRA_PORT="abc")
    assert ended.returncode == 2
    assert "BASRA_PORT" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_port_in_use_is_named() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        ended = serve("--port", str(port))
    assert ended.returncode == 2
    assert f"127.0.0.1:{port}" in ended.stderr


def test_the_addresses_of_the_network_are_told_only_when_it_is_served() -> None:
    assert addresses("127.0.0.1", 8000) == ["Basra is served at http://127.0.0.1:8000/"]
    assert addresses("::1", 8000) == ["Basra is served at http://[::1]:8000/"]
    assert addresses("0.0.0.0", 8000)[0] == "Basra is served at http://127.0.0.1:8000/"


async def end(process: subprocess.Popen[str], by: signal.Signals = signal.SIGTERM) -> tuple[float, str]:
    """Tell the process to end and return how many seconds it took, and what it said."""
    since = time.monotonic()
    process.send_signal(by)
    _, said = await asyncio.to_thread(process.communicate, timeout=20)
    return time.monotonic() - since, said


async def test_it_ends_at_once_and_says_that_it_restarts() -> None:
    with running() as (process, server):
        code, first = await Browser(server).host()
        second = await Browser(server).join(code)
        took, said = await end(process)
        assert await first.closed() == await second.closed() == (None, 1012)
    assert took < 3
    assert said == ""


async def test_a_handshake_that_offers_compression_gets_none() -> None:
    with running() as (_, server):
        async with connect(f"{server.ws}/ws/lobby", compression="deflate") as lobby:
            assert lobby.request is not None
            assert lobby.response is not None
            assert "permessage-deflate" in lobby.request.headers["sec-websocket-extensions"]
            assert "sec-websocket-extensions" not in lobby.response.headers


async def test_it_ends_in_time_while_the_store_does_not_answer(own_redis: RedisServer) -> None:
    with running("--redis-url", own_redis.url) as (process, server):
        code, first = await Browser(server).host()
        second = await Browser(server).join(code)
        with own_redis.frozen():
            await second.send(type="chat", id="1", text="صباح الخير")
            took, said = await end(process)
        assert await first.closed() == await second.closed() == (None, 1012)
    assert took < 5
    assert "Traceback" not in said


async def test_two_ctrl_c_end_it_like_one_and_save(tmp_path: Path) -> None:
    with running(BASRA_SAVE_FILE=str(tmp_path / "rooms")) as (process, server):
        await Browser(server).host()
        process.send_signal(signal.SIGINT)
        _, said = await end(process, signal.SIGINT)
        assert said == ""
        assert process.returncode == 0
    assert (tmp_path / "rooms").exists()


CROWD = 1_000
STALLED = 200
FULL = 20


async def test_a_thousand_sockets_are_told_and_the_process_is_gone_in_under_5_seconds(tmp_path: Path) -> None:
    """Most read, some have stopped reading, and a few of those so long ago that nothing more fits into their line."""
    environment = {"BASRA_SAVE_FILE": str(tmp_path / "rooms"), "BASRA_MESSAGE_BURST": "1000", **_CROWDED}
    with running(**environment) as (process, server):
        crowd = await seated(server, CROWD)
        stalled, full = crowd[:STALLED], crowd[:FULL]
        for socket_ in stalled:
            socket_.transport.pause_reading()
        for socket_ in full:
            for _ in range(100):
                await socket_.send('{"type": "resync"}')
        others = asyncio.gather(*map(close_code, crowd[STALLED:]))
        await asyncio.sleep(1)
        took, _ = await end(process)
        assert set(await others) == {1012}
        for socket_ in stalled:
            socket_.transport.resume_reading()
        assert set(await asyncio.gather(*map(close_code, stalled[FULL:]))) == {1012}
        assert took < 5
        for socket_ in full:
            socket_.transport.abort()
        await asyncio.gather(*(socket_.wait_closed() for socket_ in full))
    assert (tmp_path / "rooms").read_bytes().count(b"\n") == CROWD // 2 + 2


async def seated(server: Server, number: int) -> list[ClientConnection]:
    """Return this many sockets, two in each room, whose lines hold little."""
    crowd: list[ClientConnection] = []
    at_once = asyncio.Semaphore(10)

    async def opened(code: str, cookie: str, player: int | None) -> ClientConnection:
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setblocking(False)
        await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", int(server.http.rpartition(":")[2])))
        headers = {"origin": server.http, **({"cookie": cookie} if cookie else {})}
        url = f"{server.ws}/ws/rooms/{code}"
        opened = await connect(url, sock=line, additional_headers=headers, compression=None, ping_interval=None)
        await opened.send(json.dumps({"type": "hello", "page": "page", "player": player}))
        return opened

    async def until(opened: ClientConnection, kind: str) -> None:
        while json.loads(await opened.recv())["type"] != kind:
            pass

    async def room(client: httpx.AsyncClient) -> None:
        async with at_once:
            response = await client.post("/api/rooms", json={"name": "Mona", "turn_time": 0}, headers={"cookie": "a=b"})
            first = await opened(response.json()["code"], response.headers["set-cookie"].split(";")[0], 1)
            await until(first, "welcome")
            second = await opened(response.json()["code"], "", None)
            await until(second, "preview")
            await second.send('{"type": "join", "id": "j1", "name": "Ali"}')
            await until(second, "welcome")
            crowd.extend((first, second))

    async with httpx.AsyncClient(base_url=server.http, timeout=30) as client:
        await asyncio.gather(*(room(client) for _ in range(number // 2)))
    return crowd


async def close_code(opened: ClientConnection) -> int | None:
    with suppress(ConnectionClosed):
        while True:
            await opened.recv()
    return opened.close_code


class TestARestartWithoutRedis:
    @pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
    async def test_a_match_goes_on_with_every_play_that_was_acked(self, tmp_path: Path, by: signal.Signals) -> None:
        quick = {"BASRA_SAVE_FILE": str(tmp_path / "state" / "rooms"), "BASRA_COUNTDOWN": "0.05"}
        with running(**quick) as (process, server):
            mona, ali = Browser(server), Browser(server)
            code, first = await mona.host(turn_time=0, public=True)
            tabs = {0: first, 1: await ali.join(code)}
            for tab in tabs.values():
                await tab.until(lambda room: room["phase"] == "playing")
            await first.ask(type="chat", text="nobody's business")
            playing = asyncio.create_task(play_until_the_end(tabs))
            await asyncio.sleep(0.3)
            took, said = await end(process, by)
            acked = await playing
        assert acked > 0
        assert took < 3
        assert said == ""
        assert oct((tmp_path / "state" / "rooms").stat().st_mode & 0o777) == "0o600"
        assert "nobody's business" not in (tmp_path / "state" / "rooms").read_text("utf-8")
        with running(**quick) as (process, server):
            mona.server = ali.server = server
            again = {0: await mona.open(code, 1), 1: await ali.open(code, 2)}
            for seat, tab in again.items():
                room = (await tab.expect("welcome"))["room"]
                # A play may have been made whose ack was cut off, never the other way round.
                assert acked <= room["turn"] <= acked + 1
                assert len(room["match"]["hand"]) == room["match"]["hand_counts"][seat]
                assert room["seat"] == seat
            listed = (await mona.request("GET", "/api/rooms")).json()
            assert [room["code"] for room in listed["rooms"]] in ([], [code])
            await again[0].until(lambda room: all(seat["connected"] for seat in room["seats"]))
            assert await play_until_the_end(again, most=4) == 4
            assert not (tmp_path / "state" / "rooms").exists()

    def test_each_port_has_a_file_of_its_own(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("XDG_STATE_HOME", "/state")
        assert save_file(Settings(port=8000)) == "/state/basra/rooms-8000.jsonl"
        assert save_file(Settings(port=8001)) == "/state/basra/rooms-8001.jsonl"

    @pytest.mark.parametrize("chosen", ["", "/var/lib/basra/rooms"])
    def test_what_was_chosen_counts(self, chosen: str) -> None:
        assert save_file(Settings(port=8000, save_file=chosen)) == chosen

    def test_without_a_state_folder_it_is_the_home_folders(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("XDG_STATE_HOME", "relative")
        monkeypatch.setenv("HOME", "/people/mona")
        assert save_file(Settings(port=80)) == "/people/mona/.local/state/basra/rooms-80.jsonl"

    def test_without_a_home_it_says_that_nothing_is_saved(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        def home() -> Path:
            raise RuntimeError("Could not determine home directory.")

        monkeypatch.delenv("XDG_STATE_HOME", raising=False)
        monkeypatch.setattr(Path, "home", home)
        assert save_file(Settings()) == ""
        assert "no home directory" in capsys.readouterr().err

    def test_with_redis_or_on_any_free_port_nothing_is_saved(self) -> None:
        assert save_file(Settings(redis_url="redis://127.0.0.1:6379/0")) == ""
        assert save_file(Settings(port=0)) == ""


async def play_until_the_end(tabs: dict[int, Tab], most: int = 40) -> int:
    """Play as whoever's turn it is and return how many plays were acked before the server went."""
    acked = 0
    with suppress(ConnectionClosed):
        while acked < most:
            turn = max(tab.room["turn"] for tab in tabs.values())
            tab = next(tab for tab in tabs.values() if tab.room["turn"] == turn)
            tab = tabs[tab.room["match"]["to_play"]]
            room = await tab.until(lambda room, turn=turn: room["turn"] >= turn)
            answer = await tab.ask(type="play", turn=turn, card=room["match"]["legal"][0]["card"])
            assert answer["type"] == "ack", answer
            acked += 1
            await tab.until(lambda room, turn=turn: room["turn"] > turn)
            if most == 40:
                await asyncio.sleep(0.02)
    return acked
