"""The HTTP side: the API, health, pages, headers; and who may open a socket."""

import json

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from app.identity import COOKIE


class TestApi:
    async def test_a_room_is_made_with_sensible_defaults(self, browsers) -> None:
        browser = browsers()
        response = await browser.request("POST", "/api/rooms", json={"name": "Mona"})
        assert response.status_code == 201
        code = response.json()["code"]
        preview = (await browser.request("GET", f"/api/rooms/{code}")).json()
        assert preview["room"]["preset"] == "classic"
        assert preview["room"]["free"] == 1
        assert [player["name"] for player in preview["yours"]] == ["Mona"]

    async def test_a_code_is_forgiven_its_case_and_spaces(self, browsers) -> None:
        browser = browsers()
        code = await browser.create()
        for typed in (code.lower(), f"{code[:3]} {code[3:]}", f"{code[:3]}-{code[3:]}"):
            assert (await browser.request("GET", f"/api/rooms/{typed}")).status_code == 200

    @pytest.mark.parametrize(
        ("change", "code"),
        [
            ({"name": ""}, "bad_name"),
            ({"name": "x" * 21}, "bad_name"),
            ({"name": 3}, "bad_name"),
            ({"name": "Bot 2"}, "reserved_name"),
            ({"seats": 3}, "bad_option"),
            ({"seats": "2"}, "bad_option"),
            ({"preset": "poker"}, "unknown_preset"),
            ({"target": 10}, "bad_target"),
            ({"target": 1002}, "bad_target"),
            ({"turn_time": 7}, "bad_option"),
            ({"options": {"jokers": True}}, "unknown_option"),
            ({"options": {"jack_basra": 15}}, "bad_option"),
            ({"surprise": 1}, "bad_option"),
        ],
    )
    async def test_what_cannot_be_is_refused_with_its_code(self, browsers, change: dict, code: str) -> None:
        response = await browsers().request("POST", "/api/rooms", json={"name": "Mona", **change})
        assert response.status_code == 400
        assert response.json()["error"]["code"] == code

    async def test_what_is_not_json_is_malformed(self, browsers) -> None:
        response = await browsers().request(
            "POST", "/api/rooms", content="{", headers={"content-type": "application/json"}
        )
        assert (response.status_code, response.json()["error"]["code"]) == (400, "malformed")

    async def test_what_is_too_large_is_not_read(self, browsers) -> None:
        async def unannounced():
            for _ in range(20):
                yield b" " * 1_000

        assert (await browsers().request("POST", "/api/rooms", content=b" " * 20_000)).status_code == 413
        json = {"content-type": "application/json"}
        response = await browsers().request("POST", "/api/rooms", content=unannounced(), headers=json)
        assert (response.status_code, response.json()["error"]["code"]) == (413, "too_large")

    async def test_no_such_room(self, browsers) -> None:
        for code in ("ZZZZZZ", "x", "%00", "ZZZZZZZZZZ"):
            response = await browsers().request("GET", f"/api/rooms/{code}")
            assert (response.status_code, response.json()["error"]["code"]) == (404, "no_such_room")

    async def test_the_record_is_for_the_players_and_holds_no_deal_that_is_in_play(self, browsers) -> None:
        host, guest, stranger = browsers(), browsers(), browsers()
        code, tab = await host.host(seats=2, target=11)
        assert (await host.request("GET", f"/api/rooms/{code}/record")).status_code == 404  # no match yet
        await guest.join(code)
        await tab.until(lambda room: room["phase"] == "playing")
        for browser in (host, guest):
            record = (await browser.request("GET", f"/api/rooms/{code}/record")).json()
            assert (record["format"], record["target"], record["deals"]) == ("basra-record/1", 11, [])
        refused = await stranger.request("GET", f"/api/rooms/{code}/record")
        assert (refused.status_code, refused.json()["error"]["code"]) == (404, "no_such_room")
        assert (await host.request("GET", "/api/rooms/nonsense/record")).status_code == 404

    async def test_open_public_rooms_are_listed_and_private_ones_never(self, browsers) -> None:
        code, _ = await browsers().host(name="Open", public=True)
        await browsers().host(name="Closed", public=False)
        rooms = (await browsers().request("GET", "/api/rooms")).json()["rooms"]
        assert [(room["code"], room["host_name"]) for room in rooms] == [(code, "Open")]

    async def test_too_many_new_rooms_wait(self, browsers, server) -> None:
        server.app.state.services.creations._burst = 2
        answers = [(await browsers().request("POST", "/api/rooms", json={"name": "A"})).status_code for _ in range(4)]
        assert answers == [201, 201, 429, 429]

    async def test_wrong_codes_wait_but_not_in_a_room_of_ones_own(self, browsers, server) -> None:
        server.app.state.services.guesses._free = 2
        mona, stranger = browsers(), browsers()
        code = await mona.create()
        answers = [(await stranger.request("GET", f"/api/rooms/ZZZZZ{n}")).status_code for n in range(3)]
        assert answers == [404, 404, 429]
        refused = await stranger.request("GET", f"/api/rooms/{code}")
        assert (refused.status_code, refused.json()["error"]["code"]) == (429, "rate_limited")
        assert (await mona.request("GET", f"/api/rooms/{code}")).status_code == 200


