"""Ways in which a person plays at a table: by mouse, by touch, by keyboard.

They see the page as a person does: tiles that are not dimmed, places that are lit, buttons. Each
movement must do what it is for: a tile that was dragged to a place lies there afterwards.
"""

import itertools
from collections.abc import Callable
from typing import Any, Protocol

from playwright.sync_api import CDPSession, Page

from tests.browser.sight import Sight, Spot, look, wait_for, wait_until
from tests.browser.visitor import Visitor

KEYS = {"Draw": "d", "Pass": "p", "Decline": "p"}

MOST_STEPS = 2_000

ARRIVED = """(now, {tile, before}) => now.dialog || now.laid.includes(tile)
  || now.buttons.some(([name]) => name.startsWith('Lay')) || now.laid.length < before"""
LAID = "(now, {tile, before}) => now.dialog || now.laid.includes(tile) || now.laid.length < before"
CHANGED = "(now, before) => JSON.stringify(now) !== JSON.stringify(before)"


class Way(Protocol):
    """How a hand moves."""

    def press(self, page: Page, spot: Spot) -> None: ...

    def lay(self, page: Page, sight: Sight) -> str:
        """Bring a tile to a place, and say which."""
        ...


class Mouse:
    """Clicks a tile and then a place, or a place and then a tile, or drags, in turns."""

    def __init__(self) -> None:
        self._turns = itertools.cycle((self._tile_first, self._drag, self._place_first))

    def press(self, page: Page, spot: Spot) -> None:
        page.mouse.click(spot.x, spot.y)

    def lay(self, page: Page, sight: Sight) -> str:
        return next(self._turns)(page, sight)

    def _tile_first(self, page: Page, sight: Sight) -> str:
        self.press(page, sight.tiles[0])
        self.press(page, look(page).places[0])
        return sight.tiles[0].name

    def _place_first(self, page: Page, sight: Sight) -> str:
        self.press(page, sight.places[0])
        tile = look(page).tiles[0]
        self.press(page, tile)
        return tile.name

    def _drag(self, page: Page, sight: Sight) -> str:
        tile = sight.tiles[0]
        page.mouse.move(tile.x, tile.y)
        page.mouse.down()
        page.mouse.move(tile.x, tile.y - 30, steps=3)
        place = look(page).places[0]
        page.mouse.move(place.x, place.y, steps=4)
        page.mouse.up()
        return tile.name


class Touch:
    """Taps, and drags a tile with a finger every second time."""

    # The tile is held above the finger.
    ABOVE = 56

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._turns = itertools.cycle((self._tap, self._drag))

    def press(self, page: Page, spot: Spot) -> None:
        page.touchscreen.tap(spot.x, spot.y)

    def lay(self, page: Page, sight: Sight) -> str:
        return next(self._turns)(page, sight)

    def _tap(self, page: Page, sight: Sight) -> str:
        self.press(page, sight.tiles[0])
        self.press(page, look(page).places[0])
        return sight.tiles[0].name

    def _drag(self, page: Page, sight: Sight) -> str:
        tile = sight.tiles[0]
        self._send("touchStart", tile.x, tile.y)
        for up in (12, 24, 36):
            self._send("touchMove", tile.x, tile.y - up)
        place = look(page).places[0]
        self._send("touchMove", place.x, place.y + self.ABOVE - 10)
        self._send("touchMove", place.x, place.y + self.ABOVE)
        self._send("touchEnd")
        return tile.name

    def fling(self, x: float, y: float) -> None:
        """Drag what is there, fast, and let go where nothing fits."""
        self._send("touchStart", x, y)
        for moved in (10, 20, 30, 150, 200):
            self._send("touchMove", x + moved / 10, y + (moved if y < 200 else -moved))
        self._send("touchEnd")

    def _send(self, kind: str, *point: float) -> None:
        points = [{"x": point[0], "y": point[1]}] if point else []
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


class Keyboard:
    """Never touches a pointer: Tab, arrows, Enter and the keys of the table."""

    def press(self, page: Page, spot: Spot) -> None:
        key = next((k for name, k in KEYS.items() if spot.name.startswith(name)), None)
        if key:
            page.keyboard.press(key)
            return
        tab_to(page, lambda: focus(page)["name"] == spot.name)
        page.keyboard.press("Enter")

    def lay(self, page: Page, sight: Sight) -> str:
        wanted = sight.tiles[0].name
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


def focus(page: Page) -> dict[str, Any]:
    """What has the focus: how it is called, and which tile of the hand it is."""
    found: dict[str, Any] = page.evaluate("""() => { const e = document.activeElement;
      const name = e.getAttribute('aria-label') || e.textContent;
      return {name: name.trim().replace(/\\s+/g, ' '), tile: e.dataset.handTile ?? null}; }""")
    return found


def tab_to(page: Page, there: Callable[[], bool]) -> None:
    for _ in range(80):
        page.keyboard.press("Tab")
        if there():
            return
    raise AssertionError("The focus never comes there")


def play(visitor: Visitor, way: Way, until: Callable[[Sight], bool] | None = None) -> Sight:
    """Play on until the match is over, or something else is seen."""
    page, wanted = visitor.page, until or (lambda sight: sight.is_over)
    for _ in range(MOST_STEPS):
        sight = look(page)
        if wanted(sight):
            return sight
        if not step(page, way, sight):
            wait_until(page, CHANGED, sight.values)
    raise AssertionError("The match does not come to its end")


def step(page: Page, way: Way, sight: Sight) -> bool:
    """Do one thing and see what comes of it, if there is anything to do."""
    if button := sight.button("I am", "Next round"):
        press(page, way, button, sight)
    elif sight.can_lay:
        lay(page, way, sight)
    elif button := sight.button("Pass", "Decline", "Draw"):
        press(page, way, button, sight)
    else:
        return False
    return True


def press(page: Page, way: Way, button: Spot, sight: Sight) -> None:
    way.press(page, button)
    wait_until(page, CHANGED, sight.values)


def lay(page: Page, way: Way, sight: Sight) -> None:
    """Lay a tile; where it may still be turned, it is laid by the button."""
    tile = way.lay(page, sight)
    known = {"tile": tile, "before": len(sight.laid)}
    wait_until(page, ARRIVED, known)
    if button := look(page).button("Lay"):
        way.press(page, button)
    wait_until(page, LAID, known)
