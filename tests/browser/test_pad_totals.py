"""Totals on the score pad: a number that is cut off would be another number."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.evenings import begin, keys, with_rules
from tests.browser.visitor import DESK, PHONE, Visitor
from tests.pad.entries import NAMES
from trimino.pad import Pad, PadSettings
from trimino.pad.lines import DrawLine, PlaceLine
from trimino.rules import Tile, published
from trimino.terminal.pad_link import pad_link

SIZES = [PHONE, (740, 360), (1000, 700), DESK]

INSIDE = """([width, height]) => innerWidth === width && innerHeight === height &&
  [...document.querySelectorAll('main li > strong')].every((total) => {
    const range = document.createRange();
    range.selectNodeContents(total);
    const [text, card] = [range, total.parentElement].map((one) => one.getBoundingClientRect());
    return text.left >= card.left && text.right <= card.right;
  })"""


@pytest.mark.parametrize("players", [4, 6])
def test_every_total_is_seen_whole(players: int, visit: Callable[..., Visitor]) -> None:
    visitor = with_rules(visit())
    settings = PadSettings(published("tri-domino"))
    pad = Pad.begun(settings, NAMES[:players], id="low", begun_on="2026-11-18")
    opened = pad.add(PlaceLine(0, Tile(5, 5, 5)), *[DrawLine(1)] * 210)
    visitor.open(pad_link(opened, ""))
    visitor.press("evening-keep")
    keys(visitor).first.wait_for()
    sees_all(visitor.page)
    visitor.page.get_by_role("button", name=visitor.say("evening-big"), exact=True).click()
    visitor.button("evening-write").wait_for()
    sees_all(visitor.page)


def sees_all(page: Page) -> None:
    """No total is cut off, whatever the size of the screen."""
    lowest = page.locator("main li > strong", has_text="1050")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        lowest.wait_for()
        page.wait_for_function(INSIDE, arg=[width, height], timeout=5_000)


def test_a_long_name_has_a_second_line(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size=PHONE)
    begin(visitor, "Maximilian-Alexander", "Juris")
    visitor.page.get_by_role("button", name=visitor.say("evening-big"), exact=True).click()
    name = visitor.page.get_by_text("Maximilian-Alexander")
    expect(name).to_be_visible()
    assert name.evaluate("(one) => one.scrollWidth <= one.clientWidth") is True
    assert name.evaluate("(one) => one.scrollHeight <= one.clientHeight") is True
