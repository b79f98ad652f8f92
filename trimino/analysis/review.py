"""The review of a match for one seat: a few sentences, and the moments that mattered.

Every sentence is a fact of the record or a figure of the analysis; nothing is said that is not
established.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from trimino.analysis.bonuses_left import bonuses_left
from trimino.analysis.decision import Decision
from trimino.analysis.fault_themes import FaultTheme, missed_bonus, theme_of
from trimino.analysis.grading import FAULTS, Measure, is_established, unit
from trimino.analysis.key_moments import KeyMoment, key_moments
from trimino.analysis.levels import Plan
from trimino.analysis.score_story import how_it_went, rival_of, what_made_it
from trimino.engine.sampled_mean import SampledMean
from trimino.rules import Match, Message, Place
from trimino.rules.ruleset import Winner

if TYPE_CHECKING:
    from trimino.analysis.episodes import PlanEpisode
    from trimino.analysis.match_analysis import MatchAnalysis

EVEN = 15.0
"""Points up to which luck is about even, where a bridge pays 40."""

SURE = 2.0
"""Standard errors that luck must exceed to be told; where it is not known, nothing is said."""

ROUGH = 3.0
"""The standard error from which points are told in tens."""


class Review(NamedTuple):
    """The review for a seat: what a friend would say, the lesson of a plan, and the moments."""

    seat: int
    words: tuple[Message, ...]
    lesson: Message | None
    moments: tuple[KeyMoment, ...]


def review_of(analysis: "MatchAnalysis", seat: int, player: str) -> Review:
    """The review of a match for a seat; its sentences address `player` if that is the reader."""
    match = analysis.match
    own = [one for one in analysis.decisions if one.seat == seat]
    episodes = [one for one in analysis.episodes if one.seat == seat]
    idea = _idea(match, own, episodes)
    words = (
        _result(match, seat),
        *_story(match, seat),
        *_luck(analysis, seat),
        idea,
        *(() if idea.name == "review-idea-bonus" else _left(match, seat)),
    )
    # With more players drawing first is the exception, and a lesson would contradict the idea.
    is_lesson = match.players == 2 and _draining(episodes)
    lesson = Message("review-plan-but") if is_lesson else None
    told = tuple(Message(word.name, {**word.details, "player": player}) for word in words)
    return Review(seat, told, lesson, key_moments(analysis, seat))


def _result(match: Match, seat: int) -> Message:
    """How the match ended for the seat."""
    told = {"own": match.totals[seat]}
    if match.is_solo:
        return Message("review-solo", told)
    if not match.over:
        return Message("review-unfinished", told)
    told["rounds"] = len(match.rounds)
    if seat in match.winners and len(match.winners) > 1:
        return Message("review-shared", told)
    told["other"] = match.totals[rival_of(match, seat)]
    return Message("review-won" if seat in match.winners else "review-lost", told)


def _story(match: Match, seat: int) -> Iterator[Message]:
    """How it came to that, by the scores."""
    if match.over and not match.is_solo and match.rules.winner is Winner.LOWEST:
        yield Message("review-lowest")
    for one in (how_it_went(match, seat), what_made_it(match, seat)):
        if one is not None:
            yield one


def _luck(analysis: "MatchAnalysis", seat: int) -> Iterator[Message]:
    """The luck of the tiles in points, as far as it is more than noise."""
    account = analysis.players[seat].luck.points
    even = EVEN * unit(analysis.match.rules)
    error = (account.deal.error**2 + account.draws.error**2) ** 0.5
    if abs(account.luck) > max(even, SURE * error):
        name = "review-luck-good" if account.luck > 0 else "review-luck-bad"
        yield Message(name, {"points": about(abs(account.luck), error)})
    elif abs(account.luck) <= even and error <= even:
        yield Message("review-luck-even")


def _idea(match: Match, own: Sequence[Decision], episodes: "Sequence[PlanEpisode]") -> Message:
    """The idea that mattered most: the costliest plan, or the costliest theme of faults."""
    faults = [one for one in own if one.grade in FAULTS]
    costs: dict[FaultTheme, float] = {}
    for one in faults:
        assert one.cost is not None
        costs[theme_of(one)] = costs.get(theme_of(one), 0.0) + one.cost.amount
    plan = max(episodes, key=lambda one: one.loss.cost.amount, default=None)
    if plan and plan.loss.cost.amount >= max(costs.values(), default=0.0):
        return _plan_idea(match, plan)
    if not costs:
        return Message("review-idea-none")
    theme = max(costs, key=lambda one: costs[one])
    those = [one for one in faults if theme_of(one) is theme]
    told: dict[str, int | str] = {"count": len(those)}
    if theme is FaultTheme.BONUS:
        told["points"] = sum(map(missed_bonus, those))
    elif theme in (FaultTheme.CHOICE, FaultTheme.WHETHER):
        told |= _dearest(those)
    return Message(f"review-idea-{theme}", told)


def _dearest(faults: Sequence[Decision]) -> dict[str, int | str]:
    """The dearest of some faults: what was better, and what it would have brought."""
    fault = max(faults, key=lambda one: one.cost.amount if one.cost else 0.0)
    ledger = fault.ledger
    assert ledger is not None
    lost = ledger.planned if ledger.within.is_nothing else ledger.within
    in_points = lost.cost.measure is Measure.POINTS
    told: dict[str, int | str] = {
        "round": fault.round,
        "points": about(lost.points.mean, lost.points.error) if in_points else 0,
        "percent": 0 if in_points else round(lost.cost.amount),
    }
    best, done = ledger.best.action, ledger.done.action
    if ledger.within.is_nothing or not (isinstance(best, Place) and isinstance(done, Place)):
        return {**told, "better": str(ledger.better)}
    what = "place" if best.tile == done.tile else "tile"
    return {**told, "what": what, "tile": str(best.tile), "done": str(done.tile)}


def _left(match: Match, seat: int) -> Iterator[Message]:
    """The bonuses left lying, whatever they cost."""
    left = bonuses_left(match, seat)
    if left:
        yield Message("review-left-bonuses", {"count": len(left), "points": sum(left)})


def _plan_idea(match: Match, plan: "PlanEpisode") -> Message:
    told = {"round": plan.round, "points": _established(plan.loss.points)}
    if plan.better is Plan.LAY:
        return Message("review-idea-lay", told)
    if plan.better is Plan.PASS:
        return Message("review-idea-hold", told)
    cost = match.rules.draw_cost
    if not cost:
        return Message("review-idea-free-draw", told)
    return Message("review-idea-draw", {**told, "cost": cost})


def _established(points: SampledMean) -> int:
    """Points as far as they are more than noise, else 0."""
    known = is_established(points) and points.mean >= 1
    return about(points.mean, points.error) if known else 0


def about(points: float, error: float) -> int:
    """Points as precisely as they are known."""
    return 10 * round(points / 10) if error > ROUGH else round(points)


def _draining(episodes: "Sequence[PlanEpisode]") -> bool:
    return any(one.better is Plan.DRAW for one in episodes)
