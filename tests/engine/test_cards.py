import pytest

from engine.cards import DECK, KOMI, RANK, VALUE, in_code_order, parse_card
from engine.errors import UnknownCard


def test_the_deck_is_52_codes_in_code_order():
    assert len(set(DECK)) == len(DECK) == 52
    assert DECK[:5] == ("AC", "AD", "AH", "AS", "2C")
    assert DECK[-5:] == ("QS", "KC", "KD", "KH", "KS")
    assert KOMI in DECK


def test_ranks_and_values():
    assert (RANK["10H"], VALUE["10H"], VALUE["AS"], VALUE["JS"], VALUE["KS"]) == ("10", 10, 1, 0, 0)


def test_code_order_is_rank_first():
    assert in_code_order(["10H", "KC", "AS", "2D", "2C"]) == ("AS", "2C", "2D", "10H", "KC")


def test_a_code_is_parsed():
    assert [parse_card(code) for code in DECK] == list(DECK)


@pytest.mark.parametrize(
    "code", ["", "7d", "D7", "1S", "11S", "7", "7DD", " 7D", "7D\n", "JOKER", None, 7, True, 7.0, ["7D"], {}, "\ud800"]
)
def test_anything_else_is_no_card(code):
    with pytest.raises(UnknownCard) as refused:
        parse_card(code)
    assert refused.value.code == "unknown_card"


def test_a_huge_code_makes_a_short_message():
    with pytest.raises(UnknownCard) as refused:
        parse_card("7" * 1_000_000)
    assert len(str(refused.value)) < 100
