"""A table: several dishonest tabs in one room, through all its phases, on a script that the seed decides."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from app.protocol.phrases import PHRASE_CODES
from tests.fuzz.messages import Known, Shapes, mutated, new_id
from tests.fuzz.oracle import Oracle
from tests.fuzz.rough import bad_frames
from tests.fuzz.tab import Browser, Tab
from tests.fuzz.values import CANARY, CARDS, dump, spoil, text, value
from tests.fuzz.wire import http, request


@dataclass(frozen=True)
class Mood:
    """How often a tab does what, of a hundred; the rest is noise. `waits`: seconds that it may idle."""

    sensible: int
    near: int  # a play, an id or a turn that is almost right
    valid: int
    mutated: int
    spoilt: int
    rough: int
    life: int  # hangs up, comes back, opens a second tab
    waits: float = 0.0


MOODS = (
    Mood(sensible=85, near=5, valid=0, mutated=8, spoilt=1, rough=0, life=2),
    Mood(sensible=55, near=15, valid=10, mutated=10, spoilt=3, rough=0, life=4),
    Mood(sensible=25, near=15, valid=15, mutated=25, spoilt=10, rough=1, life=4),
    Mood(sensible=10, near=5, valid=20, mutated=35, spoilt=20, rough=2, life=4),
    Mood(sensible=20, near=5, valid=25, mutated=10, spoilt=5, rough=2, life=30),
    Mood(sensible=60, near=15, valid=3, mutated=3, spoilt=1, rough=0, life=10, waits=1.0),
)


class Table:
    """One room, and those who sit, want to sit, and look in there."""

    def __init__(
        self, port: int, number: int, seed: int, shapes: Shapes, oracle: Oracle, *, pause: float = 0.0
    ) -> None:
        self.chance = random.Random(f"{seed}:{number}")
        self._port, self._shapes, self._oracle, self._pause = port, shapes, oracle, pause
        self._where = f"table {number} of seed {seed}: python -m tests.fuzz --seed {seed} --only {number}"
        self._mood = self.chance.choice(MOODS)
        self._address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        self._known = Known()
        self._tabs: list[Tab] = []
        self._played: list[bytes] = []
        self.code = ""
        self.counted = 0

    @property
    def frames(self) -> int:
        return self.counted + sum(tab.sent for tab in self._tabs)

    async def play(self, go_on: Callable[[], bool]) -> None:
        """Make the room and do as the mood has it, some hundred frames long."""
        host = await self._create()
        if host is None:
            return
        chance = self.chance
        await self._open(host, 1)
        for _ in range(chance.choice((0, 1, 1, 2, 4))):
            await self._open(Browser(self._address))
        most = chance.choice((60, 150, 400, 900, 1500))
        while self.frames < most and go_on() and self._tabs:
            acting = [tab for tab in self._tabs if tab.alive]
            chance.shuffle(acting)
            acting = acting[: chance.choice((1, 2, 2, 6))]
            for tab in acting:
                self._learn(tab)
                for _ in range(chance.choice((1, 1, 2, 4))):
                    self._act(tab)
            await asyncio.gather(*(tab.settle() for tab in acting))
            await self._life()
            if self._pause or self._mood.waits:
                await asyncio.sleep(self._pause + self._mood.waits * chance.random() ** 3)
        await self._end()

    async def _create(self) -> Browser | None:
        chance = self.chance
        body = {
            "name": f"{CANARY}{chance.choice(('', ' Mona', ' علي'))}",
            "seats": chance.choice((2, 2, 4)),
            "preset": chance.choice(("classic", "v2", "murabaa")),
            "target": chance.choice((11, 11, 11, 51, 101)),
            "turn_time": chance.choice((0, 0, 0, 15, 30)),
            "public": chance.random() < 0.3,
            "options": chance.choice(({}, {"tie": "carry"}, {"jack_basra": 30}, {"clean_opening": False})),
        }
        forwarded = (f"X-Forwarded-For: {self._address}",)
        answer = await http(self._port, request("POST", "/api/rooms", dump(body).encode(), forwarded))
        for fault in self._oracle.answer("POST", "/api/rooms", answer, clean=True):
            self._oracle.found(fault, (), self._where)
        if answer.status != 201:
            if answer.status != 429:
                self._oracle.found(f"a sound room was refused with {answer.status}", (("<", answer.body),), self._where)
            return None
        self.code = answer.body.decode().partition('"code":"')[2][:6]
        browser = Browser(self._address)
        browser.cookie = answer.header("set-cookie").partition(";")[0]
        return browser

    async def _open(self, browser: Browser, player: int | None = None) -> None:
        chance = self.chance
        tab = Tab(self._port, self.code, browser, self._oracle, chance, f"p-{new_id(chance)}"[:40])
        tab.player, tab.where, tab.company = player, self._where, self._tabs
        tab.answers_probes = chance.random() < 0.8
        self._known.pages.append(tab.page)
        await tab.open(hello=chance.random() < 0.95)
        if await tab.settle() and not tab.view and chance.random() < 0.8:
            self._say(tab, self._sit(tab))
            await tab.settle()
        if tab.wire is not None and tab.wire.opened.result()[0] == 101:
            self._tabs.append(tab)

    # One thing done

    def _learn(self, tab: Tab) -> None:
        """Note what this tab sees, for everybody at the table to use."""
        room, known = tab.view, self._known
        if not room:
            return
        self._oracle.counts[f"acted while {room['phase']}"] += 1
        known.turn, known.match = room["turn"], room["match_number"]
        known.players |= {seat["player"] for seat in room["seats"] if seat["player"]}
        if match := room["match"]:
            known.deal = match["deal"]
            known.cards = [*known.cards[-20:], *match["hand"], *match["floor"]]
            captures = [list(capture["cards"]) for legal in match["legal"] for capture in legal["captures"]]
            known.captures = [*known.captures[-10:], *captures]

    def _act(self, tab: Tab) -> None:
        chance, mood = self.chance, self._mood
        dice = chance.randrange(100)
        for share, act in (
            (mood.sensible, self._sensible),
            (mood.near, self._near),
            (mood.valid, lambda _: self._shapes.valid(chance, self._known)),
            (mood.mutated, lambda tab: mutated(chance, self._something(tab))),
        ):
            dice -= share
            if dice < 0:
                self._say(tab, act(tab))
                return
        if (dice := dice - mood.spoilt) < 0:
            tab.send(
                spoil(chance, dump(self._something(tab), ascii_only=chance.random() < 0.3).encode("utf-8", "replace"))
            )
        elif (dice := dice - mood.rough) < 0:
            tab.rough(*bad_frames(chance))
            asyncio.get_running_loop().call_later(chance.choice((0.01, 0.2)), tab.drop)
        elif chance.random() < 0.3:
            tab.binary(dump(self._something(tab)).encode("utf-8", "replace"))
        else:
            tab.send(dump(value(chance)).encode("utf-8", "replace"))

    def _say(self, tab: Tab, message: Any) -> None:
        payload = dump(message, ascii_only=self.chance.random() < 0.2).encode("utf-8", "replace")
        if isinstance(message, dict):
            if isinstance(message.get("id"), str):
                self._known.note(message["id"])
            if message.get("type") == "play":
                self._played = [*self._played[-8:], payload]
        tab.send(payload)

    def _something(self, tab: Tab) -> dict[str, Any]:
        return self._sensible(tab) if self.chance.random() < 0.5 else self._shapes.valid(self.chance, self._known)

    def _sit(self, tab: Tab) -> dict[str, Any]:
        chance = self.chance
        if tab.yours and chance.random() < 0.5:
            return {"type": "take_over", "id": new_id(chance), "player": chance.choice(tab.yours)}
        name = f"{CANARY} {chance.choice(CARDS)}" if chance.random() < 0.7 else CANARY + text(chance)[:16]
        return {"type": "join", "id": new_id(chance), "name": name}

    def _sensible(self, tab: Tab) -> dict[str, Any]:
        """Return what an honest player would do now."""
        chance, room = self.chance, tab.view
        request = {"id": new_id(chance)}
        if not room:
            return self._sit(tab)
        if chance.random() < 0.02:
            return {"type": "phrase", **request, "phrase": chance.choice(sorted(PHRASE_CODES))}
        if chance.random() < 0.05:
            return {"type": "chat", **request, "text": f"{CANARY} {text(chance)}"}
        match = room["match"] or {}
        match room["phase"]:
            case "playing" if match["legal"] and not (self._mood.waits and chance.random() < 0.4):
                legal = chance.choice(match["legal"])
                capture = list(chance.choice(legal["captures"])["cards"])
                chance.shuffle(capture)
                play = {"type": "play", **request, "turn": room["turn"], "card": legal["card"]}
                return play if chance.random() < 0.3 else {**play, "capture": capture}
            case "playing":
                if room["seats"][room["seat"]]["away"]:
                    return {"type": "return", **request}
                if room["ask_bot_ms"] is not None and room["seat"] != match["to_play"] and chance.random() < 0.5:
                    return {"type": "ask_bot", **request, "turn": room["turn"]}
                return {"type": "resync"} if chance.random() < 0.1 else {"type": "ping"}
            case "counting":
                return {"type": "ready", **request, "match": room["match_number"], "deal": match["deal"]}
            case "over":
                return {"type": "rematch", **request, "match": room["match_number"], "agreed": chance.random() < 0.8}
        if chance.random() < 0.3:
            return {"type": "start", **request}
        return {"type": "chat", **request, "text": CANARY}

    def _near(self, tab: Tab) -> dict[str, Any]:
        """Return a play that is almost right: somebody else's card, another turn, a capture that is not one."""
        chance, room = self.chance, tab.view
        if self._played and chance.random() < 0.25:
            from pydantic_core import from_json

            again: dict[str, Any] = from_json(chance.choice(self._played))
            if chance.random() < 0.5:
                again["card"] = chance.choice(CARDS)
            return again
        match = (room or {}).get("match") or {}
        legal = chance.choice(match.get("legal") or [{"card": chance.choice(CARDS), "captures": [{"cards": []}]}])
        play: dict[str, Any] = {"type": "play", "id": new_id(chance), "turn": self._known.turn, "card": legal["card"]}
        capture = list(chance.choice(legal["captures"])["cards"])
        match chance.randrange(8):
            case 0:
                play["turn"] = max(0, play["turn"] + chance.choice((-1, 1, -48, 10**9)))
            case 1:
                play["card"] = chance.choice(self._known.cards or CARDS)
            case 2:
                play["capture"] = [*capture, *capture][:52]
            case 3:
                play["capture"] = capture[:-1]
            case 4:
                play["capture"] = [*capture, chance.choice(CARDS)]
            case 5:
                play["capture"] = list(match.get("floor", []))[:52]
            case 6:
                play["capture"] = [legal["card"]]
            case 7:
                play["card"] = chance.choice((legal["card"].lower(), "0H", "1S", "", "🂡", "7d", "10"))
        return play

    # Coming and going

    async def _life(self) -> None:
        chance = self.chance
        for tab in [tab for tab in self._tabs if not tab.alive]:
            if tab.reason is not None and chance.random() < 0.5:
                tab.player = None
            if chance.random() < (0.2 if tab.reason == "gone" else 0.95):
                await tab.open(hello=chance.random() < 0.98)
                if await tab.settle() and not tab.view and chance.random() < 0.7:
                    self._say(tab, self._sit(tab))
            else:
                self._tabs.remove(tab)
                self.counted += tab.sent
        if self._tabs and chance.randrange(100) < self._mood.life:
            await self._stir(chance.choice(self._tabs))
        # Without anybody the room is paused, and soon erased.
        if not self._tabs and chance.random() < 0.5:
            await self._open(Browser(self._address))

    async def _stir(self, tab: Tab) -> None:
        chance = self.chance
        match chance.randrange(7):
            case 0 | 1:
                tab.drop()
            case 2 if tab.wire is not None and tab.alive:
                tab.wire.close(chance.choice((1000, 1001, 3000, 4999)))
            case 3 if len(self._tabs) < 8:
                await self._open(tab.browser, tab.player if chance.random() < 0.5 else None)  # a second tab
            case 4 if len(self._tabs) < 8:
                await self._open(Browser(self._address))
            case 5 if len(self._tabs) > 2:
                self._say(tab, {"type": "leave", "id": new_id(chance)})
            case 6 if chance.random() < 0.3:
                for each in self._tabs:
                    each.drop()
                await asyncio.sleep(chance.choice((0, 0.1, 0.5)))

    async def _end(self) -> None:
        """Go: by the button, without a word, or half of each."""
        how = self.chance.randrange(3)
        for tab in self._tabs:
            if how == 0 or (how == 1 and self.chance.random() < 0.5):
                self._say(tab, {"type": "leave", "id": new_id(self.chance)})
        await asyncio.gather(*(tab.settle() for tab in self._tabs))
        for tab in self._tabs:
            tab.drop()
