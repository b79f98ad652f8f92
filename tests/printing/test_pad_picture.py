"""Pictures of evenings: all rounds and totals, in every language, whatever the names."""

import random
import xml.etree.ElementTree as ET
from itertools import pairwise

import pytest

from tests.pad.entries import pad_of, played_match
from tests.printing.pdf_reading import read_pages
from trimino.pad import DrawLine, EndLine, Pad, PadSettings, PlaceLine
from trimino.printing.document import document_pdf
from trimino.printing.pad_picture import pad_picture
from trimino.printing.pad_sheet import PrintedPad
from trimino.rules import Tile, published
from trimino.words import Words, languages

SVG = "{http://www.w3.org/2000/svg}"


def texts_of(pad: Pad, language: str = "en", day: str = "") -> list[str]:
    """The texts in the picture of a pad."""
    picture = ET.fromstring(pad_picture(pad, Words(language), day))
    return [text.text or "" for text in picture.iter(f"{SVG}text")]


def test_a_picture_has_all_rounds_and_totals() -> None:
    """Somebody leaves after the first round, and somebody joins."""
    pad = Pad.begun(PadSettings(published("trimino")), ["Anna", "Juris"], id="1")
    pad = pad.add(PlaceLine(0, Tile(5, 5, 5)), DrawLine(1), EndLine((3, 4)))
    pad = pad.next_round(["Anna", "Zane"]).add(PlaceLine(1, Tile(4, 4, 4)))
    assert texts_of(pad, day="17 November") == [
        *("Trimino", "17 November", "Anna", "Juris", "Zane"),
        *("Round 1", "+26", "−5", "–"),
        *("Round 2", "0", "–", "+22"),
        *("Totals", "26", "−5", "22"),
    ]


@pytest.mark.parametrize("language", languages())
def test_the_end_of_an_evening_fits_its_picture(language: str) -> None:
    match = played_match(published("trimino"), 3, random.Random(1))
    texts = texts_of(pad_of(match, placed=True), language)
    assert max(map(len, texts)) <= 52


def test_names_that_would_break_a_picture_do_not() -> None:
    names = ["<Anna & Zane>", "\x00\x1b[31mJuris", "x" * 99]
    settings = PadSettings(published("trimino"), rules_name="T&T")
    shown = texts_of(Pad.begun(settings, names, id="1").add(PlaceLine(0, Tile(5, 5, 5))))
    assert "<Anna & Zane>" in shown
    assert f"{'x' * 15}…" in shown
    assert shown[0] == "T&T"


@pytest.mark.parametrize("players", range(1, 7))
def test_long_names_leave_a_gap_between_them(players: int) -> None:
    """Bold letters are about three quarters of their size wide, as in the names of these people."""
    names = [f"Фёдор-Александр {number}" for number in range(players)]
    pad = Pad.begun(PadSettings(published("trimino")), names, id="1")
    picture = ET.fromstring(pad_picture(pad, Words("ru"), ""))
    heads = [text for text in picture.iter(f"{SVG}text") if (text.text or "").startswith("Фёд")]
    ends = [
        (float(one.get("x", "")), float(one.get("font-size", "")) * len(one.text or "") * 0.75 / 2)
        for one in heads
    ]
    assert len(ends) == players
    for (left, half), (right, other) in pairwise(ends):
        assert left + half < right - other


@pytest.mark.parametrize("language", languages())
def test_house_rules_without_a_name_are_not_called_by_the_name_of_their_sheet(
    language: str,
) -> None:
    words = Words(language)
    rules = published("triodominio-reverse").replace(bridge=33)
    title = words.say("rules-house", sheet=words.say("ruleset-triodominio-reverse"))
    pad = Pad.begun(PadSettings(rules), ["Anna", "Juris"], id="1").add(PlaceLine(0, Tile(5, 5, 5)))
    assert texts_of(pad, language)[0] == title
    (page,) = read_pages(document_pdf(PrintedPad(pad), words))
    assert title in page.words


def test_a_long_title_is_smaller_so_that_it_fits() -> None:
    settings = PadSettings(published("trimino"), rules_name="m" * 60)
    pad = Pad.begun(settings, ["Anna", "Juris"], id="1").add(PlaceLine(0, Tile(5, 5, 5)))
    title = ET.fromstring(pad_picture(pad, Words("en"), "")).find(f"{SVG}text")
    assert title is not None
    assert float(title.get("font-size", "")) * 60 <= 50 * 30
