"""Writes app/rooms/confusables.py: the characters that look like others, as ICU has them from confusables.txt.

For a newer Unicode, in an environment of its own: pip install icukit-pyicu==78.3.1 && python tools/confusables.py
"""

import sys
import textwrap
import unicodedata
from collections import defaultdict
from pathlib import Path

import icu  # type: ignore[import-not-found]

TARGET = Path(__file__).parents[1] / "app" / "rooms" / "confusables.py"
HEAD = '''"""Characters that look like others (UTS #39): Unicode {unicode}'s confusables.txt, by way of ICU {icu}.

Written by tools/confusables.py. What compatibility decomposition (NFKD) makes alike anyway is left out. The data are
Copyright 1991-2025 Unicode, Inc., under the Unicode License v3 (https://www.unicode.org/license.txt).
"""

# Each entry: what is looked like, "=", then who looks like it, as code points and ranges of code points in hex.
_TABLE = """
'''
TAIL = '''
"""


def _look_alikes() -> dict[int, str]:
    table: dict[int, str] = {}
    for entry in _TABLE.split(";"):
        looks, _, who = entry.partition("=")
        prototype = "".join(chr(int(code, 16)) for code in looks.split())
        for span in who.split():
            first, _, last = span.partition("-")
            table.update(dict.fromkeys(range(int(first, 16), int(last or first, 16) + 1), prototype))
    return table


LOOKS_LIKE = _look_alikes()
"""By code point, for `str.translate` of text in NFD: what the character looks like, in NFD."""
'''


def main() -> int:
    table = confusables()
    by_look: defaultdict[str, list[int]] = defaultdict(list)
    for point, look in table.items():
        by_look[look].append(point)
    entries = [f"{hexes(look)}={spans(points)}" for look, points in sorted(by_look.items())]
    lines = textwrap.wrap("; ".join(entries), 118, break_on_hyphens=False)
    TARGET.write_text(
        HEAD.format(unicode=icu.UNICODE_VERSION, icu=icu.ICU_VERSION) + "\n".join(lines) + TAIL, encoding="utf-8"
    )
    print(f"{len(table)} characters in {len(lines)} lines")
    return 0


def confusables() -> dict[int, str]:
    """Return what each character looks like, where that is another than itself and NFKD does not say it."""
    spoof, nfd, nfkd = icu.SpoofChecker(), icu.Normalizer2.getNFDInstance(), icu.Normalizer2.getNFKDInstance()
    table: dict[int, str] = {}
    for point in range(sys.maxunicode + 1):
        character = chr(point)
        if unicodedata.category(character) == "Cs" or nfd.normalize(character) != character:
            continue
        look, compatible = spoof.getSkeleton(0, character), nfkd.normalize(character)
        decomposed = spoof.getSkeleton(0, compatible) if compatible != character else character
        # Without a look it is invisible, and nothing that a name may hold.
        if look and look not in {decomposed, character}:
            table[point] = look
    return table


def hexes(text: str) -> str:
    return " ".join(f"{ord(character):X}" for character in text)


def spans(points: list[int]) -> str:
    found: list[list[int]] = []
    for point in points:
        if found and point == found[-1][1] + 1:
            found[-1][1] = point
        else:
            found.append([point, point])
    return " ".join(f"{first:X}" if first == last else f"{first:X}-{last:X}" for first, last in found)


if __name__ == "__main__":
    sys.exit(main())
