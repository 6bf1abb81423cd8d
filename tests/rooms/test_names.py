"""Names: any script, 1 to 20 characters, nothing that hides, reorders or breaks a line."""

import unicodedata

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from app.rooms.errors import BadName
from app.rooms.names import clean_name

FAMILY = "👨‍👩‍👧‍👦"
BIDI = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


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
        "e" + "\u0316" * 60,
        "a" + "\u0300" * 10_000,
        "x" * 1_000_000,
    ],
)
def test_what_is_no_name_is_refused(typed):
    with pytest.raises(BadName) as refused:
        clean_name(typed)
    assert refused.value.code == "bad_name"


def test_a_name_has_at_most_twenty_characters_as_a_reader_counts_them():
    assert clean_name("👨‍👩‍👧" * 12) == "👨‍👩‍👧" * 12
    with pytest.raises(BadName):
        clean_name("🇪🇬" * 21)


NASTY = st.text(
    st.one_of(
        st.characters(),
        st.sampled_from(
            [
                *BIDI,
                *"\u200b\u200c\u200d\u2060\ufe0e\ufe0f\U000e0100\u180b\u034f\u0301\u094d\u3164",
                *" \t👩🏽👧❤ابنकष漢ᠠ1#a",
            ]
        ),
    ),
    max_size=70,
)


@given(NASTY)
def test_whatever_is_typed_is_cleaned_for_good_or_refused(typed):
    try:
        name = clean_name(typed)
    except BadName:
        return
    assert clean_name(name) == name
    assert unicodedata.is_normalized("NFC", name)
    assert 1 <= len(regex.findall(r"\X", name)) <= 20
    assert len(name) <= 60
    assert name == " ".join(name.split())
    assert not set(name) & set(BIDI)
    assert not regex.search(r"[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]", name)
    assert regex.search(r"[\p{L}\p{N}\p{P}\p{S}]", name)


@given(NASTY, st.text(st.sampled_from(BIDI + "\u200b\u2060\ufeff"), max_size=3))
def test_invisible_marks_around_a_name_make_no_other_name(typed, marks):
    try:
        name = clean_name(typed)
    except BadName:
        return
    assert clean_name(marks + typed + marks) == name
