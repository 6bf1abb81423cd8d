"""The scenarios: what is broken, where, and how often. Each breaks one thing under parties that play on through it."""

import asyncio
import os
import shutil
import signal
import stat
import time
from collections.abc import Awaitable, Callable
from itertools import cycle
from pathlib import Path

from tests.faults.habits import Habits
from tests.faults.stage import Scenario, Stage

ERASED_S = 8.0
Inject = Callable[[Stage], Awaitable[None]]

# The server


def _end_server(how: signal.Signals) -> Inject:
    async def inject(stage: Stage) -> None:
        while stage.playing and not stage.enough:
            await asyncio.sleep(stage.chance.uniform(0.4, 1.5))
            await stage.server.end(how)
            stage.inject(how.name)
            await stage.server.start()

    return inject


def _end_worker(how: signal.Signals) -> Inject:
    async def inject(stage: Stage) -> None:
        while stage.playing and not stage.enough:
            # Longer than a worker takes to start, on this machine and now: five that never served would end the server.
            await asyncio.sleep(max(stage.chance.uniform(1.5, 3.0), 2 * stage.server.start_took))
            workers = stage.server.workers()
            if len(workers) < 2:
                continue  # the last one has not been replaced yet
            os.kill(stage.chance.choice(workers), how)
            stage.inject(how.name)

    return inject


async def _restart_embedded(stage: Stage) -> None:
    saved = stage.server.save_file
    while stage.playing and not stage.enough:
        await asyncio.sleep(stage.chance.uniform(0.4, 1.5))
        took = await stage.server.end(signal.SIGTERM)
        stage.inject("restart")
        if took > 5:
            stage.wrong.append(f"a graceful stop took {took:.1f} s")
        if not saved.exists():
            stage.wrong.append("a graceful stop did not save the rooms")
        else:
            if stat.S_IMODE(saved.stat().st_mode) != 0o600:
                stage.wrong.append(f"the rooms were saved with mode {saved.stat().st_mode:o}")
            if b" says " in saved.read_bytes():
                stage.wrong.append("chat was saved")
        await stage.server.start()
        if saved.exists():
            stage.wrong.append("the saved rooms were not deleted")


# Redis


def _redis_restart(stops: tuple[signal.Signals, ...]) -> Inject:
    async def inject(stage: Stage) -> None:
        assert stage.redis is not None
        for how in cycle(stops):
            if not stage.playing or stage.enough:
                return
            await asyncio.sleep(stage.chance.uniform(0.5, 1.5))
            await asyncio.to_thread(stage.redis.stop, how)
            await asyncio.sleep(stage.chance.uniform(0.1, 1.0))
            await asyncio.to_thread(stage.redis.start)
            stage.inject(how.name)

    return inject


async def _power_cut(stage: Stage) -> None:
    """Set Redis back to what was on its disk up to a second ago, as a power cut does with `everysec`."""
    assert stage.redis is not None
    folder = stage.redis.folder
    before = folder.with_name(folder.name + "-before")
    while stage.playing and not stage.enough:
        await asyncio.sleep(stage.chance.uniform(1.0, 2.0))
        begin = time.monotonic()
        await asyncio.to_thread(shutil.copytree, folder, before)
        await asyncio.sleep(stage.chance.uniform(0.3, 0.9))
        await asyncio.to_thread(stage.redis.stop)
        await asyncio.to_thread(_replace, folder, before)
        await asyncio.sleep(0.2)  # the last acks are read
        for party in stage.parties:
            party.case.windows.append((begin, time.monotonic()))
        await asyncio.to_thread(stage.redis.start)
        stage.inject("power cut")


def _replace(folder: Path, before: Path) -> None:
    for left in folder.iterdir():
        shutil.rmtree(left) if left.is_dir() else left.unlink()
    shutil.copytree(before, folder, dirs_exist_ok=True)
    shutil.rmtree(before)


async def _freeze_redis(stage: Stage) -> None:
    assert stage.redis is not None
    while stage.playing and not stage.enough:
        await asyncio.sleep(stage.chance.uniform(0.5, 1.5))
        with stage.redis.frozen():
            await asyncio.sleep(5)
        stage.inject("frozen")


