"""Actions that were taken back, as a record tells them beside those of its rounds.

They are not verified: what they were played on may have been taken back as well.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from trimino.records.errors import RecordError
from trimino.records.record_object import RecordObject
from trimino.records.replaying import written_action
from trimino.records.values import TakenBackValues
from trimino.records.writing import action_values
from trimino.rules import Draw, Event, Item, Phase, Score


class TakenBackActions(NamedTuple):
    """Actions of one round taken back together, the earliest first.

    `after` is how many actions of the round stood before them.
    """

    round: int
    after: int
    events: tuple[Event, ...]


def taken_back_in(document: Mapping[str, Any]) -> list[TakenBackActions]:
    """The actions taken back, in order; unreadable ones are left out."""
    found = document.get("taken_back")
    parts = found if isinstance(found, list) else []
    return [part for values in parts for part in _read(values, len(document["players"]))]


def taken_back_values(parts: Iterable[TakenBackActions]) -> list[TakenBackValues]:
    """The actions taken back, as a record writes them."""
    return [
        {"round": number, "after": after, "actions": list(map(action_values, events))}
        for number, after, events in parts
    ]


def _read(values: object, players: int) -> Iterator[TakenBackActions]:
    try:
        part = RecordObject(values, "taken_back")
        actions = [
            RecordObject(one, "actions", within="taken_back.") for one in part.values("actions")
        ]
        events = tuple(map(_event, actions))
        if all(0 <= event.seat < players for event in events):
            yield TakenBackActions(part.integer("round"), part.integer("after"), events)
    except RecordError:
        return


def _event(written: RecordObject) -> Event:
    """An action with all its points as one item, since a record tells the sum."""
    action, points = written_action(written), written.integer("points")
    drawn = written.tile("tile") if isinstance(action, Draw) and "tile" in written else None
    scores = (Score(Item.TILE, points),) if points else ()
    seat, by_clock = written.integer("seat"), "by" in written
    return Event(seat, Phase.TURN, action, scores, drawn=drawn, by_clock=by_clock)
