"""Handlers of facts: what each fact changes in a room. Applying trusts the log."""

from collections.abc import Callable
from typing import Any

from trimino.records.fair_deal import fair_deal
from trimino.records.notation import parse_action
from trimino.room.chained_text import chained_link
from trimino.room.errors import RoomError, RoomReason
from trimino.room.fact_json import read_fact
from trimino.room.facts import (
    CameBack,
    Dealt,
    EndLost,
    Expired,
    Fact,
    Freed,
    GaveUp,
    Greeted,
    Hinted,
    Left,
    NameHidden,
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
from trimino.room.log_entry import LogEntry, decided_opener, ending_of
from trimino.room.log_row import LogRow
from trimino.room.removal import Removal, meaning_for
from trimino.room.room_state import BrokenOff, Room, Status
from trimino.room.settings import BotSeat, OpenSeat
from trimino.room.setup import match_of
from trimino.room.undoing import undo_actions
from trimino.rules import Match, Phase, Round


def follows(room: Room, row: LogRow) -> bool:
    """Whether a row is the next one of a room's log."""
    return row.version == room.version + 1 and row.previous_head in (None, room.head.hex())


def apply_row(room: Room, row: LogRow, fact: Fact | None = None) -> None:
    """Change a room by the next row of its log; `fact` is the row's, if it need not be read."""
    if not follows(room, row):
        found = row.version if row.version != room.version + 1 else room.version
        raise RoomError(RoomReason.LOG_HAS_GAP, table=room.table, version=found)
    room.chain(chained_link(room.secret, row))
    fact = fact or read_fact(row.body)
    if row.guest is not None:
        room.touched_at = row.at
        if row.command is not None:
            room.commands[row.guest, row.command] = row.version
    room.version = row.version
    # Handlers may change who sits where.
    seats = _seats_meant(room, fact, row)
    entry = _HANDLERS[type(fact)](room, fact, row)
    room.entries.append(entry or LogEntry(row.version, row.at, fact, seats, guest=row.guest))


def _seats_meant(room: Room, fact: Fact, row: LogRow) -> tuple[int, ...]:
    """The seats that a fact is about: those it names, else those of the row's guest."""
    match fact:
        case Sat(seats=seats):
            return seats
        case WentAway(seat=seat):
            return room.seats_of(room.seats[seat].guest)
        case SeatSet(seat=seat) | Freed(seat=seat) | Uncovered(seat=seat) | Hinted(seat=seat):
            return (seat,)
        case NameHidden(seat=seat):
            return (seat,)
        case _:
            return room.seats_of(row.guest)


def _opened(room: Room, fact: Opened, row: LogRow) -> None:
    pass


def _sat(room: Room, fact: Sat, row: LogRow) -> None:
    if room.status is Status.LOBBY:
        _vacate_for_move(room, row.guest, fact.seats)
    for number in fact.seats:
        seat = room.seats[number]
        seat.guest, seat.kept, seat.away, seat.missed = row.guest, None, False, False
        if room.status is Status.LOBBY:
            seat.contribution = fact.contribution
    if room.turn in fact.seats:
        # Somebody new has the whole time of a turn.
        room.turn_began = row.at
    _cover_hand_and_restart_grace(room, fact.seats, row)


def _vacate_for_move(room: Room, guest: str | None, seats: tuple[int, ...]) -> None:
    """Free the seats of somebody who moves; they are kept for whom the new ones were kept."""
    kept = [room.seats[number].kept for number in seats]
    kept = [person for person in kept if person not in (None, guest)]
    for place, number in enumerate(room.seats_of(guest)):
        room.seats[number].vacate()
        room.seats[number].kept = kept[place] if place < len(kept) else None


def _left(room: Room, fact: Left, row: LogRow) -> None:
    for number in room.seats_of(row.guest):
        if room.status is Status.LOBBY:
            room.seats[number].vacate()
        else:
            room.seats[number].away = True
    if row.guest == room.host:
        _pass_on_host(room)
    _cover_hand_and_restart_grace(room, room.seats_of(row.guest), row)


def _gave_up(room: Room, fact: GaveUp, row: LogRow) -> None:
    """End a match that nobody else plays, or has one other player; else a bot takes the seats."""
    seats, meaning = room.seats_of(row.guest), meaning_for(room, row.guest)
    if row.guest == room.host:
        _pass_on_host(room)
    if meaning is not Removal.HANDED_OVER:
        others = (number for number in range(len(room.seats)) if number not in seats)
        winners = tuple(others) if meaning is Removal.WON else ()
        room.status = Status.OVER
        room.broken_off = BrokenOff("gave-up", seats, winners)
        return
    for number in seats:
        room.seats[number].hand_over(room.settings.stand_in)
    _cover_hand_and_restart_grace(room, seats, row)


def _came_back(room: Room, fact: CameBack, row: LogRow) -> None:
    seats = room.seats_of(row.guest)
    for number in seats:
        room.seats[number].away = False
    _cover_hand_and_restart_grace(room, seats, row)


def _went_away(room: Room, fact: WentAway, row: LogRow) -> None:
    guest = room.seats[fact.seat].guest
    for number in room.seats_of(guest):
        room.seats[number].away = True
    if guest == room.host:
        _pass_on_host(room)
    _cover_hand_and_restart_grace(room, (fact.seat,), row)


def _seat_set(room: Room, fact: SeatSet, row: LogRow) -> None:
    room.seats[fact.seat].plan = fact.plan
    if room.status is Status.LOBBY:
        room.seats[fact.seat].vacate()


def _freed(room: Room, fact: Freed, row: LogRow) -> None:
    if row.guest is None and room.seats[fact.seat].guest == room.host:
        # No host freed it: the person was deleted.
        _pass_on_host(room)
    if room.status is Status.LOBBY:
        room.seats[fact.seat].vacate()
    else:
        room.seats[fact.seat].guest = None
        room.seats[fact.seat].away = True
    _cover_hand_and_restart_grace(room, (fact.seat,), row)


def _name_hidden(room: Room, fact: NameHidden, row: LogRow) -> None:
    if guest := room.seats[fact.seat].guest:
        room.nameless.add(guest)


def _pass_on_host(room: Room) -> None:
    """Make the next person who is not away the host, if there is one."""
    there = (seat.guest for seat in room.seats if seat.guest != room.host and seat.is_attended)
    room.host = next(filter(None, there), room.host)


def _cover_hand_and_restart_grace(room: Room, seats: tuple[int, ...], row: LogRow) -> None:
    """Cover the hand of a seat on turn whose player changed, and begin its grace again.

    The time of a turn goes on, or one could leave and come back without end.
    """
    if room.turn in seats:
        room.decided_at = row.at
        room.uncovered = None


def _started(room: Room, fact: Started, row: LogRow) -> None:
    room.status = Status.PLAYING
    if fact.players is not None:
        del room.seats[fact.players :]
    for seat in room.seats:
        if seat.is_vacant and isinstance(seat.plan, OpenSeat):
            seat.plan = BotSeat(kind="bot", bot=room.settings.stand_in)
    resumed = room.resumed
    room.match = resumed.copy() if resumed else match_of(room.opened, len(room.seats))
    room.friendly = (
        room.settings.friendly and sum(seat.guest is not None for seat in room.seats) == 1
    )
    room.open_decision(row)
    room.note_reveal(row)
    room.begin_turn(row)


def _went_on(room: Room, fact: WentOn, row: LogRow) -> None:
    assert row.guest is not None
    room.ready.add(row.guest)


def _dealt(room: Room, fact: Dealt, row: LogRow) -> LogEntry:
    match = _match(room)
    number = match.rounds_dealt + 1
    sent = room.contributions
    dealt = fair_deal(room.rules, match.players, room.secret, sent, number, match.well_size)
    opener = decided_opener(match.deal(dealt))
    room.ready.clear()
    room.open_decision(row)
    room.note_reveal(row)
    room.begin_turn(row)
    return LogEntry(
        row.version, row.at, fact, round=number, deal=dealt, opener=opener, guest=row.guest
    )


def _played(room: Room, fact: Played, row: LogRow) -> LogEntry:
    match = _match(room)
    event = match.play(parse_action(fact.action), by_clock=fact.by == "clock")
    if event.drawn is not None:
        room.note_reveal(row)
    room.seats[fact.seat].missed = fact.by == "clock"
    if fact.by == "person":
        _end_absence(room, row)
    room.open_decision(row)
    if _has_turn_ended(match.round):
        room.begin_turn(row)
    if match.over:
        room.status = Status.OVER
    number, ending, seats = match.rounds_dealt, ending_of(match), (fact.seat,)
    entry = LogEntry(
        row.version, row.at, fact, seats, number, event=event, ending=ending, guest=row.guest
    )
    room.line.append(entry)
    return entry


def _has_turn_ended(round: Round) -> bool:
    """Whether an action ended its turn; a round that is over still has what was drawn last."""
    return round.over or (round.phase in (Phase.TURN, Phase.OPENING) and not round.drawn)


def _end_absence(room: Room, row: LogRow) -> None:
    """End the absence of a guest who plays."""
    for number in room.seats_of(row.guest):
        if room.seats[number].away:
            room.seats[number].away, room.last_return = False, row.version


def _uncovered(room: Room, fact: Uncovered, row: LogRow) -> None:
    room.uncovered = fact.seat
    room.note_reveal(row)


def _taken_back(room: Room, fact: TakenBack, row: LogRow) -> LogEntry:
    match = _match(room)
    ended_at = room.line[-1].at if _has_turn_ended(match.round) else None
    undone = undo_actions(match, fact.actions)
    del room.line[-fact.actions :]
    room.left_out = room.left_out or fact.after_reveal
    room.ready.clear()
    room.seats[match.round.turn].missed = False
    _end_absence(room, row)
    room.open_decision(row)
    if len(room.people) == 1:
        room.begin_turn(row)
    else:
        # With all the time of a turn one could keep the others waiting without end.
        room.resume_turn(row, ended_at)
    first = undone[-1].events[0]
    # For an update readers remove one tile from the field. It would not say that a round had ended,
    # that tiles had been dealt, or that the match no longer counts.
    is_placement = not fact.after_reveal and first.kind is not None
    return LogEntry(
        row.version,
        row.at,
        fact,
        (first.seat,),
        undone=undone,
        needs_view=not is_placement,
        guest=row.guest,
    )


def _greeted(room: Room, fact: Greeted, row: LogRow) -> None:
    pass


def _hinted(room: Room, fact: Hinted, row: LogRow) -> None:
    room.hinted = True


def _rematch_opened(room: Room, fact: RematchOpened, row: LogRow) -> None:
    room.rematch = fact.table


def _end_lost(room: Room, fact: EndLost, row: LogRow) -> LogEntry:
    room.lost.append(fact)
    seats = room.seats_of(row.guest)
    # Readers may have been shown what was lost.
    return LogEntry(row.version, row.at, fact, seats, needs_view=True, guest=row.guest)


def _expired(room: Room, fact: Expired, row: LogRow) -> None:
    room.status = Status.OVER
    room.broken_off = BrokenOff("expired")


def _match(room: Room) -> Match:
    assert room.match is not None
    return room.match


_HANDLERS: dict[type, Callable[[Room, Any, LogRow], LogEntry | None]] = {
    Opened: _opened,
    Sat: _sat,
    Left: _left,
    GaveUp: _gave_up,
    CameBack: _came_back,
    WentAway: _went_away,
    SeatSet: _seat_set,
    Freed: _freed,
    NameHidden: _name_hidden,
    Started: _started,
    WentOn: _went_on,
    Dealt: _dealt,
    Played: _played,
    Uncovered: _uncovered,
    TakenBack: _taken_back,
    Greeted: _greeted,
    Hinted: _hinted,
    RematchOpened: _rematch_opened,
    EndLost: _end_lost,
    Expired: _expired,
}
