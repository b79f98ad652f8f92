"""Analysis jobs: requested over HTTP, computed by worker processes, kept in the database.

The subject is a record: of a table that is over, or an uploaded one. Names are inserted when a
result is read, so that no result holds a name that was deleted.
"""

import asyncio
import json
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from math import ceil
from typing import NamedTuple

from pydantic_core import to_json

from trimino.engine.budget import Budget
from trimino.rules import TriminoError
from trimino.server.access.rate_limits import Charge, address_key
from trimino.server.errors import ServerError, ServerReason, english_values
from trimino.server.live.analysis_schedule import finish_times
from trimino.server.live.habit_counter import HabitCounter
from trimino.server.live.kept_texts import KeptTexts
from trimino.server.live.records import Records
from trimino.server.live.uptime_clock import UptimeClock
from trimino.server.storage import Store
from trimino.server.storage.errors import StoreUnavailable
from trimino.server.storage.rows import PERFECT_SUFFIX, Analysis
from trimino.server.thinking.engine_pool import MovingAverage
from trimino.server.thinking.engine_service import EngineService
from trimino.server.thinking.stored_analysis import analysis_text
from trimino.workers.thinking_errors import ThinkingReason

BUDGETS = {"quick": Budget(simulations=2000), "thorough": Budget(simulations=16000)}
_WEIGHTS = {"quick": 1, "thorough": 8}
"""Work for an action, compared with a quick analysis."""

SEED = 1

MAX_ANALYSED_ACTIONS = 3000
"""Actions of a match that is analysed; a long match by the sheets has a third of them."""

_LEASE_SECONDS = 15.0
"""Length of a lease; each note of progress renews it."""

POLL_SECONDS = 0.5
"""Time between two queries for jobs, and between two notes of progress."""

_MAX_KEPT = 16 * 2**20
"""Bytes of the results that are kept as they were shown."""


class ShownAnalysis(NamedTuple):
    """A job, and its result as JSON with the names of now; `null` without one."""

    job: Analysis
    result: bytes


