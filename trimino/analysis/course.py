"""The course of a match: the chances of all seats at every moment, one source for all.

The chances after an action are those of the whole position, hidden tiles included, before any tile
is drawn. Those before it are higher for its seat by what the action lost, so that the course moves
by what the grade says. What changes from there to the next moment is luck and the others' hands:

    before[t] - loss[t] = after[t]        after[t] + luck[t] = before[t + 1]

At every moment the chances of all seats add up to 1. In a solo game points stand for chances.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from trimino.analysis.decision import Decision
from trimino.analysis.luck import MomentValue
from trimino.analysis.position_value import FloatArray, PositionValue
from trimino.engine.sampled_mean import SampledMean
from trimino.rules import Match


class CoursePoint(NamedTuple):
    """The chances of all seats before and after an action; action 0 is a deal, of no seat.

    `luck` is what the tiles that were dealt or drawn changed for each seat, with its standard
    `errors`; `points` is what they changed in the lead of the round. Both are empty without luck.
    """

    round: int
    number: int
    seat: int | None
    before: tuple[float, ...]
    after: tuple[float, ...]
    luck: tuple[float, ...]
    errors: tuple[float, ...] = ()
    points: tuple[SampledMean, ...] = ()


def course_of(
    match: Match, decisions: Sequence[Decision], values: Sequence[MomentValue]
) -> tuple[CoursePoint, ...]:
    """The course of a match."""
    judged = {(one.round, one.number): one for one in decisions}
    return tuple(_point(match, value, judged.get((value.round, value.number))) for value in values)


def _point(match: Match, value: MomentValue, decision: Decision | None) -> CoursePoint:
    after = _means(match, value.after)
    lost = np.zeros(match.players)
    if decision is not None and decision.counted is not None:
        loss = decision.counted
        lost = np.array([loss.points.mean] if match.is_solo else loss.chances)
    before = after + lost
    seat = None if decision is None else decision.seat
    if not match.is_solo:
        before, after = _chances(before, seat), _chances(after, None)
    luck = _means(match, value.luck)
    shown = (tuple(each.tolist()) for each in (before, after, luck))
    point = CoursePoint(value.round, value.number, seat, *shown)
    errors, points = _certainty(value)
    return point._replace(errors=errors, points=points)


def _certainty(value: MomentValue) -> tuple[tuple[float, ...], tuple[SampledMean, ...]]:
    """The standard errors of luck, and luck in points."""
    if not value.is_chance:
        return (), ()
    return (
        tuple(one.error for one in _estimates(value.luck.chances)),
        tuple(_estimates(value.luck.points)),
    )


def _estimates(values: FloatArray) -> list[SampledMean]:
    """The mean of each column, with its standard error."""
    errors = values.std(axis=0, ddof=1) / len(values) ** 0.5
    return [
        SampledMean(float(mean), float(error))
        for mean, error in zip(values.mean(axis=0), errors, strict=True)
    ]


def _means(match: Match, value: PositionValue) -> FloatArray:
    found = value.points if match.is_solo else value.chances
    means: FloatArray = found.mean(axis=0)
    return means


def _chances(values: FloatArray, seat: int | None) -> FloatArray:
    """Chances between 0 and 1 that add up to 1; that of the given seat is kept, if it can be."""
    kept: FloatArray = np.clip(values, 0.0, 1.0)
    own = 0.0 if seat is None else kept[seat]
    others = kept.sum() - own
    shares: FloatArray = kept * ((1.0 - own) / others if others else 0.0)
    if seat is not None:
        shares[seat] = own
    return shares
