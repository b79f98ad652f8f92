"""Fields: tiles that lie edge to edge, and which tiles fit where.

A field is immutable; laying a tile returns a new one. It keeps its *gaps*, the empty cells with a
tile at one of their edges, and updates only those around the tile laid: nothing ever searches the
whole field.
"""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from trimino.rules.actions import Place
from trimino.rules.errors import IllegalAction, Reason, SetupError, SetupReason
from trimino.rules.events import PlacementKind
from trimino.rules.hooks import HOOKS
from trimino.rules.lattice import ORIGIN, Cell, Vertex, cells_around, neighbours, vertices
from trimino.rules.summaries import number_of
from trimino.rules.tiles import Corners, Pattern, Tile, bit_of, bits_of, fitting, tiles_of
from trimino.rules.type_check import check_type, wrong_type

_make = tuple.__new__
"""Makes a `Place` faster than its constructor."""


class Gap(NamedTuple):
    """An empty cell beside a tile."""

    corners: Pattern
    """The corners that neighbours have fixed; None for a free one."""
    kind: PlacementKind
    """The kind of a placement here."""
    hexagons: int
    """The number of hexagons that a placement here closes."""
    fits: int
    """The tiles that fit, as bits."""
    turned: Mapping[Tile, Corners]
    """The tiles that fit, each with the way it must be turned."""


@cache
def _gap(corners: Pattern, kind: PlacementKind = PlacementKind.PLAIN, hexagons: int = 0) -> Gap:
    turned = fitting(corners)
    return Gap(corners, kind, hexagons, bits_of(turned), turned)


@cache
def _turned(corners: Pattern, bits: int) -> tuple[tuple[Tile, Corners], ...]:
    """The tiles of a set that fit these corners, each as it must be turned."""
    return tuple((tile, fitting(corners)[tile]) for tile in tiles_of(bits))


