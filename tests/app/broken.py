"""Apps that fail in their several ways; `test_workers.py` serves them."""

import contextlib
import os
import threading
from collections.abc import AsyncIterator
from typing import Any

from fastapi import FastAPI


def raises() -> Any:
    raise LookupError("no such thing")


def fails_to_start() -> FastAPI:
    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        raise LookupError("no such thing")
        yield

    return FastAPI(lifespan=lifespan)


def dies_while_it_serves() -> FastAPI:
    threading.Timer(0.3, os._exit, [7]).start()
    return FastAPI()


def serves() -> FastAPI:
    app = FastAPI()

    @app.get("/pid")
    def pid() -> int:
        return os.getpid()

    return app
