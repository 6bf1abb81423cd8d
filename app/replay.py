"""`basra replay`: plays match records through the engine, one a line.

An illegal record is refused with the code of what was wrong (`engine/errors.py`; `bad_record` where its shape is), and
with the `deal` and `play` it was found at, counted from 0, null where none applies.
"""

from collections.abc import Iterable, Iterator

from app.jsonl import Answered, Object, answer_lines
from engine.errors import EngineError, RecordError
from engine.record import replay


def replay_lines(lines: Iterable[bytes]) -> Iterator[Answered]:
    """Yield an answer for each record, one a line; blank lines are skipped."""
    return answer_lines(lines, replay, _refusal)


def _refusal(error: EngineError) -> Object:
    deal, play = (error.deal, error.play) if isinstance(error, RecordError) else (None, None)
    return {"code": error.code, "deal": deal, "play": play, "message": str(error)}
