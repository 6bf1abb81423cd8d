"""`basra explain`: what it answers, what it refuses, and how it behaves as a process."""

import json
import os
import subprocess
import sys
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.explain import explain, explain_lines
from engine.cards import DECK
from engine.errors import EngineError

BASRA = [sys.executable, "-c", "from app.cli import main; main(prog_name='basra')", "explain"]
QUESTION = {"preset": "v2", "floor": ["AS", "7C", "KH", "8D"], "card": "8S"}
ANSWER = {"captures": [["AS", "7C", "8D"]], "default": ["AS", "7C", "8D"], "kind": "none", "points": 0}


def run(data, **kwargs):
    return subprocess.run(BASRA, input=data, capture_output=True, timeout=60, check=False, **kwargs)


def answers(*lines):
    return [json.loads(text) for text, _ in explain_lines(lines)]


def code(question):
    (answer,) = answers(json.dumps(question).encode())
    assert set(answer) == {"error"}
    assert set(answer["error"]) == {"code", "message"}
    return answer["error"]["code"]


def test_a_question_is_answered():
    assert answers(json.dumps(QUESTION).encode()) == [ANSWER]


def test_the_answer_is_written_in_the_order_of_its_documentation():
    ((text, ok),) = explain_lines([json.dumps(QUESTION).encode()])
    assert (text, ok) == (json.dumps(ANSWER), True)


@pytest.mark.parametrize("floor", [["2C"], []])
def test_a_card_that_stays(floor):
    question = {"preset": "classic", "floor": floor, "card": "KS"}
    assert explain(question) == {"captures": ((),), "default": (), "kind": "none", "points": 0}


def test_all_captures_are_listed_the_default_first():
    answer = explain({"preset": "classic", "floor": ["6H", "4S", "4C"], "card": "10S"})
    assert answer["captures"] == (("4C", "6H"), ("4S", "6H"))
    assert answer["default"] == ("4C", "6H")


@pytest.mark.parametrize(
    ("options", "points"),
    [(None, 30), ({}, 30), ({"jack_basra": 0}, 0), ({"jack_basra": 20, "tie": "carry", "clean_opening": False}, 20)],
)
def test_options_change_the_worth(options, points):
    question = {"preset": "v2", "floor": ["JH"], "card": "JS"}
    if options is not None:
        question["options"] = options
    answer = explain(question)
    assert (answer["kind"], answer["points"]) == ("jack_basra", points)


def test_the_option_of_the_komi():
    question = {"preset": "classic", "floor": ["7D", "3C"], "card": "5S", "options": {"komi_on_floor": "any"}}
    assert explain(question)["default"] == ("7D",)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"card": "1S"}, "unknown_card"),
        ({"card": None}, "unknown_card"),
        ({"card": 8}, "unknown_card"),
        ({"card": ["8S"]}, "unknown_card"),
        ({"card": "\ud800"}, "unknown_card"),
        ({"card": "8s"}, "unknown_card"),
        ({"card": "8S "}, "unknown_card"),
        ({"floor": ["AS", "XX"]}, "unknown_card"),
        ({"floor": ["AS", 1]}, "unknown_card"),
        ({"floor": ["AS", ["7C"]]}, "unknown_card"),
        ({"floor": ["AS", "AS"]}, "repeated_card"),
        ({"floor": ["AS", "8S"]}, "repeated_card"),
        ({"floor": "AS"}, "bad_floor"),
        ({"floor": None}, "bad_floor"),
        ({"floor": {"AS": 1}}, "bad_floor"),
        ({"preset": "v1"}, "unknown_preset"),
        ({"preset": None}, "unknown_preset"),
        ({"preset": ["v2"]}, "unknown_preset"),
        ({"options": None}, "bad_options"),
        ({"options": []}, "bad_options"),
        ({"options": {"jack": 10}}, "unknown_option"),
        ({"options": {"jack_basra": True}}, "bad_option"),
        ({"options": {"jack_basra": 10.0}}, "bad_option"),
        ({"options": {"clean_opening": 1}}, "bad_option"),
        ({"options": {"tie": "Carry"}}, "bad_option"),
        ({"options": {"komi_on_floor": ["any"]}}, "bad_option"),
        ({"seat": 1}, "unknown_key"),
        ({"Card": "8S"}, "unknown_key"),
    ],
)
def test_a_bad_question_is_refused(changes, expected):
    assert code(QUESTION | changes) == expected


@pytest.mark.parametrize("key", ["preset", "floor", "card"])
def test_a_missing_key_is_refused(key):
    assert code({other: value for other, value in QUESTION.items() if other != key}) == "missing_key"


def test_a_line_of_rubbish_has_one_short_line_of_answer():
    for line in (json.dumps(QUESTION | {"card": "x" * 1_000_000}), "9" * 1_000_000, '{"a\\n": 1}'):
        ((text, ok),) = explain_lines([line.encode()])
        assert not ok
        assert len(text) < 300
        assert "\n" not in text


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from([*DECK, "v2", "any"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@settings(max_examples=300, deadline=None)
@given(st.dictionaries(st.sampled_from(["preset", "floor", "card", "options", "x"]), JSON, max_size=5))
def test_any_object_is_answered_or_refused(question):
    with suppress(EngineError):
        answer = explain(question)
        assert answer["default"] == answer["captures"][0]


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=200))
def test_any_bytes_are_answered_in_one_line_each(data):
    lines = data.split(b"\n")
    asked = [line for line in lines if line.strip(b" \t\r\n")]
    assert len(answers(*lines)) == len(asked)


# As a process


def test_the_process_answers_in_order_and_exits_0():
    data = "\n".join(json.dumps(QUESTION | {"card": card}) for card in ("8S", "9S", "KS", "2S")).encode()
    done = run(data)
    takes = [json.loads(line)["default"] for line in done.stdout.splitlines()]
    assert takes == [["AS", "7C", "8D"], ["AS", "8D"], ["KH"], []]
    assert (done.returncode, done.stderr) == (0, b"")


def test_bad_lines_do_not_stop_it_and_it_exits_1():
    good = json.dumps(QUESTION).encode()
    bad = [b"{", b"\xff\xff", b"[" * 200_000, b'{"preset": NaN}', b'{"card": "\\ud800"}', b"[]"]
    done = run(b"\n".join([good, b"", *bad, b"  ", good]) + b"\r\n")
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert lines[0] == lines[-1] == ANSWER
    assert ["error" in line for line in lines] == [False, *[True] * len(bad), False]
    assert (done.returncode, done.stderr) == (1, b"")


def test_no_input_is_fine():
    done = run(b"\n\n")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_its_output_is_ascii_in_any_locale():
    data = json.dumps(QUESTION | {"card": "بصرة"}, ensure_ascii=False).encode()
    done = run(data, env=os.environ | {"LC_ALL": "C", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"})
    assert json.loads(done.stdout)["error"]["code"] == "unknown_card"
    assert done.stdout.isascii()


def test_it_can_be_asked_and_read_in_turn():
    with subprocess.Popen(BASRA, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        for _ in range(3):
            process.stdin.write(json.dumps(QUESTION).encode() + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline()) == ANSWER
        process.stdin.close()
        assert process.wait(timeout=30) == 0


def test_a_reader_that_goes_away_is_no_drama(tmp_path):
    questions = tmp_path / "questions.jsonl"
    questions.write_text((json.dumps(QUESTION) + "\n") * 5_000)
    with (
        questions.open("rb") as source,
        subprocess.Popen(BASRA, stdin=source, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process,
    ):
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=30) == 1
