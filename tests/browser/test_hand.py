"""The hand: what a tile that cannot be laid says, and how a long hand shows that it goes on."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.scenes import SCENES
from tests.browser.sight import look, wait_until
from tests.browser.visitor import Visitor

DIM = "[data-hand-tile].dim"
# Tiles are drawn large again, so places are far from each other.
FITTED = "({places: [one, two]}) => Math.abs(one[1] - two[1]) > 50"
UPRIGHT, SIDEWAYS = (360, 740), (740, 360)


def test_a_tile_that_cannot_be_laid_says_so_where_others_can(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    SCENES["thirty-tiles"](visitor)
    page, asked = visitor.page, visitor.page.locator(".asked")
    dim = page.locator(DIM).first
    tile = dim.get_attribute("data-hand-tile")
    dim.click()
    expect(asked).to_have_text(visitor.say("table-cannot-lay", tile=tile))
    assert look(page).places == []
    page.locator(f"[data-hand-tile='{look(page).tiles[0].name}']").click()
    expect(asked).to_have_text(visitor.say("table-ask-may-draw-again"))


def test_a_hand_that_is_longer_than_the_screen_fades_where_it_goes_on(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    SCENES["thirty-tiles"](visitor)
    hand = visitor.page.get_by_role("toolbar")
    assert _fades(visitor.page) == (False, True)
    hand.evaluate("(hand) => hand.scrollBy(60, 0)")
    expect(hand).to_contain_class("more-before")
    assert _fades(visitor.page) == (True, True)
    hand.evaluate("(hand) => hand.scrollBy(9000, 0)")
    expect(hand).not_to_contain_class("more-after")
    assert _fades(visitor.page) == (True, False)


def test_a_tile_falls_where_it_is_held_though_the_phone_was_turned_meanwhile(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit(size=SIDEWAYS)
    SCENES["thirty-tiles"](visitor)
    page = visitor.page
    tile = look(page).tiles[0]
    page.mouse.move(tile.x, tile.y)
    page.mouse.down()
    page.mouse.move(tile.x, tile.y - 30, steps=3)
    page.set_viewport_size({"width": UPRIGHT[0], "height": UPRIGHT[1]})
    wait_until(page, FITTED)
    place = look(page).places[0]
    page.mouse.move(place.x, place.y, steps=4)
    page.mouse.up()
    expect(page.locator(f"[data-tile='{tile.name}']")).to_be_visible()


def _fades(page: Page) -> tuple[bool, bool]:
    """Whether the hand fades on its left and on its right."""
    mask = page.get_by_role("toolbar").evaluate("(hand) => getComputedStyle(hand).maskImage")
    left, right = (stop in mask for stop in ("rgb(0, 0, 0) 48px", "calc(100% - 48px)"))
    return left, right
