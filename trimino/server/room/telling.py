"""What a reader is told: the one place where frames about a table are made.

All that concerns tiles comes from `Match.view`, so that a frame cannot hold what its reader may not
know. Of what others drew, an event tells everything but the tile.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, cast

from trimino.records.view_json import now_values, score_values, view_values
from trimino.records.writing import action_values, end_values, place_values, tile_names
from trimino.rules import ORIGIN, Deal, Event, Place
from trimino.server.facts import Greeted, Played, RematchOpened
from trimino.server.protocol.frames import (
    Clock,
    DealtEvent,
    EndingValues,
    EventValues,
    MatchValues,
    NowValues,
    PlayedEvent,
    SeatValues,
    TableValues,
    UpdateFrame,
    ViewFrame,
)
from trimino.server.room.deciding import may_take_back
from trimino.server.room.happening import Ending, Happening
from trimino.server.room.state import Room, Status

# What changes in the course of a round changes nothing about the table around it.
_WITHIN_A_ROUND = {"played", "taken-back", "uncovered", "hinted", "greeted"}
_WITHOUT_A_MOVE = {"greeted", "hinted", "went-on", "rematch-opened"}


class Listener(NamedTuple):
    """Who is told: a guest or a stranger, and the names of those who sit at the table."""

    guest: str | None
    names: Sequence[str | None]
    time_left: float | None = None


def view_frame(room: Room, to: Listener) -> ViewFrame:
    """All that a reader may know of a table."""
    return {
        "type": "view",
        "version": room.version,
        "table": table_values(room, to),
        "match": match_values(room, room.reader(to.guest)),
        "clock": clock_values(room, to),
    }


def update_frame(room: Room, to: Listener, since: int) -> UpdateFrame:
    """What a reader missed since a version, and how things stand now."""
    missed, reader = room.happenings[since:], room.reader(to.guest)
    kinds = {happening.fact.kind for happening in missed}
    frame: UpdateFrame = {
        "type": "update",
        "version": room.version,
        "events": [event_values(room, happening, reader) for happening in missed],
        "clock": clock_values(room, to),
    }
    if not kinds <= _WITHIN_A_ROUND or room.status is Status.OVER:
        frame["table"] = table_values(room, to)
    if not kinds <= _WITHOUT_A_MOVE and room.match and room.match.rounds:
        frame["now"] = cast(NowValues, now_values(room.match.view(reader)))
    return frame


def table_values(room: Room, to: Listener) -> TableValues:
    return {
        "id": room.table,
        "status": room.status.value,
        "settings": cast(Any, room.settings.model_dump(mode="json")),
        "seats": [_seat(room, number, to) for number in range(len(room.seats))],
        "host": to.guest == room.host,
        "commitment": room.commitment,
        "practice": room.practice is not None,
        "ready": [number for guest in room.people for number in _ready(room, guest)],
        "rematch": room.rematch,
    }


def _ready(room: Room, guest: str) -> tuple[int, ...]:
    return room.seats_of(guest) if guest in room.ready else ()


def _seat(room: Room, number: int, to: Listener) -> SeatValues:
    seat = room.seats[number]
    return {
        "plan": seat.plan.kind,
        "bot": seat.bot,
        "taken": not seat.is_vacant,
        "name": to.names[number],
        "yours": seat.guest is not None and seat.guest == to.guest,
        "kept": seat.kept is not None and seat.kept == to.guest,
        "away": seat.away,
    }


def match_values(room: Room, reader: int | None) -> MatchValues | None:
    if room.match is None or not room.match.rounds:
        return None
    return cast(MatchValues, view_values(room.match.view(reader)))


def clock_values(room: Room, to: Listener) -> Clock:
    turn = room.turn
    own = turn is not None and room.seats[turn].guest == to.guest and to.guest is not None
    return {
        "decision": room.decision,
        "time_left": to.time_left,
        "may_take_back": to.guest is not None and may_take_back(room, to.guest),
        "covered": own and room.reader(to.guest) != turn,
    }


def event_values(room: Room, happening: Happening, reader: int | None) -> EventValues:
    """A happening as its reader may know it."""
    version, at, fact, seats, _, deal, event, ending = happening
    if isinstance(fact, Played):
        assert event is not None
        return _played(version, at, fact, _seen(event, reader), ending)
    if deal is not None:
        return _dealt(room, happening, deal, reader)
    if isinstance(fact, Greeted):
        greeting = fact.greeting.value
        return {
            "version": version,
            "at": at,
            "kind": "greeted",
            "seats": list(seats),
            "greeting": greeting,
        }
    if isinstance(fact, RematchOpened):
        return {"version": version, "at": at, "kind": fact.kind, "table": fact.table}
    if fact.kind == "taken-back":
        return {"version": version, "at": at, "kind": fact.kind, "seat": seats[0]}
    told: Any = {"version": version, "at": at, "kind": fact.kind, "seats": list(seats)}
    return cast(EventValues, told)


def _seen(event: Event, reader: int | None) -> Event:
    return event if event.seat == reader else event.without_tile_drawn


def _played(
    version: int, at: float, fact: Played, event: Event, ending: Ending | None
) -> PlayedEvent:
    return {
        "version": version,
        "at": at,
        "kind": "played",
        "by": fact.by,
        "action": cast(Any, action_values(event)),
        "placement": cast(Any, event.kind and event.kind.value),
        "scores": cast(Any, score_values(event.scores)),
        "ending": ending and _ending(ending),
    }


def _ending(ending: Ending) -> EndingValues:
    hands = ending.hands
    return {
        "end": cast(Any, end_values(ending.end)),
        "scores": [cast(Any, score_values(scores)) for scores in ending.end.scores],
        "hands": None if hands is None else [tile_names(hand) for hand in hands],
        "totals": list(ending.totals),
        "winners": list(ending.winners),
    }


def _dealt(room: Room, happening: Happening, deal: Deal, reader: int | None) -> DealtEvent:
    return {
        "version": happening.version,
        "at": happening.at,
        "kind": "dealt",
        "round": happening.round,
        "counts": [len(hand) for hand in deal.hands],
        "well": len(deal.well),
        "start": None if deal.start is None else cast(Any, _start(deal)),
        "hand": None if reader is None else tile_names(sorted(deal.hands[reader])),
    }


def _start(deal: Deal) -> dict[str, object]:
    assert deal.start is not None
    a, b, c = deal.start
    return place_values(Place(deal.start, ORIGIN, (a, b, c)))
