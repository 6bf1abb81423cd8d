"""Settings: each is an environment variable `BASRA_…` of the same name; the flags of `basra serve` win over them."""

from ipaddress import ip_network
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

from pydantic import Field, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from app.origin import normal_origin
from app.rooms.policy import Policy

Seconds = Annotated[float, Field(gt=0, le=86_400)]


class Settings(BaseSettings):
    """What a host can set; durations are seconds."""

    model_config = SettingsConfigDict(env_prefix="BASRA_", extra="ignore", frozen=True, hide_input_in_errors=True)

    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65_535)] = 8000
    workers: Annotated[int, Field(ge=1, le=64)] = 1
    redis_url: str | None = None
    save_file: str | None = None
    """Where the rooms wait from a stop to the next start without Redis; empty: nowhere. `basra serve` has a default."""

    static: Path | None = None
    """The folder of the page's files, where it is not the package's own."""

    trusted_proxies: str = "127.0.0.1"
    """Addresses or networks whose X-Forwarded-* headers count, comma-separated."""
    allowed_origins: Annotated[frozenset[str], NoDecode] = frozenset()
    """Origins beside the server's own that may open its WebSocket, comma-separated."""

    countdown: Seconds = 5
    bot_think: Seconds = 0.9
    count_time: Seconds = 15
    absent_time: Seconds = 60
    ask_bot_after: Seconds = 120
    erase_after: Seconds = 600
    lease: Seconds = 45
    ping: Seconds = 4.5
    """How often each socket is pinged; one that leaves a ping unanswered for twice as long is given up."""
    sweep: Seconds = 1
    reconcile: Seconds = 5

    chat_burst: Annotated[int, Field(ge=1)] = 6
    chat_per_second: Annotated[float, Field(gt=0)] = 1.0
    message_burst: Annotated[int, Field(ge=1)] = 40
    messages_per_second: Annotated[float, Field(gt=0)] = 15.0
    room_burst: Annotated[int, Field(ge=1)] = 20
    """Rooms one address may create at once, and then one every `room_interval` seconds."""
    room_interval: Seconds = 10
    join_burst: Annotated[int, Field(ge=1)] = 200
    """Seats one address may take as a new player at once, and then one every `join_interval` seconds."""
    join_interval: Seconds = 1
    request_burst: Annotated[int, Field(ge=1)] = 600
    """Requests to the HTTP API that one address may send at once, and then `requests_per_second`."""
    requests_per_second: Annotated[float, Field(gt=0)] = 60.0
    free_guesses: Annotated[int, Field(ge=1)] = 30
    """Unknown room codes that one address may try before it has to wait, longer each time."""
    sockets_per_client: Annotated[int, Field(ge=1)] = 500
    """WebSockets that one address may hold open, for each process."""
    max_sockets: Annotated[int, Field(ge=1)] = 4000
    """WebSockets that all may hold open, for each process."""

    @field_validator("redis_url")
    @classmethod
    def _is_redis_url(cls, url: str | None) -> str | None:
        if not url:  # a variable that is set to nothing is none
            return None
        try:
            parts = urlsplit(url)
            fits = parts.scheme in {"redis", "rediss", "unix"} and (parts.port or True)
        except ValueError:
            fits = False
        if not fits:
            raise ValueError("a Redis URL is redis://…, rediss://… or unix://…")
        return url

    @field_validator("allowed_origins", mode="before")
    @classmethod
    def _origins(cls, listed: object) -> object:
        if not isinstance(listed, str):
            return listed
        origins = frozenset(normal_origin(origin.strip().rstrip("/")) for origin in listed.split(",") if origin.strip())
        if None in origins:
            raise ValueError("an origin is https://HOST or http://HOST, with :PORT where it is not the usual one")
        return origins

    @field_validator("trusted_proxies")
    @classmethod
    def _are_addresses(cls, listed: str) -> str:
        proxies = [proxy.strip() for proxy in listed.split(",") if proxy.strip()]
        if proxies != ["*"]:
            for proxy in proxies:
                try:
                    ip_network(proxy)
                except ValueError:
                    raise ValueError("a proxy is an address (192.0.2.7) or a network (172.16.0.0/12)") from None
        return ",".join(proxies)

    def room_life(self) -> int:
        """Return how long a room outlives its last connected socket at most, in ms: longer than its erasing takes."""
        return max(2 * 3_600_000, _ms(max(self.erase_after, self.lease)) + 600_000)

    def policy(self) -> Policy:
        """Return the rooms' policy, in milliseconds."""
        return Policy(
            countdown=_ms(self.countdown),
            bot_think=_ms(self.bot_think),
            count=_ms(self.count_time),
            absent=_ms(self.absent_time),
            ask_bot=_ms(self.ask_bot_after),
            erase=_ms(self.erase_after),
        )


def _ms(seconds: float) -> int:
    return round(seconds * 1000)
