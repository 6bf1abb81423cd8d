"""Text that people write for each other, names and chat: on one line, of which nothing hides, reorders or runs over.

What is invisible is removed, except where a script or an emoji is written with it: the joiners between the letters of
Persian or after a virama (as IDNA has it, RFC 5892, A.1 and A.2) and between pictures, the variation selectors of
pictures, Han and Mongolian, and the tags of the three flags that have some. White space of any kind becomes single
spaces. Of the marks on one base the first few stay: four that take no width, as UTS #39, 5.4 has it (Arabic needs
three, Vietnamese two, Hebrew with accents four), and eight in all, for the scripts whose vowels stand beside.
"""

import unicodedata
from re import Match
from typing import Final

import regex  # type: ignore[import-untyped]

MOST_MARKS: Final = 4  # of no width, on one base
MOST_SPACING: Final = 8  # marks of any kind, on one base

_FLAGS: Final = "|".join(
    "\U0001f3f4" + "".join(chr(0xE0000 + ord(letter)) for letter in region) + "\U000e007f"
    for region in ("gbeng", "gbsct", "gbwls")
)
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
    rf"(?:{_FLAGS})(*SKIP)(*FAIL)"
    r"|(?![\u200C\u200D\p{Variation_Selector}])[\p{C}\p{Default_Ignorable_Code_Point}\U0001D159]"
)
_JOINER: Final = r"[\u200C\u200D\p{Variation_Selector}]"
_MISPLACED: Final = regex.compile(rf"(?={_JOINER})(?:(?:{_BELONGS})(*SKIP)(*FAIL)|{_JOINER})")
_MARKS: Final = regex.compile(r"[\p{M}\u200C\u200D]+")
_WIDTHLESS: Final = regex.compile(r"[\p{Mn}\p{Me}]")
_VISIBLE: Final = regex.compile(r"[\p{L}\p{N}\p{P}\p{S}]")
_CHARACTERS: Final = regex.compile(r"\X")
# One character each, and drawn as whole words: ﷽ is nearly as broad as a name may be.
_BROAD: Final = (
    (regex.compile(r"\uFDFD"), 18),
    (regex.compile(r"[\uFD40-\uFD4F\uFDCF\uFDFA\uFDFB\uFDFE\uFDFF]"), 10),
    (regex.compile(r"\p{Script=Cuneiform}"), 4),
)


def tidy(text: str) -> str:
    """Return the text as it may be shown, in NFC; empty when nothing visible is left. Twice does no more than once."""
    shown = _HIDDEN.sub("", _BLANK.sub(" ", text))
    shown = _MARKS.sub(_few, unicodedata.normalize("NFD", shown))
    shown = _MISPLACED.sub("", unicodedata.normalize("NFC", shown))
    shown = unicodedata.normalize("NFC", _BLANK.sub(" ", shown).strip())
    return shown if _VISIBLE.search(shown) else ""


def characters(text: str) -> list[str]:
    """Return the characters as a reader counts them (grapheme clusters)."""
    return list(_CHARACTERS.findall(text))


def breadth(text: str) -> int:
    """Return how many characters a reader counts, and more where one is drawn as broad as words."""
    return len(characters(text)) + sum((broad - 1) * len(found.findall(text)) for found, broad in _BROAD)


def _few(marks: Match[str]) -> str:
    """Return the marks that stay of those on one base; a mark without a base would take the neighbour's."""
    if marks.start() == 0 or marks.string[marks.start() - 1] == " ":
        return ""
    kept, widthless = marks[0][:MOST_SPACING], 0
    for place, mark in enumerate(kept):
        widthless += bool(_WIDTHLESS.match(mark))
        if widthless > MOST_MARKS:
            return kept[:place]
    return kept
