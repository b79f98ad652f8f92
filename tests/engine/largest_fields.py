"""Fields as large as they can be, laid in the engine and in the rules: `packed` says why they fit.

As a program it lays them all, and plays, with every index checked:

    TRIMINO_CHECK_BOUNDS=1 python -m tests.engine.largest_fields
"""

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from tests.engine.kernels import cleared, laid, started
from tests.engine.paired_round import Gaps, gaps_of_fields, gaps_of_state
from tests.rules.positions import TABLES
from trimino.engine.dealing import play_at_random
from trimino.engine.kernel_folder import CHECKS_BOUNDS
from trimino.engine.packed import PAGES, TILE_COUNT, PackedState, new_states
from trimino.engine.packed_field import ORIGIN_VERTEX
from trimino.engine.packing import pack_rules
from trimino.engine.tile_tables import TILE_NUMBERS
from trimino.rules import Field, Place, Tile
from trimino.rules.lattice import Cell, neighbours, vertices

ZERO = Tile(0, 0, 0)
"""Laid over and over: with the same value everywhere, any shape of field can be."""

Shape = Sequence[Cell]
"""Cells in an order in which each lies beside one before it, from 0, 0 up."""

STEPS = {"along x": Cell(1, 0), "along y": Cell(0, 1), "across": Cell(-1, 1)}
AHEAD = {"along x": Cell(0, 0, True), "along y": Cell(0, 0, True), "across": Cell(-1, 0, True)}


def strip(way: str, size: int = TILE_COUNT, *, back: bool = False) -> Shape:
    """The longest strip, of alternating up and down cells."""
    step, ahead = STEPS[way], AHEAD[way]
    cells = [
        Cell(at.x + number * step.x, at.y + number * step.y, at.down)
        for number in range(-size, size)
        for at in (Cell(0, 0), ahead)
    ]
    start = cells.index(Cell(0, 0))
    return cells[start : start - size : -1] if back else cells[start : start + size]


def snake(rng: random.Random, size: int = TILE_COUNT) -> Shape:
    """A field that grows mostly at its end and mostly one way, so that it gets far."""
    cells, ways = [Cell(0, 0)], rng.sample(range(3), 3)
    while len(cells) < size:
        tail = cells[-1] if rng.random() < 0.9 else rng.choice(cells)
        order = ways if rng.random() < 0.9 else rng.sample(range(3), 3)
        cells += [cell for way in order if (cell := neighbours(tail)[way]) not in cells][:1]
    return cells


def spiral() -> Iterator[Cell]:
    """An endless field that is always as round as possible."""
    cells, tiles_at = [Cell(0, 0)], Counter(vertices(Cell(0, 0)))

    def roundness(cell: Cell) -> tuple[int, int, int]:
        """How few vertices it adds, how many tiles are around it, and whether the last one is."""
        tiles = [tiles_at[corner] for corner in vertices(cell)]
        shared = {*vertices(cell)} & {*vertices(cells[-1])}
        return -tiles.count(0), sum(tiles), len(shared)

    while True:
        yield cells[-1]
        beside = {cell for at in cells for cell in neighbours(at)}.difference(cells)
        cells.append(max(sorted(beside), key=roundness))
        tiles_at.update(vertices(cells[-1]))


def densest() -> list[Shape]:
    """The most fields there can be: each hexagon that closes lets another field begin."""
    field = Field()
    cells: list[Cell] = []
    alone = 0
    for cell in spiral():
        closes = field.kind(cell)[1] > 0
        if len(cells) + 1 + alone + closes > TILE_COUNT:
            break
        cells.append(cell)
        field = field.lay_unchecked(Place(ZERO, cell, (0, 0, 0)))
        alone += closes
    return [cells, *([Cell(0, 0)] for _ in range(alone))]


def most_gaps() -> list[Shape]:
    """All tiles in all pages, in strips: every free edge has a gap of its own."""
    sizes = [TILE_COUNT // PAGES + (page < TILE_COUNT % PAGES) for page in range(PAGES)]
    return [strip("along x", size) for size in sizes]


def in_the_engine(shapes: Iterable[Shape]) -> PackedState:
    states = new_states(1)
    cleared(states)
    for page, shape in enumerate(shapes):
        started(states, TILE_NUMBERS[ZERO])
        for x, y, down in islice(shape, 1, None):
            laid(states, page, 2 * ((ORIGIN_VERTEX + x + 32 * y) % 1024) + down, TILE_NUMBERS[ZERO])
    return states


def in_the_rules(shapes: Iterable[Shape]) -> Gaps:
    fields = []
    for number, shape in enumerate(shapes):
        field = Field(number)
        for cell in shape:
            field = field.lay_unchecked(Place(ZERO, cell, (0, 0, 0), number))
        fields.append(field)
    return gaps_of_fields(fields)


def agree(*shapes: Shape) -> bool:
    return gaps_of_state(in_the_engine(shapes)[0]) == in_the_rules(shapes)


def every_extreme() -> Iterator[list[Shape]]:
    for way in STEPS:
        yield [strip(way)]
        yield [strip(way, back=True)]
    rng = random.Random(1)
    for _ in range(200):
        yield [snake(rng)]
    yield densest()
    yield most_gaps()


def main() -> None:
    """Play extremes with bounds checks on; the last field is out of range and raises IndexError."""
    assert CHECKS_BOUNDS
    for shapes in every_extreme():
        assert agree(*shapes)
    for table in TABLES:
        play_at_random(new_states(1), pack_rules(table.rules), table.seats, 300, 88172645463325252)
    try:
        in_the_engine([[Cell(0, 0)]] * (PAGES + 1))
    except IndexError:
        return
    raise AssertionError("bounds are not checked")


if __name__ == "__main__":
    main()
