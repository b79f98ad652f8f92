"""The rounds of a match as they were told, event by event, and how each is seen."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from trimino.client.decoding import (
    end_of,
    event_of,
    fields_of,
    hand_of,
    hands_of,
    laid_by,
    place_of,
)
from trimino.client.server_actions import ServerPosition, server_actions
from trimino.records.values import MatchValues
from trimino.room.frame_types import DealtValues, EndingValues, EventValues, PlayedValues
from trimino.room.story_types import StoryValues
from trimino.rules import Event, Phase, Place, Position, Ruleset, View


class RoundHistory(NamedTuple):
    """A deal, the totals before it, and all that was done since."""

    dealt: DealtValues
    before: tuple[int, ...]
    events: tuple[PlayedValues, ...] = ()

    @property
    def ending(self) -> EndingValues | None:
        return self.events[-1]["ending"] if self.events else None

    @property
    def laid(self) -> list[Place]:
        """The tiles on the table in the order they were laid, the one from the well first."""
        start = self.dealt["start"]
        return [*([] if start is None else [place_of(start)]), *laid_by(self.events)]


MatchHistory = tuple[RoundHistory, ...]


def history_of(story: StoryValues) -> MatchHistory:
    return tuple(
        RoundHistory(told["dealt"], tuple(told["before"]), tuple(told["events"]))
        for told in story["rounds"]
    )


def continued(course: MatchHistory, event: EventValues) -> MatchHistory:
    """The rounds after one more event."""
    if event["kind"] == "dealt":
        ending = course[-1].ending if course else None
        before = ending["totals"] if ending else [0] * len(event["counts"])
        return (*course, RoundHistory(event, tuple(before)))
    if not course:
        return course
    *earlier, last = course
    if event["kind"] == "played":
        return (*earlier, last._replace(events=(*last.events, event)))
    if event["kind"] == "taken-back":
        return (*earlier, last._replace(events=last.events[:-1]))
    return course


def past_view(told: RoundHistory, rules: Ruleset, youngest: int) -> View:
    """A round that is over, as one leafs back to it."""
    assert told.ending is not None
    position = Position(
        rules,
        None,
        told.events[-1]["action"]["seat"],
        Phase.OVER,
        fields_of(told.laid),
        (0,) * len(told.before),
        0,
        (),
        0,
        (),
        0,
        tuple(told.ending["totals"]),
    )
    return _view(told, position, youngest)


def present_view(told: RoundHistory, rules: Ruleset, now: MatchValues) -> View:
    """The round that is played, or the last one."""
    position = ServerPosition(
        rules,
        now["seat"],
        now["turn"],
        Phase(now["phase"]),
        fields_of(told.laid),
        tuple(now["counts"]),
        now["well"],
        hand_of(now["hand"]),
        now["draws"],
        hand_of(now["drawn"]),
        now["passes"],
        tuple(now["totals"]),
    )
    return _view(told, position.having(server_actions(now["legal"])), now["youngest"])


def _view(told: RoundHistory, position: Position, youngest: int) -> View:
    ending = told.ending
    return View(
        position,
        tuple(_events(told)),
        told.before,
        youngest,
        ending and end_of(ending),
        hands_of(ending["hands"]) if ending else None,
    )


def _events(told: RoundHistory) -> Iterator[Event]:
    for number, played in enumerate(told.events):
        yield event_of(played, _phase(told, told.events[:number], played))


def _phase(told: RoundHistory, before: Sequence[PlayedValues], played: PlayedValues) -> Phase:
    """What was asked when somebody acted so, which is told of the present only."""
    if not before:
        return Phase.OPENING if told.dealt["start"] is None else Phase.TURN
    if not _is_offered(told, before, played):
        return Phase.TURN
    opened = len(before) == 1 and told.dealt["start"] is None
    return Phase.FOLLOW_UP if opened else Phase.NEW_FIELD


def _is_offered(told: RoundHistory, before: Sequence[PlayedValues], played: PlayedValues) -> bool:
    """Whether it goes on with the turn after a tile was laid."""
    last, action = before[-1]["action"], played["action"]
    if last["do"] != "place" or last["seat"] != action["seat"]:
        return False
    if len(told.before) > 1 or action["do"] == "decline":
        return True
    # Alone, all that is done is one's own: only a field that begins tells that it was offered.
    fields = {place.field for place in laid_by(before)}
    return action["do"] == "place" and action["field"] > max(fields, default=0)
