"""Types of frames: the messages that the server sends over a table's socket.

A socket begins with a `view`, or with an `update` for a client that named the last version it saw.
Later frames are updates: the events since then, and `now`, whose keys replace those of the same
name in the view's `match`.

Frames are plain values. The server makes them and never reads them.
"""

from typing import Literal, NotRequired

from trimino.records.typed_dict import TypedDict
from trimino.records.values import (
    ActionValues,
    BonusValues,
    EndValues,
    LastBonusValues,
    MatchValues,
    NowValues,
    OpenerValues,
    PhaseValue,
    PlacementValue,
    PlaceValues,
    RulesValue,
    ScoreValues,
)
from trimino.room.facts import By
from trimino.room.hint_types import HintFrame
from trimino.room.message_values import MessageValues

SeatPlanName = Literal["person", "open", "bot"]
StatusName = Literal["lobby", "playing", "over"]
RemovalName = Literal["closed", "left", "ended", "won", "handed-over", "unlisted"]


class EndingValues(TypedDict):
    """The ending of a round: points item by item, `hands` if they are shown, totals.

    `hands_counted` is whether the tiles left in hands counted, `winners` are those of the match.
    `told` explains the end of the round line by line, and `told_match` why the match is over and
    who has won it.
    """

    end: EndValues
    scores: list[list[ScoreValues]]
    hands: list[list[str]] | None
    hands_counted: bool
    totals: list[int]
    winners: list[int]
    told: list[MessageValues]
    told_match: list[MessageValues]


class SeatValues(TypedDict):
    """A seat: for whom it is, and who holds it; `kept` is for the reader, after a rematch.

    `bot` is the level of a bot, `character` which of that level it is.
    """

    plan: SeatPlanName
    bot: str | None
    character: NotRequired[str | None]
    taken: bool
    name: str | None
    yours: bool
    kept: bool
    away: bool


class SettingsValues(TypedDict):
    """The settings of a table; null is what the sheet or the server has."""

    rules: RulesValue
    rules_name: str | None
    rounds_to_play: int | None
    well_size: int | None
    youngest: int
    turn_seconds: int | None
    grace_seconds: int | None
    when_away: Literal["clock", "bot"]
    stand_in: str
    public: bool
    hints: bool
    friendly: bool


class BrokenOffValues(TypedDict):
    """A match that is over before its end: the seats that gave up, and the winners by that."""

    why: Literal["gave-up", "expired"]
    seats: list[int]
    winners: list[int]


class GoalValues(TypedDict):
    """The goal of the match, in short phrases; `target` is the total that ends it.

    `round` is the number of the last round, and `rounds` how many there are, if that is fixed.
    """

    told: list[MessageValues]
    target: int | None
    round: NotRequired[int]
    rounds: NotRequired[int | None]


class LostRows(TypedDict):
    """Rows that the database lost: those after a version, up to another."""

    after: int
    upto: int


class TableValues(TypedDict):
    """The table around the match; `commitment` is the SHA-256 of the secret behind the deals.

    `goal` is there once a round is dealt. `removal` says what it means if the reader removes the
    table, where they sit. `broken_off` is there once the table is over without an end of its match.
    `rematch` is the next table with the same seats, for those who sit here. `friendly` says that
    everything can be taken back, and `left_out` that the match does not count, since something
    hidden was seen before. `lost` is there if the database lost rows that somebody had seen.
    `absent_seconds` are those of a turn after which somebody else plays for an absent player, if
    anybody does.
    """

    id: str
    status: StatusName
    goal: NotRequired[GoalValues]
    removal: NotRequired[RemovalName]
    broken_off: NotRequired[BrokenOffValues]
    lost: NotRequired[list[LostRows]]
    absent_seconds: NotRequired[float]
    settings: SettingsValues
    seats: list[SeatValues]
    host: bool
    commitment: str
    practice: bool
    friendly: bool
    left_out: bool
    ready: list[int]
    rematch: str | None


class SeatsEvent(TypedDict):
    """An event that concerns the people at `seats`."""

    version: int
    at: float
    kind: Literal[
        "opened",
        "sat",
        "left",
        "gave-up",
        "came-back",
        "went-away",
        "seat-set",
        "freed",
        "name-hidden",
        "started",
        "went-on",
        "uncovered",
        "hinted",
        "rematch-opened",
        "end-lost",
        "expired",
    ]
    seats: list[int]


class DealtValues(OpenerValues):
    """A deal; `hand` is the reader's."""

    round: int
    counts: list[int]
    well: int
    start: PlaceValues | None
    hand: list[str] | None


class DealtEvent(DealtValues):
    """A deal as an event of a table."""

    version: int
    at: float
    kind: Literal["dealt"]


