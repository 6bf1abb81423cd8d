"""The oracle of the fuzzing: it passes what the server really says, and each of these faults makes it speak."""

import json
import random
from typing import Any

import pytest

from app.main import create_app
from app.protocol.asyncapi import asyncapi
from app.settings import Settings
from tests.fuzz.oracle import Oracle, cards_in, shown
from tests.fuzz.tab import Browser, Tab, id_of
from tests.fuzz.wire import Answer

ASKED = ((">", b'{"type":"play","id":"a","card":"7D"}'),)


@pytest.fixture(scope="module")
def documents() -> tuple[dict[str, Any], dict[str, Any]]:
    return asyncapi("0"), create_app(Settings()).openapi()


@pytest.fixture
def oracle(documents: tuple[dict[str, Any], dict[str, Any]]) -> Oracle:
    return Oracle(*documents)


class TestMessages:
    def test_a_message_of_the_schema_is_in_order(self, oracle: Oracle) -> None:
        assert oracle.faults_of("room", {"type": "ack", "id": "a", "version": 3, "turn": None}, ()) == []

    @pytest.mark.parametrize(
        "message",
        [
            {"type": "ack", "id": "a", "version": "3", "turn": None},
            {"type": "ack", "id": "a"},
            {"type": "ack", "id": "a", "version": 3, "turn": None, "hand": ["7D"]},
            {"type": "acknowledged"},
            {"type": "lobby", "rooms": []},
            [],
        ],
        ids=["a wrong type", "a field missing", "a field too many", "no such type", "not on this socket", "no object"],
    )
    def test_what_the_schema_does_not_say_is_a_fault(self, oracle: Oracle, message: Any) -> None:
        assert oracle.faults_of("room", message, ASKED)

    def test_a_view_with_an_unknown_field_deep_within_is_a_fault(self, oracle: Oracle) -> None:
        view = {"type": "preview", "room": {}, "yours": [{"player": 1, "seat": 0, "name": "A", "connected": True}]}
        room = {"code": "7K2M9P", "host_name": "A", "names": ["A"], "seats": 2, "free": 1, "preset": "v2", "target": 11}
        rules = {"preset": "v2", "komi_on_floor": "any", "jack_basra": 30, "tie": "nobody", "clean_opening": True}
        room |= {"turn_time": 0, "public": False, "started": False, "ruleset": rules}
        view["room"] = room
        assert oracle.faults_of("room", view, ()) == []
        view["yours"] = [{**own, "owner": "0123"} for own in view["yours"]]
        assert oracle.faults_of("room", view, ())

    @pytest.mark.parametrize("code", ["internal", "store_unavailable", "out_of_luck"])
    def test_an_error_that_must_not_come_or_is_not_documented_is_a_fault(self, oracle: Oracle, code: str) -> None:
        error = {"type": "error", "id": "a", "code": code, "message": "no"}
        assert oracle.faults_of("room", error, ASKED)

    def test_an_error_may_name_the_card_that_was_sent_and_no_other(self, oracle: Oracle) -> None:
        error = {"type": "error", "id": "a", "code": "not_your_card", "message": "'7D' is not in the hand"}
        assert oracle.faults_of("room", error, ASKED) == []
        assert oracle.faults_of("room", {**error, "message": "7D: the hand is 8S 10H"}, ASKED)

    def test_cards_are_found_at_any_depth_and_names_are_no_cards(self) -> None:
        assert cards_in({"hand": ["7D"], "piles": [{"basras": [{"card": "10H"}]}], "name": "AS"}) == {"7D", "10H"}


class TestAnswers:
    def test_what_the_document_says_is_in_order(self, oracle: Oracle) -> None:
        answer = Answer(200, [("content-type", "application/json")], b'{"rooms":[]}')
        assert oracle.answer("GET", "/api/rooms", answer, clean=True) == []

    @pytest.mark.parametrize(
        ("status", "kind", "body"),
        [
            (500, "application/json", b"{}"),
            (502, "text/plain", b""),
            (418, "application/json", b"{}"),
            (200, "text/html", b'{"rooms":[]}'),
            (200, "application/json", b'{"rooms":[{}]}'),
            (200, "application/json", b'{"rooms":[],"hands":[]}'),
            (200, "application/json", b"rooms"),
        ],
    )
    def test_anything_else_is_a_fault(self, oracle: Oracle, status: int, kind: str, body: bytes) -> None:
        answer = Answer(status, [("content-type", kind)], body)
        assert oracle.answer("GET", "/api/rooms", answer, clean=True)

    def test_a_server_error_is_a_fault_whatever_was_asked(self, oracle: Oracle) -> None:
        assert oracle.answer("X", "/", Answer(500, [], b""), clean=False)
        assert oracle.answer("X", "/", Answer(400, [], b""), clean=False) == []


class TestTab:
    """Each answer exactly once: with a tab whose socket is never opened, told by hand."""

    @pytest.fixture
    def tab(self, oracle: Oracle) -> Tab:
        return Tab(0, "7K2M9P", Browser("192.0.2.1"), oracle, random.Random(1), "p")

    @staticmethod
    def told(tab: Tab, **message: Any) -> None:
        tab._told(json.dumps(message).encode())

    async def test_one_answer_for_one_message(self, tab: Tab, oracle: Oracle) -> None:
        tab._expect(b'{"type":"leave","id":"a"}')
        self.told(tab, type="ack", id="a", version=1, turn=None)
        assert oracle.findings == []

    async def test_a_second_answer_is_a_fault(self, tab: Tab, oracle: Oracle) -> None:
        tab._expect(b'{"type":"leave","id":"a"}')
        for _ in range(2):
            self.told(tab, type="ack", id="a", version=1, turn=None)
        assert ["more often than it was sent" in str(finding) for finding in oracle.findings] == [True]

    @pytest.mark.parametrize(
        ("payload", "expected"),
        [
            (b'{"id":"a","id":"b"}', "b"),
            (b'{"id":7}', None),
            (b'["id"]', None),
            (b"{", None),
            (b'\xef\xbb\xbf{"id":"a"}', None),
        ],
    )
    def test_the_id_of_a_message_is_the_last_one_that_is_a_string(self, payload: bytes, expected: str | None) -> None:
        assert id_of(payload) == expected


def test_bytes_are_shown_so_that_a_test_can_be_made_of_them() -> None:
    assert eval(shown(b"\x81\xff'\"\n")) == b"\x81\xff'\"\n"
