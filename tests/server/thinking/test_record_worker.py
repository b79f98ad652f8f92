"""The process that reads records: started when needed, ended when idle, replaced when lost."""

import asyncio
import os

import pytest

from tests.server.thinking.fakes import until
from trimino.records.record import RecordError
from trimino.server.thinking.record_work import canonical_text
from trimino.server.thinking.record_worker import RecordWorker
from trimino.workers.process import WorkerProcess
from trimino.workers.thinking_errors import ThinkingError


def fill(size: int) -> int:
    return len(bytearray(size))


async def test_it_ends_when_nobody_needs_it_and_starts_again() -> None:
    worker = RecordWorker(idle=0.05)
    first = await worker.call(os.getpid)
    assert first != os.getpid()
    await until(lambda: not worker.running)
    assert await worker.call(os.getpid) != first
    await worker.close()
    assert not worker.running


async def test_refusals_come_back() -> None:
    worker = RecordWorker()
    with pytest.raises(RecordError):
        await worker.call(canonical_text, "{}")
    await worker.close()


async def test_it_takes_no_more_memory_than_it_may() -> None:
    worker = RecordWorker(lambda: WorkerProcess(quiet=True, engine=False, memory=2**28))
    assert await worker.call(fill, 2**20) == 2**20
    with pytest.raises(ThinkingError):
        await worker.call(fill, 2**29)
    assert await worker.call(fill, 2**20) == 2**20
    await worker.close()


async def test_who_gives_up_does_not_leave_an_answer_for_the_next() -> None:
    worker = RecordWorker()
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.01):
            await worker.call(os.getpid)
    assert await worker.call(abs, -3) == 3
    await worker.close()


async def test_after_a_crash_the_next_call_is_answered() -> None:
    worker = RecordWorker()
    with pytest.raises(ThinkingError):
        await worker.call(os._exit, 1)
    assert await worker.call(abs, -3) == 3
    await worker.close()
