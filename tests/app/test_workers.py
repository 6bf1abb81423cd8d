"""Several worker processes: replaced when they die, given up when they cannot live."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest

PROGRAM = """
import sys, socket, uvicorn
from app.workers import CannotStart, Workers
listening = socket.create_server(("127.0.0.1", 0))
print(listening.getsockname()[1], flush=True)
config = uvicorn.Config(f"tests.app.broken:{sys.argv[1]}", factory=True, workers=2, log_level="warning")
try:
    Workers(config, listening).run()
except CannotStart as error:
    sys.exit(str(error))
"""


@contextmanager
def running(app: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    process = subprocess.Popen([sys.executable, "-c", PROGRAM, app], stdout=-1, stderr=-1, text=True)
    try:
        assert process.stdout is not None
        yield process, int(process.stdout.readline())
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=20)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("app", "reason", "said"),
    [
        ("fails_to_start", "the workers cannot start", "LookupError"),
        ("raises", "the workers end as soon as they start", "LookupError"),
        ("dies_while_it_serves", "the workers end as soon as they start", ""),
    ],
)
def test_workers_that_cannot_live_are_given_up_with_the_reason(app: str, reason: str, said: str) -> None:
    with running(app) as (process, _):
        _, words = process.communicate(timeout=60)
        assert process.returncode == 1
        assert reason in words
        assert said in words


def pids(port: int) -> set[int]:
    found = set()
    for _ in range(40):
        try:
            found.add(httpx.get(f"http://127.0.0.1:{port}/pid").json())
        except httpx.TransportError:
            time.sleep(0.05)
    return found


def wait_for(port: int, number: int, but: int = 0) -> set[int]:
    for _ in range(100):
        found = pids(port) - {but}
        if len(found) == number:
            return found
    raise AssertionError(f"there are not {number} workers")


@pytest.mark.slow
def test_a_worker_that_is_killed_after_it_served_is_replaced_each_time() -> None:
    with running("serves") as (process, port):
        for _ in range(6):
            victim, _ = wait_for(port, 2)
            time.sleep(1.2)
            os.kill(victim, signal.SIGKILL)
            wait_for(port, 2, but=victim)
        process.send_signal(signal.SIGTERM)
        _, words = process.communicate(timeout=20)
        assert process.returncode == 0
        assert words == ""
