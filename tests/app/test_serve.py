"""`basra serve` as a process: what it says, and how it ends."""

import os
import socket
import subprocess
import sys

import pytest

from app.serve import addresses


def serve(*flags: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from app.cli import main; main()", "serve", *flags]
    return subprocess.run(
        command, env={**os.environ, **environment}, capture_output=True, text=True, timeout=20, check=False
    )


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
