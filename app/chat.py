"""What may be said: plain text of at most 300 code points on one line, no characters that reorder others."""

import unicodedata
from typing import Final

LONGEST: Final = 300  # code points
_BIDI_CONTROLS: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


class BadChat(Exception):
    """Text that cannot be said; `code` is stable."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def clean_text(text: str) -> str:
    """Return the text as it is said, normalised to NFC; raise `BadChat` when it is empty or too long."""
    visible = "".join(
        " " if character.isspace() else character
        for character in unicodedata.normalize("NFC", text)
        if character.isspace()
        or (unicodedata.category(character) not in {"Cc", "Cs", "Co", "Cn"} and character not in _BIDI_CONTROLS)
    )
    said = " ".join(visible.split())
    if not said:
        raise BadChat("empty_chat", "there is nothing to say")
    if len(said) > LONGEST:
        raise BadChat("chat_too_long", f"a chat line has at most {LONGEST} code points")
    return said
