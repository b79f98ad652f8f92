"""The rounds of a match as the server sent them, event by event, and the view of each."""

from typing import NamedTuple

from trimino.client.decoding import (
    end_of,
    event_of,
    fields_of,
    hand_of,
    hands_of,
    laid_by,
    place_from_values,
)
from trimino.client.round_tally import RoundTally
from trimino.client.server_actions import ServerPosition, server_actions
from trimino.records.values import MatchValues
from trimino.room.frame_types import DealtValues, EndingValues, EventValues, PlayedValues
from trimino.room.story_types import StoryValues
from trimino.rules import Phase, Place, Position, Ruleset, View


class RoundHistory(NamedTuple):
    """A deal, the totals before it, and the actions since."""

    dealt: DealtValues
    before: tuple[int, ...]
    events: tuple[PlayedValues, ...] = ()

    @property
    def opener(self) -> int | None:
        """The seat that opens because of the round before, if that decides it."""
        return self.dealt.get("opener")

    @property
    def ending(self) -> EndingValues | None:
        return self.events[-1]["ending"] if self.events else None

    @property
    def laid(self) -> list[Place]:
        """The tiles on the table in the order they were laid, the one from the well first."""
        start = self.dealt["start"]
        return [*([] if start is None else [place_from_values(start)]), *laid_by(self.events)]


MatchHistory = tuple[RoundHistory, ...]


def history_of(story: StoryValues) -> MatchHistory:
    """The rounds of a story."""
    return tuple(
        RoundHistory(played["dealt"], tuple(played["before"]), tuple(played["events"]))
        for played in story["rounds"]
    )


def extend_history(history: MatchHistory, event: EventValues) -> MatchHistory:
    """The history after one more event."""
    if event["kind"] == "dealt":
        ending = history[-1].ending if history else None
        before = ending["totals"] if ending else [0] * len(event["counts"])
        return (*history, RoundHistory(event, tuple(before)))
    if not history:
        return history
    *earlier, last = history
    if event["kind"] == "played":
        return (*earlier, last._replace(events=(*last.events, event)))
    if event["kind"] == "taken-back":
        return (*earlier, last._replace(events=last.events[:-1]))
    return history


def past_view(played: RoundHistory, rules: Ruleset, youngest: int, reader: int | None) -> View:
    """The view of an earlier round, which is over, as its reader saw it at the end.

    It is that of a spectator where the reader was not shown all of the own tiles.
    """
    assert played.ending is not None
    turn = int(played.events[-1]["action"]["seat"])
    events = map(event_of, played.events)
    tally = RoundTally.at_end(played.dealt, events, rules, reader)
    seen = () if reader != turn or tally.hand is None else tally.drawn
    position = Position(
        rules,
        None if tally.hand is None else reader,
        turn,
        Phase.OVER,
        fields_of(played.laid),
        tally.counts,
        tally.well,
        tuple(sorted(tally.hand or ())),
        len(tally.drawn),
        tuple(tile for tile in seen if tile is not None),
        tally.passes,
        tuple(played.ending["totals"]),
        opener_is_set=played.opener is not None,
    )
    return _view(played, position, youngest)


def present_view(played: RoundHistory, rules: Ruleset, now: MatchValues) -> View:
    """The view of the current round, or of the last one."""
    position = ServerPosition(
        rules,
        now["seat"],
        now["turn"],
        Phase(now["phase"]),
        fields_of(played.laid),
        tuple(now["counts"]),
        now["well"],
        hand_of(now["hand"]),
        now["draws"],
        hand_of(now["drawn"]),
        now["passes"],
        tuple(now["totals"]),
        opener_is_set=played.opener is not None,
    )
    return _view(played, position.with_actions(server_actions(now["legal"])), now["youngest"])


def _view(played: RoundHistory, position: Position, youngest: int) -> View:
    ending = played.ending
    return View(
        position,
        tuple(map(event_of, played.events)),
        played.before,
        youngest,
        ending and end_of(ending),
        hands_of(ending["hands"]) if ending else None,
        opener=played.opener,
    )
