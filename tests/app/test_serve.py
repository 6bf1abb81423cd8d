"""`basra serve` as a process: what it says, and how it ends."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest

from app.serve import addresses
from tests.app.conftest import Browser, Server
from tests.redis_server import RedisServer

COMMAND = [sys.executable, "-c", "from app.cli import main; main()", "serve"]


def serve(*flags: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *flags], env={**os.environ, **environment}, capture_output=True, text=True, timeout=20, check=False
    )


@contextmanager
def running(*flags: str) -> Iterator[tuple[subprocess.Popen[str], Server]]:
    """A server of its own process, once it answers."""
    process = subprocess.Popen([*COMMAND, "--port", "0", *flags], stdout=-1, stderr=-1, text=True)
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


async def end(process: subprocess.Popen[str]) -> tuple[float, str]:
    """Tell the process to end and return how many seconds it took, and what it said."""
    since = time.monotonic()
    process.send_signal(signal.SIGTERM)
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
