"""The independent checker: do the histories of a room agree with each other, with the record, and with the rules?

It imports nothing of the product. Positions come from the slow reference of the rule book (`tests/engine/reference.py`)
and the record that the server kept; what each tab saw and was promised is held against them:

- order: within a connection versions and chat lines only rise; a later connection never shows an older room, and never
  one older than an ack;
- agreement: whoever saw a turn saw the same play in it, and every view of a tab is the position that the record gives;
- every acked play is in the final state exactly once, under the turn it was acked for;
- no play took effect that its owner did not send, unless the room said that the seat was played for;
- no frame holds a card that its reader could not know.

Where a store was set back on purpose (a power cut), only what was acked in the documented window may be gone, and what
each tab saw from its first view after the last power cut on is held to everything above.
"""

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from tests.engine import reference
from tests.faults.history import Case, Entry, History
from tests.faults.positions import Position, Seen, offsets_of, positions_of, result_of

CODE = re.compile(r"(?<![A-Za-z0-9])(?:10|[A2-9JQK])[CDHS](?![A-Za-z0-9])")


@dataclass
class Verdict:
    """What was checked, and each thing that is wrong, in words."""

    acked: int = 0
    witnessed: int = 0  # plays whose author was known to somebody
    views: int = 0
    positions: int = 0  # views that were held against the record
    lost: list[str] = field(default_factory=list)
    duplicated: list[str] = field(default_factory=list)
    disagreements: list[str] = field(default_factory=list)
    leaks: list[str] = field(default_factory=list)
    set_back: int = 0  # acked plays that a store set back on purpose has lost

    @property
    def wrong(self) -> list[str]:
        return [*self.lost, *self.duplicated, *self.disagreements, *self.leaks]


def check(case: Case) -> Verdict:
    """Return what is wrong with the room, and how much was looked at."""
    verdict = Verdict()
    positions = list(positions_of(case, verdict.duplicated, verdict.disagreements))
    offsets = offsets_of(case)
    starts = {id(history): _settled(case, history) for history in case.histories}
    seen = _agreed(case, starts, verdict)
    ever = _ever_seen(case)
    for history in case.histories:
        _check_order(case, history, verdict)
        start = starts[id(history)]
        _check_views(history, positions, offsets, start, verdict)
        _check_leaks(history, positions, offsets, ever, start, verdict)
    _check_record(case, positions, seen, verdict)
    _check_acks(case, positions, seen, verdict)
    _check_owners(case, seen, starts, verdict)
    _check_results(case, starts, verdict)
    return verdict


# What the tabs saw


def _settled(case: Case, history: History) -> float:
    """Return since when this tab sees what will last: always, or since its first view after the last power cut."""
    last = max((end for _, end in case.windows), default=0.0)
    if not last:
        return 0.0
    return next((entry.at for entry, _ in _views(history, last) if _is_whole(entry)), float("inf"))


def _is_whole(entry: Entry) -> bool:
    return entry.message["type"] == "welcome" or bool(entry.message["resync"])


def _views(history: History, start: float = 0.0) -> Iterator[tuple[Entry, dict[str, Any]]]:
    for entry in history.of("got", "welcome", "view"):
        if entry.at >= start:
            yield entry, entry.message["room"]


def _plays_in(message: dict[str, Any]) -> Iterator[tuple[int, Seen]]:
    """Yield the plays that a welcome or view shows, by turn: as events, and as the last play."""
    room = message["room"]
    for event in message.get("events", ()):
        if event["type"] == "card_played":
            yield room["turn"] - 1, _seen(event)
    last = room["match"] and room["match"]["last_play"]
    if last:
        yield room["turn"] - 1, _seen(last)


def _seen(play: dict[str, Any]) -> Seen:
    return play["seat"], play["card"], tuple(reference.in_order(play["capture"]))


def _agreed(case: Case, starts: dict[int, float], verdict: Verdict) -> dict[int, Seen]:
    """Return the plays that were seen, by turn; a turn that was seen in two ways is a disagreement."""
    agreed: dict[int, Seen] = {}
    for history in case.histories:
        own: dict[int, Seen] = {}
        for entry, _ in _views(history, starts[id(history)]):
            for at, play in _plays_in(entry.message):
                if own.setdefault(at, play) != play:
                    verdict.disagreements.append(f"{case.code} {history.name} saw turn {at} as {own[at]} and as {play}")
        for at, play in own.items():
            if agreed.setdefault(at, play) != play:
                verdict.disagreements.append(
                    f"{case.code}: turn {at} is {agreed[at]} for one, {play} for {history.name}"
                )
    return agreed


def _ever_seen(case: Case) -> dict[int, set[Seen]]:
    """Return the plays that anybody was ever shown, by turn: more than one where the store was set back."""
    ever: dict[int, set[Seen]] = defaultdict(set)
    for history in case.histories:
        for entry, _ in _views(history):
            for at, play in _plays_in(entry.message):
                ever[at].add(play)
    return ever


