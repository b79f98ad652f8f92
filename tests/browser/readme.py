"""Takes the pictures of the README: `python -m tests.browser.readme`.

A phone in mid-game, a dark desktop, and an animation of a tile dragged to its place.
"""

import io
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page

from tests.browser.chromium import FOR_TESTS, chromium
from tests.browser.screen import ScreenElement, read_screen
from tests.browser.tables import open_table, play_on, view
from tests.browser.visitor import DESK, Visitor, Visitors
from tests.server.servers import serving

Choice = dict[str, Any]
"""A legal choice in the server's format."""

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
PHONE = (390, 720)
STEPS = 14
FRAME = 70
"""Duration of a frame in milliseconds."""
LAST = 1600
PAUSES = {"TRIMINO_DEAL_PAUSE": "600", "TRIMINO_BOT_PAUSE": "4"}
"""The bots leave the time in which the film ends, also on a busy machine."""


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as data,
        chromium(*FOR_TESTS) as browser,
        serving(f"sqlite:///{data}/tables.db", **PAUSES) as server,
    ):
        people = Visitors(browser, server)
        phone = people.visit(size=PHONE, motion=True)
        best = _mid_game(phone, 12)
        _show(phone.page, best)
        phone.page.screenshot(path=FOLDER / "phone.png")
        _film(phone.page, best)
        desk = people.visit(size=DESK, dark=True)
        _show(desk.page, _mid_game(desk, 18))
        desk.page.screenshot(path=FOLDER / "desk.png")
        people.close()


def _mid_game(visitor: Visitor, tiles: int) -> Choice:
    """Plays to the visitor's turn in mid-round; returns the best placement."""
    table = open_table(visitor, rules="tri-domino", bots=["club", "expert"], name="Ilze")
    play_on(visitor, table, tiles)
    while not (best := _best(visitor, table)):
        play_on(visitor, table, 1)
        play_on(visitor, table, "turn")
    visitor.page.reload()
    visitor.page.locator("[data-hand-tile]").first.wait_for()
    visitor.page.wait_for_timeout(1500)
    return best


def _best(visitor: Visitor, table: str) -> Choice | None:
    legal = view(visitor, table)["match"]["legal"]
    places = [choice for choice in legal if choice["do"] == "place"]
    return max(places, key=lambda choice: int(choice["points"]), default=None)


def _show(page: Page, best: Choice) -> None:
    """Chooses the tile and hovers over its place."""
    tile = _spot(read_screen(page).tiles, best["tile"])
    page.mouse.click(tile.x, tile.y)
    place = _spot(read_screen(page).places, _name(best))
    page.mouse.move(place.x, place.y)
    page.wait_for_timeout(400)


def _film(page: Page, best: Choice) -> None:
    page.keyboard.press("Escape")
    tile = _spot(read_screen(page).tiles, best["tile"])
    page.mouse.move(tile.x, tile.y)
    page.mouse.down()
    page.mouse.move(tile.x, tile.y - 12, steps=3)
    place = _spot(read_screen(page).places, _name(best))
    frames = [_frame(page)]
    for step in range(1, STEPS + 1):
        share = step / STEPS
        page.mouse.move(tile.x + share * (place.x - tile.x), tile.y + share * (place.y - tile.y))
        frames.append(_frame(page))
    page.mouse.up()
    for _ in range(8):
        page.wait_for_timeout(30)
        frames.append(_frame(page))
    first, *others = frames
    first.save(
        FOLDER / "move.webp",
        save_all=True,
        append_images=others,
        duration=[*([FRAME] * (len(frames) - 1)), LAST],
        loop=0,
        quality=70,
        method=6,
    )


def _spot(spots: Sequence[ScreenElement], name: str) -> ScreenElement:
    return next(spot for spot in spots if spot.name == name)


def _name(choice: Choice) -> str:
    """The page's key of a place."""
    return f"{choice['field']}:{','.join(map(str, choice['at']))}"


def _frame(page: Page) -> Image.Image:
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


if __name__ == "__main__":
    main()
