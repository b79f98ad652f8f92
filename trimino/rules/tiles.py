"""Tiles: every multiset of three values once, rising clockwise (settlement 1).

For speed, sets of tiles are also kept as integers with one bit for each tile.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from itertools import combinations_with_replacement
from types import MappingProxyType
from typing import NamedTuple, Self

from trimino.rules.errors import SetupError, SetupReason
from trimino.rules.hooks import HOOKS
from trimino.rules.type_check import check_type

Corners = tuple[int, int, int]
"""Values on a cell's three vertices, in the order `lattice.vertices` lists them."""

Pattern = tuple[int | None, int | None, int | None]
"""Corners of which some are still free."""


MAX_VALUE = 5
"""The highest value at a corner of any tile."""


class _TileValues(NamedTuple):
    a: int
    b: int
    c: int


class Tile(_TileValues):
    """A triangle with a value at each corner, read clockwise from the lowest.

    There are 56: every three rising values from 0 to 5. Others are refused with a `SetupError`.

    >>> Tile(3, 4, 4).value
    11
    >>> print(Tile(3, 4, 4))
    3-4-4
    """

    __slots__ = ()

    def __new__(cls, a: int, b: int, c: int) -> Self:
        if not (type(a) is type(b) is type(c) is int and 0 <= a <= b <= c <= MAX_VALUE):
            raise SetupError(SetupReason.TILE_UNKNOWN, tile=f"{a}-{b}-{c}")
        return tuple.__new__(cls, (a, b, c))

    @classmethod
    def _make(cls, values: Iterable[int]) -> Self:  # type: ignore[override]  # Names differ only.
        return cls(*values)

    @property
    def value(self) -> int:
        """The sum of the three corners."""
        return self.a + self.b + self.c

    @property
    def is_triple(self) -> bool:
        """Whether all corners have the same value."""
        return self.a == self.c

    @property
    def turns(self) -> tuple[Corners, ...]:
        """The different ways the tile can lie in a cell: one for a triple, else three, in order.

        >>> Tile(3, 4, 4).turns
        ((3, 4, 4), (4, 3, 4), (4, 4, 3))
        """
        a, b, c = self
        return ((a, b, c),) if a == c else tuple(sorted(((a, b, c), (b, c, a), (c, a, b))))

    @classmethod
    def from_text(cls, text: str) -> "Tile":
        """The tile of that name, such as `3-4-4` or `344`.

        >>> Tile.from_text("3-4-4")
        Tile(a=3, b=4, c=4)
        """
        return HOOKS.parse_tile(text)

    def _repr_svg_(self) -> str:
        return HOOKS.svg(self)

    def __str__(self) -> str:
        return f"{self.a}-{self.b}-{self.c}"


def tile_set(highest_value: int = MAX_VALUE) -> tuple[Tile, ...]:
    """All tiles with values up to the highest, in order.

    >>> len(tile_set())
    56
    """
    check_type("highest_value", highest_value, int)
    values = range(highest_value + 1)
    return tuple(Tile(*corners) for corners in combinations_with_replacement(values, 3))


TILES = tile_set()
ZERO = Tile(0, 0, 0)
_BIT = {tile: 1 << number for number, tile in enumerate(TILES)}
TILE_OF_BIT = {bit: tile for tile, bit in _BIT.items()}


def bit_of(tile: Tile) -> int:
    """A set of one tile as bits."""
    return _BIT[tile]


def bits_of(tiles: Iterable[Tile]) -> int:
    """A set of tiles as bits."""
    return sum(map(_BIT.__getitem__, tiles))


def tiles_of(bits: int) -> list[Tile]:
    """The tiles of a set, in order.

    >>> tiles_of(bits_of([Tile(3, 4, 4), Tile(0, 1, 2)]))
    [Tile(a=0, b=1, c=2), Tile(a=3, b=4, c=4)]
    """
    tiles = []
    while bits:
        lowest = bits & -bits
        tiles.append(TILE_OF_BIT[lowest])
        bits ^= lowest
    return tiles


def _by_pattern() -> dict[Pattern, Mapping[Tile, Corners]]:
    """Every tile in every turn, by its three corners and by each two of them."""
    found: dict[Pattern, dict[Tile, Corners]] = defaultdict(dict)
    for tile in TILES:
        for a, b, c in tile.turns:
            for pattern in ((a, b, c), (a, b, None), (a, None, c), (None, b, c)):
                found[pattern][tile] = (a, b, c)
    return {pattern: MappingProxyType(tiles) for pattern, tiles in found.items()}


_FITTING = _by_pattern()
_NOTHING: Mapping[Tile, Corners] = MappingProxyType({})


def fitting(pattern: Pattern) -> Mapping[Tile, Corners]:
    """The tiles that fit where two or three corners are given, each as it must be turned.

    Two given corners leave each tile at most one turn: if two turns agreed in both, the tile
    would be a triple, and its turns the same.

    >>> {str(tile): corners for tile, corners in fitting((5, 3, None)).items()}
    {'3-3-5': (5, 3, 3), '3-4-5': (5, 3, 4), '3-5-5': (5, 3, 5)}
    """
    return _FITTING.get(pattern, _NOTHING)
