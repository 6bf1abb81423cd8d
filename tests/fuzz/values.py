"""Values that hurt: what a JSON field may hold when nobody is honest, and bytes that are no JSON at all."""

import json
import random
import unicodedata
from collections.abc import Callable
from typing import Any

CANARY = "wq7k"  # in every name and line of chat that the fuzzer writes: a log that has it has told of a person

RANKS, SUITS = ("A", *map(str, range(2, 11)), "J", "Q", "K"), "CDHS"
CARDS = tuple(rank + suit for rank in RANKS for suit in SUITS)


class Raw(str):
    """A piece of text that goes into the JSON as it is."""

    __slots__ = ()


class Pairs(list[tuple[str, Any]]):
    """An object that may have a key more than once."""


def dump(value: Any, *, ascii_only: bool = False) -> str:
    """Return the JSON of a value; `Raw` and `Pairs` as what they are."""
    match value:
        case Raw():
            return str(value)
        case Pairs():
            inner = ",".join(f"{dump(key)}:{dump(item, ascii_only=ascii_only)}" for key, item in value)
            return "{" + inner + "}"
        case dict():
            return dump(Pairs(value.items()), ascii_only=ascii_only)
        case list() | tuple():
            return "[" + ",".join(dump(item, ascii_only=ascii_only) for item in value) + "]"
    return json.dumps(value, ensure_ascii=ascii_only)


_RAW = tuple(
    map(
        Raw,
        (
            "NaN",
            "Infinity",
            "-Infinity",
            "1e999",
            "-0",
            "-0.0",
            "0.1e-400",
            "1E5",
            "01",
            "+1",
            ".5",
            "1.",
            "0x10",
            "9223372036854775807",
            "9223372036854775808",
            "-9223372036854775809",
            "18446744073709551616",
            "1" * 400,
            "1" * 3000,
            '"\\ud800"',
            '"\\udc00\\ud800"',
            '"\\ud83c\\udca1"',
            '"\\u0000"',
            '"\\x41"',
            '"\\"',
            '"',
            "'a'",
            "True",
            "undefined",
            "{",
            "]",
            "",
            "[" * 150 + "]" * 150,
            "[" * 1900 + "]" * 1900,
            '{"a":' * 190 + "1" + "}" * 190,
            "// no\n1",
        ),
    )
)
_PLAIN: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    1,
    -1,
    2,
    3,
    4,
    7,
    10,
    11,
    101,
    1001,
    1002,
    255,
    256,
    2**31 - 1,
    2**31,
    2**32,
    2**53 + 1,
    10**9,
    10**9 + 1,
    -(10**9),
    0.0,
    0.5,
    1.0,
    -1.5,
    1e308,
    "",
    " ",
    "0",
    "1",
    "-1",
    "null",
    "true",
    "NaN",
    "type",
    "id",
    "../../etc/passwd",
    "%s%n{0}{x}",
    "<script>alert(1)</script>",
    "'; --",
    "${jndi:x}",
    "__proto__",
    "constructor",
    [],
    {},
    [[]],
    [None],
    {"": None},
    {"type": "ping"},
    {"__proto__": {"a": 1}},
)
_WORTH_IT = (
    "\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2066\u2069\ufeff\ufffd\u00ad\u034f\u061c\u115f\u3164\u2028\u2029"
)
_MARKS = "\u0301\u0300\u064b\u0651\u20dd\ufe0f\ufe0e\U000e0100"


def _by_category() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for number in (*range(0xD800), *range(0xE000, 0x11000, 3), *range(0x1D000, 0x20000, 7), *range(0xE0000, 0xE0200)):
        found.setdefault(unicodedata.category(chr(number)), []).append(chr(number))
    return found


_CATEGORIES = _by_category()


