"""Score sheets of pads: the same rows as those of the match, and pages for whoever plays."""

import random

import pytest

from tests.pad.entries import NAMES, pad_of, played_match
from tests.printing.pdf_reading import read_pages
from trimino.pad import DrawLine, EndLine, Pad, PadSettings, PlaceLine
from trimino.printing.document import document_pdf
from trimino.printing.match_sheet import MatchSheet
from trimino.printing.pad_sheet import PrintedPad
from trimino.rules import RULESETS, Ruleset, Tile, published
from trimino.words import Words


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.base)
def test_a_pad_is_printed_as_the_match_that_it_was_kept_of(rules: Ruleset) -> None:
    words, players = Words("lv"), rules.tables[-1]
    match = played_match(rules, players, random.Random(2))
    ours = read_pages(document_pdf(PrintedPad(pad_of(match)), words))
    theirs = read_pages(document_pdf(MatchSheet(match, NAMES[:players]), words))
    assert [page.words for page in ours] == [page.words for page in theirs]


def test_who_joins_has_a_column_from_then_on_and_totals_are_carried_over() -> None:
    words = Words("en")
    pad = Pad.begun(PadSettings(published("trimino")), ["Anna", "Juris"], id="1")
    pad = pad.add(PlaceLine(0, Tile(5, 5, 5)), DrawLine(1), EndLine((3, 4)))
    pad = pad.next_round(["Anna", "Juris", "Zane"]).add(PlaceLine(2, Tile(4, 4, 4)))
    first, second = read_pages(document_pdf(PrintedPad(pad, "17 November"), words))
    assert "Zane" not in first.words
    assert all(name in second.words for name in ("Anna", "Juris", "Zane", "17 November"))
    carried, _ = pad.sheet.rounds
    assert all(str(total).replace("-", "−") in second.words for total in carried.totals)


def test_who_has_just_sat_down_has_no_page_yet() -> None:
    pad = Pad.begun(PadSettings(published("trimino")), ["Anna", "Juris"], id="1")
    (blank,) = read_pages(document_pdf(PrintedPad(pad), Words("en")))
    assert "Anna" in blank.words
    pad = pad.add(PlaceLine(0, Tile(5, 5, 5)), EndLine((3, 4))).next_round(["Oto", "Zane"])
    (page,) = read_pages(document_pdf(PrintedPad(pad), Words("en")))
    assert "Anna" in page.words
    assert "Zane" not in page.words


def test_more_players_than_the_sheet_names_are_printed_all_the_same() -> None:
    rules = next(rules for rules in RULESETS if len(NAMES) not in rules.tables)
    for names in (NAMES, NAMES[:1]):
        pad = Pad.begun(PadSettings(rules.replace(solo=None)), names, id="1")
        pad = pad.add(PlaceLine(0, Tile(5, 5, 5)))
        (page,) = read_pages(document_pdf(PrintedPad(pad), Words("en")))
        assert all(name in page.words for name in names)
