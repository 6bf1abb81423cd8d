"""A short cut of `make soak`: some hundred rooms on either store leave nothing behind; and what is left is noticed."""

import asyncio
from dataclasses import replace

import pytest

from tests.redis_server import RedisServer
from tests.soak.soak import GROWTH_KIB, Holding, Soak, grown

WARM = Holding(rss=70_000, keys=0, descriptors=17, tasks=10, objects=80_000, kinds={"dict": 9_000, "Room": 0})


def soaked(rooms: int, redis_port: int | None) -> tuple[Soak, list[str], list[Holding]]:
    looks: list[Holding] = []
    soak = Soak(rooms, 8, redis_port, lambda _, held: looks.append(held), warm=rooms // 2, erased=2.0)
    return soak, asyncio.run(soak.run()), looks


@pytest.mark.slow
@pytest.mark.parametrize("store", ["embedded", "redis"])
def test_rooms_leave_nothing_behind(store: str, own_redis: RedisServer) -> None:
    soak, failures, looks = soaked(150, own_redis.port if store == "redis" else None)
    assert failures == []
    assert soak.done["rooms"] == 150
    assert soak.done["plays"] > 50
    assert len(looks) == 3


class TestWhatIsLeftIsNoticed:
    def test_nothing_is_wrong_with_what_did_not_grow(self) -> None:
        assert grown(WARM, WARM, replace(WARM, rss=WARM.rss + 1_000, tasks=9)) == []

    @pytest.mark.parametrize(
        "end",
        [
            replace(WARM, rss=WARM.rss + GROWTH_KIB + 1),
            replace(WARM, keys=1),
            replace(WARM, descriptors=40),
            replace(WARM, tasks=100),
            replace(WARM, kinds={"dict": 9_000, "Room": 5_000}),
        ],
        ids=["memory", "a key", "files", "tasks", "objects of a kind"],
    )
    def test_whatever_grew_is_a_failure(self, end: Holding) -> None:
        assert len(grown(WARM, WARM, end)) == 1

    def test_a_key_that_stays_in_redis_is_found(self, own_redis: RedisServer) -> None:
        async def leave_one() -> None:
            reader, writer = await asyncio.open_connection("127.0.0.1", own_redis.port)
            writer.write(b"SET basra:left 1\r\n")
            await reader.readline()
            writer.close()

        told: list[int] = []

        def look(_: int, held: Holding) -> None:
            told.append(held.keys)
            if len(told) == 2:
                asyncio.get_running_loop().create_task(leave_one())

        soak = Soak(12, 4, own_redis.port, look, warm=6, erased=2.0, patience=10.0)
        assert asyncio.run(soak.run()) == ["1 keys are left in Redis"]
