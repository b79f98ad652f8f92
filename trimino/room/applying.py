"""What each fact changes at a table."""

from collections.abc import Callable
from typing import Any

from trimino.records.fair import fair_deal
from trimino.records.notation import parse_action
from trimino.records.record import moment
from trimino.room.facts import (
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
from trimino.room.log_entry import Happening, ending_of
from trimino.room.log_row import Row
from trimino.room.settings import BotSeat, OpenSeat
from trimino.room.setup import match_of
from trimino.room.situation import Situation, Status
from trimino.rules import Match, Phase, Round


def seats_meant(room: Situation, fact: Fact, row: Row) -> tuple[int, ...]:
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


def _opened(room: Situation, fact: Opened, row: Row) -> None:
    pass


def _sat(room: Situation, fact: Sat, row: Row) -> None:
    for number in fact.seats:
        seat = room.seats[number]
        seat.guest, seat.kept, seat.away, seat.missed = row.guest, None, False, False
        if room.status is Status.LOBBY:
            seat.contribution = fact.contribution
    if room.turn in fact.seats:
        # Whoever is new here has the whole time.
        room.turn_began = row.at
    _look_again(room, fact.seats, row)


def _left(room: Situation, fact: Left, row: Row) -> None:
    for number in room.seats_of(row.guest):
        if room.status is Status.LOBBY:
            room.seats[number].vacate()
        else:
            room.seats[number].away = True
    if row.guest == room.host:
        _pass_on_host(room)
    _look_again(room, room.seats_of(row.guest), row)


def _came_back(room: Situation, fact: CameBack, row: Row) -> None:
    seats = room.seats_of(row.guest)
    for number in seats:
        room.seats[number].away = False
    _look_again(room, seats, row)


def _went_away(room: Situation, fact: WentAway, row: Row) -> None:
    guest = room.seats[fact.seat].guest
    for number in room.seats_of(guest):
        room.seats[number].away = True
    if guest == room.host:
        _pass_on_host(room)
    _look_again(room, (fact.seat,), row)


def _seat_set(room: Situation, fact: SeatSet, row: Row) -> None:
    room.seats[fact.seat].plan = fact.plan
    if room.status is Status.LOBBY:
        room.seats[fact.seat].vacate()


def _freed(room: Situation, fact: Freed, row: Row) -> None:
    if row.guest is None and room.seats[fact.seat].guest == room.host:
        # Nobody freed it: whoever sat there is no more.
        _pass_on_host(room)
    if room.status is Status.LOBBY:
        room.seats[fact.seat].vacate()
    else:
        room.seats[fact.seat].guest = None
        room.seats[fact.seat].away = True
    _look_again(room, (fact.seat,), row)


def _pass_on_host(room: Situation) -> None:
    """A table whose host is gone is the next one's, if anybody is left."""
    there = (seat.guest for seat in room.seats if seat.guest != room.host and seat.is_attended)
    room.host = next(filter(None, there), room.host)


def _look_again(room: Situation, seats: tuple[int, ...], row: Row) -> None:
    """Who plays a seat has changed: its hand is covered, and a grace begins anew.

    The time of a turn does not, or one could go and come back without end.
    """
    if room.turn in seats:
        room.decided_at = row.at
        room.uncovered = None


def _started(room: Situation, fact: Started, row: Row) -> None:
    room.status = Status.PLAYING
    for seat in room.seats:
        if seat.is_vacant and isinstance(seat.plan, OpenSeat):
            seat.plan = BotSeat(kind="bot", bot=room.settings.stand_in)
    practice = room.practice
    if practice is None:
        room.match = match_of(room.rules, room.settings, len(room.seats))
    else:
        room.match = moment(practice.document, practice.round, practice.action)
    room.decide_anew(row)
    room.reveal(row)
    room.begin_turn(row)


def _went_on(room: Situation, fact: WentOn, row: Row) -> None:
    assert row.guest is not None
    room.ready.add(row.guest)


def _dealt(room: Situation, fact: Dealt, row: Row) -> Happening:
    match = _match(room)
    number = match.rounds_dealt + 1
    sent = room.contributions
    dealt = fair_deal(room.rules, match.players, room.secret, sent, number, match.well_size)
    match.deal(dealt)
    room.ready.clear()
    room.acts.clear()
    room.decide_anew(row)
    room.reveal(row)
    room.begin_turn(row)
    return Happening(row.version, row.at, fact, round=number, deal=dealt)


def _played(room: Situation, fact: Played, row: Row) -> Happening:
    match = _match(room)
    event = match.play(parse_action(fact.action), by_clock=fact.by == "clock")
    room.acts.append(row.version)
    if event.drawn is not None:
        room.reveal(row)
    room.seats[fact.seat].missed = fact.by == "clock"
    if fact.by == "person":
        _be_back(room, row)
    room.decide_anew(row)
    if _has_turn_ended(match.round):
        room.begin_turn(row)
    if match.over:
        room.status = Status.OVER
    seats = (fact.seat,)
    return Happening(row.version, row.at, fact, seats, event=event, ending=ending_of(match))


def _has_turn_ended(round: Round) -> bool:
    """Whether whoever has played is done; a round that is over keeps what was drawn at last."""
    return round.over or (round.phase in (Phase.TURN, Phase.OPENING) and not round.drawn)


def _be_back(room: Situation, row: Row) -> None:
    """Whoever plays is not away."""
    for number in room.seats_of(row.guest):
        if room.seats[number].away:
            room.seats[number].away, room.back_at = False, row.version


def _uncovered(room: Situation, fact: Uncovered, row: Row) -> None:
    room.uncovered = fact.seat
    room.reveal(row)


def _taken_back(room: Situation, fact: TakenBack, row: Row) -> Happening:
    undone = _match(room).round.undo()
    room.acts.pop()
    room.decide_anew(row)
    room.begin_turn(row)
    return Happening(row.version, row.at, fact, (undone.seat,), event=undone)


def _greeted(room: Situation, fact: Greeted, row: Row) -> None:
    pass


def _hinted(room: Situation, fact: Hinted, row: Row) -> None:
    room.hinted = True


def _rematch_opened(room: Situation, fact: RematchOpened, row: Row) -> None:
    room.rematch = fact.table


def _expired(room: Situation, fact: Expired, row: Row) -> None:
    room.status = Status.OVER


def _match(room: Situation) -> Match:
    assert room.match is not None
    return room.match


CHANGES: dict[type, Callable[[Situation, Any, Row], Happening | None]] = {
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
