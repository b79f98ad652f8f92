"""Screens of the app in the terminal, as the documentation shows them."""

from functools import cache

from tests.tui.piloting import QUICK, Driver, drive, play_round, play_turn
from trimino.rules import Item

SEED = 259
"""A match in which the keys that the pilot presses lead to a bridge with 3-4-4."""


def table() -> str:
    """The table with a tile about to be laid."""
    return _block(_screens()[0])


def ending() -> str:
    """The end of the round."""
    return _block(_screens()[1])


@cache
def _screens() -> tuple[str, str]:
    shown: list[str] = []

    async def play(driver: Driver) -> None:
        while not _is_bridge(driver):
            before = driver.events
            await play_turn(driver)
            await driver.until(lambda known=before: driver.events != known)  # type: ignore[misc]
            await driver.turn()
        await driver.press("right")
        shown.append(await _at_rest(driver))
        await play_round(driver)
        shown.append(await _at_rest(driver))

    drive(play, QUICK._replace(seed=SEED, names="Anna"))
    first, second = shown
    return first, second


async def _at_rest(driver: Driver) -> str:
    """The screen once nothing on it moves any more."""
    before, shown = "", driver.shown
    while shown != before:
        await driver.pilot.pause(0.3)
        before, shown = shown, driver.shown
    return shown


def _is_bridge(driver: Driver) -> bool:
    choice = driver.table.selection
    assert choice is not None
    items = [
        score.item for tile in choice.layable[:1] for score in choice.menu.options(tile)[0].scores
    ]
    return Item.BRIDGE in items


def _block(shown: str) -> str:
    return f"```text\n{shown}\n```\n"
