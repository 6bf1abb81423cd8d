"""Running the server: one listening socket, one or more worker processes, and a word on where to find it."""

import contextlib
import ipaddress
import os
import socket
import sys
from pathlib import Path
from types import FrameType
from typing import Final

import ifaddr
import uvicorn

from app.settings import Settings
from app.workers import Workers

# A peer that stops reading is let go by the kernel as well: little is buffered for it, and not for long.
_SEND_BUFFER: Final = 64 * 1024
_UNACKED_MS: Final = 10_000
_SPARE: Final = 1_000  # connections beside the WebSockets: requests, and who is told that it is too many


class TooManyWorkers(Exception):
    """Several workers need a Redis that they share."""


class CannotListen(Exception):
    """The address is not this machine's, or its port is in use."""


class Server(uvicorn.Server):
    """A server that ends in order, however often it is told: the rooms are still to be saved, and it takes no time."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            super().handle_exit(sig, frame)


def serve(settings: Settings) -> None:
    """Serve until told to stop.

    Raise `TooManyWorkers` for several workers without Redis, `CannotListen`, or `CannotStart` when no worker lives.
    """
    if settings.workers > 1 and settings.redis_url is None:
        raise TooManyWorkers("more than one worker needs Redis: give --redis-url (or BASRA_REDIS_URL)")
    for name, value in settings.model_dump(include={"host", "port", "workers", "redis_url"}).items():
        # The workers read the same settings.
        if value is None:
            os.environ.pop(f"BASRA_{name.upper()}", None)
        else:
            os.environ[f"BASRA_{name.upper()}"] = str(value)
    os.environ["BASRA_SAVE_FILE"] = save_file(settings)
    config = uvicorn.Config(
        "app.main:create_app",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http="app.wire:Http",
        ws="app.wire:Ws",
        limit_concurrency=settings.max_sockets + _SPARE,
        ws_max_size=32 * 1024,
        # Who stops reading is missed after 9 to 13.5 s, who reads on sooner stays: see docs/architecture.md.
        ws_ping_interval=settings.ping,
        ws_ping_timeout=2 * settings.ping,
        ws_per_message_deflate=False,
        proxy_headers=False,  # the app has its own, over uvicorn's
        timeout_graceful_shutdown=3,
        access_log=False,
        log_level="warning",
        server_header=False,
    )
    _raise_open_files(settings.max_sockets + 2 * _SPARE)
    listening = _listen(config)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _UNACKED_MS)
    for line in addresses(settings.host, listening.getsockname()[1]):
        print(line, flush=True)
    with contextlib.suppress(KeyboardInterrupt):  # uvicorn has shut down in order, and says it once more
        if settings.workers > 1:
            Workers(config, listening).run()
        else:
            Server(config).run(sockets=[listening])


def save_file(settings: Settings) -> str:
    """Return where the rooms of this port wait for its next start; nowhere for a port that is another each time."""
    if settings.save_file is not None:
        return settings.save_file
    if settings.redis_url is not None or not settings.port:
        return ""
    state = Path(os.environ.get("XDG_STATE_HOME", ""))
    try:
        state = state if state.is_absolute() else Path.home() / ".local" / "state"
    except RuntimeError:
        print("No rooms will be saved when this server stops: there is no home directory", file=sys.stderr)
        return ""
    return str(state / "basra" / f"rooms-{settings.port}.jsonl")


def _raise_open_files(wanted: int) -> None:
    """Let this process and its workers open that many files, if they may: a socket is one, and 1,024 are few."""
    try:
        import resource  # noqa: PLC0415  not on Windows
    except ImportError:
        return
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    enough = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
    if now != resource.RLIM_INFINITY and now < enough:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (enough, most))


def _listen(config: uvicorn.Config) -> socket.socket:
    try:
        return config.bind_socket()
    except SystemExit:  # it has logged the operating system's word on it
        raise CannotListen(
            f"cannot listen on {_in_url(config.host)}:{config.port}; if another program does, give another --port"
        ) from None


def addresses(host: str, port: int) -> list[str]:
    """Return the lines that say where the page can be opened, on this machine and on the same network."""
    own = f"Basra is served at http://{_in_url(host)}:{port}/"
    if host not in {"0.0.0.0", "::"}:  # noqa: S104  compared, not bound
        return [own]
    lines = [f"Basra is served at http://127.0.0.1:{port}/", "On phones in the same network open:"]
    found = [ip for adapter in ifaddr.get_adapters() for ip in adapter.ips if ip.is_IPv4]
    reachable = [f"  http://{ip.ip}:{port}/" for ip in found if not ipaddress.ip_address(str(ip.ip)).is_loopback]
    return [*lines, *reachable] if reachable else lines[:1]


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host
