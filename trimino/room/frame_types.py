"""What the server says over a table's socket.

A socket begins with a `view`, or an `update` for a client that named the last version it saw. What
happens after that comes as updates. An update holds the events that were missed, and `now`, whose
keys stand for those of the same name in the view's `match`.

These are types of plain values: the server makes frames, it does not read them.
"""

from typing import Any, Literal, NotRequired

from trimino.records.typed_dict import TypedDict
from trimino.records.values import (
    ActionValues,
    CellValue,
    CornersValue,
    Do,
    EndValues,
    MatchValues,
    NowValues,
    PhaseValue,
    PlacementValue,
    PlaceValues,
    RulesValue,
    ScoreValues,
)


class ErrorValues(TypedDict):
    """What is wrong: the name of a message, what goes into it, and the sentence in English."""

    name: str
    details: dict[str, Any]
    text: str


class EndingValues(TypedDict):
    """How a round ended, item by item; `hands` if they are shown, `winners` of the match.

    `told` says it line by line, and `told_match` why the match is over and who has won it.
    """

    end: EndValues
    scores: list[list[ScoreValues]]
    hands: list[list[str]] | None
    totals: list[int]
    winners: list[int]
    told: list[ErrorValues]
    told_match: list[ErrorValues]


class SeatValues(TypedDict):
    """A seat: whom it is for, and who sits there; `kept` for you after a rematch."""

    plan: Literal["person", "open", "bot"]
    bot: str | None
    taken: bool
    name: str | None
    yours: bool
    kept: bool
    away: bool


class SettingsValues(TypedDict):
    """What the table agreed on, and what the sheet has where the table did not say."""

    rules: RulesValue
    rounds_to_play: int | None
    well_size: int | None
    youngest: int
    turn_seconds: int | None
    grace_seconds: int | None
    when_away: Literal["clock", "bot"]
    stand_in: str
    public: bool
    hints: bool


class TableValues(TypedDict):
    """The table around the match; `commitment` is the SHA-256 of the secret behind the deals.

    `rematch` is the next table with the same seats, which only those who sit here are told.
    """

    id: str
    status: Literal["lobby", "playing", "over"]
    settings: SettingsValues
    seats: list[SeatValues]
    host: bool
    commitment: str
    practice: bool
    ready: list[int]
    rematch: str | None


class SeatsEvent(TypedDict):
    """Somebody did something about seats, or asked for something; `seats` says whose."""

    version: int
    at: float
    kind: Literal[
        "opened",
        "sat",
        "left",
        "came-back",
        "went-away",
        "seat-set",
        "freed",
        "started",
        "went-on",
        "uncovered",
        "hinted",
        "rematch-opened",
        "expired",
    ]
    seats: list[int]


class DealtValues(TypedDict):
    """A round was dealt; `hand` is the reader's."""

    round: int
    counts: list[int]
    well: int
    start: PlaceValues | None
    hand: list[str] | None


class DealtEvent(DealtValues):
    """A deal as something that happened at a table."""

    version: int
    at: float
    kind: Literal["dealt"]


By = Literal["person", "bot", "clock"]


class PlayedValues(TypedDict):
    """An action that was done in `phase`; `ending` is there if it ended the round."""

    by: By
    phase: PhaseValue
    action: ActionValues
    placement: PlacementValue | None
    scores: list[ScoreValues]
    ending: EndingValues | None


class PlayedEvent(PlayedValues):
    """An action as something that happened at a table."""

    version: int
    at: float
    kind: Literal["played"]


class TakenBackEvent(TypedDict):
    """The last action was taken back: a tile less on the table."""

    version: int
    at: float
    kind: Literal["taken-back"]
    seat: int


class GreetedEvent(TypedDict):
    version: int
    at: float
    kind: Literal["greeted"]
    seats: list[int]
    greeting: str


EventValues = SeatsEvent | DealtEvent | PlayedEvent | TakenBackEvent | GreetedEvent


class Clock(TypedDict):
    """What is to be decided; `time_left` is in seconds, where a turn has a limit."""

    decision: int
    time_left: float | None
    may_take_back: bool
    covered: bool


class ViewFrame(TypedDict):
    """All that a reader may know of a table; `ending` is that of a round that has just ended."""

    type: Literal["view"]
    version: int
    table: TableValues
    match: MatchValues | None
    ending: EndingValues | None
    clock: Clock


class UpdateFrame(TypedDict):
    """What happened since the version the client saw last, and how things stand now."""

    type: Literal["update"]
    version: int
    events: list[EventValues]
    clock: Clock
    table: NotRequired[TableValues]
    now: NotRequired[NowValues]


class AckFrame(TypedDict):
    """A command was carried out and is on disk, as this version."""

    type: Literal["ack"]
    id: str
    version: int


class RefusedFrame(TypedDict):
    """A command was not carried out; `id` is null if it could not be read."""

    type: Literal["refused"]
    id: str | None
    error: ErrorValues


class PresenceFrame(TypedDict):
    """Whose sockets are open, and how many people watch."""

    type: Literal["presence"]
    here: list[int]
    watching: int


class TableFrame(TypedDict):
    """Something about the table changed that is no event, such as a name."""

    type: Literal["table"]
    table: TableValues


class WorthValues(TypedDict):
    """An action as the engine sees it: chances to win match and round, and points ahead."""

    action: str
    do: Do
    tile: NotRequired[str]
    field: NotRequired[int]
    at: NotRequired[CellValue]
    corners: NotRequired[CornersValue]
    match: float
    round: float
    points: float


class AdviceValues(WorthValues):
    """An action that is advised, and why."""

    match_error: float
    points_error: float
    tried: int
    reasons: list[ErrorValues]


class HintFrame(TypedDict):
    """The best actions for a decision, the best first."""

    type: Literal["hint"]
    id: str
    decision: int
    advice: list[AdviceValues]


class ReconnectFrame(TypedDict):
    """The server is about to stop; another or the same will answer soon."""

    type: Literal["reconnect"]


Frame = (
    ViewFrame
    | UpdateFrame
    | AckFrame
    | RefusedFrame
    | PresenceFrame
    | TableFrame
    | HintFrame
    | ReconnectFrame
)
