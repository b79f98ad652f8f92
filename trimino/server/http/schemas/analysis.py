"""The analysis of a match, `trimino-analysis/1`, as it is told over HTTP."""

from typing import Any, Literal

from pydantic import TypeAdapter, ValidationError
from typing_extensions import TypedDict

from trimino.room.frame_types import ErrorValues, WorthValues

Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder"]


class EstimateValues(TypedDict):
    """A number that was estimated; `error` is its standard error."""

    mean: float
    error: float


class LossValues(TypedDict):
    """What was lost against the best."""

    match: EstimateValues
    points: EstimateValues


class CostValues(TypedDict):
    """What a grade came from; `amount` is in percentage points."""

    measure: Literal["match", "points"]
    amount: float
    error: float


class DecisionValues(TypedDict):
    """A decision, by its round and its action, both counted from 1.

    `grade` is null for what is not graded: `ungraded` says why.
    """

    round: int
    action: int
    seat: int
    done: WorthValues
    best: WorthValues
    grade: Grade | None
    ungraded: Literal["forced", "clock"] | None
    loss: LossValues
    cost: CostValues | None
    why_best: list[ErrorValues]
    why_done: list[ErrorValues]


class ChanceValues(TypedDict):
    """What a draw brought each seat, or as action 0 a deal."""

    round: int
    action: int
    match: list[EstimateValues]
    points: list[EstimateValues]


class CourseValues(TypedDict):
    """A point of the chart: before an action the chance of its seat to win the match."""

    round: int
    action: int
    seat: int
    match: float


class LostValues(TypedDict):
    match: float
    points: float


class AccountValues(TypedDict):
    """`result` = `expected` + `deal` + `draws` + `play`."""

    result: float
    expected: float
    deal: EstimateValues
    draws: EstimateValues
    play: float
    without_luck: float


class LuckValues(TypedDict):
    match: AccountValues
    points: AccountValues


class GradeCounts(TypedDict):
    """How many decisions had each grade."""

    best: int
    good: int
    inaccuracy: int
    mistake: int
    blunder: int


class SeatAnalysisValues(TypedDict):
    """How a seat played, and how lucky it was; `accuracy` is null if nothing was graded."""

    player: str
    accuracy: float | None
    grades: GradeCounts
    ungraded: int
    lost: LostValues
    luck: LuckValues


class MatchAnalysisValues(TypedDict):
    """All that is to be told of a match."""

    format: Literal["trimino-analysis/1"]
    rules: str | dict[str, Any]
    players: list[str]
    budget: str
    seed: int
    decisions: list[DecisionValues]
    chances: list[ChanceValues]
    course: list[CourseValues]
    seats: list[SeatAnalysisValues]


_ANALYSIS = TypeAdapter(MatchAnalysisValues)


def is_readable(result: str) -> bool:
    """Whether an analysis that was kept as JSON has the form in which it is told today."""
    try:
        _ANALYSIS.validate_json(result)
    except ValidationError:
        return False
    return True
