"""The server that is fuzzed: `basra serve` in a process of its own, or the same app in a thread, to be measured or
broken on purpose. What it says is kept, and read by the oracle."""

import contextlib
import logging
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import uvicorn

ROOT = Path(__file__).resolve().parents[2]

# Waits are short, so that what they end in is reached again and again; what a client may do is not bounded, so that
# the messages reach what is behind the limits.
QUICK = {
    "countdown": "0.1",
    "bot_think": "0.01",
    "count_time": "1",
    "absent_time": "0.4",
    "ask_bot_after": "0.3",
    "erase_after": "2",
    "sweep": "0.3",
    "save_file": "",
}
UNLIMITED = {
    "message_burst": "1000000",
    "messages_per_second": "1000000",
    "chat_burst": "1000000",
    "chat_per_second": "1000000",
    "room_burst": "1000000",
    "free_guesses": "1000000",
    "join_burst": "1000000",
    "request_burst": "1000000",
    "sockets_per_client": "100000",
    "max_sockets": "10000",
}

# What a log must not hold. A request that is no HTTP at all is uvicorn's to refuse, and it says so in one line.
_BAD = re.compile(
    r"Traceback|\bERROR\b|\bCRITICAL\b|Exception|exception|never (?:retrieved|awaited)|Warning\b|Task was"
)


class Server:
    """A running server: its port, its process (None in a thread), and what it said."""

    def __init__(self, port: int, pid: int | None, said: Callable[[], str]) -> None:
        self.port, self.pid, self.said = port, pid, said

    def rss(self) -> int:
        """Return the resident memory, in KiB."""
        return _status(self.pid or os.getpid(), "VmRSS")

    def descriptors(self) -> int:
        return len(list(Path(f"/proc/{self.pid or os.getpid()}/fd").iterdir()))

    def complaints(self) -> list[str]:
        """Return the lines that tell of a failure; after one of them, what belongs to it."""
        lines = self.said().splitlines()
        return [line for line in lines if _BAD.search(line)]

    def ready(self) -> bool:
        with contextlib.suppress(OSError), urllib.request.urlopen(self._url("readyz"), timeout=10) as answer:
            return bool(answer.status == 200)
        return False

    def get(self, path: str) -> bytes:
        with urllib.request.urlopen(self._url(path), timeout=10) as answer:
            body: bytes = answer.read()
        return body

    def _url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}/{path}"


@contextlib.contextmanager
def process(
    settings: Mapping[str, str],
    redis_url: str | None = None,
    *,
    program: str | None = None,
    environment: Mapping[str, str] | None = None,
) -> Iterator[Server]:
    """Run `basra serve`, or a module in its place, with these settings; stop it afterwards, in order."""
    basra = [str(Path(sys.executable).with_name("basra"))] if program is None else [sys.executable, "-m", program]
    command = [*basra, "serve", "--port", "0"]
    if redis_url:
        command += ["--redis-url", redis_url]
    own = {name: value for name, value in os.environ.items() if not name.startswith("BASRA_")}
    own |= {f"BASRA_{name.upper()}": value for name, value in settings.items()}
    own |= {"PYTHONFAULTHANDLER": "1", "PYTHONUNBUFFERED": "1", **(environment or {})}
    server = Server(0, None, str)
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder) / "said"
        with output.open("wb") as said:
            running = subprocess.Popen(command, env=own, cwd=ROOT, stdout=said, stderr=subprocess.STDOUT)

        def read() -> str:
            return output.read_text(errors="replace")

        try:
            give_up = time.monotonic() + 60
            while not (found := re.search(r"served at http://[^:]+:(\d+)/", read())):
                if running.poll() is not None or time.monotonic() > give_up:
                    raise RuntimeError(f"the server did not start: {read()}")
                time.sleep(0.05)
            server.port, server.pid, server.said = int(found[1]), running.pid, read
            while not server.ready():
                time.sleep(0.05)
            yield server
        finally:
            running.send_signal(signal.SIGTERM)
            try:
                running.wait(20)
            except subprocess.TimeoutExpired:
                running.kill()
                running.wait()
            last = read()
            server.said = lambda: last  # what it said to the very end


@contextlib.contextmanager
def thread(settings: Mapping[str, str]) -> Iterator[Server]:
    """Run the same app in a thread of this process, on the embedded store."""
    from app.main import create_app
    from app.settings import Settings

    heard = _Heard()
    loggers = [logging.getLogger(name) for name in ("basra", "uvicorn", "asyncio")]
    for logger in loggers:
        logger.addHandler(heard)
    config = uvicorn.Config(
        create_app(Settings.model_validate(settings)),
        http="app.wire:Http",
        ws="app.wire:Ws",
        ws_max_size=32 * 1024,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=2,
    )
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    running = uvicorn.Server(config)
    runs = threading.Thread(target=running.run, kwargs={"sockets": [listening]}, daemon=True)
    runs.start()
    try:
        give_up = time.monotonic() + 20
        while not running.started:
            if not runs.is_alive() or time.monotonic() > give_up:
                raise RuntimeError("the server did not start")
            time.sleep(0.01)
        yield Server(listening.getsockname()[1], None, heard.text)
    finally:
        running.should_exit = True
        runs.join(20)
        listening.close()
        for logger in loggers:
            logger.removeHandler(heard)


class _Heard(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.setFormatter(logging.Formatter("%(levelname)s: %(message)s"))
        self._lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self._lines.append(self.format(record))

    def text(self) -> str:
        return "\n".join(self._lines)


def _status(pid: int, name: str) -> int:
    found = re.search(rf"^{name}:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text(), re.MULTILINE)
    assert found
    return int(found[1])
