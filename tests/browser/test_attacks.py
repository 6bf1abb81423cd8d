"""Names and lines made to break the page or to be taken for another's: they are text, and nothing moves for them."""

import re
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from tests.app.conftest import Browser as Stranger
from tests.app.conftest import Server as Address
from tests.app.conftest import Tab
from tests.browser.player import DESKTOP, PHONE, Player, seated
from tests.browser.secrecy import Witness
from tests.browser.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]

ZALGO = "".join(letter + "\u030d\u0316\u0302\u0323\u0311\u0330\u0306\u032d" * 4 for letter in "Zalgo")
NAMES = ["<img onerror=ran()>", "\u202e\u2067" + "W" * 20, ZALGO]
LINES = [
    "<img src=x: onerror=\"ran=1\"><script>ran=1</script><svg onload=ran=1><a href='javascript:ran=1'>x</a>",
    "{{ran=1}} ${ran=1} &lt;b&gt; &#60; </p></li></ol>",
    "\u202eABC\u2066def\u202dghi\u200e\u200f\u061c",
    "\u200ba\u200b\u200d\u2060b\ufeff\u00ad",
    "a" + "\u0316" * 600,
    "W" * 300,
    "﷽" * 300,
    "ب" * 300,
    "hello يلا (1) 2 [بينا] 3, 50% ٥٠٪ abc אבג!",
    "👩🏽‍🚀👨‍👩‍👧‍👦🏳️‍🌈" * 14,
    "x\u2028y\u2029z\n\n\n\n\nend",
]
SAID = {2: "ABCdefghi", 3: "ab", 4: "a" + "\u0316" * 4, 10: "x y z end"}
A_FEW, MANY = 3, 4
DEVICES = pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])

# What moves when names, words and bubbles are three letters each: nothing should, and every face is at its seat.
MOVED = """() => {
  const box = (each) => each.getBoundingClientRect();
  const parts = [...document.querySelectorAll('.t-spot, .t-mine, .t-hand, .t-floor, .t-hand-card')];
  const places = () => parts.map(box);
  const astray = [...document.querySelectorAll('.t-spot .t-avatar')].filter((each) => {
    const [own, spot] = [box(each), box(each.closest('.t-spot'))];
    return own.left < spot.left - 2 || own.right > spot.right + 2
      || own.top < spot.top - 2 || own.bottom > spot.bottom + 2;
  });
  const written = [];
  for (const each of document.querySelectorAll('.t-name, .t-words > *, .t-bubble, .t-face')) {
    const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) written.push([texts.currentNode, texts.currentNode.data]);
  }
  const before = places();
  for (const [node, data] of written) if (data.trim()) node.data = 'Ali';
  const after = places();
  for (const [node, data] of written) node.data = data;
  const moved = after.flatMap((now, place) => ['x', 'y', 'width', 'height']
    .filter((side) => Math.abs(now[side] - before[place][side]) > 1.5)
    .map((side) => `${parts[place].className}: ${side} ${now[side]}, was ${before[place][side]}`));
  return [...astray.map((each) => each.className), ...moved];
}"""
# Elements within what people wrote; text that runs out of its line; whatever is wider than the screen.
FAULTS = """() => {
  const written = [...document.querySelectorAll('#chat .text, #chat bdi, .t-bubble, .t-name, .sitting bdi, h1 bdi')];
  const faults = written.filter((each) => each.children.length).map((each) => each.outerHTML);
  if (document.documentElement.scrollWidth > innerWidth) faults.push('scrolls sideways');
  if (document.documentElement.scrollHeight > innerHeight && document.querySelector('.room')) faults.push('scrolls');
  const shown = '#chat:not([hidden]) .text, .t-bubble, .t-name, .people button, .sitting li';
  for (const each of document.querySelectorAll(shown)) {
    const {left, right, width} = each.getBoundingClientRect();
    if (width && (left < -1 || right > innerWidth + 1)) faults.push(`out of sight: ${each.className}`);
  }
  const made = document.querySelectorAll('#page :is(img, script, iframe, a[href^=javascript])');
  return [...faults, ...[...made].map((each) => each.outerHTML)];
}"""


