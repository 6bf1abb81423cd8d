"""Takes the README's screenshots again: four people at a real table, with their browsers. `make shots`."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from playwright.async_api import Browser

from tests.browser.chromium import chromium
from tests.browser.player import MY_TURN, Player, seated
from tests.browser.secrecy import Witness
from tests.browser.server import Server

IMAGES = Path(__file__).resolve().parents[1] / "docs/images"
WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 760}, "color_scheme": "dark"}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 780},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
EVENING: dict[str, Any] = {**PHONE, "color_scheme": "dark", "locale": "ar-EG"}
NOON: dict[str, Any] = {**PHONE, "color_scheme": "light", "locale": "ar-EG"}
ENOUGH_PLAYS = 9


async def main(server: Server) -> None:
    async with chromium() as browser:
        await four_at_a_table(browser, server)


async def four_at_a_table(browser: Browser, server: Server) -> None:
    async with AsyncExitStack() as stack:
        seats = (("Mona", WIDE), ("عادل", EVENING), ("Samir", WIDE), ("هدى", NOON))
        people = [await stack.enter_async_context(seated(browser, Witness(), name, device)) for name, device in seats]
        mona, adel, samir, huda = people
        await huda.page.goto(server.url)
        await shoot(huda, "lobby")
        code = await mona.open_table(server.url, seats=4, rules="Murabaa", target=101)
        for friend in (adel, samir, huda):
            await friend.page.goto(f"{server.url}r/{code}")
            await friend.page.locator("#own-name").fill(friend.name)
            await friend.press(friend.page.locator("form.sit-down button[type=submit]"))
            await friend.page.locator(".t-scene").wait_for()
        for player in people:
            await player.begins()
        await samir.say("Dinner is on whoever loses")
        await mona.say("So you are cooking")

        for _ in range(ENOUGH_PLAYS):
            await (await to_play(people)).play_one()
        while await to_play(people) is not mona or not await lift_what_takes(mona):
            await (await to_play(people)).play_one()
        await shoot(mona, "table")
        await mona.play_one()
        while await to_play(people) is not adel or not await lift_what_takes(adel):
            await (await to_play(people)).play_one()
        await shoot(adel, "phone")
        for player in people:
            player.complaints.clear()


async def to_play(people: list[Player]) -> Player:
    """Return whose turn it is, once it is somebody's."""
    while True:
        for player in people:
            if await player.page.locator(MY_TURN).count():
                return player
        await asyncio.sleep(0.05)


async def lift_what_takes(player: Player) -> bool:
    """Lift a card that takes something from the floor; return whether there was one."""
    for code in await player.hand():
        await player.press(player.card(code))
        await asyncio.sleep(0.3)
        if await player.page.locator(".t-floor [data-mark=taken]").count():
            return True
    return False


async def shoot(player: Player, name: str) -> None:
    await asyncio.sleep(1.5)  # for what still moves
    await player.page.screenshot(path=IMAGES / f"{name}.jpg", type="jpeg", quality=80)


if __name__ == "__main__":
    IMAGES.mkdir(exist_ok=True)
    with Server.started(None) as running:
        asyncio.run(main(running))
