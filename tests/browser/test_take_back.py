"""Taking back a tile, as long as nothing hidden was revealed since."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.playing import Mouse, lay, play
from tests.browser.screen import read_screen
from tests.browser.tables import WHOLE_WELL, open_table
from tests.browser.visitor import Visitor


@pytest.mark.parametrize("how", ["button", "key"])
def test_a_laid_tile_is_taken_back(how: str, visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    open_table(visitor, well_size=WHOLE_WELL)
    page = visitor.page
    before = play(visitor, Mouse(), until=lambda screen: screen.can_lay)
    lay(page, Mouse(), before)
    [tile] = set(read_screen(page).laid) - set(before.laid)
    expect(page.locator(f"[data-hand-tile='{tile}']")).to_have_count(0)
    if how == "key":
        page.keyboard.press("u")
    else:
        visitor.press("table-take-back")
    expect(page.locator(f"[data-hand-tile='{tile}']")).to_have_count(1)
    assert read_screen(page).laid == before.laid


def test_nothing_is_taken_back_after_a_bot_has_played(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    open_table(visitor, bots=["greedy"])
    visitor.page.get_by_role("toolbar").wait_for()
    expect(visitor.page.get_by_role("button", name=visitor.say("table-take-back"))).to_have_count(0)
