"""What must hold whatever is sent: every answer keeps the published schemas, no answer says more than it should, and
nothing that is documented nowhere comes back. What is found is kept with the last frames of its connection."""

import re
import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jsonschema_rs

from tests.fuzz.values import CARDS
from tests.fuzz.wire import Answer

_PROTOCOL = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"
_CARD = re.compile(r"(?<![A-Za-z0-9])(?:10|[2-9AJQK])[CDHS](?![A-Za-z0-9])")
_EVERY = 5  # views that are held to the schema: one in so many; everything else always is
_ENOUGH = 20  # findings that are kept
_OUTAGE = {"store_unavailable", "busy"}  # not in these runs: the store is there all the time
_CARD_SET = frozenset(CARDS)


@dataclass(frozen=True)
class Finding:
    """Something that must not be, and how it came to it."""

    what: str
    case: tuple[tuple[str, bytes], ...] = ()
    where: str = ""

    def __str__(self) -> str:
        lines = [f"FOUND: {self.what}", f"  at {self.where}" if self.where else ""]
        lines += [f"  {way} {shown(data)}" for way, data in self.case]
        return "\n".join(line for line in lines if line)


class Oracle:
    """The judge of a run, and what it has counted."""

    def __init__(self, asyncapi: dict[str, Any], openapi: dict[str, Any]) -> None:
        components = strict(asyncapi["components"])
        self._messages: dict[str, dict[str, Any]] = {}
        for side, operation in (("room", "toBrowser"), ("lobby", "openRooms")):
            names = [each["$ref"].rpartition("/")[2] for each in asyncapi["operations"][operation]["messages"]]
            self._messages[side] = {
                components["messages"][name]["name"]: jsonschema_rs.validator_for(
                    {"$ref": f"#/components/schemas/{name}", "components": components}
                )
                for name in names
            }
        self._openapi = openapi
        self._bodies: dict[str, Any] = {}
        text = _PROTOCOL.read_text(encoding="utf-8")
        self.codes = set(re.findall(r"`([a-z_]+)`", _first_column(text, "Error codes")))
        self.closings = set(map(int, re.findall(r"\d{4}", _first_column(text, "Close codes"))))
        self.findings: list[Finding] = []
        self.counts: Counter[str] = Counter()

    def found(self, what: str, case: Iterable[tuple[str, bytes]] = (), where: str = "") -> None:
        """Keep a finding; the first few are told at once."""
        self.counts["findings"] += 1
        if len(self.findings) < _ENOUGH and what not in {finding.what for finding in self.findings}:
            self.findings.append(Finding(what, tuple(case), where))
            print(self.findings[-1], file=sys.stderr, flush=True)

    # Messages

    def faults_of(self, side: str, message: Any, sent: Iterable[tuple[str, bytes]]) -> list[str]:
        """Return what is wrong with a message that the server sent on a socket of this side."""
        kind = message.get("type") if isinstance(message, dict) else None
        validator = self._messages[side].get(kind)
        if validator is None:
            return [f"the schema knows no {side} message of type {kind!r}"]
        self.counts[f"got {kind}"] += 1
        faults = []
        if kind not in ("view", "lobby") or self.counts[f"got {kind}"] % _EVERY == 1:
            self.counts["held to the schema"] += 1
            if not validator.is_valid(message):
                error = next(iter(validator.iter_errors(message)))
                faults.append(f"a {kind} is not what the schema says: {error.message[:300]} at {error.instance_path}")
        if kind == "error":
            faults += self._error(message, sent)
        return faults

    def _error(self, error: dict[str, Any], sent: Iterable[tuple[str, bytes]]) -> list[str]:
        code, faults = error["code"], []
        self.counts[f"error {code}"] += 1
        if code == "internal" or code in _OUTAGE:
            faults.append(f"the server answered {code}")
        elif code not in self.codes:
            faults.append(f"docs/protocol.md does not name the error {code}")
        cards = set(_CARD.findall(error["message"]))
        if cards:
            asked = b" ".join(data for way, data in sent if way.startswith(">")).decode("utf-8", "replace")
            if told := {card for card in cards if card not in asked}:
                faults.append(f"an error tells of cards that nobody asked about: {sorted(told)}")
        return faults

    # Answers over HTTP

    def answer(self, method: str, path: str, answer: Answer, *, clean: bool) -> list[str]:
        """Return what is wrong with an answer. `path` is the document's; `clean`: the request was HTTP and complete."""
        status = answer.status
        self.counts[f"HTTP {status or 'hung up'}"] += 1
        if status >= 500:
            return [f"{method} {path} was answered {status}"]
        operation = self._openapi["paths"].get(path, {}).get(method.lower())
        if not clean or operation is None:
            return []
        declared = operation["responses"].get(str(status))
        if declared is None:
            return [f"{method} {path} was answered {status}, which the document does not know"]
        content = declared.get("content", {})
        kind = answer.header("content-type").partition(";")[0]
        if not content:
            return []
        if kind not in content:
            return [f"{method} {path} was answered {status} as {kind!r}, not as {list(content)}"]
        return self._body(f"{method.lower()} {path} {status}", content[kind].get("schema", {}), answer)

    def _body(self, name: str, schema: dict[str, Any], answer: Answer) -> list[str]:
        from pydantic_core import from_json

        if name not in self._bodies:
            whole = {**schema, "components": strict(self._openapi["components"])}
            self._bodies[name] = jsonschema_rs.validator_for(whole)
        try:
            body = from_json(answer.body)
        except ValueError:
            return [f"{name}: the answer is not JSON"]
        error = next(iter(self._bodies[name].iter_errors(body)), None)
        return [f"{name}: {error.message[:300]} at {error.instance_path}"] if error is not None else []


def cards_in(message: Any) -> set[str]:
    """Return the cards that the message tells of; names, chat and the rules' own values are none."""
    if isinstance(message, dict):
        return set().union(
            *(cards_in(part) for key, part in message.items() if key not in ("name", "asked_name", "text")), set()
        )
    if isinstance(message, list):
        return set().union(*map(cards_in, message), set())
    return {message} if isinstance(message, str) and message in _CARD_SET else set()


def strict(schema: Any) -> Any:
    """Return the schema with no room for fields that it does not name: an answer has none, or tells too much."""
    if isinstance(schema, dict):
        inner = {key: strict(part) for key, part in schema.items()}
        if "properties" in inner and "type" in inner:
            inner.setdefault("additionalProperties", False)
        return inner
    return [strict(part) for part in schema] if isinstance(schema, list) else schema


def shown(data: bytes, most: int = 1500) -> str:
    """Return bytes as a line that can be pasted into a test."""
    text = repr(data[:most])
    return text if len(data) <= most else f"{text} … {len(data)} bytes"


def _first_column(text: str, heading: str) -> str:
    section = text.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    return "\n".join(line.split("|")[1] for line in section.splitlines() if line.startswith("|"))
