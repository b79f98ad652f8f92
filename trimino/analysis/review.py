"""The review of a match for one seat: a few sentences, and the moments that mattered.

Every sentence is a fact of the record or a figure of the analysis; nothing is said that is not
established.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from trimino.analysis.decision import Decision
from trimino.analysis.grading import FAULTS, unit
from trimino.analysis.key_moments import KeyMoment, key_moments
from trimino.analysis.levels import Plan
from trimino.rules import Match, Message
from trimino.rules.ruleset import Winner

if TYPE_CHECKING:
    from trimino.analysis.episodes import PlanEpisode
    from trimino.analysis.match_analysis import MatchAnalysis

EVEN = 15.0
"""Points up to which luck is about even, where a bridge pays 40."""


class Review(NamedTuple):
    """The review for a seat: what a friend would say, the lesson of a plan, and the moments."""

    seat: int
    words: tuple[Message, ...]
    lesson: Message | None
    moments: tuple[KeyMoment, ...]


def review_of(analysis: "MatchAnalysis", seat: int) -> Review:
    """The review of a match for a seat."""
    match = analysis.match
    own = [one for one in analysis.decisions if one.seat == seat]
    episodes = [one for one in analysis.episodes if one.seat == seat]
    words = (_result(match, seat), *_luck(analysis, seat), _idea(match, own, episodes))
    lesson = Message("review-plan-but") if _draining(episodes) else None
    return Review(seat, words, lesson, key_moments(analysis, seat))


def _result(match: Match, seat: int) -> Message:
    """How the match ended for the seat."""
    own, rounds = match.totals[seat], len(match.rounds)
    if match.is_solo:
        return Message("review-solo", {"own": own})
    if not match.over:
        return Message("review-unfinished", {"own": own})
    if match.winners == (seat,):
        rivals = [total for other, total in enumerate(match.totals) if other != seat]
        best = min(rivals) if match.rules.winner is Winner.LOWEST else max(rivals)
        return Message("review-won", {"own": own, "other": best, "rounds": rounds})
    if seat in match.winners:
        return Message("review-shared", {"own": own, "rounds": rounds})
    best = match.totals[match.winners[0]]
    return Message("review-lost", {"own": own, "other": best, "rounds": rounds})


def _luck(analysis: "MatchAnalysis", seat: int) -> Iterator[Message]:
    """The luck of the tiles in points, as far as it is more than noise."""
    account = analysis.players[seat].luck.points
    points = round(account.luck)
    error = (account.deal.error**2 + account.draws.error**2) ** 0.5
    if abs(account.luck) <= max(EVEN * unit(analysis.match.rules), error):
        yield Message("review-luck-even")
    elif points > 0:
        yield Message("review-luck-good", {"points": points})
    else:
        yield Message("review-luck-bad", {"points": -points})


def _idea(match: Match, own: Sequence[Decision], episodes: "Sequence[PlanEpisode]") -> Message:
    """The idea that mattered most: the costliest of a plan, bonuses left, gifts, and the rest."""
    faults = [one for one in own if one.grade in FAULTS]
    missed = [points for one in faults if (points := missed_bonus(one))]
    gifts = [one for one in faults if _named(one.why_done, "reason-leaves-")]
    plan = max(episodes, key=lambda one: one.loss.cost.amount, default=None)
    within = sum(one.cost.amount for one in faults if one.cost)
    if plan and plan.loss.cost.amount >= within:
        return _plan_idea(match, plan)
    if missed:
        return Message("review-idea-bonus", {"count": len(missed), "points": sum(missed)})
    if gifts:
        return Message("review-idea-gift", {"count": len(gifts)})
    if faults:
        return Message("review-idea-choice", {"count": len(faults)})
    return _plan_idea(match, plan) if plan else Message("review-idea-none")


def _plan_idea(match: Match, plan: "PlanEpisode") -> Message:
    told = {"round": plan.round, "points": max(0, round(plan.loss.points.mean))}
    if plan.better is Plan.LAY:
        return Message("review-idea-lay", told)
    cost = match.rules.draw_cost
    if not cost:
        return Message("review-idea-free-draw", told)
    return Message("review-idea-draw", {**told, "cost": cost})


def _draining(episodes: "Sequence[PlanEpisode]") -> bool:
    return any(one.better is Plan.DRAW for one in episodes)


def missed_bonus(decision: Decision) -> int:
    """The bonus of the best action that the action done left lying, else 0."""
    paying = _named(decision.why_best, "reason-pays-")
    if paying is None or _named(decision.why_done, "reason-pays-"):
        return 0
    points = paying.details["points"]
    assert isinstance(points, int)
    return points


def _named(reasons: Sequence[Message], start: str) -> Message | None:
    return next((reason for reason in reasons if reason.name.startswith(start)), None)
