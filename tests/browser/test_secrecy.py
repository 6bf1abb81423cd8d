"""The witness itself: it stays quiet about what a player may know, and speaks up about everything else."""

import json

import pytest

from tests.browser.secrecy import Witness

FLOOR = ["2C", "3C", "4C", "5C"]


def view(hand: list[str], *, floor: list[str] = FLOOR, played: str | None = None, deal: int = 0, **more: object) -> str:
    last = {"card": played} if played else None
    match = {"deal": deal, "batch": 0, "hand": hand, "floor": floor, "last_play": last, "counts": [], **more}
    return json.dumps({"type": "view", "room": {"match_number": 1, "match": match}, "events": []})


@pytest.fixture
def witness() -> Witness:
    witness = Witness()
    witness.received("Mona", view(["AS", "KH"]))
    witness.received("Adel", view(["10D", "QC"]))
    return witness


def test_own_hand_floor_and_played_cards_are_no_secret(witness: Witness) -> None:
    witness.played("Mona", "KH")
    witness.received("Adel", view(["10D", "QC"], floor=[*FLOOR, "KH"], played="KH"))
    witness.check()


@pytest.mark.parametrize("told", [{"stock_top": "7D"}, {"hands": [["AS"], ["10D"]]}, {"note": "deck:AS,7D"}])
def test_any_other_card_is_a_leak(witness: Witness, told: dict[str, object]) -> None:
    witness.received("Adel", view(["10D", "QC"], **told))
    with pytest.raises(AssertionError, match="Adel was told of"):
        witness.check()


def test_leak_outside_a_view_is_found(witness: Witness) -> None:
    witness.received("Adel", '{"type": "error", "id": null, "code": "x", "message": "KH is not yours"}')
    with pytest.raises(AssertionError, match="KH"):
        witness.check()


def test_card_played_before_the_click_is_a_leak(witness: Witness) -> None:
    witness.received("Adel", view(["10D", "QC"], floor=[*FLOOR, "KH"], played="KH"))
    witness.played("Mona", "KH")
    with pytest.raises(AssertionError, match="KH"):
        witness.check()


def test_foreign_card_in_the_own_hand_is_found(witness: Witness) -> None:
    witness.received("Adel", view(["10D", "QC", "KH"]))
    with pytest.raises(AssertionError, match="two hands"):
        witness.check()


def test_earlier_deal_may_be_told_of_in_its_count_only(witness: Witness) -> None:
    count = {"deal": 0, "basras": [{"card": "KH"}]}
    witness.received("Adel", view(["9D"], floor=["2D", "3D", "4D", "5D"], deal=1, counts=[count]))
    witness.check()
    witness.received("Adel", view(["9D"], floor=["2D", "3D", "4D", "5D"], deal=1, pile=["AS"]))
    with pytest.raises(AssertionError, match="AS"):
        witness.check()


def test_a_request_id_that_happens_to_look_like_a_card_is_none(witness: Witness) -> None:
    witness.received("Mona", '{"type": "ack", "id": "UpZZ1wNp53ZM1-KC", "version": 26, "turn": 20}')
    witness.check()
