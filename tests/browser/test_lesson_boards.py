"""Boards of lessons and ideas: what cannot be done says why, and keys do what the mouse does."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.pointer import drag
from tests.browser.visitor import LOOKS, REFUSED, Visitor


def board(visitor: Visitor, topic: str) -> Locator:
    """The board of a lesson, once its tiles are there."""
    visitor.open(f"/learn/triomino#{topic}")
    found = visitor.page.locator(f"article#{topic}")
    found.locator("[data-hand-tile]").first.wait_for()
    return found


def held(found: Locator, tile: str) -> Locator:
    return found.locator(f"[data-hand-tile='{tile}']")


def says(found: Locator, text: str) -> None:
    expect(found.get_by_role("alert")).to_have_text(text)


def test_a_tile_that_fits_nowhere_says_so(look: str, visit: Callable[..., Visitor]) -> None:
    visitor = visit(**LOOKS[look])
    lesson = board(visitor, "fit")
    why = visitor.say("tile-fits-nowhere")
    expect(held(lesson, "1-4-5")).to_have_accessible_name(f"1-4-5: {why}")
    held(lesson, "1-4-5").click()
    says(lesson, why)
    held(lesson, "1-4-4").click()
    expect(lesson.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("how", ["tap", "drag"])
def test_a_cell_where_the_tile_cannot_lie_says_why(how: str, visit: Callable[..., Visitor]) -> None:
    visitor = visit(expects=(REFUSED,))
    lesson = board(visitor, "bridge")
    tile, taken = held(lesson, "1-4-4"), lesson.locator("[data-tile='0-0-5']")
    if how == "tap":
        tile.click()
        taken.click()
    else:
        drag(visitor.page, tile, taken)
    says(lesson, visitor.say("cell-taken"))
    expect(tile).to_be_visible()


def test_positions_of_ideas_say_why_too(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.open("/learn/ideas/lay-or-draw")
    article = visitor.page.get_by_role("article").first
    article.locator("[data-hand-tile].dim").first.click()
    says(article, visitor.say("tile-fits-nowhere"))


def test_a_tile_that_fits_in_several_places_is_laid_by_keyboard(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    lesson, keys = board(visitor, "plain"), visitor.page.keyboard
    held(lesson, "3-4-4").focus()
    keys.press("Enter")
    places = lesson.locator("[data-action]")
    expect(places).to_have_count(3)
    expect(places.first).to_be_focused()
    keys.press("Enter")
    expect(lesson.locator("[data-tile='3-4-4']")).to_be_visible()
    again = lesson.get_by_role("button", name=visitor.say("learn-again"))
    expect(again).to_be_focused()
