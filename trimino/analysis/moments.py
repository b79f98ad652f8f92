"""A match cut into tasks that can be done anywhere, and the results in their order."""

from collections import deque
from collections.abc import Generator, Iterator
from typing import NamedTuple

from trimino.analysis.decision import Decision, Judge, rng_of
from trimino.analysis.luck import ChanceEvent
from trimino.engine.budget import Budget
from trimino.rules import Draw, Match
from trimino.workers.pool import ProcessPool

BATCH = 8
"""How many moments of a match are given out together."""


class MatchMoment(NamedTuple):
    """A moment of a match: after so many actions of a round, both counted from 1; 0 is the deal."""

    round: int
    number: int


class MomentAnalysis(NamedTuple):
    """What is to be told of a moment: the decision that led to it, and what chance did."""

    moment: MatchMoment
    decision: Decision | None
    chance: ChanceEvent | None


class MomentBatch(NamedTuple):
    """Some moments of a match, in order, and how they are to be looked at."""

    match: Match
    moments: tuple[MatchMoment, ...]
    budget: Budget
    seed: int


def moments_of(match: Match) -> list[MatchMoment]:
    """Every deal and every action."""
    return [
        MatchMoment(number, action)
        for number, played in enumerate(match.rounds, start=1)
        for action in range(len(played.events) + 1)
    ]


def analyse_batch(batch: MomentBatch) -> Iterator[MomentAnalysis]:
    """Look at the moments of a batch; where and when it is done makes no difference."""
    wanted, judge = set(batch.moments), Judge(batch.budget, batch.seed)
    for moment, before in _replayed(batch.match, batch.moments[-1].round):
        if moment in wanted:
            yield _look(batch, judge, moment, before)


def analyse_batch_to_list(batch: MomentBatch) -> list[MomentAnalysis]:
    return list(analyse_batch(batch))


def _replayed(match: Match, last: int) -> Iterator[tuple[MatchMoment, Match]]:
    """Every moment with the match as it stood before the action, or after the deal."""
    again = Match(
        match.rules,
        match.players,
        youngest=match.youngest,
        rounds_to_play=match.rounds_to_play,
        well_size=match.well_size,
    )
    for number, played in enumerate(match.rounds[:last], start=1):
        again.deal(played.deal)
        yield MatchMoment(number, 0), again
        for action, event in enumerate(played.events, start=1):
            yield MatchMoment(number, action), again
            again.push(event.action, by_clock=event.by_clock)


def _look(batch: MomentBatch, judge: Judge, moment: MatchMoment, before: Match) -> MomentAnalysis:
    from trimino.engine.luck_sampling import luck_of_deal, luck_of_draw  # noqa: PLC0415 - takes a moment

    rng = rng_of(batch.seed, *moment, "luck")
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
    """What is to be told of every moment, in order; for None there are as many workers as cores."""
    moments = moments_of(match)
    crew = ProcessPool(workers)
    if crew.size == 1:
        yield from analyse_batch(MomentBatch(match, tuple(moments), budget, seed))
        return
    cut = range(0, len(moments), BATCH)
    batches = [MomentBatch(match, tuple(moments[i : i + BATCH]), budget, seed) for i in cut]
    try:
        yield from _by_processes(crew, batches)
    finally:
        crew.close()


def _by_processes(crew: ProcessPool, batches: list[MomentBatch]) -> Iterator[MomentAnalysis]:
    """Batches are done side by side; if a worker is lost, the rest is done here."""
    left = deque(batches)
    try:
        executor = crew.executor()
        for future in [executor.submit(analyse_batch_to_list, batch) for batch in batches]:
            done = future.result()
            left.popleft()
            yield from done
    except crew.lost:
        for batch in left:
            yield from analyse_batch(batch)
