"""A mis-tap is never final: undoing, at tables that count and at friendly ones."""

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.choices import hand, holds, open_choice, undo
from tests.browser.conftest import app_server
from tests.browser.multiplayer import start_match
from tests.browser.playing import Mouse, lay, play
from tests.browser.pointer import box_of, press_refused
from tests.browser.screen import read_screen
from tests.browser.tables import WHOLE_WELL, open_table, play_on, view, with_rounds
from tests.browser.visitor import DESK, LOOKS, PHONE, Visitor
from tests.server.servers import Server

LONG_PAUSE = "60"
"""Seconds in which bots leave time for undoing, more than a test needs."""

TABLET = (820, 1100)

LONGER_THAN_A_DOUBLE_TAP = 500
"""In milliseconds."""


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots leave a long time for undoing."""
    with app_server(tmp_path_factory, TRIMINO_UNDO_PAUSE=LONG_PAUSE) as running:
        yield running


def has_replied(visitor: Visitor, table: str, before: int) -> bool:
    """Whether visitor and bot have acted since so many actions, and the visitor is on turn."""
    match = view(visitor, table)["match"]
    return len(match["actions"]) > before + 1 and match["turn"] == 0


@pytest.mark.parametrize("how", ["button", "key", "ctrl"])
def test_a_laid_tile_is_taken_back(how: str, visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    open_table(visitor, well_size=WHOLE_WELL, friendly=False)
    page = visitor.page
    before = play(visitor, Mouse(), until=lambda screen: screen.can_lay)
    lay(page, Mouse(), before)
    [tile] = set(read_screen(page).laid) - set(before.laid)
    expect(page.locator(f"[data-hand-tile='{tile}']")).to_have_count(0)
    if how == "button":
        visitor.press("table-take-back")
    else:
        page.keyboard.press("u" if how == "key" else "Control+z")
    expect(page.locator(f"[data-hand-tile='{tile}']")).to_have_count(1)
    assert read_screen(page).laid == before.laid


def draw_two(visitor: Visitor) -> list[str]:
    """Draw two tiles, after the question that the first undo asks; returns the hand before."""
    visitor.draw_at_once()
    open_choice(visitor)
    before = hand(visitor.page)
    draw(visitor, before, 1)
    undo(visitor)
    holds(visitor, before)
    draw(visitor, before, 1)
    draw(visitor, before, 2)
    return before


def draw(visitor: Visitor, before: list[str], tiles: int) -> None:
    """Draw, until so many tiles are held more than before."""
    visitor.press("table-draw")
    visitor.wait_for(lambda: len(hand(visitor.page)) == len(before) + tiles)


def test_a_key_that_is_held_undoes_once(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page, before = visitor.page, draw_two(visitor)
    page.keyboard.down("u")
    visitor.wait_for(lambda: len(hand(page)) == len(before) + 1)
    expect(visitor.button("table-take-back")).to_be_enabled()
    # Pressed again without being released, as a key that is held.
    page.keyboard.down("u")
    page.keyboard.up("u")
    draw(visitor, before, 2)


def test_a_double_tap_undoes_once(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size=PHONE, touch=True)
    page, before = visitor.page, draw_two(visitor)
    button = visitor.button("table-take-back")
    spot = box_of(button)
    # No time passes between the taps, however long the answer takes.
    page.evaluate("() => { const now = performance.now(); performance.now = () => now; }")
    page.touchscreen.tap(*spot.centre)
    visitor.wait_for(lambda: len(hand(page)) == len(before) + 1)
    expect(button).to_be_enabled()
    page.touchscreen.tap(*spot.centre)
    page.evaluate("() => { delete performance.now; }")
    page.wait_for_timeout(LONGER_THAN_A_DOUBLE_TAP)
    assert len(hand(page)) == len(before) + 1
    button.tap()
    holds(visitor, before)


def test_undo_leaves_no_refusal_behind(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.draw_at_once()
    open_choice(visitor)
    page, before = visitor.page, hand(visitor.page)
    visitor.press("table-draw")
    expect(page.locator("[data-drawn]")).to_have_count(1)
    page.locator(f"[data-hand-tile='{before[0]}']").click()
    expect(page.locator(".refused")).to_have_text(visitor.say("not-drawn-this-turn"))
    undo(visitor)
    holds(visitor, before)
    expect(page.locator(".refused")).to_have_count(0)


def test_where_it_counts_nothing_is_taken_back_after_a_bot_has_played(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    table = open_table(visitor, bots=["greedy"], friendly=False, shows=False)
    play_on(visitor, table, 6)
    play_on(visitor, table, "turn")
    visitor.open(f"/table/{table}")
    visitor.page.get_by_role("toolbar").wait_for()
    assert not view(visitor, table)["clock"]["may_take_back"]
    # The button keeps its place, and says why.
    undo = visitor.button("table-take-back").first
    expect(undo).to_have_attribute("aria-disabled", "true")
    press_refused(undo)
    expect(visitor.page.locator(".refused")).to_have_text(visitor.say("table-cannot-take-back"))
    visitor.page.keyboard.press("u")
    expect(visitor.page.locator(".refused")).to_have_text(visitor.say("table-cannot-take-back"))
    visitor.press("table-more")
    visitor.sees("table-counts")


def test_where_it_counts_bots_leave_time_and_the_button_is_seen(
    look: str, visit: Callable[..., Visitor], patient: Server
) -> None:
    visitor = visit(**LOOKS[look], at=patient)
    open_choice(visitor, friendly=False)
    page = visitor.page
    before = hand(page)
    lay(page, Mouse(), read_screen(page))
    undo = visitor.button("table-take-back")
    expect(undo).to_contain_text(re.compile("[0-9]"))
    box = box_of(undo)
    assert box.width >= 80
    assert box.height >= 44
    seconds = undo.inner_text().split("\n")[-1].split()[0]
    assert 0 < int(seconds) <= int(LONG_PAUSE)
    visitor.wait_for(lambda: undo.inner_text().split("\n")[-1].split()[0] != seconds)
    heard = page.get_by_role("status").filter(has_text=visitor.say("table-undo-offer"))
    expect(heard).to_have_count(1)
    undo.click()
    holds(visitor, before)
    expect(undo).to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize("left_handed", [False, True], ids=["right", "left"])
@pytest.mark.parametrize("size", [PHONE, TABLET, DESK], ids=["phone", "tablet", "desk"])
def test_the_hint_keeps_its_place_while_undo_counts_down(
    size: tuple[int, int], left_handed: bool, visit: Callable[..., Visitor], patient: Server
) -> None:
    visitor = visit(size=size, at=patient)
    prefs = json.dumps({"leftHanded": left_handed})
    visitor.context.add_init_script(f"localStorage.setItem('trimino-prefs', '{prefs}')")
    # Who opens the round may not draw, so that the button for that says the same before and after.
    open_table(visitor, rules="triodominio", bots=["greedy"], friendly=False)
    visitor.page.get_by_role("toolbar").wait_for()
    hint, at_rest = visitor.button("table-hint"), read_screen(visitor.page)
    before = box_of(hint)
    lay(visitor.page, Mouse(), at_rest)
    expect(visitor.button("table-take-back")).to_contain_text(re.compile("[0-9]"))
    assert box_of(hint) == before


@pytest.mark.parametrize("left_handed", [False, True], ids=["right", "left"])
def test_the_hint_keeps_its_place_on_a_desk_whatever_a_draw_costs(
    left_handed: bool, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(size=DESK)
    prefs = json.dumps({"leftHanded": left_handed, "askDraw": False})
    visitor.context.add_init_script(f"localStorage.setItem('trimino-prefs', '{prefs}')")
    open_choice(visitor)
    hint, draw = visitor.button("table-hint"), visitor.button("table-draw")
    expect(draw).to_contain_text("can no longer")
    before, wide = box_of(hint), box_of(draw)
    draw.click()
    expect(draw).not_to_contain_text("can no longer")
    assert box_of(draw).width < wide.width
    assert box_of(hint) == before


def test_who_asks_for_a_hint_out_of_turn_is_told_why_there_is_none(
    visit: Callable[..., Visitor], patient: Server
) -> None:
    visitor = visit(at=patient)
    open_choice(visitor, friendly=False)
    page, refused = visitor.page, visitor.page.locator(".refused")
    lay(page, Mouse(), read_screen(page))
    hint = visitor.button("table-hint")
    expect(hint).to_have_attribute("aria-disabled", "true")
    press_refused(hint)
    expect(refused).to_have_text(visitor.say("not-your-turn"))
    page.keyboard.press("Escape")
    expect(refused).to_have_count(0)
    page.keyboard.press("h")
    expect(refused).to_have_text(visitor.say("not-your-turn"))


def test_with_others_the_menu_says_how_long_a_move_is_undone(
    visit: Callable[..., Visitor],
) -> None:
    host, guest = visit(), visit()
    start_match(host, guest, "Juris")
    for visitor in (host, guest):
        expect(visitor.button("table-take-back")).to_have_attribute("aria-disabled", "true")
        visitor.press("table-more")
        visitor.sees("table-undo-with-others")


def test_at_a_friendly_table_one_goes_back_decision_by_decision(
    look: str, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(**LOOKS[look])
    table, _ = open_choice(visitor)
    page = visitor.page
    before, laid_before = hand(page), read_screen(page).laid

    def draw() -> str:
        held = hand(page)
        visitor.press("table-draw")
        asked = visitor.dialog().get_by_role("button", name=visitor.say("table-draw"), exact=True)
        if read_screen(page).values["dialog"]:
            asked.click()
        visitor.wait_for(lambda: len(hand(page)) == len(held) + 1)
        [tile] = set(hand(page)) - set(held)
        return tile

    drawn = draw()
    undo(visitor)
    holds(visitor, before)
    # The well is as it was: the same tile comes again.
    assert draw() == drawn
    page.keyboard.press("u")
    holds(visitor, before)
    actions = len(view(visitor, table)["match"]["actions"])
    lay(page, Mouse(), read_screen(page))
    # The bot replies, and its replies go with the tile.
    visitor.wait_for(lambda: has_replied(visitor, table, actions))
    expect(visitor.button("table-draw")).to_be_enabled()
    visitor.press("table-take-back")
    holds(visitor, before)
    assert read_screen(page).laid == laid_before
    expect(page.get_by_role("log")).to_contain_text(re.compile("the last [0-9]+ moves"))
    visitor.press("table-more")
    visitor.sees("table-left-out")


def test_the_end_of_a_round_is_taken_back(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size=DESK)
    rules = with_rounds("triomino", 2)
    table = open_table(visitor, rules=rules, bots=["greedy"], shows=False)
    play_on(visitor, table, "round")
    visitor.open(f"/table/{table}")
    visitor.dialog().wait_for()
    visitor.close_dialog()
    undo(visitor)
    visitor.page.get_by_role("toolbar").wait_for()
    expect(visitor.button("end-screen-look")).to_have_count(0)
    match = view(visitor, table)["match"]
    assert match["end"] is None
    assert match["turn"] == 0
    assert match["legal"]


def test_what_undoing_means_is_told_before(look: str, visit: Callable[..., Visitor]) -> None:
    visitor = visit(**LOOKS[look])
    visitor.open("/")
    visitor.press("home-change")
    visitor.sees("new-friendly-about")
    visitor.press("home-play-now")
    visitor.page.get_by_role("toolbar").wait_for()
    visitor.press("table-more")
    told = visitor.dialog().locator("p").first
    expect(told).to_have_text(visitor.say("table-friendly"))
    assert "the game no longer counts" in visitor.say("table-friendly")


def test_the_first_undo_that_spoils_a_game_says_so_at_the_table(
    look: str, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(**LOOKS[look])
    table, _ = open_choice(visitor)
    page, before = visitor.page, hand(visitor.page)
    bar = page.locator("header p")

    def draw() -> None:
        visitor.press("table-draw")
        visitor.dialog().get_by_role("button", name=visitor.say("table-draw"), exact=True).click()
        visitor.wait_for(lambda: len(hand(page)) == len(before) + 1)

    draw()
    visitor.press("table-take-back")
    asked = visitor.dialog()
    expect(asked).to_contain_text(visitor.say("table-undo-first-means"))
    asked.get_by_role("button", name=visitor.say("remove-not")).click()
    expect(bar).not_to_contain_text(visitor.say("table-uncounted"))
    assert not view(visitor, table)["table"]["left_out"]
    undo(visitor)
    holds(visitor, before)
    expect(bar).to_contain_text(visitor.say("table-uncounted"))
    # Neither this game nor the next asks again.
    draw()
    visitor.press("table-take-back")
    holds(visitor, before)
    open_choice(visitor)
    draw()
    visitor.press("table-take-back")
    holds(visitor, before)
    expect(bar).to_contain_text(visitor.say("table-uncounted"))


def test_play_now_and_the_form_offer_a_game_that_counts(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.open("/")
    visitor.press("home-change")
    page.get_by_role("switch", name=visitor.say("new-friendly")).uncheck()
    visitor.press("home-play-now")
    page.get_by_role("toolbar").wait_for()
    visitor.press("table-more")
    visitor.sees("table-counts")
    visitor.open("/new")
    expect(page.get_by_role("switch", name=visitor.say("new-friendly"))).to_be_checked()
    visitor.sees("new-friendly-about")
    visitor.open("/new/solo")
    page.get_by_text(visitor.say("new-more"), exact=True).click()
    visitor.sees("new-friendly-solo")
    visitor.open("/new/friends")
    page.get_by_text(visitor.say("new-more"), exact=True).click()
    visitor.sees("new-hints")
    expect(page.get_by_role("switch", name=visitor.say("new-friendly"))).to_have_count(0)


def test_a_solo_game_leaves_the_best_scores_only_after_a_question(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    page = visitor.page
    open_table(visitor, well_size=7)
    play(visitor, Mouse(), until=lambda screen: not screen.can_lay and bool(screen.button("Draw")))
    before = hand(page)
    visitor.press("table-draw")
    visitor.wait_for(lambda: len(hand(page)) == len(before) + 1)
    visitor.press("table-take-back")
    visitor.sees("table-undo-costs")
    visitor.dialog().get_by_role("button", name=visitor.say("table-take-back")).click()
    holds(visitor, before)
    play(visitor, Mouse())
    visitor.sees("end-screen-left-out")
