"""Hints: the engine's choices with chances and reasons, previewed on the field."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.scenes import ENGINE_TIMEOUT
from tests.browser.screen import wait_until
from tests.browser.tables import open_table, play_on, view
from tests.browser.visitor import Visitor


def test_a_hint_says_what_and_why_and_shows_it_on_the_field(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page, table = visitor.page, open_table(visitor, bots=["greedy"])
    play_on(visitor, table, 6)
    # If several tiles fit, one is among the best three.
    while len(placed := tiles_that_fit(visitor, table)) < 2:
        play_on(visitor, table, 1)
    wait_until(page, "(now, count) => now.laid.length >= count", 6)
    visitor.press("table-hint")
    visitor.sees("hint-title")
    rows = page.get_by_role("button").filter(has_text="of 100")
    expect(rows.first).to_be_visible(timeout=ENGINE_TIMEOUT)
    assert 1 <= rows.count() <= 3
    # Drawing may be the best of all.
    row = rows.filter(has_text=re.compile("|".join(placed))).first
    words = row.inner_text()
    [tile] = [tile for tile in placed if tile in words]
    row.click()
    expect(page.locator(".ghost")).to_have_count(1)
    expect(page.locator(f"[data-hand-tile='{tile}']")).to_have_attribute("aria-pressed", "true")


def test_no_hints_where_the_table_has_none(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    open_table(visitor, bots=["greedy"], hints=False)
    visitor.page.get_by_role("toolbar").wait_for()
    expect(visitor.page.get_by_role("button", name=visitor.say("table-hint"))).to_have_count(0)


def tiles_that_fit(visitor: Visitor, table: str) -> set[str]:
    play_on(visitor, table, "turn")
    legal = view(visitor, table)["match"]["legal"]
    return {choice["tile"] for choice in legal if choice["do"] == "place"}
