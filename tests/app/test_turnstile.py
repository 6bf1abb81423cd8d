from app.proxy import proxies
from app.turnstile import Peers, Turnstile


def test_a_client_has_so_many_sockets_and_another_client_has_its_own() -> None:
    turnstile = Turnstile(each=2, most=10)
    assert [turnstile.enter("a", 1_000) for _ in range(3)] == ["open", "open", "told"]
    assert turnstile.enter("b", 1_000) == "open"
    assert len(turnstile) == 3


def test_all_together_have_so_many() -> None:
    turnstile = Turnstile(each=10, most=2)
    assert [turnstile.enter(client, 1_000) for client in "abc"] == ["open", "open", "told"]


def test_a_socket_that_closes_makes_room() -> None:
    turnstile = Turnstile(each=1, most=1)
    assert turnstile.enter("a", 1_000) == "open"
    turnstile.leave("a")
    assert len(turnstile) == 0
    assert turnstile.enter("b", 1_000) == "open"


def test_who_is_told_again_and_again_is_refused_instead_until_it_waits() -> None:
    turnstile = Turnstile(each=1, most=10)
    turnstile.enter("a", 1_000)
    told = [turnstile.enter("a", 1_000) for _ in range(12)]
    assert told == ["told"] * 10 + ["refused"] * 2
    assert turnstile.enter("a", 2_000) == "told"


def test_telling_many_clients_is_rated_too() -> None:
    turnstile = Turnstile(each=1, most=0)
    told = [turnstile.enter(str(client), 1_000) for client in range(101)]
    assert told == ["told"] * 100 + ["refused"]


def test_of_the_connections_one_client_holds_so_many_and_a_proxy_any_number() -> None:
    peers = Peers(each=2, is_proxy=proxies("10.0.0.0/8, 2001:db8:1::/48"))
    assert [peers.enter("192.0.2.7") for _ in range(3)] == [True, True, False]
    assert not peers.enter("::ffff:192.0.2.7")
    assert peers.enter("192.0.2.8")
    peers.leave("192.0.2.7")
    assert peers.enter("192.0.2.7")
    for address in ("10.1.2.3", "::ffff:10.1.2.3", "2001:db8:1::5"):
        assert all(peers.enter(address) for _ in range(5))


def test_an_ipv6_network_is_one_client_of_them() -> None:
    peers = Peers(each=1, is_proxy=proxies(""))
    assert [peers.enter(f"2001:db8:2:3::{host}") for host in (1, 2)] == [True, False]
    assert peers.enter("2001:db8:2:4::1")


def test_the_connections_that_are_gone_are_forgotten() -> None:
    peers = Peers(each=5, is_proxy=proxies(""))
    for _ in range(2):
        peers.enter("192.0.2.7")
    for _ in range(2):
        peers.leave("192.0.2.7")
    assert len(peers) == 0
    assert peers._open == {}
