from app.turnstile import Turnstile


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
