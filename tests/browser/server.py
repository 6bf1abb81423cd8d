"""The real server, as a player's host starts it: `basra serve` in a process of its own."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

# Waiting makes no test better: what a person would wait for goes quickly here.
QUICK = {"BASRA_COUNTDOWN": "0.6", "BASRA_BOT_THINK": "0.05", "BASRA_ROOM_BURST": "1000"}


@dataclass
class Server:
    """A running server and where it is."""

    url: str
    redis_url: str | None
    process: subprocess.Popen[str]

    @classmethod
    @contextmanager
    def started(cls, redis_url: str | None, **settings: str) -> Iterator["Server"]:
        command = [str(Path(sys.executable).with_name("basra")), "serve", "--port", "0"]
        if redis_url is not None:
            command += ["--redis-url", redis_url, "--workers", "2"]
        own = {name: value for name, value in os.environ.items() if not name.startswith("BASRA_")}
        process = subprocess.Popen(command, env={**own, **QUICK, **settings}, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        # What it says further on is not looked at, but a full pipe would stop it.
        reader = threading.Thread(target=process.stdout.read, daemon=True)
        try:
            line = process.stdout.readline()
            assert "http://" in line, f"the server says {line!r}"
            reader.start()
            server = cls(line.split()[-1], redis_url, process)
            server.wait_until_ready()
            yield server
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
                raise
            finally:
                if reader.is_alive():
                    reader.join()
                process.stdout.close()

    def wait_until_ready(self, seconds: float = 20) -> None:
        give_up = time.monotonic() + seconds
        while True:
            try:
                with urlopen(f"{self.url}readyz", timeout=2) as answer:
                    assert answer.status == 200
                    return
            except (URLError, ConnectionError):
                assert self.process.poll() is None, "the server has ended"
                assert time.monotonic() < give_up, "the server does not get ready"
                time.sleep(0.05)
