"""Pool of engine workers: started when first needed, each replaced when it is lost."""

import asyncio
import logging
import os
import time
from collections.abc import Callable

from trimino.rules.errors import TriminoError
from trimino.server.thinking.call_queue import CallQueue, Priority, QueuedCall
from trimino.workers.process import Worker, WorkerLost

FIRST_PAUSE, _MAX_PAUSE = 1.0, 60.0
"""Seconds between two tries to start a worker; the pause doubles each time it fails."""

START_SECONDS = 0.8
"""The time that a decision waits, after the first start, for the first worker to be ready."""

_log = logging.getLogger(__name__)


def cores_to_spare() -> int:
    """The cores this process may use, less the one it needs itself; at least one."""
    own = getattr(os, "sched_getaffinity", None)
    return max(1, (len(own(0)) if own else os.cpu_count() or 1) - 1)


class MovingAverage:
    """The mean duration of something, in which the newest durations count most."""

    NEWEST = 1 / 8

    def __init__(self, guess: float) -> None:
        self.mean = guess

    def note(self, began: float) -> None:
        """Count something that began then, by the monotonic clock, and has just ended."""
        self.add(time.monotonic() - began)

    def add(self, seconds: float) -> None:
        """Count a duration."""
        self.mean += self.NEWEST * (seconds - self.mean)


class EnginePool:
    """A number of workers, each with one call at a time.

    A call that goes down with its worker is retried once. One that takes too long is not: its
    worker is killed and replaced.
    """

    def __init__(self, size: int, queue: CallQueue, new_worker: Callable[[], Worker]) -> None:
        self.size = size
        self.lost = 0
        self.ready = self.closed = False
        self.durations = {priority: MovingAverage(guess=1.0) for priority in Priority}
        self._queue, self._new_worker = queue, new_worker
        self._running = 0
        self._lanes: list[asyncio.Task[None]] = []
        self._first_tried = asyncio.Event()
        self._wait_until = 0.0

    @property
    def started(self) -> bool:
        return bool(self._lanes)

    def start(self) -> None:
        """Start the workers, unless they were started before; does not wait for them."""
        if not self.started and not self.closed:
            self._wait_until = time.monotonic() + START_SECONDS
            self._lanes = [asyncio.create_task(self._lane()) for _ in range(self.size)]

    async def first_start(self) -> None:
        """Wait until the first worker is ready or lost, at most START_SECONDS after the start."""
        try:
            async with asyncio.timeout(max(0.0, self._wait_until - time.monotonic())):
                await self._first_tried.wait()
        except TimeoutError:
            pass

    async def close(self) -> None:
        """Kill all workers; running and waiting calls fail."""
        self.ready, self.closed = False, True
        self._first_tried.set()
        for lane in self._lanes:
            lane.cancel()
        await asyncio.gather(*self._lanes, return_exceptions=True)
        for call in self._queue.clear():
            call.fail()

    async def _lane(self) -> None:
        """One place for a worker: start one after another."""
        pause = FIRST_PAUSE
        while True:
            if await self._run(self._new_worker()):
                pause = FIRST_PAUSE
            else:
                await asyncio.sleep(pause)
                pause = min(2 * pause, _MAX_PAUSE)

    async def _run(self, worker: Worker) -> bool:
        """Run a worker until it is lost; return whether it ever was ready."""
        began = False
        try:
            await worker.start()
            began = self.ready = True
            self._first_tried.set()
            self._running += 1
            while True:
                await self._serve(worker, await self._queue.take())
        except (WorkerLost, OSError):
            _log.warning("worker-lost")
            self.lost += 1
        finally:
            self._running -= began
            await worker.end()
        # After a worker that ran, the next one will run; after one that did not start, it may not.
        self.ready = began or self._running > 0
        self._first_tried.set()
        return began

    async def _serve(self, worker: Worker, call: QueuedCall) -> None:
        began = time.monotonic()
        try:
            async with asyncio.timeout(call.seconds):
                call.settle(await worker.do(call.call()))
        except TriminoError as error:
            call.fail(error)
        except WorkerLost:
            self._retry(call)
            raise
        except asyncio.CancelledError:
            call.fail()
            raise
        except Exception:  # noqa: BLE001 - a timeout or a fault: the lane has to go on
            _log.exception("worker-given-up")
            call.fail()
            raise WorkerLost from None
        finally:
            self.durations[call.priority].note(began)

    def _retry(self, call: QueuedCall) -> None:
        if call.retried:
            call.fail()
        elif not call.answer.done():
            call.retried = True
            self._queue.put(call)
