"""A slow phone: pages and workers that have a quarter of their speed, and a slow network.

Chromium's own throttling leaves workers out, and Python runs in one. So the processes of pages are
stopped for three quarters of the time, and the server sends slowly.
"""

import asyncio
import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from starlette.types import ASGIApp, Message, Receive, Scope, Send

SLOWER = 4
SLICE = 0.01
"""Seconds in which a process runs before it is stopped."""

LATENCY = 0.15
"""Seconds until an answer begins."""
RATE = 200_000
"""Bytes a second, for all answers together: those of Lighthouse's slow phone."""

WIDTH, HEIGHT = 390, 844


class SlowNetwork:
    """An app whose answers come over one slow line."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._line = asyncio.Lock()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_slowly(message: Message) -> None:
            async with self._line:
                await asyncio.sleep(len(message.get("body", b"")) / RATE)
            await send(message)

        if scope["type"] == "http":
            await asyncio.sleep(LATENCY)
        await self._app(scope, receive, send_slowly)


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
    pids = list(_renderers())
    while not ended.wait(SLICE):
        _signal(pids, signal.SIGSTOP)
        stopped = time.monotonic()
        # A page that is opened may get a process of its own at any time.
        found = list(_renderers())
        ended.wait(max(0.0, stopped + SLICE * (SLOWER - 1) - time.monotonic()))
        _signal(pids, signal.SIGCONT)
        pids = found


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
