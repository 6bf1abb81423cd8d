"""HTTP requests to every route that is documented, and to some that are not: sound ones, odd ones, broken ones."""

import random
import re
from typing import Any
from urllib.parse import quote

from tests.fuzz.messages import mutated
from tests.fuzz.oracle import Oracle
from tests.fuzz.values import CANARY, dump, spoil, text, value
from tests.fuzz.wire import http

_PAGES = (
    "/",
    "/r/ABCDEF",
    "/static/js/main.js",
    "/static/css/base.css",
    "/openapi.json",
    "/asyncapi.json",
    "/docs",
    "/x",
)
_METHODS = (
    "GET",
    "POST",
    "PUT",
    "DELETE",
    "PATCH",
    "HEAD",
    "OPTIONS",
    "TRACE",
    "CONNECT",
    "get",
    "PROPFIND",
    "X" * 300,
)
_KINDS = (
    *("application/json", "application/json; charset=utf-8", "application/json; charset=utf-16", "text/plain", ""),
    *(
        "multipart/form-data; boundary=x",
        "application/x-www-form-urlencoded",
        "application/vnd.api+json",
        "*/*",
        "\xff",
    ),
)
_CODES = (
    "",
    ".",
    "..",
    "%2e%2e",
    "%2F",
    "%00",
    "%ff",
    "%C0%AF",
    "%zz",
    "%",
    "a%20b%20c",
    "%0d%0aX: y",
    "?",
    "#",
    ";a=b",
)
_TARGETS = (
    "*",
    "http://127.0.0.1/api/rooms",
    "//api/rooms",
    "/api/../api/rooms",
    "/api/rooms/",
    "/static/../app/main.py",
)
_STATIC = ("..%2f..%2fetc%2fpasswd", "%2e%2e/app/main.py", "js/", "js", "x" * 300, "%00", "js/%ff", "css/..", "\u202e")

_CLEAN = re.compile(r'(?:[!"$&-~]|%[0-9A-Fa-f]{2})+')


