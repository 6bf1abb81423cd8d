"""One line in, one line out, whatever the line is."""

import io
import json

import pytest

from app.jsonl import CHUNK, answer_lines, pour


def echo(lines):
    return answer_lines(lines, lambda value: value, lambda error: {"code": error.code, "message": str(error)})


def code(line):
    ((text, ok),) = echo([line])
    assert not ok
    return json.loads(text)["error"]["code"]


def test_an_object_is_answered():
    assert list(echo([b' {"a": [1, true, null, "\xc3\xa9"]} \r\n'])) == [('{"a": [1, true, null, "\\u00e9"]}', True)]


@pytest.mark.parametrize("line", [b"", b"\n", b"\r\n", b" \t \n"])
def test_blank_lines_are_skipped(line):
    assert list(echo([line])) == []


@pytest.mark.parametrize(
    "line",
    [
        b"{",
        b"nonsense",
        b'{"a": 1} {"a": 1}',
        b"{'a': 1}",
        b'{"a": NaN}',
        b'{"a": -Infinity}',
        b'{"a": "\xff"}',
        b"\xff\xfe{\x00}\x00",
        b'\xef\xbb\xbf{"a": 1}',
        b'{"a": "\xed\xa0\x80"}',
        b'{"a": ' + b"9" * 10_000 + b"}",
        b"[" * 100_000,
        b"[" * 100_000 + b"]" * 100_000,
        b'{"a":' * 100_000 + b"1" + b"}" * 100_000,
        b"\x00",
        b"\x0b",
    ],
    ids=range(16),
)
def test_what_is_not_json_is_an_error_line(line):
    assert code(line) == "not_json"


@pytest.mark.parametrize("line", [b"[]", b"1", b"null", b'"text"', b"true", b"[" * 500 + b"]" * 500])
def test_what_is_no_object_is_an_error_line(line):
    assert code(line) == "not_an_object"


@pytest.mark.parametrize("line", [b'{"a": 1, "a": 1}', b'{"b": [{"a": 1, "a": 2}]}', b'{"a": 1, "\\u0061": 1}'])
def test_a_key_twice_is_an_error_line(line):
    assert code(line) == "duplicate_key"


def test_a_lone_surrogate_stays_in_its_line():
    ((text, ok),) = echo([b'{"a": "\\ud800\\n"}'])
    assert ok
    assert text == '{"a": "\\ud800\\n"}'


class Slow:
    """A stream that has its bytes come in pieces."""

    def __init__(self, *pieces):
        self.pieces = list(pieces)

    def read1(self, size):
        return self.pieces.pop(0) if self.pieces else b""


class Sink(io.BytesIO):
    """Keeps what was there at each flush."""

    def __init__(self):
        super().__init__()
        self.flushed = []

    def flush(self):
        self.flushed.append(self.getvalue())


def test_lines_are_answered_as_they_come():
    sink = Sink()
    assert pour(Slow(b'{"a": 1}\n{"b"', b": 2", b"}\n\n", b'{"c": 3}'), sink, echo)
    assert sink.flushed[0] == b'{"a": 1}\n'
    assert sink.flushed[-1] == b'{"a": 1}\n{"b": 2}\n{"c": 3}\n'


def test_one_refused_line_is_told_at_the_end_and_the_rest_go_on():
    sink = Sink()
    assert not pour(io.BytesIO(b'{"a": 1}\n?\n{"b": 2}'), sink, echo)
    lines = sink.getvalue().splitlines()
    assert (len(lines), json.loads(lines[2])) == (3, {"b": 2})


def test_nothing_in_nothing_out():
    sink = Sink()
    assert pour(io.BytesIO(b""), sink, echo)
    assert sink.getvalue() == b""


def test_a_line_may_be_longer_than_a_chunk():
    sink = Sink()
    line = json.dumps({"a": "x" * (3 * CHUNK)}).encode()
    assert pour(io.BytesIO(line + b"\n" + line), sink, echo)
    assert sink.getvalue() == (line + b"\n") * 2
