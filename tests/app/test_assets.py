"""What each of the page's files is served as, and that no page is ever made of two versions of them."""

import gzip
import re
from pathlib import Path

import brotli
import httpx
import pytest

from app.assets import Assets, best_coding
from app.page import Pages, language_of, languages
from app.routes.pages import STATIC
from tests.app.conftest import serving

KEPT = "public, max-age=31536000, immutable"
PLAIN = {"accept-encoding": "identity"}


@pytest.fixture
async def client(server):
    async with httpx.AsyncClient(base_url=server.http, headers=PLAIN) as client:
        yield client


@pytest.fixture
async def prefix(client) -> str:
    return re.search(r'src="(static/\w{12}/)js/', (await client.get("/")).text)[1]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in {
        "index.html": '<html lang="en" dir="ltr"><base href="./"><script src="static/js/a.js"></script>',
        "js/a.js": "'one';\n" * 100,
        "messages/ar/app.ftl": "",
        "messages/en/app.ftl": "",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


class TestTheAddress:
    async def test_of_all_that_the_page_names_is_hashed_and_kept_for_ever(self, client, prefix) -> None:
        page = (await client.get("/")).text
        named = re.findall(r'(?:src|href)="(static/[^"]+)"', page)
        assert len(named) > 10
        for name in named:
            answer = await client.get(f"/{name}")
            assert answer.status_code == 200
            # The manifest is the installed app's name, and may not change with each version.
            kept = not name.startswith("static/manifest/")
            assert (answer.headers["cache-control"] == KEPT, name.startswith(prefix)) == (kept, kept)

    async def test_without_a_hash_is_the_file_as_it_is_now_and_asked_for_each_time(self, client, prefix) -> None:
        for name in ("js/main.js", "css/base.css", "messages/ar/app.ftl"):
            plain, hashed = await client.get(f"/static/{name}"), await client.get(f"/{prefix}{name}")
            assert plain.content == hashed.content == (STATIC / name).read_bytes()
            assert plain.headers["cache-control"] == "no-cache"

    async def test_with_the_hash_of_another_version_is_nowhere(self, client, prefix) -> None:
        answer = await client.get("/static/0123456789ab/js/main.js")
        assert (answer.status_code, answer.headers["cache-control"]) == (404, "no-store")

    async def test_of_another_version_has_only_what_finds_that_out(self, client) -> None:
        answer = await client.get("/static/0123456789ab/js/early.js")
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
        assert (await client.get("/static/of-no-version/js/early.js")).status_code == 404

    @pytest.mark.parametrize(
        "path", ["index.html", "", "js", "js/", "../pyproject.toml", "%2e%2e/pyproject.toml", "/etc/passwd"]
    )
    async def test_leads_to_nothing_that_is_no_file_of_the_page(self, client, prefix, path) -> None:
        for start in ("static/", prefix):
            assert (await client.get(f"/{start}{path}")).status_code == 404


def test_what_lies_beside_the_files_is_none_of_them(folder) -> None:
    for name in (".git/config", ".DS_Store", "js/a.js~", "js/.a.js.swp", "js/a.js.bak", "js.zip", "x.py"):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text("x")
    served = Assets(folder, live=False).files().assets
    assert set(served) == {"index.html", "js/a.js", "messages/ar/app.ftl", "messages/en/app.ftl"}

    async def test_of_what_keeps_the_page_is_its_root_and_it_knows_the_version(self, client, prefix) -> None:
        answer = await client.get("/sw.js")
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert f"'{prefix.split('/')[1]}'" in answer.text
        assert (await client.get(f"/{prefix}sw.js")).status_code == 404


class TestTheBytes:
    @pytest.mark.parametrize(
        ("accepted", "coding"),
        [
            ("gzip, deflate, br, zstd", "br"),
            ("gzip, deflate", "gzip"),
            ("gzip;q=1, br;q=0.5", "gzip"),
            ("br;q=0, *", "gzip"),
            ("*;q=0", None),
            ("identity", None),
            ("", None),
            ("br;q=much, gzip;q=0.1", "gzip"),
        ],
    )
    async def test_are_compressed_as_the_browser_likes_it(self, client, prefix, accepted, coding) -> None:
        assert best_coding(accepted) == coding
        async with client.stream("GET", f"/{prefix}css/base.css", headers={"accept-encoding": accepted}) as answer:
            raw = b"".join([part async for part in answer.aiter_raw()])
        assert answer.headers.get("content-encoding") == coding
        assert answer.headers["vary"] == "accept-encoding"
        assert int(answer.headers["content-length"]) == len(raw)
        read = {"br": brotli.decompress, "gzip": gzip.decompress, None: bytes}[coding]
        assert read(raw) == (STATIC / "css/base.css").read_bytes()

    async def test_of_a_picture_stay_as_they_are(self, client) -> None:
        answer = await client.get("/static/manifest/icons/icon-192.png", headers={"accept-encoding": "br"})
        assert "content-encoding" not in answer.headers
        assert "vary" not in answer.headers

    async def test_each_coding_has_a_tag_of_its_own_and_is_not_sent_twice(self, client, prefix) -> None:
        tags = set()
        for coding in ("br", "gzip", "identity"):
            first = await client.get(f"/{prefix}js/main.js", headers={"accept-encoding": coding})
            tag = first.headers["etag"]
            for known in (tag, f'"other", W/{tag}', "*"):
                headers = {"accept-encoding": coding, "if-none-match": known}
                again = await client.get(f"/{prefix}js/main.js", headers=headers)
                assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
            tags.add(tag)
        assert len(tags) == 3
        headers = {"accept-encoding": "br", "if-none-match": '"other"'}
        assert (await client.get(f"/{prefix}js/main.js", headers=headers)).status_code == 200

    @pytest.mark.parametrize("name", ["", "r/ABCDEF", "static/js/main.js"])
    async def test_a_head_has_the_same_headers_and_no_bytes(self, client, name) -> None:
        client.cookies.set("basra_browser", "x" * 43)
        for coding in ("br", "identity"):
            got, head = [
                await client.request(m, f"/{name}", headers={"accept-encoding": coding}) for m in ("GET", "HEAD")
            ]
            assert head.content == b""
            changing = {"date"}
            assert {n: v for n, v in head.headers.items() if n not in changing} == {
                n: v for n, v in got.headers.items() if n not in changing
            }

    def test_every_file_has_a_type_of_its_own(self) -> None:
        found = {path: asset.media_type for path, asset in Assets(STATIC, live=False).files().assets.items()}
        assert found["js/main.js"] == "text/javascript; charset=utf-8"
        assert found["manifest/basra.webmanifest"] == "application/manifest+json"
        assert not [path for path, kind in found.items() if kind == "application/octet-stream"]


class TestTheVersion:
    def test_is_another_with_every_change(self, folder) -> None:
        versions = [Assets(folder, live=False).files().version]
        (folder / "js/a.js").write_text("'two';")
        versions.append(Assets(folder, live=False).files().version)
        (folder / "js/a.js").rename(folder / "js/b.js")
        versions.append(Assets(folder, live=False).files().version)
        assert len(set(versions)) == 3

    def test_is_the_same_on_every_machine(self, folder) -> None:
        (folder / ".hidden").write_text("x")
        (folder / "__pycache__").mkdir()
        (folder / "__pycache__/x.pyc").write_text("x")
        version = Assets(folder, live=False).files().version
        (folder / ".hidden").unlink()
        assert Assets(folder, live=True).files().version == version

    def test_follows_an_edit_in_a_checkout_only(self, folder) -> None:
        packaged, edited = Assets(folder, live=False), Assets(folder, live=True)
        pages = Pages(edited)
        first = pages.page("lobby", None, "")
        assert pages.page("lobby", None, "") is first
        (folder / "js/a.js").write_text("'two';")
        assert packaged.files().text("js/a.js") != "'two';"
        assert edited.files().text("js/a.js") == "'two';"
        assert pages.page("lobby", None, "").body != first.body

    async def test_of_a_folder_that_was_named(self, settings, folder) -> None:
        async with (
            serving(settings.model_copy(update={"static": folder})) as server,
            httpx.AsyncClient(base_url=server.http) as client,
        ):
            page = (await client.get("/")).text
            script = re.search(r'src="([^"]+)"', page)[1]
            assert (await client.get(f"/{script}")).text == (folder / "js/a.js").read_text()


class TestTheLanguage:
    @pytest.mark.parametrize(
        ("asked", "accepted", "language"),
        [
            (None, "ar-EG,ar;q=0.9,en;q=0.8", "ar"),
            (None, "en-GB,en;q=0.9,ar;q=0.8", "en"),
            (None, "fr-FR, ar;q=0.5, en;q=0.4", "ar"),
            (None, "en;q=0.2, AR-eg;q=0.3", "ar"),
            (None, "ar;q=0, de", "en"),
            (None, "ar;q=a lot", "en"),
            (None, "", "en"),
            ("ar", "en", "ar"),
            ("de", "ar", "ar"),
        ],
    )
    def test_is_the_address_s_then_the_browser_s_then_english(self, asked, accepted, language) -> None:
        assert language_of(asked, accepted, {"ar", "en"}) == language

    def test_is_one_of_those_that_the_page_knows_in_the_direction_it_has_there(self) -> None:
        known = re.findall(r"\['(\w+)', '(ltr|rtl)'\]", (STATIC / "js/early.js").read_text())
        pages = Pages(Assets(STATIC, live=False))
        assert {lang for lang, _ in known} == languages(Assets(STATIC, live=False).files())
        for lang, direction in known:
            page = pages.page("lobby", lang, "").body.decode()
            assert f'<html lang="{lang}" dir="{direction}">' in page
            # Of the messages only those of the page's language are fetched ahead; what needs none is in it.
            assert set(re.findall(r"/messages/(\w+)/", page)) == {lang}
            assert re.findall(r'<(?:p|span) lang="(\w+)"', page) == [lang] * 3

    async def test_is_the_page_s_from_the_first_byte(self, client) -> None:
        arabic = await client.get("/", headers={"accept-language": "ar-EG"})
        assert '<html lang="ar" dir="rtl">' in arabic.text
        assert set(arabic.headers["vary"].split(", ")) == {"accept-encoding", "accept-language"}
        english = await client.get("/", headers={"accept-language": "en"})
        assert '<html lang="en" dir="ltr">' in english.text
        assert (await client.get("/?lang=en", headers={"accept-language": "ar"})).text == english.text
