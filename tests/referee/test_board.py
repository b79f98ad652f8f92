"""The lattice, the fit and the kinds of placement, on fields small enough to draw."""

from random import Random

import pytest

from .board import (
    FIRST_CELL,
    Cell,
    Field,
    box,
    hexagons_closed,
    kind,
    open_cells,
    placements,
    tiles_around,
    vertices,
)
from .tiles import all_tiles, corners, turns, value

# The six cells around the vertex (0, 0), clockwise from the upper right.
AROUND: list[Cell] = [
    (0, 0, "up"),
    (0, -1, "down"),
    (0, -1, "up"),
    (-1, -1, "down"),
    (-1, 0, "up"),
    (-1, 0, "down"),
]


def laid(cells: list[Cell]) -> Field:
    """Which tiles lie there does not matter to the kind of a placement."""
    return dict.fromkeys(cells, (0, 0, 0))


def without(cells: list[Cell], *missing: Cell) -> list[Cell]:
    return [cell for cell in cells if cell not in missing]


@pytest.mark.parametrize(("highest", "count"), [(0, 1), (1, 4), (2, 10), (5, 56)])
def test_how_many_tiles(highest: int, count: int) -> None:
    tiles = all_tiles(highest)
    assert len(tiles) == len(set(tiles)) == count


def test_tiles_rise_clockwise_and_have_no_mirror_image() -> None:
    shown = [turned for tile in all_tiles(5) for turned in turns(tile)]
    assert len(shown) == len(set(shown)) == 6 + 50 * 3
    assert (1, 2, 3) in shown
    assert (3, 2, 1) not in shown
    assert corners("0-2-5") == (0, 2, 5)
    assert value("0-2-5") == 7


def test_the_vertices_of_cells() -> None:
    assert vertices((2, 3, "up")) == ((2, 4), (3, 3), (2, 3))
    assert vertices((2, 3, "down")) == ((3, 3), (2, 4), (3, 4))


def test_six_cells_meet_at_a_vertex() -> None:
    near = box(laid([FIRST_CELL, (0, 0, "down"), (-1, -1, "up")]))
    assert {cell for cell in near if (0, 0) in vertices(cell)} == set(AROUND)
    assert tiles_around(laid(AROUND), (0, 0)) == 6


def test_an_open_cell_shares_two_vertices_with_a_tile() -> None:
    """The same list by another definition, on fields that grow at random."""
    dice = Random(3)
    field = laid([FIRST_CELL])
    for _ in range(40):
        field[dice.choice(open_cells(field))] = (0, 0, 0)
        by_vertices = [
            cell
            for cell in box(field)
            if cell not in field
            and any(len(set(vertices(cell)) & set(vertices(other))) == 2 for other in field)
        ]
        assert open_cells(field) == by_vertices


def test_the_first_tile_lies_in_the_first_cell_turned_at_will() -> None:
    assert placements({}, ["1-2-3"]) == [("1-2-3", FIRST_CELL, turn) for turn in turns("1-2-3")]
    assert len(turns("1-2-3")) == 3
    assert placements({}, ["4-4-4"]) == [("4-4-4", FIRST_CELL, (4, 4, 4))]


def test_a_tile_fits_by_the_numbers_on_the_shared_edge() -> None:
    field: Field = {FIRST_CELL: (4, 4, 4)}
    assert placements(field, ["3-4-4"]) == [
        ("3-4-4", (-1, 0, "down"), (4, 3, 4)),
        ("3-4-4", (0, -1, "down"), (3, 4, 4)),
        ("3-4-4", (0, 0, "down"), (4, 4, 3)),
    ]
    assert placements(field, ["3-3-4"]) == []


def test_a_tile_is_not_flipped_to_fit() -> None:
    field: Field = {FIRST_CELL: (1, 2, 3)}
    # Across the edge from 1 (top) to 2 (right) a tile reads 2, 1, x clockwise: 1-x-2.
    assert placements(field, ["0-1-2"]) == []
    assert [cell for _, cell, _ in placements(field, ["1-1-2"])] == [(0, 0, "down")]


def test_where_only_corners_meet_they_agree_too() -> None:
    # The gap shares its lower edge with a tile; then a tile comes to touch its top as well.
    values = {(0, 0): 2, (0, 1): 1, (1, 0): 2, (1, -1): 2, (0, -1): 3, (-1, 0): 2, (-1, 1): 2}
    cells: list[Cell] = [(-1, 0, "up"), (-1, -1, "down"), (0, -1, "up"), (0, -1, "down")]
    field = {c: (values[a], values[b], values[d]) for c in cells for a, b, d in [vertices(c)]}
    gap = (0, 0, "up")
    assert {shown for _, cell, shown in placements(field, ["1-2-2", "2-2-4"]) if cell == gap} == {
        (1, 2, 2),
        (4, 2, 2),
    }
    field[(-1, 1, "up")] = (0, 1, 2)
    assert {shown for _, cell, shown in placements(field, ["1-2-2", "2-2-4"]) if cell == gap} == {
        (1, 2, 2)
    }


def test_a_plain_placement() -> None:
    assert kind({}, FIRST_CELL) == "plain"
    assert kind(laid(AROUND[:1]), AROUND[1]) == "plain"
    assert kind(laid(AROUND[:4]), AROUND[4]) == "plain"


def test_the_sixth_around_a_vertex_closes_a_hexagon() -> None:
    for cell in AROUND:
        assert kind(laid(without(AROUND, cell)), cell) == "hexagon"
        assert hexagons_closed(laid(without(AROUND, cell)), cell) == 1


def test_two_and_three_hexagons_at_once() -> None:
    def cells_at(*points: tuple[int, int]) -> list[Cell]:
        wide = box(laid([(-2, -2, "up"), (2, 2, "up")]))
        return [cell for cell in wide if set(points) & set(vertices(cell))]

    two = without(cells_at((0, 0), (1, 0)), FIRST_CELL)
    three = without(cells_at((0, 0), (1, 0), (0, 1)), FIRST_CELL)
    assert hexagons_closed(laid(two), FIRST_CELL) == 2
    assert hexagons_closed(laid(three), FIRST_CELL) == 3
    assert kind(laid(three), FIRST_CELL) == "hexagon"


def test_two_edges_are_a_double_and_so_are_three() -> None:
    edge_cells: list[Cell] = [(0, 0, "down"), (-1, 0, "down"), (0, -1, "down")]
    assert kind(laid(edge_cells[:1]), FIRST_CELL) == "plain"
    assert kind(laid(edge_cells[:2]), FIRST_CELL) == "double"
    assert kind(laid(edge_cells), FIRST_CELL) == "double"


def test_one_edge_and_the_opposite_vertex_are_a_bridge() -> None:
    # The lower edge, and a tile that touches only the top.
    assert kind(laid([(0, -1, "down"), (0, 1, "up")]), FIRST_CELL) == "bridge"
    # The lower edge, and a tile that touches only an end of that edge.
    assert kind(laid([(0, -1, "down"), (-1, 0, "up")]), FIRST_CELL) == "plain"


def test_a_double_is_only_possible_where_a_bridge_was_laid_before() -> None:
    doubles = 0
    for seed in range(12):
        dice = Random(seed)
        field = laid([FIRST_CELL])
        kinds: list[str] = []
        for _ in range(80):
            cell = dice.choice(open_cells(field))
            kinds.append(kind(field, cell))
            field[cell] = (0, 0, 0)
        assert "double" not in kinds or "bridge" in kinds[: kinds.index("double")]
        doubles += kinds.count("double")
    assert doubles > 3
