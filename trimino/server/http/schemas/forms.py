"""Bodies of HTTP requests and responses; those about one table are frames of the room."""

from typing import Annotated, Any, Literal, NotRequired

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypedDict

from trimino.analysis.report_types import MatchAnalysisValues
from trimino.records.house_rules_notation import MAX_RULES_TEXT
from trimino.records.values import ChoiceValues, PlaceValues, RulesValue
from trimino.room.frame_types import (
    BrokenOffValues,
    MessageValues,
    RemovalName,
    SeatValues,
    StatusName,
)
from trimino.room.settings import MAX_SEATS, Rules, SeatPlan, Settings
from trimino.server.storage.rows import JobStatus

Token = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,64}$")]


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

    table: Token | None = None
    upload: Token | None = None
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


class TableOpened(TypedDict):
    """A new table."""

    id: str


class TableSummary(TypedDict):
    """A table in a list; `your_turn` says whether the guest is to act, covered or not.

    `removal` says what it means if the guest removes the table, where they sit there. `broken_off`
    is there once the table is over without an end of its match.
    """

    id: str
    status: StatusName
    removal: NotRequired[RemovalName]
    broken_off: NotRequired[BrokenOffValues]
    rules: RulesValue
    rules_name: str | None
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
    """A record to analyse: that of a table whose match is over, or an uploaded one."""

    table: Token | None = None
    upload: Token | None = None
    budget: Literal["quick", "thorough"] = "quick"


class AnalysisValues(TypedDict):
    """The progress of an analysis; `result` is `trimino-analysis/1` once it is done.

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
    """A position in the notation."""

    position: Annotated[str, Field(max_length=4000)]


class PositionValues(TypedDict):
    """A position, and the legal actions of the seat on turn."""

    rules: RulesValue
    phase: str
    fields: list[list[PlaceValues]]
    hand: list[str]
    legal: list[ChoiceValues]


class FieldBounds(TypedDict):
    """The values that a field of a rule set may have; which keys there are depends on its kind."""

    low: NotRequired[int]
    high: NotRequired[int]
    count: NotRequired[int]
    optional: NotRequired[bool]
    max_cost: NotRequired[int]
    choices: NotRequired[list[str]]


class FieldValues(FieldBounds):
    """A field of a rule set, for a form: its meaning, and its bounds.

    `label` and `meaning` are in English; `label_name` and `meaning_name` are their messages, and
    that of a choice is `choice-FIELD-CHOICE`, with hyphens.
    """

    name: str
    label: str
    label_name: str
    meaning: str
    meaning_name: str
    kind: str


class SoloValues(TypedDict):
    """A solo game: the number of tiles in hand, and in the well unless another is chosen.

    `draw_cost` is there if a draw does not cost what it costs otherwise.
    """

    hand: int
    well: int
    draw_cost: NotRequired[int]


class RulesetValues(TypedDict):
    """A published rule set; `values` holds every field.

    The messages `ruleset-ID` and `ruleset-ID-about` name it. `sheet` says whether it is printed,
    and `box` is the name on the box it comes in. It is offered first to people with one of its
    `languages`. `players` is the smallest and the largest number of players, `tables`
    every number of players that can be dealt.
    """

    id: str
    sheet: bool
    box: str | None
    languages: list[str]
    players: tuple[int, int]
    tables: list[int]
    solo: SoloValues | None
    values: dict[str, Any]


class RulesetList(TypedDict):
    """The published rule sets, and the fields that all have."""

    fields: list[FieldValues]
    rulesets: list[RulesetValues]


class RulesForm(StrictForm):
    """Rules to be explained: an id, or an object with `base` and each field that differs."""

    rules: Rules


class HouseRulesForm(StrictForm):
    """House rules to be read: a line of text, a JSON document or a link."""

    text: Annotated[str, Field(max_length=MAX_RULES_TEXT)]


class HouseRulesValues(TypedDict):
    """House rules in all their forms; `link` is a path on this server.

    `differences` says in which fields they differ from their base. A name that is empty means that
    they have none.
    """

    name: str
    rules: RulesValue
    text: str
    document: dict[str, Any]
    link: str
    differences: list[MessageValues]


class SectionValues(TypedDict):
    """A section of an explanation."""

    title: MessageValues
    lines: list[MessageValues]


class ExplainedValues(TypedDict):
    """A rule set in words, section by section; `tables` are the numbers of players it allows.

    `idle` are the fields that differ from its base and change nothing beside the other fields.
    """

    sections: list[SectionValues]
    tables: list[int]
    idle: list[str]


class QuotationValues(TypedDict):
    """Exact words of a sheet, in the language of that sheet."""

    sheet: str
    language: str
    words: str


class ReadingValues(TypedDict):
    """A passage of the sheets that can be read in two ways.

    The message `meaning` says which reading is ours. `others` are house rules that give another
    one; where there are none, the message `reason` says why. `rule` is a number in docs/rules.md.
    """

    rule: str
    meaning: str
    text: str
    reason: str | None
    others: list[dict[str, Any]]
    quotations: list[QuotationValues]


class ReadingList(TypedDict):
    """The readings, in the order of the rules."""

    readings: list[ReadingValues]


class BotValues(TypedDict):
    """A bot of the roster; the message `meaning` says how it plays, `character-NAME` its names."""

    name: str
    meaning: str
    text: str
    characters: list[str]


class GreetingValues(TypedDict):
    """A greeting; the message `greeting-NAME` says it."""

    name: str
    text: str


class Lists(TypedDict):
    """The bots and greetings to choose from."""

    bots: list[BotValues]
    greetings: list[GreetingValues]


class BestValues(TypedDict):
    """A result in the best list."""

    name: str | None
    points: int
    at: float
    table: str


class BestList(TypedDict):
    """The best results of a solo game, the best first.

    `earlier` are those by an earlier reading of the rules, which cannot be compared with them.
    """

    best: list[BestValues]
    earlier: NotRequired[list[BestValues]]


class AddressValues(TypedDict):
    """The address of the server for others; null if it is the one that this page has."""

    address: str | None


class Health(TypedDict):
    """The state of the server and of its bots."""

    status: Literal["alive", "ready", "stopping", "unavailable"]
    bots: NotRequired[Literal["thinking", "warming up"]]