def text(chance: random.Random, most: int = 40) -> str:
    """Return a string out of every class of Unicode, or one of the known troublemakers."""
    dice = chance.random()
    length = chance.randrange(most + 1)
    if dice < 0.35:
        return "".join(chance.choice(_CATEGORIES[chance.choice(tuple(_CATEGORIES))]) for _ in range(length))
    if dice < 0.5:
        return "".join(chance.choice(_WORTH_IT + _MARKS + "aب😀7") for _ in range(length))
    if dice < 0.6:
        return chance.choice("aبक") + chance.choice(_MARKS) * chance.choice((1, 10, 60, 400, 1000))
    if dice < 0.7:
        return chance.choice(("a", "é", "\u1f82", "👨\u200d👩\u200d👧", "ﷺ", "\U0001f1ea\U0001f1ec")) * chance.choice(
            (1, 19, 20, 21, 60, 61, 299, 300, 301, 399, 401, 1199, 1201)
        )
    if dice < 0.8:
        return "".join(chr(chance.randrange(32)) for _ in range(length))
    return chance.choice(("Mona", "علي", "Ali 2", "李雷", "Zoë", "7D", "10H says hi", "x" * length, *CARDS[:4]))


def value(chance: random.Random, depth: int = 0) -> Any:
    """Return any value at all, with a liking for the edges."""
    dice = chance.random()
    if dice < 0.4:
        return chance.choice(_PLAIN)
    if dice < 0.6:
        return chance.choice(_RAW)
    if dice < 0.8:
        return text(chance)
    if dice < 0.85:
        return chance.choice(CARDS)
    if dice < 0.9 or depth > 3:
        return chance.randrange(-(2**70), 2**70) >> chance.randrange(70)
    many = chance.choice((0, 1, 2, 5, 60))
    if chance.random() < 0.5:
        return [value(chance, depth + 2) for _ in range(many)]
    return Pairs((text(chance, 8), value(chance, depth + 2)) for _ in range(min(many, 12)))


def _cut(chance: random.Random, data: bytes) -> bytes:
    return data[: chance.randrange(len(data) + 1)]


def _flip(chance: random.Random, data: bytes) -> bytes:
    if not data:
        return b"\xff"
    place = chance.randrange(len(data))
    return data[:place] + bytes([data[place] ^ 1 << chance.randrange(8)]) + data[place + 1 :]


def _put(chance: random.Random, data: bytes) -> bytes:
    place = chance.randrange(len(data) + 1)
    piece = chance.choice(
        (
            b"\0",
            b"\xff",
            b"\xc0\xaf",
            b"\xed\xa0\x80",
            b"\xf4\x90\x80\x80",
            b"\x80",
            b"\n",
            b'"',
            b"\\",
            b"{",
            b",",
            b"\xe2\x80",
        )
    )
    return data[:place] + piece + data[place:]


def _again(chance: random.Random, data: bytes) -> bytes:
    first, last = sorted((chance.randrange(len(data) + 1), chance.randrange(len(data) + 1)))
    return data[:last] + data[first:last] * chance.choice((1, 2, 50)) + data[last:]


def _drop(chance: random.Random, data: bytes) -> bytes:
    first, last = sorted((chance.randrange(len(data) + 1), chance.randrange(len(data) + 1)))
    return data[:first] + data[last:]


def _mark(_chance: random.Random, data: bytes) -> bytes:
    return b"\xef\xbb\xbf" + data


def _wide(_chance: random.Random, data: bytes) -> bytes:
    return data.decode("utf-8", "replace").encode("utf-16")


def _padded(chance: random.Random, data: bytes) -> bytes:
    return data + b" " * max(0, chance.choice((4095, 4096, 4097, 5000, 32_767, 32_768)) - len(data))


def _noise(chance: random.Random, _data: bytes) -> bytes:
    return chance.randbytes(chance.choice((1, 4, 30, 200)))


_SPOILS: tuple[Callable[[random.Random, bytes], bytes], ...] = (
    *(_cut, _flip, _flip, _put, _put, _again, _drop, _drop),
    *(_mark, _wide, _padded, _noise),
)


def spoil(chance: random.Random, data: bytes) -> bytes:
    """Return the bytes with something wrong in them."""
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        data = chance.choice(_SPOILS)(chance, data)
    return data[:40_000]
