"""Hints and analysis in worker processes.

Workers run the functions; `RemoteAnalysis` calls those of a match in turn.

The functions are importable and take and give little, since everything crosses a pipe. Between the
calls of one analysis the match and the results stay pickled: the caller only passes them on.
"""

import pickle
import random
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from trimino.analysis.hints import analyse_position
from trimino.analysis.levels import TableLevels
from trimino.analysis.match_analysis import (
    AnalysisError,
    AnalysisReason,
    Progress,
    assemble_analysis,
    levels_in_record,
    match_to_analyse,
)
from trimino.analysis.moments import (
    AnalysisTask,
    MatchMoment,
    MomentBatch,
    analyse_batch_to_list,
    moments_of,
)
from trimino.analysis.people import NOBODY, People
from trimino.analysis.report import position_to_json, to_json
from trimino.analysis.report_types import MatchAnalysisValues
from trimino.engine.budget import Budget
from trimino.records.reading import load
from trimino.room.hint_types import HintValues
from trimino.rules import Match, MatchView
from trimino.workers.calls import WorkerCall

PREPARE = "trimino.analysis.warm"
"""The module that prepares a worker for these calls."""

HINT_BUDGET = Budget(seconds=0.4)
"""The budget of a hint while somebody waits at a table."""

REMOTE_BATCH = 2
"""Moments in one call: few, so that bots and hints get their turn in between."""

MatchSource = Match | Mapping[str, object] | str
"""A match, its record, or that as text."""

Ask = Callable[[WorkerCall], Awaitable[Any]]
"""Has a worker carry out a call."""


def compute_hint(
    view: MatchView, budget: Budget, seed: int, table_levels: TableLevels
) -> HintValues:
    """The hint for a position as plain values."""
    return position_to_json(analyse_position(view, budget, random.Random(seed), table_levels))


def open_match(
    match: MatchSource, perfect: bool, people: People
) -> tuple[bytes, TableLevels, list[MatchMoment]]:
    """A match to analyse, pickled, the levels of its table, and its moments."""
    source = load(match) if isinstance(match, str) else match
    played = match_to_analyse(source)
    person = people.level(played.rules, played.players)
    table_levels = (
        TableLevels.perfect(played.players) if perfect else levels_in_record(source, person)
    )
    return pickle.dumps(played), table_levels, moments_of(played)


@lru_cache(maxsize=2)
def _opened(match: bytes) -> Match:
    """A match that was pickled; kept, since to open a long one takes longer than its moments."""
    opened: Match = pickle.loads(match)
    return opened


class RemoteTask(NamedTuple):
    """A match to analyse, pickled, with the levels of its table, budget and seed."""

    match: bytes
    table_levels: TableLevels
    budget: Budget
    seed: int

    @property
    def opened(self) -> AnalysisTask:
        return AnalysisTask(_opened(self.match), self.table_levels, self.budget, self.seed)


def analyse_moments_pickled(task: RemoteTask, moments: Sequence[MatchMoment]) -> bytes:
    """The results for some moments of a match, pickled."""
    return pickle.dumps(analyse_batch_to_list(MomentBatch(task.opened, tuple(moments))))


def assemble(
    task: RemoteTask, players: Sequence[str] | None, results: Sequence[bytes]
) -> MatchAnalysisValues:
    """The analysis of a match, from the results for all its moments.

    Without names, players are called by the numbers of their seats.
    """
    opened = task.opened
    seen = (each for batch in results for each in pickle.loads(batch))
    names = players or [str(seat) for seat in range(opened.match.players)]
    return to_json(assemble_analysis(opened, seen), names)


class RemoteAnalysis:
    """The analysis of one match, one batch after another.

    So it never holds more than one worker, and can be cancelled between batches.
    """

    def __init__(
        self, ask: Ask, progress: Progress | None, cancelled: Callable[[], bool] | None
    ) -> None:
        self._ask, self._progress, self._cancelled = ask, progress, cancelled

    async def run(
        self,
        match: MatchSource,
        players: Sequence[str] | None,
        budget: Budget,
        seed: int,
        *,
        perfect: bool = False,
        people: People = NOBODY,
    ) -> MatchAnalysisValues:
        """The analysis as plain values; against players as they are, or perfect ones."""
        kept, table_levels, moments = await self._call(open_match, match, perfect, people)
        task = RemoteTask(kept, table_levels, budget, seed)
        results: list[bytes] = []
        for done in range(0, len(moments), REMOTE_BATCH):
            self._report(done, len(moments))
            batch = moments[done : done + REMOTE_BATCH]
            results.append(await self._call(analyse_moments_pickled, task, batch))
        self._report(len(moments), len(moments))
        whole: MatchAnalysisValues = await self._call(assemble, task, players, results)
        return whole

    async def _call(self, function: Callable[..., Any], *arguments: object) -> Any:
        return await self._ask(WorkerCall(function, arguments))

    def _report(self, done: int, moments: int) -> None:
        if self._progress:
            self._progress(done, moments)
        if self._cancelled and self._cancelled():
            raise AnalysisError(AnalysisReason.CANCELLED)
