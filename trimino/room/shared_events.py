"""Events of a table as all readers share them, and what some readers get in their place.

Everyone sees every event; only a deal shows its reader a hand, and a draw its player a tile.
"""

from trimino.records.typed_dict import TypedDict
from trimino.records.values import ActionValues, CellValue, CornersValue
from trimino.records.writing import action_values
from trimino.room.event_values import Names, hand_values, shared_dealt, shared_played
from trimino.room.facts import Dealt, Greeted, Played, TakenBack
from trimino.room.frame_types import EventValues
from trimino.room.log_entry import LogEntry
from trimino.room.message_values import Say
from trimino.room.shared_types import SharedAction, SharedEvent
from trimino.rules import Event


class _LaidValues(TypedDict, total=False):
    """The keys that only an action that laid a tile has."""

    tile: str
    field: int
    at: CellValue
    corners: CornersValue


_NOTHING_LAID: _LaidValues = {}


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
    if shared["kind"] == "dealt":
        assert entry.deal is not None
        return {**shared, "hand": hand_values(entry.deal, reader)}
    if shared["kind"] == "played":
        assert entry.event is not None
        return {**shared, "action": _own_action(entry.event, reader, shared["action"])}
    return shared


def _own_action(event: Event, reader: int | None, shared: SharedAction) -> ActionValues:
    if event.drawn is not None and event.seat == reader:
        return action_values(event)
    return {**_NOTHING_LAID, **shared}
