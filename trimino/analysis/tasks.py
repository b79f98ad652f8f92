"""A match cut into tasks that can be done anywhere, and the results in their order."""

from collections import deque
from collections.abc import Generator, Iterator
from typing import NamedTuple

from trimino.analysis.decision import Decision, Judge, rng_of
from trimino.analysis.luck import Chance
from trimino.engine.budget import Budget
from trimino.rules import Draw, Match
from trimino.workers.pool import Processes

BATCH = 8
"""How many moments of a match are given out together."""


class Moment(NamedTuple):
    """A moment of a match: after so many actions of a round, both counted from 1; 0 is the deal."""

    round: int
    number: int


class Told(NamedTuple):
    """What is to be told of a moment: the decision that led to it, and what chance did."""

    moment: Moment
    decision: Decision | None
    chance: Chance | None


class Batch(NamedTuple):
    """Some moments of a match, in order, and how they are to be looked at."""

    match: Match
    moments: tuple[Moment, ...]
    budget: Budget
    seed: int


def moments_of(match: Match) -> list[Moment]:
    """Every deal and every action."""
    return [
        Moment(number, action)
        for number, played in enumerate(match.rounds, start=1)
        for action in range(len(played.events) + 1)
    ]


def look(batch: Batch) -> Iterator[Told]:
    """Look at the moments of a batch; where and when it is done makes no difference."""
    wanted, judge = set(batch.moments), Judge(batch.budget, batch.seed)
    for moment, before in _replayed(batch.match, batch.moments[-1].round):
        if moment in wanted:
            yield _look(batch, judge, moment, before)


def looked(batch: Batch) -> list[Told]:
    return list(look(batch))


def _replayed(match: Match, last: int) -> Iterator[tuple[Moment, Match]]:
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
        yield Moment(number, 0), again
        for action, event in enumerate(played.events, start=1):
            yield Moment(number, action), again
            again.push(event.action, by_clock=event.by_clock)


def _look(batch: Batch, judge: Judge, moment: Moment, before: Match) -> Told:
    from trimino.engine.facts import luck_of_deal, luck_of_draw  # noqa: PLC0415 - takes a moment

    rng = rng_of(batch.seed, *moment, "luck")
    if moment.number == 0:
        return Told(moment, None, Chance(*moment, luck_of_deal(before, batch.budget, rng)))
    event = batch.match.rounds[moment.round - 1].events[moment.number - 1]
    decision = judge.decision(before.view(event.seat), event, *moment)
    chance = None
    if isinstance(event.action, Draw):
        assert event.drawn is not None
        chance = Chance(*moment, luck_of_draw(before, event.drawn, batch.budget, rng))
    return Told(moment, decision, chance)


def told(match: Match, budget: Budget, seed: int, workers: int | None) -> Generator[Told]:
    """What is to be told of every moment, in order; for None there are as many workers as cores."""
    moments = moments_of(match)
    crew = Processes(workers)
    if crew.size == 1:
        yield from look(Batch(match, tuple(moments), budget, seed))
        return
    cut = range(0, len(moments), BATCH)
    batches = [Batch(match, tuple(moments[i : i + BATCH]), budget, seed) for i in cut]
    try:
        yield from _by_processes(crew, batches)
    finally:
        crew.leave()


def _by_processes(crew: Processes, batches: list[Batch]) -> Iterator[Told]:
    """Batches are done side by side; if a worker is lost, the rest is done here."""
    left = deque(batches)
    try:
        executor = crew.executor()
        for future in [executor.submit(looked, batch) for batch in batches]:
            done = future.result()
            left.popleft()
            yield from done
    except crew.lost:
        for batch in left:
            yield from look(batch)