def _kill_connections(kind: str) -> Inject:
    async def inject(stage: Stage) -> None:
        while stage.playing and not stage.enough:
            await asyncio.sleep(stage.chance.uniform(0.05, 0.4))
            async with stage.ask_redis() as client:
                stage.counts[kind] += await client.client_kill_filter(_type=kind, skipme=True)

    return inject


async def _lose_notices(stage: Stage) -> None:
    assert stage.link is not None
    while stage.playing and not stage.enough:
        await asyncio.sleep(0.1)
        stage.counts["notice"] = stage.link.dropped
    stage.notes.append(f"{stage.link.dropped} of {stage.link.dropped + stage.link.passed} notices")


# The players


async def _second_tabs(stage: Stage) -> None:
    while stage.playing and not stage.enough:
        await asyncio.sleep(stage.chance.uniform(0.1, 0.4))
        party = stage.chance.choice(stage.parties)
        seated = [robot for robot in party.present() if robot.room is not None]
        if not party.over and len(seated) == party.seats:
            party.another_tab(stage.chance.choice(seated))
            stage.inject("second tab")


async def _stall(stage: Stage) -> None:
    while stage.playing and not stage.enough:
        await asyncio.sleep(0.2)
        party = stage.chance.choice(stage.parties)
        seated = [robot for robot in party.present() if robot.room is not None and not robot.stalled]
        if not party.over and len(seated) == party.seats:
            stage.chance.choice(seated).stall()
            stage.inject("stalled")
    robots = [robot for party in stage.parties for robot in party.robots]
    while any(robot.stalled for robot in robots):  # noqa: ASYNC110  no event: robots just are
        await asyncio.sleep(0.1)
    waits = [wait for robot in robots for wait in robot.missed_after]
    stage.notes.append(f"missed after {max(waits, default=0):.1f} s at most")
    if max(waits, default=0) > 15:
        stage.wrong.append(f"a stalled reader was detached after {max(waits):.1f} s only")


async def _no_pongs(stage: Stage) -> None:
    while stage.playing and not stage.enough:
        await asyncio.sleep(0.2)
        ends = [entry for party in stage.parties for robot in party.robots for entry in robot.history.of("ended")]
        stage.counts["closed"] = sum(entry.message["code"] == 1011 for entry in ends)


def _all_gone(seconds: float) -> Inject:
    async def inject(stage: Stage) -> None:
        async def of(party) -> None:  # type: ignore[no-untyped-def]
            while not party.over and not stage.enough:
                await asyncio.sleep(stage.chance.uniform(0.3, 1.5))
                robots = party.present()
                if not robots or any(robot.room is None for robot in robots):
                    continue
                turn = max(robot.room["turn"] for robot in robots if robot.room)
                for robot in robots:
                    robot.hold.clear()
                    robot.drop()
                stage.inject("gone")
                await asyncio.sleep(seconds)
                for robot in robots:
                    robot.hold.set()
                await asyncio.sleep(0.5)
                back = [entry.message["room"]["turn"] for entry in robots[0].history.of("got", "welcome")][-1:]
                if back and back[0] > turn + 30:
                    stage.wrong.append(f"the match went on with nobody there: turn {turn} to {back[0]}")

        await asyncio.gather(*(of(party) for party in stage.parties))

    return inject


async def _gone_for_ever(stage: Stage) -> None:
    await asyncio.sleep(1.5)
    for party in stage.parties:
        party.vanish()
        stage.inject("gone for ever")
    await asyncio.sleep(ERASED_S + 4)


# All of them

CUT_MOMENTS = (
    "before_hello", "after_hello", "after_welcome", "in_countdown", "mid_frame", "after_send", "after_ack", "on_view",
    "in_count", "in_vote",
)  # fmt: skip
_CUTS = dict.fromkeys(CUT_MOMENTS, 0.04) | {
    "on_view": 0.008,
    "in_count": 0.3,
    "in_vote": 0.3,
    "in_countdown": 0.3,
}
_LEAVES = {"during the countdown": "countdown", "at the last card": "last_card", "between deals": "between_deals"}
_CALM = Habits()
_BAD = {
    "plays sent twice": Habits(twice=0.3),
    "two plays for a turn": Habits(other=0.3),
    "old plays sent again": Habits(old=0.3),
    "plays of a later turn": Habits(early=0.3),
    "plays out of turn": Habits(foreign=0.2),
}

