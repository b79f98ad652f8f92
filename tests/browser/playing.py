"""Plays at a table by mouse, touch or keyboard.

The input methods see what a person sees: enabled tiles, open places and buttons. Every action must
take effect: a tile that was dragged to a place lies there afterwards.
"""

import itertools
from collections.abc import Callable
from typing import Any, Protocol

from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.pointer import drag_to
from tests.browser.screen import Screen, ScreenElement, read_screen, wait_for, wait_until
from tests.browser.visitor import Visitor

KEYS = {"Draw": "d", "Pass": "p", "Decline": "p"}

MAX_STEPS = 2_000
MAX_POINTS = 10
SETTLING = 300
"""Milliseconds in which a bubble appears, and a field stops moving."""

ARRIVED = """(now, {tile, before}) => now.dialog || now.laid.includes(tile)
  || now.buttons.some(([name]) => name.startsWith('Lay')) || now.laid.length < before"""
LAID = "(now, {tile, before}) => now.dialog || now.laid.includes(tile) || now.laid.length < before"
HAS_PLACES = "(now) => now.places.length > 0"
CHANGED = "(now, before) => JSON.stringify(now) !== JSON.stringify(before)"


class InputMethod(Protocol):
    """Way to operate the page."""

    def press(self, page: Page, spot: ScreenElement) -> None: ...

    def lay(self, page: Page, screen: Screen) -> str:
        """Brings a tile to a place; returns the tile's name."""
        ...


class Mouse:
    """Alternates between tile then place, dragging, and place then tile."""

    def __init__(self) -> None:
        self._turns = itertools.cycle((self._tile_first, self._drag, self._place_first))

    def press(self, page: Page, spot: ScreenElement) -> None:
        page.mouse.click(spot.x, spot.y)

    def lay(self, page: Page, screen: Screen) -> str:
        return next(self._turns)(page, screen)

    def _tile_first(self, page: Page, screen: Screen) -> str:
        self.press(page, screen.tiles[0])
        # The view may still glide to where the tile fits.
        self.press(page, wait_until(page, HAS_PLACES).places[0])
        return screen.tiles[0].name

    def _place_first(self, page: Page, screen: Screen) -> str:
        self.press(page, screen.places[0])
        if not (tiles := read_screen(page).tiles):
            # The tile that the app chose for the place is scrolled out of sight.
            return page.locator("[data-hand-tile].chosen").get_attribute("data-hand-tile") or ""
        self.press(page, tiles[0])
        return tiles[0].name

    def _drag(self, page: Page, screen: Screen) -> str:
        self.carry(page, screen.tiles[0], lambda: read_screen(page).places[0])
        return screen.tiles[0].name

    def carry(self, page: Page, tile: ScreenElement, place: Callable[[], ScreenElement]) -> None:
        """Drag a tile to a place, which may show only once the tile is lifted."""
        drag_to(page, tile.x, tile.y, lambda: place()[1:])


class Touch:
    """Alternates between tapping and dragging."""

    # The app draws a dragged tile above the finger.
    ABOVE = 56

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._turns = itertools.cycle((self._tap, self._drag))

    def press(self, page: Page, spot: ScreenElement) -> None:
        page.touchscreen.tap(spot.x, spot.y)

    def lay(self, page: Page, screen: Screen) -> str:
        return next(self._turns)(page, screen)

    def _tap(self, page: Page, screen: Screen) -> str:
        self.press(page, screen.tiles[0])
        # The view may still glide to where the tile fits.
        self.press(page, wait_until(page, HAS_PLACES).places[0])
        return screen.tiles[0].name

    def _drag(self, page: Page, screen: Screen) -> str:
        self.carry(page, screen.tiles[0], lambda: read_screen(page).places[0])
        return screen.tiles[0].name

    def carry(self, page: Page, tile: ScreenElement, place: Callable[[], ScreenElement]) -> None:
        """Drag a tile to a place, which may show only once the tile is lifted."""
        self._send("touchStart", tile.x, tile.y)
        for up in (12, 24, 36):
            self._send("touchMove", tile.x, tile.y - up)
        found = place()
        self._send("touchMove", found.x, found.y + self.ABOVE - 10)
        self._send("touchMove", found.x, found.y + self.ABOVE)
        self._send("touchEnd")

    def fling(self, x: float, y: float) -> None:
        """Drags fast and releases where nothing fits: from below, over the bar at the top."""
        self._send("touchStart", x, y)
        distance = 200 if y < 200 else 5 - y
        for part in (0.05, 0.1, 0.15, 0.75, 1):
            self._send("touchMove", x + 20 * part, y + distance * part)
        self._send("touchEnd")

    def _send(self, kind: str, *point: float) -> None:
        points = [{"x": point[0], "y": point[1]}] if point else []
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


