import pytest
from pydantic import ValidationError

from app.protocol.client import CLIENT_MESSAGE, Hello, PlayCard


def test_a_play_names_its_turn_and_its_id() -> None:
    message = CLIENT_MESSAGE.validate_json('{"type": "play", "id": "a1", "turn": 3, "card": "8S", "capture": ["8D"]}')
    assert isinstance(message, PlayCard)
    assert (message.turn, message.card, message.capture) == (3, "8S", ["8D"])


def test_a_hello_may_come_without_a_player() -> None:
    message = CLIENT_MESSAGE.validate_json('{"type": "hello", "page": "p"}')
    assert isinstance(message, Hello)
    assert message.player is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        '"hello"',
        '{"type": "nonsense"}',
        '{"id": "a"}',
        '{"type": "hello"}',
        '{"type": "hello", "page": "p", "player": "1"}',
        '{"type": "hello", "page": "p", "player": 0}',
        '{"type": "hello", "page": "p", "admin": true}',
        '{"type": "play", "id": "a", "turn": -1, "card": "8S"}',
        '{"type": "play", "id": "a", "turn": 1.5, "card": "8S"}',
        '{"type": "play", "id": "a", "turn": true, "card": "8S"}',
        '{"type": "play", "id": "", "turn": 1, "card": "8S"}',
        '{"type": "play", "id": "a b", "turn": 1, "card": "8S"}',
        '{"type": "play", "id": "a", "turn": 1, "card": ["8S"]}',
        '{"type": "play", "id": "' + "a" * 41 + '", "turn": 1, "card": "8S"}',
        '{"type": "play", "id": "a", "turn": 1, "card": "8S", "seat": 1}',
        "[" * 2000,
    ],
)
def test_what_is_no_message_is_refused_whole(text: str) -> None:
    with pytest.raises(ValidationError):
        CLIENT_MESSAGE.validate_json(text)
