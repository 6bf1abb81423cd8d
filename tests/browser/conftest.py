"""A real server and a real Chromium for the tests of the pages."""

import subprocess
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, async_playwright

from tests.browser.server import Server

ROOT = Path(__file__).resolve().parents[2]

# Without these a browser keeps looking for hosts that a test machine cannot reach.
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]


@pytest.fixture(scope="session")
def chromium() -> str:
    """Return the path of the Chromium to drive."""
    found = subprocess.run([ROOT / "tools/find-chromium"], capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    return found.stdout.strip()


@pytest.fixture
async def browser(chromium: str) -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=QUIET)
        yield browser
        await browser.close()


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
