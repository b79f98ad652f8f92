"""Types of what can be asked about rules, bots and positions without a table."""

from typing import Any, NotRequired

from trimino.records.typed_dict import TypedDict
from trimino.records.values import OwnValues, PhaseValue, PlaceValues, RulesValue
from trimino.room.message_values import MessageValues


class PositionValues(OwnValues):
    """A position as its reader sees it, and what the reader may do; `seat` is the reader's."""

    rules: RulesValue
    turn: int
    phase: PhaseValue
    fields: list[list[PlaceValues]]
    counts: list[int]
    well: int
    draws: int
    totals: list[int]


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

    `unsuited` says why the given number of players is not among them; None if it is, or none was
    given. `idle` are the fields that differ from its base and change nothing beside the other
    fields.
    """

    sections: list[SectionValues]
    tables: list[int]
    unsuited: MessageValues | None
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


class ChoiceLists(TypedDict):
    """The bots and greetings to choose from."""

    bots: list[BotValues]
    greetings: list[GreetingValues]
