"""The checker itself: it finds nothing wrong with honest histories, and each fault that is planted in them."""

import copy
from collections import Counter
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from app.settings import Settings
from tests.app.conftest import serving
from tests.faults.checker import Verdict, check
from tests.faults.habits import Habits
from tests.faults.history import Case, Entry, History
from tests.faults.party import Party

SETTINGS = Settings(countdown=0.05, message_burst=100_000, messages_per_second=100_000, chat_burst=1000)


@pytest.fixture
async def case() -> Case:
    """A room of two that played one match, over real sockets."""
    async with serving(SETTINGS) as server, httpx.AsyncClient() as http:
        party = Party(lambda: server.http, http, Counter(), "planted", [Habits(think=(0, 0.002))] * 2, shape=("v2", 2))
        case = await party.play()
    assert not case.trouble
    return case


def changed(case: Case, change: Callable[[History, list[Entry]], None]) -> Verdict:
    """Return the verdict on the case after a change to the first tab's history."""
    planted = copy.deepcopy(case)
    change(planted.histories[0], planted.histories[0].entries)
    return check(planted)


def views(entries: list[Entry]) -> list[dict[str, Any]]:
    return [entry.message for entry in entries if entry.way == "got" and entry.message["type"] == "view"]


async def test_honest_histories_are_clean_and_were_looked_at(case: Case) -> None:
    verdict = check(case)
    assert verdict.wrong == []
    plays = sum(len(deal["plays"]) for deal in case.records[1]["deals"])
    assert verdict.acked == plays
    assert verdict.witnessed == plays
    assert verdict.positions > plays


