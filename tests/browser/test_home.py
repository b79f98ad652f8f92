"""Home page: play in one tap, and the list of one's games."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.playing import CHANGED, Mouse, play, point_at_place
from tests.browser.screen import Screen, read_screen, wait_until
from tests.browser.tables import finished_match, open_table, play_on
from tests.browser.visitor import Visitor
from trimino.rules import Message

ASKED = """(now) => now.tiles.length > 0 && now.places.length > 0
  || now.buttons.some(([name]) => /^(Draw|Pass)/.test(name))"""
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
    visitor.sees("home-finished")
    page.locator(f"a[href^='/replay/table/{over}']").click()
    page.get_by_role("slider").wait_for()
    page.go_back()
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
