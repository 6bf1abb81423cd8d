"""Names: any script, 1 to 20 characters, nothing that hides, reorders or breaks a line, no two alike in a room."""

import re
import unicodedata
from itertools import pairwise
from pathlib import Path

import pytest
import regex
from hypothesis import given, settings
from hypothesis import strategies as st

from app.rooms.alike import alike
from app.rooms.errors import BadName, ReservedName
from app.rooms.names import RESERVED, clean_name, distinct_name
from tests.rooms.test_text import BIDI, NASTY

FAMILY = "👨‍👩‍👧‍👦"


@pytest.mark.parametrize(
    "name",
    [
        "Mona",
        "منى",
        "محمّد الصغيّر",
        "می‌خواهم",  # a Persian word with a zero width non-joiner
        "Nguyễn Thị Ánh",
        "Қайрат",
        "Հայկ",
        "İpek",
        "क्‍ष",  # a joiner after a virama
        "শ্রী",
        "സന്‍",
        "ᠮᠣᠩᠭᠣᠯ",
        "ᠠ᠋",  # a Mongolian variant
        "葛\U000e0100",  # a Han variant
        "김민수",
        "山田 太郎",
        "👩🏽‍🚀",
        FAMILY,
        "❤️‍🔥",
        "🏳️‍🌈",
        "🇪🇬 Salma",
        "1️⃣",
        "a",
        "O'Neil-Smith Jr.",
        "x" * 20,
        FAMILY * 5,
        "é" * 20,
        "👍🏽" * 20,
        "<script>",
    ],
)
def test_a_name_in_any_script_is_kept_as_it_is(name):
    assert clean_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Mona  ", "Mona"),
        ("Mona \t\n\r Ali", "Mona Ali"),
        ("Mona\u00a0\u3000\u2028Ali", "Mona Ali"),
        ("Mona\u2800\u2800Ali", "Mona Ali"),
        ("e\u0301", "é"),
        ("A\u0000l\u0007i\u009f", "Ali"),
        (f"{BIDI}Ali{BIDI}", "Ali"),
        ("Al\u202ei", "Ali"),
        ("A\u200bl\u2060i\ufeff\u00ad", "Ali"),
        ("A\u200dl\u200ci", "Ali"),  # joiners between letters that do not join
        ("Ali\u200d", "Ali"),
        ("\u200cمنى\u200c", "منى"),
        ("Ali\ufe0f\ufe0e", "Ali"),
        ("Ali\U000e0100", "Ali"),
        ("A\u3164\u115f\u1160\uffa0\u034fli", "Ali"),
        ("A\ue000\ud800\U000e0041li\U0001d159", "Ali"),
        ("👩\u200d\u200d👩", "👩👩"),
        ("Ali \u200b Baba", "Ali Baba"),
        ("x" * 20 + " " * 200, "x" * 20),
        ("Mo" + "\u0316" * 900 + "na", "Mo" + "\u0316" * 4 + "na"),
    ],
)
def test_what_hides_reorders_or_breaks_is_removed(typed, name):
    assert clean_name(typed) == name


@pytest.mark.parametrize(
    "typed",
    [
        "",
        " ",
        "\t\n",
        "\u200b",
        BIDI,
        "\u200d\u200c\ufe0f",
        "\u3164\u2800",
        "\U000e0041",
        "\u0301",
        "\u0000",
        "\ud83d",
        "x" * 21,
        "é" * 21,
        "e\u0301" * 21,
        FAMILY * 9,  # 63 code points
        "a" + "\u0300" * 10_000,
        "x" * 1_000_000,
    ],
)
def test_what_is_no_name_is_refused(typed):
    with pytest.raises(BadName) as refused:
        clean_name(typed)
    assert refused.value.code == "bad_name"


def test_what_is_drawn_as_words_counts_as_words():
    for name in ("﷽", "﷽ab", "ﷺﷺ", "محمد ﷺ", "𒐫" * 5):
        assert clean_name(name) == name
    for name in ("﷽﷽", "﷽abc", "ﷺﷺﷺ", "𒐫" * 6):
        with pytest.raises(BadName):
            clean_name(name)


def test_a_name_has_at_most_twenty_characters_as_a_reader_counts_them():
    assert clean_name("👨‍👩‍👧" * 12) == "👨‍👩‍👧" * 12
    with pytest.raises(BadName):
        clean_name("🇪🇬" * 21)


@settings(deadline=None)
@given(NASTY)
def test_whatever_is_typed_is_cleaned_for_good_or_refused(typed):
    try:
        name = clean_name(typed)
    except (BadName, ReservedName):
        return
    assert clean_name(name) == name
    assert unicodedata.is_normalized("NFC", name)
    assert 1 <= len(regex.findall(r"\X", name)) <= 20
    assert len(name) <= 60
    assert name == " ".join(name.split())
    assert not set(name) & set(BIDI)
    assert not regex.search(r"[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]", name)
    assert regex.search(r"[\p{L}\p{N}\p{P}\p{S}]", name)


