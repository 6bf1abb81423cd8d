"""What may be said: plain text of at most 300 code points on one line."""

from typing import Final

from app.rooms.text import tidy

LONGEST: Final = 300  # code points


class BadChat(Exception):
    """Text that cannot be said; `code` is stable."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def clean_text(text: str) -> str:
    """Return the text as it is said; raise `BadChat` when it is empty or too long."""
    said = tidy(text)
    if not said:
        raise BadChat("empty_chat", "there is nothing to say")
    if len(said) > LONGEST:
        raise BadChat("chat_too_long", f"a chat line has at most {LONGEST} code points")
    return said
