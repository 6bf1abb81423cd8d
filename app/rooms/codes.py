"""Room codes: six of 32 signs that are told apart by eye and ear, 2^30 possibilities.

The alphabet is Crockford's: digits, and Latin capitals without I, L, O (read as 1 and 0) and U. What people type is
forgiven: case, spaces, dashes, invisible marks, accents, digits of any script, full-width letters, the Cyrillic and
Armenian letters that look like a sign, and what a Vietnamese keyboard (Telex) makes of two letters: AS becomes Á.
"""

import re
import unicodedata
from typing import Final

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH: Final = 6
_LONGEST_INPUT: Final = 100
_LOOKS_LIKE: Final = str.maketrans(
    "ILOАВЕКМНОРСТУХІҚҢӨҮҰҺЗЅЈՀԼՕՏ",  # Latin, Cyrillic, Kazakh, other Cyrillic, Armenian
    "110ABEKMH0PCTYX1KH0YYH3SJH10S",
)
_TELEX: Final = {"\u0301": "S", "\u0300": "F", "\u0309": "R", "\u0303": "X", "\u0323": "J", "\u0306": "W"}
_HAT: Final = "\u0302"  # the letter itself, once more
# With letters or marks behind it a mark may be of any of those.
_MARKED: Final = re.compile(rf"([A-Z])([{''.join(_TELEX)}{_HAT}])(?![A-Z\u0300-\u036F])")


def make_code(random: bytes) -> str:
    """Return the code that these random bytes stand for: four of them, more are ignored."""
    if len(random) < 4:
        raise ValueError("a code takes four random bytes")
    number = int.from_bytes(random[:4], "big")
    return "".join(ALPHABET[number >> 5 * place & 31] for place in range(LENGTH))


def parse_code(text: str) -> str | None:
    """Return the code that somebody meant by this text, or None when it is none."""
    if len(text) > _LONGEST_INPUT:
        return None
    return _read(text) or _read(_untelexed(text))


def _read(text: str) -> str | None:
    # Upper case comes after the decomposition, which makes plain letters of what is accented, full-width or dotless.
    signs = [_sign(character) for character in unicodedata.normalize("NFKD", text).upper()]
    code = "".join(signs).translate(_LOOKS_LIKE)
    return code if len(code) == LENGTH and all(sign in ALPHABET for sign in code) else None


def _untelexed(text: str) -> str:
    """Return the keys that were pressed, where that is certain."""
    drawn = unicodedata.normalize("NFD", text).upper().replace("U\u031b", "W").replace("Đ", "D" + _HAT)
    return _MARKED.sub(lambda found: found[1] + _TELEX.get(found[2], found[1]), drawn)


def _sign(character: str) -> str:
    """Return a digit as ASCII, nothing for what only separates, decorates or hides, anything else as it is."""
    digit = unicodedata.decimal(character, None)
    if digit is not None:
        return str(digit)
    return "" if character == "\u2212" or unicodedata.category(character)[0] in "ZPCM" else character
