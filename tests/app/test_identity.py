from http.cookies import SimpleCookie

from app.identity import COOKIE, browser_of, set_cookie


def test_a_browser_without_a_cookie_is_new_and_gets_a_secret_of_256_bits() -> None:
    browser = browser_of({})
    assert browser.secret is not None
    assert len(browser.secret) == 43  # 32 bytes in base64
    assert browser_of({}).secret != browser.secret


def test_the_cookie_brings_the_same_owner_back_and_is_not_sent_again() -> None:
    new = browser_of({})
    assert new.secret is not None
    known = browser_of({COOKIE: new.secret})
    assert known.owner == new.owner
    assert known.secret is None
    assert set_cookie(known, path="/", secure=False) is None


def test_the_owner_does_not_tell_the_secret() -> None:
    browser = browser_of({})
    assert browser.secret is not None
    assert browser.secret not in browser.owner


def test_a_forged_or_broken_cookie_is_a_new_browser() -> None:
    for value in ("", "x", "a" * 42, "a" * 44, "a" * 42 + "!", "ن" * 43):
        assert browser_of({COOKIE: value}).secret is not None


def test_no_script_and_no_other_site_gets_the_cookie() -> None:
    cookie = set_cookie(browser_of({}), path="/basra", secure=True)
    assert cookie is not None
    morsel = SimpleCookie(cookie)[COOKIE]
    assert morsel["httponly"]
    assert morsel["secure"]
    assert morsel["samesite"] == "Lax"
    assert morsel["path"] == "/basra"
    plain = set_cookie(browser_of({}), path="", secure=False)
    assert plain is not None
    assert "Secure" not in plain
    assert SimpleCookie(plain)[COOKIE]["path"] == "/"
