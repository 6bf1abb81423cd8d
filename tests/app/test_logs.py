"""Nothing private is ever logged, or told in an error: not at the level DEBUG, not while everything goes wrong."""

import asyncio
import contextlib
import json
import logging
import re
from collections.abc import Iterator

import pytest
import redis.asyncio
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from app.settings import Settings
from tests.app.conftest import Browser, Server, Tab, serving
from tests.redis_server import RedisServer

NAME, GUEST, CHAT = "Zobaida-of-the-logs", "Shakoush-of-the-logs", "a-line-of-chat-for-nobody-else"
PHRASE = "one_second"
PASSWORD = "a-password-of-redis"
CARD = re.compile(r"(?<![A-Za-z0-9])(?:10|[A2-9JQK])[CDHS](?![A-Za-z0-9])")
# The test's own side of the connections.
CLIENTS = ("httpx", "httpcore", "websockets.client")


class Log(logging.Handler):
    """All that the server logs from here on, at every level, with traces as they are written."""

    LOGGERS = ("", "uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi")

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if not record.name.startswith(CLIENTS):
            self.lines.append(f"{record.name} {record.levelname} {self.format(record)}")

    def listen(self) -> None:
        """Listen to every logger; to be called again once uvicorn, which takes handlers off, has started."""
        for name in self.LOGGERS:
            logging.getLogger(name).setLevel(logging.DEBUG)
        for name in self.LOGGERS[:2]:
            logging.getLogger(name).addHandler(self)


@pytest.fixture
def log() -> Iterator[Log]:
    log = Log()
    levels = {name: logging.getLogger(name).level for name in Log.LOGGERS}
    log.listen()
    yield log
    for name, level in levels.items():
        logging.getLogger(name).removeHandler(log)
        logging.getLogger(name).setLevel(level)


@pytest.fixture
async def guarded_redis(own_redis: RedisServer) -> RedisServer:
    async with redis.asyncio.from_url(own_redis.url) as client:
        await client.config_set("requirepass", PASSWORD)
    return own_redis


async def live(server: Server, errors: list[str]) -> tuple[Browser, Browser, list[Tab], str]:
    """Play a little of a room with names, chat and every kind of refusal, and collect the refusals."""
    mona, adel = Browser(server), Browser(server)
    code, first = await mona.host(name=NAME, seats=2, public=True)
    second = await adel.join(code, GUEST)
    for tab in (first, second):
        await tab.until(lambda room: room["phase"] == "playing")
        await tab.ask(type="chat", text=CHAT)
        await tab.ask(type="phrase", phrase=PHRASE)
    for _ in range(4):
        mover = first if first.room["match"]["to_play"] == 0 else second
        turn = mover.room["turn"]
        for bad in (
            {"type": "play", "turn": turn, "card": "ZZ"},
            {"type": "play", "turn": turn + 3, "card": "ZZ"},
            {"type": "chat", "text": CHAT * 20},
            {"type": "take_over", "player": 1},
            {"type": "join", "name": NAME},
        ):
            errors.append(json.dumps(await mover.ask(**bad)))
        await mover.ask(type="play", turn=turn, card=mover.room["match"]["legal"][0]["card"])
        for tab in (first, second):
            await tab.until(lambda room, turn=turn: room["turn"] > turn)
    for raw in (
        f'{{"type":"chat","id":"x","text":"{CHAT}"',
        f'{{"type":"{NAME}"}}',
        f'["{CHAT}"]',
        b"\xff" + CHAT.encode(),
    ):
        await first.raw(raw)
        errors.append(json.dumps(await first.receive()))
    for method, path, more in (
        ("POST", "/api/rooms", {"json": {"name": NAME * 9}}),
        ("POST", "/api/rooms", {"json": {"name": [NAME], "options": {"tie": CHAT}}}),
        ("POST", "/api/rooms", {"content": NAME.encode(), "headers": {"content-type": "application/json"}}),
        ("GET", f"/api/rooms/ZZZZZZ?{NAME}", {}),
    ):
        errors.append((await mona.request(method, path, **more)).text)
    return mona, adel, [first, second], code