@settings(deadline=None)
@given(NASTY, st.text(st.sampled_from(BIDI + "\u200b\u2060\ufeff"), max_size=3))
def test_invisible_marks_around_a_name_make_no_other_name(typed, marks):
    try:
        name = clean_name(typed)
    except (BadName, ReservedName):
        return
    assert clean_name(marks + typed + marks) == name


# What the game calls things itself


@pytest.mark.parametrize(
    "typed",
    [
        "Bot",
        "bot",
        "B0T",
        "Bot 2",
        "Bоt",
        "الآلي",
        "الالي",
        "آلي ٢",
        "System",
        "S.y.s.t.e.m",
        "Host",
        "أنت",
        "صاحب الترابيزه",
    ],
)
def test_nobody_is_called_what_the_game_calls_something_itself(typed):
    with pytest.raises(ReservedName) as refused:
        clean_name(typed)
    assert refused.value.code == "reserved_name"


@pytest.mark.parametrize("name", ["Botros", "Abbot", "Yousra", "Hostility", "Basrawi", "2", "12", "آلاء", "بصري"])
def test_other_names_are_free(name):
    assert clean_name(name) == name


def test_every_word_of_the_page_at_a_seat_without_a_name_is_reserved():
    said = []
    languages = Path(__file__).parents[2] / "static" / "messages"
    for words in languages.glob("*/*.ftl"):
        said += re.findall(
            r"^(?:table-(?:you|bot|bot-n|seat-(?:bot|empty|host|dealer))|door-free|chat-you) = (.+)$",
            words.read_text(encoding="utf-8"),
            re.MULTILINE,
        )
    assert len(said) == 9 * len(list(languages.iterdir()))
    for words in said:
        with pytest.raises(ReservedName):
            clean_name(words.replace("{ $n }", "2"))
    assert all(clean_refuses(word) for word in RESERVED)


def clean_refuses(word):
    with pytest.raises(ReservedName):
        clean_name(word)
    return True


# Two alike


@pytest.mark.parametrize(
    ("name", "taken", "given"),
    [
        ("Mona", [], "Mona"),
        ("Mona", ["Ali"], "Mona"),
        ("Mona", ["Mona"], "Mona 2"),
        ("MONA", ["Mona"], "MONA 2"),
        ("Mоna", ["Mona"], "Mоna 2"),  # a Cyrillic o
        ("Mona", ["Mona", "Mona 2"], "Mona 3"),
        ("Mona", ["Mona", "Mona 3"], "Mona 2"),
        ("Mona", ["Mona", "mona2"], "Mona 3"),
        ("Mona 2", ["Mona 2"], "Mona 3"),
        ("Mona 2", ["Mona", "Mona 2", "Mona 3"], "Mona 4"),
        ("Mona2005", ["Mona2005"], "Mona2005 2"),
        ("منى", ["مني"], "منى ٢"),
        ("منى ٢", ["منى ٢"], "منى ٣"),
        ("منى", ["منى", "منى 2"], "منى ٣"),
        ("2", ["2"], "2 2"),
        (":)", [":)"], ":) 2"),
        (":)", [":("], ":)"),
        ("﷽", ["﷽"], "﷽ 2"),
        ("x" * 20, ["x" * 20], "x" * 18 + " 2"),
        ("abcdefghijklmnopq stu", ["abcdefghijklmnopq stv"[:-1] + "u"], "abcdefghijklmnopq 2"),
        (FAMILY * 8, [FAMILY * 8], FAMILY * 8 + " 2"),
        ("👍🏽" * 20, ["👍🏽" * 20], "👍🏽" * 18 + " 2"),
        (("e" + "\u0316" * 3) * 15, [("e" + "\u0316" * 3) * 15], ("e" + "\u0316" * 3) * 14 + " 2"),
    ],
)
def test_a_name_like_anothers_gets_the_lowest_free_number(name, taken, given):
    assert distinct_name(name, taken) == given
    assert len(given) <= 60


@settings(deadline=None)
@given(st.lists(NASTY | st.sampled_from(["Mona", "MONA", "mоna", "Mona 2", "منى", "مني", "x" * 20]), max_size=6))
def test_whoever_comes_in_whatever_order_no_two_are_alike(typed):
    names: list[str] = []
    for text in typed:
        try:
            name = clean_name(text)
        except (BadName, ReservedName):
            continue
        given_name = distinct_name(name, names)
        assert clean_name(given_name) == given_name
        assert distinct_name(given_name, names) == given_name
        assert not any(alike(given_name, other) for other in names)
        names.append(given_name)


def test_forty_of_one_name_are_all_told_apart():
    names: list[str] = []
    for _ in range(40):
        names.append(distinct_name("Mona", names))
    assert names[-1] == "Mona 40"
    assert not any(alike(one, other) for one, other in pairwise(names))
