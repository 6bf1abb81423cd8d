"""Whole matches through the service on the embedded store, people and bots at random, checked against their records.

    python -m tests.app.many_matches 10000

Each match is driven by commands and deadlines with a clock of its own, so nothing sleeps. What every commit told (the
events) is noted by hand; afterwards the record that the store kept must replay to the same cards, plays and points.
"""

import asyncio
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from app.rooms.commands import Agree, Command, Connect, Disconnect, Join, Leave, PlayCard, Ready, Return, Start
from app.rooms.errors import RoomError
from app.rooms.model import Player, Room, RoomOptions
from app.rooms.options import TURN_TIMES
from app.rooms.policy import Policy
from app.service import Outcome, Rooms
from app.store import Store, open_store
from engine.events import BatchDealt, CardPlayed, DealBegun, DealCounted, MatchWon
from engine.record import replay
from engine.ruleset import ruleset
from engine.view import match_view

SHAPES = [("classic", 2), ("v2", 2), ("murabaa", 4), ("v2", 4), ("classic", 4), ("murabaa", 2)]
TARGETS = [11, 11, 51, 51, 101, 201]


def options_of(number: int) -> RoomOptions:
    """Return the options of match `number`; any 300 in a row have every preset, number of seats and house rule."""
    preset, seats = SHAPES[number % len(SHAPES)]
    chance = random.Random(number)
    house = {
        "komi_on_floor": chance.choice(["seven", "any"]),
        "jack_basra": chance.choice([0, 10, 20, 30]),
        "tie": chance.choice(["nobody", "carry"]),
        "clean_opening": chance.choice([True, False]),
    }
    chosen = {name: value for name, value in house.items() if chance.random() < 0.5}
    return RoomOptions(
        seats=seats,  # type: ignore[arg-type]
        target=chance.choice(TARGETS),
        turn_time=chance.choice(TURN_TIMES),
        public=chance.random() < 0.5,
        ruleset=ruleset(preset, chosen),
    )


@dataclass
class Noted:
    """A match as the events told it."""

    deals: list[list[CardPlayed]] = field(default_factory=list)
    openings: list[BatchDealt] = field(default_factory=list)
    counted: list[DealCounted] = field(default_factory=list)
    won: list[MatchWon] = field(default_factory=list)

    def take(self, outcome: Outcome) -> None:
        for event in outcome.decision.events:
            match event:
                case DealBegun():
                    self.deals.append([])
                case BatchDealt() if event.batch == 0:
                    self.openings.append(event)
                case CardPlayed():
                    self.deals[-1].append(event)
                case DealCounted():
                    self.counted.append(event)
                case MatchWon():
                    self.won.append(event)