class AnalysisJobs:
    """Finds and requests jobs, and runs those that this process leases.

    One job of each address runs at once, and those that run get the same time of the workers.
    """

    def __init__(
        self,
        store: Store,
        records: Records,
        engine: EngineService,
        clock: UptimeClock,
        process: str,
        habits: HabitCounter,
    ) -> None:
        self._store = store
        self._habits = habits
        self._records = records
        self._engine = engine
        self._clock = clock
        self._process = process
        self._pace = MovingAverage(guess=0.1)
        self._working: set[asyncio.Task[None]] = set()
        self._texts = KeptTexts(_MAX_KEPT)
        self._stopping = False

    async def ask(self, subject: str, budget: str, address: str, charge: Charge) -> Analysis:
        """Queue an analysis. Idempotent for each (subject, budget)."""
        actions = await self._records.actions(subject, address)
        known = await self._store.analyses.find(subject, budget)
        if known is None or known.status in ("failed", "cancelled"):
            if actions > MAX_ANALYSED_ACTIONS:
                raise ServerError(ServerReason.ANALYSIS_TOO_LONG, most=MAX_ANALYSED_ACTIONS)
            charge(actions * _WEIGHTS[_plain(budget)])
        return await self._store.analyses.ask(
            secrets.token_urlsafe(16),
            subject,
            budget,
            self._clock.now(),
            address_key(address),
            actions * _WEIGHTS[_plain(budget)],
        )

    async def find(self, analysis: str) -> Analysis | None:
        """A job by its id."""
        return await self._store.analyses.get(analysis)

    async def result_length(self, analysis: str) -> int:
        """The characters of the result of a job, without reading it; 0 without one."""
        return await self._store.analyses.result_length(analysis)

    async def shown(self, job: Analysis, address: str) -> ShownAnalysis:
        """A job as it is shown; one with a result in an outdated form is queued again.

        Reading a long result takes as long as hundreds of moves: the record worker does it, once.
        """
        if job.result is None:
            return ShownAnalysis(job, b"null")
        names = await self._names_in(job.subject, address)
        key = (job.analysis, hash(job.result), *(names or ()))
        text = self._texts.get(key)
        if text is None:
            text = await self._records.work(address, analysis_text, job.result, names)
            if text is None:
                again = await self._store.analyses.requeue(
                    job.analysis, self._clock.now(), address_key(address)
                )
                return ShownAnalysis(again or job._replace(result=None), b"null")
        return ShownAnalysis(job, self._texts.keep(key, text))

    async def _names_in(self, subject: str, address: str) -> list[str] | None:
        """The names in a record, as they are now; None if it was deleted, and they with it."""
        try:
            return await self._records.players(subject, address)
        except ServerError:
            return None

    async def seconds_left(self, job: Analysis) -> int | None:
        """About how long it takes until a job is done; None if it is."""
        if job.status not in ("queued", "running"):
            return None
        waiting = await self._store.analyses.waiting()
        done = finish_times(waiting, self._engine.max_analyses, self._engine.size)
        return ceil(done.get(job.analysis, 0.0) * self._pace.mean)

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
        if not self._engine.started and await self._store.analyses.is_waiting(self._clock.now()):
            self._engine.warm_up()
        # A job that has just begun is not known to the engine yet, but it has its place.
        while self._engine.ready and len(self._working) < self._engine.max_analyses:
            now = self._clock.now()
            job = await self._store.analyses.claim(now, self._process, _LEASE_SECONDS)
            if job is None:
                return
            task = asyncio.create_task(self._work(job))
            self._working.add(task)
            task.add_done_callback(self._working.discard)

    async def _work(self, job: Analysis) -> None:
        progress = _Progress(
            lambda seconds: self._note_pace(seconds / _WEIGHTS[_plain(job.budget)])
        )
        reporting = asyncio.create_task(self._report(job, progress))
        try:
            result = await self._analyse(job, progress)
            reporting.cancel()
            progress.done = progress.total
            await self._note(job, progress)
            await self._store.analyses.finish(job.analysis, self._process, to_json(result).decode())
        except TriminoError as error:
            with suppress(TriminoError):
                await self._give_up(job, error)
        finally:
            reporting.cancel()

    async def _analyse(self, job: Analysis, progress: "_Progress") -> object:
        owner = await self._store.analyses.asker(job.analysis)
        text = await self._records.text(job.subject, owner or "")
        return await self._engine.analyse(
            text,
            None,
            BUDGETS[_plain(job.budget)],
            SEED,
            progress.note,
            progress.is_cancelled,
            owner=owner,
            perfect=job.budget.endswith(PERFECT_SUFFIX),
            people=self._habits.people,
        )

    async def _give_up(self, job: Analysis, error: TriminoError) -> None:
        """Note that a job failed; one that only had to wait is queued again."""
        if isinstance(error, StoreUnavailable) or error.reason is ThinkingReason.BUSY:
            await self._store.analyses.put_back(job.analysis, self._process)
            return
        body = json.dumps(english_values(error.message))
        await self._store.analyses.fail(job.analysis, self._process, body)

    async def _report(self, job: Analysis, progress: "_Progress") -> None:
        """Note progress now and then, and learn whether the job was cancelled."""
        while True:
            await asyncio.sleep(POLL_SECONDS)
            with suppress(TriminoError):
                await self._note(job, progress)

    async def _note(self, job: Analysis, progress: "_Progress") -> None:
        until = self._clock.now() + _LEASE_SECONDS
        progress.wanted = await self._store.analyses.progress(
            job.analysis, self._process, progress.done, progress.total, until
        )

    def _note_pace(self, seconds: float) -> None:
        """Count the time of an action, in which other jobs had their turns too."""
        workers = self._engine.size
        self._pace.add(seconds * workers / max(workers, len(self._working)))


def _plain(budget: str) -> str:
    """The name of a budget, whoever the analysis is against."""
    return budget.removesuffix(PERFECT_SUFFIX)


class _Progress:
    """The progress of an analysis, and whether it is still wanted.

    `observe` is called with the seconds that an action took.
    """

    def __init__(self, observe: Callable[[float], None]) -> None:
        self.done = self.total = 0
        self.wanted = True
        self._observe = observe
        self._noted_at: float | None = None

    def note(self, done: int, total: int) -> None:
        now = time.monotonic()
        if self._noted_at is not None and done > self.done:
            self._observe((now - self._noted_at) / (done - self.done))
        self._noted_at = now
        self.done, self.total = done, total

    def is_cancelled(self) -> bool:
        return not self.wanted
