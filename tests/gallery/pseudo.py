"""English as no language is: with marks above and below every letter, and 40 % longer, to see what would not fit.

Brackets stand around each message, so that its ends are seen.
"""

import re
from typing import Final

LONGER: Final = 0.4
_LETTERS: Final = str.maketrans("ABCDEGHIKLMNORSTUWYZabcdeghiklmnorstuwyz", "ẤḄÇḌỂĜḤḬḲḶṂŇỘŘṢṬỮŴỸẒấḅçḍểĝḥḭḳḷṃňộřṣṭữŵỹẓ")
_VOWEL: Final = re.compile("[aeiouy]", re.IGNORECASE)
_MESSAGE: Final = re.compile(r"(?P<head>[a-z][a-z0-9-]* = )(?P<words>.*)")
_VARIANT: Final = re.compile(r"(?P<head> *\*?\[\w+\] )(?P<words>.*)")
_PLACEABLE: Final = re.compile(r"(\{[^{}]*(?:\}|->$))")


def pseudo(messages: str) -> str:
    """Return a Fluent file in this language, from the English one."""
    return "\n".join(_line(line) for line in messages.split("\n"))


def _line(line: str) -> str:
    if line.startswith("#"):
        return line
    found = _MESSAGE.fullmatch(line) or _VARIANT.fullmatch(line)
    if found is None:
        # The end of a select, with or without words behind it.
        end, brace, rest = line.partition("}")
        return end + brace + _words(rest)
    words = _words(found["words"])
    whole = "->" not in found["words"]
    return found["head"] + (f"⟦{words}⟧" if whole else words)


def _words(text: str) -> str:
    return "".join(part if part.startswith("{") else _longer(part) for part in _PLACEABLE.split(text))


def _longer(text: str) -> str:
    """Return the words with their vowels drawn out."""
    missing = round(len(text) * LONGER)
    vowels = max(1, len(_VOWEL.findall(text)))
    done = 0

    def drawn_out(vowel: re.Match[str]) -> str:
        nonlocal done
        done += 1
        return vowel[0] + vowel[0].lower() * (missing * done // vowels - missing * (done - 1) // vowels)

    return _VOWEL.sub(drawn_out, text).translate(_LETTERS)
