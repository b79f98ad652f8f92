"""Record worker: one process that reads records which guests uploaded, beside those that think.

A record of a thousand rounds takes seconds and hundreds of MiB. In a process of its own it delays
no move, its memory is bounded, and all of it is given back when the process ends.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from trimino.workers.calls import WorkerCall
from trimino.workers.process import Worker, WorkerLost, WorkerProcess
from trimino.workers.thinking_errors import ThinkingError, ThinkingReason

IDLE_SECONDS = 10.0
"""After so long without work the process ends."""

CALL_SECONDS = 120.0
"""A call that takes longer is given up; the longest record takes a quarter of it."""

_MEMORY = 2**30
"""Bytes that the process may use; the longest record takes half of it."""


def _new_worker() -> Worker:
    return WorkerProcess(engine=False, memory=_MEMORY)


class RecordWorker:
    """Answers one call at a time, by a process that is started when it is needed."""

    def __init__(
        self, new_worker: Callable[[], Worker] = _new_worker, idle: float = IDLE_SECONDS
    ) -> None:
        self._new_worker, self._idle = new_worker, idle
        self._turn = asyncio.Lock()
        self._worker: Worker | None = None
        self._ending: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        return self._worker is not None

    async def call(self, function: Callable[..., Any], *arguments: object) -> Any:
        """The result of a function, which must be importable."""
        async with self._turn:
            if self._ending is not None:
                self._ending.cancel()
            try:
                async with asyncio.timeout(CALL_SECONDS):
                    return await self._answer(WorkerCall(function, arguments))
            except (TimeoutError, WorkerLost, OSError):
                await self._end()
                raise ThinkingError(ThinkingReason.FAILED) from None
            except asyncio.CancelledError:
                # The answer would be taken for that of the next call.
                await self._end()
                raise
            finally:
                self._ending = asyncio.create_task(self._end_when_idle())

    async def close(self) -> None:
        async with self._turn:
            if self._ending is not None:
                self._ending.cancel()
            await self._end()

    async def _answer(self, call: WorkerCall) -> object:
        if self._worker is None:
            worker = self._new_worker()
            self._worker = worker
            await worker.start()
        return await self._worker.do(call)

    async def _end_when_idle(self) -> None:
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(self._idle)
            async with self._turn:
                await self._end()

    async def _end(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            await worker.end()
