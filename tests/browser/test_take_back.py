"""A tile that was laid in error comes back, where nothing hidden has come to light since."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.playing import Mouse, lay, play
from tests.browser.sight import look
from tests.browser.tables import open_table
from tests.browser.visitor import Visitor


@pytest.mark.parametrize("how", ["button", "key"])
def test_what_was_laid_is_taken_back(how: str, visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    open_table(visitor, rules="triomino")
    page = visitor.page
    before = play(visitor, Mouse(), until=lambda sight: sight.can_lay)
    lay(page, Mouse(), before)
    [tile] = set(look(page).laid) - set(before.laid)
    expect(page.locator(f"[data-hand-tile='{tile}']")).to_have_count(0)
    if how == "key":
        page.keyboard.press("u")
    else:
        visitor.press("table-take-back")
    expect(page.locator(f"[data-hand-tile='{tile}']")).to_have_count(1)
    assert look(page).laid == before.laid


def test_against_a_bot_that_has_answered_nothing_is_taken_back(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    open_table(visitor, bots=["greedy"])
    visitor.page.get_by_role("toolbar").wait_for()
    expect(visitor.page.get_by_role("button", name=visitor.say("table-take-back"))).to_have_count(0)
