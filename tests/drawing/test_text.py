"""Drawings as text: what stands where, how wide they are, and how they look."""

import re
from collections.abc import Callable

import pytest

from tests.drawing import golden
from tests.drawing.tables import BRIDGE, HEXAGON, field_of, grown, last_laid, last_of, moments
from trimino.drawing.palette import INK_ACCENT, INK_VALUES
from trimino.drawing.text import LETTERS, draw_hand, draw_text
from trimino.rules import RULESETS, TILES, Cell, Field, Ruleset, Tile
from trimino.rules.lattice import vertices

ANSI = re.compile(r"\x1b\[[0-9;]*m")
BY_RULES = pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.base)

LARGE = grown(7)
"""Nearly all tiles in one field."""


class FieldDrawing:
    """A drawing of one field and nothing else, read by lattice coordinates."""

    def __init__(self, text: str, field: Field, rows: int) -> None:
        self.lines = text.split("\n")
        self.rows = rows
        corners = [self._raw(vertex.x, vertex.y) for vertex in field.values]
        self.top = min(row for row, _ in corners)
        self.left = min(column for _, column in corners)

    def _raw(self, x: int, y: int) -> tuple[int, int]:
        return -self.rows * y, 2 * self.rows * x + self.rows * y

    def at(self, x: int, y: int, down: int = 0, right: int = 0) -> str:
        """The character at a vertex, or so many rows below and columns to the right of it."""
        row, column = self._raw(x, y)
        line = self.lines[row - self.top + down]
        return line[column - self.left + right :][:1]

    def corners(self, cell: Cell) -> str:
        """The numbers beside the corners of a cell, in the order of the lattice."""
        one, two, three = vertices(cell)
        if cell.down:
            return self.at(*one, -1) + self.at(*two, 1, 2) + self.at(*three, 1, -2)
        return self.at(*one, 1) + self.at(*two, -1, -2) + self.at(*three, -1, 2)


def width(text: str) -> int:
    return max(len(line) for line in ANSI.sub("", text).split("\n"))


def height(text: str) -> int:
    return len(text.split("\n"))


@pytest.mark.parametrize("name", golden.CASES)
def test_golden(name: str) -> None:
    assert golden.drawn(name) == golden.kept(name).read_text(encoding="utf-8")


def test_every_kept_drawing_is_tried() -> None:
    assert {path.stem for path in golden.FOLDER.iterdir()} == set(golden.CASES)


@pytest.mark.parametrize("ascii_only", [False, True])
@pytest.mark.parametrize("size", [1, 2, 5, 15, 30, 56])
def test_each_tile_shows_its_numbers_at_its_corners(size: int, ascii_only: bool) -> None:
    for seed in range(3):
        field = grown(seed, size)
        canvas = FieldDrawing(draw_text([field], width=200, ascii_only=ascii_only), field, 3)
        for cell, place in field.laid.items():
            assert canvas.corners(cell) == "{}{}{}".format(*place.corners)


@pytest.mark.parametrize("size", [5, 15, 30, 56])
def test_the_small_size_shows_the_value_of_each_vertex(size: int) -> None:
    for seed in range(3):
        field = grown(seed, size)
        whole = draw_text([field], width=200)
        small = draw_text([field], width=200, height=height(whole) - 1)
        canvas = FieldDrawing(small, field, 2)
        for vertex, value in field.values.items():
            assert canvas.at(*vertex) == str(value)
        assert sum(char.isdigit() for char in small) == len(field.values)


def test_only_laid_tiles_have_numbers() -> None:
    field = grown(1)
    digits = [char for char in draw_text([field]) if char.isdigit()]
    assert len(digits) == 3 * len(field.laid)


@BY_RULES
def test_no_drawing_is_wider_or_higher_than_allowed(
    rules: Ruleset, count: Callable[[int, int], int]
) -> None:
    for seed in range(count(1, 10)):
        for number, match in enumerate(moments(rules, seed)):
            allowed = 40 + number * 29 % 81
            labels = {(place.field, place.at): "x" for place in match.legal.placements}
            last = last_laid(match)
            text = draw_text(match.round.fields, width=allowed, last=last, colour=True)
            assert width(text) <= allowed
            low = draw_text(match.round.fields, width=allowed, height=14, last=last, labels=labels)
            assert width(low) <= allowed
            assert height(low) <= 14
            for hand in match.round.hands:
                assert width(draw_hand(hand, width=allowed, colour=True)) <= allowed


@pytest.mark.parametrize("allowed", range(40, 121))
def test_a_large_field_and_hand_keep_to_every_width(allowed: int) -> None:
    fields = [LARGE, field_of(*HEXAGON, number=1), field_of(*BRIDGE, number=2)]
    labels = {(0, cell): "12" for cell in LARGE.gaps}
    assert width(draw_text(fields, width=allowed)) <= allowed
    assert width(draw_text(fields, width=allowed, labels=labels)) <= allowed
    assert width(draw_hand(TILES, width=allowed)) <= allowed


def test_a_large_field_is_shown_whole_in_eighty_columns() -> None:
    for seed in range(10):
        field = grown(seed)
        shown = sum(char.isdigit() for char in draw_text([field]))
        assert shown in (3 * len(field.laid), len(field.values))


