"""Chromium of the system, or the one that CHROMIUM names, driven by Playwright."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

# The first has no windows to manage and takes a third less time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")

# Chromium fetches nothing that no page asked for.
FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)

FOR_TESTS = (
    # Most pages of tests do not live long enough to gain from a second, better compilation of
    # Python, which takes longer than the first and all that Python does meanwhile.
    "--js-flags=--liftoff-only",
)


@contextmanager
def chromium(*more: str) -> Iterator[Browser]:
    """A browser with more flags: for tests, or none where its speed is measured."""
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=executable(), args=flags(*more))
        try:
            yield opened
        finally:
            opened.close()


def executable() -> str:
    """The path of the browser."""
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    assert path, "Chromium is not here. On Debian or Ubuntu type: sudo apt-get install chromium"
    return path


def flags(*more: str) -> list[str]:
    # Chromium refuses to run its sandbox as root.
    return [*FLAGS, *more, *(["--no-sandbox"] if os.geteuid() == 0 else [])]
