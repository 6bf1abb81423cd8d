"""What may be shown of what people type: on one line, of which nothing hides, reorders or runs over."""

import json
import unicodedata
from pathlib import Path

import pytest
import regex
from hypothesis import given, settings
from hypothesis import strategies as st

from app.rooms.text import MOST_MARKS, MOST_SPACING, characters, tidy

TEXTS = json.loads((Path(__file__).parents[1] / "texts.json").read_text(encoding="utf-8"))["said"]
BIDI = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
NASTY = st.text(
    st.one_of(
        st.characters(),
        st.sampled_from(
            [
                *BIDI,
                *"\u200b\u200c\u200d\u2060\ufe0e\ufe0f\U000e0100\u180b\u034f\u0301\u0316\u094d\u093e\u3164",
                *" \t👩🏽👧❤ابنकष漢ᠠ1#a",
                *"\U0001f3f4\U000e0067\U000e0062\U000e007f",
            ]
        ),
    ),
    max_size=70,
)


def spelt(runs):
    return "".join(text * times for text, times in runs)


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: ascii(spelt(text["typed"]))[:40])
def test_what_is_typed_is_shown_as_the_page_counts_on(text):
    assert tidy(spelt(text["typed"])) == ("" if text["said"] is None else spelt(text["said"]))


def test_ten_thousand_marks_on_one_letter_are_few():
    assert tidy("Z" + "\u0336\u0300\u0316" * 3334 + "o") == "Z" + "\u0336" * MOST_MARKS + "o"


@pytest.mark.parametrize(
    "text",
    [
        "\u0628\u0650\u0651\u0654",  # a hamza, a shadda and a vowel
        "ế",
        "\u05e9\u05bc\u05c1\u05b0",  # a dotted shin with dagesh and sheva
        "\u0e17\u0e35\u0e48",
        "\u1000\u103c\u103d\u1031",  # Burmese medials and a vowel
        "\u0f66\u0f92\u0fb2\u0f74",  # a Tibetan stack
    ],
)
def test_what_writing_needs_is_not_too_much(text):
    assert tidy(text) == unicodedata.normalize("NFC", text)


def test_a_flag_with_tags_stays_and_tags_elsewhere_hide_nothing():
    scotland = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
    assert tidy(scotland) == scotland
    assert tidy("\U0001f3f4\U000e0068\U000e0069\U000e007f") == "\U0001f3f4"
    assert tidy("a" + scotland[1:]) == "a"


def test_a_new_emoji_is_known():
    """The table of Python's own `unicodedata` is older than some of what phones can type."""
    assert tidy("\U0001fae8") == "\U0001fae8"


def test_characters_are_what_a_reader_counts():
    assert characters("é👨‍👩‍👧🇪🇬") == ["é", "👨‍👩‍👧", "🇪🇬"]


@settings(deadline=None)
@given(NASTY)
def test_whatever_is_typed_is_tidied_for_good(typed):
    shown = tidy(typed)
    assert tidy(shown) == shown
    assert unicodedata.is_normalized("NFC", shown)
    assert shown == " ".join(shown.split())
    assert not set(shown) & set(BIDI)
    assert not regex.search(r"[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]", shown)
    assert not regex.search(r"(?:^| )\p{M}", shown)
    apart = unicodedata.normalize("NFD", shown)
    for marks in regex.findall(r"\p{M}+", apart):
        assert len(marks) <= MOST_SPACING
        assert len(regex.findall(r"[\p{Mn}\p{Me}]", marks)) <= MOST_MARKS
    assert not shown or regex.search(r"[\p{L}\p{N}\p{P}\p{S}]", shown)
