"""Drawings as SVG: well-formed whatever is in them, every number at its corner, one look."""

import re
from collections import Counter
from collections.abc import Iterator
from math import dist, isclose
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.drawing.tables import BRIDGE, HEXAGON, field_of, grown, last_laid, last_of, moments
from trimino.drawing import palette
from trimino.drawing.plane import Point, cell_triangle, number_points
from trimino.drawing.svg import Ground, draw_svg
from trimino.drawing.tile_face import NUMBER_SIZE
from trimino.rules import ORIGIN, RULESETS, TILES, Cell, Field, Place, Ruleset

SVG = "{http://www.w3.org/2000/svg}"
ANY_TEXT = st.text(st.characters(exclude_categories=()))
BY_RULES = pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.base)


def texts(svg: str) -> Iterator[tuple[str, Point, ET.Element]]:
    """All words in a picture, each with the point where it stands."""
    yield from _texts(ET.fromstring(svg), Point(0, 0))


def _texts(element: ET.Element, origin: Point) -> Iterator[tuple[str, Point, ET.Element]]:
    moved = re.findall(r"-?[\d.]+", element.get("transform", ""))
    if moved:
        origin = Point(origin.x + float(moved[0]), origin.y + float(moved[1]))
    if element.tag == SVG + "text":
        at = Point(origin.x + float(element.get("x", "")), origin.y + float(element.get("y", "")))
        yield element.text or "", at, element
    for child in element:
        yield from _texts(child, origin)


def numbers(svg: str) -> Counter[str]:
    size = str(int(NUMBER_SIZE))
    return Counter(text for text, _, found in texts(svg) if found.get("font-size") == size)


def size(svg: str) -> tuple[float, float]:
    _, _, width, height = ET.fromstring(svg).attrib["viewBox"].split()
    return float(width), float(height)


@BY_RULES
@pytest.mark.parametrize("seed", [6, 7])
def test_every_position_gives_a_well_formed_picture(rules: Ruleset, seed: int) -> None:
    for match in moments(rules, seed):
        table, legal = match.round, match.legal
        marks = list(legal.placements)
        labels = {(place.field, place.at): f"+{place.tile.value}" for place in marks}
        last = last_laid(match)
        svg = draw_svg(table.fields, hands=table.hands, last=last, marks=marks, labels=labels)
        plain = draw_svg(table.fields, hands=table.hands, last=last)
        assert ET.fromstring(svg).tag == SVG + "svg"
        laid = [place.corners for field in table.fields for place in field.laid.values()]
        held = [tile for hand in table.hands for tile in hand]
        assert numbers(plain) == Counter(str(value) for tile in laid + held for value in tile)
        again = draw_svg(table.fields, hands=table.hands, last=last, marks=marks, labels=labels)
        assert svg == again


@given(ANY_TEXT, ANY_TEXT)
def test_any_words_are_escaped(title: str, label: str) -> None:
    svg = draw_svg([], labels={(0, ORIGIN): label}, title=title)
    svg.encode("utf-8")
    root = ET.fromstring(svg)
    legal = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
    if title:
        assert root.get("aria-label") == root.findtext(SVG + "title") == legal.sub("\ufffd", title)
    else:
        assert root.find(SVG + "title") is None
        assert "aria-label" not in root.attrib
    assert [text for text, _, _ in texts(svg)] == ([legal.sub("\ufffd", label)] if label else [])


@pytest.mark.parametrize("seed", range(4))
def test_each_number_stands_at_its_corner_inside_its_tile(seed: int) -> None:
    field = grown(seed, 40)
    found = [(text, Point(at.x, at.y)) for text, at, _ in texts(draw_svg([field]))]
    triangles = [cell_triangle(cell) for cell in field.laid]
    left = min(x for triangle in triangles for x, _ in triangle) - 16
    top = min(y for triangle in triangles for _, y in triangle) - 16
    for cell, place in field.laid.items():
        for corner, value in zip(cell_triangle(cell), place.corners, strict=True):
            near = [
                text
                for text, (x, y) in found
                if _holds(cell, Point(x + left, y + top - NUMBER_SIZE * 0.36))
                and dist((x + left, y + top - NUMBER_SIZE * 0.36), corner) < 40
            ]
            assert near == [str(value)]


def _holds(cell: Cell, point: Point) -> bool:
    """Whether a point lies in a cell: to the right of each side, going clockwise."""
    a, b, c = cell_triangle(cell)
    return all(
        (end.x - start.x) * (point.y - start.y) > (end.y - start.y) * (point.x - start.x)
        for start, end in ((a, b), (b, c), (c, a))
    )


