"""Engine service: bots' decisions, hints and analyses, as the rest of the server asks for them."""

import asyncio
import random
import secrets
import time
from collections.abc import Callable, Sequence
from functools import partial
from math import ceil
from typing import Any, NamedTuple

from trimino.analysis.levels import TableLevels
from trimino.analysis.match_analysis import Progress
from trimino.analysis.people import NOBODY, People
from trimino.analysis.remote import PREPARE, MatchSource, RemoteAnalysis, compute_hint
from trimino.analysis.report_types import MatchAnalysisValues
from trimino.bots.fallback_bot import fallback_for
from trimino.bots.roster import find_bot
from trimino.bots.simple import play_greedy
from trimino.engine.budget import Budget
from trimino.room.hint_types import HintValues
from trimino.rules import Action, MatchView, TriminoError
from trimino.server.thinking.bot_budgets import action_of_bot, needs_engine, share_of
from trimino.server.thinking.call_queue import CallQueue, Priority, QueuedCall
from trimino.server.thinking.engine_pool import EnginePool, MovingAverage, cores_to_spare
from trimino.workers.calls import WorkerCall
from trimino.workers.process import Worker, WorkerProcess
from trimino.workers.thinking_errors import ThinkingError, ThinkingReason

OWN_SHARE = 4
"""No table may fill more than one part in so many of the room for hints."""


class ThinkingLimits(NamedTuple):
    """Decisions and hints that may wait for each worker, and analyses that may be under way.

    Of an analysis under way the results so far are in memory, megabytes of a long match.

    A worker that has not answered after these seconds is killed; for decisions and hints the time
    spent waiting for a worker counts too.
    """

    decisions: int = 128
    hints: int = 16
    analyses: int = 32
    decision_seconds: float = 10.0
    hint_seconds: float = 60.0
    batch_seconds: float = 600.0


_DEFAULT = ThinkingLimits()
_chance = random.SystemRandom()


def _new_worker() -> Worker:
    """A process that is ready for decisions, hints and analyses."""
    return WorkerProcess(prepare=PREPARE)


