"""Actions a second: the same random matches by the rules, in the browser and in this Python."""

import statistics

from bench.offline.app_server import serving_app
from tests.browser.chromium import chromium
from trimino.server.http.pages import app_folder

PLAY = """
import random
import time
from trimino.rules import Match, published

def play(matches):
    rng, actions, began = random.Random(7), 0, time.perf_counter()
    for _ in range(matches):
        match = Match(published("triomino"), players=2)
        while not match.over:
            if match.needs_deal:
                match.deal(rng)
            match.play(rng.choice(list(match.legal)))
            actions += 1
    return actions / (time.perf_counter() - began)
"""
MATCHES = 10

LOAD = """async ([code, matches]) => {
  const {hash} = await (await fetch('/engine.json')).json();
  const folder = new URL(`/py/${hash}/`, location.href).href;
  const {loadPyodide} = await import(`${folder}pyodide.mjs`);
  window.python = await loadPyodide({indexURL: folder, stdLibURL: `${folder}python.zip`});
  python.runPython(code);
}"""


def actions_a_second(runs: int) -> tuple[float, float]:
    """In the browser and natively, by turns; medians."""
    here: dict[str, object] = {}
    exec(PLAY, here)
    native, browser = [], []
    with serving_app(app_folder()) as url, chromium() as opened:
        page = opened.new_page(bypass_csp=True)
        page.goto(url)
        page.evaluate(LOAD, [PLAY, MATCHES])
        for _ in range(runs):
            browser.append(page.evaluate(f"python.runPython('play({MATCHES})')"))
            native.append(here["play"](MATCHES))  # type: ignore[operator]
    return statistics.median(browser), statistics.median(native)
