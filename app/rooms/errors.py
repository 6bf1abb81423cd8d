"""What a room refuses, each with the stable code that goes over the wire; the words for players are the browser's."""

from engine.errors import EngineError, shown


class RoomError(Exception):
    """A refusal; nothing was changed by it. Every kind has its code; the message is for developers."""

    code: str


class NoSuchRoom(RoomError):
    code = "no_such_room"

    def __init__(self, code: object = None) -> None:
        super().__init__("there is no such room" if code is None else f"there is no room {shown(code)}")


class CodeTaken(RoomError):
    """Create on a code in use: try another."""

    code = "code_taken"

    def __init__(self, code: str) -> None:
        super().__init__(f"there is a room {code} already")


class RoomFull(RoomError):
    code = "room_full"

    def __init__(self) -> None:
        super().__init__("every seat is taken")


class NoVacantSeat(RoomError):
    code = "no_vacant_seat"

    def __init__(self) -> None:
        super().__init__("the match has begun, and no seat is there to take over")


class Removed(RoomError):
    code = "removed"

    def __init__(self) -> None:
        super().__init__("the host has removed this browser from the room")


class NotYourself(RoomError):
    code = "not_yourself"

    def __init__(self) -> None:
        super().__init__("nobody removes themselves: leave instead")


class NotInRoom(RoomError):
    code = "not_in_room"

    def __init__(self, player: int) -> None:
        super().__init__(f"there is no player {player} in this room")


class NotHost(RoomError):
    code = "not_host"

    def __init__(self) -> None:
        super().__init__("only the host may do that")


class WrongPhase(RoomError):
    code = "wrong_phase"

    def __init__(self, phase: str) -> None:
        super().__init__(f"not possible while the room is {phase}")


class StaleTurn(RoomError):
    """The play was meant for another turn than the one that is on."""

    code = "stale_turn"

    def __init__(self, turn: int) -> None:
        super().__init__(f"it is turn {turn} by now")


class NotYourTurn(RoomError):
    code = "not_your_turn"

    def __init__(self) -> None:
        super().__init__("another seat is to play")


class BotNotDue(RoomError):
    code = "bot_not_due"

    def __init__(self) -> None:
        super().__init__("you may not ask for a bot's play for this seat, or not yet")


class BadName(RoomError):
    code = "bad_name"

    def __init__(self) -> None:
        super().__init__("a name has 1 to 20 visible characters, at most 60 code points")


class ReservedName(RoomError):
    """The game calls something so itself: a bot, the host, the server."""

    code = "reserved_name"

    def __init__(self) -> None:
        super().__init__("this is what the game calls something itself")


class BadOption(RoomError):
    code = "bad_option"

    def __init__(self, option: str, value: object) -> None:
        super().__init__(f"{shown(value)} is not a value of {option}")


class RefusedByRules(RoomError):
    """What the rule book refuses, under its own code: not_your_card, illegal_capture, unknown_preset, bad_target, …"""

    def __init__(self, error: EngineError) -> None:
        super().__init__(str(error))
        self.code = error.code
