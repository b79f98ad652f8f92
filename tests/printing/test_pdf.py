"""PDF files: reproducible, with fonts for every language, and printed in their true size."""

import io
import subprocess
import sys
from importlib.resources import files

import pytest
from pypdf import PdfReader

from tests.printing.pdf_reading import read_pages
from trimino.drawing.plane import Point
from trimino.printing.paper import Paper
from trimino.printing.pdf import pdf
from trimino.printing.print_page import PrintPage
from trimino.printing.truetype import bold, regular
from trimino.words import languages

MAKE = """
import hashlib, sys
from trimino.printing.document import document_pdf
from trimino.printing.rules_card import RulesCard
from trimino.printing.tile_sheet import TileSheet
from trimino.rules import published
from trimino.rules.tiles import TILES
from trimino.words import Words
for document in TileSheet(TILES, backs=True), RulesCard(published("triomino")):
    print(hashlib.sha256(document_pdf(document, Words("lt"))).hexdigest())
"""


def page_with(text: str, *, strong: bool = False) -> PrintPage:
    page = PrintPage(Paper.A4.size)
    page.text(Point(20, 20), text, 5, strong=strong)
    return page


def test_the_same_document_gives_the_same_bytes() -> None:
    made = {
        subprocess.run(
            [sys.executable, "-c", MAKE],
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(made) == 1


@pytest.mark.parametrize("language", languages())
def test_the_fonts_have_every_letter_of_the_game(language: str) -> None:
    text = (files("trimino") / "locales" / language / "game.ftl").read_text(encoding="utf-8")
    letters = "".join(sorted(set(text) - {"\n"}))
    assert regular().printable(letters) == letters
    assert bold().printable(letters) == letters


@pytest.mark.parametrize("strong", [False, True])
def test_text_is_read_back(strong: bool) -> None:
    text = "Žaidėjas, hráč, spēlētājs, игрок Щё: “5 − 3”"
    (page,) = read_pages(pdf([page_with(text, strong=strong)], title="x", language="lt"))
    assert page.words == text


def test_a_letter_that_no_font_has_is_replaced_and_an_emoji_left_out() -> None:
    (page,) = read_pages(pdf([page_with("Мы 🎲\ud800 ქ!")], title="🎲", language="ru"))
    assert page.words == "Мы ?!"


def test_the_file_asks_for_its_true_size_and_says_what_it_is() -> None:
    reader = PdfReader(
        io.BytesIO(pdf([page_with("x")], title="Плитки", language="ru")), strict=True
    )
    assert str(reader.root_object["/Lang"]) == "ru"
    assert str(reader.root_object["/ViewerPreferences"]).startswith("{'/PrintScaling': '/None'")
    assert reader.metadata is not None
    assert reader.metadata.title == "Плитки"


def test_widths_are_those_of_the_font() -> None:
    """Digits of one width, so that columns of numbers stand in line."""
    widths = {bold().width(digit, 1) for digit in "0123456789"}
    assert len(widths) == 1
    assert regular().width("i", 10) < regular().width("m", 10)
