"""Home page: play in one tap, and the list of one's games."""

import time
from collections.abc import Callable
from itertools import groupby

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.playing import CHANGED, Mouse, play, point_at_place
from tests.browser.screen import Screen, read_screen, wait_until
from tests.browser.tables import finished_match, open_table, play_on
from tests.browser.visitor import LOOKS, Visitor
from trimino.rules import Message
from trimino.words import Words

ASKED = """(now) => now.tiles.length > 0 && now.places.length > 0
  || now.buttons.some(([name]) => /^(Draw|Pass)/.test(name))"""
# What each frame shows, from now on.
WATCH = """() => {
  const shows = (selector) => document.querySelector(selector)?.checkVisibility() ?? false;
  const look = () => shows('#play-now') ? 'home' : shows('.game .felt') ? 'table'
    : shows('.skeleton header') && shows('.skeleton main') ? 'outline' : 'blank';
  window.seen = [];
  const frame = () => { window.seen.push(look()); requestAnimationFrame(frame); };
  frame();
}"""
SLOW = 0.4
"""Seconds that a slow connection adds to each step."""
MAX_TAPS = 4
"""Play, tile, place, and confirmation if the tile can be turned."""


def test_a_newcomer_lays_a_tile_without_reading_anything(visit: Callable[..., Visitor]) -> None:
    visitor = visit(touch=True)
    page, taps = visitor.open("/"), 0
    visitor.button("home-play-now").tap()
    taps += 1
    while not (screen := wait_for_turn(page)).can_lay:
        # If nothing fits, one button stands out.
        page.locator(".actions button.main").first.tap()
        wait_until(page, CHANGED, screen.values)
    page.touchscreen.tap(*screen.tiles[0][1:])
    taps += 1
    place = read_screen(page).places[0]
    page.touchscreen.tap(*place[1:])
    taps += 1
    if button := read_screen(page).button("Lay"):
        page.touchscreen.tap(*button[1:])
        taps += 1
    wait_until(page, "(now, tile) => now.laid.includes(tile)", screen.tiles[0].name)
    assert taps <= MAX_TAPS


def test_nothing_is_said_of_boxes_and_levels_before_one_was_chosen(
    look: str, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(**LOOKS[look])
    page = visitor.open("/")
    visitor.sees("home-play-now-first", rules=visitor.say("ruleset-pressman"))
    visitor.press("home-change")
    page.get_by_label(visitor.say("new-bot"), exact=True).select_option("keen")
    expect(page.get_by_text(visitor.say("bot-name-keen")).first).to_be_visible()
    first = visitor.say("home-play-now-first", rules=visitor.say("ruleset-pressman"))
    expect(page.get_by_text(first)).to_have_count(0)


def wait_for_turn(page: Page) -> Screen:
    wait_until(page, ASKED)
    return read_screen(page)


def test_the_score_of_a_tile_is_shown_before_it_is_laid(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = open_table(visitor, bots=["greedy"])
    play_on(visitor, table, "turn")
    play(visitor, Mouse(), until=lambda screen: screen.can_lay)
    bubble = point_at_place(visitor.page)
    assert any(sign.isdigit() for sign in bubble.inner_text())


def test_games_are_listed_with_whose_turn_it_is(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    over = finished_match(visitor)
    running = open_table(visitor, bots=["greedy"])
    play_on(visitor, running, "turn")
    page = visitor.open("/")
    visitor.sees("home-running")
    expect(page.locator(f"a[href='/table/{running}']")).to_contain_text(
        visitor.say("table-to-play", player=Message("player-you"))
    )
    expect(page).to_have_title("(1) Trimino")
    expect(page.locator(f"a[href^='/replay/table/{over}']")).to_have_count(0)
    visitor.press("home-replays")
    page.locator(f"a[href^='/replay/table/{over}']").click()
    page.get_by_role("slider").wait_for()
    visitor.open("/")
    page.locator(f"a[href='/table/{running}']").click()
    page.get_by_role("toolbar").wait_for()


def test_open_tables_of_others_are_listed_and_can_be_joined(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit()
    table = open_table(host, people=1, starts=False, public=True, name="Ilze")
    page = guest.open("/")
    guest.sees("home-open")
    page.locator(f"a[href='/table/{table}']").click()
    guest.press("lobby-sit")
    expect(host.button("lobby-start")).to_be_enabled()
    host.open("/")
    expect(host.page.locator(f"a[href='/table/{table}']")).to_have_count(1)


def test_settings_and_house_rules_have_icons_of_their_own(visit: Callable[..., Visitor]) -> None:
    page = visit().open("/")
    icons = [
        page.locator(f"a[href='{path}'] svg path").first.get_attribute("d")
        for path in ("/settings", "/new")
    ]
    assert all(icons)
    assert icons[0] != icons[1]


def test_the_language_is_one_tap_away(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.open("/")
    page.get_by_label(visitor.say("settings-language")).select_option("cs")
    visitor.words = Words("cs")
    visitor.button("home-play-now").wait_for()
    open_table(visitor, bots=["greedy"])
    page.get_by_label(visitor.say("settings-language")).select_option("lv")
    visitor.words = Words("lv")
    expect(visitor.button("table-draw")).to_be_visible()


def test_no_frame_is_blank_between_play_now_and_the_table(
    look: str, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(**LOOKS[look])
    page = visitor.page
    page.route("**/assets/TablePage*", load_slowly)
    page.route_web_socket("**/socket*", connect_slowly)
    visitor.open("/")
    visitor.button("home-play-now").wait_for()
    page.evaluate(WATCH)
    visitor.press("home-play-now")
    page.get_by_role("toolbar").wait_for()
    # The table is there before the next frame is seen.
    visitor.wait_for(lambda: "table" in page.evaluate("() => window.seen"))
    seen = page.evaluate("() => window.seen")
    assert "blank" not in seen
    assert [kind for kind, _ in groupby(seen)] == ["home", "outline", "table"]


def load_slowly(route: Route) -> None:
    time.sleep(SLOW)
    route.continue_()


def connect_slowly(socket: WebSocketRoute) -> None:
    time.sleep(SLOW)
    socket.connect_to_server()
