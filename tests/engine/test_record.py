"""Records are trusted in nothing; what is wrong is told with its place."""

import json

import pytest

from engine.cards import DECK
from engine.errors import RecordError
from engine.match import begin_deal, play
from engine.record import deal_record, match_record, replay
from engine.ruleset import options_of
from tests.engine.golden import MATCHES, read
from tests.engine.play import begun, played, seeded_deck, stacked_deck


def a_record(plays=48, **changes):
    """A record of one deal, played so far."""
    match = played(begun("v2", 2), plays)
    return match_record(match, [deal_record(match.deal)]) | changes


def refused(record):
    with pytest.raises(RecordError) as error:
        replay(record)
    return error.value.code, error.value.deal, error.value.play


def test_a_record_says_all_and_replays_to_the_same():
    match, deals = begun("v2", 4, tie="carry"), []
    while match.winner is None:
        match = played(match, 48, seed=len(deals))
        deals.append(deal_record(match.deal))
        if match.winner is None:
            match, _ = begin_deal(match, seeded_deck(len(deals), match))
    record = json.loads(json.dumps(match_record(match, deals)))
    assert record["format"] == "basra-record/1"
    assert record["options"] == options_of(match.ruleset)
    assert all(len(play) == 2 for deal in record["deals"] for play in deal["plays"])
    answer = replay(record)
    assert (answer["scores"], answer["winner"]) == (list(match.scores), match.winner)
    assert [deal["points"] for deal in answer["deals"]] == [list(count.points) for count in match.counts]
    assert [deal["cards"] for deal in answer["deals"]] == [list(count.cards) for count in match.counts]


def test_no_deals_no_points():
    assert replay(a_record(deals=[])) == {"deals": [], "scores": [0, 0], "winner": None}


def test_an_unfinished_deal_tells_what_is_so_far():
    answer = replay(a_record(plays=20))
    assert answer["deals"][0]["points"] is None
    assert sum(answer["deals"][0]["cards"]) > 0
    assert (answer["scores"], answer["winner"]) == ([0, 0], None)
    assert replay(a_record(plays=0))["deals"] == [{"cards": [0, 0], "basras": [], "points": None}]


def test_captures_may_stand_in_any_order():
    record = a_record()
    for written in record["deals"][0]["plays"]:
        written[1].reverse()
    assert replay(record) == replay(a_record())


def test_a_play_without_a_capture_is_the_default():
    match = begun("v2", 2)
    while match.deal.to_play is not None:
        match, _ = play(match, match.deal.hands[match.deal.to_play][0], None)
    record = match_record(match, [deal_record(match.deal)])
    expected = replay(record)
    for written in record["deals"][0]["plays"]:
        del written[1:]
    assert replay(record) == expected


def test_unknown_keys_are_ignored():
    record = a_record(note="x", version=2)
    record["deals"][0]["seed"] = "00"
    assert replay(record) == replay(a_record())


def test_options_may_be_absent():
    record = a_record()
    del record["options"]
    assert replay(record) == replay(a_record())


@pytest.mark.parametrize("key", ["format", "preset", "seats", "target", "first_dealer", "deals"])
def test_what_is_missing_is_refused(key):
    record = a_record()
    del record[key]
    assert refused(record) == ("bad_record", None, None)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"format": "basra-record/2"}, "bad_record"),
        ({"format": None}, "bad_record"),
        ({"preset": "v3"}, "unknown_preset"),
        ({"preset": ["v2"]}, "unknown_preset"),
        ({"seats": 3}, "bad_seats"),
        ({"seats": 2.0}, "bad_seats"),
        ({"target": 10}, "bad_target"),
        ({"target": 1002}, "bad_target"),
        ({"target": 101.0}, "bad_target"),
        ({"target": True}, "bad_target"),
        ({"first_dealer": 2}, "bad_seat"),
        ({"first_dealer": -1}, "bad_seat"),
        ({"first_dealer": False}, "bad_seat"),
        ({"options": {"jacks": 10}}, "unknown_option"),
        ({"options": {"jack_basra": 15}}, "bad_option"),
        ({"options": {"clean_opening": 1}}, "bad_option"),
        ({"options": None}, "bad_record"),
        ({"options": []}, "bad_record"),
        ({"deals": None}, "bad_record"),
        ({"deals": {}}, "bad_record"),
    ],
)
def test_a_wrong_head_is_refused(changes, code):
    assert refused(a_record(**changes)) == (code, None, None)


