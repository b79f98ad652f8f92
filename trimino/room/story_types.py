"""Types of a story: a match from its first deal on, for score pads and replays."""

from typing import NotRequired

from trimino.records.typed_dict import TypedDict
from trimino.records.values import RulesValue
from trimino.room.frame_types import BrokenOffValues, DealtValues, PlayedValues
from trimino.room.message_values import MessageValues


class StoryDealValues(DealtValues):
    """A deal; `hands` are all of them where they are open, else null."""

    hands: list[list[str]] | None


class RoundStoryValues(TypedDict):
    """A round: the totals before it, its deal, and its actions."""

    dealt: StoryDealValues
    before: list[int]
    events: list[PlayedValues]


class UndoneValues(TypedDict):
    """Actions that were taken back together, after `after` actions of a round."""

    round: int
    after: int
    events: list[PlayedValues]


class StoryValues(TypedDict):
    """A match as its reader may know it; once it is `over`, all hands are open.

    `version` is that of the table; for an uploaded record it is null. `own` are the seats of the
    reader, `characters` are those of bots. `target` is the total that ends the match, and
    `rounds_to_play` how many rounds there are, if that is fixed. `broken_off` is there if the match
    was over before its end. `earlier` explains by which earlier readings of the rules the match is
    judged, if it is one from before. `undone` is what was taken back, where hands are open.
    """

    version: int | None
    players: list[str | None]
    bots: list[str | None]
    characters: list[str | None]
    own: list[int]
    rules: RulesValue
    rules_name: str | None
    target: int | None
    rounds_to_play: NotRequired[int | None]
    over: bool
    rounds: list[RoundStoryValues]
    broken_off: NotRequired[BrokenOffValues]
    earlier: NotRequired[list[MessageValues]]
    undone: NotRequired[list[UndoneValues]]