class Keyboard:
    """Uses Tab, arrows, Enter and the shortcuts of the table only."""

    def press(self, page: Page, spot: ScreenElement) -> None:
        key = next((k for name, k in KEYS.items() if spot.name.startswith(name)), None)
        # The table's shortcuts rest while a dialog asks something.
        if key and not page.locator("dialog[open]").count():
            page.keyboard.press(key)
            return
        tab_to(page, lambda: focus(page)["name"] == spot.name)
        page.keyboard.press("Enter")

    def lay(self, page: Page, screen: Screen) -> str:
        wanted = screen.tiles[0].name
        if focus(page)["tile"] is None:
            tab_to(page, lambda: focus(page)["tile"] is not None)
        for _ in range(60):
            if focus(page)["tile"] == wanted:
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        wait_for(page, "() => document.activeElement?.dataset.action !== undefined")
        page.keyboard.press("Enter")
        return wanted


def point_at_place(page: Page) -> Locator:
    """Chooses a tile and points at its first place; returns the bubble with the score.

    Points again if the field still moved under the pointer: a view that is fitted anew moves the
    places some frames after the tile was chosen.
    """
    page.mouse.click(*read_screen(page).tiles[0][1:])
    bubble = page.locator("output").first
    for _ in range(MAX_POINTS):
        page.mouse.move(0, 0)
        page.mouse.move(*read_screen(page).places[0][1:])
        page.wait_for_timeout(SETTLING)
        if bubble.is_visible():
            break
    expect(bubble).to_be_visible()
    return bubble


def focus(page: Page) -> dict[str, Any]:
    """The focused element: its accessible name, and its tile if it is one of the hand."""
    found: dict[str, Any] = page.evaluate("""() => { const e = document.activeElement;
      const name = e.getAttribute('aria-label') || e.textContent;
      return {name: name.trim().replace(/\\s+/g, ' '), tile: e.dataset.handTile ?? null}; }""")
    return found


def tab_to(page: Page, there: Callable[[], bool]) -> None:
    for _ in range(80):
        page.keyboard.press("Tab")
        if there():
            return
    raise AssertionError("The focus never arrives")


def play(
    visitor: Visitor, way: InputMethod, until: Callable[[Screen], bool] | None = None
) -> Screen:
    """Plays until the match is over or `until` holds; returns the screen then."""
    page, wanted = visitor.page, until or (lambda screen: screen.is_over)
    screen = read_screen(page)
    for _ in range(MAX_STEPS):
        if wanted(screen):
            return screen
        screen = step(page, way, screen) or wait_until(page, CHANGED, screen.values)
    raise AssertionError("The match does not end")


def step(page: Page, way: InputMethod, screen: Screen) -> Screen | None:
    """Does the next thing; returns the screen with its effect, or None without anything to do."""
    if button := screen.button("I am", "Next round"):
        return press(page, way, button, screen)
    if screen.can_lay:
        return lay(page, way, screen)
    if button := screen.button("Pass", "Decline", "Draw"):
        return press(page, way, button, screen)
    return None


def press(page: Page, way: InputMethod, button: ScreenElement, screen: Screen) -> Screen:
    way.press(page, button)
    return wait_until(page, CHANGED, screen.values)


def lay(page: Page, way: InputMethod, screen: Screen) -> Screen:
    """Lays a tile; one that can be turned is confirmed with the button."""
    tile = way.lay(page, screen)
    known = {"tile": tile, "before": len(screen.laid)}
    arrived = wait_until(page, ARRIVED, known)
    if not (button := arrived.button("Lay")):
        return arrived
    way.press(page, button)
    return wait_until(page, LAID, known)
