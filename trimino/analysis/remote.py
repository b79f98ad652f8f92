"""Hints and analysis in worker processes.

Workers run the functions; `RemoteAnalysis` calls those of a match in turn.

The functions are importable and take and give little, since everything crosses a pipe. Between the
calls of one analysis the match and the results stay pickled: the caller only passes them on.
"""

import pickle
import random
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from trimino.analysis.hints import analyse_position
from trimino.analysis.match_analysis import (
    AnalysisError,
    AnalysisReason,
    Progress,
    assemble_analysis,
    match_to_analyse,
)
from trimino.analysis.moments import MatchMoment, MomentBatch, analyse_batch_to_list, moments_of
from trimino.analysis.report import position_to_json, to_json
from trimino.analysis.report_types import MatchAnalysisValues
from trimino.engine.budget import Budget
from trimino.records.reading import load
from trimino.room.frame_types import AdviceValues
from trimino.rules import Match, MatchView
from trimino.workers.calls import WorkerCall

REMOTE_BATCH = 2
"""Moments in one call: few, so that bots and hints get their turn in between."""

MatchSource = Match | Mapping[str, object] | str
"""A match, its record, or that as text."""

Ask = Callable[[WorkerCall], Awaitable[Any]]
"""Has a worker carry out a call."""


def compute_hint(view: MatchView, budget: Budget, seed: int) -> list[AdviceValues]:
    """The hint for a position: its best actions with reasons, as plain values."""
    return position_to_json(analyse_position(view, budget, random.Random(seed)))


def open_match(match: MatchSource) -> tuple[bytes, list[MatchMoment]]:
    """A match to analyse, pickled, and its moments."""
    played = match_to_analyse(load(match) if isinstance(match, str) else match)
    return pickle.dumps(played), moments_of(played)


@lru_cache(maxsize=2)
def _opened(match: bytes) -> Match:
    """A match that was pickled; kept, since to open a long one takes longer than its moments."""
    opened: Match = pickle.loads(match)
    return opened


def analyse_moments(
    match: bytes, moments: Sequence[MatchMoment], budget: Budget, seed: int
) -> bytes:
    """The results for some moments of a match, pickled."""
    return pickle.dumps(
        analyse_batch_to_list(MomentBatch(_opened(match), tuple(moments), budget, seed))
    )


def assemble(
    match: bytes, players: Sequence[str] | None, budget: Budget, seed: int, results: Sequence[bytes]
) -> MatchAnalysisValues:
    """The analysis of a match, from the results for all its moments.

    Without names, players are called by the numbers of their seats.
    """
    played = _opened(match)
    seen = (each for batch in results for each in pickle.loads(batch))
    names = players or [str(seat) for seat in range(played.players)]
    return to_json(assemble_analysis(played, budget, seed, seen), names)


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
    ) -> MatchAnalysisValues:
        """The analysis as plain values."""
        kept, moments = await self._call(open_match, match)
        results: list[bytes] = []
        for done in range(0, len(moments), REMOTE_BATCH):
            self._report(done, len(moments))
            batch = moments[done : done + REMOTE_BATCH]
            results.append(await self._call(analyse_moments, kept, batch, budget, seed))
        self._report(len(moments), len(moments))
        whole: MatchAnalysisValues = await self._call(
            assemble, kept, players, budget, seed, results
        )
        return whole

    async def _call(self, function: Callable[..., Any], *arguments: object) -> Any:
        return await self._ask(WorkerCall(function, arguments))

    def _report(self, done: int, moments: int) -> None:
        if self._progress:
            self._progress(done, moments)
        if self._cancelled and self._cancelled():
            raise AnalysisError(AnalysisReason.CANCELLED)
