"""The observation: the view of a seat as a vector of integers.

`LAYOUT` lists its fields. Seats are relative to the reader: the reader first, then in turn order,
and 0 for missing seats. Tiles and edges are numbered as in actions.

    hand      the reader's tiles, 0 or 1
    drawn     of these, the ones drawn in this turn, if it is the reader's; the newest alone where
              only that may be laid
    laid      the tiles on the table, 0 or 1
    place     four numbers a tile: field + 1, or 0 if it is not laid; x and y of its cell, from the
              first tile of that field; way, the vertex that holds its first corner: 0 … 2 in a
              cell that points up, 3 … 5 in one that points down
    gap       by anchor * 3 + edge, what laying a tile beyond that edge is: 1 plain, 2 bridge,
              3 double, 4 … 6 closes one to three hexagons; 0 if a tile lies there, the anchor
              does not, or the gap goes by another name
    need      by anchor * 3 + edge, 1 + the value that the third corner must have; 0 if any will do
    counts    how many tiles each seat holds
    totals    every seat's points of the match, this round included
    points    every seat's points of this round
    well      how many tiles are left to draw
    phase     in the order of `trimino.rules.Phase`
    turn      whose turn it is, or was when the round ended
    draws     how many tiles were drawn in this turn
    passes    how many turns in a row have ended in a pass
    players   how many play
    round     which round of the match this is, from 0

Totals, points and rounds beyond 16 bits, possible under house rules, are clamped.
"""

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from trimino.envs.numbering import LYING, NUMBER, gap_name
from trimino.rules import Field, MatchView, Phase, PlacementKind, Position
from trimino.rules.deprecation import warn_renamed
from trimino.rules.ruleset import AfterDrawing

_MIN_INT16, _MAX_INT16 = -(2**15), 2**15 - 1
_FAR = 28
"""The greatest distance of a tile from the first of its field: every second of 55 steps."""

MAX_PASSES = 62
"""The most passes in a row: each but the last of every seat draws from the well."""


class ObservationField(NamedTuple):
    """A field of the observation: its size and the range of its numbers."""

    name: str
    size: int
    low: int
    high: int


LAYOUT = (
    ObservationField("hand", 56, 0, 1),
    ObservationField("drawn", 56, 0, 1),
    ObservationField("laid", 56, 0, 1),
    ObservationField("place", 224, -_FAR, _FAR),
    ObservationField("gap", 168, 0, 6),
    ObservationField("need", 168, 0, 6),
    ObservationField("counts", 6, 0, 56),
    ObservationField("totals", 6, _MIN_INT16, _MAX_INT16),
    ObservationField("points", 6, _MIN_INT16, _MAX_INT16),
    ObservationField("well", 1, 0, 56),
    ObservationField("phase", 1, 0, 4),
    ObservationField("turn", 1, 0, 5),
    ObservationField("draws", 1, 0, 56),
    ObservationField("passes", 1, 0, MAX_PASSES),
    ObservationField("players", 1, 1, 6),
    ObservationField("round", 1, 0, _MAX_INT16),
)
_SIZES = [part.size for part in LAYOUT]
_ENDS = list(accumulate(_SIZES))


class FieldSlices(dict[str, slice]):
    """The place of each field in the observation, by its name."""

    def __missing__(self, name: str) -> slice:
        if name != "seats":
            raise KeyError(name)
        warn_renamed("FIELDS['seats']", "FIELDS['players']")
        return self["players"]


FIELD_SLICES = FieldSlices(
    (part.name, slice(end - part.size, end)) for part, end in zip(LAYOUT, _ENDS, strict=True)
)
SIZE = _ENDS[-1]

ObservationArray = npt.NDArray[np.int16]

LOW: ObservationArray = np.repeat(np.array([part.low for part in LAYOUT], np.int16), _SIZES)
HIGH: ObservationArray = np.repeat(np.array([part.high for part in LAYOUT], np.int16), _SIZES)

_HAND, _DRAWN, _LAID, _PLACE, _GAP, _NEED, _COUNTS, _TOTALS, _POINTS, _WELL = (
    part.start for part in list(FIELD_SLICES.values())[:10]
)
_KINDS = {
    PlacementKind.PLAIN: 1,
    PlacementKind.BRIDGE: 2,
    PlacementKind.DOUBLE: 3,
    PlacementKind.HEXAGON: 3,
}
_PHASES = {phase: number for number, phase in enumerate(Phase)}


def observe(view: MatchView) -> ObservationArray:
    """The observation of a view; a spectator's is that of seat 0 without a hand."""
    return observe_position(view.now.position, view.now.before, len(view.rounds) - 1)


def observe_position(position: Position, before: Sequence[int], round: int) -> ObservationArray:
    """The observation of a position, with the totals before the round and its number."""
    seen = [0] * SIZE
    reader, players = position.reader or 0, len(position.counts)
    points = [now - then for now, then in zip(position.totals, before, strict=True)]
    _write_hand(seen, position)
    for field in position.fields:
        _write_tiles(seen, field)
        _write_gaps(seen, field)
    _put(seen, _COUNTS, _from(reader, position.counts))
    _put(seen, _TOTALS, _from(reader, position.totals))
    _put(seen, _POINTS, _from(reader, points))
    seen[_WELL:] = (
        position.well,
        _PHASES[position.phase],
        (position.turn - reader) % players,
        position.draws,
        position.passes,
        players,
        min(round, _MAX_INT16),
    )
    return np.array(seen, np.int16)


def _put(seen: list[int], start: int, values: Sequence[int]) -> None:
    seen[start : start + len(values)] = values


def _from(reader: int, values: Sequence[int]) -> list[int]:
    """Values by seat, clamped, the reader's first."""
    return [
        max(_MIN_INT16, min(_MAX_INT16, value)) for value in (*values[reader:], *values[:reader])
    ]


def _write_hand(seen: list[int], position: Position) -> None:
    for tile in position.hand:
        seen[_HAND + NUMBER[tile]] = 1
    rules = position.rules
    only_newest = rules.free_draw and rules.after_drawing is AfterDrawing.NEWEST
    for tile in position.drawn[-1:] if only_newest else position.drawn:
        seen[_DRAWN + NUMBER[tile]] = seen[_HAND + NUMBER[tile]]


def _write_tiles(seen: list[int], field: Field) -> None:
    for (x, y, down), lying in field.laid.items():
        tile = NUMBER[lying.tile]
        seen[_LAID + tile] = 1
        way = LYING[lying.corners][1] + 3 * down
        _put(seen, _PLACE + 4 * tile, (field.number + 1, x, y, way))


def _write_gaps(seen: list[int], field: Field) -> None:
    for at, gap in field.gaps.items():
        edge, away = gap_name(field, at)
        seen[_GAP + edge] = _KINDS[gap.kind] + gap.hexagons
        value = gap.corners[away]
        seen[_NEED + edge] = 0 if value is None else 1 + value
