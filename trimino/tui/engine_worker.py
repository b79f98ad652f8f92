"""A process for the engine, so that the screen never waits for a search.

The process starts when it is first needed; only it imports NumPy and Numba.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from trimino.analysis.levels import TableLevels
from trimino.analysis.match_analysis import Progress
from trimino.analysis.remote import HINT_BUDGET, PREPARE, RemoteAnalysis, compute_hint
from trimino.analysis.report_types import MatchAnalysisValues
from trimino.client.suggestion import TableHint, hint_of
from trimino.engine.budget import Budget
from trimino.rules import Match, MatchView
from trimino.rules.optional_packages import Extra, check_extra
from trimino.workers.calls import WorkerCall
from trimino.workers.process import Worker, WorkerLost, WorkerProcess
from trimino.workers.thinking_errors import ThinkingError, ThinkingReason

ANALYSIS_BUDGET = Budget(simulations=2000)
ANALYSIS_SEED = 1


class EngineWorker:
    """Runs one call at a time; the process is replaced if it dies or a call is cancelled."""

    def __init__(
        self,
        new_worker: Callable[[], Worker] = lambda: WorkerProcess(quiet=True, prepare=PREPARE),
    ) -> None:
        self._new_worker = new_worker
        self._worker: Worker | None = None
        self._starting: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()

    @property
    def ready(self) -> bool:
        """Whether the process runs; starting takes seconds, and longer when it compiles."""
        return self._worker is not None

    def warm_up(self) -> None:
        """Start the process, unless it was started before; does not wait for it."""
        if self._worker is None and self._starting is None:
            self._starting = asyncio.create_task(self._started())
            # Whoever needs the process hears of a failure; until then nobody does.
            self._starting.add_done_callback(lambda start: start.cancelled() or start.exception())

    async def do(self, function: Callable[..., Any], *arguments: object) -> Any:
        """Call a function in the process, and return its result."""
        check_extra(Extra.ENGINE)
        async with self._turn:
            try:
                worker = await self._running()
            except (WorkerLost, OSError):
                raise ThinkingError(ThinkingReason.FAILED) from None
            try:
                return await worker.do(WorkerCall(function, arguments))
            except (WorkerLost, OSError):
                await self._end()
                raise ThinkingError(ThinkingReason.FAILED) from None
            except asyncio.CancelledError:
                # Its result would be taken for that of the next call.
                await self._end()
                raise

    async def hint(self, view: MatchView, seed: int, table_levels: TableLevels) -> TableHint:
        """A hint for a table whose seats play at these levels."""
        return hint_of(await self.do(compute_hint, view, HINT_BUDGET, seed, table_levels))

    async def analyse(
        self,
        match: Match | Mapping[str, object],
        players: Sequence[str],
        progress: Progress | None = None,
    ) -> MatchAnalysisValues:
        """The analysis of a match, `trimino-analysis/10`."""

        async def ask(call: WorkerCall) -> Any:
            return await self.do(call.function, *call.arguments)

        leading = RemoteAnalysis(ask, progress, None)
        return await leading.run(match, players, ANALYSIS_BUDGET, ANALYSIS_SEED)

    async def close(self) -> None:
        if self._starting is not None:
            self._starting.cancel()
            await asyncio.wait([self._starting])
        await self._end()

    async def _running(self) -> Worker:
        """The running process; a start goes on when its caller is cancelled."""
        self.warm_up()
        if self._starting is not None:
            try:
                await asyncio.shield(self._starting)
            finally:
                if self._starting.done():
                    self._starting = None
        assert self._worker is not None
        return self._worker

    async def _started(self) -> None:
        worker = self._new_worker()
        try:
            await worker.start()
        except BaseException:
            await worker.end()
            raise
        self._worker = worker

    async def _end(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            with suppress(OSError):
                await worker.end()
