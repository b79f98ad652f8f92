"""What a reader is told: the one place where frames about a table are made.

All that concerns tiles comes from views and positions of the match, so that a frame cannot hold
what its reader may not know. Of what others drew, an event tells everything but the tile.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, cast

from trimino.records.view_json import common_values, own_values, score_values, view_values
from trimino.records.writing import action_values, end_values, place_values, tile_names
from trimino.rules import ORIGIN, Deal, Event, Place
from trimino.server.facts import Greeted, Played
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


class Telling:
    """What there is to tell of a table at one moment; what readers have in common is made once.

    `names` are those of who sits at the table; `time_left` is how long whose turn it is has.
    """

    def __init__(
        self, room: Room, names: Sequence[str | None], time_left: float | None = None
    ) -> None:
        self._room = room
        self._names = names
        self._time_left = time_left
        self._events: dict[tuple[int, int | None], EventValues] = {}

    def view(self, guest: str | None) -> ViewFrame:
        """All that a reader may know of a table."""
        room = self._room
        return {
            "type": "view",
            "version": room.version,
            "table": self.table(guest),
            "match": match_values(room, room.reader(guest)),
            "clock": self._clock(guest),
        }

    def update(self, guest: str | None, since: int) -> UpdateFrame:
        """What a reader missed since a version, and how things stand now."""
        room = self._room
        missed, reader = room.happenings[since:], room.reader(guest)
        kinds = {happening.fact.kind for happening in missed}
        frame: UpdateFrame = {
            "type": "update",
            "version": room.version,
            "events": [self._event(happening, reader) for happening in missed],
            "clock": self._clock(guest),
        }
        if not kinds <= _WITHIN_A_ROUND or room.back_at > since or room.status is Status.OVER:
            frame["table"] = self.table(guest)
        if not kinds <= _WITHOUT_A_MOVE and room.match and room.match.rounds_dealt:
            own = own_values(room.match.round.position(reader))
            frame["now"] = cast(NowValues, self._common | own)
        return frame

    def table(self, guest: str | None) -> TableValues:
        room = self._room
        return {
            "id": room.table,
            "status": room.status.value,
            "settings": cast(Any, room.settings.model_dump(mode="json")),
            "seats": [_seat(room, number, guest, name) for number, name in enumerate(self._names)],
            "host": guest == room.host,
            "commitment": room.commitment,
            "practice": room.practice is not None,
            "ready": [number for person in room.people for number in _ready(room, person)],
            "rematch": room.rematch if room.seats_of(guest) else None,
        }

    @cached_property
    def _common(self) -> dict[str, Any]:
        """What everyone sees now."""
        match = self._room.match
        assert match is not None
        seen = common_values(match.round.position(None), match.round.before)
        return {**seen, "winners": list(match.winners)}

    def _clock(self, guest: str | None) -> Clock:
        room, turn = self._room, self._room.turn
        own = guest is not None and turn is not None and room.seats[turn].guest == guest
        return {
            "decision": room.decision,
            "time_left": self._time_left,
            "may_take_back": guest is not None and may_take_back(room, guest),
            "covered": own and room.reader(guest) != turn,
        }

    def _event(self, happening: Happening, reader: int | None) -> EventValues:
        """A happening as its reader may know it; only deals and draws are not the same to all."""
        event = happening.event
        drew = event is not None and event.drawn is not None and event.seat == reader
        eyes = reader if drew or happening.deal is not None else None
        key = happening.version, eyes
        if key not in self._events:
            self._events[key] = event_values(happening, eyes)
        return self._events[key]


def _ready(room: Room, guest: str) -> tuple[int, ...]:
    return room.seats_of(guest) if guest in room.ready else ()


def _seat(room: Room, number: int, guest: str | None, name: str | None) -> SeatValues:
    seat = room.seats[number]
    return {
        "plan": seat.plan.kind,
        "bot": seat.bot,
        "taken": not seat.is_vacant,
        "name": name,
        "yours": seat.guest is not None and seat.guest == guest,
        "kept": seat.kept is not None and seat.kept == guest,
        "away": seat.away,
    }


def match_values(room: Room, reader: int | None) -> MatchValues | None:
    if room.match is None or not room.match.rounds_dealt:
        return None
    return cast(MatchValues, view_values(room.match.view(reader)))


def event_values(happening: Happening, reader: int | None) -> EventValues:
    """A happening as its reader may know it."""
    version, at, fact, seats, _, deal, event, ending = happening
    if isinstance(fact, Played):
        assert event is not None
        return _played(version, at, fact, _seen(event, reader), ending)
    if deal is not None:
        return _dealt(happening, deal, reader)
    if isinstance(fact, Greeted):
        greeting = fact.greeting.value
        return {
            "version": version,
            "at": at,
            "kind": "greeted",
            "seats": list(seats),
            "greeting": greeting,
        }
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


def _dealt(happening: Happening, deal: Deal, reader: int | None) -> DealtEvent:
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