@asynccontextmanager
async def strangers(server: Server, code: str, names: list[str]) -> AsyncIterator[list[Tab]]:
    """People who speak the protocol by hand and send what no page would."""
    tabs: list[Tab] = []
    async with AsyncExitStack() as stack:
        for name in names:
            tab = await Stranger(Address(None, server.port)).open(code)
            stack.push_async_callback(tab.socket.close)
            await tab.expect("preview")
            answer = await tab.ask(type="join", name=name)
            assert answer["type"] == "welcome", answer
            tabs.append(tab)
        yield tabs


async def host_in_any_language(player: Player, server: Server, *, seats: int) -> str:
    """Make the room by hand and sit down in it with the page."""
    answer = await player.context.request.post(
        f"{server.url}api/rooms", data={"name": player.name, "seats": seats, "preset": "v2", "turn_time": 0}
    )
    assert answer.status == 201, await answer.text()
    code = str((await answer.json())["code"])
    await player.page.goto(f"{server.url}r/{code}")
    await player.page.locator(".t-scene").wait_for()
    return code


async def open_chat(player: Player) -> None:
    if not await player.page.locator("#chat").is_visible():
        await player.press(player.page.locator("button[data-chat]"))


async def close_chat(player: Player) -> None:
    if await player.page.locator("#chat").is_visible():
        await player.press(player.page.locator("#chat > header button").last)


async def stays_whole(page: Page) -> None:
    assert await page.evaluate(FAULTS) == []
    assert await page.evaluate("window.ran ?? null") is None


@DEVICES
@pytest.mark.parametrize("locale", ["en-GB", "ar-EG"])
async def test_names_and_lines_as_markup_bidi_and_piles_of_marks_are_text_and_move_nothing(
    browser: Browser, embedded_server: Server, device: dict[str, Any], locale: str
) -> None:
    async with AsyncExitStack() as people:
        mona = await people.enter_async_context(seated(browser, Witness(), "﷽", device, locale=locale))
        page = mona.page
        page.on("dialog", lambda dialog: mona.complaints.append(dialog.message))
        code = await host_in_any_language(mona, embedded_server, seats=4)
        speakers = await people.enter_async_context(strangers(embedded_server, code, NAMES[:2]))
        await expect(page.locator(".t-avatar[data-occupant=player]")).to_have_count(3)
        await stays_whole(page)
        speakers += await people.enter_async_context(strangers(embedded_server, code, NAMES[2:]))
        await mona.begins()
        await close_chat(mona)
        await the_widest_name_has_the_turn(mona, speakers)
        for number, line in enumerate(LINES):
            answer = await speakers[number % 3].ask(type="chat", text=line)
            assert answer["type"] == "ack", answer
        await expect(page.locator(".t-bubble")).to_have_count(3)
        await stays_whole(page)
        await open_chat(mona)
        await expect(page.locator("#chat .text")).to_have_count(len(LINES))
        await stays_whole(page)
        words = await page.locator("#chat .text").all_text_contents()
        assert words == [SAID.get(number, line) for number, line in enumerate(LINES)]
        assert await height(page, A_FEW) == await height(page, MANY), "marks make no line higher"
        await close_chat(mona)
        assert await page.evaluate(MOVED) == []


async def the_widest_name_has_the_turn(mona: Player, speakers: list[Tab]) -> None:
    """Play until the page says so in a sentence."""
    while True:
        for tab in speakers:
            await tab.send(type="resync")
            while not (await tab.expect("view"))["resync"]:
                pass
        turn = speakers[0].room["match"]["to_play"]
        mover = next((tab for tab in speakers if tab.room["seat"] == turn), None)
        if mover is speakers[1]:
            return
        if mover is None:
            await mona.play_one()
        else:
            card = mover.room["match"]["legal"][0]["card"]
            assert (await mover.ask(type="play", turn=mover.room["turn"], card=card))["type"] == "ack"


async def height(page: Page, place: int) -> float:
    box = await page.locator("#chat .text").nth(place).bounding_box()
    assert box
    return round(box["height"], 1)


