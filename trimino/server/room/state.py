"""The room: what the facts of a table's log come to."""

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Any, Self

from trimino.records.fair import Fairness, commitment, fair_deal
from trimino.records.notation import parse_action
from trimino.records.record import moment
from trimino.records.writing import rules_value
from trimino.rules import Match, Phase, Ruleset
from trimino.server.facts import (
    FACTS,
    CameBack,
    Dealt,
    Expired,
    Fact,
    Freed,
    Greeted,
    Hinted,
    Left,
    Opened,
    Played,
    RematchOpened,
    Sat,
    SeatSet,
    Started,
    TakenBack,
    Uncovered,
    WentAway,
    WentOn,
)
from trimino.server.protocol.settings import BotSeat, OpenSeat, Settings
from trimino.server.room.errors import RoomError, RoomReason
from trimino.server.room.happening import Ending, Happening
from trimino.server.room.match_up import match_of, rules_of
from trimino.server.room.seat import Seat
from trimino.server.store.rows import Row


class Status(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"


class Room:
    """A table, from its first fact to its last; `apply` is the only thing that changes it.

    `decision` is the version of the row that brought about what is to be decided now. `shown` is
    the version at which something hidden last came to light, `back_at` the one at which somebody
    who was away last played again, `acts` the versions of this round's actions.
    """

    def __init__(self, table: str, host: str, opened: Opened, at: float) -> None:
        self.table = table
        self.host = host
        self.settings: Settings = opened.settings
        self.practice = opened.practice
        self.rules: Ruleset = rules_of(opened)
        self.rules_value = rules_value(self.rules)
        self.secret = bytes.fromhex(opened.secret)
        self.commitment = commitment(self.secret)
        self.seats = [
            Seat(plan, kept=opened.kept.get(number)) for number, plan in enumerate(opened.seats)
        ]
        self.status = Status.LOBBY
        self.match: Match | None = None
        self.version = 0
        self.decision = 0
        self.decided_at = self.turn_began = self.touched_at = at
        self.shown = 0
        self.back_at = 0
        self.acts: list[int] = []
        self.uncovered: int | None = None
        self.ready: set[str] = set()
        self.hinted = False
        self.rematch: str | None = None
        self.happenings: list[Happening] = []
        self.commands: dict[tuple[str, str], int] = {}

    @classmethod
    def of(cls, rows: Iterable[Row]) -> Self:
        """The room that a log tells of, from its first row."""
        first, *rest = rows
        opened = FACTS.validate_json(first.body)
        assert isinstance(opened, Opened)
        assert first.guest is not None
        room = cls(first.table, first.guest, opened, first.at)
        for row in (first, *rest):
            room.apply(row)
        return room

    def apply(self, row: Row) -> None:
        """Take in the next row of the log."""
        if row.version != self.version + 1:
            raise RoomError(RoomReason.LOG_HAS_GAP, table=self.table, version=row.version)
        fact = FACTS.validate_json(row.body)
        if row.guest is not None:
            self.touched_at = row.at
            if row.command is not None:
                self.commands[row.guest, row.command] = row.version
        self.version = row.version
        self.happenings.append(self._take_in(fact, row))

    def _take_in(self, fact: Fact, row: Row) -> Happening:
        seats = _seats_meant(self, fact, row)
        change: Callable[[Room, Any, Row], Happening | None] = _CHANGES[type(fact)]
        happened = change(self, fact, row)
        return happened or Happening(row.version, row.at, fact, seats)

    @property
    def fairness(self) -> Fairness:
        """What proves the deals; only for a match that is over."""
        return Fairness(self.secret, self.contributions)

    @property
    def contributions(self) -> tuple[bytes | None, ...]:
        return tuple(
            bytes.fromhex(seat.contribution) if seat.contribution else None for seat in self.seats
        )

    @property
    def people(self) -> list[str]:
        """Everybody who sits here, once each, in the order of seats."""
        return list(dict.fromkeys(seat.guest for seat in self.seats if seat.guest is not None))

    @property
    def is_attended(self) -> bool:
        """Whether anybody sits here who has not gone away."""
        return any(seat.is_attended for seat in self.seats)

    @property
    def turn(self) -> int | None:
        """Whose turn it is, if a decision is waited for."""
        if self.match is None or self.status is not Status.PLAYING or self.match.needs_deal:
            return None
        return self.match.round.turn

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        if guest is None:
            return ()
        return tuple(number for number, seat in enumerate(self.seats) if seat.guest == guest)

    def concerns(self, guest: str | None) -> bool:
        """Whether somebody is told anything here that not everyone is."""
        own = (guest in (seat.guest, seat.kept) for seat in self.seats)
        return guest is not None and (guest == self.host or any(own))

    def reader(self, guest: str | None) -> int | None:
        """The seat through whose eyes somebody sees the table; None is a spectator's.

        Around one device that is the seat on turn, once it has uncovered its hand.
        """
        seats = self.seats_of(guest)
        if len(seats) == 1:
            return seats[0]
        return self.uncovered if self.uncovered in seats else None

    def _decide_anew(self, row: Row) -> None:
        self.decision, self.decided_at = row.version, row.at

    def _reveal(self, row: Row) -> None:
        """Something hidden came to light: what was laid before stays."""
        self.shown = row.version

    def _begin_turn(self, row: Row) -> None:
        self.turn_began = row.at
        self.uncovered = None


def _seats_meant(room: Room, fact: Fact, row: Row) -> tuple[int, ...]:
    """The seats that a fact is about: those it names, else those of whoever did it."""
    match fact:
        case Sat(seats=seats):
            return seats
        case WentAway(seat=seat):
            return room.seats_of(room.seats[seat].guest)
        case SeatSet(seat=seat) | Freed(seat=seat) | Uncovered(seat=seat) | Hinted(seat=seat):
            return (seat,)
        case _:
            return room.seats_of(row.guest)


def _opened(room: Room, fact: Opened, row: Row) -> None:
    pass


def _sat(room: Room, fact: Sat, row: Row) -> None:
    for number in fact.seats:
        seat = room.seats[number]
        seat.guest, seat.kept, seat.away = row.guest, None, False
        if room.status is Status.LOBBY:
            seat.contribution = fact.contribution
    _restart_clock(room, fact.seats, row)


def _left(room: Room, fact: Left, row: Row) -> None:
    for number in room.seats_of(row.guest):
        if room.status is Status.LOBBY:
            room.seats[number].vacate()
        else:
            room.seats[number].away = True
    if row.guest == room.host:
        _pass_on_host(room)
    _restart_clock(room, room.seats_of(row.guest), row)


def _came_back(room: Room, fact: CameBack, row: Row) -> None:
    seats = room.seats_of(row.guest)
    for number in seats:
        room.seats[number].away = False
    _restart_clock(room, seats, row)


def _went_away(room: Room, fact: WentAway, row: Row) -> None:
    guest = room.seats[fact.seat].guest
    for number in room.seats_of(guest):
        room.seats[number].away = True
    if guest == room.host:
        _pass_on_host(room)
    _restart_clock(room, (fact.seat,), row)


def _seat_set(room: Room, fact: SeatSet, row: Row) -> None:
    room.seats[fact.seat].plan = fact.plan
    if room.status is Status.LOBBY:
        room.seats[fact.seat].vacate()


def _freed(room: Room, fact: Freed, row: Row) -> None:
    if row.guest is None and room.seats[fact.seat].guest == room.host:
        # Nobody freed it: whoever sat there is no more.
        _pass_on_host(room)
    if room.status is Status.LOBBY:
        room.seats[fact.seat].vacate()
    else:
        room.seats[fact.seat].guest = None
        room.seats[fact.seat].away = True
    _restart_clock(room, (fact.seat,), row)


def _pass_on_host(room: Room) -> None:
    """A table whose host is gone is the next one's, if anybody is left."""
    there = (seat.guest for seat in room.seats if seat.guest != room.host and seat.is_attended)
    room.host = next(filter(None, there), room.host)


def _restart_clock(room: Room, seats: tuple[int, ...], row: Row) -> None:
    """Whoever plays a seat now has the whole time for it, and its hand is covered again."""
    if room.turn in seats:
        room.turn_began = room.decided_at = row.at
        room.uncovered = None


def _started(room: Room, fact: Started, row: Row) -> None:
    room.status = Status.PLAYING
    for seat in room.seats:
        if seat.is_vacant and isinstance(seat.plan, OpenSeat):
            seat.plan = BotSeat(kind="bot", bot=room.settings.stand_in)
    practice = room.practice
    if practice is None:
        room.match = match_of(room.rules, room.settings, len(room.seats))
    else:
        room.match = moment(practice.document, practice.round, practice.action)
    room._decide_anew(row)
    room._reveal(row)
    room._begin_turn(row)


def _went_on(room: Room, fact: WentOn, row: Row) -> None:
    assert row.guest is not None
    room.ready.add(row.guest)


def _dealt(room: Room, fact: Dealt, row: Row) -> Happening:
    match = _match(room)
    number = match.rounds_dealt + 1
    sent = room.contributions
    dealt = fair_deal(room.rules, match.seats, room.secret, sent, number, match.well_size)
    match.deal(dealt)
    room.ready.clear()
    room.acts.clear()
    room._decide_anew(row)
    room._reveal(row)
    room._begin_turn(row)
    return Happening(row.version, row.at, fact, round=number, deal=dealt)


def _played(room: Room, fact: Played, row: Row) -> Happening:
    match = _match(room)
    event = match.play(parse_action(fact.action), by_clock=fact.by == "clock")
    room.acts.append(row.version)
    if event.drawn is not None:
        room._reveal(row)
    if fact.by == "person":
        _be_back(room, row)
    room._decide_anew(row)
    if match.round.phase in (Phase.TURN, Phase.OPENING, Phase.OVER) and not match.round.drawn:
        room._begin_turn(row)
    if match.over:
        room.status = Status.OVER
    seats = (fact.seat,)
    return Happening(row.version, row.at, fact, seats, event=event, ending=_ending(match))


def _be_back(room: Room, row: Row) -> None:
    """Whoever plays is not away."""
    for number in room.seats_of(row.guest):
        if room.seats[number].away:
            room.seats[number].away, room.back_at = False, row.version


def _ending(match: Match) -> Ending | None:
    end = match.round.end
    if end is None:
        return None
    return Ending(end, match.totals, match.winners, match.view(None).now.hands)


def _uncovered(room: Room, fact: Uncovered, row: Row) -> None:
    room.uncovered = fact.seat
    room._reveal(row)


def _taken_back(room: Room, fact: TakenBack, row: Row) -> Happening:
    undone = _match(room).round.undo()
    room.acts.pop()
    room._decide_anew(row)
    room._begin_turn(row)
    return Happening(row.version, row.at, fact, (undone.seat,), event=undone)


def _greeted(room: Room, fact: Greeted, row: Row) -> None:
    pass


def _hinted(room: Room, fact: Hinted, row: Row) -> None:
    room.hinted = True


def _rematch_opened(room: Room, fact: RematchOpened, row: Row) -> None:
    room.rematch = fact.table


def _expired(room: Room, fact: Expired, row: Row) -> None:
    room.status = Status.OVER


def _match(room: Room) -> Match:
    assert room.match is not None
    return room.match


_CHANGES: dict[type, Callable[[Room, Any, Row], Happening | None]] = {
    Opened: _opened,
    Sat: _sat,
    Left: _left,
    CameBack: _came_back,
    WentAway: _went_away,
    SeatSet: _seat_set,
    Freed: _freed,
    Started: _started,
    WentOn: _went_on,
    Dealt: _dealt,
    Played: _played,
    Uncovered: _uncovered,
    TakenBack: _taken_back,
    Greeted: _greeted,
    Hinted: _hinted,
    RematchOpened: _rematch_opened,
    Expired: _expired,
}
