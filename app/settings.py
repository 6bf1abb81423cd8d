"""Settings: each is an environment variable `BASRA_…` of the same name; the flags of `basra serve` win over them."""

from typing import Annotated

from pydantic import Field
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from app.rooms.policy import Policy

Seconds = Annotated[float, Field(gt=0, le=86_400)]


class Settings(BaseSettings):
    """What a host can set; durations are seconds."""

    model_config = SettingsConfigDict(env_prefix="BASRA_", extra="ignore", frozen=True)

    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65_535)] = 8000
    workers: Annotated[int, Field(ge=1, le=64)] = 1
    redis_url: str | None = None

    trusted_proxies: str = "127.0.0.1"
    """Addresses or networks whose X-Forwarded-* headers count, comma-separated."""
    allowed_origins: Annotated[frozenset[str], NoDecode] = frozenset()
    """Origins beside the server's own that may open its WebSocket."""

    countdown: Seconds = 5
    bot_think: Seconds = 0.9
    count_time: Seconds = 15
    absent_time: Seconds = 60
    ask_bot_after: Seconds = 120
    erase_after: Seconds = 600
    lease: Seconds = 45
    sweep: Seconds = 1
    reconcile: Seconds = 5

    chat_burst: Annotated[int, Field(ge=1)] = 6
    chat_per_second: Annotated[float, Field(gt=0)] = 1.0
    message_burst: Annotated[int, Field(ge=1)] = 40
    messages_per_second: Annotated[float, Field(gt=0)] = 15.0
    room_burst: Annotated[int, Field(ge=1)] = 20
    """Rooms one address may create at once, and then one every `room_interval` seconds."""
    room_interval: Seconds = 10

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
