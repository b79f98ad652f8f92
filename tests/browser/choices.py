"""A position in which a visitor may lay or draw, the hand, and the way back."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.records import tiles_fit
from tests.browser.screen import read_screen
from tests.browser.tables import open_table, upload_record
from tests.browser.visitor import Visitor


def open_choice(visitor: Visitor, **settings: Any) -> tuple[str, int]:
    """Opens a position in which tiles fit and a draw is allowed; returns how many tiles fit."""
    visitor.open("/")
    visitor.sign_in()
    record, action, tiles = tiles_fit()
    moment = {"upload": upload_record(visitor, record), "round": 1, "action": action}
    table = open_table(visitor, bots=["greedy"], practice=moment, **settings)
    visitor.page.get_by_role("toolbar").wait_for()
    return table, tiles


def hand(page: Page) -> list[str]:
    """The tiles of the hand, in order of their names."""
    found = page.locator("[data-hand-tile]").evaluate_all("all => all.map(e => e.dataset.handTile)")
    return sorted(found)


def holds(visitor: Visitor, tiles: list[str]) -> None:
    """Waits until the hand has these tiles."""
    visitor.wait_for(lambda: hand(visitor.page) == tiles)


def undo(visitor: Visitor) -> None:
    """Undoes as somebody who knows what that means for the game."""
    visitor.press("table-take-back")
    if read_screen(visitor.page).values["dialog"]:
        visitor.dialog().get_by_role("button", name=visitor.say("table-take-back")).click()
