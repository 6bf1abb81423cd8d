"""What a proxy says of the client counts when the proxy is trusted, and then only what it says itself.

The test is the proxy: it connects from 127.0.0.1, which a server here trusts, or does not.
"""

from collections.abc import Sequence

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from app.identity import COOKIE, COOKIE_BY_TLS
from app.settings import Settings
from tests.app.conftest import Server

Headers = Sequence[tuple[str, str]]


@pytest.fixture
def trusted() -> str:
    return "127.0.0.1, 10.0.0.0/8, 2001:db8:1::/48"


@pytest.fixture
def settings(trusted: str) -> Settings:
    return Settings(trusted_proxies=trusted, room_burst=1000, allowed_origins="https://listed.example")


async def client_seen(server: Server, headers: Headers) -> str:
    """Return the client that a wrong code of a request with these headers is counted for."""
    async with httpx.AsyncClient(base_url=server.http) as http:
        assert (await http.get("/api/rooms/ZZZZZZ", headers=list(headers))).status_code == 404
    (client,) = server.app.state.services.guesses._misses
    return str(client)


async def cookie_given(server: Server, headers: Headers, path: str = "/") -> str:
    async with httpx.AsyncClient(base_url=server.http) as http:
        return (await http.get(path, headers=list(headers))).headers["set-cookie"]


async def opens(server: Server, headers: Headers) -> bool:
    """Return whether a socket with these headers opens, and check that the API decides alike."""
    async with httpx.AsyncClient(base_url=server.http) as http:
        made = await http.post("/api/rooms", json={"name": "Mona"}, headers=list(headers))
    try:
        async with connect(f"{server.ws}/ws/lobby", additional_headers=list(headers)):
            opened = True
    except InvalidStatus as refused:
        opened = refused.response.status_code != 403
    assert (made.status_code == 201) == opened
    return opened


class TestAnUntrustedPeer:
    @pytest.fixture
    def trusted(self) -> str:
        return "10.0.0.0/8"

    @pytest.mark.parametrize(
        "forged",
        [
            ("X-Forwarded-For", "192.0.2.7"),
            ("X-Forwarded-For", "10.0.0.1"),
            ("X-Forwarded-For", "192.0.2.7, 10.0.0.1"),
            ("Forwarded", "for=192.0.2.7;proto=https;host=evil.example"),
            ("X-Real-IP", "192.0.2.7"),
            ("X-Client-IP", "192.0.2.7"),
            ("CF-Connecting-IP", "192.0.2.7"),
        ],
    )
    async def test_cannot_choose_the_address_that_its_limits_are_kept_by(self, server, forged) -> None:
        assert await client_seen(server, [forged]) == "127.0.0.1"

    async def test_nor_come_by_another_one_each_time(self, server) -> None:
        server.app.state.services.guesses._free = 2
        async with httpx.AsyncClient(base_url=server.http) as http:
            answers = [
                (await http.get(f"/api/rooms/ZZZZZ{n}", headers={"x-forwarded-for": f"192.0.2.{n}"})).status_code
                for n in range(3)
            ]
        assert answers == [404, 404, 429]

    async def test_nor_say_that_it_came_by_tls(self, server) -> None:
        for forged in (("X-Forwarded-Proto", "https"), ("Forwarded", "proto=https"), ("X-Forwarded-Ssl", "on")):
            assert "Secure" not in await cookie_given(server, [forged])
        assert not await opens(
            server, [("X-Forwarded-Proto", "https"), ("Origin", server.http.replace("http", "https"))]
        )

    async def test_nor_under_which_host(self, server) -> None:
        for name in ("X-Forwarded-Host", "X-Host", "X-Original-Host"):
            assert not await opens(server, [(name, "evil.example"), ("Origin", "http://evil.example")])
        assert not await opens(server, [("Forwarded", "host=evil.example"), ("Origin", "http://evil.example")])


