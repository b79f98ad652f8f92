"""Hints: a nudge, the place, and the moves with chances and reasons, previewed on the field."""

import json
import re
from collections.abc import Callable
from functools import partial
from itertools import groupby
from operator import itemgetter
from typing import Any

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
    expect(page.locator(".glows").first).to_be_visible()
    expect(rows).to_have_count(0)
    visitor.press("hint-show-move")
    expect(rows.first).to_be_visible()
    assert 1 <= rows.count() <= 3
    expect(page.get_by_text(re.compile("^This assumes that the others play"))).to_be_visible()
    row = rows.filter(has_text=re.compile("|".join(placed))).first
    words = row.inner_text()
    # The reasons behind the move may name other tiles.
    tile = min((tile for tile in placed if tile in words), key=words.index)
    row.click()
    expect(page.locator(".ghost")).to_have_count(1)
    expect(page.locator(f"[data-hand-tile='{tile}']")).to_have_attribute("aria-pressed", "true")


def test_equal_places_of_a_tile_glow_together(look: str, visit: Callable[..., Visitor]) -> None:
    visitor = visit(**LOOKS[look])
    page, ways = visitor.page, list[dict[str, Any]]()
    page.route_web_socket("**/socket*", partial(call_equal, ways))
    table = open_table(visitor, bots=["greedy"])
    while len(cells := {tuple(way["at"]) for way in ways}) < 2:
        play_on(visitor, table, 1)
        play_on(visitor, table, "turn")
        ways[:] = ways_of_one_tile(visitor, table)[:3]
    tile = ways[0]["tile"]
    visitor.press("table-hint")
    told = visitor.say("nudge-equal-places", tile=tile, all=True)
    expect(page.get_by_text(told)).to_be_visible(timeout=ENGINE_TIMEOUT)
    visitor.press("hint-show-place")
    expect(page.locator(".glows")).to_have_count(len(cells))
    visitor.press("hint-show-move")
    expect(page.locator("button.row")).to_have_count(len(ways))


def call_equal(ways: list[dict[str, Any]], socket: WebSocketRoute) -> None:
    """Passes frames on; every hint says that some ways to lay a tile are equally good."""
    server = socket.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        frame = json.loads(message)
        if frame["type"] == "hint":
            nudge = {"name": "nudge-equal-places", "text": ""}
            place = {"name": "hint-places", "details": {"places": ""}, "text": ""}
            worth = {"match": 0.5, "error": 0.0, "points": 0.0, "equal": True, "reasons": []}
            frame |= {
                "nudge": nudge | {"details": {"tile": ways[0]["tile"], "all": True}},
                "place": place,
                "plan": None,
                "advice": [{"action": way["action"], "do": "place", **worth} for way in ways],
            }
        socket.send(json.dumps(frame))

    server.on_message(pass_on)


def ways_of_one_tile(visitor: Visitor, table: str) -> list[dict[str, Any]]:
    """The placements of the tile with the most of them."""
    legal = view(visitor, table)["match"]["legal"]
    places = sorted((way for way in legal if way["do"] == "place"), key=itemgetter("tile"))
    tiles = [list(ways) for _, ways in groupby(places, key=itemgetter("tile"))]
    return max(tiles, key=len, default=[])


@pytest.mark.parametrize("lasting", [True, False])
def test_a_hint_to_drain_the_well_leads_to_the_idea(
    visit: Callable[..., Visitor], lasting: bool
) -> None:
    visitor = visit()
    page = visitor.page
    page.route_web_socket("**/socket*", partial(advise_to_draw, lasting=lasting))
    play_on(visitor, open_table(visitor, bots=["greedy"]), "turn")
    visitor.press("table-hint")
    where, move = visitor.button("hint-show-place"), visitor.button("hint-show-move")
    expect(where.or_(move)).to_be_visible(timeout=ENGINE_TIMEOUT)
    if where.is_visible():
        where.click()
    move.click()
    if not lasting:
        # To draw once more is not what the idea is about.
        expect(page.get_by_text(visitor.say("idea-lay-or-draw"))).to_have_count(0)
        return
    visitor.press("idea-lay-or-draw")
    page.wait_for_url("**/learn/ideas/lay-or-draw")
    expect(page.locator("h1")).to_have_text(visitor.say("idea-lay-or-draw"))


def advise_to_draw(socket: WebSocketRoute, *, lasting: bool) -> None:
    """Passes frames on; every hint says that drawing is better, once or until the well is empty."""
    server = socket.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        frame = json.loads(message)
        if frame["type"] == "hint":
            frame["plan"] = {**DRAINING, "lasting": lasting}
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
