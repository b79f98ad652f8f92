"""Types of hints: what the engine advises for a decision, in three steps."""

from typing import Literal

from trimino.records.typed_dict import TypedDict
from trimino.records.values import RequestValues
from trimino.room.message_values import MessageValues


class NotedActionValues(RequestValues):
    """An action, also in the notation."""

    action: str


class AdviceValues(NotedActionValues):
    """An action that the engine advises: the chance to win the match, the lead in the round, why.

    `error` is the standard error of the chance. `equal` says that the action is as good as the
    first, as far as can be told; actions are compared in the same worlds, so that their difference
    is surer than the chances.
    """

    match: float
    error: float
    points: float
    equal: bool
    reasons: list[MessageValues]


class PlanAdviceValues(NotedActionValues):
    """An action that is better than laying: the chance with it, that of laying, the points, why.

    `lasting` says that it takes many turns: to draw on until the well is nearly empty.
    """

    lasting: bool
    match: float
    laying: float
    points: float
    reasons: list[MessageValues]


class HintValues(TypedDict):
    """A hint in three steps: a nudge, the place, and the best actions, the best first.

    `advice` has the best placements, if there are any; `plan` says what is better than laying.
    `against` are the levels that the seats are taken for.
    """

    against: list[str]
    nudge: MessageValues
    place: MessageValues | None
    plan: PlanAdviceValues | None
    advice: list[AdviceValues]


class HintFrame(HintValues):
    """The hint for a decision."""

    type: Literal["hint"]
    id: str
    decision: int