class TestATrustedPeer:
    @pytest.mark.parametrize(
        ("said", "client"),
        [
            ("192.0.2.7", "192.0.2.7"),
            ("192.0.2.7:50123", "192.0.2.7"),
            ("::ffff:192.0.2.7", "192.0.2.7"),
            ("2001:db8:2:3:4:5:6:7", "2001:db8:2:3::/64"),
            ("[2001:db8:2:3::7]:50123", "2001:db8:2:3::/64"),
            # Several hops that are trusted, by address and by network.
            ("192.0.2.7, 10.1.2.3", "192.0.2.7"),
            ("192.0.2.7, 2001:db8:1::5, 10.1.2.3,127.0.0.1", "192.0.2.7"),
            ("192.0.2.7, ::ffff:10.1.2.3", "192.0.2.7"),
            # What the client itself wrote stands further left.
            ("198.51.100.1, 192.0.2.7", "192.0.2.7"),
            ("10.0.0.1, 192.0.2.7", "192.0.2.7"),
            ("127.0.0.1, 198.51.100.1, 192.0.2.7, 10.1.2.3", "192.0.2.7"),
            ("x" * 3000 + ", 192.0.2.7", "192.0.2.7"),
            # A hop that is not trusted ends it.
            ("192.0.2.7, 198.51.100.9, 10.1.2.3", "198.51.100.9"),
            ("", "127.0.0.1"),
        ],
    )
    async def test_the_right_most_address_that_is_no_proxy_is_the_client(self, server, said: str, client: str) -> None:
        assert await client_seen(server, [("X-Forwarded-For", said)]) == client

    async def test_a_header_that_is_sent_twice_is_one_list(self, server) -> None:
        twice = [("X-Forwarded-For", "198.51.100.1"), ("X-Forwarded-For", "192.0.2.7, 10.1.2.3")]
        assert await client_seen(server, twice) == "192.0.2.7"

    async def test_over_the_websocket_it_is_the_same_client(self, server, browsers) -> None:
        assert (await (await browsers("198.51.100.1, 192.0.2.7").open("ZZZZZZ")).closed())[0] == "gone"
        assert list(server.app.state.services.guesses._misses) == ["192.0.2.7"]

    @pytest.mark.parametrize("scheme", ["https", "wss", "HTTPS", "http, https"])
    async def test_tls_makes_the_cookie_secure_and_https_the_own_origin(self, server, scheme: str) -> None:
        said = [("X-Forwarded-Proto", scheme)]
        assert "; Secure" in await cookie_given(server, said)
        assert await opens(server, [*said, ("Origin", server.http.replace("http", "https"))])
        assert not await opens(server, [*said, ("Origin", server.http)])

    @pytest.mark.parametrize("scheme", ["http", "ws", "", "gopher", "https, http"])
    async def test_anything_else_does_not(self, server, scheme: str) -> None:
        said = [("X-Forwarded-Proto", scheme)]
        assert "Secure" not in await cookie_given(server, said)
        assert await opens(server, [*said, ("Origin", server.http)])

    async def test_the_handshake_gives_a_secure_cookie_too(self, server) -> None:
        said = {"x-forwarded-proto": "https", "origin": server.http.replace("http", "https")}
        async with connect(f"{server.ws}/ws/lobby", additional_headers=said) as socket:
            assert "; Secure" in socket.response.headers["set-cookie"]
            assert socket.response.headers["set-cookie"].startswith(f"{COOKIE_BY_TLS}=")

    async def test_a_cookie_that_another_host_of_the_domain_planted_opens_no_seat(self, server, browsers) -> None:
        planted, tls = "p" * 43, {"x-forwarded-proto": "https"}
        async with httpx.AsyncClient(base_url=server.http, headers={"cookie": f"{COOKIE}={planted}", **tls}) as victim:
            made = await victim.post("/api/rooms", json={"name": "Mona"})
            own = made.headers["set-cookie"].partition(";")[0]
            assert own.startswith(f"{COOKIE_BY_TLS}=")
        code = made.json()["code"]
        for cookie, yours in ((f"{COOKIE}={planted}", 0), (f"{COOKIE_BY_TLS}={planted}", 0), (own, 1)):
            async with httpx.AsyncClient(base_url=server.http, headers={"cookie": cookie, **tls}) as http:
                assert len((await http.get(f"/api/rooms/{code}")).json()["yours"]) == yours

    async def test_a_proxy_that_rewrites_the_host_may_say_which_it_was(self, server) -> None:
        said = [("X-Forwarded-Host", "basra.example"), ("X-Forwarded-Proto", "https")]
        assert await opens(server, [*said, ("Origin", "https://basra.example")])
        assert not await opens(server, [*said, ("Origin", server.http)])

    async def test_what_a_client_put_before_the_proxys_word_does_not_count(self, server) -> None:
        for said in (
            [("X-Forwarded-Host", "evil.example, basra.example")],
            [("X-Forwarded-Host", "evil.example"), ("X-Forwarded-Host", "basra.example")],
        ):
            assert await opens(server, [*said, ("Origin", "http://basra.example")])
            assert not await opens(server, [*said, ("Origin", "http://evil.example")])