class PlayedValues(BonusValues):
    """An action that was done in `phase`; `ending` is there if it ended the round."""

    by: By
    phase: PhaseValue
    action: ActionValues
    placement: PlacementValue | None
    scores: list[ScoreValues]
    ending: EndingValues | None


class PlayedEvent(PlayedValues):
    """An action as an event of a table."""

    version: int
    at: float
    kind: Literal["played"]


class TakenBackEvent(TypedDict):
    """The last actions were taken back, as many as `actions` says, the first of them by `seat`.

    In an update that is one placement, and its tile is gone from the table.
    """

    version: int
    at: float
    kind: Literal["taken-back"]
    seat: int
    actions: int


class GreetedEvent(TypedDict):
    """Somebody said something to everyone."""

    version: int
    at: float
    kind: Literal["greeted"]
    seats: list[int]
    greeting: str


EventValues = SeatsEvent | DealtEvent | PlayedEvent | TakenBackEvent | GreetedEvent


class CommonClockValues(TypedDict):
    """The part of the clock that is the same for every reader."""

    decision: int
    time_left: float | None
    grace_left: NotRequired[float]
    deal_left: NotRequired[float]


class OwnClockValues(TypedDict):
    """The part of the clock that is a reader's own: what they may take back, and how long."""

    may_take_back: bool
    covered: bool
    undo_left: NotRequired[float]
    leaves_out: NotRequired[bool]
    leaves_best_list: NotRequired[bool]


class ClockValues(CommonClockValues, OwnClockValues):
    """The open decision; `time_left` is in seconds, where a turn has a limit.

    `grace_left` is there where a turn has none: the seconds after which somebody else plays, should
    the player on turn not be connected. `deal_left` is there between two rounds, unless the deal
    waits for the only person at the table. `undo_left` is there where a bot's move ends the time
    for taking back, `leaves_out` where taking back makes the match not count, and
    `leaves_best_list` where that leaves it out of the best list.
    """


class GuideValues(TypedDict):
    """The guide of a guided round: its progress, its requests and its explanations.

    `tells` is about the last action, `asks` for the next one, whose text is `action` where it is to
    be shown. Each is null where there is none.
    """

    step: int
    steps: int
    asks: MessageValues | None
    tells: MessageValues | None
    action: str | None


class ViewFrame(TypedDict):
    """All that a reader may know of a table; `ending` is there until the next deal.

    `last_bonus` is there as long as the tile laid last in the round is one that made a bonus.
    `guide` is there for the newcomer at a guided table. `events` are there in a view that
    comes in the place of an update, after actions were taken back: those since the last version
    that the client saw.

    `head` is the head of the hash chain over the log. `links` are there for a client that named a
    version: those of the rows since then; and `missed`, their events, if they are not too many.
    """

    type: Literal["view"]
    version: int
    head: NotRequired[str]
    links: NotRequired[list[str]]
    missed: NotRequired[list[EventValues]]
    table: TableValues
    match: MatchValues | None
    ending: EndingValues | None
    last_bonus: NotRequired[LastBonusValues]
    clock: ClockValues
    guide: NotRequired[GuideValues]
    events: NotRequired[list[EventValues]]


class UpdateFrame(TypedDict):
    """The events since the last version that the client saw, and the state now.

    `head` is the head of the hash chain over the log, and `links` has the link of each event's row.
    """

    type: Literal["update"]
    version: int
    head: NotRequired[str]
    links: NotRequired[list[str]]
    events: list[EventValues]
    clock: ClockValues
    table: NotRequired[TableValues]
    now: NotRequired[NowValues]
    guide: NotRequired[GuideValues]


class OwnUpdate(TypedDict, total=False):
    """The keys of an update that a reader has of their own, beside those that all share."""

    events: list[EventValues]
    clock: ClockValues
    table: TableValues
    guide: GuideValues


class AckFrame(TypedDict):
    """A command was carried out and is on disk as this version, with this head of the log."""

    type: Literal["ack"]
    id: str
    version: int
    head: NotRequired[str]


class RefusedFrame(TypedDict):
    """A command was not carried out; `id` is null if it could not be read."""

    type: Literal["refused"]
    id: str | None
    error: MessageValues


class PresenceFrame(TypedDict):
    """The seats whose people have an open socket, and the number of spectators.

    `watching` counts the sockets of one server process, that of the reader. `grace_left` is that of
    the clock, which begins again when somebody leaves on their turn.
    """

    type: Literal["presence"]
    here: list[int]
    watching: int
    grace_left: NotRequired[float]


class TableFrame(TypedDict):
    """The table after a change that is no event, such as a new name."""

    type: Literal["table"]
    table: TableValues


class ReconnectFrame(TypedDict):
    """The server is about to stop; the client is to reconnect soon."""

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
