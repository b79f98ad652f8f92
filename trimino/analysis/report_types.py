"""Types of the analysis of a match as JSON, `trimino-analysis/10`."""

from typing import Literal

from trimino.records.typed_dict import TypedDict
from trimino.records.values import RulesValue
from trimino.room.hint_types import NotedActionValues
from trimino.room.message_values import MessageValues

PlanName = Literal["lay", "draw", "pass"]
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


class PlanValues(TypedDict):
    """The ledger of the plan: the one chosen, the better one, what was lost, and what to do.

    `instead` is null if no other plan was better, else `chance` is the chance to win by it.
    """

    chosen: PlanName
    better: PlanName
    loss: LossValues
    instead: NotedActionValues | None
    chance: float | None
    why: list[MessageValues]


class ExerciseValues(TypedDict):
    """A fault to try again: the position in the notation as its seat saw it, and what solves it.

    `solutions` are actions in the notation: the better one, and all that are equal to it.
    """

    position: str
    solutions: list[str]


class CarefulPlaceValues(TypedDict):
    """A placement that would not have opened the bonus that the next player took at once.

    It scored as much; `loss` is what was lost against it.
    """

    place: NotedActionValues
    item: str
    points: int
    loss: LossValues


class DecisionValues(TypedDict):
    """A decision, by its round and its action, both counted from 1.

    `best` is the best of the chosen plan, and `within` what was lost against it; `loss` is that and
    the loss of the plan. Without a `grade`, `ungraded` says why, and there is no more. A fault has
    an `exercise`.
    """

    round: int
    action: int
    seat: int
    done: NotedActionValues
    best: NotedActionValues
    plan: PlanValues | None
    within: LossValues
    loss: LossValues
    grade: GradeName | None
    ungraded: Literal["forced", "clock"] | None
    cost: CostValues | None
    in_episode: bool
    why_best: list[MessageValues]
    why_done: list[MessageValues]
    exercise: ExerciseValues | None
    careful: CarefulPlaceValues | None


class EpisodeValues(TypedDict):
    """A plan that a seat kept to in a round though another was better, by its actions.

    `action` is the one that it is told of: the first, or the first draw missed. `loss` is what the
    other plan was worth there, with its `grade` and `cost`.
    """

    round: int
    action: int
    seat: int
    plan: PlanName
    better: PlanName
    actions: list[int]
    loss: LossValues
    grade: GradeName
    cost: CostValues


class CourseValues(TypedDict):
    """The chances of all seats before and after an action; action 0 is a deal, of no seat.

    `luck` is what the tiles that were dealt or drawn changed for each seat, with its standard
    `errors`; `points` is what they changed in the lead of the round. Both are empty without luck.
    """

    round: int
    action: int
    seat: int | None
    before: list[float]
    after: list[float]
    luck: list[float]
    errors: list[float]
    points: list[EstimateValues]


class LostValues(TypedDict):
    """The sum of all losses of a seat."""

    match: float
    points: float


class AccountValues(TypedDict):
    """`result` = `expected` + `deal` + `draws` + `play` + `others`."""

    result: float
    expected: float
    deal: EstimateValues
    draws: EstimateValues
    play: float
    others: float
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


class BetterMoveValues(TypedDict):
    """A better move: `done` and the reasons `against` it, `better` and `why`, and the `cost`.

    The cost is null where it is more points than anybody would believe.
    """

    done: MessageValues
    against: list[MessageValues]
    better: MessageValues
    why: list[MessageValues]
    cost: MessageValues | None


class KeyMomentValues(TypedDict):
    """A moment that mattered, by its action, and what to say about it.

    `instead` is null where nothing was better.
    """

    kind: Literal["mistake", "plan", "find", "luck"]
    round: int
    action: int
    title: MessageValues
    instead: BetterMoveValues | None


class ReviewValues(TypedDict):
    """The review for a seat: what a coach would say, the lesson of a plan, and the moments."""

    seat: int
    words: list[MessageValues]
    lesson: MessageValues | None
    moments: list[KeyMomentValues]


class MatchAnalysisValues(TypedDict):
    """The analysis of a match."""

    format: Literal["trimino-analysis/10"]
    rules: RulesValue
    players: list[str]
    budget: str
    seed: int
    against: list[str]
    decisions: list[DecisionValues]
    episodes: list[EpisodeValues]
    course: list[CourseValues]
    seats: list[SeatAnalysisValues]
    reviews: list[ReviewValues]
