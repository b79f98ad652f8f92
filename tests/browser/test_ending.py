"""The end of a match: what is visible at once, and how to play again."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.scenes import SCENES
from tests.browser.screen import becomes
from tests.browser.tables import finished_match, view
from tests.browser.visitor import Visitor

LANDSCAPE = (740, 360)

# Whether an element is on the screen and not covered by the foot of the dialog.
SEEN = """(found) => { const box = found.getBoundingClientRect();
  return [box.top + 1, box.bottom - 1].every((y) =>
    found.contains(document.elementFromPoint(box.left + box.width / 2, y))); }"""


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_winner_reason_and_score_are_visible_at_once(
    visit: Callable[..., Visitor], locale: str
) -> None:
    visitor = visit(locale=locale)
    SCENES["match-end"](visitor)
    dialog = visitor.dialog()
    why = dialog.get_by_text(visitor.say("match-rounds", rounds=1))
    expect(dialog.locator("tr").first).to_be_visible()
    for found in (dialog.get_by_role("heading").first, why, *dialog.locator("tr").all()):
        becomes(found, SEEN)


def test_on_a_phone_on_its_side_no_line_is_covered(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size=LANDSCAPE)
    SCENES["match-end"](visitor)
    dialog = visitor.dialog()
    expect(dialog.locator("tr").first).to_be_visible()
    lines = (dialog.get_by_role("heading").first, *dialog.locator(".end p, .end tr").all())
    for line in (*lines, *dialog.locator(".ways").get_by_role("button").all()):
        line.scroll_into_view_if_needed()
        becomes(line, SEEN)


def test_a_rematch_takes_one_tap_and_starts_at_once(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = finished_match(visitor, bots=["greedy"])
    visitor.press("end-screen-again")
    visitor.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    expect(visitor.page.get_by_role("toolbar")).to_be_visible()
    again = view(visitor, visitor.page.url.rpartition("/")[2])["table"]
    assert again["status"] == "playing"
    assert [seat["bot"] for seat in again["seats"]] == [None, "greedy"]
