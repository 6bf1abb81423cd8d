"""The host's phone dies: whoever waits sees who is missing, what happens and when, and the table goes on."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

import pytest
from playwright.async_api import Browser, Locator, expect

from tests.browser import server as servers
from tests.browser.phone import Death, Phone, phone
from tests.browser.player import DESKTOP, MY_TURN, PHONE, Player, seated
from tests.browser.secrecy import Witness
from tests.browser.server import Server
from tests.redis_server import RedisServer

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SOON = {
    "BASRA_PING": "1",
    "BASRA_ABSENT_TIME": "6",
    "BASRA_ASK_BOT_AFTER": "6",
    "BASRA_COUNT_TIME": "60",
}
MONA_GONE = re.compile(r"Mona\W* has no connection")
NOTICED = 20_000  # ms: a phone that is silent is missed, on a machine that has much to do


@pytest.fixture(autouse=True)
def patience() -> Iterator[None]:
    expect.set_options(timeout=NOTICED)
    yield
    expect.set_options(timeout=5_000)


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    for name, value in SOON.items():
        monkeypatch.setitem(servers.QUICK, name, value)
    with Server.started(None) as server:
        yield server


@pytest.fixture
def slow_countdown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(servers.QUICK, "BASRA_COUNTDOWN", "12")


@dataclass
class Party:
    """Mona, whose room it is, on a phone that will die, and Adel, who waits."""

    mona: Phone
    adel: Player
    server: Server
    seats: int
    code: str = ""

    async def opens(self, *, target: int = 1001, time: str = "No limit") -> None:
        rules = "Classic" if self.seats == 2 else "Murabaa"
        mona = self.mona.player
        self.code = await mona.open_table(self.mona.url, seats=self.seats, rules=rules, target=target, time=time)

    async def begins(self, **more: int | str) -> None:
        await self.opens(**more)  # type: ignore[arg-type]
        await self.adel.join_with_link(self.server.url, self.code)
        if self.seats == 4:
            await self.mona.player.press(self.mona.player.button(re.compile("^Start with")))
        await asyncio.gather(self.mona.player.begins(), self.adel.begins())

    async def comes_to(self, player: Player, other: Player) -> None:
        """Play until it is that player's turn."""
        async with asyncio.timeout(30):
            while not await player.page.locator(MY_TURN).count():
                if await other.page.locator(MY_TURN).count():
                    await other.play_one()
                await asyncio.sleep(0.05)

    async def plays_the_deal(self) -> None:
        async def play(player: Player) -> None:
            while await player.play_one():
                pass

        await asyncio.gather(play(self.mona.player), play(self.adel))


@asynccontextmanager
async def party(browser: Browser, server: Server, seats: int) -> AsyncIterator[Party]:
    witness = Witness()  # which has nothing to say here: it knows no cards that a bot played
    async with AsyncExitStack() as stack:
        mona = await stack.enter_async_context(phone(browser, witness, server.url, "Mona", PHONE))
        adel = await stack.enter_async_context(seated(browser, witness, "Adel", DESKTOP))
        adel.page.set_default_timeout(NOTICED)
        yield Party(mona, adel, server, seats)


async def seconds_in(words: Locator) -> int:
    found = re.search(r"\d+", await words.inner_text())
    assert found
    return int(found[0])


async def counts_down(words: Locator) -> None:
    """Check that the seconds in these words run."""
    first = await seconds_in(words)
    async with asyncio.timeout(10):
        while await seconds_in(words) >= first:  # noqa: ASYNC110
            await asyncio.sleep(0.2)


