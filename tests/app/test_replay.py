"""`basra replay`: what it answers, what it refuses, and how it behaves as a process."""

import json
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.replay import replay_lines
from tests.app.test_explain import JSON
from tests.engine.golden import ANSWERS, DATA, MATCHES, read

BASRA = [sys.executable, "-c", "from app.cli import main; main(prog_name='basra')", "replay"]
RECORD = read(MATCHES)[0]


def run(*files, data=b""):
    return subprocess.run([*BASRA, *files], input=data, capture_output=True, timeout=60, check=False)


def answer(record):
    ((text, ok),) = replay_lines([json.dumps(record).encode()])
    assert ok == ("error" not in json.loads(text))
    return json.loads(text)


def error_of(record):
    error = answer(record)["error"]
    assert list(error) == ["code", "deal", "play", "message"]
    return error["code"], error["deal"], error["play"]


def test_a_record_is_answered():
    assert answer(RECORD) == read(ANSWERS)[0]
    assert list(answer(RECORD)) == ["deals", "scores", "winner"]
    assert list(answer(RECORD)["deals"][0]) == ["cards", "basras", "points"]


def test_an_error_tells_its_place():
    wrong = json.loads(json.dumps(RECORD))
    wrong["deals"][1]["plays"][5] = ["AS", ["2S"]]
    code, deal, play = error_of(wrong)
    assert code in ("not_your_card", "illegal_capture")
    assert (deal, play) == (1, 5)
    assert error_of(RECORD | {"target": 5}) == ("bad_target", None, None)


@pytest.mark.parametrize(
    ("line", "code"), [(b"{", "not_json"), (b"[]", "not_an_object"), (b'{"a": 1, "a": 1}', "duplicate_key")]
)
def test_a_line_that_is_no_record_has_no_place(line, code):
    ((text, ok),) = replay_lines([line])
    assert not ok
    error = json.loads(text)["error"]
    assert (error["code"], error["deal"], error["play"]) == (code, None, None)


def broken(draw, value):
    """Put something else in one place of a record."""
    if isinstance(value, dict) and value and draw(st.booleans()):
        key = draw(st.sampled_from(sorted(value)))
        return value | {key: broken(draw, value[key])}
    if isinstance(value, list) and value and draw(st.integers(0, 3)):
        place = draw(st.integers(0, min(len(value) - 1, 60)))
        return [*value[:place], broken(draw, value[place]), *value[place + 1 :]]
    return draw(JSON)


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_any_broken_record_is_answered_or_refused(data):
    record = broken(data.draw, RECORD)
    ((text, ok),) = replay_lines([json.dumps(record).encode()])
    assert ok == ("error" not in json.loads(text))


# As a process


def test_files_and_standard_input_answer_the_same():
    expected = [json.loads(line) for line in (DATA / ANSWERS).read_text().splitlines()]
    path = DATA / MATCHES
    for done in (run(str(path)), run(data=path.read_bytes()), run("-", data=path.read_bytes())):
        assert [json.loads(line) for line in done.stdout.splitlines()] == expected
        assert (done.returncode, done.stderr) == (0, b"")


def test_several_files_one_after_the_other():
    path = str(DATA / MATCHES)
    assert run(path, path).stdout == run(path).stdout * 2


def test_bad_records_do_not_stop_it_and_it_exits_1(tmp_path):
    good = json.dumps(RECORD).encode()
    bad = tmp_path / "bad.jsonl"
    bad.write_bytes(b"\n".join([good, b"{", b"", b"\xff", b"[" * 200_000, b'{"format": NaN}', good]))
    done = run(str(bad), str(DATA / MATCHES))
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert ["error" in line for line in lines[:6]] == [False, True, True, True, True, False]
    assert len(lines) == 6 + len(read(MATCHES))
    assert (done.returncode, done.stderr) == (1, b"")


def test_a_file_that_is_not_there_is_a_usage_error(tmp_path):
    done = run(str(tmp_path / "none.jsonl"))
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"does not exist" in done.stderr
