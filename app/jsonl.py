"""JSON Lines in, JSON Lines out: what `basra explain` and `basra replay` share.

Every line that is not blank is answered by one line, in order. A line that is refused is answered by its error, and the
rest go on. Answers are written as soon as the lines that have come are done, so a program may also ask, wait and read.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from typing import NoReturn, Protocol

from engine.errors import EngineError, shown

Object = dict[str, object]
Answered = tuple[str, bool]
"""The line that answers, without its end, and whether it is an answer and not an error."""

CHUNK = 1 << 16
_WHITESPACE = b" \t\r\n"


class NotJson(EngineError):
    code = "not_json"


class DuplicateKey(EngineError):
    code = "duplicate_key"

    def __init__(self) -> None:
        super().__init__("an object has the same key twice")


class NotAnObject(EngineError):
    code = "not_an_object"

    def __init__(self, value: object) -> None:
        super().__init__(f"{shown(value)} is not an object")


class Readable(Protocol):
    """A binary stream that returns what is there, at most `size` bytes, and nothing at its end."""

    def read1(self, size: int, /) -> bytes: ...


class Writable(Protocol):
    def write(self, data: bytes, /) -> object: ...
    def flush(self) -> object: ...


def _object(pairs: list[tuple[str, object]]) -> Object:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise DuplicateKey
    return found


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON number")


_decode = json.JSONDecoder(object_pairs_hook=_object, parse_constant=_no_constant).decode
_encode = json.JSONEncoder().encode


def _parse(line: bytes) -> Object:
    try:
        value = _decode(line.decode())
    except ValueError as error:
        raise NotJson(str(error)) from None
    except RecursionError:
        raise NotJson("nested too deeply") from None
    if not isinstance(value, dict):
        raise NotAnObject(value)
    return value


def answer_lines(
    lines: Iterable[bytes], answer: Callable[[Object], Object], refusal: Callable[[EngineError], Object]
) -> Iterator[Answered]:
    """Yield one answer for each line that is not blank; `refusal` says how an error is written down."""
    for line in lines:
        stripped = line.strip(_WHITESPACE)
        if not stripped:
            continue
        try:
            yield _encode(answer(_parse(stripped))), True
        except EngineError as error:
            yield _encode({"error": refusal(error)}), False


def pour(source: Readable, sink: Writable, answered: Callable[[Iterable[bytes]], Iterator[Answered]]) -> bool:
    """Answer all lines of `source` on `sink`; return whether none was refused."""
    fine = True
    for lines in _batches(source):
        texts = []
        for text, ok in answered(lines):
            texts.append(text + "\n")
            fine = fine and ok
        sink.write("".join(texts).encode("ascii"))
        sink.flush()
    return fine


def _batches(source: Readable) -> Iterator[list[bytes]]:
    """Yield the whole lines of a stream, as many at a time as have come."""
    begun: list[bytes] = []
    while chunk := source.read1(CHUNK):
        first, *others = chunk.split(b"\n")
        begun.append(first)
        if others:
            lines = [b"".join(begun), *others[:-1]]
            begun = [others[-1]]
            yield lines
    yield [b"".join(begun)]
