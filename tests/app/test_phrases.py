"""Quick phrases and reactions: codes over the wire, and lines of the chat in all else."""

import re
from pathlib import Path

from app.protocol.phrases import PHRASE_CODES

ROOT = Path(__file__).parents[2]


async def test_everybody_is_told_the_code_as_a_line_of_the_chat(browsers) -> None:
    code, mona = await browsers().host(name="Mona", seats=4)
    ali = await browsers().join(code, name="Ali")
    assert (await mona.ask(type="phrase", phrase="wow"))["type"] == "ack"
    for tab in (mona, ali):
        line = (await tab.expect("chatted"))["line"]
        assert line == {"line": 1, "player": 1, "name": "Mona", "text": "", "phrase": "wow"}
    await ali.ask(type="chat", text="wow")
    assert (await mona.expect("chatted"))["line"]["phrase"] is None


async def test_the_code_is_there_after_a_reload_and_not_for_who_comes_later(browsers) -> None:
    browser = browsers()
    code, tab = await browser.host(seats=4)
    await tab.ask(type="phrase", phrase="tea")
    await tab.drop()
    welcome = await (await browser.open(code, player=1)).expect("welcome")
    assert [(line["text"], line["phrase"]) for line in welcome["chat"]] == [("", "tea")]
    later = await (await browsers().open(code)).ask(type="join", name="Late")
    assert later["chat"] == []


async def test_only_codes_of_the_list_are_said(browsers) -> None:
    _, tab = await browsers().host()
    for phrase in ("nonsense", "", "WOW", 7, None, ["wow"], "<b>wow</b>"):
        assert (await tab.ask(type="phrase", phrase=phrase))["code"] == "bad_message"
    assert (await tab.ask(type="phrase", phrase="wow", text="and more"))["code"] == "bad_message"
    for phrase in sorted(PHRASE_CODES)[:3]:
        assert (await tab.ask(type="phrase", phrase=phrase))["type"] == "ack"


async def test_they_are_as_scarce_as_other_lines(browsers, settings) -> None:
    _, tab = await browsers().host()
    asked = [{"type": "phrase", "phrase": "wow"}, {"type": "chat", "text": "wow"}] * settings.chat_burst
    answers = [await tab.ask(**message) for message in asked]
    assert [answer["type"] for answer in answers[: settings.chat_burst]] == ["ack"] * settings.chat_burst
    assert {answer.get("code") for answer in answers[settings.chat_burst :]} >= {"chat_too_fast"}


async def test_nobody_speaks_without_a_seat(browsers) -> None:
    code, _ = await browsers().host()
    stranger = await browsers().open(code)
    await stranger.expect("preview")
    assert (await stranger.ask(type="phrase", phrase="hello"))["code"] == "not_seated"


def test_every_language_has_words_for_every_code() -> None:
    for folder in (ROOT / "static" / "messages").iterdir():
        written = set(
            re.findall(r"^phrase-([a-z-]+) =", (folder / "phrases.ftl").read_text(encoding="utf-8"), re.MULTILINE)
        )
        assert {code.replace("_", "-") for code in PHRASE_CODES} <= written, folder.name
