import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.chat import LONGEST, BadChat, clean_text


def test_plain_text_in_any_script_is_said_as_it_is() -> None:
    for text in ("hello", "يلا بينا", "Բարեւ", "👩‍👩‍👧 😀", "می‌خواهم"):
        assert clean_text(text) == text


def test_space_and_line_breaks_become_single_spaces() -> None:
    assert clean_text("  a\n\nb\t c ") == "a b c"


def test_characters_that_reorder_or_control_are_left_out() -> None:
    assert clean_text("a\u202eb\u2066c\u0000d\u061ce") == "abcde"


def test_nothing_to_say_is_refused() -> None:
    for text in ("", "  \n", "\u202e\u2069", "\u0007"):
        with pytest.raises(BadChat) as refused:
            clean_text(text)
        assert refused.value.code == "empty_chat"


def test_the_longest_line_is_300_code_points() -> None:
    assert clean_text("ب" * LONGEST) == "ب" * 300
    with pytest.raises(BadChat) as refused:
        clean_text("ب" * 301)
    assert refused.value.code == "chat_too_long"


@given(st.text(max_size=400))
def test_whatever_is_said_is_said_the_same_when_repeated(text: str) -> None:
    try:
        said = clean_text(text)
    except BadChat:
        return
    assert clean_text(said) == said
    assert len(said) <= LONGEST
