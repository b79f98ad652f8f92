"""The question before a draw that gives something up."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.choices import hand, holds, open_choice, undo
from tests.browser.playing import Mouse, play
from tests.browser.tables import WHOLE_WELL, open_table
from tests.browser.visitor import LOOKS, Visitor


def test_a_draw_that_gives_something_up_says_what_and_asks(
    look: str, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(**LOOKS[look])
    _, tiles = open_choice(visitor)
    page, before = visitor.page, hand(visitor.page)
    what = visitor.say("table-gives-up", points=-5, tiles=tiles)
    expect(visitor.button("table-draw")).to_contain_text(what)
    visitor.press("table-draw")
    asked = visitor.dialog()
    expect(asked).to_contain_text(visitor.say("table-draw-costs", what=what))
    asked.get_by_role("button", name=visitor.say("table-confirm-cancel")).click()
    expect(asked).to_have_count(0)
    assert hand(page) == before
    page.keyboard.press("d")
    asked.get_by_role("button", name=visitor.say("table-draw"), exact=True).click()
    visitor.wait_for(lambda: len(hand(page)) == len(before) + 1)


def test_who_does_not_want_to_be_asked_again_is_not(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    open_choice(visitor)
    page, before = visitor.page, hand(visitor.page)
    visitor.press("table-draw")
    page.get_by_role("switch", name=visitor.say("table-confirm-no-more")).check()
    button = visitor.dialog().get_by_role("button", name=visitor.say("table-draw"), exact=True)
    button.click()
    visitor.wait_for(lambda: len(hand(page)) == len(before) + 1)
    undo(visitor)
    holds(visitor, before)
    page.reload()
    page.get_by_role("toolbar").wait_for()
    visitor.press("table-draw")
    visitor.wait_for(lambda: len(hand(page)) == len(before) + 1)
    expect(visitor.dialog()).to_have_count(0)
    visitor.open("/settings")
    switch = page.get_by_role("switch", name=visitor.say("table-confirm-draw"))
    expect(switch).not_to_be_checked()


def test_who_does_not_draw_has_not_said_never_to_ask(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    open_choice(visitor)
    page, asked = visitor.page, visitor.dialog()
    never = page.get_by_role("switch", name=visitor.say("table-confirm-no-more"))
    visitor.press("table-draw")
    never.check()
    asked.get_by_role("button", name=visitor.say("table-confirm-cancel")).click()
    visitor.press("table-draw")
    expect(never).not_to_be_checked()
    asked.get_by_role("button", name=visitor.say("table-draw"), exact=True).click()
    undo(visitor)
    visitor.press("table-draw")
    expect(never).to_be_visible()


def test_where_nothing_fits_a_draw_is_not_asked_about(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    open_table(visitor, well_size=WHOLE_WELL)
    screen = play(
        visitor, Mouse(), until=lambda screen: not screen.can_lay and bool(screen.button("Draw"))
    )
    visitor.press("table-draw")
    visitor.wait_for(lambda: len(hand(visitor.page)) == screen.held + 1)
    expect(visitor.dialog()).to_have_count(0)
