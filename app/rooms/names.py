"""Names: 1 to 20 characters as a reader counts them, in any script, of which none hides, reorders or breaks a line.

A name is shown and never used as identity. What is invisible is removed, except where a script or an emoji is written
with it: the joiners between the letters of Persian or after a virama (as IDNA has it, RFC 5892, A.1 and A.2) and
between pictures, and the variation selectors of pictures, Han and Mongolian.
"""

import unicodedata
from typing import Final

import regex  # type: ignore[import-untyped]

from app.rooms.errors import BadName

MOST_CHARACTERS: Final = 20  # grapheme clusters
MOST_CODE_POINTS: Final = 60  # after NFC
_LONGEST_INPUT: Final = 1000

_BELONGS: Final = (
    # a zero width joiner between two pictures, or a joiner after a virama
    r"(?<=\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F]*)\u200D(?=\p{Extended_Pictographic})"
    r"|(?<=\p{ccc=9})[\u200C\u200D]"
    # a zero width non-joiner between two letters that would join
    r"|(?<=[\p{jt=L}\p{jt=D}]\p{Mn}*)\u200C(?=\p{Mn}*[\p{jt=R}\p{jt=D}])"
    # a variation selector after what has variants
    r"|(?<=[\p{Extended_Pictographic}0-9#*])[\uFE0E\uFE0F]"
    r"|(?<=\p{Han})[\U000E0100-\U000E01EF]"
    r"|(?<=\p{Mongolian})[\u180B-\u180D\u180F]"
)
_BLANK: Final = regex.compile(r"[\s\p{Z}\u2800]+")  # the empty Braille cell is drawn as a space
_HIDDEN: Final = regex.compile(
    r"(?![\u200C\u200D\p{Variation_Selector}])[\p{C}\p{Default_Ignorable_Code_Point}\U0001D159]"
)
_MISPLACED: Final = regex.compile(rf"(?:{_BELONGS})(*SKIP)(*FAIL)|[\u200C\u200D\p{{Variation_Selector}}]")
_VISIBLE: Final = regex.compile(r"[\p{L}\p{N}\p{P}\p{S}]")
_CHARACTERS: Final = regex.compile(r"\X")


def clean_name(text: str) -> str:
    """Return the name as it is kept and shown; raise `BadName` when nothing visible is left, or too much."""
    if len(text) > _LONGEST_INPUT:
        raise BadName
    spaced = _BLANK.sub(" ", text)
    visible = _MISPLACED.sub("", _HIDDEN.sub("", spaced))
    name = unicodedata.normalize("NFC", _BLANK.sub(" ", visible).strip())
    if len(name) > MOST_CODE_POINTS or not _VISIBLE.search(name):
        raise BadName
    if len(_CHARACTERS.findall(name)) > MOST_CHARACTERS:
        raise BadName
    return name
