"""The page under its own content policy, in a real browser: it keeps to it, and what does not is stopped."""

import asyncio
import re
from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Browser, Page, Request, WebSocketRoute

from app.identity import COOKIE
from tests.browser.player import DESKTOP, PHONE, Player, seated
from tests.browser.secrecy import Witness
from tests.browser.server import Server

pytestmark = [pytest.mark.browser]

LISTEN = """
window.violations = [];
document.addEventListener('securitypolicyviolation', (event) =>
  window.violations.push(`${event.effectiveDirective} ${event.blockedURI}`));
"""


@pytest.fixture
async def other_site() -> AsyncIterator[str]:
    """A page of another site on this machine, so that no rule on networks is what stops it."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 3\r\nconnection: close\r\n\r\n<p>")
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    yield f"http://localhost:{server.sockets[0].getsockname()[1]}/"
    server.close()
    await server.wait_closed()


async def violations(page: Page) -> list[str]:
    return list(await page.evaluate("window.violations"))


@pytest.mark.slow
async def test_a_match_breaks_no_policy_and_puts_no_secret_into_an_address(
    browser: Browser, embedded_server: Server
) -> None:
    witness, asked = Witness(), list[str]()

    def listen(player: Player) -> None:
        def requested(request: Request) -> None:
            asked.append(request.url)

        player.page.on("request", requested)
        player.page.on("websocket", lambda socket: asked.append(socket.url))

    async with seated(browser, witness, "Mona", DESKTOP) as mona, seated(browser, witness, "Adel", PHONE) as adel:
        for player in (mona, adel):
            await player.context.add_init_script(LISTEN)
            listen(player)
        code = await mona.open_table(embedded_server.url, seats=2, rules="Classic", target=11)
        await adel.join_with_link(embedded_server.url, code)
        await asyncio.gather(mona.begins(), adel.begins())
        await mona.say("hello")
        await asyncio.gather(mona.play_one(), adel.play_one())
        await adel.page.reload()
        await adel.page.locator(".t-scene[data-phase=playing]").wait_for()
        assert await violations(mona.page) == await violations(adel.page) == []
        secrets = [cookie["value"] for cookie in (*await mona.context.cookies(), *await adel.context.cookies())]
    assert len(secrets) == 2
    assert any(f"/ws/rooms/{code}" in url for url in asked)
    for url in asked:
        assert "?" not in url, url
        assert not any(secret in url for secret in secrets)


STORED = """() => [localStorage, sessionStorage].map((area) => Object.fromEntries(Object.entries(area)))"""
CARD = re.compile(r"(?<![A-Za-z0-9])(?:10|[A2-9JQK])[CDHS](?![A-Za-z0-9])")


@pytest.mark.slow
async def test_who_has_left_leaves_nothing_of_the_match_behind(browser: Browser, embedded_server: Server) -> None:
    witness = Witness()
    async with seated(browser, witness, "Mona", DESKTOP) as mona, seated(browser, witness, "Adel", DESKTOP) as adel:
        code = await mona.open_table(embedded_server.url, seats=2, rules="Classic", target=11)
        await adel.join_with_link(embedded_server.url, code)
        await asyncio.gather(mona.begins(), adel.begins())
        await asyncio.gather(mona.play_one(), adel.play_one())
        _, tab = await mona.page.evaluate(STORED)
        assert f"basra.player.{code}" in tab  # the number of the player, by which a reload finds the seat
        assert not CARD.search(str(tab))
        await mona.leave()
        person, tab = await mona.page.evaluate(STORED)
        assert set(person) <= {f"basra.{key}" for key in ("name", "language", "theme", "form", "preferences")}
        assert not [value for key, value in tab.items() if "player" in key or "play" in key or key == "basra.room"]
        assert not await mona.page.locator(".t-scene, .t-hand-card").count()
        await mona.page.go_back()
        await mona.page.locator("main.door, main.words").first.wait_for()  # it is asked to sit down, like anybody
        assert not await mona.cards().count()


async def test_what_does_not_keep_to_the_policy_is_stopped_and_noticed(
    browser: Browser, embedded_server: Server
) -> None:
    """Else the test above would prove nothing."""
    page = await browser.new_page()
    await page.add_init_script(LISTEN)
    await page.goto(embedded_server.url)
    ran = await page.evaluate(
        """async (port) => {
          document.body.insertAdjacentHTML('beforeend', '<img src="x:" onerror="window.ran = true">');
          const script = document.createElement('script');
          script.textContent = 'window.ran = true';
          document.body.append(script);
          document.body.insertAdjacentHTML('beforeend', '<p style="color: red">x</p>');
          await fetch(`http://127.0.0.1:${port}/`).catch(() => {});
          try { new WebSocket(`ws://127.0.0.1:${port}/`); } catch {}
          const frame = document.createElement('iframe');
          frame.src = `http://127.0.0.1:${port}/`;
          document.body.append(frame);
          await new Promise((done) => setTimeout(done, 300));
          return window.ran ?? false;
        }""",
        1,
    )
    assert ran is False
    stopped = {violation.split()[0] for violation in await violations(page)}
    assert stopped >= {"script-src-attr", "script-src-elem", "style-src-attr", "connect-src", "frame-src"}
    await page.close()


async def test_no_script_reads_the_cookie_and_no_site_frames_the_page(
    browser: Browser, embedded_server: Server, other_site: str
) -> None:
    context = await browser.new_context()
    page = await context.new_page()
    await page.goto(embedded_server.url)
    (cookie,) = await context.cookies()
    assert (cookie["name"], cookie["httpOnly"], cookie["sameSite"]) == (COOKIE, True, "Lax")
    assert COOKIE not in await page.evaluate("document.cookie")
    other = await context.new_page()
    await other.goto(other_site)
    failures = list[str | None]()
    other.on("requestfailed", lambda request: failures.append(request.failure))
    await other.evaluate(
        """(url) => new Promise((done) => {
          const frame = document.createElement('iframe');
          frame.onload = done;
          frame.src = url;
          document.body.append(frame);
        })""",
        embedded_server.url,
    )
    (framed,) = other.main_frame.child_frames
    assert framed.url == "chrome-error://chromewebdata/"
    assert failures == ["net::ERR_BLOCKED_BY_RESPONSE"]
    await context.close()


async def test_a_page_of_another_site_opens_no_socket_and_makes_no_room(
    browser: Browser, embedded_server: Server, other_site: str
) -> None:
    context = await browser.new_context()
    page = await context.new_page()
    await page.goto(embedded_server.url)
    await page.goto(other_site)
    said = await page.evaluate(
        """async (url) => {
          const opened = await new Promise((done) => {
            const socket = new WebSocket(url.replace('http', 'ws') + 'ws/lobby');
            socket.onopen = () => done('opened');
            socket.onerror = () => done('refused');
          });
          const body = '{"name": "Mona", "public": true}';
          const asked = (more) => fetch(url + 'api/rooms', more).then((answer) => answer.type, () => 'refused');
          return [opened,
            await asked({method: 'POST', body, headers: {'content-type': 'application/json'}}),
            await asked({method: 'POST', body, mode: 'no-cors', credentials: 'include'}),
            await asked({credentials: 'include'})];
        }""",
        embedded_server.url,
    )
    # Without CORS it may be sent, as a form may, and is refused by the server; nothing of the answer can be read.
    assert said in (["refused"] * 4, ["refused", "refused", "opaque", "refused"])
    assert (await (await context.request.get(f"{embedded_server.url}api/rooms")).json()) == {"rooms": []}
    await context.close()


async def test_a_page_that_the_server_does_not_let_in_says_so(browser: Browser, embedded_server: Server) -> None:
    """Its socket is told instead of refused: nothing can be read from a handshake that failed."""
    page = await browser.new_page(locale="en-GB")
    refusal = '{"type":"error","id":null,"code":"too_many_sockets","message":""}'

    async def serve(socket: WebSocketRoute) -> None:
        socket.send(refusal)
        await socket.close(code=1013)

    await page.route_web_socket("**/ws/**", serve)
    await page.goto(embedded_server.url)
    words = "Too many tables are open from where you are"
    await page.locator(".open-tables").get_by_text(words).wait_for()
    await page.goto(f"{embedded_server.url}r/ZZZZZZ")
    await page.locator("main.words").get_by_text(words).wait_for()
    await page.close()
