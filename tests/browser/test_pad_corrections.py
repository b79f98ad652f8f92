"""Corrections on the score pad: about the line that was tapped, whatever changes meanwhile."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.evenings import an_evening, evening_id, kept_edits, lay, line, scored
from tests.browser.test_pad_start import NO_PYTHON
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def correcting(visitor: Visitor, number: int) -> None:
    """Begin to correct a line."""
    line(visitor, number)
    visitor.press("evening-correct")
    visitor.sees("evening-correcting", line=number)


def test_a_line_that_is_undone_is_no_longer_corrected(visit: Visit) -> None:
    visitor = visit()
    an_evening(visitor)
    page = visitor.page
    visitor.press("table-draw")
    scored(visitor, 6)
    correcting(visitor, 6)
    visitor.press("evening-undo")
    expect(page.locator("[data-line='6']")).to_have_count(0)
    expect(visitor.text("evening-correcting", line=6)).to_be_hidden()
    visitor.press("table-draw")
    scored(visitor, 6)
    edits = kept_edits(page, evening_id(page))
    assert [edit["edit"] for edit in edits] == ["add"] * 6
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_line_that_gets_another_number_is_no_longer_corrected(visit: Visit) -> None:
    visitor = visit()
    an_evening(visitor)
    page = visitor.page
    correcting(visitor, 4)
    line(visitor, 3)
    visitor.press("evening-remove")
    expect(page.locator("[data-line='5']")).to_have_count(0)
    expect(visitor.text("evening-correcting", line=4)).to_be_hidden()
    lay(visitor, "4-4-4")
    scored(visitor, 5)
    edits = kept_edits(page, evening_id(page))
    assert [edit["edit"] for edit in edits][5:] == ["remove", "add"]


def test_no_line_is_corrected_while_its_number_may_change(visit: Visit) -> None:
    visitor = visit()
    an_evening(visitor)
    page = visitor.page
    visitor.context.add_init_script(NO_PYTHON)
    page.reload()
    visitor.press("table-draw")
    expect(page.locator("[data-pending]")).to_have_count(1)
    line(visitor, 3)
    visitor.press("evening-remove")
    expect(page.locator("[data-pending]")).to_have_count(2)
    # Until it is scored, the lines below stand there by their former numbers.
    line(visitor, 5)
    expect(page.locator("[data-line='5'] .ways")).to_be_visible()
    for message in ("evening-correct", "evening-insert", "evening-remove"):
        expect(visitor.button(message)).to_be_hidden()
    visitor.press("evening-undo")
    line(visitor, 5)
    expect(visitor.button("evening-correct")).to_be_visible()
