"""The newcomer's script: from the first page to a match of one's own, without any documentation."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.guiding import LESSONS, Newcomer
from tests.browser.playing import InputMethod, Mouse, Touch, play
from tests.browser.screen import read_screen, wait_until
from tests.browser.visitor import LOOKS, PHONE, Visitor

TAPS_TO_START = 1
TAPS_TO_BONUS = TAPS_TO_START + 8
"""Tile and place of four steps, the last of which closes a hexagon."""
TAPS_TO_END = TAPS_TO_START + 17
"""Tile and place of eight steps, and one draw."""
TAPS_TO_MATCH = TAPS_TO_END + 1
TAPS_TO_TILE = TAPS_TO_MATCH + 3
"""Tile, place, and confirmation if the tile can be turned."""


def test_a_newcomer_learns_the_game_and_plays(look: str, visit: Callable[..., Visitor]) -> None:
    touch = LOOKS[look]["size"] == PHONE
    visitor = visit(**LOOKS[look], touch=touch, service_workers="allow")
    newcomer, page = Newcomer(visitor, touch=touch), visitor.page
    newcomer.start()
    assert newcomer.taps <= TAPS_TO_START
    for step in newcomer.play():
        if step.asks == "guide-alone":
            bonus = visitor.say("guide-hexagon-done", points=58, worth=8, hexagon=50)
            expect(newcomer.panel).to_contain_text(bonus)
            assert newcomer.taps <= TAPS_TO_BONUS
    expect(visitor.dialog()).to_contain_text(visitor.say("guide-goal", total=188, target=400))
    assert newcomer.taps <= TAPS_TO_END

    guided = page.url
    newcomer.tap(visitor.button("guide-own-match"))
    expect(page).not_to_have_url(guided)
    assert newcomer.taps <= TAPS_TO_MATCH
    lay_first_tile(newcomer, Touch(page) if touch else Mouse())
    assert newcomer.taps <= TAPS_TO_TILE

    own = page.url.rsplit("/", 1)[-1]
    page.goto(visitor.server.url)
    visitor.sees("home-running")
    assert [game["id"] for game in visitor.ask("GET", "/api/me/games")["tables"]] == [own]
    expect(page.get_by_text(visitor.say("guide-offer"))).to_have_count(0)


def lay_first_tile(newcomer: Newcomer, way: InputMethod) -> None:
    """Lay a tile in a match without a guide; draws are not counted, as the deal decides them."""
    page = newcomer.page
    expect(newcomer.panel).to_have_count(0)
    screen = play(newcomer.visitor, way, until=lambda screen: screen.can_lay)
    newcomer.tap_at(*screen.tiles[0][1:])
    newcomer.tap_at(*read_screen(page).places[0][1:])
    if button := read_screen(page).button("Lay"):
        newcomer.tap_at(button.x, button.y)
    wait_until(page, "(now, tile) => now.laid.includes(tile)", screen.tiles[0].name)


def test_every_step_has_a_lesson_of_its_own() -> None:
    assert len({step.asks for step in LESSONS}) == len(LESSONS) == 9
