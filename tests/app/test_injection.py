"""Text that would be code elsewhere: here it is text, comes back as it was, and does nothing on its way."""

import json

import pytest

from app.rooms.names import MOST_CHARACTERS
from tests.app.test_wire import say  # noqa: F401  a fixture

PAYLOADS = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '"><svg/onload=alert(1)>',
    "javascript:alert(1)//",
    "${alert(1)}{{7*7}}<%= 7*7 %>",
    "{ $name -> [one] x *[other] y }",
    "'; DROP TABLE rooms; --",
    "' OR '1'='1",
    '","type":"closed","reason":"gone',
    "a\\u0022}\\r\\nSet-Cookie: a=b",
    "$(id) `id` | id; id && id",
    "../../../../etc/passwd",
    "%s%s%n {0.__class__} %(name)s",
    "*\\r\\nFLUSHALL\\r\\n",
    "redis.call('FLUSHALL')",
    "basra:{b17}:room:ZZZZZZ",
    "__proto__ constructor toString",
    "=cmd|'/c calc'!A1",
]


@pytest.mark.parametrize("payload", PAYLOADS)
async def test_it_is_said_and_shown_as_it_is(browsers, payload: str) -> None:
    name = payload[:MOST_CHARACTERS].strip()
    mona, adel = browsers(), browsers()
    code, first = await mona.host(name=name, public=True)
    second = await adel.join(code, f"{name[:-2]} 2")
    assert (await first.ask(type="chat", text=payload))["type"] == "ack"
    line = (await second.expect("chatted"))["line"]
    assert (line["name"], line["text"]) == (name, " ".join(payload.split()))
    assert second.room["seats"][0]["name"] == name
    assert (await mona.request("GET", "/api/rooms")).json()["rooms"] == []  # full, and so not listed
    assert (await mona.request("GET", f"/api/rooms/{code}")).json()["room"]["host_name"] == name


@pytest.mark.parametrize(
    "more", [{"__proto__": {"seat": 0}}, {"constructor": {"prototype": {}}}, {"player": 1}, {"seat": 0}]
)
async def test_a_field_that_a_message_does_not_have_is_refused(browsers, more: dict) -> None:
    _, tab = await browsers().host()
    assert (await tab.ask(type="start", **more))["code"] == "bad_message"
    assert (await tab.ask(type="chat", text="hello", **more))["code"] == "bad_message"
    made = await browsers().request("POST", "/api/rooms", json={"name": "Mona", **more})
    assert (made.status_code, made.json()["error"]["code"]) == (400, "bad_option")
    option = await browsers().request("POST", "/api/rooms", json={"name": "Mona", "options": {"__proto__": "x"}})
    assert (option.status_code, option.json()["error"]["code"]) == (400, "unknown_option")


async def test_a_field_twice_is_one_and_so_is_a_parameter(browsers) -> None:
    code, tab = await browsers().host()
    await tab.raw('{"type":"leave","type":"chat","id":"a","id":"b","text":"one","text":"two"}')
    answers = [await tab.receive(), await tab.receive()]
    assert {(answer["type"], answer.get("id")) for answer in answers} == {("ack", "b"), ("chatted", None)}
    assert tab.chat == ["two"]
    for query in ("code=ZZZZZZ", "code=x&code=y", "name=a&seats=4"):
        assert (await browsers().request("GET", f"/api/rooms/{code}?{query}")).json()["room"]["code"] == code


@pytest.mark.parametrize(
    "code", ["%0d%0aSet-Cookie:%20a=b", "*", "%2a%0a", "{b17}", "..%2f..", "ZZZZZZ%00", "%F0%9F%83%8F" * 6]
)
async def test_a_code_is_a_code_or_nothing(say, server, code: str) -> None:  # noqa: F811
    for path in (f"/api/rooms/{code}", f"/api/rooms/{code}/record"):
        peer = await say(f"GET {path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".encode())
        head, _, body = (await peer.answer()).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 404 ")
        assert head.lower().count(b"set-cookie:") == head.count(b"basra_browser=") <= 1
        assert json.loads(body)["error"]["code"] in {"no_such_room", "not_found"}
    assert len(server.app.state.services.rooms._rooms) == 0
