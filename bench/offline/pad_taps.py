"""Taps on the score pad: how long until a line is on the device, and until it is scored."""

import json
import random
from contextlib import nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Page

from bench.offline.app_server import serving_app
from bench.offline.slow_phone import HEIGHT, WIDTH, slow_processor
from tests.browser.chromium import chromium
from tests.pad.entries import pad_of, played_match
from trimino.pad.document import pad_values
from trimino.pad.pad import Pad
from trimino.rules import published
from trimino.server.http.pages import app_folder

ROUNDS = (4, 12)
"""The rounds of a usual evening, and of a very long one."""
LEFT_OUT = 10
"""Lines at the end that are not written yet, so that the last round goes on."""
PATIENCE = 120_000

TAP = """async () => {
  const count = (lines) => document.querySelectorAll(lines).length;
  const before = count('[data-line]');
  const began = performance.now();
  let kept = null;
  document.querySelector('#pad-draw').click();
  while (count('[data-line]') === before || count('[data-pending]') > 0) {
    await new Promise(requestAnimationFrame);
    if (kept === null && count('[data-pending]') > 0) kept = performance.now() - began;
  }
  const scored = performance.now() - began;
  await new Promise((resolve) => setTimeout(resolve, 300));
  return [kept ?? scored, scored];
}"""


class PadTap(NamedTuple):
    """Milliseconds from a tap until its line is kept and shown, and until it is scored."""

    kept: float
    scored: float


def evening_of(rounds: int) -> Pad:
    """Four players through so many rounds, the last of which goes on."""
    rules = published("triomino").replace(target=4000)
    pad = pad_of(played_match(rules, 4, random.Random(1), most_rounds=rounds))
    for _ in range(LEFT_OUT):
        pad = pad.undo()
    return pad


def pad_taps(pad: Pad, taps: int, *, slow: bool) -> list[PadTap]:
    """Draws, one after the other, on a pad that was brought as a file."""
    with serving_app(app_folder()) as url, chromium() as browser:
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, locale="en-GB")
        page.set_default_timeout(PATIENCE)
        bring(page, url, pad)
        page.goto(f"{url}/pad/{pad.id}")
        page.locator(f"[data-line='{len(pad.lines)}']").wait_for(state="attached")
        page.evaluate(TAP)
        with slow_processor() if slow else nullcontext():
            return [PadTap(*page.evaluate(TAP)) for _ in range(taps)]


def bring(page: Page, url: str, pad: Pad) -> None:
    """Let a browser keep a pad."""
    page.goto(f"{url}/pad")
    with TemporaryDirectory() as folder:
        file = Path(folder) / "pad.json"
        file.write_text(json.dumps(pad_values(pad)), encoding="utf-8")
        page.locator("input[type=file]").set_input_files(file)
        page.locator("[data-evening]").wait_for()
