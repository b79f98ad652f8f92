"""The keys of the score pad: hexagons at once, passes, what is offered and not taken."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.evenings import (
    as_player,
    begin,
    choose,
    has_totals,
    kept_pad,
    lay,
    scored,
    totals,
    with_referee,
)
from tests.browser.visitor import Visitor
from trimino.pad import DeclineLine, PassLine

Visit = Callable[..., Visitor]


def test_two_and_three_hexagons_are_one_tap_each(visit: Visit) -> None:
    visitor = visit(touch=True)
    begin(visitor, "Anna", "Juris", rules="goliath")
    as_player(visitor, 0)
    lay(visitor, "5-5-5")
    scored(visitor, 2)
    before = totals(visitor)
    # The key says what it will score: 14 and 60.
    choose(visitor, "4-5-5")
    two = visitor.say("evening-hexagons", count=2)
    expect(visitor.page.locator(".made .keys button", has_text=two)).to_contain_text("+74")
    visitor.press("evening-other-tile")
    lay(visitor, "4-5-5", "hexagon", 2)
    scored(visitor, 3)
    lay(visitor, "4-4-5", "hexagon", 3)
    scored(visitor, 4)
    lines = kept_pad(visitor.page).sheet.lines[-2:]
    assert [(str(line.kind), line.hexagons, line.points) for line in lines] == [
        ("hexagon", 2, 14 + 60),
        ("hexagon", 3, 13 + 70),
    ]
    has_totals(visitor, before[0] + 83, before[1] + 74)


def test_keys_are_those_of_the_sheet_and_hexagons_are_told_apart(visit: Visit) -> None:
    """Also before Python has started, and while a line is not scored yet."""
    visitor = visit()
    visitor.context.add_init_script("Worker.prototype.postMessage = () => {};")
    begin(visitor, "Anna", "Juris", rules="goliath")
    as_player(visitor, 0)
    lay(visitor, "5-5-5")
    choose(visitor, "4-5-5")
    made = visitor.page.locator(".made .keys")
    marks = [made.locator(f"[data-hexagons='{count}'] path").count() for count in (1, 2, 3)]
    assert marks == [1, 2, 3]
    # Goliath has no doubles.
    expect(made.get_by_text(visitor.say("kind-double"))).to_have_count(0)
    expect(made.get_by_text(visitor.say("kind-bridge"))).to_have_count(1)


def test_a_pass_of_every_kind(visit: Visit) -> None:
    visitor = visit(touch=True)
    begin(visitor, "Anna", "Juris")
    as_player(visitor, 0)
    lay(visitor, "5-5-5")
    scored(visitor, 2)
    for number in range(3):
        visitor.press("table-draw")
        scored(visitor, 3 + number)
    visitor.press("table-pass")
    scored(visitor, 6)
    assert kept_pad(visitor.page).sheet.now.turn == 0
    for number, how in ((7, "evening-pass-empty"), (8, "evening-pass-keep")):
        visitor.page.get_by_role("button", name=visitor.say("evening-more"), exact=True).click()
        visitor.dialog().get_by_role("button", name=visitor.say(how)).click()
        scored(visitor, number)
    pad = kept_pad(visitor.page)
    assert [written.line for written in pad.lines[-3:]] == [
        PassLine(1),
        PassLine(0, empty=True),
        PassLine(1, fits=True),
    ]
    shown, known = totals(visitor), [*pad.sheet.totals]
    assert shown == known
    # Three draws and a pass have cost Juris 25 points, before both passed again.
    assert pad.sheet.lines[5].totals == (25, -25)


def test_a_second_tile_after_zeros_is_declined(visit: Visit) -> None:
    visitor = visit(touch=True)
    begin(visitor, "Anna", "Juris", rules="tri-domino")
    as_player(visitor, 0)
    lay(visitor, "0-0-0")
    scored(visitor, 2)
    visitor.press("evening-no-second")
    scored(visitor, 3)
    pad = kept_pad(visitor.page)
    assert pad.lines[-1].line == DeclineLine(0)
    assert (pad.sheet.now.turn, pad.sheet.warnings) == (1, ())
    expect(visitor.button("evening-no-second")).to_have_count(0)
    # It is not offered either to who took it.
    visitor.press("evening-undo")
    visitor.button("evening-no-second").wait_for()
    lay(visitor, "0-0-1")
    scored(visitor, 3)
    pad = kept_pad(visitor.page)
    assert [line.seat for line in pad.sheet.lines] == [-1, 0, 0]
    assert (pad.sheet.now.turn, pad.sheet.warnings) == (1, ())
    expect(visitor.button("evening-no-second")).to_have_count(0)


def test_a_second_tile_after_zeros_is_declined_on_the_field(visit: Visit) -> None:
    visitor = visit()
    begin(visitor, "Anna", "Juris", rules="tri-domino")
    scored(visitor, 1)
    with_referee(visitor)
    as_player(visitor, 0)
    choose(visitor, "0-0-0")
    visitor.page.locator("[data-tile='0-0-0']").wait_for()
    visitor.press("evening-no-second")
    scored(visitor, 3)
    assert kept_pad(visitor.page).sheet.now.turn == 1


def test_a_new_field_is_declined(visit: Visit) -> None:
    visitor = visit(touch=True)
    begin(visitor, "Anna", "Juris", rules="triodominio")
    as_player(visitor, 0)
    for number, tile in enumerate(("0-0-0", "0-0-1", "0-0-2", "0-0-3", "0-0-4"), start=2):
        lay(visitor, tile)
        scored(visitor, number)
    lay(visitor, "0-0-5", "hexagon")
    scored(visitor, 7)
    seat = kept_pad(visitor.page).sheet.now.turn
    visitor.press("evening-no-field")
    scored(visitor, 8)
    pad = kept_pad(visitor.page)
    assert pad.lines[-1].line == DeclineLine(seat or 0)
    assert pad.sheet.now.turn == 1 - (seat or 0)