def _check_order(case: Case, history: History, verdict: Verdict) -> None:
    """Versions and chat lines of a connection rise; no later connection shows less than was shown or acked before."""
    where = f"{case.code} {history.name}"
    newest = connection = version = line = 0
    events_end = None
    for entry in history.of("got"):
        message = entry.message
        if entry.connection != connection:
            connection, version, line, events_end = entry.connection, 0, 0, None
        if message["type"] == "ack":
            newest = max(newest, message["version"])
        if message["type"] == "chatted":
            if message["line"]["line"] <= line and not case.rewinds:
                verdict.disagreements.append(f"{where}: chat line {message['line']['line']} after {line}")
            line = message["line"]["line"]
        if message["type"] == "welcome":
            lines = [said["line"] for said in message["chat"]]
            if any(one >= other for one, other in pairwise(lines)):
                verdict.disagreements.append(f"{where}: the chat of a welcome is out of order")
            line = max([line, *lines])
        if message["type"] not in {"welcome", "view"}:
            continue
        now = message["room"]["version"]
        verdict.views += 1
        if not case.rewinds and now < newest and version == 0:
            verdict.disagreements.append(f"{where}: reconnected to version {now} after {newest}")
        if not message.get("resync") and version and now <= version:
            verdict.disagreements.append(f"{where}: version {now} after {version} in one connection")
        if message.get("resync") and now < version and not case.rewinds:
            verdict.disagreements.append(f"{where}: set back from version {version} to {now}")
        if message.get("events") and events_end is not None and now != version + 1:
            verdict.disagreements.append(f"{where}: the events of version {now} came after {version}")
        version, events_end = now, now
        newest = max(newest, now) if not case.rewinds else now


def _check_views(
    history: History, positions: list[Position], offsets: dict[int, int], start: float, verdict: Verdict
) -> None:
    """Every view of a recorded match is the position of its turn."""
    for _, room in _views(history, start):
        match = room["match"]
        at = _position(room, positions, offsets)
        if match is None or at is None or room["phase"] != "playing":
            continue
        verdict.positions += 1
        hand, floor = tuple(match["hand"]), frozenset(match["floor"])
        counts = [len(cards) for cards in at.hands]
        if (hand, floor, match["hand_counts"], match["to_play"]) != (
            at.hands[room["seat"]],
            at.floor,
            counts,
            at.to_play,
        ):
            verdict.disagreements.append(
                f"{room['code']} {history.name}: the view of turn {room['turn']} is not the position of the record"
            )


def _position(room: dict[str, Any], positions: list[Position], offsets: dict[int, int]) -> Position | None:
    """Return the position of a view's turn, if its match is recorded and the turn is before the end of a deal."""
    match = room["match"]
    if match is None or room["match_number"] not in offsets or not 0 <= room["turn"] < len(positions):
        return None
    at = positions[room["turn"]]
    return at if (at.match, at.deal) == (room["match_number"], match["deal"]) else None


# Secrets


def _check_leaks(
    history: History,
    positions: list[Position],
    offsets: dict[int, int],
    ever: dict[int, set[Seen]],
    start: float,
    verdict: Verdict,
) -> None:
    """No frame holds a card that its reader cannot know: own hand, open floor, played before, or said by themselves."""
    said: set[str] = set()
    known: set[str] = set()
    deal = None
    for entry in history.entries:
        if entry.way == "sent":
            said |= set(CODE.findall(json.dumps(entry.message)))
        if entry.way != "got":
            continue
        message = {key: value for key, value in entry.message.items() if key not in {"id", "line", "chat"}}
        room = message.get("room")
        if isinstance(room, dict) and room.get("match"):
            match = room["match"]
            if deal != (room["match_number"], match["deal"]):
                deal, known, said = (room["match_number"], match["deal"]), set(), set()
            at = _position(room, positions, offsets) if entry.at >= start else None
            if at is not None:
                known = set(at.public | at.dealt[room["seat"]])
            elif room["phase"] in {"counting", "over"}:
                known = set(reference.DECK)  # the deal is over: every card has been played
            else:
                known |= _known_from_frames(room, ever)
            # The counts of earlier deals name cards that are hidden again in this one.
            match = {**match, "counts": [count for count in match["counts"] if count["deal"] == match["deal"]]}
            message = {**message, "room": {**room, "match": match}}
        unknown = set(CODE.findall(json.dumps(message, ensure_ascii=False))) - known - said
        if unknown:
            verdict.leaks.append(f"{history.name} was told of {sorted(unknown)} in a {message['type']}: {deal}")


def _known_from_frames(room: dict[str, Any], ever: dict[int, set[Seen]]) -> set[str]:
    """Return what a seat may know where there is no record: its hand, and what the plays seen so far leave open."""
    match = room["match"]
    first = room["turn"] - (48 - match["stock"] - sum(match["hand_counts"]))
    played = [play for turn in range(first, room["turn"]) for play in ever.get(turn, ())]
    public = {card for _, card, capture in played for card in (card, *capture)}
    face_up = {basra["card"] for pile in match["piles"] for basra in pile["basras"]}
    return set(match["hand"]) | set(match["floor"]) | public | face_up


