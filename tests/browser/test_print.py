"""The page of PDFs to print: what is downloaded is what was chosen."""

from collections.abc import Callable
from math import dist
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.playing import Mouse, play
from tests.browser.pointer import box_of
from tests.browser.test_offline import at_table, choose_small_well, offline
from tests.browser.visitor import PHONE, REFUSED, Visitor
from tests.printing.pdf_reading import ReadPage, read_pages

HOUSE = "/rules#Ours:%20triomino,bridge=33"


def download(visitor: Visitor, button: str, folder: Path) -> list[ReadPage]:
    with visitor.page.expect_download() as found:
        visitor.press(button)
    file = folder / found.value.suggested_filename
    found.value.save_as(file)
    return read_pages(file.read_bytes())


def test_tiles_are_printed_as_chosen(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    visitor = visit(size=PHONE, locale="lv")
    page = visitor.open("/print")
    assert len(download(visitor, "print-make-tiles", tmp_path)[0].triangles()) == 56
    page.get_by_label(visitor.say("print-paper"), exact=True).select_option("letter")
    page.get_by_label(visitor.say("print-only"), exact=True).fill("3-4-5, 0-0-1")
    page.get_by_role("switch", name=visitor.say("print-backs")).check()
    front, back = download(visitor, "print-make-tiles", tmp_path)
    assert front.size == (215.9, 279.4)
    assert len(front.triangles()) == 2
    assert len(back.triangles()) == 4
    assert visitor.say("print-ruler", length=100).replace("\N{NO-BREAK SPACE}", " ") in front.words


@pytest.mark.parametrize(
    ("locale", "typed", "shown"), [("lv", "38.5", "38,5"), ("en", "38,5", "38.5")]
)
def test_a_lost_tile_is_as_large_as_it_was_measured(
    locale: str, typed: str, shown: str, visit: Callable[..., Visitor], tmp_path: Path
) -> None:
    visitor = visit(size=PHONE, locale=locale)
    page = visitor.open("/print")
    page.get_by_label(visitor.say("print-only"), exact=True).fill("3-4-5")
    side = page.get_by_label(visitor.say("print-side"), exact=True)
    side.fill("wide")
    side.blur()
    expect(side).to_have_value("40")
    side.fill(typed)
    (sheet,) = download(visitor, "print-make-tiles", tmp_path)
    expect(side).to_have_value(shown)
    (corners,) = sheet.triangles()
    assert dist(*corners[:2]) == pytest.approx(38.5, abs=0.01)
    page.get_by_role("button", name=visitor.say("ui-more", label=visitor.say("print-side"))).click()
    expect(side).to_have_value(shown.replace("38", "39"))


def test_the_rules_page_leads_to_its_card_and_sheet(
    visit: Callable[..., Visitor], tmp_path: Path
) -> None:
    visitor = visit(locale="cs")
    page = visitor.open("/learn/goliath")
    page.get_by_role("link", name=visitor.say("print-title"), exact=True).click()
    (card,) = download(visitor, "print-make-card", tmp_path)
    assert visitor.say("ruleset-goliath") in card.words
    (sheet,) = download(visitor, "print-make-sheet", tmp_path)
    texts = [text.text for text in sheet.texts()]
    assert texts.count(visitor.say("print-column-total")) == 2


def test_house_rules_are_printed_from_their_page(
    visit: Callable[..., Visitor], tmp_path: Path
) -> None:
    visitor = visit(size=PHONE)
    visitor.open(HOUSE).get_by_role("link", name=visitor.say("print-title"), exact=True).click()
    (card,) = download(visitor, "print-make-card", tmp_path)
    assert card.words.startswith("Ours")
    assert "bridge +33" in card.words


def test_what_cannot_be_printed_is_said(visit: Callable[..., Visitor]) -> None:
    visitor = visit(expects=(REFUSED,))
    page = visitor.open("/print")
    page.get_by_label(visitor.say("print-only"), exact=True).fill("7-7-7")
    visitor.press("print-make-tiles")
    field = page.get_by_label(visitor.say("print-only"), exact=True)
    refused = page.get_by_role("alert").filter(has_text="7-7-7")
    expect(refused).to_be_visible()
    expect(field).to_have_attribute("aria-describedby", refused.get_attribute("id") or "")
    below = box_of(field)
    assert 0 <= box_of(refused).y - below.y - below.height < 40
    field.fill("3-4-5")
    expect(refused).to_be_hidden()


def drawn(pages: list[ReadPage]) -> list[object]:
    return [(page.size, page.words, page.triangles()) for page in pages]


def test_without_a_network_the_device_prints_the_same(
    visit: Callable[..., Visitor], tmp_path: Path
) -> None:
    visitor = offline(visit, locale="lv")
    made = {}
    for connected in (False, True):
        if connected:
            visitor.go_online()
        visitor.open("/print/goliath")
        made[connected] = [
            drawn(download(visitor, f"print-make-{what}", tmp_path))
            for what in ("tiles", "card", "sheet")
        ]
    assert made[False] == made[True]


def test_a_table_leads_to_its_rules_and_its_end_to_its_score_sheet(
    visit: Callable[..., Visitor], tmp_path: Path
) -> None:
    visitor = offline(visit)
    choose_small_well(visitor)
    visitor.press("new-start")
    at_table(visitor.page)
    play(visitor, Mouse())
    (sheet,) = download(visitor, "print-match", tmp_path)
    assert visitor.say("print-column-total") in sheet.words
    visitor.press("end-screen-replay")
    assert drawn(download(visitor, "print-match", tmp_path)) == drawn([sheet])


def test_a_table_with_house_rules_leads_to_their_card(
    visit: Callable[..., Visitor], tmp_path: Path
) -> None:
    visitor = visit()
    visitor.open(f"/new{HOUSE[6:]}")
    visitor.press("new-start")
    at_table(visitor.page)
    visitor.press("table-rules")
    visitor.press("print-title")
    (card,) = download(visitor, "print-make-card", tmp_path)
    assert card.words.startswith("Ours")
    assert "bridge +33" in card.words
