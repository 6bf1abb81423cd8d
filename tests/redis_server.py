"""A Redis of the tests' own: started on a free port of 9300 … 9399, keeping nothing, stopped by its process id."""

import contextlib
import ctypes
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

PORTS = range(9300, 9400)


class NoRedis(Exception):
    """The tests need redis-server."""


class RedisServer:
    """One redis-server process; `stop` and `start` again keep the port, and forget the data.

    With `fsync` (always, everysec) it keeps an append-only file in `folder`, and remembers.
    """

    def __init__(self, folder: Path, fsync: str | None = None) -> None:
        program = shutil.which("redis-server")
        if program is None:
            raise NoRedis("redis-server is not installed (Debian: apt-get install redis-server; or: make setup-tools)")
        self._program, self.folder = program, folder
        keeps = ["--appendonly", "yes", "--appendfsync", fsync] if fsync else ["--appendonly", "no"]
        self._keeps = ["--save", "", *keeps]
        self._process: subprocess.Popen[bytes] | None = None
        for port in random.sample(PORTS, len(PORTS)):
            if _is_free(port) and self._start(port):
                self.port = port
                return
        raise NoRedis(f"no redis-server could be started on the ports {PORTS.start} to {PORTS.stop - 1}")

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start again on the same port."""
        assert self._process is None
        if not self._start(self.port):
            raise NoRedis(f"redis-server did not come back on port {self.port}")

    def stop(self, how: signal.Signals = signal.SIGKILL) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None

    @contextlib.contextmanager
    def frozen(self) -> Iterator[None]:
        """Neither answer nor hang up."""
        os.kill(self.pid, signal.SIGSTOP)
        try:
            yield
        finally:
            os.kill(self.pid, signal.SIGCONT)

    def _start(self, port: int) -> bool:
        process = subprocess.Popen(
            [self._program, "--port", str(port), "--bind", "127.0.0.1", *self._keeps],
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            preexec_fn=_die_with_parent if sys.platform == "linux" else None,  # noqa: PLW1509  no threads here
        )
        for _ in range(500):
            if process.poll() is not None:
                return False  # somebody else took the port
            if _answers(port, process.pid):
                self._process = process
                return True
            time.sleep(0.01)
        process.kill()
        process.wait()
        return False


def _die_with_parent() -> None:
    """Have the kernel stop the server when the tests are killed."""
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True


def _answers(port: int, pid: int) -> bool:
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=1) as connection:
            connection.sendall(b"INFO server\r\n")
            return f"process_id:{pid}\r".encode() in connection.recv(65536)
    except OSError:
        return False
