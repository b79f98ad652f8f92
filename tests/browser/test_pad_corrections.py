"""Corrections on the score pad: about the line that was tapped, whatever changes meanwhile."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.evenings import (
    an_evening,
    as_player,
    begin,
    evening_id,
    has_totals,
    kept_edits,
    kept_pad,
    lay,
    line,
    scored,
)
from tests.browser.test_pad_start import NO_PYTHON
from tests.browser.visitor import Visitor
from trimino.rules import published

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


def choose_rules(visitor: Visitor, rules: str) -> None:
    visitor.page.get_by_role("button", name=visitor.say("evening-menu"), exact=True).click()
    visitor.press("evening-rules")
    dialog = visitor.dialog()
    dialog.get_by_label(visitor.say("evening-by-rules"), exact=True).select_option(rules)
    dialog.get_by_role("button", name=visitor.say("evening-correct"), exact=True).click()


def test_the_rules_of_an_evening_are_corrected_in_the_middle_of_it(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    begin(visitor, "Anna", "Juris")
    as_player(visitor, 1)
    lay(visitor, "5-5-5")
    lay(visitor, "4-5-5", "bridge")
    scored(visitor, 3)
    has_totals(visitor, 54, 25)
    choose_rules(visitor, "goliath")
    expect(page.get_by_role("heading", name="Goliath")).to_be_visible()
    pad = kept_pad(page)
    assert pad.settings.rules == published("goliath")
    assert pad.sheet.totals != (54, 25)
    has_totals(visitor, *pad.sheet.totals)
    # What is written now is scored by them, and so are the lines that are there.
    lay(visitor, "4-4-5")
    scored(visitor, 4)
    has_totals(visitor, *kept_pad(page).sheet.totals)
    evening = page.url
    visitor.open("/pad")
    expect(page.locator("[data-evening] small")).to_contain_text("Goliath")
    page.goto(evening)
    scored(visitor, 4)
    visitor.press("evening-undo")
    visitor.press("evening-undo")
    has_totals(visitor, 54, 25)
    assert kept_pad(page).settings.rules == published("trimino")
