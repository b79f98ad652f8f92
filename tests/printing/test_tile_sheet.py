"""Tiles to cut out: every tile once, in its true size, between its marks."""

from collections import Counter
from math import atan2, dist, pi

import pytest

from tests.printing.pdf_reading import ReadPage, nearest, read_pages
from trimino.drawing.plane import Point
from trimino.drawing.tile_face import Face
from trimino.printing.document import document_pdf
from trimino.printing.paper import Paper
from trimino.printing.tile_sheet import TileSheet
from trimino.rules import Tile
from trimino.rules.tiles import TILES
from trimino.words import Words

SIZES = {Paper.A4: (210.0, 297.0), Paper.LETTER: (215.9, 279.4)}
ENGLISH = Words("en")

Corners = tuple[Point, Point, Point]


def printed(sheet: TileSheet) -> list[ReadPage]:
    return read_pages(document_pdf(sheet, ENGLISH))


def tiles_on(page: ReadPage) -> list[Tile]:
    """The tiles by the digits at the corners of each triangle, read clockwise."""
    triangles = page.triangles()
    read: dict[int, dict[int, int]] = {n: {} for n in range(len(triangles))}
    for text in page.texts():
        if text.text in "012345":
            middles = tuple(middle_of(triangle) for triangle in triangles)
            number = nearest(middles, text.middle)
            corner = nearest(triangles[number], text.middle)
            assert corner not in read[number]
            read[number][corner] = int(text.text)
    return [clockwise(triangles[n], read[n]) for n in read]


def middle_of(triangle: Corners) -> Point:
    return Point(sum(p.x for p in triangle) / 3, sum(p.y for p in triangle) / 3)


def clockwise(triangle: Corners, values: dict[int, int]) -> Tile:
    """The tile whose values rise clockwise; a mirrored one would not be a tile of the set."""
    x, y = middle_of(triangle)
    # With y downward a growing angle goes clockwise.
    order = sorted(range(3), key=lambda n: atan2(triangle[n].y - y, triangle[n].x - x))
    a, b, c = (values[n] for n in order)
    return Tile(*min((a, b, c), (b, c, a), (c, a, b)))


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("face", Face)
def test_one_page_has_every_tile_once(paper: Paper, face: Face) -> None:
    (page,) = printed(TileSheet(TILES, face=face, paper=paper))
    assert page.size == SIZES[paper]
    assert Counter(tiles_on(page)) == Counter(TILES)


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("side", [15, 38.5, 40, 65, 150])
def test_tiles_have_their_size_and_lie_on_the_page(paper: Paper, side: float) -> None:
    pages = printed(TileSheet(TILES, side=side, paper=paper))
    sides = [
        dist(triangle[n], triangle[n - 1])
        for page in pages
        for triangle in page.triangles()
        for n in range(3)
    ]
    assert len(sides) == 3 * len(TILES)
    assert all(abs(each - side) < 0.01 for each in sides)
    for page in pages:
        for path in page.paths():
            assert all(
                3 < p.x < page.size[0] - 3 and 3 < p.y < page.size[1] - 3 for p in path.points
            )
    assert Counter(tile for page in pages for tile in tiles_on(page)) == Counter(TILES)


def test_the_ruler_is_as_long_as_it_says() -> None:
    (page,) = printed(TileSheet(TILES[:1]))
    lengths = [dist(*path.points) for path in page.paths() if len(path.points) == 2]
    assert "this line is 100 mm long" in page.words
    assert max(lengths) == pytest.approx(100, abs=0.01)


def test_a_lost_tile_is_printed_alone() -> None:
    (page,) = printed(TileSheet([Tile(3, 4, 5)]))
    assert tiles_on(page) == [Tile(3, 4, 5)]


def test_several_tiles_are_printed_side_by_side() -> None:
    wanted = [Tile(0, 0, 1), Tile(2, 3, 3), Tile(5, 5, 5)]
    (page,) = printed(TileSheet(wanted, side=60, face=Face.SHAPES))
    assert tiles_on(page) == wanted


@pytest.mark.parametrize("tiles", [TILES, TILES[:1], TILES[:11]])
def test_every_cut_has_a_mark_at_both_ends(tiles: tuple[Tile, ...]) -> None:
    (page,) = printed(TileSheet(tiles))
    ruler = page.size[1] - 25
    marks = [path.points for path in page.paths() if len(path.points) == 2]
    marks = [mark for mark in marks if mark[0].y < ruler]
    at_ends = Counter(line_of(*mark) for mark in marks)
    edges = {line_of(t[n], t[n - 1]) for t in page.triangles() for n in range(3)}
    assert at_ends.keys() == edges
    assert set(at_ends.values()) == {2}


def line_of(a: Point, b: Point) -> tuple[int, int]:
    """A line by its direction in degrees and its distance from the corner of the page."""
    x, y = b.x - a.x, b.y - a.y
    if (round(y, 2), x) < (0, 0):
        x, y = -x, -y
    length = dist(a, b)
    return round(atan2(y, x) * 180 / pi) % 180, round((a.x * y - a.y * x) / length * 2)


def test_backs_lie_behind_their_tiles() -> None:
    front, back = printed(TileSheet(TILES, backs=True))
    width = front.size[0]
    behind = {spot(width - p.x, p.y) for p in map(middle_of, front.triangles())}
    rims = back.triangles()
    assert len(rims) == 2 * len(TILES)
    assert {spot(*middle_of(rim)) for rim in rims} == behind
    assert not back.texts()


def spot(x: float, y: float) -> tuple[int, int]:
    return round(x * 10), round(y * 10)


def test_shapes_tell_values_apart_without_colour() -> None:
    (page,) = printed(TileSheet([Tile(0, 1, 2), Tile(3, 4, 5)], face=Face.SHAPES))
    filled = [len(path.points) for path in page.paths() if path.painted == "f"]
    assert len(filled) == len(set(filled)) == 6


def test_large_numbers_are_larger() -> None:
    sizes = {
        face: max(text.size for text in printed(TileSheet(TILES, face=face))[0].texts())
        for face in Face
    }
    assert sizes[Face.LARGE] > 1.5 * sizes[Face.PLAIN] == pytest.approx(1.5 * sizes[Face.SHAPES])
