"""The record of a match, `trimino-record/1`, as far as clients need to know it."""

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from trimino.room.frame_types import ActionValues, EndValues


class RecordRoundValues(TypedDict):
    """A round: what was dealt, what was done, how it ended."""

    start: NotRequired[str]
    hands: list[list[str]]
    well: list[str]
    actions: list[ActionValues]
    end: NotRequired[EndValues]
    totals: list[int]


class FairValues(TypedDict):
    """What proves the deals: the secret, and what the seats contributed to it."""

    method: str
    commitment: str
    secret: str
    contributions: list[str | None]


class RecordValues(TypedDict):
    """A record; one that was brought may hold more."""

    format: Literal["trimino-record/1"]
    rules: str | dict[str, Any]
    players: list[str]
    youngest: NotRequired[int]
    solo: NotRequired[bool]
    rounds_to_play: NotRequired[int]
    well_size: NotRequired[int]
    rounds: list[RecordRoundValues]
    winners: list[int]
    finished: bool
    bots: NotRequired[list[str | None]]
    fair: NotRequired[FairValues]
