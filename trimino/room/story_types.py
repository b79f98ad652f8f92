"""A match from its first deal on: for the score pad of a table, and to replay what is over."""

from typing import Any

from typing_extensions import TypedDict

from trimino.room.frame_types import DealtValues, PlayedValues


class StoryDealValues(DealtValues):
    """A deal; `hands` are all of them, for whoever may know."""

    hands: list[list[str]] | None


class RoundStoryValues(TypedDict):
    """A round: the totals before it, what was dealt, and all that was done."""

    dealt: StoryDealValues
    before: list[int]
    events: list[PlayedValues]


class StoryValues(TypedDict):
    """A match as whoever asks may know it; once it is `over`, all hands are open.

    `version` is the one that the table had reached; a record that was brought has none.
    """

    version: int | None
    players: list[str | None]
    bots: list[str | None]
    rules: str | dict[str, Any]
    over: bool
    rounds: list[RoundStoryValues]
