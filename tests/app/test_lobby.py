"""The lobby's list is told to each socket as long as it differs from what that socket was told last."""

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, cast

import pytest

from app.lobby import LobbyHub
from app.outbox import Outbox
from app.rooms.view import RoomSummary, summary
from tests.store.rooms import creation


class Looker:
    """Stands for an outbox."""

    def __init__(self) -> None:
        self.told: list[int] = []

    def put(self, text: str) -> None:
        self.told.append(text.count('"code"'))


def looking() -> tuple[Looker, Outbox]:
    looker = Looker()
    return looker, cast("Outbox", looker)


class Listed:
    """Stands for the store: what it lists, and a gate before the answer."""

    def __init__(self) -> None:
        self.rooms: list[RoomSummary] = []

    async def open_rooms(self) -> list[RoomSummary]:
        return self.rooms


@pytest.fixture
async def lobby(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SimpleNamespace]:
    monkeypatch.setattr("app.lobby._GATHER_S", 0.0)
    store = Listed()
    hub = LobbyHub(cast("Any", store))
    loop = asyncio.create_task(hub.run())

    async def change(*rooms: RoomSummary) -> None:
        store.rooms = list(rooms)
        hub.changed()
        await asyncio.sleep(0.02)

    yield SimpleNamespace(hub=hub, change=change)
    loop.cancel()


async def test_a_list_that_comes_back_to_what_others_saw_once_is_told(lobby: SimpleNamespace) -> None:
    room = creation().room
    assert room is not None
    open_room = summary(room)
    first, outbox = looking()
    await lobby.hub.attach(outbox)
    await lobby.change(open_room)
    assert first.told == [0, 1]
    lobby.hub.detach(outbox)
    await lobby.change()
    second, outbox = looking()
    await lobby.hub.attach(outbox)
    await lobby.change(open_room)
    assert second.told == [0, 1]


async def test_what_has_not_changed_is_not_told_again(lobby: SimpleNamespace) -> None:
    looker, outbox = looking()
    await lobby.hub.attach(outbox)
    await lobby.change()
    await lobby.change()
    assert looker.told == [0]
