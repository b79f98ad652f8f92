"""With almost all tiles on the field: laying one takes no long task, and draws no other anew."""

import json
from collections.abc import Callable

from playwright.sync_api import Browser, Page

from tests.browser.scenes import SCENES
from tests.browser.sight import Spot, look, wait_until
from tests.browser.visitor import Visitor

SLOWER = 4
LONGEST = 50
"""How many milliseconds a task may take on a phone that is so many times slower."""
TRIES = 5
"""What else a machine does takes from its caches too; the limit stays, one try must keep it."""

# Whatever changes in a tile that lay there before.
CHANGES = """() => {
  window.changed = [];
  for (const tile of document.querySelectorAll('[data-tile]'))
    new MutationObserver(() => window.changed.push(tile.dataset.tile)).observe(
      tile, {subtree: true, childList: true, attributes: true, characterData: true});
  return document.querySelectorAll('[data-tile]').length;
}"""


def test_no_task_is_long_while_a_tile_is_dragged_and_laid(
    browser: Browser, visit: Callable[..., Visitor]
) -> None:
    found: list[float] = []
    while len(found) < TRIES and (not found or found[-1] > LONGEST):
        found.append(SLOWER * _longest_task(browser, visit(motion=True)))
    assert 0 < min(found) <= LONGEST, found


def test_laying_a_tile_draws_no_other_anew(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    SCENES["full"](visitor)
    _draw_until_something_fits(visitor.page)
    way = _way(visitor.page)
    lay = visitor.page.evaluate(CHANGES)
    assert lay > 50
    _drag(visitor.page, *way)
    wait_until(visitor.page, "(seen, before) => seen.laid.length > before", lay)
    assert visitor.page.evaluate("() => window.changed") == []


def _longest_task(browser: Browser, visitor: Visitor) -> float:
    """How many milliseconds of its processor the longest task of the page took."""
    page = visitor.page
    SCENES["full"](visitor)
    # The first touch opens the loudspeaker, which takes as long as the machine's sound does.
    page.mouse.click(180, 200)
    _draw_until_something_fits(page)
    tile, place = _way(page)
    page.wait_for_timeout(1_000)
    browser.start_tracing(page=page, categories=["toplevel"])
    _drag(page, tile, place)
    page.wait_for_timeout(1_000)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    named = (event for event in events if event.get("name") == "thread_name")
    threads = {event["tid"] for event in named if event["args"]["name"] == "CrRendererMain"}
    tasks = [event.get("tdur", 0) for event in events if event.get("tid") in threads]
    return float(max(tasks)) / 1_000


def _way(page: Page) -> tuple[Spot, Spot]:
    """A tile that fits, and where."""
    tile = look(page).tiles[0]
    page.mouse.click(tile.x, tile.y)
    place = look(page).places[0]
    page.keyboard.press("Escape")
    return tile, place


def _drag(page: Page, tile: Spot, place: Spot) -> None:
    page.mouse.move(tile.x, tile.y)
    page.mouse.down()
    page.mouse.move(tile.x, tile.y - 40, steps=5)
    page.mouse.move(place.x, place.y, steps=20)
    page.mouse.up()


def _draw_until_something_fits(page: Page) -> None:
    while not look(page).can_lay:
        before = look(page).values
        draw = look(page).button("Draw")
        assert draw, "nothing fits, and nothing can be drawn"
        page.mouse.click(draw.x, draw.y)
        wait_until(
            page, "(seen, before) => JSON.stringify(seen) !== JSON.stringify(before)", before
        )
