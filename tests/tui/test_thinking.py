"""The engine worker: started when needed, given one job at a time, and replaced when lost."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from trimino.tui.engine_worker import EngineWorker
from trimino.workers.calls import WorkerCall
from trimino.workers.process import WorkerLost
from trimino.workers.thinking_errors import ThinkingError


class StubWorker:
    """A worker without a process."""

    def __init__(self, do: Callable[[WorkerCall], Awaitable[object]]) -> None:
        self._do = do
        self.starts = asyncio.Event()
        self.starts.set()
        self.ended = False

    async def start(self) -> None:
        await self.starts.wait()

    async def do(self, call: WorkerCall) -> object:
        return await self._do(call)

    async def end(self) -> None:
        self.ended = True


class StubWorkers:
    """Starts workers, each with a prepared answer."""

    def __init__(self, *answers: Callable[[WorkerCall], Awaitable[object]]) -> None:
        self.started: list[StubWorker] = []
        self._answers = iter(answers)

    def __call__(self) -> StubWorker:
        self.started.append(StubWorker(next(self._answers)))
        return self.started[-1]


async def answered(call: WorkerCall) -> object:
    return call.function(*call.arguments)


async def goes_down(_: WorkerCall) -> object:
    raise WorkerLost


async def never(_: WorkerCall) -> object:
    return await asyncio.Event().wait()


def test_a_worker_is_started_once_and_ended_at_the_end() -> None:
    async def ask() -> None:
        workers = StubWorkers(answered)
        engine = EngineWorker(workers)
        ready = [engine.ready]
        assert await engine.do(max, 1, 2) == 2
        assert await engine.do(min, 1, 2) == 1
        assert [*ready, engine.ready] == [False, True]
        await engine.close()
        assert [worker.ended for worker in workers.started] == [True]

    asyncio.run(ask())


def test_a_worker_that_goes_down_is_replaced() -> None:
    async def ask() -> None:
        workers = StubWorkers(goes_down, answered)
        engine = EngineWorker(workers)
        with pytest.raises(ThinkingError):
            await engine.do(max, 1, 2)
        assert await engine.do(max, 1, 2) == 2
        assert [worker.ended for worker in workers.started] == [True, False]

    asyncio.run(ask())


def test_an_answer_nobody_waits_for_is_not_taken_for_another() -> None:
    async def ask() -> None:
        workers = StubWorkers(never, answered)
        engine = EngineWorker(workers)
        waiting = asyncio.create_task(engine.do(max, 1, 2))
        while not engine.ready:
            await asyncio.sleep(0)
        await asyncio.sleep(0.01)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert await engine.do(min, 1, 2) == 1
        assert [worker.ended for worker in workers.started] == [True, False]

    asyncio.run(ask())


def test_a_start_goes_on_though_nobody_waits_for_it_any_more() -> None:
    async def ask() -> None:
        workers = StubWorkers(answered)
        engine = EngineWorker(slowly(workers))
        waiting = asyncio.create_task(engine.do(max, 1, 2))
        await asyncio.sleep(0.01)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        again = asyncio.create_task(engine.do(min, 1, 2))
        await asyncio.sleep(0.01)
        workers.started[0].starts.set()
        assert await again == 1
        assert [worker.ended for worker in workers.started] == [False]

    asyncio.run(ask())


def test_a_start_is_ended_with_the_app() -> None:
    async def ask() -> None:
        workers = StubWorkers(answered)
        engine = EngineWorker(slowly(workers))
        waiting = asyncio.create_task(engine.do(max, 1, 2))
        await asyncio.sleep(0.01)
        waiting.cancel()
        await engine.close()
        assert [worker.ended for worker in workers.started] == [True]

    asyncio.run(ask())


def slowly(workers: StubWorkers) -> Callable[[], StubWorker]:
    """Workers that do not start before they may."""

    def hire() -> StubWorker:
        worker = workers()
        worker.starts.clear()
        return worker

    return hire
