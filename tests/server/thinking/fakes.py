"""An engine service with fake workers, and helpers to run tests with it."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from itertools import chain, repeat

from trimino.server.thinking.engine_service import EngineService, ThinkingLimits
from trimino.workers.calls import WorkerCall
from trimino.workers.process import WorkerLost

PATIENCE = 60
LIMITS = ThinkingLimits()
SILENT = None
"""What a worker says that never answers."""


async def until(holds: Callable[[], object]) -> None:
    """Wait until something holds; not for ever."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.005)


class FakeWorker:
    """A worker that records its calls, and gives prepared answers.

    That is a value, an error to be raised, an event to wait for, or nothing at all.
    """

    def __init__(self, starts: object, at: "FakeEngine") -> None:
        self._starts, self._at = starts, at
        self.ended = False

    async def start(self) -> None:
        await _said(self._starts)

    async def do(self, call: WorkerCall) -> object:
        self._at.calls.append(call)
        return await _said(self._at.says(call))

    async def end(self) -> None:
        self.ended = True


async def _said(told: object) -> object:
    await asyncio.sleep(0)
    if isinstance(told, Exception):
        raise told
    if told is SILENT or isinstance(told, asyncio.Event):
        await (told or asyncio.Event()).wait()
    return told


class FakeEngine:
    """An engine service with fake workers, the calls they got, and all workers ever started."""

    def __init__(
        self, says: Iterable[object], starts: Iterable[object], limits: ThinkingLimits, size: int
    ) -> None:
        self.calls: list[WorkerCall] = []
        self.started: list[FakeWorker] = []
        self._says, self._starts = iter(says), chain(starts, repeat(True))
        self._answers: dict[object, object] = {}
        self.engine = EngineService(size, limits, self._new_worker)

    def answer(self, function: object, value: object) -> None:
        """Let workers always say this when they are asked for that."""
        self._answers[function] = value

    def says(self, call: WorkerCall) -> object:
        return self._answers[call.function] if call.function in self._answers else next(self._says)

    def _new_worker(self) -> FakeWorker:
        self.started.append(FakeWorker(next(self._starts), self))
        return self.started[-1]


@asynccontextmanager
async def table(
    *says: object,
    starts: Iterable[object] = (),
    limits: ThinkingLimits = LIMITS,
    size: int = 1,
    warm: bool = True,
) -> AsyncIterator[FakeEngine]:
    """A table at which workers start and say what is given, the last for ever."""
    seated = FakeEngine(chain(says, repeat(says[-1])) if says else (), starts, limits, size)
    if warm:
        seated.engine.warm_up()
    try:
        yield seated
    finally:
        await seated.engine.close()
        assert all(worker.ended for worker in seated.started)


def lost() -> WorkerLost:
    return WorkerLost()
