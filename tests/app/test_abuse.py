"""Limits over real sockets: what is too much is told clearly, to the one client, and to nobody else.

Another client is an address that a trusted proxy (here: the test) reports.
"""

import contextlib
import json

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

ELSEWHERE = "192.0.2.7"


async def told(socket: ClientConnection) -> tuple[list[dict], int | None]:
    """Return what is said until the server closes, and its code."""
    said = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            said.append(json.loads(await socket.recv()))
    return said, socket.close_code


@pytest.fixture
def services(server):
    return server.app.state.services


class TestSockets:
    @pytest.mark.parametrize("path", ["/ws/lobby", "/ws/rooms/ZZZZZZ"])
    async def test_one_too_many_is_opened_told_and_closed(self, server, services, path: str) -> None:
        services.turnstile._each = 2
        async with connect(f"{server.ws}/ws/lobby"), connect(f"{server.ws}/ws/lobby") as second:
            async with connect(server.ws + path) as third:
                said, code = await told(third)
            assert [(each["type"], each["id"], each["code"]) for each in said] == [("error", None, "too_many_sockets")]
            assert code == 1013
            await second.close()
            await second.wait_closed()
            async with connect(f"{server.ws}/ws/lobby") as again:
                assert json.loads(await again.recv())["type"] == "lobby"

    async def test_another_client_has_its_own(self, server, services) -> None:
        services.turnstile._each = 1
        async with (
            connect(f"{server.ws}/ws/lobby"),
            connect(f"{server.ws}/ws/lobby", additional_headers={"x-forwarded-for": ELSEWHERE}) as other,
        ):
            assert json.loads(await other.recv())["type"] == "lobby"

    async def test_all_clients_together_have_so_many(self, server, services) -> None:
        services.turnstile._most = 1
        async with (
            connect(f"{server.ws}/ws/lobby"),
            connect(f"{server.ws}/ws/lobby", additional_headers={"x-forwarded-for": ELSEWHERE}) as other,
        ):
            assert (await told(other))[1] == 1013

    async def test_beyond_that_the_handshake_is_refused_and_costs_nothing_more(self, server, services) -> None:
        services.turnstile._each = 0
        for _ in range(10):
            async with connect(f"{server.ws}/ws/lobby") as socket:
                assert (await told(socket))[1] == 1013
        services.turnstile._told_each._buckets["127.0.0.1"].tokens = 0
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"{server.ws}/ws/lobby")
        answer = refused.value.response
        assert (answer.status_code, json.loads(answer.body)["error"]["code"]) == (503, "too_many_sockets")
        assert int(answer.headers["retry-after"]) > 0

    async def test_every_way_to_end_gives_the_place_back(self, server, browsers, services) -> None:
        code, tab = await browsers().host()
        guest = await browsers().join(code)
        await tab.drop()
        await guest.ask(type="leave")
        await guest.closed()
        for path in ("/ws/lobby", "/ws/rooms/nonsense", "/ws/rooms/ZZZZZZ"):
            async with connect(server.ws + path):
                pass
        for _ in range(100):
            if not len(services.turnstile):
                break
            await browsers().request("GET", "/healthz")
        assert len(services.turnstile) == 0

    async def test_a_player_s_page_survives_the_refusal_of_another(self, browsers, services) -> None:
        _, tab = await browsers().host()
        services.turnstile._each = 1
        for _ in range(3):
            assert (await (await browsers().open("ZZZZZZ")).closed())[1] == 1013
        await tab.send(type="ping")
        await tab.expect("pong")


class TestNewPlayers:
    async def test_too_many_of_one_client_wait_and_another_does_not(self, browsers, services) -> None:
        services.joins._burst = 2
        code, _ = await browsers(ELSEWHERE).host(seats=4, preset="murabaa")
        for name in ("Ali", "Nour"):
            await browsers().join(code, name)
        late = await browsers().open(code)
        await late.expect("preview")
        refused = await late.ask(type="join", name="Late")
        assert (refused["type"], refused["code"]) == ("error", "rate_limited")
        await browsers("192.0.2.8").join(code, "Sara")

    async def test_who_comes_back_to_a_seat_is_no_new_player(self, browsers, services) -> None:
        services.joins._burst = 1
        browser = browsers()
        code, _ = await browsers(ELSEWHERE).host()
        tab = await browser.join(code)
        for _ in range(3):
            await tab.drop()
            tab = await browser.open(code, player=2)
            await tab.expect("welcome")


