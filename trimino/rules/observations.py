"""Observations: what each visible action proves about hidden hands.

A player who had to draw held no tile that fitted; nobody was dealt a better opening tile than the
one that opened; and so on. Each is a `Holding`: tiles that a seat cannot have held at a time, or of
which it must have held one.

Times are numbers of actions: a holding is true just before the action of that number.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from trimino.rules.actions import Draw, Pass, Place
from trimino.rules.deal import opening_rank, opening_tile
from trimino.rules.events import Event, Phase
from trimino.rules.field import Field
from trimino.rules.lattice import ORIGIN
from trimino.rules.ruleset import (
    AfterDrawing,
    BlockedWhen,
    EmptyWellPass,
    Opener,
    OpeningTile,
    Ruleset,
)
from trimino.rules.scoring import Hand
from trimino.rules.tiles import ZERO, Tile, bits_of
from trimino.rules.view import View

DEALT = -1
"""The time of the deal: before the first action."""


class Holding(NamedTuple):
    """The tiles, as bits, that a seat held at `time`, of those that it took up after `since`."""

    seat: int
    since: int
    time: int
    tiles: int


class TableMoment(NamedTuple):
    """The public side of the table before an action; `event` is None for the moment now.

    `draws` is the number of tiles drawn in the turn so far. `layable_since` is the time since which
    the player took up the tiles that may be laid: after a free draw only those of this turn, unless
    the rules differ (settlement 5).
    """

    time: int
    seat: int
    phase: Phase
    event: Event | None
    fits: int
    well: int
    draws: int
    layable_since: int

    def holding_of(self, tiles: int) -> Holding:
        """The holding of tiles that the player could have laid."""
        return Holding(self.seat, self.layable_since, self.time, tiles)


def table_moments(view: View) -> tuple[TableMoment, ...]:
    """The public side of the table before every action, and now."""
    position, draws = view.position, _draws_of_turn(view.events)
    tables = list(_tables(view))
    well = position.well + sum(isinstance(event.action, Draw) for event in view.events)
    found = []
    for time, event in enumerate((*view.events, None)):
        seat, phase = (event.seat, event.phase) if event else (position.turn, position.phase)
        since = _layable_since(position.rules, draws[time]) if phase is Phase.TURN else DEALT
        fits, drawn = _fits(tables[time]), len(draws[time])
        found.append(TableMoment(time, seat, phase, event, fits, well, drawn, since))
        well -= bool(event and isinstance(event.action, Draw))
    return tuple(found)


def _tables(view: View) -> Iterator[dict[int, Field]]:
    """The fields before every action, and now."""
    fields: dict[int, Field] = {}
    if is_solo(view):
        fields[0] = Field().lay_unchecked(view.position.fields[0].laid[ORIGIN])
    yield fields
    for event in view.events:
        if isinstance(event.action, Place):
            number = event.action.field
            fields = {
                **fields,
                number: fields.get(number, Field(number)).lay_unchecked(event.action),
            }
        yield fields


def _fits(fields: dict[int, Field]) -> int:
    bits = 0
    for field in fields.values():
        bits |= field.fitting_bits
    return bits


def _draws_of_turn(events: tuple[Event, ...]) -> list[tuple[int, ...]]:
    """The times of the draws of the turn so far, before every action and now."""
    found: list[tuple[int, ...]] = [()]
    for time, event in enumerate(events):
        found.append((*found[-1], time) if isinstance(event.action, Draw) else ())
    return found


def _layable_since(rules: Ruleset, draws: tuple[int, ...]) -> int:
    """The time since which tiles that may be laid were taken up, after draws at these times."""
    if not draws or not rules.free_draw:
        return DEALT
    match rules.after_drawing:
        case AfterDrawing.DRAWN:
            return draws[0]
        case AfterDrawing.ANY:
            return DEALT
        case AfterDrawing.NEWEST:
            return draws[-1]


def is_solo(view: View) -> bool:
    return len(view.position.counts) == 1


def none_held(view: View, seen: tuple[TableMoment, ...]) -> Iterator[Holding]:
    """The holdings that are impossible."""
    for moment in seen:
        yield from _not_held_by_player(view, moment)
    yield from _no_better_opening(view)
    yield from _no_follow_up(view, seen)


def one_held(view: View, seen: tuple[TableMoment, ...]) -> Iterator[Holding]:
    """The holdings of which one tile at least is certain."""
    for moment in seen:
        if moment.phase is Phase.FOLLOW_UP:
            # Settlement 8: only a player with a tile that fits is asked.
            yield moment.holding_of(moment.fits)
        elif _passed_for_nothing(view, moment):
            yield moment.holding_of(moment.fits)
    yield from _some_tile_fits(view, seen)


def _not_held_by_player(view: View, moment: TableMoment) -> Iterator[Holding]:
    event, rules = moment.event, view.position.rules
    if event is None:
        return
    match event.action:
        case Draw() if event.by_clock or not rules.free_draw:
            yield moment.holding_of(moment.fits)
        case Pass() if event.by_clock or _had_to_pass(rules, moment, event):
            yield moment.holding_of(moment.fits)
        case Place(tile=tile) if event.by_clock and _had_choice(view, moment):
            # Settlement 19: the clock lays the first tile in order that fits.
            fits = moment.fits if moment.phase is Phase.TURN else bits_of(rules.tiles)
            yield moment.holding_of(fits & bits_of(other for other in rules.tiles if other < tile))


def _had_choice(view: View, moment: TableMoment) -> bool:
    opening = moment.phase is Phase.OPENING
    return not opening or view.position.rules.opening_tile is OpeningTile.ANY


def _had_to_pass(rules: Ruleset, moment: TableMoment, event: Event) -> bool:
    """Whether a pass shows that nothing fitted (settlements 5 to 7)."""
    if not rules.free_draw:
        return True
    if _could_draw(rules, moment):
        return False
    if moment.draws:
        return bool(event.scores)
    return moment.well > 0 or rules.empty_well_pass is EmptyWellPass.FORCED


def _passed_for_nothing(view: View, moment: TableMoment) -> bool:
    """Settlement 7: a pass that costs nothing, where passing has a cost, keeps a tile that fits."""
    event, rules = moment.event, view.position.rules
    return (
        event is not None
        and isinstance(event.action, Pass)
        and rules.free_draw
        and moment.draws > 0
        and not _could_draw(rules, moment)
        and rules.stuck_cost > 0
        and not event.scores
    )


def _could_draw(rules: Ruleset, moment: TableMoment) -> bool:
    """Whether another draw was possible."""
    limit = rules.draw_limit
    return moment.well > 0 and (limit is None or moment.draws < limit)


def _no_better_opening(view: View) -> Iterator[Holding]:
    """Settlement 4: nobody was dealt a better opening tile than the one that decided.

    Where the round before decided who opens, that is known of the opener alone, who had to lay the
    best tile of the hand.
    """
    rules, best = view.position.rules, _deciding_tile(view)
    if view.opener is not None:
        if view.events and rules.opening_tile is OpeningTile.THAT and view.events[0].laid:
            better = _better(rules, Opener.HIGHEST_TRIPLE, view.events[0].laid)
            yield Holding(view.opener, DEALT, 0, better)
    elif best is not None:
        for seat in range(len(view.position.counts)):
            yield Holding(seat, DEALT, 0, _better(rules, rules.opener, best))


def _better(rules: Ruleset, opener: Opener, than: Tile) -> int:
    """The tiles with a stronger claim to the opening than one, as bits."""
    rank = opening_rank(opener, than)
    return bits_of(tile for tile in rules.tiles if opening_rank(opener, tile) > rank)


def unknown_opener(view: View) -> int | None:
    """The seat that was dealt the best opening tile, if the reader cannot know which tile it is."""
    return _opener(view) if _deciding_tile(view) is None else None


def _deciding_tile(view: View) -> Tile | None:
    opener, events = _opener(view), view.events
    if opener is None:
        return None
    if events and view.position.rules.opening_tile is OpeningTile.THAT:
        return events[0].laid
    if opener == view.position.reader:
        return opening_tile(view.position.rules.opener, dealt_to_reader(view))
    return None


def _opener(view: View) -> int | None:
    """The seat that opens, if a tile decided it."""
    by_tile = view.position.rules.opener is not Opener.YOUNGEST and view.opener is None
    if is_solo(view) or not by_tile:
        return None
    return view.events[0].seat if view.events else view.position.turn


def dealt_to_reader(view: View) -> Hand:
    """The hand that the reader was dealt."""
    own = [event for event in view.events if event.seat == view.position.reader]
    held = {*view.position.hand, *(event.laid for event in own if event.laid is not None)}
    return tuple(sorted(held - {event.drawn for event in own if event.drawn is not None}))


def _no_follow_up(view: View, seen: tuple[TableMoment, ...]) -> Iterator[Holding]:
    """Settlement 8: no follow-up after 0-0-0 means that the opener held no tile that fits."""
    first, *later = seen
    opened = first.phase is Phase.OPENING and first.event is not None and first.event.laid == ZERO
    if opened and view.position.rules.zero_opening_follow_up and later[0].phase is Phase.TURN:
        yield Holding(first.seat, DEALT, 1, later[0].fits)


def _some_tile_fits(view: View, seen: tuple[TableMoment, ...]) -> Iterator[Holding]:
    """Settlement 11: a round that goes on with an empty well is one in which a tile fits.

    That is news in a solo game only: in others an empty well leaves every unseen tile in a hand.
    """
    if is_solo(view) and view.position.rules.blocked_when is BlockedWhen.NOBODY_CAN_PLACE:
        for before, moment in pairwise(seen):
            turn_ended = before.event is not None and not isinstance(before.event.action, Draw)
            if turn_ended and not moment.well and moment.phase is Phase.TURN:
                yield Holding(moment.seat, DEALT, moment.time, moment.fits)
