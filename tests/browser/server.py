"""The real server, as a player's host starts it: `basra serve` in a process of its own."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

# Waiting makes no test better: what a person would wait for goes quickly here.
QUICK = {"BASRA_COUNTDOWN": "0.6", "BASRA_BOT_THINK": "0.05", "BASRA_ROOM_BURST": "1000"}


class Server:
    """A running server and where it is; with Redis it is two processes."""

    def __init__(self, redis_url: str | None, port: int, static: Path | None = None) -> None:
        command = [str(Path(sys.executable).with_name("basra")), "serve", "--port", str(port)]
        if redis_url is not None:
            command += ["--redis-url", redis_url, "--workers", "2"]
        own = {name: value for name, value in os.environ.items() if not name.startswith("BASRA_")}
        if static is not None:
            own["BASRA_STATIC"] = str(static)
        self.redis_url = redis_url
        self._process = subprocess.Popen(command, env={**own, **QUICK}, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().split()[-1]
        # What it says further on is not looked at, but a full pipe would stop it.
        self._reader = threading.Thread(target=self._process.stdout.read, daemon=True)
        self._reader.start()

    @classmethod
    @contextmanager
    def started(cls, redis_url: str | None, port: int = 0, static: Path | None = None) -> Iterator["Server"]:
        """A server that answers, on this port or any, with this folder of files; it is stopped afterwards."""
        server = cls(redis_url, port, static)
        try:
            server._wait_until_ready()
            yield server
        finally:
            server.stop()

    @property
    def port(self) -> int:
        port = urlsplit(self.url).port
        assert port
        return port

    def stop(self) -> None:
        """Ask it to stop, as a host does, and wait until it has; once is enough."""
        try:
            self._process.send_signal(signal.SIGTERM)
            self._process.wait(timeout=10)
        finally:
            self._process.kill()
            self._process.wait()
            self._reader.join()
            assert self._process.stdout
            self._process.stdout.close()

    def _wait_until_ready(self, seconds: float = 20) -> None:
        give_up = time.monotonic() + seconds
        while True:
            try:
                with urlopen(f"{self.url}readyz", timeout=2) as answer:
                    assert answer.status == 200
                    return
            except (URLError, ConnectionError):
                assert self._process.poll() is None, "the server has ended"
                assert time.monotonic() < give_up, "the server does not get ready"
                time.sleep(0.05)