class Table:
    """One room and the people who sit at it, come, go, lose their connection, fall asleep, and tap twice."""

    def __init__(self, store: Store, number: int) -> None:
        self._chance = random.Random(f"table {number}")
        self._now = 1_790_000_000_000
        self._policy = Policy()
        self._rooms = Rooms(store, self._policy, clock=lambda: self._now, seed=lambda: self._chance.randbytes(32))
        self._rooms.on_commit = self._told
        self._store, self._options = store, options_of(number)
        self._code = ""
        self._plays = 0
        self._last: PlayCard | None = None
        self.done: Counter[str] = Counter()
        self.noted = Noted()

    async def play(self) -> Noted:
        """Play until a match is decided (sometimes its rematch), check each, and leave nothing behind."""
        created = await self._rooms.create("owner 1", "Player 1", self._options)
        self._code = created.code
        await self._store.watch(self._code)
        await self._do(Connect(1))
        await self._fill()
        await self._until_over()
        await self._check()
        if self._chance.random() < 0.2:
            await self._rematch()
        for player in (await self._room()).players:
            await self._do(Leave(player.number))
        assert await self._rooms.get(self._code) is None
        await self._store.unwatch(self._code)
        return self.noted

    def _told(self, outcome: Outcome) -> None:
        self.noted.take(outcome)

    async def _room(self) -> Room:
        room = await self._rooms.get(self._code)
        assert room is not None
        return room

    async def _do(self, command: Command) -> Outcome:
        self.done[type(command).__name__] += 1
        self._now += self._chance.randrange(1, 400)
        return await self._rooms.run(self._code, command)

    async def _expires(self) -> None:
        """Let the time until the next deadline pass."""
        deadline = self._rooms.deadline(await self._room())
        assert deadline is not None
        self.done[f"expired {deadline.kind}"] += 1
        late = self._chance.choice([0, 1, 500]) if self._chance.random() < 0.98 else 7_000
        self._now = max(self._now, deadline.at + late)
        outcome = await self._rooms.expire(self._code)
        assert outcome is not None
        assert outcome.decision.changed

    async def _fill(self) -> None:
        for number in range(2, self._chance.randrange(1, self._options.seats + 1) + 1):
            outcome = await self._do(Join(f"owner {number}", f"Player {number}"))
            assert outcome.room is not None
            await self._do(Connect(outcome.room.players[-1].number))
        if (await self._room()).phase == "countdown":
            await self._expires()
        else:
            await self._do(Start(1))

    async def _until_over(self) -> None:
        while (room := await self._room()).phase != "over":
            if not room.connected:
                await self._do(Connect(self._chance.choice(room.players).number))
            elif room.phase == "counting":
                await self._count(room)
            else:
                await self._turn(room)

    async def _count(self, room: Room) -> None:
        if self._chance.random() < 0.3:
            await self._expires()
        else:
            player = self._chance.choice(room.connected)
            await self._do(Ready(player.number, room.matches, room.deal_number))

    async def _turn(self, room: Room) -> None:
        assert room.to_play is not None
        player = room.player_at(room.to_play)
        dice = self._chance.random()
        if dice < 0.05:
            await self._come_and_go(room)
        elif player is not None and player.away and dice < 0.4:
            await self._do(Return(player.number))
        elif player is None or player.away or not player.connected:
            await self._expires()
        elif dice < 0.12 and (room.options.turn_time or len(room.connected) > 1):
            await self._sleeps(room, player)
        elif dice < 0.17 and self._last is not None and room.player(self._last.player) is not None:
            await self._tap_again(room)
        else:
            await self._tap(room, player)

    async def _tap(self, room: Room, player: Player) -> None:
        assert room.match is not None
        view = match_view(room.match, player.seat)
        legal = self._chance.choice(view.legal)
        capture: tuple[Any, ...] | None = self._chance.choice(legal.captures).cards
        if self._chance.random() < 0.3:
            capture = None
        elif capture:
            capture = tuple(self._chance.sample(capture, len(capture)))
        self._plays += 1
        self._last = PlayCard(player.number, f"play-{self._plays}", room.turn, legal.card, capture)
        outcome = await self._do(self._last)
        assert outcome.decision.acked is not None
        assert outcome.room is not None
        assert outcome.room.turn == room.turn + 1

    async def _tap_again(self, room: Room) -> None:
        """Send the last play once more: it is answered and not made, or it is too old."""
        assert self._last is not None
        try:
            outcome = await self._do(self._last)
        except RoomError as error:
            assert error.code == "stale_turn"  # noqa: PT017  either is right
        else:
            assert not outcome.decision.changed
        assert (await self._room()) == room

    async def _sleeps(self, room: Room, player: Player) -> None:
        if room.options.turn_time:
            await self._expires()
            return
        others = [other for other in room.connected if other is not player]
        self.done["asked"] += 1
        self._now += self._policy.ask_bot
        await self._rooms.ask_bot(self._code, self._chance.choice(others).number, room.turn)

    async def _come_and_go(self, room: Room) -> None:
        player = self._chance.choice(room.players)
        dice = self._chance.random()
        if not player.connected or dice < 0.3:
            await self._do(Connect(player.number))
        elif dice < 0.6:
            await self._do(Disconnect(player.number, player.connection))
        elif dice < 0.8 and len(room.players) > 1:
            await self._do(Leave(player.number))
        elif room.free_seats:
            outcome = await self._do(Join(f"owner {room.next_player}", f"Player {room.next_player}"))
            assert outcome.room is not None
            await self._do(Connect(outcome.room.players[-1].number))

    async def _rematch(self) -> None:
        self.noted = Noted()
        room = await self._room()
        for player in room.players:
            if not player.connected:
                await self._do(Connect(player.number))
        for player in room.players:
            await self._do(Agree(player.number, room.matches))
        assert (await self._room()).phase == "playing"
        await self._until_over()
        await self._check()

    async def _check(self) -> None:
        """Raise `AssertionError` unless the stored record replays to what was told."""
        room, record = await self._room(), await self._store.record(self._code)
        assert record is not None
        answer: Any = replay(record)
        deals: Any = record["deals"]
        noted = self.noted
        assert [[(p.card, p.capture) for p in deal] for deal in noted.deals] == [
            [(card, tuple(capture)) for card, capture in deal["plays"]] for deal in deals
        ]
        floor = slice(4 * self._options.seats, 4 * self._options.seats + 4)
        assert [opening.floor for opening in noted.openings] == [tuple(deal["deck"][floor]) for deal in deals]
        assert [self._told_of(event) for event in noted.counted] == answer["deals"]
        assert [won.team for won in noted.won] == [answer["winner"]]
        assert room.match is not None
        assert (answer["scores"], answer["winner"]) == (list(room.match.scores), room.match.winner)
        assert answer["scores"] == list(noted.won[0].scores)

    @staticmethod
    def _told_of(event: DealCounted) -> dict[str, object]:
        count = event.count
        basras = [{"seat": b.seat, "card": b.card, "kind": b.kind, "points": b.points} for b in count.basras]
        return {"cards": list(count.cards), "basras": basras, "points": list(count.points)}


async def play_matches(numbers: range, at_once: int = 8) -> Counter[str]:
    """Play these matches on one embedded store and return what happened in them, counted."""
    store = await open_store()
    waiting: Iterator[int] = iter(numbers)
    happened: Counter[str] = Counter()

    async def plays() -> None:
        for number in waiting:
            table = Table(store, number)
            try:
                noted = await table.play()
            except BaseException as error:
                error.add_note(f"in match {number}")
                raise
            happened.update(table.done)
            happened.update(matches=1, deals=len(noted.deals), plays=sum(map(len, noted.deals)))

    await asyncio.gather(*(plays() for _ in range(at_once)))
    assert await store.open_rooms() == []
    await store.close()
    return happened


def _played(numbers: range) -> Counter[str]:
    return asyncio.run(play_matches(numbers))


def main() -> None:
    """Play as many matches as the first argument says, on all cores, and print what happened."""
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    started, happened = time.monotonic(), Counter[str]()
    slices = [range(first, min(first + 100, many)) for first in range(0, many, 100)]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for counted in pool.map(_played, slices):
            happened.update(counted)
    for name, count in sorted(happened.items()):
        print(f"{count:>10,}  {name}")
    print(f"{happened['matches']} matches agree with their records, in {time.monotonic() - started:.0f} s")


if __name__ == "__main__":
    main()