class TestLobby:
    async def test_it_lists_rooms_live(self, browsers, server) -> None:
        async with connect(f"{server.ws}/ws/lobby") as lobby:
            assert json.loads(await lobby.recv()) == {"type": "lobby", "rooms": []}
            await lobby.send('{"type":"ping"}')
            assert json.loads(await lobby.recv()) == {"type": "pong", "version": 0}
            code, tab = await browsers().host(name="Open", public=True)
            listed = json.loads(await lobby.recv())
            assert [(room["code"], room["names"], room["free"]) for room in listed["rooms"]] == [(code, ["Open"], 1)]
            await tab.ask(type="leave")
            assert json.loads(await lobby.recv())["rooms"] == []


class TestOrigin:
    async def test_a_page_of_another_site_cannot_open_a_socket(self, server) -> None:
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"{server.ws}/ws/lobby", additional_headers={"origin": "http://evil.example"})
        assert refused.value.response.status_code == 403

    async def test_the_cookie_without_an_origin_is_refused_and_neither_is_fine(self, server) -> None:
        with pytest.raises(InvalidStatus):
            await connect(f"{server.ws}/ws/lobby", additional_headers={"cookie": f"{COOKIE}=x"})
        async with connect(f"{server.ws}/ws/lobby") as lobby:
            await lobby.recv()

    async def test_the_own_origin_is_fine_but_not_its_other_scheme_or_port(self, server) -> None:
        async with connect(f"{server.ws}/ws/lobby", additional_headers={"origin": server.http}) as lobby:
            await lobby.recv()
        for origin in (server.http.replace("http", "https"), "http://127.0.0.1:1", "null"):
            with pytest.raises(InvalidStatus):
                await connect(f"{server.ws}/ws/lobby", additional_headers={"origin": origin})


class TestHealth:
    async def test_it_is_up_and_ready(self, browsers) -> None:
        assert (await browsers().request("GET", "/healthz")).json() == {"status": "ok"}
        assert (await browsers().request("GET", "/readyz")).status_code == 200

    async def test_both_documents_are_published(self, browsers) -> None:
        openapi = (await browsers().request("GET", "/openapi.json")).json()
        assert set(openapi["paths"]) >= {"/api/rooms", "/api/rooms/{code}", "/healthz", "/readyz"}
        assert (await browsers().request("GET", "/asyncapi.json")).json()["asyncapi"] == "3.0.0"


class TestPages:
    async def test_the_lobby_and_a_room_are_one_page_with_its_own_relative_base(self, browsers) -> None:
        lobby = await browsers().request("GET", "/")
        room = await browsers().request("GET", "/r/7K2M9P")
        assert lobby.status_code == room.status_code == 200
        assert '<base href="./">' in lobby.text
        assert '<base href="../">' in room.text
        assert room.headers["x-robots-tag"] == "noindex"

    async def test_the_page_makes_the_browser_known(self, browsers) -> None:
        browser = browsers()
        response = await browser.request("GET", "/")
        assert response.headers["set-cookie"].startswith(f"{COOKIE}=")
        assert "set-cookie" not in (await browser.request("GET", "/")).headers

    async def test_every_answer_carries_the_security_headers_and_allows_nothing_inline(self, browsers) -> None:
        for path in ("/", "/r/X", "/api/rooms", "/static/js/main.js", "/nowhere"):
            headers = (await browsers().request("GET", path)).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"

    async def test_unknown_paths_are_404_with_a_code_and_files_do_not_leak(self, browsers) -> None:
        for path in ("/nowhere", "/static/../pyproject.toml", "/static/%2e%2e/pyproject.toml", "/r/"):
            response = await browsers().request("GET", path)
            assert response.status_code == 404
            assert response.json()["error"]["code"] == "not_found"
