"""The first page: what it fetches until it is ready, on a slow phone."""

from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser

from bench.offline.app_server import serving_app
from bench.offline.slow_phone import HEIGHT, SLOWER, WIDTH
from tests.browser.chromium import chromium

SETTLED_MS = 3_000
"""After this nothing of the first page is on its way; what comes later is kept for offline."""


class FirstPage(NamedTuple):
    """One visit: what came over the wire, and the seconds until one could play."""

    kilobytes: float
    requests: float
    ready: float


def first_pages(folders: list[Path], runs: int) -> list[list[FirstPage]]:
    """Visits to each build, by turns."""
    with ExitStack() as stack:
        urls = [stack.enter_context(serving_app(folder, slow=True)) for folder in folders]
        browser = stack.enter_context(chromium())
        looks = [[_visit(browser, url) for url in urls] for _ in range(runs)]
    return [list(one) for one in zip(*looks, strict=True)]


def _visit(browser: Browser, url: str) -> FirstPage:
    context = browser.new_context(viewport={"width": WIDTH, "height": HEIGHT}, locale="en-GB")
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    sizes: list[int] = []
    session.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    page.goto(url, wait_until="commit")
    page.locator("#play-now").wait_for()
    ready = page.evaluate("performance.now()") / 1000
    page.wait_for_timeout(SETTLED_MS)
    context.close()
    return FirstPage(sum(sizes) / 1000, len(sizes), ready)
