"""A real server and a real Chromium for the tests of the pages."""

import subprocess
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser

from tests.browser.chromium import ROOT, chromium
from tests.browser.server import Server


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as browser:
        yield browser


@pytest.fixture(params=["embedded", "redis with two workers"])
def server(request: pytest.FixtureRequest) -> Iterator[Server]:
    """A `basra serve` of this test's own: on the embedded store, and as two processes on Redis."""
    redis_url = None if request.param == "embedded" else request.getfixturevalue("redis_url")
    with Server.started(redis_url) as server:
        yield server


@pytest.fixture
def embedded_server() -> Iterator[Server]:
    with Server.started(None) as server:
        yield server


@pytest.fixture(scope="session")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's files as a package has them."""
    folder = tmp_path_factory.mktemp("bundle") / "static"
    subprocess.run(["node", ROOT / "tools/bundle.js", folder], check=True, timeout=120)
    return folder


@pytest.fixture
def packaged_server(bundle: Path) -> Iterator[Server]:
    """A `basra serve` as it is installed from a package."""
    with Server.started(None, static=bundle) as server:
        yield server
