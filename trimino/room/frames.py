"""What a reader is told: the one place where frames about a table are made.

All that concerns tiles comes from views and positions of the match, so that a frame cannot hold
what its reader may not know. Of what others drew, an event tells everything but the tile.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, cast

from trimino.records.values import CommonValues, MatchValues
from trimino.records.view_json import common_values, own_values, view_values
from trimino.room.deciding import may_take_back
from trimino.room.event_values import dealt_values, ending_values, played_values
from trimino.room.facts import Greeted, Played
from trimino.room.frame_types import (
    Clock,
    EndingValues,
    EventValues,
    SeatValues,
    TableValues,
    UpdateFrame,
    ViewFrame,
)
from trimino.room.log_entry import Happening, ending_of
from trimino.room.state import Room, Status
from trimino.rules import Event

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
            "ending": self._ending,
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
            frame["now"] = {**self._common, **own, "winners": list(room.match.winners)}
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
    def _common(self) -> CommonValues:
        """What everyone sees now."""
        match = self._room.match
        assert match is not None
        return common_values(match.round.position(None), match.round.before)

    @cached_property
    def _ending(self) -> EndingValues | None:
        """How the round ended that was played last, if no other was dealt since."""
        match = self._room.match
        ending = None if match is None else ending_of(match)
        return ending and ending_values(ending, self._names)

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
            self._events[key] = event_values(happening, eyes, self._names)
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
    return view_values(room.match.view(reader))


def event_values(
    happening: Happening, reader: int | None, names: Sequence[str | None]
) -> EventValues:
    """A happening as its reader may know it."""
    version, at, fact, seats, number, deal, event, ending = happening
    told: Any = {"version": version, "at": at, "kind": fact.kind}
    if isinstance(fact, Played):
        assert event is not None
        told |= played_values(fact.by, _seen(event, reader), ending, names)
    elif deal is not None:
        told |= dealt_values(number, deal, reader)
    elif fact.kind == "taken-back":
        told["seat"] = seats[0]
    else:
        told["seats"] = list(seats)
    if isinstance(fact, Greeted):
        told["greeting"] = fact.greeting.value
    return cast(EventValues, told)


def _seen(event: Event, reader: int | None) -> Event:
    return event if event.seat == reader else event.without_tile_drawn
