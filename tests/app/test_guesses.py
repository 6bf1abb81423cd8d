import pytest

from app.guesses import Guesses, client_of


def misses(guesses: Guesses, times: list[int], client: str = "a") -> list[bool]:
    return [guesses.may_know(client, now, exists=False) for now in times]


def test_after_the_free_ones_each_miss_doubles_the_wait() -> None:
    guesses = Guesses(free=2)
    assert misses(guesses, [0, 0, 0]) == [True, True, False]
    assert misses(guesses, [999, 1_000, 2_999, 3_000, 6_999, 7_000]) == [False, True, False, True, False, True]


def test_who_waits_is_told_nothing_of_rooms_that_exist_either() -> None:
    guesses = Guesses(free=1)
    assert guesses.may_know("a", 0, exists=False)
    assert not guesses.may_know("a", 0, exists=True)
    assert guesses.may_know("a", 1_000, exists=True)


def test_a_wait_never_exceeds_a_minute_and_a_minute_forgives_one() -> None:
    guesses = Guesses(free=1)
    now = 0
    for _ in range(100):
        assert guesses.may_know("a", now, exists=False)
        now += 60_000
    for _ in range(30):
        now += 59_999
        guesses.may_know("a", now, exists=False)
    assert guesses.may_know("a", now + 60_000, exists=False)


def test_each_client_has_its_own() -> None:
    guesses = Guesses(free=1, most=2)
    assert misses(guesses, [0, 0]) == [True, False]
    assert misses(guesses, [0], "b") == [True]
    assert misses(guesses, [0], "c") == [True]  # and the longest unseen is forgotten
    assert misses(guesses, [0]) == [True]


def test_who_waits_is_told_how_many_whole_seconds() -> None:
    guesses = Guesses(free=1)
    assert guesses.wait("a", 0) == 0
    misses(guesses, [0])
    assert [guesses.wait("a", now) for now in (0, 1, 999, 1_000)] == [1, 1, 1, 0]
    misses(guesses, [1_000])
    assert guesses.wait("a", 1_000) == 2


def test_no_number_of_clients_fills_the_memory() -> None:
    guesses = Guesses(free=1, most=100)
    for client in range(10_000):
        misses(guesses, [client], str(client))
    assert len(guesses) == 100


@pytest.mark.parametrize(
    ("host", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::FFFF:c000:207", "192.0.2.7"),
        ("::ffff:what", "::ffff:what"),
        ("x" * 10_000, "x" * 64),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_ipv6_network_is_one_client(host: str, client: str) -> None:
    assert client_of(host) == client