class EngineService:
    """The workers and their queue; `size` is by default the number of cores to spare.

    `decided` counts decisions of bots, `shrunk` those with less than their budget because of load,
    `fallen_back` those played by a simpler bot because no worker could; `lost` counts workers.
    """

    def __init__(
        self,
        size: int | None = None,
        limits: ThinkingLimits = _DEFAULT,
        new_worker: Callable[[], Worker] = _new_worker,
    ) -> None:
        self.decided = self.shrunk = self.fallen_back = 0
        self._limits = limits
        self._queue = CallQueue()
        self._pool = EnginePool(size or cores_to_spare(), self._queue, new_worker)
        self._analyses, self._analysis_durations = 0, MovingAverage(guess=30.0)

    def warm_up(self) -> None:
        """Start the workers, which takes seconds, unless they were started before.

        Every question does it. Call it as soon as a question is likely, so that nobody waits.
        """
        self._pool.start()

    async def close(self) -> None:
        """End the workers; fallbacks play for bots that are asked, other questions fail."""
        await self._pool.close()

    @property
    def size(self) -> int:
        """The number of workers once they are started."""
        return self._pool.size

    @property
    def started(self) -> bool:
        return self._pool.started

    @property
    def ready(self) -> bool:
        """Whether a worker can answer; until then fallbacks play for bots."""
        return self._pool.ready

    @property
    def lost(self) -> int:
        return self._pool.lost

    @property
    def waiting(self) -> int:
        """The number of calls that wait for a worker."""
        return len(self._queue)

    @property
    def decisions_left(self) -> int:
        """The number of further decisions of bots that may wait."""
        room = self._limits.decisions * self.size
        return max(0, room - self._queue.count(Priority.DECISION))

    @property
    def max_analyses(self) -> int:
        """The number of analyses that may be under way."""
        return self._limits.analyses

    @property
    def analyses_left(self) -> int:
        """The number of further analyses that may be under way."""
        return max(0, self._limits.analyses - self._analyses)

    async def bot(self, view: MatchView, name: str, table: str) -> Action:
        """The action of the bot of that name; there is always one."""
        self.decided += 1
        entry, seed = find_bot(name), _chance.getrandbits(64)
        legal = list(view.legal)
        if len(legal) == 1:
            return legal[0]
        if entry and not needs_engine(name):
            return entry.bot(view, entry.budget, random.Random(seed))
        if entry and await self._can_decide():
            try:
                return await self._decision(view, name, seed, table)
            except (TimeoutError, TriminoError):
                pass  # Its fallback plays instead, so that the match goes on.
        self.fallen_back += 1
        bot = play_greedy if entry is None else fallback_for(entry.bot)
        return bot(view, Budget(simulations=1), random.Random(seed))

    async def hint(
        self,
        view: MatchView,
        budget: Budget,
        table: str,
        bots: Sequence[str | None] | None = None,
        people: People = NOBODY,
    ) -> HintValues:
        """A hint for a position as plain values; `bots` sit at the table, None being people."""
        self._check_hints_left(table)
        person = people.level(view.rules, view.players)
        table_levels = TableLevels.of(bots or [None] * view.players, person)
        call = WorkerCall(compute_hint, (view, budget, _chance.getrandbits(64), table_levels))
        seconds = self._limits.hint_seconds
        try:
            async with asyncio.timeout(seconds):
                hint: HintValues = await self._ask(Priority.HINT, seconds, table, call)
                return hint
        except TimeoutError:
            raise ThinkingError(ThinkingReason.FAILED) from None

    async def analyse(
        self,
        match: MatchSource,
        players: Sequence[str] | None,
        budget: Budget,
        seed: int,
        progress: Progress | None = None,
        cancelled: Callable[[], bool] | None = None,
        owner: str | None = None,
        *,
        perfect: bool = False,
        people: People = NOBODY,
    ) -> MatchAnalysisValues:
        """The analysis of a match or its record as plain values, batch by batch.

        Owners get the same time; by default each analysis is one of its own. `progress` is called
        between batches; once `cancelled` returns true, `AnalysisError` is raised.
        """
        if not self.analyses_left:
            raise _busy(self._analysis_durations.mean / self._limits.analyses)
        owner, seconds = owner or secrets.token_hex(8), self._limits.batch_seconds
        ask = partial(self._ask, Priority.BATCH, seconds, owner, cost=budget.simulations or 1)
        self._analyses, began = self._analyses + 1, time.monotonic()
        try:
            analysis = RemoteAnalysis(ask, progress, cancelled)
            return await analysis.run(match, players, budget, seed, perfect=perfect, people=people)
        finally:
            self._analyses -= 1
            self._analysis_durations.note(began)

    async def _can_decide(self) -> bool:
        self.warm_up()
        if not self.ready:
            await self._pool.first_start()
        return self.ready and self.decisions_left > 0

    async def _decision(self, view: MatchView, name: str, seed: int, table: str) -> Action:
        def call() -> WorkerCall:
            share = share_of(self._queue.count(Priority.DECISION), self.size)
            self.shrunk += share < 1
            return WorkerCall(action_of_bot, (view, name, share, seed))

        seconds = self._limits.decision_seconds
        async with asyncio.timeout(seconds):
            queued = QueuedCall(Priority.DECISION, table, seconds, call)
            action: Action = await self._answer(queued)
            return action

    async def _ask(
        self, priority: Priority, seconds: float, owner: str, call: WorkerCall, cost: float = 1
    ) -> Any:
        return await self._answer(QueuedCall(priority, owner, seconds, lambda: call, cost))

    async def _answer(self, call: QueuedCall) -> Any:
        if self._pool.closed:
            raise ThinkingError(ThinkingReason.FAILED)
        self.warm_up()
        self._queue.put(call)
        try:
            return await call.answer
        finally:
            self._queue.drop(call)

    def _check_hints_left(self, table: str) -> None:
        """Refuse a hint while too many wait, in all or for this table."""
        room, waiting = self._limits.hints * self.size, self._queue.count(Priority.HINT)
        own = self._queue.count_of(Priority.HINT, table)
        if waiting >= room or own * OWN_SHARE >= room:
            raise _busy(waiting * self._pool.durations[Priority.HINT].mean / self.size)


def _busy(seconds: float) -> ThinkingError:
    return ThinkingError(ThinkingReason.BUSY, seconds=max(1, ceil(seconds)))