def test_labels_stand_in_their_cells() -> None:
    field = field_of(*BRIDGE)
    canvas = FieldDrawing(draw_text([field], labels={(0, Cell(0, 0, True)): "k"}), field, 3)
    left_top = vertices(Cell(0, 0, True))[1]
    assert canvas.at(*left_top, 1, 3) == "k"


def test_a_label_of_another_field_is_not_shown_in_this_one() -> None:
    fields = [field_of(*HEXAGON), field_of(*HEXAGON, number=1)]
    at = Cell(0, -2, True)
    assert draw_text(fields, labels={(1, at): "k"}).count("k") == 1
    assert draw_text(fields[:1]) in _columns(draw_text(fields, labels={(1, at): "k"}), 13)


def test_labels_choose_the_part_that_is_shown() -> None:
    field = LARGE
    for cell in field.gaps:
        text = draw_text([field], width=24, height=12, last=last_of(field), labels={(0, cell): "k"})
        assert "k" in text


def test_a_longer_label_is_not_cut() -> None:
    field = field_of(*HEXAGON)
    for cell in field.gaps:
        assert "+165" in draw_text([field], labels={(0, cell): "+165"})


def test_the_last_tile_is_marked_once_and_only_in_its_field() -> None:
    fields = [field_of(*HEXAGON), field_of(*BRIDGE, number=1)]
    text = draw_text(fields, last=last_of(fields[1]))
    assert text.count("•") == 1
    assert "•" not in draw_text(fields[:1], last=last_of(fields[1]))


def test_a_part_has_signs_for_what_lies_beyond() -> None:
    field = LARGE
    text = draw_text([field], width=16, height=10, focus=(0, Cell(1, 1)))
    lines = text.split("\n")
    assert "▴" in lines[0]
    assert "▾" in lines[-1]
    assert any(line.startswith("◂") for line in lines)
    assert any(line.endswith("▸") for line in lines)
    assert not set("▴▾◂▸") & set(draw_text([field]))


def test_a_hole_is_crossed_out_in_the_small_size() -> None:
    field = field_of(*BRIDGE)
    assert draw_text([field], height=8).count("×") == 1
    assert "×" not in draw_text([field], height=8, labels={(0, Cell(0, 0, True)): "k"})
    assert "×" not in draw_text([field])


def test_ascii_is_ascii() -> None:
    field = LARGE
    assert draw_text([field], ascii_only=True, last=last_of(field)).isascii()
    assert draw_text([field], ascii_only=True, width=20, height=9).isascii()
    assert draw_hand(TILES, ascii_only=True, dimmed=TILES[::2]).isascii()


def test_colour_changes_nothing_else() -> None:
    field = LARGE
    last, spots = last_of(field), {(0, min(field.gaps)): "k"}
    _same_in_colour(lambda colour: draw_text([field], colour=colour, last=last, labels=spots))
    labels = dict(zip(TILES, LETTERS, strict=False))
    _same_in_colour(lambda colour: draw_hand(TILES, colour=colour, labels=labels))


def test_each_value_has_its_colour() -> None:
    for value, ink in enumerate(INK_VALUES):
        tile = Tile(value, value, value)
        assert f"\x1b[{ink}m{value}\x1b[0m" in draw_hand((tile,), colour=True)
    assert len(set(INK_VALUES)) == len(INK_VALUES)


def test_the_last_tile_has_the_accent_in_colour() -> None:
    field = field_of(*HEXAGON)
    assert f"\x1b[{INK_ACCENT}m" in draw_text([field], last=last_of(field), colour=True)
    assert f"\x1b[{INK_ACCENT}m" not in draw_text([field], colour=True)


def test_dimmed_tiles_have_no_colour_of_their_own() -> None:
    hand = (Tile(1, 1, 1), Tile(2, 2, 2))
    text = draw_hand(hand, colour=True, dimmed=hand[:1])
    assert INK_VALUES[1] not in text
    assert INK_VALUES[2] in text


def test_a_hand_shows_all_its_tiles_and_labels() -> None:
    hand = TILES[:52]
    text = draw_hand(hand, width=61, labels=dict(zip(hand, LETTERS, strict=True)))
    assert sorted(char for char in text if char.isalpha()) == sorted(LETTERS)
    assert sum(char.isdigit() for char in text) == 3 * len(hand)


def test_nothing_is_drawn_without_room_for_every_field() -> None:
    fields = [field_of(*HEXAGON, number=number) for number in range(3)]
    assert height(draw_text(fields, width=12, height=5)) == 5
    assert draw_text(fields, width=12, height=4) == ""


def test_nothing_is_drawn_of_nothing() -> None:
    assert draw_text([]) == ""
    assert draw_text([Field()]) == ""
    assert draw_hand(()) == ""


@BY_RULES
def test_the_same_position_gives_the_same_drawing(rules: Ruleset) -> None:
    first = [draw_text(match.round.fields, colour=True) for match in moments(rules, seed=2)]
    assert first == [draw_text(match.round.fields, colour=True) for match in moments(rules, seed=2)]


def _same_in_colour(draw: Callable[[bool], str]) -> None:
    coloured = draw(True)
    assert "\x1b[" in coloured
    assert [line.rstrip() for line in ANSI.sub("", coloured).split("\n")] == draw(False).split("\n")


def _columns(text: str, count: int) -> str:
    return "\n".join(line[:count].rstrip() for line in text.split("\n"))
