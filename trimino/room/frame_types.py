"""What the server says over a table's socket.

A socket begins with a `view`, or an `update` for a client that named the last version it saw. What
happens after that comes as updates. An update holds the events that were missed, and `now`, whose
keys stand for those of the same name in the view's `match`.

These are types of plain values: the server makes frames, it does not read them.
"""

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict


class ErrorValues(TypedDict):
    """What is wrong: the name of a message, what goes into it, and the sentence in English."""

    name: str
    details: dict[str, Any]
    text: str


class ScoreValues(TypedDict):
    item: str
    points: int


class PlaceValues(TypedDict):
    """A tile that lies in a field; `at` is x, y, and "up" or "down"."""

    tile: str
    field: int
    at: tuple[int, int, Literal["up", "down"]]
    corners: tuple[int, int, int]


class ActionValues(TypedDict):
    """Something done, as in a record; the tile of a draw is there for who drew it."""

    seat: int
    do: Literal["place", "draw", "pass", "decline"]
    tile: NotRequired[str]
    field: NotRequired[int]
    at: NotRequired[tuple[int, int, Literal["up", "down"]]]
    corners: NotRequired[tuple[int, int, int]]
    points: int
    by: NotRequired[Literal["clock"]]


class ChoiceValues(TypedDict):
    """Something that may be done: `action` is its text, to be sent back."""

    action: str
    do: Literal["place", "draw", "pass", "decline"]
    tile: NotRequired[str]
    field: NotRequired[int]
    at: NotRequired[tuple[int, int, Literal["up", "down"]]]
    corners: NotRequired[tuple[int, int, int]]
    kind: NotRequired[Literal["plain", "bridge", "double", "hexagon"]]
    points: int
    scores: list[ScoreValues]


class EndValues(TypedDict):
    """How a round ended, as in a record."""

    reason: Literal["out", "blocked", "target"]
    points: list[int]
    winners: list[int]


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


class PlayedRoundValues(TypedDict):
    """What came of a round that is over."""

    end: EndValues
    totals: list[int]


class NowValues(TypedDict):
    """What a reader sees of the round, but for what lies on the table and how it came there."""

    seat: int | None
    turn: int
    phase: Literal["opening", "turn", "follow-up", "new-field", "over"]
    hand: list[str]
    counts: list[int]
    well: int
    draws: int
    drawn: list[str]
    passes: int
    points: list[int]
    before: list[int]
    totals: list[int]
    winners: list[int]
    legal: list[ChoiceValues]


class MatchValues(NowValues):
    """All that a reader may know of the match: `trimino-view/1`."""

    format: Literal["trimino-view/1"]
    rules: str | dict[str, Any]
    seats: int
    youngest: int
    rounds_to_play: int | None
    well_size: int | None
    fields: list[list[PlaceValues]]
    played: list[PlayedRoundValues]
    actions: list[ActionValues]
    end: EndValues | None
    hands: list[list[str]] | None


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

    rules: str | dict[str, Any]
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
    phase: Literal["opening", "turn", "follow-up", "new-field"]
    action: ActionValues
    placement: Literal["plain", "bridge", "double", "hexagon"] | None
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
    do: Literal["place", "draw", "pass", "decline"]
    tile: NotRequired[str]
    field: NotRequired[int]
    at: NotRequired[tuple[int, int, Literal["up", "down"]]]
    corners: NotRequired[tuple[int, int, int]]
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