SCENARIOS: tuple[Scenario, ...] = (
    Scenario("server killed, one worker", ("SIGKILL",), _end_server(signal.SIGKILL), "always", times=10),
    Scenario("server stopped, one worker", ("SIGTERM",), _end_server(signal.SIGTERM), "always", times=10),
    Scenario("one of two workers killed", ("SIGKILL",), _end_worker(signal.SIGKILL), "redis", 2, times=10),
    Scenario("one of two workers stopped", ("SIGTERM",), _end_worker(signal.SIGTERM), "redis", 2, times=10),
    Scenario("embedded server restarted", ("restart",), _restart_embedded, times=10),
    Scenario(
        "Redis restarted, fsync always",
        ("SIGKILL", "SIGTERM"),
        _redis_restart((signal.SIGKILL, signal.SIGTERM)),
        "always",
        2,
        times=10,
    ),
    Scenario("Redis killed, fsync everysec", ("SIGKILL",), _redis_restart((signal.SIGKILL,)), "everysec", times=10),
    Scenario("power cut, fsync everysec", ("power cut",), _power_cut, "everysec", 2, times=6, rewinds=True, limit=60),
    Scenario("Redis frozen for 5 s", ("frozen",), _freeze_redis, "redis", 2, times=4),
    Scenario("connections to Redis killed", ("normal",), _kill_connections("normal"), "redis", 2, times=50),
    Scenario("pub/sub connections killed", ("pubsub",), _kill_connections("pubsub"), "redis", 2, times=50),
    Scenario(
        "published notices lost",
        ("notice",),
        _lose_notices,
        "lossy",
        2,
        times=300,
        settings={"BASRA_RECONCILE": "0.5"},
    ),
    Scenario("sockets cut at every moment", CUT_MOMENTS, habits=(Habits(cut=_CUTS),), times=200),
    Scenario("sockets cut, two workers", CUT_MOMENTS, None, "redis", 2, habits=(Habits(cut=_CUTS),), times=200),
    Scenario("acks lost", ("ack_lost",), habits=(Habits(cut={"ack_lost": 0.15}, cut_for=(0, 0.05)),), times=100),
    *(Scenario(fault, (fault,), habits=(habits,), times=100) for fault, habits in _BAD.items()),
    Scenario("two tabs on one seat", ("second tab",), _second_tabs, "redis", 2, times=30),
    Scenario("clients that stop reading", ("stalled",), _stall, times=12, limit=200),
    Scenario(
        "clients that answer no ping",
        ("closed",),
        _no_pongs,
        habits=(_CALM, Habits(pongs=False)),
        settings={"BASRA_PING": "2"},
        times=10,
    ),
    *(
        Scenario(
            f"left {when}", (f"left: {moment}",), habits=(_CALM, Habits(leave_at=moment)), times=6, rooms=6, target=51
        )
        for when, moment in _LEAVES.items()
    ),
    Scenario(
        "left during the vote", ("left: vote",), habits=(Habits(matches=2), Habits(leave_at="vote", matches=2)), times=8
    ),
    Scenario("all gone for 3 s", ("gone",), _all_gone(3), times=16),
    Scenario("all gone for 3 min", ("gone",), _all_gone(180), times=6, rooms=6, limit=300),
    Scenario(
        "all gone for ever",
        ("gone for ever",),
        _gone_for_ever,
        "redis",
        settings={"BASRA_ERASE_AFTER": f"{ERASED_S:g}"},
        habits=(Habits(matches=9),),
        times=8,
        limit=40,
    ),
    Scenario(
        "a partner away for a whole deal",
        ("away for a deal",),
        habits=(_CALM, Habits(away_for_deal=0), _CALM),
        shapes=(("murabaa", 4), ("classic", 4)),
        settings={"BASRA_ABSENT_TIME": "0.2"},
        target=51,
        times=6,
        rooms=6,
    ),
)
