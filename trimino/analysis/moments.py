"""The moments of a match, analysed in batches here or by worker processes."""

from collections import deque
from collections.abc import Generator, Iterator
from typing import NamedTuple

from trimino.analysis.decision import Decision, Judge
from trimino.analysis.luck import ChanceEvent
from trimino.bots.random_source import random_source
from trimino.engine.budget import Budget
from trimino.rules import Draw, Match
from trimino.workers.pool import ProcessPool

BATCH = 8
"""Moments in a batch."""


class MatchMoment(NamedTuple):
    """A moment of a match: an action of a round, both counted from 1; action 0 is the deal."""

    round: int
    number: int


class MomentAnalysis(NamedTuple):
    """The analysis of a moment: the decision, and the luck of a deal or a draw."""

    moment: MatchMoment
    decision: Decision | None
    chance: ChanceEvent | None


class MomentBatch(NamedTuple):
    """Moments of a match in order, with the budget and the seed of their analysis."""

    match: Match
    moments: tuple[MatchMoment, ...]
    budget: Budget
    seed: int


def moments_of(match: Match) -> list[MatchMoment]:
    """The moments of a match: every deal and every action."""
    return [
        MatchMoment(number, action)
        for number, played in enumerate(match.rounds, start=1)
        for action in range(len(played.events) + 1)
    ]


def analyse_batch(batch: MomentBatch) -> Iterator[MomentAnalysis]:
    """Analyse the moments of a batch; the results do not depend on where or when."""
    wanted, judge = set(batch.moments), Judge(batch.budget, batch.seed)
    for moment, before in _replayed(batch.match, batch.moments[-1].round):
        if moment in wanted:
            yield _look(batch, judge, moment, before)


def analyse_batch_to_list(batch: MomentBatch) -> list[MomentAnalysis]:
    return list(analyse_batch(batch))


def _replayed(match: Match, last: int) -> Iterator[tuple[MatchMoment, Match]]:
    """Every moment with the match as it was before the action, or after the deal."""
    again = Match(
        match.rules,
        match.players,
        youngest=match.youngest,
        rounds_to_play=match.rounds_to_play,
        well_size=match.well_size,
        earlier=match.earlier,
    )
    for number, played in enumerate(match.rounds[:last], start=1):
        again.deal(played.deal)
        yield MatchMoment(number, 0), again
        for action, event in enumerate(played.events, start=1):
            yield MatchMoment(number, action), again
            again.push(event.action, by_clock=event.by_clock)


def _look(batch: MomentBatch, judge: Judge, moment: MatchMoment, before: Match) -> MomentAnalysis:
    from trimino.engine.luck_sampling import luck_of_deal, luck_of_draw  # noqa: PLC0415 - takes a moment

    rng = random_source(batch.seed, *moment, "luck")
    if moment.number == 0:
        return MomentAnalysis(
            moment, None, ChanceEvent(*moment, luck_of_deal(before, batch.budget, rng))
        )
    event = batch.match.rounds[moment.round - 1].events[moment.number - 1]
    decision = judge.decision(before.view(event.seat), event, *moment)
    chance = None
    if isinstance(event.action, Draw):
        assert event.drawn is not None
        chance = ChanceEvent(*moment, luck_of_draw(before, event.drawn, batch.budget, rng))
    return MomentAnalysis(moment, decision, chance)


def analyse_moments(
    match: Match, budget: Budget, seed: int, workers: int | None
) -> Generator[MomentAnalysis]:
    """The analyses of all moments, in order; None means one worker for each core."""
    moments = moments_of(match)
    pool = ProcessPool(workers)
    if pool.size == 1:
        yield from analyse_batch(MomentBatch(match, tuple(moments), budget, seed))
        return
    cut = range(0, len(moments), BATCH)
    batches = [MomentBatch(match, tuple(moments[i : i + BATCH]), budget, seed) for i in cut]
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
