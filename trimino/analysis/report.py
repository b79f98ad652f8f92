"""The analysis as JSON; the pages of the documentation describe it key by key.

Numbers are rounded to `DIGITS` digits behind the point; standard errors are called `error`.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from trimino.analysis.better_move import BetterMove
from trimino.analysis.decision import CarefulPlace, Decision
from trimino.analysis.exercise import SOUND
from trimino.analysis.grading import Cost, Grade
from trimino.analysis.hints import PlanAdvice, PositionAnalysis
from trimino.analysis.match_analysis import MatchAnalysis, PlayerAnalysis
from trimino.analysis.report_types import (
    AccountValues,
    BetterMoveValues,
    CarefulPlaceValues,
    CostValues,
    CourseValues,
    DecisionValues,
    EpisodeValues,
    EstimateValues,
    ExerciseValues,
    LossValues,
    MatchAnalysisValues,
    PlanValues,
    ReviewValues,
    SeatAnalysisValues,
)
from trimino.analysis.review import Review, review_of
from trimino.engine.sampled_mean import SampledMean
from trimino.messages.message_json import detail_values
from trimino.records.notation import format_action
from trimino.records.writing import request_values, rules_value
from trimino.room.hint_types import HintValues, NotedActionValues, PlanAdviceValues
from trimino.room.message_values import MessageValues
from trimino.rules import Action, Message
from trimino.words import in_english

if TYPE_CHECKING:
    from trimino.analysis.course import CoursePoint
    from trimino.analysis.episodes import PlanEpisode
    from trimino.analysis.ledger import Ledger, Loss
    from trimino.analysis.luck import LuckAccount

_FORMAT: Final = "trimino-analysis/10"
DIGITS = 4


def to_json(analysis: MatchAnalysis, players: Sequence[str]) -> MatchAnalysisValues:
    """The analysis of a match as plain values; actions stand in the notation."""
    task = analysis.task
    return {
        "format": _FORMAT,
        "rules": rules_value(task.match.rules),
        "players": list(players),
        "budget": str(task.budget),
        "seed": task.seed,
        "against": task.table_levels.names,
        "decisions": [_decision(decision) for decision in analysis.decisions],
        "episodes": [_episode(episode) for episode in analysis.episodes],
        "course": [_course(point) for point in analysis.course],
        "seats": [_seat(player, players[player.seat]) for player in analysis.players],
        "reviews": [_review(review_of(analysis, seat, players)) for seat in range(len(players))],
    }


def position_to_json(analysis: PositionAnalysis) -> HintValues:
    """A hint as plain values."""
    return {
        "against": analysis.table_levels.names,
        "nudge": _message(analysis.nudge),
        "place": None if analysis.place is None else _message(analysis.place),
        "plan": None if analysis.plan is None else _plan_advice(analysis.plan),
        "advice": [
            {
                **_action(one.action),
                "match": _rounded(one.match),
                "error": _rounded(one.error),
                "points": _rounded(one.points),
                "equal": one.is_equal,
                "reasons": _reasons(one.reasons),
            }
            for one in analysis.advice
        ],
    }


def _plan_advice(plan: PlanAdvice) -> PlanAdviceValues:
    return {
        **_action(plan.action),
        "lasting": plan.is_lasting,
        "match": _rounded(plan.match),
        "laying": _rounded(plan.laying),
        "points": _rounded(plan.points),
        "reasons": _reasons(plan.reasons),
    }


def _decision(decision: Decision) -> DecisionValues:
    ledger, cost = decision.ledger, decision.cost
    action = decision.event.action
    return {
        "round": decision.round,
        "action": decision.number,
        "seat": decision.seat,
        "done": _action(action),
        "best": _action(ledger.best.action if ledger else action),
        "plan": _plan(ledger, decision) if ledger else None,
        "within": _loss(ledger.within if ledger else None),
        "loss": _loss(ledger.total if ledger else None),
        "grade": None if decision.grade is None else decision.grade.value,
        "ungraded": None if decision.ungraded is None else decision.ungraded.value,
        "cost": None if cost is None else _cost(cost),
        "in_episode": decision.in_episode,
        "why_best": _reasons(decision.why_best),
        "why_done": _reasons(decision.why_done),
        "exercise": _exercise(decision),
        "careful": _careful(decision.careful),
    }


def _careful(found: CarefulPlace | None) -> CarefulPlaceValues | None:
    if found is None:
        return None
    gift = found.gift
    return {
        "place": _action(found.place),
        "item": gift.item.value,
        "points": gift.points,
        "loss": _loss(found.lost),
    }


def _exercise(decision: Decision) -> ExerciseValues | None:
    found = decision.exercise
    if found is None or decision.grade in SOUND:
        return None
    actions = (*found.kept, *found.solutions) if decision.in_episode else found.solutions
    return {
        "position": found.position,
        "solutions": [format_action(action) for action in dict.fromkeys(actions)],
    }


def _plan(ledger: "Ledger", decision: Decision) -> PlanValues:
    instead = ledger.instead
    return {
        "chosen": ledger.plan.value,
        "better": ledger.better.value,
        "loss": _loss(ledger.planned),
        "instead": _action(instead.action) if instead else None,
        "chance": _rounded(instead.chances[decision.seat]) if instead else None,
        "why": _reasons(decision.why_plan),
    }


def _cost(cost: Cost) -> CostValues:
    return {
        "measure": cost.measure.value,
        "amount": _rounded(cost.amount),
        "error": _rounded(cost.error),
    }


def _loss(loss: "Loss | None") -> LossValues:
    nothing = SampledMean(0.0, 0.0)
    return {
        "match": _estimate(loss.match if loss else nothing),
        "points": _estimate(loss.points if loss else nothing),
    }


def _episode(episode: "PlanEpisode") -> EpisodeValues:
    return {
        "round": episode.round,
        "action": episode.at,
        "seat": episode.seat,
        "plan": episode.plan.value,
        "better": episode.better.value,
        "actions": list(episode.actions),
        "loss": _loss(episode.loss),
        "grade": episode.loss.cost.grade.value,
        "cost": _cost(episode.loss.cost),
    }


def _course(point: "CoursePoint") -> CourseValues:
    return {
        "round": point.round,
        "action": point.number,
        "seat": point.seat,
        "before": list(map(_rounded, point.before)),
        "after": list(map(_rounded, point.after)),
        "luck": list(map(_rounded, point.luck)),
        "errors": list(map(_rounded, point.errors)),
        "points": list(map(_estimate, point.points)),
    }


def _action(action: Action) -> NotedActionValues:
    return {"action": format_action(action), **request_values(action)}


def _reasons(reasons: Sequence[Message]) -> list[MessageValues]:
    return list(map(_message, reasons))


def _message(message: Message) -> MessageValues:
    return {
        "name": message.name,
        "details": detail_values(message),
        "text": in_english(message),
    }


def _seat(player: PlayerAnalysis, name: str) -> SeatAnalysisValues:
    return {
        "player": name,
        "accuracy": player.accuracy,
        "grades": {
            "best": player.grades[Grade.BEST],
            "good": player.grades[Grade.GOOD],
            "inaccuracy": player.grades[Grade.INACCURACY],
            "mistake": player.grades[Grade.MISTAKE],
            "blunder": player.grades[Grade.BLUNDER],
        },
        "ungraded": player.ungraded,
        "lost": {"match": _rounded(player.lost_match), "points": _rounded(player.lost_points)},
        "luck": {"match": _account(player.luck.match), "points": _account(player.luck.points)},
    }


def _review(review: Review) -> ReviewValues:
    return {
        "seat": review.seat,
        "words": list(map(_message, review.words)),
        "lesson": None if review.lesson is None else _message(review.lesson),
        "moments": [
            {
                "kind": one.kind.value,
                "round": one.round,
                "action": one.number,
                "title": _message(one.title),
                "instead": None if one.instead is None else _better_move(one.instead),
            }
            for one in review.moments
        ],
    }


def _better_move(move: BetterMove) -> BetterMoveValues:
    return {
        "done": _message(move.done),
        "against": _reasons(move.against),
        "better": _message(move.better),
        "why": _reasons(move.why),
        "cost": None if move.cost is None else _message(move.cost),
    }


def _account(account: "LuckAccount") -> AccountValues:
    return {
        "result": _rounded(account.result),
        "expected": _rounded(account.expected),
        "deal": _estimate(account.deal),
        "draws": _estimate(account.draws),
        "play": _rounded(account.play),
        "others": _rounded(account.others),
        "without_luck": _rounded(account.without_luck),
    }


def _estimate(estimate: SampledMean) -> EstimateValues:
    return {"mean": _rounded(estimate.mean), "error": _rounded(estimate.error)}


def _rounded(number: float) -> float:
    return round(number, DIGITS) + 0.0