@pytest.mark.parametrize("death", ["killed", "silent"])
async def test_in_the_waiting_room_the_next_one_may_start(browser: Browser, server: Server, death: Death) -> None:
    async with party(browser, server, 4) as table:
        adel = table.adel
        await table.opens()
        await adel.join_with_link(server.url, table.code)
        await expect(adel.page.get_by_text(re.compile(r"Mona\W* can start with bots"))).to_be_visible()
        await table.mona.dies(death)
        who = adel.page.locator(".t-gone")
        await expect(who).to_have_text(
            re.compile(r"Mona\W* opened this room and has no connection\. Until they are back, you can start\.")
        )
        await expect(adel.page.locator(".t-scene > [role=status]")).to_contain_text("you can start")
        await expect(adel.page.locator(".t-seat[data-condition=off] .t-note")).to_have_text("no connection")

        mona = await table.mona.is_found(table.code)
        await expect(who).to_have_count(0)
        await expect(mona.button(re.compile("^Start with"))).to_be_visible()
        await expect(adel.button(re.compile("^Start with"))).to_have_count(0)

        await table.mona.dies(death)
        await adel.press(adel.button(re.compile("^Start with")))
        await adel.begins()
        mona = await table.mona.is_found(table.code)
        await mona.page.locator(".t-scene[data-phase=playing]").wait_for()
        assert await mona.cards().count() > 0


@pytest.mark.usefixtures("slow_countdown")
async def test_a_match_of_two_begins_without_the_host(browser: Browser, server: Server) -> None:
    async with party(browser, server, 2) as table:
        await table.opens()
        await table.mona.dies("killed")
        await table.adel.join_with_link(server.url, table.code)
        words = table.adel.page.locator("[data-countdown] .t-gone")
        await expect(words).to_have_text(re.compile(r"Mona\W* has no connection\. It begins all the same"))
        await table.adel.begins()
        mona = await table.mona.is_found(table.code)
        await mona.begins()


@pytest.mark.parametrize(
    ("seats", "death", "time"), [(2, "killed", "No limit"), (2, "silent", "15"), (4, "silent", "No limit")]
)
async def test_in_the_hosts_turn_a_bot_plays_in_time(
    browser: Browser, server: Server, seats: int, death: Death, time: str
) -> None:
    async with party(browser, server, seats) as table:
        adel = table.adel
        await table.begins(time=time)
        await table.comes_to(table.mona.player, adel)
        held = await table.mona.player.hand()
        await table.mona.dies(death)
        words = adel.page.locator(".t-words")
        await expect(words).to_contain_text(MONA_GONE)
        await expect(words).to_contain_text(re.compile(r"A bot plays in \W*\d+"))
        await counts_down(words)
        await expect(adel.page.locator(".t-seat[data-condition=off] .t-note")).to_contain_text("bot")

        # Nobody does anything, and it goes on.
        await expect(words).not_to_contain_text(MONA_GONE, timeout=30_000)
        await adel.play_one()
        mona = await table.mona.is_found(table.code)
        await expect(mona.cards()).to_have_count(len(held) - 1)
        assert set(await mona.hand()) < set(held)
        await expect(adel.page.locator(".t-seat[data-condition=off]")).to_have_count(0)
        await asyncio.gather(mona.play_one(), adel.play_one())


async def test_between_deals_nobody_waits_for_the_host(browser: Browser, server: Server) -> None:
    async with party(browser, server, 2) as table:
        adel = table.adel
        await table.begins()
        await table.plays_the_deal()
        words = adel.page.locator("[data-sheet=count] .t-row p")
        await expect(words).to_contain_text("Next deal in")
        await counts_down(words)
        await table.mona.dies("killed")
        await expect(adel.page.locator(".t-ticks li[data-gone]")).to_contain_text("Mona")
        await adel.press(adel.button("Ready"))
        await adel.begins()
        mona = await table.mona.is_found(table.code)
        await mona.page.locator(".t-scene[data-phase=playing]").wait_for()
        await asyncio.gather(mona.play_one(), adel.play_one())


@pytest.mark.parametrize(("seats", "death"), [(2, "silent"), (4, "killed")])
async def test_a_rematch_waits_only_for_a_moment(browser: Browser, server: Server, seats: int, death: Death) -> None:
    async with party(browser, server, seats) as table:
        adel = table.adel
        await table.begins(target=11)
        await asyncio.gather(table.mona.player.play_match(), adel.play_match())
        words = adel.page.locator("[data-sheet=over] footer > p")
        await expect(words).to_have_text("It begins when all who are here agree.")
        await adel.press(adel.button("Rematch"))
        await expect(words).to_have_text(re.compile(r"It waits for \W*Mona\W* to agree\."))
        await table.mona.dies(death)
        gone = re.compile(r"It begins in \W+\d+\W+s\W+ without \W*Mona\W* unless they are back\.")
        await expect(words).to_have_text(gone)
        await counts_down(words)
        await adel.page.locator(".t-scene[data-phase=playing]").wait_for(timeout=20_000)
        mona = await table.mona.is_found(table.code)
        await mona.page.locator(".t-scene[data-phase=playing]").wait_for()
        await asyncio.gather(mona.play_one(), adel.play_one())


