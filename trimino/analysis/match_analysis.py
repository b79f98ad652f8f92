"""The analysis of a match: all decisions graded, its course, accuracy and luck of every player."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from trimino.analysis.decision import Decision
from trimino.analysis.grading import Grade, accuracy
from trimino.analysis.levels import Level, TableLevels
from trimino.analysis.moments import AnalysisTask, MomentAnalysis, analyse_moments, moments_of
from trimino.engine.budget import DEFAULT_BUDGET, Budget
from trimino.engine.loading import load_engine
from trimino.engine.randomness import Randomness, seed_of
from trimino.records.record import replay
from trimino.rules import Match, TriminoError
from trimino.rules.deprecation import renamed_argument
from trimino.rules.summaries import number_of
from trimino.rules.type_check import check_type
from trimino.rules.word_enum import WordEnum

if TYPE_CHECKING:
    from trimino.analysis.course import CoursePoint
    from trimino.analysis.episodes import PlanEpisode
    from trimino.analysis.ledger import Loss
    from trimino.analysis.luck import Luck

Progress = Callable[[int, int], None]
"""Called with the number of moments done and their total."""


class AnalysisReason(WordEnum):
    """Reasons for refusing an analysis."""

    CANCELLED = "analysis-cancelled"
    NOTHING_PLAYED = "analysis-nothing-played"


class AnalysisError(TriminoError):
    """An analysis that was cancelled, or has nothing to analyse."""

    reason: AnalysisReason


class PlayerAnalysis(NamedTuple):
    """The accuracy, grades, losses and luck of a seat.

    Lost is what decisions within the plans lost, and plans that were chosen once; what a plan lost
    that was kept to is told by its episode.
    """

    seat: int
    accuracy: float | None
    grades: Counter[Grade]
    ungraded: int
    lost_match: float
    lost_points: float
    luck: "Luck"

    def __repr__(self) -> str:
        return f"<PlayerAnalysis of seat {self.seat}>"


class MatchAnalysis(NamedTuple):
    """The analysis of a match."""

    task: AnalysisTask
    """The match, and how it was to be analysed."""
    decisions: tuple[Decision, ...]
    """Every decision, in the order of play."""
    episodes: "tuple[PlanEpisode, ...]"
    """Plans that were kept to though others were better."""
    course: "tuple[CoursePoint, ...]"
    """The chances of all seats at every moment."""
    players: tuple[PlayerAnalysis, ...]
    """The accuracy, grades and luck of each seat."""

    @property
    def match(self) -> Match:
        return self.task.match

    def __repr__(self) -> str:
        return f"<MatchAnalysis: {number_of(len(self.decisions), 'decision')}>"


@renamed_argument("seed", "rng")
@renamed_argument("company", "table_levels")
def analyse_match(
    match: Match | Mapping[str, object],
    budget: Budget = DEFAULT_BUDGET,
    rng: Randomness = None,
    progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
    workers: int | None = 1,
    table_levels: TableLevels | None = None,
) -> MatchAnalysis:
    """Judge every decision of a match or of its record, which may be unfinished.

    The budget is spent on each decision. With a budget in simulations the same seed gives the same
    analysis on any number of workers; None means one for each core. `progress` is called as it
    advances; once `cancelled` returns True, `AnalysisError` is raised. Players are expected to go
    on at the levels given: by default those of the bots in the record, and of people.
    """
    check_type("match", match, Match, Mapping)
    check_type("budget", budget, Budget)
    seed = seed_of(rng)
    task = AnalysisTask(
        match_to_analyse(match), table_levels or levels_in_record(match), budget, seed
    )
    load_engine()
    with closing(analyse_moments(task, workers)) as work:
        seen = _watched(work, len(moments_of(task.match)), progress, cancelled)
        return assemble_analysis(task, seen)


def match_to_analyse(match: Match | Mapping[str, object]) -> Match:
    """The match to analyse, given itself or as its record; an error if nothing was played."""
    played = match if isinstance(match, Match) else replay(match)
    if not played.rounds:
        raise AnalysisError(AnalysisReason.NOTHING_PLAYED)
    return played


def levels_in_record(
    match: Match | Mapping[str, object], person: Level | None = None
) -> TableLevels:
    """The levels of the table in a record, which may name its bots; those of a match are people’s.

    People are of the level given, if any.
    """
    if isinstance(match, Match):
        return TableLevels.of([None] * match.players, person)
    players, bots = match["players"], match.get("bots")
    assert isinstance(players, Sequence)
    named = bots if isinstance(bots, Sequence) and len(bots) == len(players) else ()
    return TableLevels.of(named or [None] * len(players), person)


def assemble_analysis(task: AnalysisTask, seen: Iterable[MomentAnalysis]) -> MatchAnalysis:
    """The analysis of a match from those of its moments, in order."""
    from trimino.analysis.course import course_of  # noqa: PLC0415 - loading it takes a moment
    from trimino.analysis.episodes import mark_episodes  # noqa: PLC0415 - likewise
    from trimino.analysis.luck import luck_of  # noqa: PLC0415 - likewise
    from trimino.analysis.moment_values import moment_values  # noqa: PLC0415 - likewise

    moments = list(seen)
    decisions, episodes = mark_episodes([each.decision for each in moments if each.decision])
    values = moment_values(task, moments)
    luck = luck_of(task.match, values)
    players = (
        _player(seat, decisions, [one.loss for one in episodes if one.seat == seat], luck[seat])
        for seat in range(task.match.players)
    )
    course = course_of(task.match, decisions, values)
    return MatchAnalysis(task, tuple(decisions), episodes, course, tuple(players))


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


def _player(
    seat: int, decisions: Sequence[Decision], plans: "Sequence[Loss]", luck: "Luck"
) -> PlayerAnalysis:
    """The play of a seat; a plan that was kept to counts as one decision in its accuracy."""
    own = [decision for decision in decisions if decision.seat == seat]
    counted = [decision.counted for decision in own if decision.counted]
    return PlayerAnalysis(
        seat,
        accuracy([loss.cost.amount for loss in (*counted, *plans)]),
        Counter(decision.grade for decision in own if decision.grade),
        sum(decision.grade is None for decision in own),
        sum(loss.match.mean for loss in counted),
        sum(loss.points.mean for loss in counted),
        luck,
    )