class Asker:
    """Asks what the seed decides; `asked` counts."""

    def __init__(self, port: int, seed: int, openapi: dict[str, Any], oracle: Oracle) -> None:
        self._port, self._oracle = port, oracle
        self._chance = random.Random(f"asker {seed}")
        self._paths = openapi["paths"]
        self._body = openapi["components"]["schemas"]["CreateRoom"]
        self.codes: list[str] = ["ABCDEF"]
        self.asked = 0

    async def ask(self) -> None:
        """Ask once, and judge the answer."""
        chance = self._chance
        self.asked += 1
        path = chance.choice(tuple(self._paths))
        method = (
            chance.choice([*map(str.upper, self._paths[path])]) if chance.random() < 0.7 else chance.choice(_METHODS)
        )
        target, headers, body = self._target(path), self._headers(), b""
        if method in ("POST", "PUT", "PATCH") or chance.random() < 0.1:
            body = self._payload()
            headers.append(f"Content-Type: {chance.choice(_KINDS) if chance.random() < 0.3 else _KINDS[0]}")
        data = _bytes(method, target, headers, body)
        clean = method in _METHODS[:5] and bool(_CLEAN.fullmatch(target)) and len(data) - len(body) < 6_000
        dice = chance.random()
        if dice < 0.1:
            data, clean = self._broken(method, target, headers, body), False
        elif dice < 0.16:
            path, clean = chance.choice((*_PAGES, *_TARGETS, f"/static/{chance.choice(_STATIC)}")), False
            data = _bytes(method, path, headers, b"")
        elif dice < 0.2:
            data, clean = spoil(chance, data), False
        answer = await http(self._port, data, head=method == "HEAD", patience=60 if clean else 2)
        for fault in self._oracle.answer(method, path, answer, clean=clean):
            self._oracle.found(fault, ((">", data), ("<", answer.body)), f"request {self.asked}")
        if answer.status == 201 and b'"code":"' in answer.body:
            self.codes = [*self.codes[-20:], answer.body.decode().partition('"code":"')[2][:6]]

    def _target(self, path: str) -> str:
        chance = self._chance
        if "{" not in path:
            return path + chance.choice(("", "", "", "?x=1", "?" + quote(text(chance)), "?" + "a" * 2000))
        dice = chance.random()
        code = chance.choice(self.codes)
        if dice < 0.3:
            code = chance.choice(_CODES)
        elif dice < 0.5:
            code = quote(text(chance).encode("utf-8", "replace"), safe="") or "x"
        elif dice < 0.6:
            code = code.lower()
        return path.replace("{code}", code)

    def _headers(self) -> list[str]:
        chance = self._chance
        number = chance.randrange(1 << 16)
        headers = [f"X-Forwarded-For: 10.2{chance.randrange(10)}.{number >> 8}.{number & 255}"]
        if chance.random() < 0.3:
            headers.append(f"Cookie: basra_browser={chance.choice(('A' * 43, '', 'x', '=', 'é', 'a' * 3000))}")
        if chance.random() < 0.2:
            headers.append(f"X-Forwarded-Proto: {chance.choice(('https', 'wss', 'x', '', 'http, https'))}")
        if chance.random() < 0.1:
            headers.append(f"Accept: {chance.choice(('*/*', 'text/html', 'x', ''))}")
        if chance.random() < 0.03:
            headers += [f"X-{number}: y" for number in range(chance.choice((20, 110, 400)))]
        return headers

    def _payload(self) -> bytes:
        chance = self._chance
        room: Any = {
            "name": f"{CANARY}{text(chance)[: chance.choice((0, 10, 40))]}",
            "seats": chance.choice((2, 4)),
            "preset": chance.choice(("classic", "v2", "murabaa")),
            "target": chance.choice((11, 51, 101, 1001)),
            "turn_time": chance.choice((0, 15, 30, 60)),
            "public": chance.random() < 0.5,
            "options": chance.choice(
                ({}, {"tie": "carry"}, {"komi_on_floor": "any"}, {text(chance, 5): value(chance)})
            ),
        }
        room = {name: room[name] for name in self._body["properties"] if name in room and chance.random() < 0.8}
        dice = chance.random()
        if dice < 0.4:
            return dump(room).encode("utf-8", "replace")
        if dice < 0.8:
            return dump(mutated(chance, room)).encode("utf-8", "replace")
        return spoil(chance, dump(room).encode("utf-8", "replace"))

    def _broken(self, method: str, target: str, headers: list[str], body: bytes) -> bytes:
        """Return a request that contradicts itself."""
        chance = self._chance
        start = f"{method} {target} HTTP/1.1\r\nHost: x\r\n"
        rest = "\r\n".join(["Connection: close", *headers])
        match chance.randrange(9):
            case 0:
                return (
                    _latin(
                        f"{start}Content-Length: {chance.choice((-1, 'x', 10**30, len(body) + 5))}\r\n{rest}\r\n\r\n"
                    )
                    + body
                )
            case 1:
                chunks = chance.choice(
                    (
                        b"5\r\n{}\r\n0\r\n\r\n",
                        b"zz\r\n",
                        b"-1\r\n",
                        b"ffffffffffffffff1\r\n",
                        b"1;x=y\r\n{\r\n0\r\n\r\n",
                    )
                )
                return _latin(f"{start}Transfer-Encoding: chunked\r\n{rest}\r\n\r\n") + chunks
            case 2:
                return (
                    _latin(f"{start}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n{rest}\r\n\r\n")
                    + b"2\r\n{}\r\n0\r\n\r\n"
                )
            case 3:
                return _latin(
                    f"{method} {target} HTTP/{chance.choice(('0.9', '1.0', '2.0', '9.9', 'x'))}\r\n{rest}\r\n\r\n"
                )
            case 4:
                start = f"{method} {target} HTTP/1.1\r\n{rest}\r\n"
                return _latin(f"{start}Host: {chance.choice(('', 'a b', '[', 'é', 'x' * 3000))}\r\n\r\n")
            case 5:
                return _latin(f"{start}Expect: 100-continue\r\nContent-Length: {len(body)}\r\n{rest}\r\n\r\n") + body
            case 6:
                return _latin(f"{start}X: a\r\n b\r\n: c\r\nY\r\n{rest}\r\n\r\n")
            case 7:
                return _latin(f"{start}Content-Length: 200000\r\n{rest}\r\n\r\n") + b"{" * 200_000
        return _latin(f"{start}{rest}\r\n\r\n")[: chance.randrange(10, 60)] + chance.randbytes(5)


def _bytes(method: str, target: str, headers: list[str], body: bytes) -> bytes:
    lines = [f"{method} {target} HTTP/1.1", "Host: 127.0.0.1", "Connection: close", *headers]
    if body:
        lines.append(f"Content-Length: {len(body)}")
    return _latin("\r\n".join(lines) + "\r\n\r\n") + body


def _latin(head: str) -> bytes:
    return head.encode("latin-1", "replace")
