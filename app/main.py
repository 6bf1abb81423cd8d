"""The app: wiring only. Everything that runs is made in the lifespan and ended by it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from fastapi import FastAPI

from app.deadlines import Deadlines
from app.guesses import Guesses
from app.headers import SecurityHeaders
from app.hub import Hub
from app.limits import Buckets
from app.lobby import LobbyHub
from app.proxy import TrustedProxies, proxies
from app.refusals import REFUSALS, Refusals
from app.routes import health, pages, problems, rooms, sockets
from app.routes.gate import Gate
from app.service import Rooms
from app.services import Services
from app.settings import Settings
from app.store import open_store
from app.turnstile import PEERS, Peers, Turnstile

_LAST_ANSWERS_S = 1.0  # how long the end waits for a store that is away


def create_app(settings: Settings | None = None) -> FastAPI:
    """Return the app for these settings; by default those of the environment."""
    chosen = settings or Settings()

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, object]]:
        save_file = Path(chosen.save_file) if chosen.save_file else None
        store = await open_store(
            chosen.redis_url,
            save_file=save_file,
            lease_ms=round(chosen.lease * 1000),
            room_ms=chosen.room_life(),
        )
        policy = chosen.policy()
        service = Rooms(store, policy)
        hub = Hub(service, store, policy, chosen.reconcile)
        lobby = LobbyHub(store)
        hub.on_lobby(lobby.changed)
        refusals = Refusals()
        deadlines = Deadlines(service, store, chosen.sweep)
        app.state.services = Services(
            settings=chosen,
            store=store,
            rooms=service,
            hub=hub,
            lobby=lobby,
            creations=Buckets(chosen.room_burst, 1 / chosen.room_interval),
            joins=Buckets(chosen.join_burst, 1 / chosen.join_interval),
            guesses=Guesses(chosen.free_guesses),
            turnstile=Turnstile(chosen.sockets_per_client, chosen.max_sockets),
            refusals=refusals,
        )
        loops = [asyncio.create_task(part.run()) for part in (hub, lobby, deadlines, refusals)]
        try:
            peers = Peers(2 * chosen.sockets_per_client, proxies(chosen.trusted_proxies))
            yield {PEERS: peers, REFUSALS: refusals}
        finally:
            for loop in loops:
                loop.cancel()
            await asyncio.gather(*loops, return_exceptions=True)
            # By now no socket is open and nothing more is answered: what was, the store has, and saves.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_LAST_ANSWERS_S if chosen.redis_url else None):
                    await store.close()

    app = FastAPI(
        title="Basra",
        version=_version(),
        description="Egyptian Basra with friends. The WebSocket protocol is at /asyncapi.json.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        responses=problems.ANYWHERE,
        redirect_slashes=False,  # no answer repeats what a client calls this host
    )
    # The last is the outermost.
    app.add_middleware(Gate, settings=chosen)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(TrustedProxies, trusted=chosen.trusted_proxies)
    problems.install(app)
    app.include_router(health.router)
    app.include_router(rooms.router)
    app.include_router(sockets.router)
    pages.mount(app, chosen.static)
    return app


def _version() -> str:
    try:
        return version("basra")
    except PackageNotFoundError:  # run from a checkout that was not installed
        return "0"
