"""Names: 1 to 20 characters as a reader counts them, in any script, and no two alike in a room.

A name is shown and never used as identity. Whoever comes with a name that looks like another's in the room gets a
number behind it; what the game calls things itself nobody is called.
"""

from collections.abc import Collection
from itertools import chain, count
from typing import Final

import regex  # type: ignore[import-untyped]

from app.rooms.alike import looks
from app.rooms.errors import BadName, ReservedName
from app.rooms.text import breadth, characters, tidy

MOST_CHARACTERS: Final = 20  # grapheme clusters; some are as broad as several
MOST_CODE_POINTS: Final = 60  # after NFC
_LONGEST_INPUT: Final = 1000

RESERVED: Final = (
    *(
        "Bot",
        "Robot",
        "Computer",
        "الآلي",
        "آلي",
        "بوت",
        "روبوت",
        "الكمبيوتر",
        "You",
        "أنت",
        "إنت",
        "Host",
        "صاحب الترابيزة",
        "Dealer",
        "الموزّع",
    ),
    *("Free seat", "مكان فاضي", "Basra", "بصرة", "System", "النظام", "سيستم", "Server", "السيرفر"),
    *("Admin", "Administrator", "أدمن", "الأدمن", "Moderator", "المشرف"),
    *("Toi", "Hôte", "Donneur", "Place libre", "Serveur", "Système", "Ordinateur"),
    *("Kamu", "Tuan rumah", "Pembagi kartu", "Kursi kosong", "Peladen", "Sistem", "Komputer"),
    *("Bạn", "Chủ phòng", "Người chia bài", "Ghế trống", "Máy chủ", "Hệ thống"),
    *("Sen", "Masa sahibi", "Dağıtan", "Boş yer", "Sunucu", "Sistem", "Bilgisayar"),
    *("Сен", "Бот", "Бөлме иесі", "Таратушы", "Бос орын", "Басра", "Сервер", "Жүйе", "Әкімші"),
    *("Դու", "Բոտ", "Տանտեր", "Բաժանող", "Ազատ տեղ", "Բասրա", "Սերվեր", "Համակարգ"),
)
"""What the page says at a seat where no name is, in every language, and who could speak for the server."""

_NUMBERED: Final = regex.compile(r"(?<=.)[\p{Nd}\p{P}\p{Z}]+$")
_OWN_NUMBER: Final = regex.compile(r"(?<=.) \p{Nd}{1,2}$")
_LETTER: Final = regex.compile(r"\p{L}")
_ARABIC: Final = regex.compile(r"\p{Script=Arabic}")
_ARABIC_DIGITS: Final = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")
_RESERVED_LOOKS: Final = frozenset[str]().union(*map(looks, RESERVED))


def clean_name(text: str) -> str:
    """Return the name as it is kept and shown.

    Raises `BadName` when nothing visible is left or too much, `ReservedName` for what the game calls things itself.
    """
    if len(text) > _LONGEST_INPUT:
        raise BadName
    name = tidy(text)
    if not name or len(name) > MOST_CODE_POINTS or breadth(name) > MOST_CHARACTERS:
        raise BadName
    if not _RESERVED_LOOKS.isdisjoint(looks(name) | looks(_NUMBERED.sub("", name))):
        raise ReservedName
    return name


def distinct_name(name: str, taken: Collection[str]) -> str:
    """Return the clean name, with the lowest free number from 2 on behind it if it looks like one that is taken."""
    theirs = frozenset[str]().union(*map(looks, taken))
    candidates = chain((name,), (_numbered(name, number) for number in count(2)))
    return next(candidate for candidate in candidates if theirs.isdisjoint(looks(candidate)))


def _numbered(name: str, number: int) -> str:
    """Return the name with this number behind it, in the digits of its script and within the bounds of a name."""
    stem = _OWN_NUMBER.sub("", name)
    letter = _LETTER.search(stem)
    arabic = letter is not None and _ARABIC.match(letter[0])
    digits = str(number).translate(_ARABIC_DIGITS) if arabic else str(number)
    kept, room = characters(stem), len(digits) + 1
    while breadth("".join(kept)) > MOST_CHARACTERS - room or len("".join(kept)) > MOST_CODE_POINTS - room:
        kept.pop()
    return tidy("".join(kept) + " " + digits)
