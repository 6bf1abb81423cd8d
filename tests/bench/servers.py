"""The servers under measure, each a process of its own on a free port of 127.0.0.1, pinned to the first core."""

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

SERVER_CORE = 0
LOAD_CORE = 1
_FAST = {
    "BASRA_COUNTDOWN": "0.001",
    "BASRA_MESSAGES_PER_SECOND": "1000000",
    "BASRA_MESSAGE_BURST": "1000000",
    "BASRA_ROOM_BURST": "1000000",
    "BASRA_JOIN_BURST": "1000000",
    "BASRA_REQUEST_BURST": "1000000",
    "BASRA_SOCKETS_PER_CLIENT": "100000",
    "BASRA_MAX_SOCKETS": "100000",
    "BASRA_SAVE_FILE": "",
}


@contextlib.contextmanager
def basra(redis_url: str | None = None) -> Iterator[int]:
    """Run `basra serve`, without the limits on how fast one may play; give its port."""
    port = _free_port()
    command = [str(Path(sys.executable).with_name("basra")), "serve", "--port", str(port)]
    if redis_url:
        command += ["--redis-url", redis_url]
    with _running(command, _FAST) as _:
        _await(lambda: urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=1).close())
        yield port


@contextlib.contextmanager
def relay() -> Iterator[int]:
    """Run the bare relay on the same uvicorn with the same settings; give its port."""
    port = _free_port()
    command = [sys.executable, "-m", "uvicorn", "tests.bench.relay:app", "--port", str(port), "--loop", "uvloop"]
    command += ["--http", "httptools", "--ws", "websockets-sansio", "--ws-per-message-deflate", "false"]
    command += ["--lifespan", "off", "--no-access-log", "--log-level", "warning"]
    with _running(command, {}):
        _await(lambda: socket.create_connection(("127.0.0.1", port), timeout=1).close())
        yield port


@contextlib.contextmanager
def redis() -> Iterator[str | None]:
    """Run a redis-server without persistence; give its URL, or None where there is no redis-server."""
    binary = shutil.which("redis-server")
    if binary is None:
        yield None
        return
    port = _free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [binary, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        with _running([*command, "--dir", folder], {}, core=None):
            _await(lambda: socket.create_connection(("127.0.0.1", port), timeout=1).close())
            yield f"redis://127.0.0.1:{port}/0"


def pin(core: int | None) -> None:
    """Keep this process on one core, or let it run on any, where the system can."""
    cores = os.cpu_count() or 1
    if hasattr(os, "sched_setaffinity") and (core is None or core < cores):
        os.sched_setaffinity(0, range(cores) if core is None else {core})


@contextlib.contextmanager
def _running(command: list[str], environment: dict[str, str], core: int | None = SERVER_CORE) -> Iterator[None]:
    process = subprocess.Popen(
        command,
        env={**os.environ, **environment},
        stdout=subprocess.DEVNULL,
        preexec_fn=lambda: pin(core),  # noqa: PLW1509  no threads here
    )
    try:
        yield
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def _await(check: object) -> None:
    assert callable(check)
    for _ in range(200):
        with contextlib.suppress(OSError):
            check()
            return
        time.sleep(0.05)
    raise RuntimeError("the server did not start within 10 s")
