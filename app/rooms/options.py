"""What a creator chooses, checked."""

from collections.abc import Mapping
from typing import Final, Literal, get_args

from app.rooms.errors import BadOption, RefusedByRules
from app.rooms.model import RoomOptions, TurnTime
from engine.errors import EngineError
from engine.match import new_match
from engine.ruleset import ruleset

SEATS: Final[tuple[Literal[2, 4], ...]] = (2, 4)
TURN_TIMES: Final[tuple[TurnTime, ...]] = get_args(TurnTime)


def parse_options(
    *, seats: object, preset: object, target: object, turn_time: object, public: object, options: Mapping[str, object]
) -> RoomOptions:
    """Return the options of a room.

    Raises `BadOption` for seats, turn time or public, and `RefusedByRules` for what the rules do not know.
    """
    if type(seats) is not int or seats not in SEATS:
        raise BadOption("seats", seats)
    if type(turn_time) is not int or turn_time not in TURN_TIMES:
        raise BadOption("turn_time", turn_time)
    if type(public) is not bool:
        raise BadOption("public", public)
    try:
        match = new_match(ruleset(preset, options), seats, target, 0)  # type: ignore[arg-type]  # it checks the target
    except EngineError as error:
        raise RefusedByRules(error) from None
    return RoomOptions(seats=seats, target=match.target, turn_time=turn_time, public=public, ruleset=match.ruleset)
