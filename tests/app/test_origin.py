import pytest

from app.origin import normal_origin


@pytest.mark.parametrize(
    ("origin", "normal"),
    [
        ("https://basra.example", "https://basra.example"),
        ("HTTPS://Basra.Example:443", "https://basra.example"),
        ("http://basra.example:80", "http://basra.example"),
        ("http://basra.example:443", "http://basra.example:443"),
        ("https://basra.example:08443", "https://basra.example:8443"),
        ("http://127.0.0.1:8000", "http://127.0.0.1:8000"),
        ("http://[::1]:8000", "http://[::1]:8000"),
        ("http://[0:0:0:0:0:0:0:1]", "http://[::1]"),
        ("https://بصرة.example", "https://xn--ngbcxp.example"),
    ],
)
def test_an_origin_has_one_form(origin: str, normal: str) -> None:
    assert normal_origin(origin) == normal


def test_a_name_with_a_dot_at_its_end_is_another_name() -> None:
    assert normal_origin("https://basra.example.") != normal_origin("https://basra.example")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "basra.example",
        "ftp://basra.example",
        "https://",
        "https://:443",
        "https://user@basra.example",
        "https://basra.example/",
        "https://basra.example/x",
        "https://basra.example?x",
        "https://basra.example:port",
        "https://basra.example:123456",
        "https://basra.example https://evil.example",
        "https://[::1",
        "https://[::g]",
        "https://basra.example\n",
        "https://" + "ن" * 300,
    ],
)
def test_what_is_no_origin_is_none(text: str) -> None:
    assert normal_origin(text) is None
