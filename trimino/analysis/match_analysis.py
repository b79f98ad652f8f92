"""The analysis of a match: all decisions graded, accuracy and luck of every player."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing
from enum import StrEnum
from itertools import chain
from typing import NamedTuple

from trimino.analysis.decision import Decision
from trimino.analysis.grading import Grade, accuracy
from trimino.analysis.luck import ChanceEvent, Luck, luck_of, result_of
from trimino.analysis.moments import MomentAnalysis, analyse_moments, moments_of
from trimino.bots.random_source import random_source
from trimino.engine.budget import Budget
from trimino.engine.loading import load_engine
from trimino.engine.sampled_mean import Swing
from trimino.records.record import replay
from trimino.rules import Match, TriminoError
from trimino.rules.ruleset import Winner

Progress = Callable[[int, int], None]
"""Called with the number of moments done and their total."""


class AnalysisReason(StrEnum):
    """Why there is no analysis."""

    CANCELLED = "analysis-cancelled"
    NOTHING_PLAYED = "analysis-nothing-played"


class AnalysisError(TriminoError):
    """An analysis that was cancelled, or has nothing to analyse."""

    reason: AnalysisReason


class PlayerAnalysis(NamedTuple):
    """The accuracy, grades, losses and luck of a seat."""

    seat: int
    accuracy: float | None
    grades: Counter[Grade]
    ungraded: int
    lost_match: float
    lost_points: float
    luck: Luck


class MatchAnalysis(NamedTuple):
    """The analysis of a match."""

    match: Match
    budget: Budget
    seed: int
    decisions: tuple[Decision, ...]
    chances: tuple[ChanceEvent, ...]
    players: tuple[PlayerAnalysis, ...]


def analyse_match(
    match: Match | Mapping[str, object],
    budget: Budget,
    seed: int,
    progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
    workers: int | None = 1,
) -> MatchAnalysis:
    """Judge every decision of a match or of its record, which may be unfinished.

    The budget is spent on each decision, again on comparing an action that was not the best with
    the best, and on each draw. With a budget in simulations the same seed gives the same analysis
    on any number of workers; None means one for each core. `progress` is called as it advances;
    once `cancelled` returns True, `AnalysisError` is raised.
    """
    played = match_to_analyse(match)
    load_engine()
    with closing(analyse_moments(played, budget, seed, workers)) as work:
        seen = _watched(work, len(moments_of(played)), progress, cancelled)
        return assemble_analysis(played, budget, seed, seen)


def match_to_analyse(match: Match | Mapping[str, object]) -> Match:
    """The match to analyse, given itself or as its record; an error if nothing was played."""
    played = match if isinstance(match, Match) else replay(match)
    if not played.rounds:
        raise AnalysisError(AnalysisReason.NOTHING_PLAYED)
    return played


def assemble_analysis(
    match: Match, budget: Budget, seed: int, seen: Iterable[MomentAnalysis]
) -> MatchAnalysis:
    """The analysis of a match from those of its moments, in order."""
    decisions, chances = list[Decision](), list[ChanceEvent]()
    for each in seen:
        decisions += [each.decision] if each.decision else []
        chances += [each.chance] if each.chance else []
    luck = luck_of(chances, result_of(match, _sign(match), _ends(match, budget, seed)))
    players = (_player(seat, decisions, luck[seat]) for seat in range(match.players))
    return MatchAnalysis(match, budget, seed, tuple(decisions), tuple(chances), tuple(players))


def _watched(
    work: Iterable[MomentAnalysis],
    moments: int,
    progress: Progress | None,
    cancelled: Callable[[], bool] | None,
) -> Iterator[MomentAnalysis]:
    """Pass results on, report progress before the first and after each, and stop if cancelled."""
    for done, seen in enumerate(chain((None,), work)):
        if seen:
            yield seen
        if progress:
            progress(done, moments)
        if cancelled and cancelled():
            raise AnalysisError(AnalysisReason.CANCELLED)


def _player(seat: int, decisions: list[Decision], luck: Luck) -> PlayerAnalysis:
    own = [decision for decision in decisions if decision.seat == seat]
    return PlayerAnalysis(
        seat,
        accuracy([decision.cost.amount for decision in own if decision.cost]),
        Counter(decision.grade for decision in own if decision.grade),
        sum(decision.grade is None for decision in own),
        sum(decision.loss.match.mean for decision in own),
        sum(decision.loss.points.mean for decision in own),
        luck,
    )


def _sign(match: Match) -> int:
    return -1 if match.rules.winner is Winner.LOWEST else 1


def _ends(match: Match, budget: Budget, seed: int) -> tuple[Swing, ...]:
    """The worth of the last position of an unfinished match."""
    if match.over:
        return ()
    from trimino.engine.luck_sampling import luck_of_deal  # noqa: PLC0415 - loading it takes a moment

    return luck_of_deal(match, budget, random_source(seed, len(match.rounds), 0, "end"))
