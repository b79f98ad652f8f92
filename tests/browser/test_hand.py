"""The hand: tiles that cannot be laid, and hands longer than the screen."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.scenes import SCENES
from tests.browser.screen import read_screen, wait_until
from tests.browser.visitor import Visitor

DIM = "[data-hand-tile].dim"
# The view was fitted again: tiles are large, so places are far apart.
FITTED = "({places: [one, two]}) => Math.abs(one[1] - two[1]) > 50"
UPRIGHT, SIDEWAYS = (360, 740), (740, 360)


def test_a_tile_that_cannot_be_laid_is_reported_while_others_can(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    SCENES["thirty-tiles"](visitor)
    page, asked = visitor.page, visitor.page.locator(".asked")
    dim = page.locator(DIM).first
    tile = dim.get_attribute("data-hand-tile")
    dim.click()
    expect(asked).to_have_text(visitor.say("table-cannot-lay", tile=tile))
    assert read_screen(page).places == []
    page.locator(f"[data-hand-tile='{read_screen(page).tiles[0].name}']").click()
    expect(asked).to_have_text(visitor.say("table-ask-may-draw-again"))


def test_a_long_hand_fades_where_it_continues(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    SCENES["thirty-tiles"](visitor)
    hand = visitor.page.get_by_role("toolbar")
    # Its width is known some frames after it is shown.
    expect(hand).to_contain_class("more-after")
    assert _fades(visitor.page) == (False, True)
    hand.evaluate("(hand) => hand.scrollBy(60, 0)")
    expect(hand).to_contain_class("more-before")
    assert _fades(visitor.page) == (True, True)
    hand.evaluate("(hand) => hand.scrollBy(9000, 0)")
    expect(hand).not_to_contain_class("more-after")
    assert _fades(visitor.page) == (True, False)


def test_a_tile_drops_correctly_after_the_phone_was_turned(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit(size=SIDEWAYS)
    SCENES["thirty-tiles"](visitor)
    page = visitor.page
    tile = read_screen(page).tiles[0]
    page.mouse.move(tile.x, tile.y)
    page.mouse.down()
    page.mouse.move(tile.x, tile.y - 30, steps=3)
    page.set_viewport_size({"width": UPRIGHT[0], "height": UPRIGHT[1]})
    wait_until(page, FITTED)
    place = read_screen(page).places[0]
    page.mouse.move(place.x, place.y, steps=4)
    page.mouse.up()
    expect(page.locator(f"[data-tile='{tile.name}']")).to_be_visible()


def _fades(page: Page) -> tuple[bool, bool]:
    """Whether the hand fades on its left and on its right."""
    mask = page.get_by_role("toolbar").evaluate("(hand) => getComputedStyle(hand).maskImage")
    left, right = (stop in mask for stop in ("rgb(0, 0, 0) 48px", "calc(100% - 48px)"))
    return left, right
