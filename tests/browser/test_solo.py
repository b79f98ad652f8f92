"""Solo games: from the form to the list of best results."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.playing import Mouse, lay, play
from tests.browser.scenes import ENGINE_TIMEOUT
from tests.browser.screen import read_screen
from tests.browser.tables import (
    WHOLE_WELL,
    catch_up,
    finished_match,
    laid,
    open_table,
    play_on,
    view,
)
from tests.browser.visitor import LOOKS, Visitor


def test_a_solo_game_enters_the_best_results(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.open("/")
    visitor.press("home-solo")
    well = visitor.page.get_by_label(visitor.say("new-well"), exact=True)
    # Only games with the same well are compared, so this is the first in its list.
    well.fill("13")
    well.press("Tab")
    visitor.sees("new-best", well=13)
    visitor.sees("new-best-empty")
    visitor.press("new-start")
    visitor.page.get_by_role("toolbar").or_(visitor.page.locator(".asked")).first.wait_for()
    play(visitor, Mouse())
    title = visitor.dialog().get_by_role("heading").first.inner_text()
    total = re.search(r"−?\d+", title)
    assert total, title
    praise = "end-screen-place" if int(total[0].replace("−", "-")) > 0 else "end-screen-place-low"
    visitor.sees(praise, place=1, well=13)
    visitor.open("/new/solo")
    well.fill("13")
    well.press("Tab")
    row = visitor.page.locator("ol li").filter(has_text=visitor.say("player-you"))
    expect(row).to_have_count(1)
    expect(row.locator("b")).to_have_text(total[0])


@pytest.mark.parametrize(
    ("locale", "own", "opens"),
    [("en-GB", "pressman", "trimino"), ("cs-CZ", "tri-domino", "trimino")],
)
def test_it_says_why_it_follows_other_rules_than_ones_own(
    locale: str, own: str, opens: str, look: str, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(**LOOKS[look], locale=locale)
    page = visitor.open("/new/solo")
    visitor.sees("new-solo-other", rules=visitor.say(f"ruleset-{own}"))
    expect(page.get_by_label(visitor.say("new-rules"), exact=True)).to_have_value(opens)


@pytest.mark.parametrize("box", ["triomino", "triple-domino"])
def test_it_opens_with_ones_own_rules_where_they_have_a_solo_game(
    box: str, visit: Callable[..., Visitor]
) -> None:
    visitor = visit()
    kept = f"localStorage.setItem('trimino-prefs', JSON.stringify({{sheet: '{box}'}}))"
    visitor.context.add_init_script(kept)
    page = visitor.open("/new/solo")
    expect(page.get_by_label(visitor.say("new-rules"), exact=True)).to_have_value(box)
    expect(visitor.text("new-solo-other", rules=visitor.say(f"ruleset-{box}"))).to_have_count(0)


def test_a_solo_game_with_a_hint_does_not(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.open("/new/solo")
    well = visitor.page.get_by_label(visitor.say("new-well"), exact=True)
    well.fill("5")
    well.press("Tab")
    visitor.press("new-start")
    visitor.press("table-hint")
    visitor.sees("hint-title")
    visitor.press("ui-close")
    play(visitor, Mouse())
    visitor.sees("end-screen-no-place", well=5)


def test_a_result_below_zero_is_not_praised(look: str, visit: Callable[..., Visitor]) -> None:
    visitor = visit(**LOOKS[look])
    total = 1
    while total > 0:
        # With a well of one tile most games are soon blocked, and the hand counts against one.
        table = open_table(visitor, well_size=1, shows=False)
        play_on(visitor, table)
        [total] = view(visitor, table)["match"]["totals"]
    visitor.open(f"/table/{table}")
    best = visitor.ask("GET", "/api/best/triomino/1")["best"]
    place = [result["table"] for result in best].index(table) + 1
    visitor.sees("end-screen-place-low", place=place, well=1)
    expect(visitor.dialog()).not_to_contain_text("!")
    expect(visitor.dialog().locator(".star")).to_have_count(0)


def test_nobody_else_is_spoken_of(look: str, visit: Callable[..., Visitor]) -> None:
    visitor = visit(**LOOKS[look])
    table = finished_match(visitor, bots=[])
    ended = visitor.dialog()
    expect(ended.get_by_role("heading")).to_have_count(1)
    expect(ended.get_by_role("table")).to_have_count(0)
    visitor.open(f"/replay/table/{table}")
    visitor.sees("analysis-about", solo="yes")
    expect(visitor.button("replay-play-on")).to_contain_text(
        visitor.say("replay-play-on-about", solo="yes")
    )
    expect(visitor.button("replay-to-table")).to_contain_text(
        visitor.say("replay-to-table-about", solo="yes")
    )
    visitor.press("analysis-ask")
    for told in ("analysis-accuracy-about", "analysis-draws-about"):
        text = visitor.say(told, solo="yes")
        expect(visitor.page.get_by_text(text)).to_be_visible(timeout=ENGINE_TIMEOUT)


def test_results_by_earlier_rules_stand_apart(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    earlier = [{"name": "Anna", "points": -94, "at": 1.0, "table": "before"}]
    visitor.page.route(
        "**/api/best/*/*", lambda route: route.fulfill(json={"best": [], "earlier": earlier})
    )
    visitor.open("/new/solo")
    visitor.sees("new-best-empty")
    visitor.sees("new-best-earlier")
    expect(visitor.page.locator("ol li b")).to_have_text("−94")


def test_what_happened_last_is_told_again_after_a_reload(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    open_table(visitor, well_size=WHOLE_WELL)
    page, happened = visitor.page, visitor.page.locator(".happened")
    page.get_by_role("toolbar").wait_for()
    # The page was opened after the deal.
    expect(happened).to_have_text(visitor.say("table-dealt", round=1))
    lay(page, Mouse(), play(visitor, Mouse(), until=lambda screen: screen.can_lay))
    told = happened.inner_text()
    page.reload()
    expect(happened).to_have_text(told)


def test_a_reload_in_mid_move_loses_no_tile(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table, page = open_table(visitor, well_size=WHOLE_WELL), visitor.page
    for _ in range(3):
        screen = play(visitor, Mouse(), until=lambda screen: screen.can_lay)
        before = _tiles(visitor, table)
        page.mouse.click(*screen.tiles[0][1:])
        page.mouse.click(*read_screen(page).places[0][1:])
        # The move is on its way, or the tile waits to be turned.
        page.reload()
        page.get_by_role("toolbar").wait_for()
        catch_up(visitor, table)
        assert _tiles(visitor, table) == before


def _tiles(visitor: Visitor, table: str) -> list[str]:
    """The tiles on the field and in the hand."""
    return sorted([*laid(visitor, table), *view(visitor, table)["match"]["hand"]])
