"""The HTTP API's shapes."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from app.rooms.view import OwnPlayer, RoomSummary


class CreateRoom(BaseModel):
    """What a creator chooses; `options` overrides the preset's (rules.md: *option*)."""

    model_config = ConfigDict(extra="forbid", strict=True)

    name: Annotated[str, Field(max_length=400, examples=["Mona"])]
    seats: Annotated[int, Field(examples=[2])] = 2
    preset: Annotated[str, Field(max_length=20, examples=["classic"])] = "classic"
    target: Annotated[int, Field(examples=[101])] = 101
    turn_time: Annotated[int, Field(description="seconds; 0: none", examples=[30])] = 30
    public: bool = False
    options: Annotated[dict[str, str | int | bool], Field(max_length=8, examples=[{"tie": "carry"}])] = {}


class CreatedRoom(BaseModel):
    """The new room's code, and the creator's player number for the WebSocket's hello."""

    code: str
    player: int


class RoomPreview(BaseModel):
    """A room from outside, and the players that the asking browser has in it."""

    room: RoomSummary
    yours: tuple[OwnPlayer, ...]


class OpenRooms(BaseModel):
    """The public rooms with a seat to take."""

    rooms: tuple[RoomSummary, ...]


class Problem(BaseModel):
    """A refusal: `code` is stable, `message` is for developers."""

    code: str
    message: str


class Problems(BaseModel):
    """The body of every 4xx and 5xx answer of the API."""

    error: Problem


class Health(BaseModel):
    """The process or the store answers."""

    status: str
