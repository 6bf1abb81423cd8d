import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rooms.codes import ALPHABET, LENGTH, make_code, parse_code

CODES = st.text(ALPHABET, min_size=LENGTH, max_size=LENGTH)


def test_there_are_more_than_half_a_billion_codes():
    assert len(set(ALPHABET)) == len(ALPHABET) == 32
    assert len(ALPHABET) ** LENGTH >= 2**29
    assert make_code(b"\0\0\0\0") == "000000"
    assert make_code(b"\x3f\xff\xff\xff") == "ZZZZZZ"


def test_every_bit_that_is_used_makes_another_code():
    codes = {make_code((1 << bit).to_bytes(4, "big")) for bit in range(30)}
    assert len(codes) == 30


@given(st.binary(min_size=4))
def test_a_made_code_is_one_that_parses(random):
    assert parse_code(make_code(random)) == make_code(random)


def test_a_code_takes_four_random_bytes():
    with pytest.raises(ValueError, match="four"):
        make_code(b"123")


@pytest.mark.parametrize(
    "typed",
    [
        "7K2M9P",
        "7k2m9p",
        " 7K2 M9P ",
        "7K2-M9P",
        "7K2–M9P",
        "7K2−M9P",
        "7 k.2_m/9\tp\n",
        "٧K٢M٩P",  # Arabic-Indic
        "۷k۲m۹p",  # extended Arabic-Indic
        "７Ｋ２Ｍ９Ｐ",  # full width
        "७K२M९P",
        "\u200e7K2\u200fM9P\u200b\ufeff",
        "\u2067٧K٢M٩P\u2069",
        "7К2М9Р",  # Cyrillic К, М, Р
        "7ḱ2m̃9p",
    ],
)
def test_what_people_type_is_forgiven(typed):
    assert parse_code(typed) == "7K2M9P"


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("oOоО00", "000000"),  # Latin and Cyrillic
        ("iIlL1ı", "111111"),
        ("İ00000", "100000"),
        ("АВСЕНК", "ABCEHK"),  # Cyrillic
        ("мртухх", "MPTYXX"),  # Cyrillic
        ("іқңөүһ", "1KH0YH"),  # Kazakh
        ("ІҚҢӨҮҰ", "1KH0YY"),
        ("ЗѕЈзЅј", "3SJ3SJ"),
        ("ՀԼՕՏ00", "H10S00"),  # Armenian
        ("հլօտ00", "H10S00"),
    ],
)
def test_look_alikes_are_forgiven(typed, code):
    assert parse_code(typed) == code


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("7K2Á9", "7K2AS9"),
        ("7ừ2ạ", "7WF2AJ"),
        ("ẻ7ỹ9", "ER7YX9"),
        ("ê7đ9", "EE7DD9"),
        ("Ă7Ư9E0", None),  # that would be seven keys
        ("7Ư9KE0", "7W9KE0"),
        ("k7h\u00c2", None),
        ("k7hĂ4", "K7HAW4"),
        ("kát9p", None),  # KAST9P or KATS9P
        ("ấ7k29", None),  # AAS7K29 or ASA7K29
    ],
)
def test_what_a_vietnamese_keyboard_makes_of_two_letters_is_two_letters(typed, code):
    for form in ("NFC", "NFD"):
        assert parse_code(unicodedata.normalize(form, typed)) == code


@pytest.mark.parametrize(
    "typed",
    [
        "",
        " ",
        "7K2M9",
        "7K2M9PP",
        "7K2M9U",
        "7K2M9!",
        "محمد١٢",
        "😀" * 6,
        "ß7K2M9P",
        "0" * 10_000,
        "7K2M9½",
        "\ud800" * 6,
    ],
)
def test_what_is_no_code_is_none(typed):
    assert parse_code(typed) is None


@given(st.text())
def test_anything_can_be_typed(typed):
    code = parse_code(typed)
    assert code is None or (len(code) == LENGTH and set(code) <= set(ALPHABET))


@given(CODES, st.sampled_from(["NFC", "NFD", "NFKC", "NFKD"]), st.integers(0, LENGTH))
def test_a_code_is_itself_in_any_case_form_and_grouping(code, form, at):
    assert parse_code(code) == code
    assert parse_code(code.lower()) == code
    assert parse_code(unicodedata.normalize(form, code[:at] + "\u00a0-\u200f" + code[at:])) == code


@given(CODES, st.sampled_from([0x660, 0x6F0, 0x966, 0xFF10, 0x1D7CE]))
def test_digits_may_be_of_any_script(code, zero):
    typed = "".join(chr(zero + int(sign)) if sign.isdigit() else sign for sign in code)
    assert parse_code(typed) == code
