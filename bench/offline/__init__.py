"""Sizes and times of play without a network: `python3 run.py bench offline`.

Prints a table: what the first page costs, how long the first move on the device takes on a slow
phone, how many actions Python carries out in the browser and here, how soon a score pad that is
opened takes a tap, and how soon a tap is answered at the end of a long evening. It needs Chromium
and the built app.

    python3 run.py bench offline
    python3 run.py bench offline --quick               each once
    python3 run.py bench offline --only=pages          or moves, actions, opening, taps
    python3 run.py bench offline --before=FOLDER       the first page beside that of another build,
                                                       by turns
"""

import itertools
import os
import statistics
import sys
from collections.abc import Callable
from pathlib import Path

from bench.offline.actions import actions_a_second
from bench.offline.first_move import NAMES, FirstMove, first_moves
from bench.offline.first_page import FirstPage, first_pages
from bench.offline.pad_opening import NAMES as OPENING_NAMES
from bench.offline.pad_opening import pad_openings
from bench.offline.pad_taps import ROUNDS, evening_of, pad_taps
from trimino.server.http.pages import app_folder

RUNS, QUICK_RUNS = 5, 1


def main(*options: str) -> None:
    runs = QUICK_RUNS if "--quick" in options else RUNS
    folders = [app_folder(), *map(Path, _given("--before=", options))]
    parts: dict[str, Callable[[], None]] = {
        "pages": lambda: _print_pages(first_pages(folders, runs)),
        "moves": lambda: _print_moves(first_moves(runs)),
        "actions": lambda: _print_actions(*actions_a_second(runs)),
        "opening": lambda: _print_openings(runs),
        "taps": lambda: _print_taps(4 * runs),
    }
    asked = _given("--only=", options)
    if unknown := [name for name in asked if name not in parts]:
        sys.exit(f"There is no part {unknown[0]}; there are: {', '.join(parts)}")
    print(f"{runs} runs each, medians; load of the machine at the start {os.getloadavg()[0]:.0f}\n")
    print("| what | measured |\n| --- | --- |")
    for name in asked or parts:
        parts[name]()
    print(f"\nLoad at the end {os.getloadavg()[0]:.0f}.")


def _given(name: str, options: tuple[str, ...]) -> list[str]:
    """What options of a name say."""
    return [option.removeprefix(name) for option in options if option.startswith(name)]


def _print_pages(pages: list[list[FirstPage]]) -> None:
    """The first page, and that of another build beside it."""
    for name, unit in (("kilobytes", "KB"), ("requests", ""), ("ready", "s")):
        now, *before = [statistics.median(getattr(page, name) for page in one) for one in pages]
        beside = "".join(f", before {was:.4g} {unit}: {now / was - 1:+.1%}" for was in before)
        _row(f"first page, {name}", f"{now:.4g} {unit}{beside}".replace(" ,", ",").strip())


def _print_moves(moves: list[FirstMove]) -> None:
    for name, what in NAMES.items():
        median = statistics.median(getattr(move, name) for move in moves)
        _row(f"slow phone, {what}", f"{median:.1f} s")


def _print_actions(browser: float, native: float) -> None:
    _row(
        "actions a second by the rules, random play",
        f"browser {browser:.0f}, native {native:.0f}: {browser / native:.2f}",
    )


def _print_openings(runs: int) -> None:
    for slow in (False, True):
        found = pad_openings(runs, slow=slow)
        for name, what in OPENING_NAMES.items():
            times = sorted(getattr(one, name) for one in found)
            _row(
                f"{_device(slow)}score pad, cold and offline: {what}",
                _spread(times),
            )


def _device(slow: bool) -> str:
    return "slow phone, " if slow else ""


def _spread(times: list[float]) -> str:
    """The median of sorted milliseconds, and the least and the most."""
    return f"{statistics.median(times):.0f} ms ({times[0]:.0f} to {times[-1]:.0f})"


def _print_taps(taps: int) -> None:
    for slow, rounds in itertools.product((False, True), ROUNDS):
        pad = evening_of(rounds)
        found = pad_taps(pad, taps, slow=slow)
        for name, what in (("kept", "kept and shown"), ("scored", "scored")):
            times = sorted(getattr(tap, name) for tap in found)
            _row(
                f"{_device(slow)}score pad with {len(pad.lines)} lines, from a tap until its line "
                f"is {what}",
                _spread(times),
            )


def _row(what: str, measured: str) -> None:
    print(f"| {what} | {measured} |", flush=True)
