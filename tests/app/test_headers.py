"""What every answer carries, whatever it is, and what a page of another site cannot do."""

import logging
import re
from http.cookies import SimpleCookie

import pytest
from fastapi.routing import APIRoute
from starlette.routing import WebSocketRoute
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from app.headers import HEADERS
from app.identity import COOKIE

POLICY = {
    "default-src": "'self'",
    "connect-src": "'self'",
    "base-uri": "'self'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "object-src": "'none'",
}


async def fail() -> None:
    raise LookupError("what nobody outside may read")


@pytest.fixture
def browser(browsers, server):
    server.app.add_api_route("/fails", fail)
    return browsers()


class TestEveryAnswer:
    @pytest.mark.parametrize(
        ("method", "path", "more", "status"),
        [
            ("GET", "/", {}, 200),
            ("HEAD", "/", {}, 200),
            ("GET", "/r/ZZZZZZ", {}, 200),
            ("GET", "/static/js/main.js", {}, 200),
            ("GET", "/static/manifest/icons/icon.svg", {}, 200),
            ("GET", "/static/nothing.js", {}, 404),
            ("GET", "/api/rooms", {}, 200),
            ("POST", "/api/rooms", {"json": {"name": "Mona"}}, 201),
            ("POST", "/api/rooms", {"json": {"name": ""}}, 400),
            ("POST", "/api/rooms", {"json": {"name": "A"}, "headers": {"sec-fetch-site": "cross-site"}}, 403),
            ("POST", "/api/rooms", {"content": b"name=Mona"}, 415),
            ("POST", "/api/rooms", {"content": b" " * 20_000}, 413),
            ("GET", "/api/rooms/ZZZZZZ", {}, 404),
            ("DELETE", "/api/rooms", {}, 405),
            ("GET", "/nowhere", {}, 404),
            ("GET", "/healthz", {}, 200),
            ("GET", "/openapi.json", {}, 200),
            ("GET", "/asyncapi.json", {}, 200),
            ("GET", "/fails", {}, 500),
        ],
    )
    async def test_it_carries_the_security_headers(self, browser, method, path, more, status) -> None:
        answer = await browser.request(method, path, **more)
        assert answer.status_code == status
        for name, value in HEADERS.items():
            if name != "cache-control":
                assert answer.headers.get_list(name) == [value]
        assert "server" not in answer.headers
        assert "x-powered-by" not in answer.headers

    async def test_so_does_a_file_that_has_not_changed(self, browser) -> None:
        etag = (await browser.request("GET", "/static/js/main.js")).headers["etag"]
        answer = await browser.request("GET", "/static/js/main.js", headers={"if-none-match": etag})
        assert answer.status_code == 304
        assert answer.headers["content-security-policy"] == HEADERS["content-security-policy"]

    async def test_so_does_a_handshake_that_is_refused(self, server) -> None:
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"{server.ws}/ws/lobby", additional_headers={"origin": "http://evil.example"})
        assert refused.value.response.headers["x-content-type-options"] == "nosniff"
        assert b"foreign_page" in refused.value.response.body

    def test_the_policy_allows_our_own_files_and_nothing_inline(self) -> None:
        assert dict(part.split(" ", 1) for part in HEADERS["content-security-policy"].split("; ")) == POLICY

    async def test_what_is_private_is_not_kept_and_what_is_shown_is_asked_for_each_time(self, browser) -> None:
        code, _ = await browser.host()
        for path in ("/api/rooms", f"/api/rooms/{code}", f"/api/rooms/{code}/record", "/readyz", "/nowhere"):
            assert (await browser.request("GET", path)).headers["cache-control"] == "no-store"
        assert (await browser.request("GET", "/static/js/main.js")).headers["cache-control"] == "no-cache"
        # With a cookie in it perhaps: no cache on the way may keep it, and give the cookie to somebody else.
        for path in ("/", f"/r/{code}"):
            assert (await browser.request("GET", path)).headers["cache-control"] == "private, no-cache"

    async def test_what_is_text_says_that_it_is_utf_8(self, browser) -> None:
        for path in ("/", "/r/ZZZZZZ", "/static/js/main.js", "/static/css/base.css", "/static/messages/ar/app.ftl"):
            assert (await browser.request("GET", path)).headers["content-type"].endswith("; charset=utf-8")

    async def test_no_answer_of_the_api_is_shown_as_a_page(self, browser) -> None:
        code = await browser.create()
        for path in ("/api/rooms", f"/api/rooms/{code}", "/api/rooms/setup.bat", "/api/nowhere;/setup.bat"):
            answer = await browser.request("GET", path)
            assert answer.headers["content-disposition"] == 'attachment; filename="api.json"'
            assert answer.headers["content-type"] == "application/json"

    async def test_a_failure_is_answered_without_its_reason_and_logged_with_it(self, browser, caplog) -> None:
        answer = await browser.request("GET", "/fails")
        assert answer.json() == {"error": {"code": "internal", "message": "the server failed; nothing was changed"}}
        (logged,) = (record for record in caplog.records if record.levelno >= logging.ERROR)
        assert logged.exc_info is not None
        assert "nobody outside" in str(logged.exc_info[1])


