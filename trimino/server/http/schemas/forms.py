"""What is asked and answered once, over HTTP. What a reader may know of a table is in `frames`."""

from typing import Annotated, Any, Literal, NotRequired

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypedDict

from trimino.records.values import ChoiceValues, PlaceValues
from trimino.room.frame_types import ErrorValues, SeatValues
from trimino.room.settings import MAX_SEATS, SeatPlan, Settings
from trimino.server.http.schemas.analysis import MatchAnalysisValues

Token = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,64}$")]


class Form(BaseModel):
    """A body of a request: nothing is converted, and nothing unknown is passed over."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class ErrorBody(TypedDict):
    """Every refusal looks like this."""

    error: ErrorValues


class NameForm(Form):
    """Under which name somebody plays."""

    name: str


class Me(TypedDict):
    name: str


class MaybeMe(TypedDict):
    """Who asks; null for somebody who was never here."""

    me: Me | None


class DeviceLink(TypedDict):
    """What another device sends back to be the same person, within `minutes`."""

    token: str
    minutes: int


class Moment(Form):
    """A moment of a record: after so many actions of a round, which is counted from 1."""

    table: Token | None = None
    upload: Token | None = None
    round: Annotated[int, Field(ge=1, le=1000)]
    action: Annotated[int, Field(ge=0, le=10_000)]


class TableForm(Form):
    """A table to be opened; one seat is a solo game.

    With `practice` the match goes on from a moment of a record, whose rules it takes over.
    """

    settings: Settings = Settings()
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=MAX_SEATS)]
    practice: Moment | None = None


class TableOpened(TypedDict):
    id: str


class TableSummary(TypedDict):
    """A table in a list; `your_turn` is whether whoever asks is to act, covered or not."""

    id: str
    status: Literal["lobby", "playing", "over"]
    rules: str | dict[str, Any]
    seats: list[SeatValues]
    turn: int | None
    your_turn: bool
    turn_seconds: int | None
    round: int
    totals: list[int]
    winners: list[int]
    opened_at: float
    touched_at: float


class TableList(TypedDict):
    tables: list[TableSummary]


class RecordForm(Form):
    """A record that somebody brings, as text."""

    record: Annotated[str, Field(max_length=16 * 2**20)]


class RecordStored(TypedDict):
    id: str


class FairnessValues(TypedDict):
    """Whether the deals of a record are proven; null says that it holds no proof."""

    fair: bool | None


class AnalysisForm(Form):
    """What is to be analysed: the record of a table that is over, or one that was brought."""

    table: Token | None = None
    upload: Token | None = None
    budget: Literal["quick", "thorough"] = "quick"


class AnalysisValues(TypedDict):
    """How far an analysis is; `result` is `trimino-analysis/1` once it is done."""

    id: str
    status: Literal["queued", "running", "done", "failed", "cancelled"]
    done: int
    total: int
    result: MatchAnalysisValues | None
    error: ErrorValues | None


class PositionForm(Form):
    """A position in the notation."""

    position: Annotated[str, Field(max_length=20_000)]


class PositionValues(TypedDict):
    """What lies there, and what whoever is to act may do."""

    rules: str | dict[str, Any]
    phase: str
    fields: list[list[PlaceValues]]
    hand: list[str]
    legal: list[ChoiceValues]


class FieldValues(TypedDict):
    """A field of a rule set, for a form: what it means, and what it may be.

    `label` and `meaning` are in English; `label_name` and `meaning_name` are their messages, and
    that of a choice is `choice-FIELD-CHOICE`, with hyphens.
    """

    name: str
    label: str
    label_name: str
    meaning: str
    meaning_name: str
    kind: str
    low: NotRequired[int]
    high: NotRequired[int]
    count: NotRequired[int]
    optional: NotRequired[bool]
    choices: NotRequired[list[str]]


class SoloValues(TypedDict):
    """A solo game: how many tiles are in hand, and in the well if no other size is chosen."""

    hand: int
    well: int


class RulesetValues(TypedDict):
    """A published rule set; `values` holds every field.

    The messages `ruleset-ID` and `ruleset-ID-about` name it. `languages` are those of the people
    who are offered it first, `players` how few and how many may play, and `solo` what a solo game
    has in hand and well, where there is one.
    """

    id: str
    sheet: bool
    languages: list[str]
    players: tuple[int, int]
    solo: SoloValues | None
    values: dict[str, Any]


class RulesetList(TypedDict):
    fields: list[FieldValues]
    rulesets: list[RulesetValues]


class RulesForm(Form):
    """Rules to be explained: an id, or an object with `base` and each field that differs."""

    rules: Annotated[str, Field(max_length=40)] | dict[str, Any]


class SectionValues(TypedDict):
    title: ErrorValues
    lines: list[ErrorValues]


class ExplainedValues(TypedDict):
    """A rule set in words, section by section."""

    sections: list[SectionValues]


class BotValues(TypedDict):
    """A bot of the roster; the message `meaning` says how it plays."""

    name: str
    meaning: str
    text: str


class GreetingValues(TypedDict):
    name: str
    text: str


class Lists(TypedDict):
    """What can be chosen from."""

    bots: list[BotValues]
    greetings: list[GreetingValues]


class BestValues(TypedDict):
    name: str | None
    points: int
    at: float
    table: str


class BestList(TypedDict):
    best: list[BestValues]


class AddressValues(TypedDict):
    """Where others find the server; null where that is where the page was found."""

    address: str | None


class Health(TypedDict):
    """Whether the server is alive, and whether it can do its work."""

    status: Literal["alive", "ready", "stopping", "unavailable"]
    bots: NotRequired[Literal["thinking", "warming up"]]
