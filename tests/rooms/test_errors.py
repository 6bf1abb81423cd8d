"""The codes are stable: browsers know them by these words."""

from app.rooms import errors
from engine.errors import NotYourCard


def test_every_refusal_has_its_code():
    made = [
        errors.NoSuchRoom(),
        errors.NoSuchRoom("7K2M9P"),
        errors.CodeTaken("7K2M9P"),
        errors.RoomFull(),
        errors.NoVacantSeat(),
        errors.Removed(),
        errors.NotYourself(),
        errors.NotInRoom(3),
        errors.NotHost(),
        errors.WrongPhase("over"),
        errors.StaleTurn(4),
        errors.NotYourTurn(),
        errors.BotNotDue(),
        errors.BadName(),
        errors.ReservedName(),
        errors.BadOption("seats", 3),
        errors.RefusedByRules(NotYourCard("7D", 0)),
    ]
    assert [error.code for error in made] == [
        "no_such_room",
        "no_such_room",
        "code_taken",
        "room_full",
        "no_vacant_seat",
        "removed",
        "not_yourself",
        "not_in_room",
        "not_host",
        "wrong_phase",
        "stale_turn",
        "not_your_turn",
        "bot_not_due",
        "bad_name",
        "reserved_name",
        "bad_option",
        "not_your_card",
    ]
    assert all(isinstance(error, errors.RoomError) and str(error) for error in made)
    assert {type(error) for error in made} == set(errors.RoomError.__subclasses__()) - {*_others()}


def _others():
    """Return the refusals of layers above."""
    return [error for error in errors.RoomError.__subclasses__() if error.__module__ != errors.__name__]


def test_what_was_sent_is_shown_shortened():
    assert len(str(errors.NoSuchRoom("x" * 10_000))) < 100
