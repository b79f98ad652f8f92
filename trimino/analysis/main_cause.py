"""The main cause of a win or a loss, in a few sentences, the largest first.

It is whatever moved the chances most: the strength of the players, a plan, one move, or a round. In
a round it is a draw, a mistake of the rival, many tiles drawn first, or else the kind of points
that made the difference.
"""

from typing import TYPE_CHECKING

from trimino.analysis.advised_theme import advised_theme
from trimino.analysis.better_move import about, plan_chances
from trimino.analysis.deciding_round import MUCH, VERY_MUCH, deciding_swing
from trimino.analysis.decision import Decision
from trimino.analysis.grading import Measure
from trimino.analysis.levels import Plan
from trimino.analysis.round_cause import (
    MainCause,
    dearest_fault,
    drawn_first,
    round_cause,
)
from trimino.analysis.round_ending import count_words
from trimino.analysis.round_swings import RoundSwing, round_swings
from trimino.analysis.score_story import ScoreSource, passes, what_made_it
from trimino.rules import Match, Message, Place

if TYPE_CHECKING:
    from trimino.analysis.episodes import PlanEpisode
    from trimino.analysis.match_analysis import MatchAnalysis


def main_cause(analysis: "MatchAnalysis", seat: int) -> MainCause:
    """The cause of a seat's win or loss; empty for a solo game or a shared win."""
    match = analysis.match
    if match.is_solo or not match.over or len(match.winners) > 1:
        return MainCause(())
    side = 1 if match.winners == (seat,) else -1
    swing, fault, plan = deciding_swing(analysis, seat, side), None, None
    if side < 0:
        fault, plan = dearest_fault(match, analysis.decisions, seat), _dearest_plan(analysis, seat)
    expected = analysis.course[0].after[seat]
    strength = side * (expected - 1 / match.players)
    moved = max(side * one.whole for one in round_swings(analysis.course, seat))
    lost = fault.cost.amount / 100 if fault and fault.cost else 0.0
    missed = plan.loss.cost.amount / 100 if plan else 0.0
    told = round_cause(analysis, seat, swing)
    drawn = abs(told.draw.luck) if told.draw else 0.0
    if plan and missed >= max(strength, drawn, lost, MUCH):
        return _planned(analysis, plan, told)
    if strength > max(moved, lost, MUCH):
        return _unequal(match, seat, expected)
    decided = fault is not None and fault.round == swing.round and _is_own(swing, lost)
    if fault and lost >= MUCH and (lost >= moved or decided):
        if advised_theme(fault):
            return _move(match, fault)
        # What cannot be explained is told beside the round that it decided.
        if lost >= VERY_MUCH and fault.round == swing.round:
            moved_by = _move(match, fault)
            return told._replace(words=(*told.words, *moved_by.words), fault=fault)
    return told


def _planned(analysis: "MatchAnalysis", plan: "PlanEpisode", then: MainCause) -> MainCause:
    """Another plan would have changed more than a move or a draw did; the round comes after."""
    decision = plan_decision(analysis, plan)
    told = {"round": plan.round if len(analysis.match.rounds) > 1 else 0}
    first = Message("review-why-plan", {**told, **plan_chances(decision, plan.loss)})
    return then._replace(words=(first, *then.words), plan=plan)


def plan_decision(analysis: "MatchAnalysis", plan: "PlanEpisode") -> Decision:
    """The decision that a plan is told of."""
    return next(
        one for one in analysis.decisions if (one.round, one.number) == (plan.round, plan.at)
    )


def _dearest_plan(analysis: "MatchAnalysis", seat: int) -> "PlanEpisode | None":
    """The dearest round in which a seat did not drain the well between two players."""
    if analysis.match.players > 2:
        return None
    plans = [
        one
        for one in analysis.episodes
        if one.seat == seat and one.loss.cost.measure is Measure.MATCH and _drains(analysis, one)
    ]
    return max(plans, key=lambda one: one.loss.cost.amount, default=None)


def _drains(analysis: "MatchAnalysis", plan: "PlanEpisode") -> bool:
    """Whether the better plan was to draw until the well is nearly empty."""
    ledger = plan_decision(analysis, plan).ledger
    return ledger is not None and ledger.is_lasting and plan.better is Plan.DRAW


def _unequal(match: Match, seat: int, expected: float) -> MainCause:
    """The players were not equally strong, which moved the chances more than any round."""
    name = "review-why-stronger" if match.winners == (seat,) else "review-why-weaker"
    told = {"percent": min(99, about(100 * expected)), "many": int(match.players > 2)}
    words = [Message(name, told)]
    drew = drawn_first(match, seat, range(1, len(match.rounds) + 1))
    source, made = what_made_it(match, seat)
    if drew:
        passed = passes(match, seat, match.rounds)
        return MainCause((*words, drew, *([passed] if passed else [])), drew=True)
    ended = count_words(match, seat) if source is ScoreSource.END else ()
    return MainCause((*words, *([made] if made else []), *ended))


def _is_own(swing: RoundSwing, lost: float) -> bool:
    """Whether a round was lost by the own play, and mostly by a move that lost so much."""
    return 2 * lost >= -swing.own > max(-swing.luck, -swing.others)


def _move(match: Match, fault: Decision) -> MainCause:
    """One move changed more than any round, or most in the round that decided."""
    assert isinstance(fault.event.action, Place)
    assert fault.cost is not None
    told = {
        "round": fault.round if len(match.rounds) > 1 else 0,
        "tile": fault.event.action.tile,
        "percent": round(fault.cost.amount),
    }
    return MainCause((Message("review-why-move", told),), fault.round, fault=fault)
