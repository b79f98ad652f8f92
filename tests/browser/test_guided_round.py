"""The guided round: offered once, skippable at any step, patient with slips, and resumable."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.guiding import LESSONS, Newcomer, place_of, tile_of
from tests.browser.playing import focus, tab_to
from tests.browser.pointer import box_of
from tests.browser.screen import wait_for, wait_until
from tests.browser.visitor import DESK, LOOKS, PHONE, Visitor
from trimino.rules import Place

LOCALES = ["en-GB", "lv-LV", "lt-LT", "ru-RU", "cs-CZ"]
SMALL = (320, 568)
MIN_FIELD = 120
"""Height in pixels in which seven tiles are still as large as a finger needs."""
ONE_PLACE = 80
"""Height in which a single place is."""

NAMED = {step.asks: step for step in LESSONS}
EDGE, ALONE, DRAW = NAMED["guide-edge"], NAMED["guide-alone"], NAMED["guide-draw"]
A_WHILE = 25_000
"""Milliseconds after which the page shows what was not found, as in `GuidePanel.svelte`."""


def until(newcomer: Newcomer, message: str) -> None:
    """Play until a step is asked for."""
    for step in LESSONS:
        if step.asks == message:
            newcomer.is_asked(step)
            return
        newcomer.do(step)


def test_it_can_be_skipped_at_any_step_and_goes_on_where_it_was(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    newcomer = Newcomer(visitor)
    newcomer.start()
    for _ in newcomer.play():
        visitor.press("guide-skip")
        visitor.button("home-play-now").wait_for()
        expect(visitor.page.get_by_text(visitor.say("guide-offer"))).to_have_count(0)
        visitor.page.go_back()
    visitor.dialog().wait_for()


def test_another_tile_or_place_changes_nothing_and_gets_a_kind_word(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    newcomer, page = Newcomer(visitor), visitor.page
    newcomer.start()
    until(newcomer, "guide-edge")
    laid = newcomer.screen.laid
    newcomer.choose("2-3-3")
    expect(newcomer.panel).to_contain_text(visitor.say("guide-other-tile", tile="2-3-3"))
    newcomer.tap_place("0:-1,0,up")
    visitor.sees("table-not-guided")
    newcomer.choose(tile_of(EDGE))
    newcomer.tap_place("0:0,0,down")
    visitor.sees("table-not-guided")
    expect(page.locator(f"[data-hand-tile='{tile_of(EDGE)}']")).to_have_count(1)
    assert newcomer.screen.laid == laid
    newcomer.do(EDGE)
    until_after = LESSONS[LESSONS.index(EDGE) + 1 :]
    newcomer.is_asked(until_after[0])


def test_a_tile_that_fits_nowhere_is_explained(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    newcomer = Newcomer(visitor)
    newcomer.start()
    until(newcomer, "guide-alone")
    marks = visitor.page.locator(".glow, .glows, [data-place], [data-hand-tile].dim")
    assert isinstance(ALONE.action, Place)
    newcomer.choose("3-3-4")
    expect(newcomer.panel).to_contain_text(visitor.say("guide-look-on", tile="3-3-4"))
    expect(marks).to_have_count(0)
    newcomer.tap_cell(ALONE.action.at)
    expect(newcomer.panel).to_contain_text(visitor.say("guide-no-fit", tile="3-3-4"))
    expect(visitor.page.locator("[data-hand-tile].dim").first).to_be_visible()
    newcomer.choose(tile_of(ALONE))
    newcomer.tap_place(place_of(ALONE))
    newcomer.is_asked(DRAW)
    newcomer.choose("3-3-4")
    expect(newcomer.panel).to_contain_text(visitor.say("guide-draw-first", tile="3-3-4"))
    newcomer.do(DRAW)
    newcomer.is_asked(NAMED["guide-drawn"])


def test_what_is_to_be_found_is_not_shown(look: str, visit: Callable[..., Visitor]) -> None:
    visitor = visit(**LOOKS[look])
    newcomer, page = Newcomer(visitor), visitor.page
    newcomer.start()
    until(newcomer, "guide-alone")
    page.get_by_role("toolbar").wait_for()
    expect(page.locator(".glow, .glows, [data-place], [data-hand-tile].dim")).to_have_count(0)
    newcomer.do(ALONE)
    newcomer.is_asked(DRAW)


def test_what_is_not_found_is_shown_after_a_while(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    newcomer, page = Newcomer(visitor), visitor.page
    newcomer.start()
    page.clock.install()
    until(newcomer, "guide-alone")
    place = page.locator(f"g[data-place='{place_of(ALONE)}']")
    expect(place).to_have_count(0)
    page.clock.fast_forward(A_WHILE)
    expect(place).to_be_visible()


def test_a_step_is_done_again_without_a_word_about_counting(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    newcomer = Newcomer(visitor)
    newcomer.start()
    until(newcomer, "guide-corner")
    visitor.press("table-take-back")
    newcomer.is_asked(EDGE)
    expect(visitor.dialog()).to_have_count(0)
    expect(visitor.page.locator("header p")).not_to_contain_text(visitor.say("table-uncounted"))
    newcomer.do(EDGE)
    newcomer.is_asked(NAMED["guide-corner"])


@pytest.mark.parametrize("locale", LOCALES)
def test_a_small_phone_has_room_for_words_and_field(
    visit: Callable[..., Visitor], locale: str
) -> None:
    visitor = visit(size=SMALL, touch=True, locale=locale)
    newcomer, field = Newcomer(visitor, touch=True), visitor.page.locator(".felt")
    newcomer.start()
    # The goal stays in sight there, without whose rules they are.
    expect(visitor.page.locator("header p")).to_be_visible()
    expect(visitor.page.locator("header .lead")).to_be_hidden()
    for _ in newcomer.play():
        assert box_of(field).height >= MIN_FIELD
    visitor.dialog().wait_for()


def test_it_says_whose_rules_it_follows(look: str, visit: Callable[..., Visitor]) -> None:
    visitor = visit(**LOOKS[look], locale="lv-LV")
    newcomer = Newcomer(visitor)
    newcomer.start()
    told = visitor.say("guide-rules", rules=visitor.say("ruleset-trimino"))
    expect(visitor.page.locator("header")).to_contain_text(told)
    newcomer.finish()
    expect(visitor.button("guide-own-match")).to_contain_text(visitor.say("ruleset-trimino"))
    expect(visitor.dialog().locator("a[href^='/learn/']")).to_have_count(0)


def has_box(visitor: Visitor, rules: str) -> None:
    kept = json.dumps({"sheet": rules, "boxAsked": True})
    visitor.context.add_init_script(f"localStorage.setItem('trimino-prefs', '{kept}')")


@pytest.mark.parametrize("rules", ["pressman", "triple-domino"])
def test_it_teaches_by_the_rules_of_the_box_on_the_shelf(
    rules: str, visit: Callable[..., Visitor]
) -> None:
    visitor = visit()
    has_box(visitor, rules)
    newcomer = Newcomer(visitor)
    newcomer.start()
    told = visitor.say("guide-rules", rules=visitor.say(f"ruleset-{rules}"))
    expect(visitor.page.locator("header")).to_contain_text(told)
    newcomer.finish()
    expect(visitor.button("guide-own-match")).to_contain_text(visitor.say(f"ruleset-{rules}"))
    expect(visitor.dialog().locator("a[href^='/learn/']")).to_have_count(0)


@pytest.mark.parametrize(
    ("size", "locale"),
    [(DESK, "en-GB"), *((SMALL, locale) for locale in LOCALES)],
)
def test_whose_box_pays_otherwise_learns_at_once_that_another_is_taught(
    size: tuple[int, int], locale: str, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(size=size, locale=locale)
    has_box(visitor, "goliath")
    newcomer, field = Newcomer(visitor), visitor.page.locator(".felt")
    names = {"rules": visitor.say("ruleset-pressman"), "own": visitor.say("ruleset-goliath")}
    newcomer.start()
    expect(newcomer.panel).to_contain_text(visitor.say("guide-other-sheet", **names))
    assert box_of(field).height >= ONE_PLACE
    newcomer.do(LESSONS[0])
    newcomer.is_asked(LESSONS[1])
    expect(newcomer.panel).not_to_contain_text(visitor.say("ruleset-goliath"))
    for step in LESSONS[1:]:
        newcomer.do(step)
    # In the end it says where the two differ.
    expect(visitor.dialog()).to_contain_text(visitor.say("guide-by-sheet", **names))
    visitor.press("learn-part-differences")
    visitor.page.wait_for_url("**/learn/goliath#differences")


def test_a_reload_in_the_middle_goes_on(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    newcomer = Newcomer(visitor)
    newcomer.start()
    until(newcomer, "guide-drawn")
    visitor.page.reload()
    newcomer.is_asked(NAMED["guide-drawn"])
    told = visitor.say("guide-draw-done", points=-5)
    expect(newcomer.panel).to_contain_text(told)
    newcomer.do(NAMED["guide-drawn"])
    newcomer.is_asked(NAMED["guide-bridge"])


def test_the_tile_and_the_place_that_are_asked_for_glow(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size=DESK, dark=True)
    newcomer, page = Newcomer(visitor), visitor.page
    newcomer.start()
    for step in newcomer.play():
        if not step.shown:
            continue
        if not isinstance(step.action, Place):
            expect(page.locator(".choices.glows")).to_have_count(1)
            continue
        tile = page.locator("[data-hand-tile]:has(.glow)")
        expect(tile).to_have_attribute("data-hand-tile", tile_of(step))
        expect(page.locator("g.place.glows")).to_have_attribute("data-place", place_of(step))


def test_it_is_played_by_keyboard_and_read_out(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    newcomer, page = Newcomer(visitor), visitor.page
    visitor.open("/")
    visitor.button("guide-show").wait_for()
    show = visitor.say("guide-show")
    tab_to(page, lambda: focus(page)["name"] == show)
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    for step in LESSONS:
        newcomer.is_asked(step)
        expect(newcomer.panel.get_by_role("status")).to_contain_text(
            visitor.say(step.asks or "", tile=tile_of(step))
        )
        if not isinstance(step.action, Place):
            page.keyboard.press("d")
            continue
        wait_until(page, "(now, tile) => now.tiles.some(([name]) => name === tile)", tile_of(step))
        if focus(page)["tile"] is None:
            tab_to(page, lambda: focus(page)["tile"] is not None)
        for _ in range(10):
            if focus(page)["tile"] == tile_of(step):
                break
            page.keyboard.press("ArrowRight")
        if step.shown:
            name = visitor.say("guide-tile", tile=tile_of(step)).removeprefix(tile_of(step))
            assert name in focus(page)["name"]
        page.keyboard.press("Enter")
        wait_for(page, "() => document.activeElement?.dataset.action !== undefined")
        page.keyboard.press("Enter")
        wait_until(page, "(now, tile) => now.laid.includes(tile)", tile_of(step))
    visitor.dialog().wait_for()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_offer_goes_for_good_and_learn_keeps_it(
    size: tuple[int, int], visit: Callable[..., Visitor]
) -> None:
    visitor = visit(size=size)
    page = visitor.open("/")
    visitor.press("guide-dismiss")
    offer = page.get_by_text(visitor.say("guide-offer"))
    expect(offer).to_have_count(0)
    page.reload()
    visitor.button("home-play-now").wait_for()
    expect(offer).to_have_count(0)
    visitor.press("home-rules")
    visitor.press("guide-start")
    Newcomer(visitor).is_asked(LESSONS[0])


def test_it_can_be_played_again(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    newcomer = Newcomer(visitor)
    newcomer.start()
    newcomer.finish()
    before = visitor.page.url
    visitor.press("guide-again")
    expect(visitor.page).not_to_have_url(before)
    newcomer.is_asked(LESSONS[0])


def test_it_is_the_only_round(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    newcomer = Newcomer(visitor)
    newcomer.start()
    newcomer.finish()
    visitor.close_dialog()
    expect(visitor.button("end-screen-look")).to_be_visible()
    expect(visitor.button("end-screen-next")).to_have_count(0)
    visitor.press("end-screen-look")
    expect(visitor.button("guide-own-match")).to_be_visible()


# Whether a toast lies over a button or a tile of the hand; null without it.
COVERS = """(text) => {
  const toast = [...document.querySelectorAll('.toasts button')].find(
    (e) => e.textContent.includes(text));
  const one = toast?.getBoundingClientRect();
  const others = [...document.querySelectorAll('.actions button, [data-hand-tile]')];
  return one && {covers: others.map((e) => e.getBoundingClientRect()).some((other) =>
    one.left < other.right && other.left < one.right
    && one.top < other.bottom && other.top < one.bottom)};
}"""


def test_a_word_of_help_covers_no_button(look: str, visit: Callable[..., Visitor]) -> None:
    visitor = visit(**LOOKS[look])
    newcomer = Newcomer(visitor)
    newcomer.start()
    until(newcomer, "guide-edge")
    newcomer.choose("2-3-3")
    newcomer.tap_place("0:-1,0,up")
    assert wait_for(visitor.page, COVERS, visitor.say("table-not-guided")) == {"covers": False}
