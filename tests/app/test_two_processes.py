"""Two processes on one Redis serve one room: each has its own hub, cache and timers, and only Redis between them."""

import asyncio

import redis.asyncio

from tests.app.conftest import Browser, Server


async def test_a_whole_match_is_played_across_them(two: tuple[Server, Server]) -> None:
    one, other = two
    mona, ali = Browser(one), Browser(other)
    code, first = await mona.host(target=11, turn_time=0)
    second = await ali.join(code)
    tabs = {0: first, 1: second}
    for tab in tabs.values():
        await tab.until(lambda room: room["phase"] == "playing")
    plays = 0
    while first.room["phase"] != "over":
        if first.room["phase"] == "counting":
            for tab in tabs.values():
                await tab.until(lambda room: room["phase"] != "playing")
                if tab.room["phase"] == "counting":
                    room = tab.room
                    await tab.ask(type="ready", match=room["match_number"], deal=room["match"]["deal"])
            await first.until(lambda room: room["phase"] == "playing")
            continue
        tab = tabs[first.room["match"]["to_play"]]
        turn = first.room["turn"]
        room = await tab.until(lambda room, turn=turn: room["turn"] == turn and room["phase"] == "playing")
        answer = await tab.ask(type="play", turn=turn, card=room["match"]["legal"][0]["card"])
        assert answer["type"] == "ack", answer
        plays += 1
        await first.until(lambda room, turn=turn: room["turn"] > turn)
    await second.until(lambda room: room["phase"] == "over")
    assert plays % 48 == 0
    assert first.room["match"]["scores"] == second.room["match"]["scores"]
    assert first.room["version"] == second.room["version"]


async def test_talk_is_heard_across_them(two: tuple[Server, Server]) -> None:
    one, other = two
    code, first = await Browser(one).host()
    second = await Browser(other).join(code)
    await second.ask(type="chat", text="مساء الخير")
    await first.hears("مساء الخير")
    await first.ask(type="chat", text="مساء النور")
    for tab in (first, second):
        await tab.hears("مساء الخير", "مساء النور")


async def test_a_seat_moves_from_one_to_the_other_without_a_question_when_its_page_is_gone(
    two: tuple[Server, Server],
) -> None:
    one, other = two
    mona = Browser(one)
    code, tab = await mona.host()
    await tab.drop()
    moved = await mona.open(code, player=1, at=other)
    assert (await moved.expect("welcome"))["player"] == 1


async def test_a_second_tab_at_the_other_is_asked_and_takes_over(two: tuple[Server, Server]) -> None:
    one, other = two
    mona = Browser(one)
    code, tab = await mona.host()
    answering = asyncio.create_task(tab.closed())  # it answers probes meanwhile
    second = await mona.open(code, at=other)
    preview = await second.expect("preview")
    assert [(player["player"], player["connected"]) for player in preview["yours"]] == [(1, True)]
    assert (await second.ask(type="take_over", player=1))["type"] == "welcome"
    assert await answering == ("replaced", 4001)


async def test_a_second_tab_at_the_other_is_not_asked_when_the_first_is_dead(two: tuple[Server, Server]) -> None:
    one, other = two
    mona = Browser(one)
    code, _silent = await mona.host()
    second = await mona.open(code, at=other)
    assert (await second.expect("welcome"))["player"] == 1


async def test_the_last_to_leave_takes_every_key_along(two: tuple[Server, Server], redis_url: str) -> None:
    one, other = two
    code, first = await Browser(one).host(public=True)
    second = await Browser(other).join(code)
    await first.ask(type="chat", text="bye")
    await first.ask(type="leave")
    await second.until(lambda room: room["seats"][0]["occupant"] != "player")
    await second.ask(type="leave")
    client = redis.asyncio.from_url(redis_url)
    try:
        assert await client.keys("*") == []
    finally:
        await client.aclose()
