"""A pad as a record, where the field was kept.

A pad does not know which tiles were dealt and drawn. The rules make deals that agree with all that
was seen at the table, so the record is one of those that could have been; its points are the pad's.
"""

import random
from collections.abc import Iterator, Sequence
from itertools import dropwhile, takewhile
from typing import Any

from trimino.pad.errors import PadError, PadReason
from trimino.pad.lines import DeclineLine, DrawLine, PassLine, PlaceLine, RoundLine
from trimino.pad.pad import Pad
from trimino.pad.sheet import ScoredLine, ScoredRound
from trimino.records.errors import reason_inside
from trimino.records.record import record_of
from trimino.rules import (
    DECLINE,
    DRAW,
    ORIGIN,
    PASS,
    Draw,
    EndReason,
    Event,
    Field,
    Match,
    NextOpener,
    Phase,
    Place,
    Position,
    Round,
    Ruleset,
    SetupError,
    TriminoError,
    View,
)
from trimino.rules.bonus import bonus_cells, earns_bonus
from trimino.rules.sampling import possible_round
from trimino.rules.scoring import Hand
from trimino.rules.turn import next_opener, offers_follow_up, offers_new_field

DEALS = "reconstructed"
"""Says in a record that the pad's deals are such as could have been."""


def pad_record(pad: Pad, rng: random.Random) -> dict[str, Any]:
    """The record of all rounds that are over; a round that is not is left out."""
    players = pad.sheet.rounds[0].players
    return record_of(pad_match(pad, rng), players, {"deals": DEALS})


def pad_match(pad: Pad, rng: random.Random) -> Match:
    """A match that nobody at the table could have told from the one on the pad."""
    sheet, settings = pad.sheet, pad.settings
    players = sheet.rounds[0].players
    if any(played.players != players for played in sheet.rounds):
        raise PadError(PadReason.PLAYERS_CHANGED)
    youngest = players.index(settings.youngest) if settings.youngest in players else 0
    rounds = [played for played in sheet.rounds if played.end]
    try:
        match = Match(
            settings.rules,
            len(players),
            youngest=youngest,
            rounds_to_play=settings.rounds_to_play,
            well_size=settings.well_size,
        )
    except TriminoError as error:
        raise _not_played(1, error) from None
    for number, played in enumerate(rounds, 1):
        _check_kept(number, played)
        view = _view(settings.rules, played, youngest, rounds[: number - 1])
        try:
            possible = _possible_round(view, rng)
            match.deal(possible.deal)
            for event in possible.events:
                match.play(event.action)
        except TriminoError as error:
            raise _not_played(number, error) from None
    return match


def _not_played(number: int, error: TriminoError) -> PadError:
    return PadError(PadReason.NOT_A_RECORD, round=number, why=reason_inside(error))


def _possible_round(view: View, rng: random.Random) -> Round:
    try:
        return possible_round(view, rng)
    except SetupError:
        other = _other_reading(view)
        if other is None:
            raise
        return possible_round(other, rng)


def _other_reading(view: View) -> View | None:
    """The round with the other reason why nobody laid a second tile after 0-0-0.

    Either none fitted or one was declined, and people write both down alike.
    """
    if len(view.events) < 2:
        return None
    first, second, *later = view.events
    if not first.laid or not offers_follow_up(view.position.rules, first.phase, first.laid):
        return None
    declined = Event(first.seat, Phase.FOLLOW_UP, DECLINE)
    if second == declined:
        return view._replace(events=(first, *later))
    if second.phase is Phase.FOLLOW_UP:
        return None
    return view._replace(events=(first, declined, second, *later))


def _check_kept(number: int, played: ScoredRound) -> None:
    # A solo game begins with a tile on the table, unless nobody told which.
    if played.fields is None or (len(played.players) == 1 and not played.fields):
        raise PadError(PadReason.NO_FIELD_KEPT, round=number)
    counted = played.end and played.end.hands_counted
    sums = (seat for seat, hand in enumerate(played.hands) if isinstance(hand, int))
    if counted and not all(_went_out(played, seat) for seat in sums):
        raise PadError(PadReason.HANDS_NOT_TOLD, round=number)


