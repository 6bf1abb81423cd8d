"""Which names look alike: "Mona", "MONA", "Mоna" with a Cyrillic о, "M o n a"; أحمد and احمد, فاطمة and فاطمه.

A name's looks are what is left of it in several readings: as it is drawn (the skeleton of UTS #39), without regard to
case, and without regard to the marks that people leave out. Two names are alike when they share one. That is wider
than UTS #39 has it, and it is no equivalence: "Ian" looks like "lan" and "lan" like "Lan", but "Ian" not like "Lan".
"""

import unicodedata
from typing import Final

import regex  # type: ignore[import-untyped]

from app.rooms.confusables import LOOKS_LIKE

_FOREIGN: Final = {point: look for point, look in LOOKS_LIKE.items() if point > 0x7F}
_UNSEEN: Final = regex.compile(r"[\p{Default_Ignorable_Code_Point}\p{C}\p{P}\p{Z}\u0640]")  # with the tatweel
_ANY_MARK: Final = regex.compile(r"(?=[\p{Script=Inherited}\p{Script=Arabic}\p{Script=Hebrew}])[\p{Mn}\p{Me}]")
# But what makes another letter of a letter: strokes through it, and the dots above (a sin with three is a shin).
_SOFT_MARK: Final = regex.compile(rf"(?![\p{{ccc=1}}\u0610-\u061A\u06D6-\u06ED]){_ANY_MARK.pattern}")
_WRITTEN_FOR: Final = str.maketrans("ةۃٱ", "هها")  # the rest of what Arabic writes either way has one skeleton


def looks(name: str) -> frozenset[str]:
    """Return the name's looks; two names are alike when these are not disjoint."""
    drawn = unicodedata.normalize("NFD", name)
    seen = _UNSEEN.sub("", drawn) or drawn
    written = seen.translate(_WRITTEN_FOR)
    readings = {written, *(mark.sub("", written) or written for mark in (_SOFT_MARK, _ANY_MARK))}
    return frozenset(
        look
        for reading in readings
        for look in (
            "=" + _skeleton(reading),
            "~" + _folded(reading),
            "~" + _folded(reading.translate(_FOREIGN)),  # capitals of two scripts are alike where small letters are not
        )
    )


def alike(name: str, other: str) -> bool:
    """Return whether one could be taken for the other."""
    return not looks(name).isdisjoint(looks(other))


def _skeleton(text: str) -> str:
    """Return what the text looks like (UTS #39, section 4), without punctuation and spaces if there is more."""
    look = unicodedata.normalize("NFKD", text.translate(LOOKS_LIKE)).translate(LOOKS_LIKE)
    return _UNSEEN.sub("", look) or look


def _folded(text: str) -> str:
    """Return what the text looks like when the case and the script of the digits do not matter."""
    for _ in range(2):  # what looks like a capital O, a zero, is an o then
        text = _skeleton("".join(map(_digit, unicodedata.normalize("NFKD", text).casefold())))
    return text


def _digit(character: str) -> str:
    value = unicodedata.decimal(character, None)
    return character if value is None else str(value)