# Promises


def _check_record(case: Case, positions: list[Position], seen: dict[int, Seen], verdict: Verdict) -> None:
    """What was seen of a recorded match is what the record holds."""
    for turn, play in seen.items():
        if turn < len(positions) and positions[turn].play != play:
            verdict.disagreements.append(
                f"{case.code}: turn {turn} was seen as {play}, recorded as {positions[turn].play}"
            )


def _check_acks(case: Case, positions: list[Position], seen: dict[int, Seen], verdict: Verdict) -> None:
    """Every acked play is in the final state once, under the turn it was acked for; no turn is acked to two plays."""
    turns_of: dict[str, set[int]] = defaultdict(set)
    acked: dict[int, dict[str, dict[str, Any]]] = defaultdict(dict)
    when: dict[str, float] = {}
    for history in case.histories:
        sent = {entry.message["id"]: entry.message for entry in history.of("sent", "play")}
        for entry in history.of("got", "ack"):
            play = sent.get(entry.message["id"])
            if play is None:
                continue
            turn = entry.message["turn"]
            turns_of[play["id"]].add(turn)
            acked[turn][play["id"]] = play
            when[play["id"]] = entry.at
            if turn != play["turn"]:
                verdict.disagreements.append(
                    f"{case.code}: {history.name}'s play of turn {play['turn']} acked as {turn}"
                )
    verdict.acked = len(turns_of)
    for name, turns in turns_of.items():
        if len(turns) > 1:
            verdict.duplicated.append(f"{case.code}: play {name} was acked for the turns {sorted(turns)}")
    final = _final_turn(case)
    for turn, plays in acked.items():
        if len({(play["card"]) for play in plays.values()}) > 1 and not case.rewinds:
            verdict.duplicated.append(f"{case.code}: turn {turn} was acked to {len(plays)} plays")
        recorded = positions[turn].play if turn < len(positions) else seen.get(turn)
        for play in plays.values():
            kept = recorded is not None and play["card"] == recorded[1] and _same_capture(play, recorded)
            at = when[play["id"]]
            gone = recorded is None and turn >= final and _looked_after(case, at)
            if (recorded is not None and not kept) or gone:
                if any(begin <= at <= end for begin, end in case.windows):
                    verdict.set_back += 1
                else:
                    verdict.lost.append(f"{case.code}: {play['card']} was acked in turn {turn}, there is {recorded}")


def _same_capture(play: dict[str, Any], recorded: Seen) -> bool:
    capture = play.get("capture")
    return capture is None or tuple(reference.in_order(capture)) == recorded[2]


def _final_turn(case: Case) -> int:
    return max((room["turn"] for history in case.histories for _, room in _views(history)), default=0)


def _looked_after(case: Case, at: float) -> bool:
    return any(entry.at > at for history in case.histories for entry, _ in _views(history))


def _check_owners(case: Case, seen: dict[int, Seen], starts: dict[int, float], verdict: Verdict) -> None:
    """A play took effect because its owner sent it, or the room said that the seat was played for."""
    sent: dict[tuple[int, str], list[dict[str, Any]]] = defaultdict(list)
    for history in case.histories:
        for entry in history.of("sent", "play"):
            sent[entry.message["turn"], entry.message["card"]].append(entry.message)
    witnessed: dict[int, set[int]] = {}
    for history in case.histories:
        for entry, _ in _views(history, starts[id(history)]):
            events = entry.message.get("events", ())
            if any(event["type"] == "card_played" for event in events):
                taken = {event["seat"] for event in events if event["type"] == "turn_taken_over"}
                witnessed.setdefault(entry.message["room"]["turn"] - 1, set()).update(taken)
    for turn, (seat, card, capture) in seen.items():
        if turn not in witnessed:
            continue
        verdict.witnessed += 1
        own = [play for play in sent.get((turn, card), ()) if _same_capture(play, (seat, card, capture))]
        if not own and seat not in witnessed[turn]:
            verdict.disagreements.append(f"{case.code}: seat {seat} played {card} in turn {turn}, and nobody sent it")


def _check_results(case: Case, starts: dict[int, float], verdict: Verdict) -> None:
    """The winner and the scores that were shown are those that the record gives."""
    for match, record in case.records.items():
        try:
            result = result_of(record)
        except ValueError:
            continue  # a record that cannot be played has been found wrong already
        for history in case.histories:
            for _, room in _views(history, starts[id(history)]):
                if room["match_number"] == match and room["phase"] == "over":
                    shown = (room["match"]["scores"], room["match"]["winner"])
                    if shown != result:
                        verdict.disagreements.append(f"{case.code}: {history.name} was shown {shown}, not {result}")
                    break