def secrets_of(server_room, browsers: tuple[Browser, ...]) -> list[str]:
    cookies = [str(browser.cookie).partition("=")[2] for browser in browsers]
    assert all(len(cookie) == 43 for cookie in cookies)
    return [NAME, GUEST, CHAT, PHRASE, PASSWORD, *cookies, *(player.owner for player in server_room.players)]


def check(texts: list[str], secrets: list[str]) -> None:
    for text in texts:
        assert not [secret for secret in secrets if secret in text], text
        assert not CARD.findall(text), text


async def test_a_room_leaves_nothing_of_itself_in_the_log(
    log: Log, guarded_redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = guarded_redis.url.replace("//", f"//:{PASSWORD}@")
    errors: list[str] = []
    settings = Settings(countdown=0.05, bot_think=0.02, reconcile=0.3, redis_url=url)
    async with serving(settings) as server:
        log.listen()
        mona, adel, tabs, code = await live(server, errors)
        services = server.app.state.services
        secrets = secrets_of(await services.rooms.get(code), (mona, adel))

        # Redis goes away, and comes back.
        guarded_redis.stop()
        for tab in tabs:
            errors.append(json.dumps(await tab.ask(type="chat", text=CHAT)))
        errors.append((await mona.request("POST", "/api/rooms", json={"name": NAME})).text)
        errors.append((await mona.request("GET", "/readyz")).text)
        guarded_redis.start()
        async with redis.asyncio.from_url(guarded_redis.url) as client:
            await client.config_set("requirepass", PASSWORD)
        for _ in range(100):
            if (await mona.request("GET", "/readyz")).status_code == 200:
                break
            await asyncio.sleep(0.1)

        # It refuses what is written, and then holds something that is no room.
        async with redis.asyncio.from_url(url) as client:
            code, tab = await mona.host(name=NAME)
            await client.config_set("maxmemory", "1")
            errors.append(json.dumps(await tab.ask(type="chat", text=CHAT)))
            errors.append(json.dumps(await tab.ask(type="start")))
            await client.config_set("maxmemory", "0")
            for key in await client.keys(f"*room:{code}"):
                held = await client.hgetall(key)
                await client.hset(key, mapping={name: value.replace(b":", b";") for name, value in held.items()})
            services.rooms.drop(code)
            errors.append((await mona.request("GET", f"/api/rooms/{code}")).text)

        # And the server fails where nobody expected it.
        async def broken(*args: object, **more: object) -> None:
            raise RuntimeError("broken")

        code, tab = await mona.host(name=NAME)
        monkeypatch.setattr(services.rooms, "run", broken)
        errors.append(json.dumps(await tab.ask(type="start")))
        errors.append((await mona.request("POST", "/api/rooms", json={"name": NAME})).text)
        with contextlib.suppress(ConnectionClosed):
            async with connect(
                f"{server.ws}/ws/lobby", additional_headers={"cookie": str(mona.cookie), "origin": server.http}
            ):
                pass
    codes = {code for text in errors for code in re.findall(r'"code": ?"([a-z_]+)"', text)}
    assert codes >= {"not_your_card", "stale_turn", "malformed", "bad_name", "store_unavailable", "internal"}
    assert [line for line in log.lines if "a start message failed" in line], "nothing was listened to"
    assert [line for line in log.lines if "accepted" in line], "the log is not at its most talkative"
    check([*log.lines, *errors], secrets)


@pytest.mark.parametrize("password", ["", f"not-{PASSWORD}"])
async def test_a_wrong_password_is_not_said_either(log: Log, guarded_redis: RedisServer, password: str) -> None:
    url = guarded_redis.url.replace("//", f"//:{password}@" if password else "//")
    async with serving(Settings(redis_url=url, reconcile=0.1)) as server:
        log.listen()
        answer = await Browser(server).request("GET", "/readyz")
    assert answer.status_code == 503
    assert log.lines
    check([*log.lines, answer.text], [PASSWORD])