@pytest.mark.parametrize("cell", [Cell(0, 0), Cell(0, 0, True)], ids=["up", "down"])
def test_numbers_have_the_same_room_to_both_sides_of_their_corner(cell: Cell) -> None:
    # A round number: its middle is as far from one side as from the other.
    triangle = cell_triangle(cell)
    for number, point in enumerate(number_points(triangle, Point(8, 8), 5)):
        corner = triangle[number]
        others = [other for other in triangle if other != corner]
        for other in others:
            assert isclose(_distance(point, corner, other), 13)


def test_numbers_are_taken_for_as_wide_and_high_as_they_are() -> None:
    up = cell_triangle(Cell(0, 0))
    _, right, left = number_points(up, Point(6, 10), 5)
    assert isclose(up[1].y - right.y, 15)
    assert isclose(right.y, left.y)
    assert isclose(up[1].x - right.x, left.x - up[2].x)


def _distance(point: Point, start: Point, end: Point) -> float:
    across = (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
    return abs(across) / dist(start, end)


def test_the_last_tile_is_outlined() -> None:
    fields = [field_of(*HEXAGON), field_of(*BRIDGE, number=1)]
    assert palette.ACCENT not in draw_svg(fields)
    assert palette.ACCENT in draw_svg(fields, last=last_of(fields[1]))
    assert palette.ACCENT not in draw_svg(fields[:1], last=last_of(fields[1]))


def test_a_mark_shows_the_tile_if_it_is_for_one_only() -> None:
    field = field_of(*HEXAGON)
    cell = min(field.gaps)
    one, two = [place for tile in TILES if (place := field.place(tile, cell))][:2]
    none = draw_svg([field]).count("<text")
    assert draw_svg([field], marks=[one]).count("<text") == none + 3
    assert draw_svg([field], marks=[one, one]).count("<text") == none + 3
    assert draw_svg([field], marks=[one, two]).count("<text") == none
    assert draw_svg([field], marks=[one], ghosts=False).count("<text") == none
    for marks in ([one], [one, two]):
        assert draw_svg([field], marks=marks).count("stroke-dasharray") == 1


def test_a_field_that_may_be_begun_is_shown() -> None:
    tile = TILES[-1]
    field = field_of(*HEXAGON)
    alone, both = draw_svg([field]), draw_svg([field], marks=[Place(tile, ORIGIN, tile, 1)])
    assert size(both)[0] > size(alone)[0]
    assert both.count("stroke-dasharray") == 1


def test_a_hand_wraps_and_never_makes_the_picture_wider_than_its_bound() -> None:
    widths = {count: size(draw_svg([], hands=[TILES[:count]])) for count in (1, 9, 10, 20, 56)}
    assert widths[1] < widths[9] < widths[10]
    assert widths[56][0] <= 6.5 * 100 + 32
    assert widths[56][1] > widths[20][1] > widths[10][1]


def test_a_hand_alone_takes_no_room_for_fields() -> None:
    alone = draw_svg([], hands=[TILES[:3]])
    assert size(alone)[1] < 100 + 32
    assert draw_svg([], hands=[(), TILES[:3], ()]) == alone


def test_dimmed_tiles_are_paler() -> None:
    hand = TILES[:4]
    svg = draw_svg([], hands=[hand], dimmed=hand[:2])
    pale = [group for group in ET.fromstring(svg).iter() if group.get("opacity") == "0.55"]
    assert len(pale) == 1
    assert len(pale[0].findall(SVG + "text")) == 6


def test_the_ground_is_drawn_only_if_asked_for() -> None:
    field = field_of(*HEXAGON)
    assert "<rect" not in draw_svg([field])
    assert palette.LINEN in draw_svg([field], ground=Ground.LINEN)
    assert palette.FELT in draw_svg([field], ground=Ground.FELT)


def test_nothing_is_loaded_and_nothing_runs() -> None:
    svg = draw_svg([grown(1)], hands=[TILES[:5]], ground=Ground.FELT, title="all")
    tags = {element.tag.removeprefix(SVG) for element in ET.fromstring(svg).iter()}
    assert tags == {"svg", "title", "rect", "g", "path", "text"}
    assert not re.search(r"href|url\(|style=|on\w+=", svg)


def test_a_picture_of_nothing_is_well_formed() -> None:
    assert list(texts(draw_svg([]))) == []
    assert draw_svg([Field()]) == draw_svg([])


def test_all_that_is_drawn_lies_within_the_picture() -> None:
    field = grown(3)
    svg = draw_svg([field, field_of(*HEXAGON, number=1)], hands=[TILES[:30], TILES[30:]])
    width, height = size(svg)
    for _, at, _ in texts(svg):
        assert 16 < at.x < width - 16
        assert 16 < at.y < height - 16
