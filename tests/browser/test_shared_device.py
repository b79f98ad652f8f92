"""Several players on one device: a covered hand is not even on the page."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.playing import Mouse, lay, play, step
from tests.browser.pointer import press_refused
from tests.browser.screen import read_screen, wait_until
from tests.browser.tables import open_table, with_low_target
from tests.browser.visitor import Visitor
from trimino.records.record import replay

TURNS = 6

SETTLED = "(now) => now.held > 0 || now.buttons.some(([name]) => name.startsWith('I am'))"

# All attributes and texts; outlines are numbers too, but reveal nothing.
HELD = """() => [...document.querySelectorAll('*')].flatMap((e) => [
  ...[...e.attributes].filter(({name}) => !['d', 'points'].includes(name)).map(({value}) => value),
  ...[...e.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data)])"""


def test_a_covered_hand_is_not_on_the_page(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    open_table(visitor, names=["Anna", "Juris"])
    page, way, before = visitor.page, Mouse(), set[str]()
    for _ in range(TURNS):
        covered = wait_for_cover(page)
        expect(page.locator("[data-hand-tile], [data-action], g[data-place]")).to_have_count(0)
        hidden = before - set(read_screen(page).laid)
        assert not [tile for tile in hidden if tile in covered]
        uncover(page)
        hand = held(page)
        assert hand
        assert not [tile for tile in hand if tile in covered]
        while held(page):
            step(page, way, read_screen(page))
            before = hand | held(page)


def test_a_match_on_one_device(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = open_table(visitor, rules=with_low_target("triomino"), names=["Anna", "Juris", "Līga"])
    play(visitor, Mouse())
    record = visitor.ask("GET", f"/api/tables/{table}/record")
    assert replay(record).over
    assert record["players"] == ["Anna", "Juris", "Līga"]


def test_a_move_is_undone_until_the_next_player_has_looked(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    open_table(visitor, rules="triodominio", names=["Anna", "Juris"])
    page = visitor.page
    wait_for_cover(page)
    expect(visitor.button("table-take-back")).to_have_attribute("aria-disabled", "true")
    uncover(page)
    hand = held(page)
    lay(page, Mouse(), read_screen(page))
    expect(page.get_by_text("Pass the device to Juris")).to_be_visible()
    visitor.press("table-take-back")
    expect(page.get_by_text("Pass the device to Anna")).to_be_visible()
    assert read_screen(page).laid == []
    uncover(page)
    assert held(page) == hand
    lay(page, Mouse(), read_screen(page))
    expect(page.get_by_text("Pass the device to Juris")).to_be_visible()
    uncover(page)
    press_refused(visitor.button("table-take-back"))
    expect(page.locator(".refused")).to_have_text(visitor.say("table-cannot-take-back"))
    assert len(read_screen(page).laid) == 1


def wait_for_cover(page: Page) -> str:
    """Waits for the cover; returns all text and attributes of the page."""
    page.get_by_text("Pass the device to").wait_for()
    return "\n".join(page.evaluate(HELD))


def uncover(page: Page) -> None:
    page.get_by_role("button", name="I am").click()
    page.get_by_role("toolbar").wait_for()


def held(page: Page) -> set[str]:
    """The visible tiles of the hand."""
    wait_until(page, SETTLED)
    found: list[str] = page.eval_on_selector_all(
        "[data-hand-tile]", "(all) => all.map((e) => e.dataset.handTile)"
    )
    return set(found)