class TestTheCookie:
    @pytest.mark.parametrize(
        ("method", "path", "body"),
        [("GET", "/", None), ("GET", "/r/X", None), ("POST", "/api/rooms", {"name": "Mona"})],
    )
    async def test_no_script_and_no_other_site_gets_it(self, browsers, method: str, path: str, body: object) -> None:
        answer = await browsers().request(method, path, json=body)
        morsel = SimpleCookie(answer.headers["set-cookie"])[COOKIE]
        assert (morsel["httponly"], morsel["samesite"], morsel["path"], morsel["domain"]) == (True, "Lax", "/", "")
        assert len(morsel.value) * 6 > 128  # bits, in base64

    async def test_the_handshake_gives_the_same(self, server) -> None:
        async with connect(f"{server.ws}/ws/lobby") as socket:
            morsel = SimpleCookie(socket.response.headers["set-cookie"])[COOKIE]
        assert (morsel["httponly"], morsel["samesite"]) == (True, "Lax")


class TestAnotherSite:
    @pytest.mark.parametrize(
        "kind",
        ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "", "text/plain;json"],
    )
    async def test_a_form_makes_no_room(self, browsers, kind: str) -> None:
        headers = {"content-type": kind} if kind else {}
        answer = await browsers().request("POST", "/api/rooms", content=b'{"name":"Mona"}', headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (415, "not_json")

    async def test_nor_does_a_script(self, browsers) -> None:
        for headers in ({"origin": "http://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
            answer = await browsers().request("POST", "/api/rooms", json={"name": "Mona"}, headers=headers)
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "foreign_page")

    async def test_nor_does_it_read_anything_or_cost_a_visitor_a_guess(self, browsers, server) -> None:
        code = await browsers().create()
        for path in (f"/api/rooms/{code}", "/api/rooms/ZZZZZZ", "/api/rooms"):
            answer = await browsers().request("GET", path, headers={"sec-fetch-site": "cross-site"})
            assert answer.status_code == 403
            assert "access-control-allow-origin" not in answer.headers
        assert len(server.app.state.services.guesses) == 0

    async def test_its_preflight_allows_nothing(self, browsers) -> None:
        asked = {"origin": "http://evil.example", "access-control-request-method": "POST"}
        answer = await browsers().request("OPTIONS", "/api/rooms", headers=asked)
        assert answer.status_code == 403
        assert not [name for name in answer.headers if name.startswith("access-control")]

    async def test_a_link_from_there_still_opens_the_page(self, browsers) -> None:
        headers = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"}
        assert (await browsers().request("GET", "/r/ZZZZZZ", headers=headers)).status_code == 200


class TestMethods:
    @pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "TRACE", "OPTIONS", "HEAD"])
    async def test_one_that_a_path_does_not_have_does_nothing(self, browsers, method: str) -> None:
        for path in ("/api/rooms", "/api/rooms/ZZZZZZ", "/healthz"):
            answer = await browsers().request(method, path)
            assert answer.status_code == 405
            assert answer.headers["allow"]
        assert (await browsers().request("GET", "/api/rooms")).json() == {"rooms": []}

    @pytest.mark.parametrize("name", ["x-http-method-override", "x-http-method", "x-method-override"])
    async def test_no_header_and_no_field_makes_another_of_it(self, browsers, name: str) -> None:
        answer = await browsers().request("GET", "/api/rooms?_method=POST", headers={name: "POST"})
        assert (answer.status_code, answer.json()) == (200, {"rooms": []})

    async def test_the_slash_at_the_end_leads_nowhere_else(self, browsers) -> None:
        for path in ("/api/rooms/", "/static", "/r", "/ws/lobby/"):
            answer = await browsers().request("GET", path, headers={"host": "evil.example"})
            assert answer.status_code == 404
            assert "evil" not in str(answer.headers) + answer.text


def test_no_path_and_no_query_takes_a_token(server) -> None:
    """A room code is no token: it opens the door of a room, not a seat."""
    names = set()
    for route in server.app.routes:
        names |= set(re.findall(r"{(\w+)", getattr(route, "path", "")))
        if isinstance(route, APIRoute | WebSocketRoute) and hasattr(route, "dependant"):
            names |= {field.name for field in (*route.dependant.query_params, *route.dependant.path_params)}
    assert names <= {"code", "path"}