def _view(
    rules: Ruleset, played: ScoredRound, youngest: int, earlier: Sequence[ScoredRound]
) -> View:
    """The round as a spectator at the table saw it."""
    assert played.end is not None
    opener, events = _set_opener(rules, earlier), tuple(_events(rules, played))
    position = Position(
        rules,
        None,
        played.last,
        Phase.OVER,
        played.fields or (),
        tuple(count or 0 for count in played.counts),
        played.well or 0,
        (),
        _drawn_last(events),
        (),
        played.passes,
        played.totals,
        opener is not None,
    )
    hands = tuple(_hands(played)) if played.end.hands_counted else None
    return View(position, events, played.before, youngest, played.end, hands, None, opener)


def _set_opener(rules: Ruleset, earlier: Sequence[ScoredRound]) -> int | None:
    """The seat that opens because of the round before."""
    if not earlier or rules.next_opener is NextOpener.SAME:
        return None
    last = earlier[-1]
    winners = last.end.winners if last.end else ()
    return next_opener(rules, len(last.players), last.opener or 0, winners)


def _drawn_last(events: Sequence[Event]) -> int:
    """The number of tiles drawn in the last turn; an offer of a new field belongs to it too."""
    back = list(dropwhile(lambda event: event.phase is Phase.NEW_FIELD, reversed(events)))
    return len(list(takewhile(lambda event: isinstance(event.action, Draw), back[1:])))


def _hands(played: ScoredRound) -> Iterator[Hand]:
    assert played.end is not None
    for seat in range(len(played.players)):
        hand = played.hands[seat] if seat < len(played.hands) else ()
        out = _went_out(played, seat)
        yield () if out or not isinstance(hand, tuple) else tuple(sorted(hand))


def _went_out(played: ScoredRound, seat: int) -> bool:
    return played.end is not None and played.end.reason is EndReason.OUT and seat == played.last


def _events(rules: Ruleset, played: ScoredRound) -> Iterator[Event]:
    """The lines as events; an offer of a new field that nobody took was declined."""
    begun, fields = played.lines[0].line, dict[int, Field]()
    if isinstance(begun, RoundLine) and (start := begun.start):
        fields[0] = Field().lay(Place(start, ORIGIN, (start.a, start.b, start.c)))
    offered: ScoredLine | None = None
    for line in played.events:
        if offered and line.phase is not Phase.NEW_FIELD:
            yield Event(offered.seat, Phase.NEW_FIELD, DECLINE)
        offered = None
        yield _event(rules, line, fields)
        if offers_new_field(rules, line.kind, holds_tiles=_holds(line)):
            offered = line
    if offered and played.end and played.end.reason is EndReason.BLOCKED:
        yield Event(offered.seat, Phase.NEW_FIELD, DECLINE)


def _holds(line: ScoredLine) -> bool:
    return isinstance(line.line, PlaceLine) and not line.line.out


def _event(rules: Ruleset, line: ScoredLine, fields: dict[int, Field]) -> Event:
    match line.line:
        case PlaceLine(place=place) if place is not None:
            return _placed(rules, line, place, fields)
        case DrawLine():
            return Event(line.seat, line.phase, DRAW, line.scores)
        case PassLine():
            return Event(line.seat, line.phase, PASS, line.scores)
        case DeclineLine():
            return Event(line.seat, line.phase, DECLINE)
        case _:
            raise AssertionError(line)


def _placed(rules: Ruleset, line: ScoredLine, place: Place, fields: dict[int, Field]) -> Event:
    field = fields.get(place.field, Field(place.field))
    pays = earns_bonus(rules, line.kind, line.hexagons)
    bonus = bonus_cells(field, place.at, line.kind) if pays else ()
    fields[place.field] = field.lay(place)
    return Event(line.seat, line.phase, place, line.scores, line.kind, bonus=bonus)
