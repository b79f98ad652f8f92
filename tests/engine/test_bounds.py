"""The largest fields there can be have room, as `packed` argues."""

import math
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine.largest_fields import (
    STEPS,
    agree,
    densest,
    every_extreme,
    in_the_engine,
    most_gaps,
    strip,
)
from trimino.engine.moves import MAX_ACTIONS
from trimino.engine.packed import GAPS, LAID, PAGES, TILE_COUNT
from trimino.engine.tile_tables import FITS, FREE
from trimino.rules.lattice import Cell, neighbours, vertices

ROOT = Path(__file__).parents[2]


def test_every_extreme_is_laid_as_in_the_rules() -> None:
    for shapes in every_extreme():
        assert agree(*shapes)


@pytest.mark.parametrize("way", STEPS)
def test_a_strip_that_comes_around_would_be_noticed(way: str) -> None:
    assert not agree(strip(way, 64))


@pytest.mark.parametrize("way", STEPS)
def test_the_longest_strip_and_its_gaps_are_less_than_a_page_wide(way: str) -> None:
    cells = {beside for cell in strip(way) for beside in (cell, *neighbours(cell))}
    corners = [vertex for cell in cells for vertex in vertices(cell)]
    for axis in (0, 1):
        values = [vertex[axis] for vertex in corners]
        assert max(values) - min(values) < 32


def test_no_way_through_a_field_is_wider() -> None:
    """Between the two most distant gaps lie 57 steps; up to down and back never both add to x."""
    for axis in (0, 1):
        up = {cell[axis] for cell in neighbours(Cell(0, 0))}
        down = {cell[axis] for cell in neighbours(Cell(0, 0, down=True))}
        assert (min(up), max(up), min(down), max(down)) == (-1, 0, 0, 1)
    assert math.ceil((TILE_COUNT + 1) / 2) + 1 < 32


def test_most_gaps_there_can_be() -> None:
    states = in_the_engine(most_gaps())
    assert sum(map(len, most_gaps())) == TILE_COUNT
    assert states["fields"] == PAGES
    assert states["gaps"] == TILE_COUNT + 2 * PAGES == 88 <= GAPS < LAID


def test_most_fields_there_can_be() -> None:
    shapes = densest()
    assert TILE_COUNT - 1 <= sum(map(len, shapes)) <= TILE_COUNT
    assert len(shapes) == most_fields() <= PAGES


def most_fields() -> int:
    """The most fields, from the least perimeter of connected cells (Harary, Harborth)."""
    most = 0
    for tiles in range(1, TILE_COUNT + 1):
        around = 2 * math.ceil((tiles + math.sqrt(6 * tiles)) / 2) - tiles
        inside = (tiles + 2 - around) // 2
        most = max(most, 1 + min(inside, TILE_COUNT - tiles))
    return most


def test_most_actions_there_can_be() -> None:
    by_an_edge = max(
        int(FITS[a * 49 + b * 7 + FREE]).bit_count() for a in range(6) for b in range(6)
    )
    assert (TILE_COUNT + 2 * PAGES) * by_an_edge + 1 <= MAX_ACTIONS


def test_no_index_is_out_of_range() -> None:
    program = [sys.executable, "-m", "tests.engine.largest_fields"]
    environment = {**os.environ, "TRIMINO_CHECK_BOUNDS": "1"}
    done = subprocess.run(
        program, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
