"""Room codes: six of 32 signs that are told apart by eye and ear, 2^30 possibilities.

The alphabet is Crockford's: digits, and Latin capitals without I, L, O (read as 1 and 0) and U. What people type is
forgiven: case, spaces, dashes, invisible marks, accents, digits of any script, full-width letters, and the Cyrillic
letters that look like a sign.
"""

import unicodedata
from typing import Final

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH: Final = 6
_LONGEST_INPUT: Final = 100
_LOOKS_LIKE: Final = str.maketrans("ILOАВЕКМНОРСТУХ", "110ABEKMH0PCTYX")


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
    # Upper case comes after the decomposition, which makes plain letters of what is accented, full-width or dotless.
    signs = [_sign(character) for character in unicodedata.normalize("NFKD", text).upper()]
    code = "".join(signs).translate(_LOOKS_LIKE)
    return code if len(code) == LENGTH and all(sign in ALPHABET for sign in code) else None


def _sign(character: str) -> str:
    """Return a digit as ASCII, nothing for what only separates, decorates or hides, anything else as it is."""
    digit = unicodedata.decimal(character, None)
    if digit is not None:
        return str(digit)
    return "" if character == "\u2212" or unicodedata.category(character)[0] in "ZPCM" else character
