import pytest
from pydantic import ValidationError

from app.settings import Settings
from tests.app.conftest import serving


def test_allowed_origins_are_a_list_with_commas(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BASRA_ALLOWED_ORIGINS", "https://Basra.example.org/, http://10.0.0.2:8000,")
    assert Settings().allowed_origins == {"https://basra.example.org", "http://10.0.0.2:8000"}


def test_an_empty_redis_url_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BASRA_REDIS_URL", "")
    assert Settings().redis_url is None


@pytest.mark.parametrize("url", ["localhost:6379", "http://localhost", "redis://:hunter2@localhost:port"])
def test_what_is_no_redis_url_is_refused_and_not_quoted(url: str) -> None:
    with pytest.raises(ValidationError) as refused:
        Settings(redis_url=url)
    assert "redis://…" in str(refused.value)
    assert "hunter2" not in str(refused.value)


def test_what_is_given_wins_over_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BASRA_PORT", "8001")
    assert Settings().port == 8001
    assert Settings(port=8002).port == 8002


def test_trusted_proxies_are_addresses_and_networks() -> None:
    assert Settings(trusted_proxies=" 10.0.0.1, 172.16.0.0/12,2001:db8::/32,").trusted_proxies == (
        "10.0.0.1,172.16.0.0/12,2001:db8::/32"
    )
    assert Settings(trusted_proxies="*").trusted_proxies == "*"
    assert Settings(trusted_proxies="").trusted_proxies == ""


@pytest.mark.parametrize("proxies", ["proxy", "10.0.0.1/8", "10.0.0.0/33", "10.0.0.1 10.0.0.2", "10.0.0.1,*"])
def test_what_would_silently_trust_nobody_is_refused(proxies: str) -> None:
    with pytest.raises(ValidationError, match="172"):
        Settings(trusted_proxies=proxies)


@pytest.mark.parametrize("origin", ["null", "basra.example.org", "https://basra.example.org/games", "*"])
def test_what_is_no_origin_is_refused(origin: str) -> None:
    with pytest.raises(ValidationError, match="https://HOST"):
        Settings(allowed_origins=origin)


def test_a_room_lives_longer_than_its_erasing_takes() -> None:
    assert Settings().room_life() == 2 * 3_600_000
    assert Settings(erase_after=7_000).room_life() > 7_000_000
    assert Settings(erase_after=86_400).room_life() > 86_400_000
    assert Settings(lease=86_400).room_life() > 86_400_000


async def test_the_servers_rooms_do_so() -> None:
    settings = Settings(erase_after=10_000)
    async with serving(settings) as server:
        assert server.app.state.services.store._room_ms == settings.room_life()
