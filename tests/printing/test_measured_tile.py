"""A printed tile, measured as with a ruler: on the dots that Ghostscript makes of it."""

import shutil
import subprocess
from math import sqrt
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image

from trimino.printing.document import document_pdf
from trimino.printing.paper import Paper
from trimino.printing.tile_sheet import TileSheet
from trimino.rules import Tile
from trimino.words import Words

DOTS = 600
"""Dots per inch of a usual printer."""
MM = 25.4 / DOTS
LINE = 0.3
"""What the width of a drawn line adds at most, in millimetres; each dot that it touches is dark."""
DARK = 200
RULER = 100
SIZES = {Paper.A4: (210.0, 297.0), Paper.LETTER: (215.9, 279.4)}

Dots = npt.NDArray[np.bool_]

pytestmark = pytest.mark.skipif(not shutil.which("gs"), reason="Ghostscript is not installed")


@pytest.mark.parametrize(
    ("paper", "side"), [(Paper.A4, 38.5), (Paper.A4, 40), (Paper.LETTER, 63.7)]
)
def test_a_printed_tile_is_as_large_as_it_was_ordered(
    paper: Paper, side: float, tmp_path: Path
) -> None:
    dots = printed_dots(TileSheet([Tile(3, 4, 5)], side=side, paper=paper), tmp_path)
    assert (dots.shape[1] * MM, dots.shape[0] * MM) == pytest.approx(SIZES[paper], abs=MM)
    lines = [longest_line(row) * MM for row in dots]
    assert max(lines) == pytest.approx(RULER, abs=LINE)
    base = next(row for row, line in enumerate(lines) if line > side / 2)
    assert lines[base] == pytest.approx(side, abs=LINE)
    # The tip of the tile is above the middle of its base.
    middle = int(np.flatnonzero(dots[base]).mean())
    tip = int(np.flatnonzero(dots[:, middle])[0])
    assert (base - tip) * MM == pytest.approx(side * sqrt(3) / 2, abs=LINE)


def printed_dots(sheet: TileSheet, folder: Path) -> Dots:
    """Which dots of the only page are dark, row by row."""
    (folder / "tile.pdf").write_bytes(document_pdf(sheet, Words("en")))
    options = ("-q", "-dSAFER", "-dBATCH", "-dNOPAUSE", "-sDEVICE=pnggray", f"-r{DOTS}")
    command = ["gs", *options, "-sOutputFile=tile.png", "tile.pdf"]
    subprocess.run(command, cwd=folder, check=True, timeout=60)
    with Image.open(folder / "tile.png") as picture:
        return np.asarray(picture) < DARK


def longest_line(row: Dots) -> int:
    """The most dark dots side by side."""
    changes = np.flatnonzero(np.diff(row, prepend=False, append=False))
    return int((changes[1::2] - changes[::2]).max(initial=0))
