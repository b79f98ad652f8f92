"""Touch: a tap right after a fast drag still counts."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.playing import Touch, play
from tests.browser.pointer import box_of
from tests.browser.screen import read_screen
from tests.browser.tables import open_table
from tests.browser.visitor import Visitor


@pytest.mark.parametrize("what", ["[data-hand-tile]:not(.dim)", ".felt svg"])
def test_the_tap_after_a_fast_drag_is_a_tap(visit: Callable[..., Visitor], what: str) -> None:
    visitor = visit(touch=True)
    page = visitor.page
    open_table(visitor, rules="triomino", bots=["greedy"])
    play(visitor, Touch(page), until=lambda screen: screen.can_lay)
    box = box_of(page.locator(what).first)
    Touch(page).fling(box.centre[0], box.y + 20)
    tile = read_screen(page).tiles[0]
    button = page.locator(f'[data-hand-tile="{tile.name}"]')
    chosen = button.get_attribute("aria-pressed") == "true"
    page.touchscreen.tap(tile.x, tile.y)
    expect(button).to_have_attribute("aria-pressed", "false" if chosen else "true")


def test_a_tap_leaves_no_grey_box_around_what_is_tapped(visit: Callable[..., Visitor]) -> None:
    visitor = visit(touch=True)
    visitor.open("/")
    marks = "(all) => all.map((one) => getComputedStyle(one).webkitTapHighlightColor)"
    visitor.button("home-play-now").wait_for()
    shown = visitor.page.locator("a, button, summary").evaluate_all(marks)
    assert set(shown) == {"rgba(0, 0, 0, 0)"}
