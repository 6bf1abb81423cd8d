"""The Chromium of this system, driven by Playwright."""

import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path

from playwright.async_api import Browser, async_playwright

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


@cache
def path() -> str:
    """Return the path of the Chromium to drive."""
    found = subprocess.run([ROOT / "tools/find-chromium"], capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    return found.stdout.strip()


@asynccontextmanager
async def chromium(*more: str) -> AsyncIterator[Browser]:
    """A new Chromium, without a window, with these further arguments."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path(), args=[*QUIET, *more])
        yield browser
        await browser.close()
