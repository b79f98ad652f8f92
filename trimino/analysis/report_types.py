"""Types of the analysis of a match as JSON, `trimino-analysis/1`."""

from typing import Literal

from trimino.records.typed_dict import TypedDict
from trimino.records.values import RulesValue
from trimino.room.frame_types import MessageValues, WorthValues

GradeName = Literal["best", "good", "inaccuracy", "mistake", "blunder"]


class EstimateValues(TypedDict):
    """An estimated number; `error` is its standard error."""

    mean: float
    error: float


class LossValues(TypedDict):
    """The loss against the best action."""

    match: EstimateValues
    points: EstimateValues


class CostValues(TypedDict):
    """The loss that a grade is given for; `amount` is in percentage points."""

    measure: Literal["match", "points"]
    amount: float
    error: float


class DecisionValues(TypedDict):
    """A decision, by its round and its action, both counted from 1.

    Without a `grade`, `ungraded` says why.
    """

    round: int
    action: int
    seat: int
    done: WorthValues
    best: WorthValues
    grade: GradeName | None
    ungraded: Literal["forced", "clock"] | None
    loss: LossValues
    cost: CostValues | None
    why_best: list[MessageValues]
    why_done: list[MessageValues]


class ChanceValues(TypedDict):
    """The effect of a draw on each seat, or as action 0 of a deal."""

    round: int
    action: int
    match: list[EstimateValues]
    points: list[EstimateValues]


class CourseValues(TypedDict):
    """A point of the chart: the chance of a seat to win the match before its action."""

    round: int
    action: int
    seat: int
    match: float


class LostValues(TypedDict):
    """The sum of all losses of a seat."""

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
    """The luck of a seat, for the match and in points."""

    match: AccountValues
    points: AccountValues


class GradeCounts(TypedDict):
    """The number of decisions with each grade."""

    best: int
    good: int
    inaccuracy: int
    mistake: int
    blunder: int


class SeatAnalysisValues(TypedDict):
    """The play and the luck of a seat; `accuracy` is null if nothing was graded."""

    player: str
    accuracy: float | None
    grades: GradeCounts
    ungraded: int
    lost: LostValues
    luck: LuckValues


class MatchAnalysisValues(TypedDict):
    """The analysis of a match."""

    format: Literal["trimino-analysis/1"]
    rules: RulesValue
    players: list[str]
    budget: str
    seed: int
    decisions: list[DecisionValues]
    chances: list[ChanceValues]
    course: list[CourseValues]
    seats: list[SeatAnalysisValues]
