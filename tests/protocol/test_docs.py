"""docs/protocol.md is enough to write a client from: it names every message and every code, and its examples parse."""

import re
from pathlib import Path
from typing import get_args

import pytest
from pydantic import TypeAdapter

from app.protocol.client import CLIENT_MESSAGE, AnyClientMessage
from app.protocol.http import CreateRoom
from app.protocol.server import AnyServerMessage

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_every_message_type_is_explained() -> None:
    for union in (AnyClientMessage, AnyServerMessage):
        for model in get_args(get_args(union)[0]):
            name = get_args(model.model_fields["type"].annotation)[0]
            assert re.search(rf'`{name}`|"type": "{name}"', PAGE), name


@pytest.mark.parametrize("example", re.findall(r"^    → (\{.*\})$", PAGE, re.MULTILINE))
def test_every_example_of_a_client_parses(example: str) -> None:
    CLIENT_MESSAGE.validate_json(example)


def test_the_example_of_a_new_room_parses() -> None:
    body = re.search(r"POST /api/rooms\n    (\{.*\})", PAGE)
    assert body
    assert TypeAdapter(CreateRoom).validate_json(body[1]).name == "Mona"


def test_every_code_that_the_server_can_send_is_listed() -> None:
    codes = set()
    for path in (ROOT / "app").rglob("*.py"):
        if path.name in {"explain.py", "replay.py", "jsonl.py"}:  # they speak of records, not over the wire
            continue
        text = path.read_text(encoding="utf-8")
        codes |= set(re.findall(r'^    code = "([a-z_]+)"', text, re.MULTILINE))
        codes |= set(re.findall(r'(?:Refused|BadChat)\(\s*"([a-z_]+)"', text))
        codes |= set(re.findall(r'\bcode="([a-z_]+)"', text))
        codes |= set(re.findall(r'self\._refuse\([^"]*"([a-z_]+)"', text))
    assert len(codes) > 20
    codes.remove("code_taken")  # the service tries another code; nobody hears of it
    assert not {code for code in codes if f"`{code}`" not in PAGE}
