"""The lobby: the list of open rooms, kept live for the sockets that look at it.

A change anywhere is only a wake-up; changes that come together are one look at the store, and a look every few seconds
makes up for a lost one. With nobody in the lobby nothing is asked.
"""

import asyncio
import contextlib
import logging
from typing import Final

from app.outbox import Outbox
from app.protocol.server import Lobby
from app.store import Store, StoreUnavailable

log = logging.getLogger("basra.lobby")

_GATHER_S: Final = 0.2
_LOOK_AGAIN_S: Final = 5.0
MOST_SHOWN: Final = 100


class LobbyHub:
    """The lobby sockets of this process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._told: dict[Outbox, str] = {}  # the list that each socket was sent last
        self._changed = asyncio.Event()

    def changed(self) -> None:
        """Say that the list may have changed."""
        self._changed.set()

    async def attach(self, outbox: Outbox) -> None:
        """Send the list now, and again whenever it changes."""
        self._send(outbox, await self._list())

    def detach(self, outbox: Outbox) -> None:
        self._told.pop(outbox, None)

    async def run(self) -> None:
        """Keep the list live until cancelled."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), _LOOK_AGAIN_S)
            await asyncio.sleep(_GATHER_S)
            self._changed.clear()
            if self._told:
                await self._tell()

    async def _tell(self) -> None:
        try:
            now = await self._list()
        except StoreUnavailable:
            return  # the next look comes soon
        except Exception:
            log.exception("the open rooms could not be listed")
            return
        for outbox, last in tuple(self._told.items()):
            if now != last:
                self._send(outbox, now)

    def _send(self, outbox: Outbox, text: str) -> None:
        self._told[outbox] = text
        outbox.put(text)

    async def _list(self) -> str:
        rooms = await self._store.open_rooms()
        return Lobby(rooms=tuple(rooms[:MOST_SHOWN])).model_dump_json()