class TestOrigins:
    @pytest.mark.parametrize(
        ("host", "origin"),
        [
            ("basra.example", "http://basra.example"),
            ("Basra.Example", "http://basra.example"),
            ("basra.example", "HTTP://BASRA.EXAMPLE:80"),
            ("basra.example:80", "http://basra.example"),
            ("basra.example:8443", "http://basra.example:8443"),
            ("[::1]:8000", "http://[0:0::1]:8000"),
            ("basra.example.", "http://basra.example."),
            ("elsewhere.example", "https://listed.example"),
            ("elsewhere.example", "https://listed.example:443"),
        ],
    )
    async def test_the_own_one_in_any_form_or_a_listed_one_is_fine(self, server, host: str, origin: str) -> None:
        assert await opens(server, [("X-Forwarded-Host", host), ("Origin", origin)])

    async def test_with_tls_the_port_443_need_not_be_named(self, server) -> None:
        tls = [("X-Forwarded-Proto", "https"), ("Origin", "https://basra.example")]
        assert await opens(server, [*tls, ("X-Forwarded-Host", "basra.example:443")])
        assert not await opens(server, [*tls, ("X-Forwarded-Host", "basra.example:80")])

    @pytest.mark.parametrize(
        "origin",
        [
            "null",
            "",
            "http://evil.example",
            "https://basra.example",
            "http://basra.example.",
            "http://basra.example:8000",
            "http://basra.example.evil.example",
            "http://evil.example#basra.example",
            "http://basra.example@evil.example",
            "http://evil.example/http://basra.example",
            "http://basra.example/",
            "http://sub.basra.example",
            "file://",
            "basra.example",
        ],
    )
    async def test_any_other_is_foreign(self, server, origin: str) -> None:
        assert not await opens(server, [("X-Forwarded-Host", "basra.example"), ("Origin", origin)])

    async def test_without_one_it_takes_the_absence_of_the_cookie(self, server) -> None:
        async with connect(f"{server.ws}/ws/lobby"):
            pass
        for value in (f"{COOKIE}=", f"{COOKIE}=x", f"{COOKIE}={'a' * 43}", f"{COOKIE_BY_TLS}={'a' * 43}"):
            with pytest.raises(InvalidStatus) as refused:
                await connect(f"{server.ws}/ws/lobby", additional_headers={"cookie": f"other=1; {value}"})
            assert refused.value.response.status_code == 403

    @pytest.mark.parametrize(
        ("headers", "status"),
        [
            ({"sec-fetch-site": "same-origin"}, 201),
            ({"sec-fetch-site": "none"}, 201),
            ({"sec-fetch-site": "cross-site"}, 403),
            ({"sec-fetch-site": "same-site"}, 403),
            ({"sec-fetch-site": "cross-site", "origin": "http://evil.example"}, 403),
            ({"sec-fetch-site": "cross-site", "origin": "https://listed.example"}, 201),
            # The browser knows better than a server behind a proxy that it was not told of.
            ({"sec-fetch-site": "same-origin", "origin": "https://basra.example"}, 201),
        ],
    )
    async def test_over_http_the_browsers_own_word_counts(self, browsers, headers: dict, status: int) -> None:
        answer = await browsers().request("POST", "/api/rooms", json={"name": "Mona"}, headers=headers)
        assert answer.status_code == status
        if status == 403:
            assert answer.json()["error"]["code"] == "foreign_page"
