"""The moments of a match, analysed in batches here or by worker processes."""

from collections import deque
from collections.abc import Generator, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from trimino.analysis.decision import Decision, Judge
from trimino.analysis.levels import TableLevels
from trimino.analysis.opened_gifts import opened_gift
from trimino.engine.budget import Budget
from trimino.rules import Draw, Match
from trimino.workers.pool import ProcessPool

if TYPE_CHECKING:
    from trimino.analysis.position_value import PositionValue, RoundWorlds

BATCH = 8
"""Moments in a batch."""


class MatchMoment(NamedTuple):
    """A moment of a match: an action of a round, both counted from 1; action 0 is the deal."""

    round: int
    number: int


class MomentAnalysis(NamedTuple):
    """The analysis of a moment: the decision, and values of whole positions.

    `before` is the position before an action, or what was expected before a deal; `drawn` what
    follows a draw, whatever tile it brings.
    """

    moment: MatchMoment
    decision: Decision | None
    before: "PositionValue"
    drawn: "PositionValue | None"


class AnalysisTask(NamedTuple):
    """A match to analyse, with the levels of its table, and the budget and seed of its analysis."""

    match: Match
    table_levels: TableLevels
    budget: Budget
    seed: int

    def __repr__(self) -> str:
        return f"<AnalysisTask for {self.match!r}>"


class MomentBatch(NamedTuple):
    """Moments of a match in order."""

    task: AnalysisTask
    moments: tuple[MatchMoment, ...]


def moments_of(match: Match) -> list[MatchMoment]:
    """The moments of a match: every deal and every action."""
    return [
        MatchMoment(number, action)
        for number, played in enumerate(match.rounds, start=1)
        for action in range(len(played.events) + 1)
    ]


def analyse_batch(batch: MomentBatch) -> Iterator[MomentAnalysis]:
    """Analyse the moments of a batch; the results do not depend on where or when."""
    task = batch.task
    wanted, judge = set(batch.moments), Judge(task.table_levels, task.budget, task.seed)
    for moment, before in replayed(task.match, batch.moments[-1].round):
        if moment in wanted:
            yield _look(task, judge, moment, before)


def analyse_batch_to_list(batch: MomentBatch) -> list[MomentAnalysis]:
    return list(analyse_batch(batch))


def replayed(match: Match, last: int) -> Iterator[tuple[MatchMoment, Match]]:
    """Every moment with the match as it was before the action, or after the deal."""
    again = Match.with_setup_of(match)
    for number, played in enumerate(match.rounds[:last], start=1):
        again.deal(played.deal)
        yield MatchMoment(number, 0), again
        for action, event in enumerate(played.events, start=1):
            yield MatchMoment(number, action), again
            again.push(event.action, by_clock=event.by_clock)


def _look(task: AnalysisTask, judge: Judge, moment: MatchMoment, before: Match) -> MomentAnalysis:
    worlds = worlds_of(task, moment.round)
    if moment.number == 0:
        return MomentAnalysis(moment, None, worlds.expected(before), None)
    event, *then = task.match.rounds[moment.round - 1].events[moment.number - 1 :]
    view = before.view(event.seat)
    decision = judge.decision(view, event, *moment)
    gift = opened_gift(before, [event, *then])
    if gift:
        decision = judge.with_careful_place(view, decision, gift)
    drawn = worlds.value(before, event.action) if isinstance(event.action, Draw) else None
    return MomentAnalysis(moment, decision, worlds.value(before), drawn)


def worlds_of(task: AnalysisTask, round: int) -> "RoundWorlds":
    """The worlds in which the positions of a round are valued."""
    return _worlds(task.table_levels, task.budget, task.seed, round)


@lru_cache(maxsize=4)
def _worlds(table_levels: TableLevels, budget: Budget, seed: int, round: int) -> "RoundWorlds":
    from trimino.analysis.position_value import RoundWorlds  # noqa: PLC0415 - takes a moment

    return RoundWorlds(table_levels, budget, seed, round)


def analyse_moments(task: AnalysisTask, workers: int | None) -> Generator[MomentAnalysis]:
    """The analyses of all moments, in order; None means one worker for each core."""
    moments = moments_of(task.match)
    pool = ProcessPool(workers)
    if pool.size == 1:
        yield from analyse_batch(MomentBatch(task, tuple(moments)))
        return
    cut = range(0, len(moments), BATCH)
    batches = [MomentBatch(task, tuple(moments[i : i + BATCH])) for i in cut]
    try:
        yield from _by_processes(pool, batches)
    finally:
        pool.close()


def _by_processes(pool: ProcessPool, batches: list[MomentBatch]) -> Iterator[MomentAnalysis]:
    """Analyse batches in parallel; if a worker is lost, do the rest in this process."""
    left = deque(batches)
    try:
        executor = pool.executor()
        for future in [executor.submit(analyse_batch_to_list, batch) for batch in batches]:
            done = future.result()
            left.popleft()
            yield from done
    except pool.lost:
        for batch in left:
            yield from analyse_batch(batch)
