"""Whole matches by people at browsers of their own, on both stores: seats, chat, secrets, and nothing left behind."""

import asyncio
from contextlib import AsyncExitStack

import pytest
from playwright.async_api import Browser
from redis.asyncio import Redis

from tests.browser.player import DESKTOP, PHONE, Player, seated
from tests.browser.secrecy import Witness
from tests.browser.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.mark.parametrize(("rules", "target"), [("Classic", 11), ("Version 2", 31)])
async def test_two_people_finish_a_match(browser: Browser, server: Server, rules: str, target: int) -> None:
    witness = Witness()
    async with seated(browser, witness, "Mona", DESKTOP) as mona, seated(browser, witness, "عادل", PHONE) as adel:
        code = await mona.open_table(server.url, seats=2, rules=rules, target=target)
        await adel.join_with_code(server.url, code)
        await asyncio.gather(mona.begins(), adel.begins())
        await mona.say("Good luck!")
        await adel.say("حظ سعيد 🍀")
        await asyncio.gather(*(player.hears("Good luck!", "حظ سعيد 🍀") for player in (mona, adel)))

        await asyncio.gather(mona.play_match(), adel.play_match())
        assert {await mona.winner(), await adel.winner()} in ({"You win!", "Mona wins"}, {"You win!", "عادل wins"})
        await mona.leave()
        await adel.leave()
        await nothing_is_left(server, code, mona)
    witness.check()
    assert mona.plays + adel.plays == len(witness.plays) >= 48
    assert witness.frames > 2 * len(witness.plays)


async def test_four_people_finish_a_match_though_one_reloads(browser: Browser, server: Server) -> None:
    witness = Witness()
    names = ("Mona", "Adel", "Samir", "Huda")
    async with AsyncExitStack() as stack:
        devices = (DESKTOP, PHONE, PHONE, DESKTOP)
        people = [
            await stack.enter_async_context(seated(browser, witness, name, device))
            for name, device in zip(names, devices, strict=True)
        ]
        mona, adel, samir, huda = people
        code = await mona.open_table(server.url, seats=4, rules="Murabaa", target=11)
        for friend in (adel, samir, huda):
            await friend.join_with_link(server.url, code)
        await asyncio.gather(*(player.begins() for player in people))
        lines = [f"{player.name} is here" for player in people]
        for player, line in zip(people, lines, strict=True):
            await player.say(line)
            await player.close_chat()

        others = [asyncio.create_task(player.play_match()) for player in (mona, adel, huda)]
        await samir.play_one()
        held = await samir.hand()
        await samir.page.reload()
        await samir.page.locator(".t-scene[data-phase=playing]").wait_for()
        assert await samir.hand() == held
        await asyncio.gather(samir.play_match(), *others)

        assert sorted([await player.winner() for player in people]) == ["They win", "They win", "We win!", "We win!"]
        assert await mona.winner() == await adel.winner(), "the second to join is the creator's partner (R1.3)"
        await asyncio.gather(*(player.hears(*lines) for player in people))
        for player in people:
            await player.leave()
        await nothing_is_left(server, code, mona)
    witness.check()
    assert [player.plays for player in people] == [len(witness.plays) // 4] * 4


async def nothing_is_left(server: Server, code: str, visitor: Player) -> None:
    """Check that the room is gone for whoever has its code, and from every key of Redis."""
    answer = await visitor.page.request.get(f"{server.url}api/rooms/{code}")
    assert answer.status == 404
    if server.redis_url is None:
        return
    async with Redis.from_url(server.redis_url) as redis:
        kept = {key: await content(redis, key) async for key in redis.scan_iter("*")}
    assert not [key for key, value in kept.items() if code.encode() in key or code in value]


async def content(redis: Redis, key: bytes) -> str:
    match await redis.type(key):
        case b"string":
            return str(await redis.get(key))
        case b"hash":
            return str(await redis.hgetall(key))
        case b"list":
            return str(await redis.lrange(key, 0, -1))
        case b"set":
            return str(await redis.smembers(key))
        case b"zset":
            return str(await redis.zrange(key, 0, -1))
        case other:
            raise AssertionError(f"{key!r} is a {other!r}")
