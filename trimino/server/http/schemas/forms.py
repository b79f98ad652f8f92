"""Bodies of HTTP requests and responses; those about one table are frames of the room."""

from typing import Annotated, Literal, NotRequired

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypedDict

from trimino.analysis.report_types import MatchAnalysisValues
from trimino.puzzles.explanation import HINT_STEPS
from trimino.puzzles.puzzle_requests import RatingValues
from trimino.records.house_rules_notation import MAX_RULES_TEXT
from trimino.room.message_values import MessageValues
from trimino.room.settings import MAX_SEATS, RulesSetting, SeatPlan, Settings
from trimino.room.table_list import TableSummary
from trimino.server.storage.rows import PERFECT_SUFFIX, JobStatus

Identifier = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,64}$")]


class StrictForm(BaseModel):
    """A base of request bodies that are read without conversion, and without unknown keys."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class ErrorBody(TypedDict):
    """The body of every refusal."""

    error: MessageValues


class NameForm(StrictForm):
    """The name under which somebody plays."""

    name: str


class Me(TypedDict):
    """A guest."""

    name: str


class MaybeMe(TypedDict):
    """The guest who asks; null for somebody new."""

    me: Me | None


class DeviceLink(TypedDict):
    """A token with which another device becomes the same guest, within `minutes`."""

    token: str
    minutes: int


class DeviceValues(TypedDict):
    """A device of the guest; `this` is the one that asks. What is not known is null."""

    id: str
    name: str | None
    since: float | None
    seen_at: float | None
    this: bool


class DeviceList(TypedDict):
    """The devices on which a guest is known."""

    devices: list[DeviceValues]


class RecordMoment(StrictForm):
    """A moment of a record: after `action` actions of a round; rounds count from 1."""

    table: Identifier | None = None
    upload: Identifier | None = None
    round: Annotated[int, Field(ge=1, le=1000)]
    action: Annotated[int, Field(ge=0, le=10_000)]


class TableForm(StrictForm):
    """A table to be opened; one seat makes a solo game.

    With `practice` the match goes on from a moment of a record, under that record's rules. `cast`
    is the number of the character in the first seat, the next seat has the next one; without it,
    the server draws one.
    """

    settings: Settings = Settings()
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=MAX_SEATS)]
    practice: RecordMoment | None = None
    cast: Annotated[int, Field(ge=0, lt=MAX_SEATS)] | None = None


class GuidedTableForm(StrictForm):
    """A table for the guided round, by these rules where they pay as the guide says."""

    rules: Annotated[str, Field(max_length=40)] | None = None


class TableOpened(TypedDict):
    """A new table."""

    id: str


class TableList(TypedDict):
    """Tables in the order in which to show them."""

    tables: list[TableSummary]


class RecordForm(StrictForm):
    """A record to upload, as text."""

    record: Annotated[str, Field(max_length=16 * 2**20)]


class RecordStored(TypedDict):
    """An uploaded record."""

    id: str


class FairnessValues(TypedDict):
    """The check of a record's deals; null if the record holds no proof."""

    fair: bool | None


class AnalysisForm(StrictForm):
    """A record to analyse: that of a table whose match is over, or an uploaded one.

    Players are expected to go on at their levels, or if `perfect` without mistakes.
    """

    table: Identifier | None = None
    upload: Identifier | None = None
    budget: Literal["quick", "thorough"] = "quick"
    perfect: bool = False

    @property
    def job_budget(self) -> str:
        """The budget by which the job is stored: what is spent, and against whom."""
        return self.budget + (PERFECT_SUFFIX if self.perfect else "")


class AnalysisValues(TypedDict):
    """The progress of an analysis; `result` is `trimino-analysis/10` once it is done.

    `seconds_left` estimates how long that takes, with the time for which others have their turn.
    """

    id: str
    status: JobStatus
    done: int
    total: int
    seconds_left: int | None
    result: MatchAnalysisValues | None
    error: MessageValues | None


class PositionForm(StrictForm):
    """A position in the notation, and an action to be checked, if any."""

    position: Annotated[str, Field(max_length=4000)]
    action: Annotated[str, Field(max_length=40)] | None = None


class RatingForm(StrictForm):
    """A rating by Glicko-2, as the attempt before gave it."""

    rating: Annotated[float, Field(ge=-10_000, le=10_000)]
    deviation: Annotated[float, Field(ge=1, le=350)]
    volatility: Annotated[float, Field(ge=0.001, le=0.1)]

    @property
    def values(self) -> RatingValues:
        return {
            "rating": self.rating,
            "deviation": self.deviation,
            "volatility": self.volatility,
        }


class NextPuzzleForm(StrictForm):
    """The next puzzle to try: near a rating, not one of those done, of some rules or theme."""

    rating: Annotated[float, Field(ge=-10_000, le=10_000)] | None = None
    done: Annotated[list[Identifier], Field(max_length=5000)] = []
    rules: Identifier | None = None
    theme: Identifier | None = None


class AttemptForm(StrictForm):
    """An action in the notation, null to give up; a first attempt comes with one's rating."""

    action: Annotated[str, Field(max_length=40)] | None
    rating: RatingForm | None = None


class PuzzleHintForm(StrictForm):
    """A step of the hints of a puzzle; the first result comes with one's rating."""

    step: Annotated[int, Field(ge=1, le=HINT_STEPS)]
    rating: RatingForm | None = None


class RulesForm(StrictForm):
    """Rules to be explained: an id, or an object with `base` and each field that differs.

    `players` is the number of players for whom they are wanted, if any.
    """

    rules: RulesSetting
    players: int | None = None


class HouseRulesForm(StrictForm):
    """House rules to be read: a line of text, a JSON document or a link."""

    text: Annotated[str, Field(max_length=MAX_RULES_TEXT)]


class AddressValues(TypedDict):
    """The address of the server for others; null if it is the one that this page has."""

    address: str | None


class Health(TypedDict):
    """The state of the server and of its bots."""

    status: Literal["alive", "ready", "stopping", "unavailable"]
    bots: NotRequired[Literal["thinking", "warming up"]]