async def test_who_is_idle_can_be_played_for_from_when_it_was_told(browser: Browser, server: Server) -> None:
    async with party(browser, server, 2) as table:
        adel = table.adel
        await table.begins()
        await table.comes_to(table.mona.player, adel)
        words = adel.page.locator(".t-words")
        await expect(words).to_contain_text(re.compile(r"In \W*\d+\W+s\W+ you can have a bot play"))
        await expect(table.mona.player.page.locator(".t-words")).to_contain_text("others can have a bot play")
        await expect(words).to_contain_text(re.compile(r"Mona\W* is quiet"))
        held = await table.mona.player.cards().count()
        await adel.press(adel.button("Let the bot play"))
        await expect(table.mona.player.cards()).to_have_count(held - 1)
        note = table.mona.player.page.locator(".t-toast")
        await expect(note).to_contain_text("Somebody had a bot play this card for you.")


async def test_the_last_one_there_is_told_how_long_the_table_waits(browser: Browser, server: Server) -> None:
    async with party(browser, server, 2) as table:
        await table.begins()
        await table.comes_to(table.mona.player, table.adel)
        await table.mona.dies("killed")
        adel = table.adel
        await expect(adel.page.locator(".t-words")).to_contain_text(MONA_GONE)
        await adel.press(adel.page.locator(".t-bar .t-round").first)
        await expect(adel.page.get_by_role("dialog")).to_contain_text(re.compile(r"the table waits \W*10\W* minutes"))
        await adel.press(adel.button("Stay"))

        await adel.context.set_offline(True)
        banner = adel.page.locator(".banner[data-kind=offline]")
        await expect(banner).to_contain_text("You are offline")
        await expect(banner).to_contain_text(re.compile(r"the table waits \W*9:5\d"))
        await adel.context.set_offline(False)
        await expect(banner).to_have_count(0)
        mona = await table.mona.is_found(table.code)
        await mona.page.locator(".t-scene[data-phase=playing]").wait_for()
        adel.complaints = [words for words in adel.complaints if "ERR_INTERNET_DISCONNECTED" not in words]


async def test_while_redis_is_away_all_are_told_and_a_play_is_kept_and_made_once(
    browser: Browser, own_redis: RedisServer
) -> None:
    witness = Witness()
    with Server.started(own_redis.url) as server:
        async with seated(browser, witness, "Mona", DESKTOP) as mona, seated(browser, witness, "Adel", PHONE) as adel:
            code = await mona.open_table(server.url, seats=2, rules="Classic", target=1001)
            await adel.join_with_link(server.url, code)
            await asyncio.gather(mona.begins(), adel.begins())
            turn, other = (mona, adel) if await mona.page.locator(MY_TURN).count() else (adel, mona)
            with own_redis.frozen():
                for player in (mona, adel):  # who waits, too
                    banner = player.page.locator(".banner[data-kind=store]")
                    await expect(banner).to_contain_text("The server cannot reach its memory")
                card = await turn.lift_one()
                assert card is not None
                await turn.press(turn.page.locator(".t-controls .t-main"))
                await expect(turn.page.locator(".t-words")).to_contain_text("Kept for you")
                await expect(turn.page.locator(f".t-place[data-mark=sent] [data-card='{card}']")).to_have_count(1)
            for player in (mona, adel):
                await expect(player.page.locator(".banner[data-kind=none]")).to_have_count(1)
            await expect(other.page.locator(".t-last")).to_contain_text(turn.name)
            await expect(turn.cards()).to_have_count(3)
            await other.play_one()
            await expect(other.cards()).to_have_count(3)
