"""What the rules refuse, each with the stable code that the wire, `basra explain` and `basra replay` name it by."""

import reprlib


def shown(value: object) -> str:
    """Return a short text for a value that came from outside, however large or deep it is."""
    return reprlib.repr(value)


class EngineError(Exception):
    """A refusal by the rules; `code` is stable, the message is for people who read logs and records."""

    code = "engine_error"


class UnknownCard(EngineError):
    code = "unknown_card"

    def __init__(self, card: object) -> None:
        super().__init__(f"{shown(card)} is not a card code")


class UnknownPreset(EngineError):
    code = "unknown_preset"

    def __init__(self, preset: object) -> None:
        super().__init__(f"{shown(preset)} is not a preset")


class UnknownOption(EngineError):
    code = "unknown_option"

    def __init__(self, option: object) -> None:
        super().__init__(f"{shown(option)} is not an option")


class BadOption(EngineError):
    code = "bad_option"

    def __init__(self, option: str, value: object) -> None:
        super().__init__(f"{shown(value)} is not a value of {option}")


class BadSeats(EngineError):
    code = "bad_seats"

    def __init__(self, seats: object) -> None:
        super().__init__(f"a match has 2 or 4 seats, not {shown(seats)}")


class BadTarget(EngineError):
    code = "bad_target"

    def __init__(self, target: object) -> None:
        super().__init__(f"the target is a whole number 11 to 1001, not {shown(target)}")


class BadSeat(EngineError):
    code = "bad_seat"

    def __init__(self, seat: object, seats: int) -> None:
        super().__init__(f"{shown(seat)} is not one of the {seats} seats")


class BadDeck(EngineError):
    code = "bad_deck"

    def __init__(self) -> None:
        super().__init__("a deck is the 52 card codes, once each")


class UncleanDeck(EngineError):
    code = "unclean_deck"

    def __init__(self) -> None:
        super().__init__("a jack or the komi would lie on the opening floor")


class DealOver(EngineError):
    """No deal is in play: none was begun yet, or its last card is played."""

    code = "deal_over"

    def __init__(self) -> None:
        super().__init__("no deal is in play")


class DealUnfinished(EngineError):
    code = "deal_unfinished"

    def __init__(self) -> None:
        super().__init__("the deal before is not finished")


class MatchDecided(EngineError):
    code = "match_decided"

    def __init__(self) -> None:
        super().__init__("the match is decided")


class NotYourCard(EngineError):
    code = "not_your_card"

    def __init__(self, card: object, seat: int) -> None:
        super().__init__(f"{shown(card)} is not in the hand of seat {seat}, which is to play")


class IllegalCapture(EngineError):
    code = "illegal_capture"

    def __init__(self, card: str, capture: object) -> None:
        super().__init__(f"{card} does not take {shown(capture)}")


class RecordError(EngineError):
    """What is wrong with a match record, and where: `deal` and `play` count from 0, None where none applies."""

    def __init__(self, code: str, message: str, deal: int | None = None, play: int | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.deal = deal
        self.play = play