@DEVICES
async def test_the_door_and_the_list_of_rooms_are_no_place_for_them_either(
    browser: Browser, embedded_server: Server, device: dict[str, Any]
) -> None:
    host = Stranger(Address(None, embedded_server.port))
    code, tab = await host.host(name=NAMES[0], seats=4, public=True)
    async with (
        strangers(embedded_server, code, NAMES[1:]),
        seated(browser, Witness(), "Mona", device) as mona,
    ):
        await mona.page.goto(embedded_server.url)
        await mona.page.locator(".open-tables bdi", has_text="<img").first.wait_for()
        await stays_whole(mona.page)
        await mona.page.goto(f"{embedded_server.url}r/{code}")
        await mona.page.locator(".sitting bdi").first.wait_for()
        await expect(mona.page.locator(".sitting bdi")).to_have_count(3)
        await stays_whole(mona.page)
    await tab.socket.close()


async def test_ten_thousand_marks_typed_into_the_chat_are_sent_as_the_few_that_stay(
    browser: Browser, embedded_server: Server
) -> None:
    async with seated(browser, Witness(), "Mona", DESKTOP) as mona:
        await host_in_any_language(mona, embedded_server, seats=2)
        await mona.say("o" + "\u0336" * 10_000 + "k")
        await expect(mona.page.locator("#chat .text")).to_have_text("o" + "\u0336" * 4 + "k")
        await mona.page.get_by_label("Say something").fill("\u200b\u202e \u0301")
        await expect(mona.button("Send")).to_be_disabled()


@DEVICES
async def test_spam_is_refused_in_words_and_no_line_of_it_is_lost(
    browser: Browser, embedded_server: Server, device: dict[str, Any]
) -> None:
    async with seated(browser, Witness(), "Mona", device) as mona:
        code = await host_in_any_language(mona, embedded_server, seats=2)
        async with strangers(embedded_server, code, ["Ali"]) as (ali,):
            await mona.open_chat()
            field = mona.page.get_by_label("Say something")
            await field.focus()
            for number in range(12):
                await mona.page.keyboard.insert_text(f"line-{number}")
                await mona.page.keyboard.press("Enter")
            await expect(mona.page.locator("#chat .problem")).to_have_text(re.compile("Slowly"))
            heard = await heard_until_quiet(ali)
            kept = re.findall(r"line-\d+", await field.input_value())
            assert kept
            assert sorted(heard + kept, key=lambda line: int(line[5:])) == [f"line-{number}" for number in range(12)]

            await mona.page.wait_for_timeout(1_200)
            await mona.press(mona.button("Send"))
            await expect(field).to_have_value("")
            await expect(mona.page.locator("#chat .problem")).to_be_hidden()
            assert re.findall(r"line-\d+", await mona.page.locator("#chat .text").last.inner_text()) == kept


async def heard_until_quiet(tab: Tab) -> list[str]:
    """Return every `line-…` that was said until now."""
    await tab.ask(type="chat", text="and now?")
    while "and now?" not in tab.chat:
        await tab.receive()
    return re.findall(r"line-\d+", " ".join(tab.chat))


@DEVICES
async def test_a_burst_of_spam_by_hand_is_mostly_not_said_and_the_table_is_played_on(
    browser: Browser, embedded_server: Server, device: dict[str, Any]
) -> None:
    async with seated(browser, Witness(), "Mona", device) as mona:
        code = await host_in_any_language(mona, embedded_server, seats=2)
        async with strangers(embedded_server, code, ["Ali"]) as (ali,):
            await mona.begins()
            answers = [await ali.ask(type="chat", text="W" * 300) for _ in range(30)]
            refused = [answer["code"] for answer in answers if answer["type"] == "error"]
            assert set(refused) == {"chat_too_fast"}
            assert len(refused) >= 20
            await expect(mona.page.locator("#chat .text")).to_have_count(30 - len(refused))
            await stays_whole(mona.page)
            await close_chat(mona)
            if ali.room["match"]["to_play"] == ali.room["seat"]:
                play = ali.room["match"]["legal"][0]
                await ali.ask(type="play", turn=ali.room["turn"], card=play["card"])
            assert await mona.play_one()


# Being taken for somebody else

NOTES: dict[str, Callable[[str, str], str]] = {
    "en-GB": lambda name, asked: f"You are “{name}” here: another player has, or had, a name like “{asked}”.",
    "ar-EG": lambda name, asked: f"اسمك هنا «{name}»: فيه لاعب تاني اسمه، أو كان اسمه، شبه «{asked}».",
}


