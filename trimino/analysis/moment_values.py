"""The values of positions at all moments of a match, joined from those of its moments."""

from collections.abc import Sequence

import numpy as np

from trimino.analysis.luck import MomentValue, round_leads, shares
from trimino.analysis.moments import AnalysisTask, MomentAnalysis, worlds_of
from trimino.analysis.position_value import PositionValue


def moment_values(task: AnalysisTask, moments: Sequence[MomentAnalysis]) -> list[MomentValue]:
    """The value after each moment: of the next position, or of the end of its round."""
    found = []
    for number, each in enumerate(moments):
        following = moments[number + 1] if number + 1 < len(moments) else None
        then = _then(task, each, following)
        if each.decision is None:
            value = MomentValue(*each.moment, None, each.before, each.before, then)
        else:
            after = then if each.drawn is None else each.drawn
            value = MomentValue(*each.moment, each.decision.seat, each.before, after, then)
        found.append(value)
    return found


def _then(
    task: AnalysisTask, each: MomentAnalysis, following: MomentAnalysis | None
) -> PositionValue:
    if following is not None and following.moment.number:
        return following.before
    match, worlds = task.match, len(each.before.chances)
    if following is not None:
        points = round_leads(match, match.rounds[each.moment.round - 1].points)
        return PositionValue(following.before.chances, np.tile(points, (worlds, 1)))
    if match.over:
        points = round_leads(match, match.round.points)
        return PositionValue(np.tile(shares(match), (worlds, 1)), np.tile(points, (worlds, 1)))
    return worlds_of(task, each.moment.round).value(match)
