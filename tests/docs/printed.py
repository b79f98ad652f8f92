"""Generates the picture of printed pages with Ghostscript: `python -m tests.docs.printed`."""

import subprocess
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image

from tests.docs.pictures import FOLDER
from trimino.drawing.tile_face import Face
from trimino.printing.document import PrintDocument, document_pdf
from trimino.printing.rules_card import RulesCard
from trimino.printing.score_sheet import ScoreSheet
from trimino.printing.tile_sheet import TileSheet
from trimino.rules import published
from trimino.words import Words

RULES = published("trimino")
PAGES: tuple[PrintDocument, ...] = (
    TileSheet(RULES.tiles, face=Face.SHAPES),
    ScoreSheet(RULES, 3),
    RulesCard(RULES),
)
PAGE = (497, 702)
"""The size of a page in dots."""
DOTS = 240
"""Dots per inch in which pages are drawn before they are made smaller."""
GAP = 18
TABLE, EDGE = (228, 219, 201), (185, 178, 162)
COLOURS = 96


def page_picture(document: PrintDocument) -> Image.Image:
    """The only page of a document, as small as it is shown."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "page.pdf").write_bytes(document_pdf(document, Words("en")))
        options = ("-q", "-dSAFER", "-dBATCH", "-dNOPAUSE", "-sDEVICE=png16m", f"-r{DOTS}")
        smooth = ("-dTextAlphaBits=4", "-dGraphicsAlphaBits=4")
        command = ["gs", *options, *smooth, "-sOutputFile=page.png", "page.pdf"]
        subprocess.run(command, cwd=folder, check=True, timeout=60)
        picture = BytesIO((Path(folder) / "page.png").read_bytes())
    return Image.open(picture).resize(PAGE, Image.Resampling.BOX)


def write() -> None:
    width, height = PAGE[0] + 2, PAGE[1] + 2
    size = (GAP + len(PAGES) * (width + GAP), height + 2 * GAP)
    picture = Image.new("RGB", size, TABLE)
    for number, document in enumerate(PAGES):
        left = GAP + number * (width + GAP)
        picture.paste(EDGE, (left, GAP, left + width, GAP + height))
        picture.paste(page_picture(document), (left + 1, GAP + 1))
    small = picture.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
    small.save(FOLDER / "print.png", optimize=True)


if __name__ == "__main__":
    write()
