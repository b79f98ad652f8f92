"""Events of a table as all readers share them, and what some readers get in their place.

Everyone sees every event; only a deal shows its reader a hand, and a draw its player a tile.
"""

from typing import cast

from trimino.records.writing import action_values
from trimino.room.event_values import Names, hand_values, shared_dealt, shared_played
from trimino.room.facts import Dealt, Greeted, Played, TakenBack
from trimino.room.frame_types import EventValues
from trimino.room.log_entry import LogEntry
from trimino.room.message_values import Say
from trimino.room.shared_types import SharedEvent


def shared_event(entry: LogEntry, names: Names, say: Say) -> SharedEvent:
    """An entry of the log as the event that everyone may know."""
    version, at, fact, seats, number, deal, opener, event, ending, *_ = entry
    if isinstance(fact, Played):
        assert event is not None
        played = shared_played(fact.by, event, ending, names, say)
        return {"version": version, "at": at, "kind": fact.kind, **played}
    if isinstance(fact, Dealt):
        assert deal is not None
        dealt = shared_dealt(number, deal, opener)
        return {"version": version, "at": at, "kind": fact.kind, **dealt, "hand": None}
    if isinstance(fact, TakenBack):
        return {
            "version": version,
            "at": at,
            "kind": fact.kind,
            "seat": seats[0],
            "actions": fact.actions,
        }
    if isinstance(fact, Greeted):
        return {
            "version": version,
            "at": at,
            "kind": fact.kind,
            "seats": list(seats),
            "greeting": fact.greeting.value,
        }
    return {"version": version, "at": at, "kind": fact.kind, "seats": list(seats)}


def own_event(entry: LogEntry, reader: int | None, shared: SharedEvent) -> EventValues:
    """The event for a reader: the shared one, with the hand or the tile that only they see."""
    own: dict[str, object] = {}
    event = entry.event
    if entry.deal is not None:
        own["hand"] = hand_values(entry.deal, reader)
    elif event is not None and event.drawn is not None and event.seat == reader:
        own["action"] = action_values(event)
    # The shared types are narrower.
    return cast(EventValues, {**shared, **own})
