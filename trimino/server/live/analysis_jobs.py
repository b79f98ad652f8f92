"""Analysis jobs: requested over HTTP, computed by worker processes, kept in the database.

The subject is a record: of a table that is over, or an uploaded one. Names are inserted when a
result is read, so that no result holds a name that was deleted.
"""

import asyncio
import json
import secrets
import time
from contextlib import suppress

from trimino.engine.budget import Budget
from trimino.rules import TriminoError
from trimino.server.errors import english_values
from trimino.server.live.records import Records
from trimino.server.live.stored_analysis import is_readable
from trimino.server.storage import Store
from trimino.server.storage.rows import Analysis
from trimino.server.thinking.engine_service import EngineService

BUDGETS = {"quick": Budget(simulations=50), "thorough": Budget(simulations=400)}
SEED = 1

LEASE_SECONDS = 15.0
"""Length of a lease; each note of progress renews it."""

POLL_SECONDS = 0.5
"""Time between two queries for jobs, and between two notes of progress."""


class AnalysisJobs:
    """Finds and requests jobs, and runs those that this process leases."""

    def __init__(self, store: Store, records: Records, engine: EngineService, process: str) -> None:
        self._store = store
        self._records = records
        self._engine = engine
        self._process = process
        self._working: set[asyncio.Task[None]] = set()
        self._stopping = False

    async def ask(self, subject: str, budget: str) -> Analysis:
        """Queue an analysis. Idempotent for each (subject, budget)."""
        await self._records.text(subject)
        new = secrets.token_urlsafe(16)
        job = await self._store.analyses.ask(new, subject, budget, time.time())
        return await self.find(job.analysis) or job

    async def find(self, analysis: str) -> Analysis | None:
        """A job by its id; one with a result in an outdated format is queued again."""
        job = await self._store.analyses.get(analysis)
        if job is None or job.result is None or is_readable(job.result):
            return job
        return await self._store.analyses.requeue(analysis, time.time())

    async def run(self) -> None:
        while not self._stopping:
            with suppress(TriminoError):
                await self._claim()
            await asyncio.sleep(POLL_SECONDS)

    async def stop(self) -> None:
        self._stopping = True
        for task in tuple(self._working):
            task.cancel()
        await asyncio.gather(*self._working, return_exceptions=True)

    async def _claim(self) -> None:
        if not self._engine.started and await self._store.analyses.is_waiting(time.time()):
            self._engine.warm_up()
        while self._engine.ready and self._engine.analyses_left:
            job = await self._store.analyses.claim(time.time(), self._process, LEASE_SECONDS)
            if job is None:
                return
            task = asyncio.create_task(self._work(job))
            self._working.add(task)
            task.add_done_callback(self._working.discard)
            # Let it start, since only then it counts as under way.
            await asyncio.sleep(0)

    async def _work(self, job: Analysis) -> None:
        progress = _Progress()
        reporting = asyncio.create_task(self._report(job, progress))
        try:
            text = await self._records.text(job.subject)
            result = await self._engine.analyse(
                text, None, BUDGETS[job.budget], SEED, progress.note, progress.is_cancelled
            )
            reporting.cancel()
            progress.done = progress.total
            await self._note(job, progress)
            await self._store.analyses.finish(job.analysis, self._process, json.dumps(result))
        except TriminoError as error:
            with suppress(TriminoError):
                body = json.dumps(english_values(error.message))
                await self._store.analyses.fail(job.analysis, self._process, body)
        finally:
            reporting.cancel()

    async def _report(self, job: Analysis, progress: "_Progress") -> None:
        """Note progress now and then, and learn whether the job was cancelled."""
        while True:
            await asyncio.sleep(POLL_SECONDS)
            with suppress(TriminoError):
                await self._note(job, progress)

    async def _note(self, job: Analysis, progress: "_Progress") -> None:
        until = time.time() + LEASE_SECONDS
        progress.wanted = await self._store.analyses.progress(
            job.analysis, self._process, progress.done, progress.total, until
        )


class _Progress:
    """The progress of an analysis, and whether it is still wanted."""

    def __init__(self) -> None:
        self.done = self.total = 0
        self.wanted = True

    def note(self, done: int, total: int) -> None:
        self.done, self.total = done, total

    def is_cancelled(self) -> bool:
        return not self.wanted
