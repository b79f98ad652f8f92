"""Hints: a nudge, the place, and the moves with chances and reasons, previewed on the field."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.scenes import ENGINE_TIMEOUT
from tests.browser.tables import catch_up, open_table, play_on, view
from tests.browser.visitor import LOOKS, Visitor

DRAINING = {
    "action": "draw",
    "do": "draw",
    "lasting": True,
    "match": 0.6,
    "laying": 0.5,
    "points": 20.0,
    "reasons": [],
}


@pytest.mark.parametrize("look", LOOKS)
def test_a_hint_goes_from_a_nudge_over_the_place_to_the_move(
    look: str, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(**LOOKS[look])
    page, table = visitor.page, open_table(visitor, bots=["greedy"])
    play_on(visitor, table, 6)
    # If several tiles fit, one is among the best three.
    while len(placed := tiles_that_fit(visitor, table)) < 2:
        play_on(visitor, table, 1)
    catch_up(visitor, table)
    visitor.press("table-hint")
    rows = page.locator("button.row")
    where = page.get_by_role("button", name=visitor.say("hint-show-place"))
    expect(where).to_be_visible(timeout=ENGINE_TIMEOUT)
    expect(rows).to_have_count(0)
    expect(page.locator(".glows")).to_have_count(0)
    where.click()
    expect(page.locator(".glows")).to_have_count(1)
    expect(rows).to_have_count(0)
    visitor.press("hint-show-move")
    expect(rows.first).to_be_visible()
    assert 1 <= rows.count() <= 3
    expect(page.get_by_text(re.compile("^Against (players|casual players)"))).to_be_visible()
    row = rows.filter(has_text=re.compile("|".join(placed))).first
    words = row.inner_text()
    # The reasons behind the move may name other tiles.
    tile = min((tile for tile in placed if tile in words), key=words.index)
    row.click()
    expect(page.locator(".ghost")).to_have_count(1)
    expect(page.locator(f"[data-hand-tile='{tile}']")).to_have_attribute("aria-pressed", "true")


def test_a_hint_to_draw_leads_to_the_idea(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.page
    page.route_web_socket("**/socket*", advise_to_draw)
    play_on(visitor, open_table(visitor, bots=["greedy"]), "turn")
    visitor.press("table-hint")
    where, move = visitor.button("hint-show-place"), visitor.button("hint-show-move")
    expect(where.or_(move)).to_be_visible(timeout=ENGINE_TIMEOUT)
    if where.is_visible():
        where.click()
    move.click()
    visitor.press("idea-lay-or-draw")
    page.wait_for_url("**/learn/ideas/lay-or-draw")
    expect(page.locator("h1")).to_have_text(visitor.say("idea-lay-or-draw"))


def advise_to_draw(socket: WebSocketRoute) -> None:
    """Passes frames on; every hint says that draining the well is better."""
    server = socket.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        frame = json.loads(message)
        if frame["type"] == "hint":
            frame["plan"] = DRAINING
        socket.send(json.dumps(frame))

    server.on_message(pass_on)


def test_no_hints_where_the_table_has_none(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    open_table(visitor, bots=["greedy"], hints=False)
    visitor.page.get_by_role("toolbar").wait_for()
    expect(visitor.page.get_by_role("button", name=visitor.say("table-hint"))).to_have_count(0)


def tiles_that_fit(visitor: Visitor, table: str) -> set[str]:
    play_on(visitor, table, "turn")
    legal = view(visitor, table)["match"]["legal"]
    return {choice["tile"] for choice in legal if choice["do"] == "place"}