async def test_it_finds_each_planted_fault(case: Case) -> None:
    """One match, many lies about it: each is found, and under its own name."""

    def late_version(_: History, entries: list[Entry]) -> None:
        views(entries)[10]["room"]["version"] -= 5

    def another_play(_: History, entries: list[Entry]) -> None:
        event = next(e for m in views(entries)[10:] for e in m["events"] if e["type"] == "card_played")
        event["card"] = "2C" if event["card"] != "2C" else "3C"

    def another_floor(_: History, entries: list[Entry]) -> None:
        view = next(m["room"] for m in views(entries)[12:] if m["room"]["phase"] == "playing")
        view["match"]["floor"] = view["match"]["floor"][:-1]

    def another_winner(_: History, entries: list[Entry]) -> None:
        over = next(m["room"] for m in views(entries) if m["room"]["phase"] == "over")
        over["match"]["winner"] = 1 - over["match"]["winner"]

    def nobody_sent_it(history: History, _: list[Entry]) -> None:
        history.entries = [e for e in history.entries if not (e.way == "sent" and e.message["type"] == "play")]

    def never_made(_: History, entries: list[Entry]) -> None:
        sent = next(e.message for e in entries if e.way == "sent" and e.message["type"] == "play")
        sent["card"] = "2C" if sent["card"] != "2C" else "3C"
        sent.pop("capture", None)

    def acked_twice(_: History, entries: list[Entry]) -> None:
        acks = [e.message for e in entries if e.way == "got" and e.message["type"] == "ack" and e.message["turn"]]
        acks[-1]["id"] = acks[0]["id"]

    def two_for_a_turn(_: History, entries: list[Entry]) -> None:
        plays = [e for e in entries if e.way == "sent" and e.message["type"] == "play"]
        acks = [e for e in entries if e.way == "got" and e.message["type"] == "ack" and e.message["turn"] is not None]
        other = {**plays[0].message, "id": "other", "card": plays[1].message["card"]}
        entries.append(Entry(plays[0].at, 1, "sent", other))
        entries.append(Entry(acks[0].at, 1, "got", {**acks[0].message, "id": "other"}))

    def the_other_hand(_: History, entries: list[Entry]) -> None:
        view = next(m["room"] for m in views(entries)[3:] if m["room"]["phase"] == "playing")
        deck = case.records[1]["deals"][0]["deck"]
        view["match"]["stock"] = deck[-1]

    def in_an_error(_: History, entries: list[Entry]) -> None:
        deck = case.records[1]["deals"][0]["deck"]
        at = next(i for i, e in enumerate(entries) if e.way == "got" and e.message.get("events"))
        error = {"type": "error", "id": "x", "code": "not_your_card", "message": f"the other one has {deck[-1]}"}
        entries.insert(at + 1, Entry(entries[at].at, 1, "got", error))

    def an_older_room_after_the_ack(_: History, entries: list[Entry]) -> None:
        first = next(m for m in views(entries) if m["room"]["phase"] == "playing")
        last = entries[-1]
        welcome = {**first, "type": "welcome", "chat": [], "player": 1}
        entries.append(Entry(last.at + 1, 2, "got", welcome))

    def a_chat_line_twice(_: History, entries: list[Entry]) -> None:
        line = {"type": "chatted", "line": {"line": 1, "player": 1, "name": "Host", "text": "hello"}}
        entries += [Entry(entries[-1].at, 9, "got", line), Entry(entries[-1].at, 9, "got", line)]

    found = {
        change.__name__: changed(case, change)
        for change in (
            late_version, another_play, another_floor, another_winner, nobody_sent_it, never_made, acked_twice,
            two_for_a_turn, the_other_hand, in_an_error, an_older_room_after_the_ack, a_chat_line_twice,
        )
    }  # fmt: skip
    kinds = {
        name: {kind for kind in ("lost", "duplicated", "disagreements", "leaks") if getattr(verdict, kind)}
        for name, verdict in found.items()
    }
    assert "disagreements" in kinds["late_version"]
    assert "disagreements" in kinds["another_play"]
    assert kinds["another_floor"] == {"disagreements"}
    assert kinds["another_winner"] == {"disagreements"}
    assert kinds["nobody_sent_it"] == {"disagreements"}
    assert "lost" in kinds["never_made"]
    assert "duplicated" in kinds["acked_twice"]
    assert "duplicated" in kinds["two_for_a_turn"]
    assert kinds["the_other_hand"] == {"leaks"}
    assert kinds["in_an_error"] == {"leaks"}
    assert "disagreements" in kinds["an_older_room_after_the_ack"]
    assert kinds["a_chat_line_twice"] == {"disagreements"}


async def test_a_play_twice_in_the_record_and_a_play_that_cannot_be_are_found(case: Case) -> None:
    twice, wrong = copy.deepcopy(case), copy.deepcopy(case)
    plays = twice.records[1]["deals"][0]["plays"]
    plays[4] = plays[2]
    assert check(twice).wrong
    wrong.records[1]["deals"][0]["plays"][0][0] = wrong.records[1]["deals"][0]["deck"][-1]
    assert check(wrong).disagreements


async def test_an_acked_play_of_a_match_that_is_not_recorded_may_not_vanish(case: Case) -> None:
    """Without a record the last views decide: a play that was acked lies before the turn that they show."""
    planted = copy.deepcopy(case)
    planted.records.clear()
    assert check(planted).wrong == []
    first = planted.histories[0]
    turn = sorted(entry.message["turn"] for entry in first.of("got", "ack") if entry.message["turn"] is not None)[10]
    for history in planted.histories:
        later = [entry for entry in history.of("got", "view", "welcome") if entry.message["room"]["turn"] > turn]
        history.entries = [entry for entry in history.entries if entry not in later]
    view = list(first.of("got", "view"))[-1]
    end = max(entry.at for entry in first.entries)
    first.entries.append(Entry(end + 1, view.connection, "got", {**view.message, "resync": True}))
    lost = [entry.message["turn"] for entry in first.of("got", "ack") if (entry.message["turn"] or 0) >= turn]
    assert len(check(planted).lost) >= len(lost) > 0