class Field:
    """The tiles laid in one field, by cell, and the places where tiles fit.

    >>> field = Field().lay(Place(Tile(4, 4, 4), Cell(0, 0), (4, 4, 4)))
    >>> [place.at for place in field.places(Tile(3, 4, 4))]
    [Cell(x=-1, y=0, down=True), Cell(x=0, y=-1, down=True), Cell(x=0, y=0, down=True)]
    """

    __slots__ = ("_count", "_gaps", "_hash", "_laid", "_number", "_values")

    def __init__(self, number: int = 0) -> None:
        check_type("number", number, int)
        self._number = number
        self._laid: dict[Cell, Place] = {}
        self._values: dict[Vertex, int] = {}
        self._count: dict[Vertex, int] = {}
        self._gaps: dict[Cell, Gap] = {}
        self._hash: int | None = None

    @property
    def number(self) -> int:
        """The number of the field on the table, from 0."""
        return self._number

    @property
    def laid(self) -> Mapping[Cell, Place]:
        """The tiles that lie here, by cell, in the order they were laid."""
        return MappingProxyType(self._laid)

    @property
    def values(self) -> Mapping[Vertex, int]:
        """The number shown at each vertex that a tile touches."""
        return MappingProxyType(self._values)

    @property
    def gaps(self) -> Mapping[Cell, Gap]:
        """The empty cells with a tile at one of their edges."""
        return MappingProxyType(self._gaps)

    @property
    def fitting_bits(self) -> int:
        """The tiles that fit somewhere, as bits."""
        bits = 0
        for gap in self._gaps.values():
            bits |= gap.fits
        return bits

    def placements(self, bits: int) -> list[Place]:
        """The placements of a set of tiles, in the order in which the gaps appeared."""
        number = self._number
        return [
            _make(Place, (tile, cell, turned, number))
            for cell, gap in self._gaps.items()
            if (here := gap.fits & bits)
            for tile, turned in _turned(gap.corners, here)
        ]

    def places(self, tile: Tile) -> list[Place]:
        """The placements of one tile, in the order of cells."""
        check_type("tile", tile, Tile)
        return sorted(self.placements(bit_of(tile)))

    def place(self, tile: Tile, at: Cell) -> Place | None:
        """The placement of a tile in a cell; None where it does not fit."""
        check_type("tile", tile, Tile)
        check_type("at", at, Cell)
        gap = self._gaps.get(at)
        corners = gap.turned.get(tile) if gap else None
        return Place(tile, at, corners, self._number) if corners else None

    def kind(self, at: Cell) -> tuple[PlacementKind, int]:
        """The kind of a placement in a cell, and how many hexagons it closes."""
        if not isinstance(at, Cell):
            raise wrong_type("at", at, Cell)
        gap = self._gaps.get(at)
        return (gap.kind, gap.hexagons) if gap else (PlacementKind.PLAIN, 0)

    def lay(self, place: Place) -> "Field":
        """Lay a tile: the new field, or an error that says why the tile cannot lie there."""
        check_type("place", place, Place)
        if not place.is_well_formed:
            raise IllegalAction(Reason.NOT_AN_ACTION, action=type(place).__name__)
        if any(other.tile == place.tile for other in self._laid.values()):
            raise SetupError(SetupReason.TILE_TWICE, tile=place.tile)
        found = self._find(place)
        if found is None:
            raise self.refusal(place)
        return self.lay_unchecked(found)

    def _find(self, asked: Place) -> Place | None:
        """The placement here that equals the one given, if any: 1.0 and True become 1."""
        if asked.field != self._number:
            return None
        if self._laid:
            found = self.place(asked.tile, asked.at)
            return found if found == asked else None
        starts = (Place(asked.tile, ORIGIN, turn, self._number) for turn in asked.tile.turns)
        return next((start for start in starts if start == asked), None)

    def refusal(self, place: Place) -> IllegalAction:
        """The error for a placement that does not fit here."""
        check_type("place", place, Place)
        if place.corners not in place.tile.turns:
            return IllegalAction(Reason.NOT_A_TURN_OF_THE_TILE, tile=place.tile)
        if place.field != self._number:
            return IllegalAction(Reason.NO_SUCH_FIELD, fields=self._number + 1)
        if not self._laid:
            return IllegalAction(Reason.NOT_WHERE_A_FIELD_STARTS, opens=self._number == 0)
        return self._gap_refusal(place)

    def _gap_refusal(self, place: Place) -> IllegalAction:
        if place.at in self._laid:
            return IllegalAction(Reason.CELL_TAKEN)
        gap = self._gaps.get(place.at)
        if gap is None:
            return IllegalAction(Reason.NO_TILE_BESIDE)
        return IllegalAction(
            Reason.CORNERS_DO_NOT_MATCH,
            tile=place.tile,
            needed="-".join("?" if value is None else str(value) for value in gap.corners),
            fits=place.tile in gap.turned,
        )

    def lay_unchecked(self, place: Place) -> "Field":
        """Lay a tile that is known to fit, without checking: for search and replay."""
        field = self._copy()
        at = place.at
        laid, values, count, gaps = field._laid, field._values, field._count, field._gaps
        laid[at] = place
        gaps.pop(at, None)
        changed = {cell for cell in neighbours(at) if cell not in laid}
        for vertex, value in zip(vertices(at), place.corners, strict=True):
            values[vertex] = value
            tiles = count[vertex] = count.get(vertex, 0) + 1
            # A first tile gives the gaps around the vertex a corner; after a fifth the one that
            # is left closes a hexagon; in between nothing changes for them.
            if tiles == 1 or tiles == 5:
                changed.update(gaps.keys() & cells_around(vertex))
        for cell in changed:
            gaps[cell] = field._look(cell)
        return field

    def _copy(self) -> "Field":
        field = object.__new__(Field)
        field._number = self._number
        field._laid = self._laid.copy()
        field._values = self._values.copy()
        field._count = self._count.copy()
        field._gaps = self._gaps.copy()
        field._hash = None
        return field

    def _look(self, cell: Cell) -> Gap:
        """The gap at an empty cell beside a tile."""
        one, two, three = vertices(cell)
        value = self._values.get
        corners = value(one), value(two), value(three)
        if None in corners:
            return _gap(corners)
        count = self._count
        hexagons = [count[one], count[two], count[three]].count(5)
        if hexagons:
            return _gap(corners, PlacementKind.HEXAGON, hexagons)
        edges = [beside in self._laid for beside in neighbours(cell)].count(True)
        return _gap(corners, PlacementKind.BRIDGE if edges == 1 else PlacementKind.DOUBLE)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Field) and self._laid == other._laid

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(frozenset(self._laid.values()))
        return self._hash

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle only the tiles; gaps and values follow from them."""
        return _laid_again, (self._number, tuple(self._laid.values()))

    def _repr_svg_(self) -> str:
        return HOOKS.svg(self)

    def __repr__(self) -> str:
        return f"<Field {self._number}: {number_of(len(self._laid), 'tile')}>"


def _laid_again(number: int, places: tuple[Place, ...]) -> Field:
    field = Field(number)
    for place in places:
        field = field.lay_unchecked(place)
    return field
