"""Pointer at what is at rest: dragging, and pressing what Playwright would not press.

Playwright presses an element where it is, and again if it has moved; whatever else needs
coordinates reads them here, once nothing moves any more.
"""

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

from tests.browser.screen import AT_REST

LIFT = 30
"""Pixels after which a pressed tile is certainly dragged."""

BOX = f"""(element) => ({AT_REST})(() => {{
  const {{x, y, width, height}} = element.getBoundingClientRect();
  return [x, y, width, height];
}})"""


class ScreenBox(NamedTuple):
    """Element on the screen, in pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2


def box_of(found: Locator) -> ScreenBox:
    """Where an element is, once it is visible and nothing moves any more."""
    found.wait_for()
    return ScreenBox(*found.evaluate(BOX))


def drag(page: Page, tile: Locator, to: Locator) -> None:
    """Drags a tile of the hand onto something."""
    drag_to(page, *box_of(tile).centre, lambda: box_of(to).centre)


def drag_to(page: Page, x: float, y: float, find: Callable[[], tuple[float, float]]) -> None:
    """Drags a tile from a point to where `find` says; it is asked once the tile is lifted.

    A tile that is chosen may move others.
    """
    lift(page, x, y)
    drop(page, *find())


def lift(page: Page, x: float, y: float) -> None:
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - LIFT, steps=3)


def drop(page: Page, x: float, y: float) -> None:
    page.mouse.move(x, y, steps=4)
    page.mouse.up()


def press_refused(button: Locator) -> None:
    """Presses a button that looks disabled, and then says why it is.

    Playwright would wait until it does not; a command that is pending really disables it.
    """
    expect(button.and_(button.page.locator(":enabled[aria-disabled=true]"))).to_be_visible()
    button.page.mouse.click(*box_of(button).centre)
