"""A whole match: every decision graded, accuracy and luck of every player."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing
from enum import StrEnum
from itertools import chain
from typing import NamedTuple

from trimino.analysis.decision import Decision, rng_of
from trimino.analysis.grading import Grade, accuracy
from trimino.analysis.luck import ChanceEvent, Luck, luck_of, result_of
from trimino.analysis.moments import MomentAnalysis, analyse_moments, moments_of
from trimino.engine.budget import Budget
from trimino.engine.loading import load_engine
from trimino.engine.sampled_mean import Swing
from trimino.records.record import replay
from trimino.rules import Match, TriminoError
from trimino.rules.ruleset import Winner

Progress = Callable[[int, int], None]
"""Is told how much is done, and of how much."""


class AnalysisReason(StrEnum):
    """Why there is no analysis."""

    CANCELLED = "analysis-cancelled"
    NOTHING_PLAYED = "analysis-nothing-played"


class AnalysisError(TriminoError):
    """An analysis that does not come to its end."""

    reason: AnalysisReason


class PlayerAnalysis(NamedTuple):
    """How a seat played, and how lucky it was."""

    seat: int
    accuracy: float | None
    grades: Counter[Grade]
    ungraded: int
    lost_match: float
    lost_points: float
    luck: Luck


class MatchAnalysis(NamedTuple):
    """All that is to be told of a match."""

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
    """Judge every decision of a match, given itself or as its record, over or broken off.

    With a budget in simulations the same seed gives the same analysis, whoever does it. A budget
    is what is spent on each decision, and again on comparing an action that was not the best with
    the best, and on each draw. For None there are as many workers as cores. `progress` is told how
    far it has come; once `cancelled` says so, `AnalysisError` is raised.
    """
    played = match_to_analyse(match)
    load_engine()
    with closing(analyse_moments(played, budget, seed, workers)) as work:
        seen = _watched(work, len(moments_of(played)), progress, cancelled)
        return assemble_analysis(played, budget, seed, seen)


def match_to_analyse(match: Match | Mapping[str, object]) -> Match:
    """A match given itself or as its record, if there is something to analyse."""
    played = match if isinstance(match, Match) else replay(match)
    if not played.rounds:
        raise AnalysisError(AnalysisReason.NOTHING_PLAYED)
    return played


def assemble_analysis(
    match: Match, budget: Budget, seed: int, seen: Iterable[MomentAnalysis]
) -> MatchAnalysis:
    """The analysis, from what is to be told of every moment, in order."""
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
    """The same, told to whoever watches before the first and after each, until it is cancelled."""
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
    """What the last position of a match broken off is worth."""
    if match.over:
        return ()
    from trimino.engine.luck_sampling import luck_of_deal  # noqa: PLC0415 - loading it takes a moment

    return luck_of_deal(match, budget, rng_of(seed, len(match.rounds), 0, "end"))
