"""The rules page: what each sheet says beside the rules, and which reading of it is ours."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.visitor import Visitor
from trimino.rules.readings import READINGS
from trimino.rules.sheet_facts import SHEET_FACTS
from trimino.words import languages


def opened(visitor: Visitor, path: str) -> Page:
    page = visitor.open(path)
    visitor.sees("learn-lead")
    page.locator(".reading").first.wait_for()
    page.locator("#preparation").wait_for()
    return page


@pytest.mark.parametrize("language", languages())
def test_a_sheet_says_its_aim_and_box(visit: Callable[..., Visitor], language: str) -> None:
    visitor = visit(locale=language)
    about = opened(visitor, "/learn/triodominio").locator("#sheet-facts")
    assert about.locator("h3").inner_text() == visitor.say("rules-sheet-facts")
    assert about.locator("li").count() == 4
    assert visitor.say("sheet-rounds", low=3, high=5) in about.inner_text()


def test_a_preset_says_nothing_about_a_box(visit: Callable[..., Visitor]) -> None:
    page = opened(visit(), "/learn/goliath")
    assert page.locator("#sheet-facts").count() == 0


def test_every_reading_is_told_once_with_its_quotations(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = opened(visitor, "/learn")
    told = page.locator(".reading")
    assert told.count() == len(READINGS)
    texts = told.all_text_contents()
    for reading in READINGS:
        (text,) = (text for text in texts if visitor.say(reading.meaning) in text)
        assert all(words in text for _, words in reading.quotations)
        assert all(field in text for changes in reading.others for field in changes)
        assert reading.reason is None or visitor.say(reading.reason) in text


def test_a_reading_stands_with_its_settlement(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = opened(visitor, "/learn")
    for settlement, name in [("tie", "blocked-tie"), ("corners", "fit"), ("kinds", "three-edges")]:
        assert visitor.say(f"reading-{name}") in page.locator(f"#{settlement}").inner_text()


def test_a_quotation_is_marked_with_its_language(visit: Callable[..., Visitor]) -> None:
    page = opened(visit(), "/learn")
    page.locator("#tie summary").click()
    quoted = page.locator("#tie blockquote")
    assert quoted.first.is_visible()
    sheets = ("trimino", "triple-domino", "triomino", "tri-domino")
    marked = [quoted.nth(index).get_attribute("lang") for index in range(quoted.count())]
    assert marked == [SHEET_FACTS[sheet].language for sheet in sheets]
