"""A short cut of `make fuzz`: some thousand frames from a fixed seed, messages of Hypothesis, and planted faults."""

import asyncio
import io
import json
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, get_args

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from app.protocol.asyncapi import asyncapi
from app.protocol.client import AnyClientMessage
from app.protocol.server import Ack
from app.session import Session
from engine.match import Match
from engine.view import MatchView, match_view
from tests.fuzz.oracle import Oracle
from tests.fuzz.run import Part, Plan, Report
from tests.fuzz.servers import QUICK, UNLIMITED, Server, process, thread
from tests.fuzz.tab import Browser, Tab
from tests.fuzz.values import CARDS
from tests.fuzz.wire import http, request

PATIENT = QUICK | UNLIMITED


def fire(server: Server, plan: Plan) -> tuple[Part, Report]:
    part = Part("short", server, plan)
    return part, asyncio.run(part.run())


def found(report: Report) -> list[str]:
    return [str(finding) for finding in report.findings]


@pytest.mark.slow
def test_a_server_under_fire_fails_nobody_and_keeps_its_word() -> None:
    with process(PATIENT) as server:
        part, report = fire(server, Plan(5_000, seed=1, tables=8, control=1))
    part.read_log()
    assert found(report) == []
    assert report.frames >= 5_000
    assert report.matches
    assert {"acted while playing", "got view", "error illegal_capture", "rough closed 1002"} <= set(report.counts)


class TestPlantedFaults:
    """The same, with a fault put into the server: each must be found."""

    def run(self, monkeypatch: pytest.MonkeyPatch) -> str:
        monkeypatch.setattr("sys.stderr", io.StringIO())  # what is found is told there
        with thread(PATIENT) as server:
            _, report = fire(server, Plan(20_000, seed=1, tables=8, control=0, enough=1))
        return "\n".join(found(report))

    def test_a_handler_that_fails_on_one_kind_of_value(self, monkeypatch: pytest.MonkeyPatch) -> None:
        play = Session._play

        async def fails(self: Session, message: Any) -> None:
            if message.card not in CARDS:
                raise ZeroDivisionError
            await play(self, message)

        monkeypatch.setattr(Session, "_play", fails)
        assert "the server answered internal" in self.run(monkeypatch)

    def test_an_answer_that_comes_twice(self, monkeypatch: pytest.MonkeyPatch) -> None:
        tell = Session._tell

        def twice(self: Session, message: Any) -> None:
            tell(self, message)
            if isinstance(message, Ack) and message.turn is not None:
                tell(self, message)

        monkeypatch.setattr(Session, "_tell", twice)
        assert "was answered more often than it was sent" in self.run(monkeypatch)

    def test_a_message_that_is_passed_over(self, monkeypatch: pytest.MonkeyPatch) -> None:
        refuse = Session._refuse

        def silent(self: Session, request: str | None, code: str, reason: str) -> None:
            if code != "unknown_type":
                refuse(self, request, code, reason)

        monkeypatch.setattr(Session, "_refuse", silent)
        assert "messages with an id were passed over" in self.run(monkeypatch)

    def test_a_view_that_shows_another_hand(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def other(match: Match, seat: int) -> MatchView:
            view, next_one = match_view(match, seat), match_view(match, (seat + 1) % match.seats)
            return replace(view, floor=(*view.floor, *next_one.hand))

        monkeypatch.setattr("app.rooms.view.match_view", other)
        assert "a view tells of a card in somebody else's hand" in self.run(monkeypatch)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(CARDS),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=6,
)
TYPES = [model.model_fields["type"].annotation.__args__[0] for model in get_args(get_args(AnyClientMessage)[0])]
IDS = st.sampled_from(["a", "b"]) | st.text(max_size=41)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "turn": st.integers(-1, 3) | JSON,
    "card": st.sampled_from(CARDS) | JSON,
    "capture": st.lists(st.sampled_from(CARDS), max_size=5) | JSON,
    "player": st.integers(0, 3) | JSON,
    "text": st.text() | JSON,
    "name": st.text(max_size=25) | JSON,
    "page": IDS | JSON,
    "match": st.integers(0, 2) | JSON,
    "deal": st.integers(-1, 1) | JSON,
    "agreed": JSON,
}
MESSAGE = st.fixed_dictionaries({"type": st.sampled_from(TYPES) | JSON}, optional={"id": IDS | JSON, **FIELDS})
FRAME = MESSAGE.map(lambda message: json.dumps(message).encode()) | st.binary(max_size=60)


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    with process(PATIENT) as server:  # not a thread: chance is Hypothesis's own in this process
        yield server.port
    assert server.complaints() == []


@settings(max_examples=120, derandomize=True, deadline=None, database=None, phases=(Phase.generate, Phase.shrink))
@given(frames=st.lists(FRAME, min_size=1, max_size=6), started=st.booleans())
def test_no_message_breaks_the_server_whatever_it_is(port: int, frames: list[bytes], started: bool) -> None:
    oracle = Oracle(asyncapi("0"), {"paths": {}, "components": {}})

    async def send() -> None:
        made = await http(port, request("POST", "/api/rooms", b'{"name":"A"}'))
        browser = Browser("192.0.2.1")
        browser.cookie = made.header("set-cookie").partition(";")[0]
        tab = Tab(port, json.loads(made.body)["code"], browser, oracle, random.Random(1), "p")
        await tab.open()
        if started:
            tab.send(b'{"type":"start","id":"s"}')
        await tab.settle()
        for frame in frames:
            tab.send(frame)
        if await tab.settle():
            tab.send(b'{"type":"leave","id":"l"}')
            await tab.settle()
        tab.drop()
        await asyncio.sleep(0)  # asyncio hangs up a step later

    asyncio.run(send())
    assert [str(finding) for finding in oracle.findings] == []
