"""What the server asks of those who think: a bot's action, a hint, an analysis."""

import asyncio
import random
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import ceil
from typing import Any

from trimino.analysis.match import Progress
from trimino.bots.player import Preparing
from trimino.bots.roster import Entry, find_entry
from trimino.bots.simple import play_greedy
from trimino.engine.budget import Budget
from trimino.rules import Action, Match, MatchView, TriminoError
from trimino.server.thinking import tasks
from trimino.server.thinking.analysing import Analysing
from trimino.server.thinking.errors import ThinkingError, ThinkingReason
from trimino.server.thinking.lanes import Lanes
from trimino.server.thinking.limits import Limits, cores_to_spare
from trimino.server.thinking.load import share_of
from trimino.server.thinking.process import Process, Worker
from trimino.server.thinking.question import Call, Kind, Pace, Question
from trimino.server.thinking.queue import Queue

OWN_SHARE = 4
"""No table may fill more than one part in so many of the room for hints."""

_DEFAULT = Limits()
_chance = random.SystemRandom()


class Thinkers:
    """Workers and what waits for them; for None there are as many as there are cores to spare.

    `decided` counts decisions of bots, `shrunk` those with less than their budget for want of time,
    `fallen_back` those of a bot that had to be played for; `lost` counts workers.
    """

    def __init__(
        self,
        size: int | None = None,
        limits: Limits = _DEFAULT,
        hire: Callable[[], Worker] = Process,
    ) -> None:
        self.decided = self.shrunk = self.fallen_back = 0
        self._limits = limits
        self._queue = Queue()
        self._lanes = Lanes(size or cores_to_spare(), self._queue, hire)
        self._analyses, self._analysis_pace = 0, Pace(guess=30.0)

    async def start(self) -> None:
        """Hire the workers, without waiting until they are ready."""
        self._lanes.start()

    async def close(self) -> None:
        """End the workers; who waits for a bot gets a quick action, others an error."""
        await self._lanes.end()

    @property
    def size(self) -> int:
        """How many workers there are to be."""
        return self._lanes.size

    @property
    def ready(self) -> bool:
        """Whether somebody can think; until then bots play in a simple way."""
        return self._lanes.ready

    @property
    def lost(self) -> int:
        return self._lanes.lost

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return len(self._queue)

    @property
    def room_left(self) -> int:
        """How many more decisions of bots may wait."""
        room = self._limits.decisions * self.size
        return max(0, room - self._queue.count(Kind.DECISION))

    @property
    def analyses_left(self) -> int:
        """How many more analyses may be under way."""
        return max(0, self._limits.analyses - self._analyses)

    async def bot(self, view: MatchView, name: str, table: str) -> Action:
        """What the bot of that name does; there is always an answer."""
        self.decided += 1
        entry, seed = find_entry(name), _chance.getrandbits(64)
        legal = list(view.legal)
        if len(legal) == 1:
            return legal[0]
        if entry and not isinstance(entry.bot, Preparing):
            return entry.bot(view, entry.budget, random.Random(seed))
        if entry and self.ready and self.room_left:
            try:
                return await self._decision(view, entry, seed, table)
            except (TimeoutError, TriminoError):
                pass  # Somebody has to play.
        self.fallen_back += 1
        return play_greedy(view, Budget(simulations=1), random.Random(seed))

    async def hint(self, view: MatchView, budget: Budget, table: str) -> list[dict[str, Any]]:
        """The best actions of a position with their reasons, as plain values."""
        self._check_room(table)
        call = Call(tasks.advise, (view, budget, _chance.getrandbits(64)))
        seconds = self._limits.hint_seconds
        try:
            async with asyncio.timeout(seconds):
                advice: list[dict[str, Any]] = await self._ask(Kind.HINT, seconds, table, call)
                return advice
        except TimeoutError:
            raise ThinkingError(ThinkingReason.FAILED) from None

    async def analyse(
        self,
        match: Match | Mapping[str, object],
        players: Sequence[str],
        budget: Budget,
        seed: int,
        progress: Progress | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> dict[str, Any]:
        """The analysis of a match or its record as plain values, batch by batch.

        Between batches `progress` is told how far it has come, and once `cancelled` says so
        `AnalysisError` is raised.
        """
        if not self.analyses_left:
            raise _busy(self._analysis_pace.mean / self._limits.analyses)
        ask = partial(self._ask, Kind.BATCH, self._limits.batch_seconds)
        self._analyses, began = self._analyses + 1, time.monotonic()
        try:
            return await Analysing(ask, progress, cancelled).run(match, players, budget, seed)
        finally:
            self._analyses -= 1
            self._analysis_pace.note(began)

    async def _decision(self, view: MatchView, entry: Entry, seed: int, table: str) -> Action:
        def call() -> Call:
            share = share_of(self._queue.count(Kind.DECISION), self.size)
            self.shrunk += share < 1
            return Call(tasks.decide, (view, entry.name, share, seed))

        seconds = self._limits.decision_seconds
        async with asyncio.timeout(seconds):
            action: Action = await self._answer(Question(Kind.DECISION, table, seconds, call))
            return action

    async def _ask(self, kind: Kind, seconds: float, table: str, call: Call) -> Any:
        return await self._answer(Question(kind, table, seconds, lambda: call))

    async def _answer(self, question: Question) -> Any:
        if self._lanes.ended:
            raise ThinkingError(ThinkingReason.FAILED)
        self._queue.put(question)
        try:
            return await question.answer
        finally:
            self._queue.drop(question)

    def _check_room(self, table: str) -> None:
        """Refuse a hint where too many wait already, in all or for this table."""
        room, waiting = self._limits.hints * self.size, self._queue.count(Kind.HINT)
        own = self._queue.count_of(Kind.HINT, table)
        if waiting >= room or own * OWN_SHARE >= room:
            raise _busy(waiting * self._lanes.pace[Kind.HINT].mean / self.size)


def _busy(seconds: float) -> ThinkingError:
    return ThinkingError(ThinkingReason.BUSY, seconds=max(1, ceil(seconds)))
