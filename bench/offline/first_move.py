"""The first move on the device: after the app is kept, in a new tab, without a network."""

import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from playwright.sync_api import Browser, Page

from bench.offline.app_server import serving_app
from bench.offline.slow_phone import HEIGHT, WIDTH, slow_processor
from tests.browser.chromium import chromium
from tests.browser.playing import Mouse
from tests.browser.screen import read_screen
from trimino.server.http.pages import app_folder

PATIENCE = 90_000

HAND = "document.querySelectorAll('[data-hand-tile]').length"
CHANGED = f"""async (before) => {{
  while ({HAND} === before) await new Promise(requestAnimationFrame);
}}"""


class FirstMove(NamedTuple):
    """Seconds of one try."""

    kept: float
    home: float
    table: float
    answered: float
    warm_table: float
    warm_answered: float


NAMES = {
    "kept": "the app fetched and kept",
    "home": "first page in a new tab",
    "table": "cold, from Play now to the table",
    "answered": "cold, from the tap to the first move kept",
    "warm_table": "warm, from Play now to the table",
    "warm_answered": "warm, from the tap to the first move kept",
}
"""What each of them is."""


def first_moves(runs: int) -> list[FirstMove]:
    """As many tries, each with a device of its own."""
    with serving_app(app_folder(), slow=True) as url, chromium() as browser:
        return [_try(browser, url) for _ in range(runs)]


def _try(browser: Browser, url: str) -> FirstMove:
    context = browser.new_context(
        viewport={"width": WIDTH, "height": HEIGHT}, locale="en-GB", reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script("localStorage.setItem('trimino-prefs', '{\"askDraw\": false}')")
    page = context.new_page()
    kept = _timed(lambda: _keep(page, url))
    page.close()
    context.set_offline(True)
    with slow_processor():
        found = FirstMove(kept, *_play(context.new_page(), url))
    context.close()
    return found


def _keep(page: Page, url: str) -> None:
    page.goto(f"{url}/settings")
    page.get_by_text("you can play without a network").wait_for()


def _play(page: Page, url: str) -> Iterator[float]:
    """Seconds until the first page shows; then for each of two games until table and move."""
    yield _timed(lambda: _open(page, url))
    for _ in ("cold", "warm"):
        yield _timed(lambda: _begin(page))
        yield _timed(partial(_carry_out, page, _chosen_move(page)))
        page.locator("a[href='/']").first.click()


def _open(page: Page, url: str) -> None:
    page.goto(url, wait_until="commit")
    page.locator("#play-now").wait_for()


def _begin(page: Page) -> None:
    page.locator("#play-now").click()
    page.get_by_role("toolbar").wait_for()


def _chosen_move(page: Page) -> Callable[[], object]:
    """The last tap of a move, once it is one's turn: a tile into its place, or a draw."""
    draw = page.get_by_role("button", name="Draw")
    while True:
        screen, way = read_screen(page), Mouse()
        if screen.can_lay:
            way.press(page, screen.tiles[0])
            place = read_screen(page).places[0]
            return lambda: way.press(page, place)
        if draw.count() and draw.get_attribute("aria-disabled") is None and draw.is_enabled():
            return draw.click
        page.wait_for_timeout(100)


def _carry_out(page: Page, press: Callable[[], object]) -> None:
    before = page.evaluate(HAND)
    press()
    page.evaluate(CHANGED, before)


def _timed(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began
