"""The cells that make a bonus: what a bridge joins, the edges of a double, closed rings."""

from collections.abc import Callable

import pytest

from tests.rules.positions import TABLES, Table, by_name, moments
from tests.rules.scenes import THE_SIXTH, hexagon_open
from tests.rules.setting import lay, with_hands
from tests.rules.test_kinds import AROUND_THREE_VERTICES, LAST, played
from trimino.records.notation import parse_place
from trimino.rules import Cell, Field, Match, Place, PlacementKind, published
from trimino.rules.bonus import bonus_cells, earns_bonus, fewest_tiles
from trimino.rules.lattice import cells_around, neighbours, vertices

Count = Callable[[int, int], int]

TRIOMINO = with_hands(published("triomino"), 5)
BETWEEN = Cell(1, 0, down=True)
ARMS = "100u0,0 011d0,0 500d0,-1 055u1,-1 504d1,-1 211u0,1 123d0,1 341u1,1"


def arms() -> Field:
    """Two arms around an empty cell that touches one of them with an edge."""
    field = Field()
    for text in ARMS.split():
        field = field.lay(parse_place(text))
    return field


def test_a_bridge_names_the_tile_at_its_edge_and_those_at_the_corner_opposite() -> None:
    field = arms()
    kind, _ = field.kind(BETWEEN)
    assert kind is PlacementKind.BRIDGE
    edge, far = bonus_cells(field, BETWEEN, kind)
    assert edge == (Cell(1, 1),)
    assert far == (Cell(1, -1, down=True),)
    assert bonus_cells(field.lay(parse_place("414d1,0")), BETWEEN, kind) == (edge, far)


def test_a_hexagon_names_its_ring_clockwise_from_the_tile() -> None:
    match = hexagon_open(TRIOMINO)
    event = lay(match, THE_SIXTH)
    (ring,) = event.bonus
    assert ring[0] == Cell(0, 0, down=True)
    around = cells_around(next(v for v in vertices(ring[0]) if set(cells_around(v)) == set(ring)))
    assert ring in [around[turn:] + around[:turn] for turn in range(6)]


def test_three_hexagons_name_three_rings() -> None:
    match = played("triomino", AROUND_THREE_VERTICES, LAST)
    event = lay(match, LAST)
    assert len(event.bonus) == 3
    assert {len(set(ring)) for ring in event.bonus} == {6}
    assert len(set(event.bonus)) == 3


def test_a_kind_that_earns_nothing_is_no_bonus() -> None:
    triodominio = published("triodominio")
    assert earns_bonus(published("triomino"), PlacementKind.BRIDGE, 0)
    assert not earns_bonus(triodominio, PlacementKind.BRIDGE, 0)
    assert not earns_bonus(triodominio.replace(new_field=False), PlacementKind.HEXAGON, 1)


def test_a_hexagon_that_brings_a_new_field_is_a_bonus_without_points() -> None:
    rules = with_hands(published("triodominio"), 5)
    event = lay(hexagon_open(rules, "2-3-4"), THE_SIXTH)
    assert event.points == 0
    assert len(event.bonus) == 1


@pytest.mark.parametrize("table", TABLES, ids=by_name)
def test_every_bonus_is_what_its_kind_says(table: Table, count: Count) -> None:
    for match in moments(table, seed=11, rounds=count(1, 3)):
        for place in () if match.round.over else match.legal.placements:
            assert_bonus(match, place)


def assert_bonus(match: Match, place: Place) -> None:
    kind, hexagons = match.legal.kind(place)
    groups = match.legal.bonus(place)
    if kind is PlacementKind.PLAIN or not earns_bonus(match.rules, kind, hexagons):
        assert groups == ()
        return
    laid = match.legal.fields[place.field].laid
    edges = [cell for cell in neighbours(place.at) if cell in laid]
    touching = {cell for v in vertices(place.at) for cell in cells_around(v) if cell in laid}
    cells = [cell for group in groups for cell in group if cell != place.at]
    assert set(cells) <= touching
    if kind is PlacementKind.HEXAGON:
        assert len(groups) == hexagons
        assert all(set(group) == {place.at} | (set(group) & touching) for group in groups)
    elif kind is PlacementKind.DOUBLE:
        assert [*groups] == [(cell,) for cell in edges]
    else:
        assert groups[0] == tuple(edges)
        assert set(groups[1]) == touching - shared(edges[0], place.at)
    assert groups == bonus_cells(match.legal.fields[place.field], place.at, kind)


def shared(edge: Cell, at: Cell) -> set[Cell]:
    """The cells that touch a vertex of the edge between two cells."""
    return {cell for v in set(vertices(edge)) & set(vertices(at)) for cell in cells_around(v)}


def tiles_on_the_way(start: Cell, goals: set[Cell], closed: set[Cell]) -> int:
    """The fewest cells, edge to edge, from one cell to another, without those that are closed."""
    seen, edge, tiles = {start}, {start}, 1
    while not edge & goals:
        edge = {beside for cell in edge for beside in neighbours(cell)} - seen - closed
        seen |= edge
        tiles += 1
    return tiles


def test_a_bridge_needs_a_way_of_eight_tiles_round_its_gap() -> None:
    gap, corner = Cell(0, 0), vertices(Cell(0, 0))[0]
    edge, *others = neighbours(gap)
    closed = {gap, *others}
    way = tiles_on_the_way(edge, {*cells_around(corner)} - closed, closed)
    assert fewest_tiles(PlacementKind.BRIDGE, 0) == way == 8
