"""What a browser measures: the bytes that a page costs, what moves on it, and how long it lets a finger wait."""

import contextlib
from collections import defaultdict
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page

_WATCH = """
window.measured = {shifts: [], waits: new Map()};
new PerformanceObserver((list) => {
  for (const {value, hadRecentInput, sources, startTime} of list.getEntries()) {
    if (hadRecentInput) continue;
    const place = ({x, y, width, height}) => [x, y, width, height].map(Math.round).join(' ');
    const what = ({node, previousRect, currentRect}) =>
      `${node?.nodeName} ${node?.parentElement?.className} from ${place(previousRect)} to ${place(currentRect)}`;
    measured.shifts.push([value, sources.map(what).join(', '), startTime]);
  }
}).observe({type: 'layout-shift', buffered: true});
new PerformanceObserver((list) => {
  for (const {interactionId, duration, name} of list.getEntries()) {
    if (!interactionId) continue;
    const [longest] = measured.waits.get(interactionId) ?? [0];
    if (duration > longest) measured.waits.set(interactionId, [duration, name]);
  }
}).observe({type: 'event', durationThreshold: 16, buffered: true});
"""


class Weight:
    """Counts the bytes over the wire, heads and bodies as they were sent, by kind ("Script", "Stylesheet", …)."""

    def __init__(self) -> None:
        self.bytes: dict[str, int] = defaultdict(int)
        self.scripts = 0
        """Bytes of the scripts alone, without their heads."""
        self.names: list[str] = []
        self._kinds: dict[str, str] = {}

    @classmethod
    async def of(cls, page: Page) -> "Weight":
        """Return what counts from now on."""
        weight = cls()
        session = await page.context.new_cdp_session(page)
        session.on("Network.responseReceived", weight._answered)
        session.on("Network.loadingFinished", weight._finished)
        await session.send("Network.enable")
        return weight

    @property
    def total(self) -> int:
        return sum(self.bytes.values())

    def _answered(self, event: dict[str, Any]) -> None:
        url = event["response"]["url"]
        # A module that is named ahead is of no kind yet.
        self._kinds[event["requestId"]] = "Script" if url.endswith(".js") else event["type"]
        self.names.append(url)
        if url.endswith(".js"):
            self.scripts += int(event["response"]["headers"]["content-length"])

    def _finished(self, event: dict[str, Any]) -> None:
        self.bytes[self._kinds.get(event["requestId"], "Other")] += int(event["encodedDataLength"])


async def watch(page: Page) -> None:
    """Have every page that is opened from now on note what moves and how long its answers to a finger take."""
    await page.add_init_script(_WATCH)


async def shifts(page: Page) -> list[tuple[float, str]]:
    """Return every layout shift that nobody's finger caused: how much, and of what."""
    return [(value, what) for value, what, _ in await page.evaluate("measured.shifts")]


async def layout_shift(page: Page) -> float:
    """Return the cumulative layout shift: the worst five seconds of shifts that are less than a second apart."""
    worst = total = start = last = 0.0
    for value, _, at in await page.evaluate("measured.shifts"):
        if at - last > 1_000 or at - start > 5_000:
            total, start = 0.0, at
        total, last = total + value, at
        worst = max(worst, total)
    return worst


async def waits(page: Page) -> list[tuple[float, str]]:
    """Return the ms from each touch, click and key to its frame, the longest first; below 16 ms nothing is noted."""
    return sorted(((ms, name) for ms, name in await page.evaluate("[...measured.waits.values()]")), reverse=True)


async def slow_line(page: Page) -> None:
    """Put the page on Lighthouse's slow 4G."""
    session = await page.context.new_cdp_session(page)
    line = {"offline": False, "latency": 150, "downloadThroughput": 204_800, "uploadThroughput": 93_750}
    await session.send("Network.emulateNetworkConditions", line)


def accounts(processes: list[int]) -> dict[Path, tuple[int, int]]:
    """Return the ns that each thread of these ran, and waited to run, by its account's path; Linux has these."""
    found: dict[Path, tuple[int, int]] = {}
    for process in processes:
        for task in Path(f"/proc/{process}/task").glob("*/schedstat"):
            with contextlib.suppress(OSError):  # a thread that has just ended
                ran, waited, _ = map(int, task.read_text().split())
                found[task] = (ran, waited)
    return found


class Crowd:
    """How much longer a browser's work takes since others use the processor as well, by the kernel's accounts.

    A thread that is ready and waits for a processor is nobody's slowness but the machine's: `factor` is 1 where nothing
    waited, 2 where all took twice as long.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._before: dict[Path, tuple[int, int]] = {}

    async def begin(self) -> None:
        self._before = await self._accounts()

    async def factor(self) -> float:
        """Return the factor since `begin`; 1 where the kernel keeps no such accounts."""
        now = await self._accounts()
        ran, waited = (
            sum(now[task][kind] - before[kind] for task, before in self._before.items() if task in now)
            for kind in (0, 1)
        )
        return 1 + waited / ran if ran else 1.0

    async def _accounts(self) -> dict[Path, tuple[int, int]]:
        session = await self._browser.new_browser_cdp_session()
        processes = (await session.send("SystemInfo.getProcessInfo"))["processInfo"]
        await session.detach()
        return accounts([process["id"] for process in processes])


async def slow_processor(page: Page, times: int) -> None:
    session = await page.context.new_cdp_session(page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": times})
