"""Checks of positions: refuses those that the rules make impossible.

A position is only what its reader sees, so not every impossible one can be recognised. But tiles
must add up, nobody holds a tile that lies on the table, and play must be able to reach the phase.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from trimino.rules.deal import check_players, solo_sizes
from trimino.rules.errors import SetupError, SetupReason
from trimino.rules.events import Phase
from trimino.rules.field import Field
from trimino.rules.field_domains import is_whole
from trimino.rules.lattice import Cell, cells_around, vertices
from trimino.rules.ruleset import BlockedWhen, EmptyWellPass, NextOpener, TargetMet
from trimino.rules.tiles import ZERO, Tile

if TYPE_CHECKING:
    from trimino.rules.view import Position

MAX_TOTAL = 10**9
"""No match comes near it, and packed states have room for it."""

_AFTER_PLACING = (Phase.NEW_FIELD, Phase.OVER)


def check_position(position: "Position") -> None:
    """Refuse an impossible position, naming the section that is wrong."""
    _check_seats(position)
    _check_tiles(position)
    _check_fields(position)
    _check_drawn(position)
    _check_counts(position)
    _check_passes(position)
    if not _could_be(position):
        raise SetupError(SetupReason.PHASE_IMPOSSIBLE, section="phase", found=str(position.phase))


def _check_range(section: str, found: int, low: int, high: int) -> None:
    if not is_whole(found, low, high):
        raise SetupError(SetupReason.OUT_OF_RANGE, section=section, found=found, low=low, high=high)


def _check_equal(section: str, found: int, expected: int) -> None:
    if found != expected:
        raise SetupError(SetupReason.MISCOUNTED, section=section, found=found, expected=expected)


def _check_seats(position: "Position") -> None:
    seats = len(position.counts)
    try:
        solo_sizes(position.rules) if seats == 1 else check_players(position.rules, seats)
    except SetupError as error:
        raise SetupError(SetupReason.BAD_SEATS, section="counts", why=error.message) from None
    _check_equal("totals", len(position.totals), seats)
    for total in position.totals:
        _check_range("totals", total, -MAX_TOTAL, MAX_TOTAL)
    _check_range("turn", position.turn, 0, seats - 1)
    if position.reader is not None:
        _check_range("reader", position.reader, 0, seats - 1)
    if position.opener_is_set and (position.rules.next_opener is NextOpener.SAME or seats == 1):
        raise SetupError(SetupReason.BAD_OPENER, section="opener")


def _check_tiles(position: "Position") -> None:
    """Refuse tiles that are not in the set, or are seen twice."""
    seen: set[Tile] = set()
    for section, tile in _seen_tiles(position):
        if type(tile) is not Tile or tile not in position.rules.tiles:
            raise SetupError(SetupReason.NOT_IN_THE_SET, section=section, found=tile)
        if tile in seen:
            raise SetupError(SetupReason.SEEN_TWICE, section=section, found=tile)
        seen.add(tile)


def _seen_tiles(position: "Position") -> Iterator[tuple[str, Tile]]:
    for place in (place for field in position.fields for place in field.laid.values()):
        yield "fields", place.tile
    for tile in position.hand:
        yield "hand", tile


def _check_fields(position: "Position") -> None:
    """Refuse more fields than hexagons allow, and a turned first tile in a solo game."""
    for number, field in enumerate(position.fields):
        _check_range("fields", field.number, number, number)
        _check_range("fields", len(field.laid), 1, len(position.rules.tiles))
    closed = sum(map(_hexagon_moves, position.fields)) - (position.phase is Phase.NEW_FIELD)
    most = 1 + max(closed, 0) if position.rules.new_field else 1
    if len(position.fields) > most:
        raise SetupError(
            SetupReason.TOO_MANY_FIELDS, section="fields", found=len(position.fields), most=most
        )
    if _is_solo(position) and position.fields:
        first = next(iter(position.fields[0].laid.values()))
        if first.corners != tuple(first.tile):
            raise SetupError(SetupReason.NOT_A_FIRST_TILE, section="fields", found=first.tile)


def _check_drawn(position: "Position") -> None:
    """Refuse drawn tiles that are neither held nor just laid, and more than the limit."""
    limit = position.rules.draw_limit
    most = len(position.rules.tiles) if limit is None else limit
    if position.phase in (Phase.OPENING, Phase.FOLLOW_UP):
        most = 0
    _check_range("drawn", position.draws, 0, most)
    seen = position.draws if position.reader == position.turn else 0
    _check_range("drawn", len(position.drawn), seen, seen)
    laid = [_last_tile(field) for field in position.fields]
    known = (*position.hand, *laid) if position.phase in _AFTER_PLACING else position.hand
    for tile in position.drawn:
        if tile not in known or position.drawn.count(tile) > 1:
            raise SetupError(SetupReason.DRAWN_NOT_HELD, section="drawn", found=tile)


def _check_counts(position: "Position") -> None:
    """Refuse counts that do not add up to the tiles that were dealt from."""
    tiles, seats = len(position.rules.tiles), len(position.counts)
    for count in position.counts:
        _check_range("counts", count, 0, tiles)
    held = 0 if position.reader is None else position.counts[position.reader]
    _check_equal("hand", len(position.hand), held)
    known = sum(position.counts) + sum(len(field.laid) for field in position.fields)
    if position.rules.solo and _is_solo(position):
        dealt = 1 + position.rules.solo.hand
        _check_range("well", position.well, max(0, dealt - known), tiles - known)
    else:
        dealt = seats * position.rules.hand[seats]
        _check_range("well", position.well, 0, tiles - dealt - position.draws)
        _check_equal("counts", known + position.well, tiles)


def _check_passes(position: "Position") -> None:
    """Refuse more passes in a row than the phase and the rules allow."""
    seats, most = len(position.counts), len(position.rules.tiles)
    if position.phase not in (Phase.TURN, Phase.OVER):
        most = 0
    elif _do_passes_block(position):
        most = seats if position.phase is Phase.OVER else seats - 1
    elif _do_passes_block_with_empty_well(position):
        # Passes while there are tiles to draw are not counted.
        most = 0
    _check_range("passes", position.passes, 0, most)


def _could_be(position: "Position") -> bool:
    """Whether play can reach the phase."""
    if type(position.phase) is not Phase:
        return False
    match position.phase:
        case Phase.OPENING:
            return not position.fields and _is_as_dealt(position)
        case Phase.TURN:
            return bool(position.fields) and not _is_out(position)
        case Phase.FOLLOW_UP:
            return _follows_zero(position)
        case Phase.NEW_FIELD:
            return _closed_hexagon(position) and 0 not in position.counts
        case Phase.OVER:
            return bool(position.fields) and _is_over(position)


def _is_solo(position: "Position") -> bool:
    return len(position.counts) == 1


def _is_as_dealt(position: "Position", laid: int = 0) -> bool:
    """Whether every seat holds as many tiles as dealt, less those laid by the opener."""
    if _is_solo(position):
        return False
    size = position.rules.hand[len(position.counts)]
    return all(
        count == size - (laid if seat == position.turn else 0)
        for seat, count in enumerate(position.counts)
    )


def _is_out(position: "Position") -> bool:
    """Whether a seat has laid its last tile (settlements 10 and 17)."""
    solo = position.rules.solo
    if _is_solo(position) and solo and not solo.hand and position.well:
        return False
    return 0 in position.counts


def _follows_zero(position: "Position") -> bool:
    tiles = [tile for section, tile in _seen_tiles(position) if section == "fields"]
    return (
        position.rules.zero_opening_follow_up
        and tiles == [ZERO]
        and _is_as_dealt(position, laid=1)
        and (not position.is_turn or position.legal.can_place)
    )


def _closed_hexagon(position: "Position") -> bool:
    return position.rules.new_field and any(
        _closes(set(field.laid), list(field.laid)[-1]) for field in position.fields
    )


def _is_over(position: "Position") -> bool:
    """Whether a seat is out or at the target, or the round may be blocked for all that is seen."""
    if _is_out(position):
        return position.counts[position.turn] == 0
    if _is_at_target(position):
        return True
    if _do_passes_block(position) and position.passes == len(position.counts):
        return True
    if position.rules.blocked_when is BlockedWhen.ALL_PASSED:
        return False
    fits = any(field.places(tile) for tile in position.hand for field in position.fields)
    return not position.well and not fits


def _do_passes_block(position: "Position") -> bool:
    """Whether as many passes in a row as there are players block the round now."""
    if position.rules.blocked_when is BlockedWhen.ALL_PASSED:
        return True
    return _do_passes_block_with_empty_well(position) and not position.well


def _do_passes_block_with_empty_well(position: "Position") -> bool:
    """Whether passes block the round though it is blocked when nobody can place (settlement 5)."""
    rules = position.rules
    return (
        rules.blocked_when is BlockedWhen.NOBODY_CAN_PLACE
        and rules.empty_well_pass is EmptyWellPass.FREE
    )


def _is_at_target(position: "Position") -> bool:
    target = position.rules.target
    if position.rules.target_met is not TargetMet.AT_ONCE or target is None:
        return False
    return position.totals[position.turn] >= target and not _is_solo(position)


def _last_tile(field: Field) -> Tile:
    return list(field.laid.values())[-1].tile


def _hexagon_moves(field: Field) -> int:
    """The number of tiles that closed a hexagon when they were laid."""
    cells = list(field.laid)
    return sum(_closes(set(cells[: number + 1]), cell) for number, cell in enumerate(cells))


def _closes(laid: set[Cell], cell: Cell) -> bool:
    return any(laid.issuperset(cells_around(vertex)) for vertex in vertices(cell))
