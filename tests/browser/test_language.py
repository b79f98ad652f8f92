"""Languages: the browser's is used, and another can be chosen in mid-game."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.screen import read_screen
from tests.browser.tables import open_table, play_on
from tests.browser.visitor import Visitor
from trimino.words import Words, languages


@pytest.mark.parametrize("language", languages())
def test_the_browser_chooses(language: str, visit: Callable[..., Visitor]) -> None:
    visitor = visit(locale=language)
    page = visitor.open("/")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(visitor.button("home-play-now")).to_be_visible()
    visitor.button("home-play-now").click()
    expect(visitor.button("table-rules")).to_be_visible()


def test_an_unsupported_language_falls_back_to_english(visit: Callable[..., Visitor]) -> None:
    page = visit(locale="pt-BR").open("/")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_another_language_in_mid_game(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = open_table(visitor, bots=["greedy"])
    play_on(visitor, table, 4)
    page = visitor.page
    before = read_screen(page).laid
    visitor.press("table-more")
    visitor.press("table-settings")
    page.get_by_label(visitor.say("settings-language")).select_option("ru")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    page.go_back()
    page.get_by_role("toolbar").wait_for()
    russian = Words("ru")
    expect(page.get_by_role("button", name=russian.say("table-draw"))).to_be_visible()
    assert read_screen(page).laid[: len(before)] == before
    page.reload()
    expect(page.get_by_role("button", name=russian.say("table-draw"))).to_be_visible()