@pytest.mark.parametrize(
    ("deal", "code"),
    [
        (None, "bad_record"),
        ([], "bad_record"),
        ({}, "bad_record"),
        ({"deck": stacked_deck("AC AD AH AS 2C 2D 2H 2S 7D"), "plays": []}, "bad_record"),
        ({"deck": list(stacked_deck("AC AD AH AS 2C 2D 2H 2S 7D"))}, "unclean_deck"),
        ({"deck": "AS", "plays": []}, "bad_record"),
        ({"deck": [], "plays": []}, "bad_deck"),
        ({"deck": list(DECK[:-1]), "plays": []}, "bad_deck"),
        ({"deck": [*DECK, "AS"], "plays": []}, "bad_deck"),
        ({"deck": [*DECK[:-1], "AC"], "plays": []}, "bad_deck"),
        ({"deck": [*DECK[:-1], "joker"], "plays": []}, "bad_deck"),
        ({"deck": [*DECK[:-1], ["KS"]], "plays": []}, "bad_deck"),
    ],
)
def test_a_wrong_deal_is_refused(deal, code):
    assert refused(a_record(deals=[deal])) == (code, 0, None)


def test_plays_are_a_list():
    record = a_record()
    for plays in (None, {}, "AS"):
        record["deals"][0]["plays"] = plays
        assert refused(record) == ("bad_record", 0, None)


@pytest.mark.parametrize("place", [0, 12, 47])
def test_a_wrong_play_is_refused_at_its_place(place):
    record = a_record()
    plays = record["deals"][0]["plays"]
    good = plays[place]
    played_before = plays[place - 1][0] if place else "2C"
    wrong = [
        ("AS", "bad_record"),
        ([], "bad_record"),
        ([*good, []], "bad_record"),
        (None, "bad_record"),
        ([good[0], None], "bad_record"),
        ([good[0], "AS"], "bad_record"),
        ([["AS"]], "unknown_card"),
        (["ZZ"], "unknown_card"),
        ([good[0], ["ZZ"]], "unknown_card"),
        ([good[0], [5]], "unknown_card"),
        ([good[0], ["KS", "KS", "KS"]], "illegal_capture"),
    ]
    for written, code in wrong:
        plays[place] = written
        assert refused(record) == (code, 0, place)
    if place:
        plays[place] = [played_before]
        assert refused(record) == ("not_your_card", 0, place)


def test_a_capture_without_repeats():
    record = a_record()
    place, taking = next((n, written) for n, written in enumerate(record["deals"][0]["plays"]) if written[1])
    taking[1] += taking[1][:1]
    assert refused(record) == ("illegal_capture", 0, place)


def test_taking_nothing_is_illegal_when_something_can_be_taken():
    record = a_record()
    place, taking = next((n, written) for n, written in enumerate(record["deals"][0]["plays"]) if written[1])
    taking[1] = []
    assert refused(record) == ("illegal_capture", 0, place)


def test_nothing_follows_the_last_card():
    record = a_record()
    record["deals"][0]["plays"].append(["AS"])
    assert refused(record) == ("deal_over", 0, 48)


def test_nothing_follows_an_unfinished_deal():
    record = a_record(plays=30)
    record["deals"] *= 2
    assert refused(record) == ("deal_unfinished", 1, None)


def test_nothing_follows_a_decided_match():
    record = read(MATCHES)[0]
    record["deals"].append(record["deals"][0])
    assert refused(record) == ("match_decided", len(record["deals"]) - 1, None)
    record["deals"][-1] = {"deck": record["deals"][0]["deck"], "plays": []}
    assert refused(record)[0] == "match_decided"


def test_a_wrong_play_of_a_later_deal_has_its_place():
    record = read(MATCHES)[0]
    record["deals"][2]["plays"][7] = ["XX"]
    assert refused(record) == ("unknown_card", 2, 7)
