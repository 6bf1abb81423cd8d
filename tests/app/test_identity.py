from http.cookies import SimpleCookie

import pytest

from app.identity import COOKIE, COOKIE_BY_TLS, browser_of, is_known, set_cookie


def test_a_browser_without_a_cookie_is_new_and_gets_a_secret_of_256_bits() -> None:
    browser = browser_of({}, secure=False)
    assert browser.secret is not None
    assert len(browser.secret) == 43  # 32 bytes in base64
    assert browser_of({}, secure=False).secret != browser.secret


def test_the_cookie_brings_the_same_owner_back_and_is_not_sent_again() -> None:
    new = browser_of({}, secure=False)
    assert new.secret is not None
    known = browser_of({COOKIE: new.secret}, secure=False)
    assert known.owner == new.owner
    assert known.secret is None
    assert set_cookie(known, secure=False) is None


def test_the_owner_does_not_tell_the_secret() -> None:
    browser = browser_of({}, secure=False)
    assert browser.secret is not None
    assert browser.secret not in browser.owner


def test_a_forged_or_broken_cookie_is_a_new_browser() -> None:
    for value in ("", "x", "a" * 42, "a" * 44, "a" * 42 + "!", "ن" * 43):
        assert browser_of({COOKIE: value}, secure=False).secret is not None


@pytest.mark.parametrize(("secure", "name"), [(False, COOKIE), (True, COOKIE_BY_TLS)])
def test_no_script_and_no_other_site_gets_the_cookie(secure: bool, name: str) -> None:
    cookie = set_cookie(browser_of({}, secure=secure), secure=secure)
    assert cookie is not None
    ((given, morsel),) = SimpleCookie(cookie).items()
    assert given == name
    assert morsel["httponly"]
    assert bool(morsel["secure"]) == secure
    assert morsel["max-age"] == str(30 * 24 * 3600)
    # What a browser asks of a name that begins with __Host- (RFC 6265bis, 4.1.3.2), and good without it.
    assert (morsel["samesite"], morsel["path"], morsel["domain"]) == ("Lax", "/", "")


def test_by_tls_only_the_name_counts_that_nobody_else_can_plant() -> None:
    planted = "a" * 43
    assert browser_of({COOKIE: planted}, secure=True).secret is not None
    assert browser_of({COOKIE: planted, COOKIE_BY_TLS: "b" * 43}, secure=True) == browser_of(
        {COOKIE_BY_TLS: "b" * 43}, secure=True
    )
    assert browser_of({COOKIE_BY_TLS: planted}, secure=False).secret is not None


def test_either_cookie_tells_a_browser_that_was_here() -> None:
    assert is_known({COOKIE: ""})
    assert is_known({COOKIE_BY_TLS: "x"})
    assert not is_known({"other": "x"})