class TestRequests:
    @pytest.fixture
    def settings(self, settings):
        return settings.model_copy(update={"request_burst": 3, "requests_per_second": 0.5})

    async def test_too_many_of_one_client_wait_and_are_told_how_long(self, browsers) -> None:
        answers = [await browsers().request("GET", "/api/rooms") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert answers[-1].json()["error"]["code"] == "rate_limited"
        assert 0 < int(answers[-1].headers["retry-after"]) <= 2
        assert (await browsers(ELSEWHERE).request("GET", "/api/rooms")).status_code == 200

    async def test_every_path_of_the_api_counts_and_the_page_never(self, browsers) -> None:
        paths = ("/api/rooms/x", "/api/nowhere", "/api/rooms/x/record", "/api/rooms")
        assert [(await browsers().request("GET", path)).status_code for path in paths] == [404, 404, 404, 429]
        for path in ("/", "/healthz", "/static/js/main.js"):
            assert (await browsers().request("GET", path)).status_code == 200

    async def test_a_refused_body_is_not_read(self, browsers) -> None:
        for _ in range(3):
            await browsers().request("GET", "/api/rooms")
        assert (await browsers().request("POST", "/api/rooms", content=b"{")).status_code == 429


class TestMessages:
    async def test_too_many_are_refused_each_and_then_the_socket_is_closed(self, browsers) -> None:
        _, tab = await browsers().host()
        other = await browsers().host()
        for n in range(100):
            with contextlib.suppress(ConnectionClosed):
                await tab.send(type="return", id=f"m-{n}")
        assert (await tab.closed())[1] == 4008
        answers = [frame for frame in tab.frames if str(frame.get("id")).startswith("m-")]
        assert [answer["type"] for answer in answers[:30]] == ["ack"] * 30
        refused = [answer for answer in answers if answer["type"] == "error"]
        assert len(refused) > 20
        assert {answer["code"] for answer in refused} == {"rate_limited"}
        assert len({answer["id"] for answer in answers}) == len(answers)
        await other[1].send(type="ping")
        await other[1].expect("pong")


class TestNewRooms:
    async def test_too_many_wait_are_told_how_long_and_another_does_not_wait(self, browsers, services) -> None:
        services.creations._burst = 1
        answers = [await browsers().request("POST", "/api/rooms", json={"name": "A"}) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [201, 429]
        assert 0 < int(answers[1].headers["retry-after"]) <= 10
        await browsers(ELSEWHERE).create()


class TestWrongCodes:
    async def guessed(self, browser, code: str) -> str | None:
        """Return how a guess over the WebSocket ends: "gone", or the code of the error."""
        tab = await browser.open(code)
        reason, _ = await tab.closed()
        return reason or tab.frames[0]["code"]

    async def test_they_are_counted_over_http_and_websocket_together(self, browsers, services) -> None:
        services.guesses._free = 4
        stranger = browsers()
        for n in (1, 2):
            assert (await stranger.request("GET", f"/api/rooms/ZZZZZ{n}")).status_code == 404
            assert await self.guessed(stranger, f"ZZZZZ{n}") == "gone"
        refused = await stranger.request("GET", "/api/rooms/ZZZZZ3")
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "1")
        assert await self.guessed(stranger, "ZZZZZ3") == "rate_limited"
        assert await self.guessed(browsers(), "ZZZZZ3") == "rate_limited"  # a cleared cookie does not help

    async def test_the_waits_grow(self, browsers, services) -> None:
        services.guesses._free = 1
        waits = []
        for n in range(6):
            answer = await browsers().request("GET", f"/api/rooms/ZZZZZ{n}")
            assert answer.status_code == 404
            refused = await browsers().request("GET", f"/api/rooms/ZZZZZ{n}")
            waits.append(int(refused.headers["retry-after"]))
            services.guesses._misses["127.0.0.1"].last -= waits[-1] * 1000  # time goes by
        assert waits == [1, 2, 4, 8, 16, 32]

    async def test_another_client_never_waits(self, browsers, services) -> None:
        services.guesses._free = 1
        code, _ = await browsers(ELSEWHERE).host()
        for n in range(3):
            await browsers().request("GET", f"/api/rooms/ZZZZZ{n}")
        assert (await browsers().request("GET", f"/api/rooms/{code}")).status_code == 429
        assert (await browsers("192.0.2.8").request("GET", f"/api/rooms/{code}")).status_code == 200
        await browsers("192.0.2.8").join(code)

    async def test_a_player_of_the_room_never_waits_over_either(self, browsers, services) -> None:
        services.guesses._free = 1
        mona = browsers()
        code, tab = await mona.host()
        for n in range(3):
            await mona.request("GET", f"/api/rooms/ZZZZZ{n}")
        assert (await mona.request("GET", "/api/rooms/ZZZZZ9")).status_code == 429
        assert (await mona.request("GET", f"/api/rooms/{code}")).status_code == 200
        await tab.drop()
        await (await mona.open(code, player=1)).expect("welcome")

    async def test_the_record_of_a_room_tells_a_stranger_nothing(self, browsers, services) -> None:
        mona = browsers()
        code, _ = await mona.host()
        known = await browsers().request("GET", f"/api/rooms/{code}/record")
        unknown = await browsers().request("GET", "/api/rooms/ZZZZZZ/record")
        assert (known.status_code, known.json()["error"]["code"]) == (404, "no_such_room")
        assert services.guesses._misses["127.0.0.1"].count == 2  # nor does it help to ask often, and look at the clock
        services.guesses._free = 2
        refused = [await browsers().request("GET", f"/api/rooms/{each}/record") for each in (code, "ZZZZZ1")]
        assert [answer.status_code for answer in refused] == [429, 429]
        assert (await mona.request("GET", f"/api/rooms/{code}/record")).status_code == 404  # no match yet
        assert known.json()["error"]["message"] == unknown.json()["error"]["message"].replace("ZZZZZZ", code)


class TestBodies:
    async def test_a_declared_length_is_refused_in_the_shape_of_all_refusals(self, browsers) -> None:
        for path in ("/api/rooms", "/", "/nowhere", "/static/js/main.js"):
            answer = await browsers().request("POST", path, content=b" " * 20_000)
            assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too_large"), path

    async def test_and_so_is_a_streamed_one(self, browsers) -> None:
        async def stream():
            for _ in range(20):
                yield b" " * 1_000

        headers = {"content-type": "application/json"}
        answer = await browsers().request("POST", "/api/rooms", content=stream(), headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too_large")

    async def test_what_just_fits_is_read(self, browsers) -> None:
        body = b'{"name": "Mona"}'.ljust(16 * 1024)
        headers = {"content-type": "application/json"}
        assert (await browsers().request("POST", "/api/rooms", content=body, headers=headers)).status_code == 201
