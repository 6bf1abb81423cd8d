"""The server under test, as a host runs it: `basra serve` in processes of its own, stopped by their ids alone."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

# Nobody waits longer than needed; the limits are for others to test.
QUICK = {
    "BASRA_COUNTDOWN": "0.3",
    "BASRA_BOT_THINK": "0.02",
    "BASRA_ABSENT_TIME": "1.5",
    "BASRA_COUNT_TIME": "2",
    "BASRA_ROOM_BURST": "100000",
    "BASRA_JOIN_BURST": "1000000",
    "BASRA_REQUEST_BURST": "1000000",
    "BASRA_SOCKETS_PER_CLIENT": "100000",
    "BASRA_MAX_SOCKETS": "100000",
    "BASRA_MESSAGE_BURST": "1000000",
    "BASRA_MESSAGES_PER_SECOND": "1000000",
    "BASRA_CHAT_BURST": "1000",
    "BASRA_CHAT_PER_SECOND": "1000",
    "BASRA_FREE_GUESSES": "1000000",
}


class Process:
    """A server that can be killed and started again on the same port; what it says is kept for `trouble`."""

    def __init__(self, redis_url: str | None = None, workers: int = 1, settings: dict[str, str] | None = None) -> None:
        self.port = _free_port()
        self._command = [str(Path(sys.executable).with_name("basra")), "serve", "--port", str(self.port)]
        if redis_url is not None:
            self._command += ["--redis-url", redis_url, "--workers", str(workers)]
        self._folder = tempfile.TemporaryDirectory(prefix="basra-faults-")
        own = {name: value for name, value in os.environ.items() if not name.startswith("BASRA_")}
        saved = {"BASRA_SAVE_FILE": str(self.save_file)}
        self._environment = {**own, **QUICK, **saved, **(settings or {})}
        self._said = (Path(self._folder.name) / "said.txt").open("ab")
        self._process: subprocess.Popen[bytes] | None = None
        self.start_took = 0.0  # seconds

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def save_file(self) -> Path:
        return Path(self._folder.name) / "rooms.saved"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def start(self, wait: float = 60.0) -> None:
        """Start and wait until it is ready."""
        self._process = subprocess.Popen(  # noqa: ASYNC220  it only forks
            self._command, env=self._environment, stdout=self._said, stderr=self._said
        )
        began = time.monotonic()
        give_up = began + wait
        while not await asyncio.to_thread(self._ready):
            if time.monotonic() > give_up or self._process.poll() is not None:
                raise RuntimeError(f"the server did not start: {self.said()[-500:]}")
            await asyncio.sleep(0.05)
        self.start_took = time.monotonic() - began

    def workers(self) -> list[int]:
        """Return the process ids of the workers; of a single process its own."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        spawned = [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
        return spawned or [self.pid]

    async def end(self, how: signal.Signals) -> float:
        """End the whole server and return how many seconds it took."""
        assert self._process is not None
        began = time.monotonic()
        self._process.send_signal(how)
        await asyncio.to_thread(self._process.wait, 20)
        self._process = None
        return time.monotonic() - began

    async def close(self) -> None:
        if self._process is not None:
            self._process.terminate()
            try:
                await asyncio.to_thread(self._process.wait, 10)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        self._said.close()
        self._folder.cleanup()

    def said(self) -> str:
        return (Path(self._folder.name) / "said.txt").read_text(errors="replace")

    def trouble(self) -> list[str]:
        """Return what the server said that it should never have to say."""
        return [
            f"the server said: {line}" for line in self.said().splitlines() if "Traceback" in line or " failed" in line
        ]

    def _ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/readyz", timeout=2) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])
