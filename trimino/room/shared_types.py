"""Types of what all readers of an update share.

None of them has a place for a hand, for a tile that somebody drew, or for what a reader may do.
What is made once for everyone is of these types; the rest is made for each reader.
"""

from typing import Literal, NotRequired

from trimino.records.typed_dict import TypedDict
from trimino.records.values import (
    BonusValues,
    CommonValues,
    OpenerValues,
    PhaseValue,
    PlacementValue,
    PlaceValues,
    ScoreValues,
)
from trimino.room.facts import By
from trimino.room.frame_types import (
    CommonClockValues,
    EndingValues,
    GreetedEvent,
    SeatsEvent,
    TakenBackEvent,
)


class SharedDealt(OpenerValues):
    """A deal: how many tiles everyone has."""

    round: int
    counts: list[int]
    well: int
    start: PlaceValues | None


class SharedDealtEvent(SharedDealt):
    """A deal as an event of a table; the only hand it can have is none."""

    version: int
    at: float
    kind: Literal["dealt"]
    hand: None


class PlacedValues(PlaceValues):
    """A tile that was laid."""

    do: Literal["place"]
    seat: int
    points: int
    by: NotRequired[Literal["clock"]]


class UnplacedValues(TypedDict):
    """An action that laid nothing; of a draw, no tile."""

    do: Literal["draw", "pass", "decline"]
    seat: int
    points: int
    by: NotRequired[Literal["clock"]]


SharedAction = PlacedValues | UnplacedValues


class SharedPlayed(BonusValues):
    """An action; `ending` has the hands if they were shown to everyone."""

    by: By
    phase: PhaseValue
    action: SharedAction
    placement: PlacementValue | None
    scores: list[ScoreValues]
    ending: EndingValues | None


class SharedPlayedEvent(SharedPlayed):
    """An action as an event of a table."""

    version: int
    at: float
    kind: Literal["played"]


SharedEvent = SeatsEvent | SharedDealtEvent | SharedPlayedEvent | TakenBackEvent | GreetedEvent


class SharedClockValues(CommonClockValues):
    """The open decision, for those who can neither take back nor have a covered hand."""

    may_take_back: Literal[False]
    covered: Literal[False]


class SharedNowValues(CommonValues, OpenerValues):
    """The public side of the round now."""

    winners: list[int]


class SharedUpdate(TypedDict):
    """The part of an update that is the same for every reader."""

    type: Literal["update"]
    version: int
    head: str
    links: list[str]
    events: list[SharedEvent]
    clock: SharedClockValues
    now: NotRequired[SharedNowValues]
