"""The analysis as JSON.

    format      "trimino-analysis/1"
    rules       as in a record
    players     names, in the order of seats
    budget      what was spent on a decision
    seed        what decided the simulations
    decisions   for each action of the match:
      round, action   which one, both counted from 1
      seat            who decided, from 0
      done, best      an action in the notation, with `do` and what goes with it as in a record;
                      `match` and `round`, the chances of winning them, and `points` ahead of the
                      others at the end of the round, all as it seemed then
      grade           best, good, inaccuracy, mistake, blunder; null if not graded
      ungraded        forced or clock where there is no grade; else null
      loss            what was lost against the best: `match` and `points`, each with `error`
      cost            what the grade came from: `measure`, match or points, `amount` in percentage
                      points, and `error`; null if not graded
      why_best, why_done
                      reasons, for faults: `name` and `details` of the message, and its `text`
    chances     for each deal (action 0) and draw, by seat: `match` and `points` won by chance
    course      for charts: before each action the chance of its seat to win the match
    seats       for each seat: `player`, `accuracy`, how many decisions had each of the `grades`,
                how many were `ungraded`, what was `lost` in all, and `luck`, for the match and for
                points: `result` = `expected` + `deal` + `draws` + `play`, and `without_luck`

Numbers are rounded to `DIGITS` digits behind the point; standard errors are called `error`.
"""

from collections.abc import Sequence
from typing import Final

from trimino.analysis.decision import ActionWorth, Decision
from trimino.analysis.grading import Grade
from trimino.analysis.hints import PositionAnalysis
from trimino.analysis.luck import ChanceEvent, LuckAccount
from trimino.analysis.match_analysis import MatchAnalysis, PlayerAnalysis
from trimino.analysis.report_types import (
    AccountValues,
    ChanceValues,
    CourseValues,
    DecisionValues,
    EstimateValues,
    MatchAnalysisValues,
    SeatAnalysisValues,
)
from trimino.engine.sampled_mean import SampledMean
from trimino.records.notation import format_action
from trimino.records.writing import request_values, rules_value
from trimino.room.frame_types import AdviceValues, MessageValues, WorthValues
from trimino.rules import Message
from trimino.words import in_english

FORMAT: Final = "trimino-analysis/1"
DIGITS = 4


def to_json(analysis: MatchAnalysis, players: Sequence[str]) -> MatchAnalysisValues:
    """The analysis of a match as plain values; actions stand in the notation."""
    return {
        "format": FORMAT,
        "rules": rules_value(analysis.match.rules),
        "players": list(players),
        "budget": str(analysis.budget),
        "seed": analysis.seed,
        "decisions": [_decision(decision) for decision in analysis.decisions],
        "chances": [_chance(chance) for chance in analysis.chances],
        "course": [_course(decision) for decision in analysis.decisions],
        "seats": [_seat(player, players[player.seat]) for player in analysis.players],
    }


def position_to_json(analysis: PositionAnalysis) -> list[AdviceValues]:
    """The best actions of a position, with standard errors and reasons."""
    return [
        {
            **_worth(ActionWorth(value.action, value.match, value.round, value.points)),
            "match_error": _rounded(value.match_error),
            "points_error": _rounded(value.points_error),
            "tried": value.tried,
            "reasons": _reasons(reasons),
        }
        for value, reasons in analysis.advice
    ]


def _decision(decision: Decision) -> DecisionValues:
    cost = decision.cost
    return {
        "round": decision.round,
        "action": decision.number,
        "seat": decision.seat,
        "done": _worth(decision.done),
        "best": _worth(decision.best),
        "grade": None if decision.grade is None else decision.grade.value,
        "ungraded": None if decision.ungraded is None else decision.ungraded.value,
        "loss": {
            "match": _estimate(decision.loss.match),
            "points": _estimate(decision.loss.points),
        },
        "cost": None
        if cost is None
        else {
            "measure": cost.measure.value,
            "amount": _rounded(cost.amount),
            "error": _rounded(cost.error),
        },
        "why_best": _reasons(decision.why_best),
        "why_done": _reasons(decision.why_done),
    }


def _worth(worth: ActionWorth) -> WorthValues:
    action, match, round_, points = worth
    return {
        "action": format_action(action),
        **request_values(action),
        "match": _rounded(match),
        "round": _rounded(round_),
        "points": _rounded(points),
    }


def _reasons(reasons: Sequence[Message]) -> list[MessageValues]:
    return [
        {"name": reason.name, "details": dict(reason.details), "text": in_english(reason)}
        for reason in reasons
    ]


def _chance(chance: ChanceEvent) -> ChanceValues:
    return {
        "round": chance.round,
        "action": chance.number,
        "match": [_estimate(swing.match) for swing in chance.swings],
        "points": [_estimate(swing.points) for swing in chance.swings],
    }


def _course(decision: Decision) -> CourseValues:
    return {
        "round": decision.round,
        "action": decision.number,
        "seat": decision.seat,
        "match": _rounded(decision.best.match),
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


def _account(account: LuckAccount) -> AccountValues:
    return {
        "result": _rounded(account.result),
        "expected": _rounded(account.expected),
        "deal": _estimate(account.deal),
        "draws": _estimate(account.draws),
        "play": _rounded(account.play),
        "without_luck": _rounded(account.without_luck),
    }


def _estimate(estimate: SampledMean) -> EstimateValues:
    return {"mean": _rounded(estimate.mean), "error": _rounded(estimate.error)}


def _rounded(number: float) -> float:
    return round(number, DIGITS) + 0.0
