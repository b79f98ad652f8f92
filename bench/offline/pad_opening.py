"""Opening the score pad: in a browser that has just started, without a network.

The page itself taps as soon as there is a key, so nothing but the page is measured: how long until
the pad takes the first tap, until each of two taps is answered, and until Python has scored the
line. The evening goes on in mid-round.
"""

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import BrowserContext, sync_playwright

from bench.offline.app_server import serving_app
from bench.offline.pad_taps import bring, evening_of
from bench.offline.slow_phone import HEIGHT, WIDTH, slow_processor
from tests.browser.chromium import executable, flags
from trimino.server.http.pages import app_folder

PATIENCE = 120_000

WATCH = """
window.opened = (async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const found = async (what) => {
    for (;;) {
      const element = document.querySelector(what);
      if (element) return element;
      if (performance.now() > 60_000) throw new Error(`${what}: ${document.body.innerText}`);
      await frame();
    }
  };
  if (location.pathname === '/pad') {
    await found('[data-evening], form');
    return [performance.now()];
  }
  const tile = await found('[data-pick]:not([data-laid])');
  const ready = performance.now();
  tile.click();
  const made = await found('.made .keys button');
  const chosen = performance.now() - ready;
  const tapped = performance.now();
  made.click();
  // Other lines may still come from what is kept: only one that is not scored is the new one.
  await found('[data-pending]');
  const kept = performance.now() - tapped;
  while (document.querySelector('[data-pending]')) await frame();
  return [ready, chosen, kept, performance.now() - tapped];
})();
"""


class PadOpening(NamedTuple):
    """Milliseconds of one try."""

    listed: float
    ready: float
    chosen: float
    kept: float
    scored: float


NAMES = {
    "listed": "the list of evenings",
    "ready": "an evening takes the first tap",
    "chosen": "from a tap on a tile to its keys",
    "kept": "from the second tap until its line is kept and shown",
    "scored": "from the second tap until Python has started and scored it",
}
"""What each of them is."""


def pad_openings(runs: int, *, slow: bool) -> list[PadOpening]:
    """As many tries; each starts the browser twice, for the list and for an evening."""
    pad = evening_of(1)
    with serving_app(app_folder()) as url, TemporaryDirectory() as folder:
        with _device(folder) as device:
            page = device.new_page()
            bring(page, url, pad)
            page.goto(f"{url}/settings")
            page.get_by_text("you can play without a network").wait_for()
        return [
            PadOpening(
                *_open(folder, f"{url}/pad", slow),
                *_open(folder, f"{url}/pad/{pad.id}", slow),
            )
            for _ in range(runs)
        ]


def _open(folder: str, address: str, slow: bool) -> list[float]:
    with _device(folder) as device:
        device.set_offline(True)
        device.add_init_script(WATCH)
        page = device.new_page()
        with slow_processor() if slow else nullcontext():
            page.goto(address, wait_until="commit")
            times: list[float] = page.evaluate("window.opened")
        return times


@contextmanager
def _device(folder: str) -> Iterator[BrowserContext]:
    """A browser of its own, which keeps what it has in a folder."""
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            Path(folder),
            executable_path=executable(),
            args=flags(),
            viewport={"width": WIDTH, "height": HEIGHT},
            locale="en-GB",
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        try:
            yield context
        finally:
            context.close()
