"""A slow phone: pages and workers that have a quarter of their speed, and a slow network.

Chromium's own throttling of the CPU leaves workers out, and Python runs in one. So the processes of
pages are stopped for three quarters of the time.
"""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import Page

SLOWER = 4
SLICE = 0.01
"""Seconds in which a process runs before it is stopped."""

SLOW_4G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
WIDTH, HEIGHT = 390, 844


def slow_network(page: Page) -> None:
    """Let a page have the network of Lighthouse's slow phone."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_4G)


@contextmanager
def slow_processor() -> Iterator[None]:
    """Let all pages that this process has opened have a quarter of their speed."""
    ended = threading.Event()
    thread = threading.Thread(target=_slow_down, args=(ended,))
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def _slow_down(ended: threading.Event) -> None:
    turn, pids = 0, []
    while not ended.wait(SLICE):
        if turn % 25 == 0:
            pids = list(_renderers())
        turn += 1
        _signal(pids, signal.SIGSTOP)
        ended.wait(SLICE * (SLOWER - 1))
        _signal(pids, signal.SIGCONT)


def _renderers() -> Iterator[int]:
    """The processes of Chromium's pages among the descendants of this process."""
    parents, renderers = {}, []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            # The name of a process, in brackets, may hold blanks.
            stated = (folder / "stat").read_text().rpartition(")")[2].split()
            parents[int(folder.name)] = int(stated[1])
            if b"--type=renderer" in (folder / "cmdline").read_bytes():
                renderers.append(int(folder.name))
    for pid in renderers:
        above = pid
        while above in parents and above != os.getpid():
            above = parents[above]
        if above == os.getpid():
            yield pid


def _signal(pids: list[int], number: signal.Signals) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, number)