@DEVICES
@pytest.mark.parametrize(
    ("locale", "first", "asked", "given"),
    [("en-GB", "Mona", "Mоna", "Mоna 2"), ("ar-EG", "منى", "مني", "مني ٢")],  # a Cyrillic о; a ya without dots
)
async def test_a_name_like_anothers_is_told_apart_and_its_owner_is_told_once(
    browser: Browser, embedded_server: Server, device: dict[str, Any], locale: str, first: str, asked: str, given: str
) -> None:
    host = Stranger(Address(None, embedded_server.port))
    code, tab = await host.host(name=first, seats=4)
    async with seated(browser, Witness(), asked, device, locale=locale) as other:
        page = other.page
        await page.goto(f"{embedded_server.url}r/{code}")
        await page.locator("#own-name").fill(asked)
        await other.press(page.locator("main.door form button[type=submit]"))
        note = page.locator(".notice[role=status]")
        await expect(note).to_be_visible()
        words = (await note.inner_text()).translate(dict.fromkeys((0x2068, 0x2069))).strip()
        assert words == NOTES[locale](given, asked)
        assert [seat["name"] for seat in (await seen(tab, 2))["seats"] if seat["name"]] == [first, given]
        await expect(page.locator(".t-name", has_text=first).first).to_be_visible()
        await stays_whole(page)
        covers = await page.evaluate(
            """() => {
              const {left, right, top, bottom} = document.querySelector('.notice[role=status]').getBoundingClientRect();
              return [...document.querySelectorAll('.t-avatar, .invite button')].filter((each) => {
                const box = each.getBoundingClientRect();
                return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
              }).map((each) => each.className);
            }"""
        )
        assert covers == []
        await other.press(note.get_by_role("button"))
        await expect(note).to_be_hidden()
        await page.reload()
        await page.locator(".t-scene").wait_for()
        await expect(note).to_be_hidden()
    await tab.socket.close()


async def seen(tab: Tab, people: int) -> dict[str, Any]:
    return await tab.until(lambda room: sum(seat["name"] is not None for seat in room["seats"]) == people)


async def test_the_lines_of_whoever_left_are_marked_and_the_next_of_that_name_is_another(
    browser: Browser, embedded_server: Server
) -> None:
    async with seated(browser, Witness(), "Mona", DESKTOP) as mona:
        code = await host_in_any_language(mona, embedded_server, seats=4)
        async with strangers(embedded_server, code, ["Ali"]) as (ali,):
            await ali.ask(type="chat", text="I am the real one")
            await mona.open_chat()
            names = mona.page.locator("#chat .line .name")
            await expect(names).to_have_text([re.compile("^\\s*Ali\\s*$")])
            await ali.ask(type="leave")
        await expect(names).to_have_text([re.compile("^\\s*Alileft\\s*$")])
        async with strangers(embedded_server, code, ["AIi"]) as (impostor,):  # with a capital i
            await impostor.ask(type="chat", text="So am I")
            await expect(names).to_have_text([re.compile("^\\s*Alileft\\s*$"), re.compile("^\\s*AIi 2\\s*$")])


async def test_nobody_sits_down_as_a_bot_or_makes_a_room_as_the_system(
    browser: Browser, embedded_server: Server
) -> None:
    words = re.compile("what the game calls something of its own")
    async with (
        seated(browser, Witness(), "Mona", DESKTOP) as mona,
        seated(browser, Witness(), "B0t 2", PHONE) as bot,
        seated(browser, Witness(), "System", DESKTOP) as system,
    ):
        code = await host_in_any_language(mona, embedded_server, seats=2)
        await bot.page.goto(f"{embedded_server.url}r/{code}")
        await bot.page.locator("#own-name").fill(bot.name)
        await bot.press(bot.page.locator("main.door form button[type=submit]"))
        await expect(bot.page.locator("main.door").get_by_role("alert").filter(has_text=words)).to_be_visible()
        await bot.page.goto(embedded_server.url)
        await expect(bot.page.get_by_label("Your name")).to_have_value("")
        await system.page.goto(embedded_server.url)
        await system.page.get_by_label("Your name").fill(system.name)
        await system.press(system.page.locator("form.open-a-table button[type=submit]"))
        await expect(system.page.get_by_role("alert").filter(has_text=words)).to_be_visible()
        system.complaints.clear()  # a browser complains of a 4xx by itself
