"""The score pad: an evening on a phone, with and without a network, and nothing is lost."""

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.evenings import (
    an_evening,
    as_player,
    begin,
    begin_with_a_tile,
    edges,
    end_round,
    fill_form,
    has_totals,
    kept_pad,
    keys,
    lay,
    line,
    scored,
    totals,
    warnings,
    with_rules,
    write_hands,
)
from tests.browser.pointer import box_of
from tests.browser.screen import filled, wait_for
from tests.browser.test_offline import install
from tests.browser.test_offline_faults import BREAK_STORAGE, LOST, MEND_STORAGE
from tests.browser.test_pad_evening import keep
from tests.browser.visitor import UNREACHABLE, Visitor
from tests.printing.pdf_reading import read_pages
from trimino.pad import EndLine, Pad, PadSettings, PlaceLine, pad_values, verify_pad
from trimino.pad.pad_messages import pad_end_messages
from trimino.records.record import dump
from trimino.rules import Tile, published

Visit = Callable[..., Visitor]


def test_a_name_that_was_typed_but_not_added_plays_too(visit: Visit) -> None:
    visitor = with_rules(visit(touch=True))
    page = visitor.open("/pad")
    fill_form(visitor, "Anna")
    page.get_by_label(visitor.say("evening-add-name"), exact=True).fill("Juris")
    visitor.button("evening-begin", count=2).tap()
    scored(visitor, 1)
    has_totals(visitor, 0, 0)


def test_an_evening_without_a_network(visit: Visit) -> None:
    visitor = visit(metered=False, expects=UNREACHABLE, touch=True)
    visitor.open("/settings")
    install(visitor)
    visitor.go_offline()
    visitor.open("/")
    visitor.press("home-pad")
    fill_form(visitor, "Anna", "Juris")
    visitor.press("evening-begin", count=2)
    as_player(visitor, 0)
    lay(visitor, "5-5-5")
    scored(visitor, 2)
    lay(visitor, "4-5-5", "bridge")
    scored(visitor, 3)
    has_totals(visitor, 25, 54)
    assert [
        visitor.say("pad-too-few-tiles", kind="bridge", hexagons=0, tiles=8) in text
        for text in warnings(visitor, 3)
    ] == [True]
    # The line is corrected, one that was forgotten goes before it, and another is removed.
    line(visitor, 3)
    visitor.press("evening-correct")
    # What was written is marked. The tile was right, so one tap says that it made nothing.
    written = visitor.page.locator(".made .keys .main")
    expect(written).to_have_text(visitor.say("kind-bridge"), ignore_case=True)
    visitor.press("evening-made-nothing")
    expect(visitor.page.locator("[data-line='3'] .warning")).to_have_count(0)
    line(visitor, 3)
    visitor.press("evening-insert")
    visitor.press("table-draw")
    scored(visitor, 4)
    has_totals(visitor, 25, 9)
    line(visitor, 3)
    visitor.press("evening-remove")
    expect(visitor.page.locator("[data-line='4']")).to_have_count(0)
    visitor.press("evening-undo")
    scored(visitor, 4)
    has_totals(visitor, 25, 9)
    end_round(visitor)
    write_hands(visitor, 30, 12)
    visitor.press("evening-other-players")
    visitor.page.get_by_label(visitor.say("evening-add-name"), exact=True).fill("Zane")
    visitor.press("evening-add")
    visitor.dialog().get_by_role("button", name=visitor.say("evening-next-round")).click()
    scored(visitor, 6)
    pad = kept_pad(visitor.page)
    has_totals(visitor, *pad.sheet.now.totals)
    assert pad.sheet.now.players == ("Anna", "Juris", "Zane")
    assert pad.sheet.totals == (25, 27, 0)


def test_an_earlier_round_is_corrected_with_the_players_who_were_there(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    begin_with_a_tile(visitor)
    end_round(visitor)
    write_hands(visitor, 30, 12)
    scored(visitor, 3)
    visitor.press("evening-other-players")
    visitor.dialog().get_by_role("button", name="Juris").click()
    page.get_by_label(visitor.say("evening-add-name"), exact=True).fill("Zane")
    visitor.press("evening-add")
    visitor.dialog().get_by_role("button", name=visitor.say("evening-next-round")).click()
    scored(visitor, 4)
    page.locator("summary").click()
    line(visitor, 3)
    visitor.press("evening-correct")
    hands = page.locator("input[type=number]")
    expect(page.locator(".hand label")).to_have_text(["Anna", "Juris"])
    for field, left in zip(hands.all(), ("30", "12"), strict=True):
        expect(field).to_have_value(left)
    hands.last.fill("13")
    visitor.press("evening-write-hands")
    page.wait_for_function("() => !document.querySelector('[data-pending], .hand')")
    # A draw that was forgotten is of the player whose turn it was.
    line(visitor, 3)
    visitor.press("evening-insert")
    visitor.press("table-draw")
    scored(visitor, 5)
    pad = kept_pad(page)
    assert [line.seat for line in pad.sheet.rounds[0].lines] == [-1, 0, 1, -1]
    assert pad.sheet.rounds[0].hands == (30, 13)


def test_correcting_who_played_leaves_lines_with_their_people(visit: Visit) -> None:
    visitor = visit(touch=True)
    page = visitor.page
    begin(visitor, "Anna", "Ben", "Cilla")
    as_player(visitor, 0)
    for number, tile in enumerate(("5-5-5", "4-5-5", "4-4-5"), start=2):
        lay(visitor, tile)
        scored(visitor, number)
    # Dora comes for Ben, has his turn and his lines.
    line(visitor, 1)
    visitor.press("evening-correct")
    visitor.dialog().get_by_role("button", name="Ben").tap()
    page.get_by_label(visitor.say("evening-add-name"), exact=True).fill("Dora")
    visitor.dialog().get_by_role("button", name=visitor.say("evening-correct")).tap()
    expect(page.locator("[data-line='3'] .name")).to_have_text("Dora")
    has_totals(visitor, 25, 14, 13)
    # Cilla did not play: her line is asked back, and is given to Anna.
    line(visitor, 1)
    visitor.press("evening-correct")
    visitor.dialog().get_by_role("button", name="Cilla").tap()
    visitor.dialog().get_by_role("button", name=visitor.say("evening-correct")).tap()
    expect(page.locator("[data-line='4'] .name")).to_have_text("Cilla")
    has_totals(visitor, 25, 14)
    assert visitor.say("pad-not-playing", name="Cilla") in warnings(visitor, 4)[0]
    line(visitor, 4)
    visitor.press("evening-correct")
    page.get_by_role("group", name=visitor.say("evening-who-laid")).get_by_text("Anna").tap()
    visitor.press("evening-made-nothing")
    expect(page.locator("[data-line='4'] .name")).to_have_text("Anna")
    has_totals(visitor, 38, 14)
    # Each is one edit, and can be undone.
    for _ in range(3):
        visitor.press("evening-undo")
    expect(page.locator("[data-line='3'] .name")).to_have_text("Ben")
    has_totals(visitor, 25, 14, 13)


def test_who_went_out_has_no_hand_whatever_was_entered_before(visit: Visit, tmp_path: Path) -> None:
    visitor = with_rules(visit())
    page = visitor.open("/pad")
    pad = Pad.begun(PadSettings(published("trimino")), ["Anna", "Juris"], id="out")
    pad = pad.add(PlaceLine(0, Tile(5, 5, 5), out=True), EndLine((7, 20)))
    file = tmp_path / "pad.json"
    file.write_text(dump(pad_values(pad)), encoding="utf-8")
    page.get_by_label(visitor.say("evening-bring"), exact=True).last.set_input_files(file)
    page.locator("[data-evening] a").click()
    scored(visitor, 3)
    asked = page.locator("[data-line='3'] .warning")
    gone_out = asked.filter(has_text=visitor.say("pad-hand-of-out", name="Anna"))
    expect(gone_out).to_have_count(1)
    line(visitor, 3)
    visitor.press("evening-correct")
    visitor.press("evening-write-hands")
    expect(gone_out).to_have_count(0)
    has_totals(visitor, 70, 0)


def test_a_question_about_the_newest_line_is_in_sight(visit: Visit) -> None:
    visitor = visit(touch=True)
    begin(visitor, "Anna", "Juris")
    as_player(visitor, 0)
    for number, tile in enumerate(("5-5-5", "4-5-5"), start=2):
        lay(visitor, tile)
        scored(visitor, number)
    # So early a bridge cannot be, which is known only once the line is scored.
    lay(visitor, "4-4-5", "bridge")
    scored(visitor, 4)
    question = visitor.page.locator("[data-line='4'] .warning")
    expect(question).to_be_in_viewport(ratio=1)
    # As many questions as about the line before, and yet they are new.
    lay(visitor, "3-4-4", "bridge")
    scored(visitor, 5)
    expect(visitor.page.locator("[data-line='5'] .warning")).to_be_in_viewport(ratio=1)


def test_is_this_a_bridge(visit: Visit) -> None:
    visitor = visit()
    begin(visitor, "Anna", "Juris")
    scored(visitor, 1)
    visitor.page.get_by_role("button", name=visitor.say("evening-ask"), exact=True).click()
    dialog = visitor.dialog()
    expect(dialog.get_by_text(visitor.say("rules-bridge", bonus=40))).to_be_visible()
    expect(dialog.locator("blockquote").first).to_have_attribute("lang", "lv")
    expect(dialog.locator("[data-tile]").first).to_be_visible()


def test_a_bridge_is_shown_by_house_rules_without_a_server(visit: Visit) -> None:
    visitor = visit(expects=UNREACHABLE)
    page = visitor.page
    house = keep(visitor, published("trimino").replace(bridge=33))
    begin(visitor, "Anna", "Juris", rules=house)
    scored(visitor, 1)
    # The picture comes from the Python that scores the evening.
    visitor.context.route("**/api/**", lambda route: route.abort())
    page.get_by_role("button", name=visitor.say("evening-ask"), exact=True).click()
    dialog = visitor.dialog()
    expect(dialog.get_by_text(visitor.say("rules-bridge", bonus=33))).to_be_visible()
    dialog.locator("[data-hand-tile='1-4-4']").click()
    dialog.locator("g[data-place='0:1,0,down']").click()
    expect(dialog.locator("output")).to_contain_text("33")


def test_an_evening_leaves_the_device_in_every_form(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    page = visitor.page
    an_evening(visitor)
    shown = totals(visitor)
    page.get_by_role("button", name=visitor.say("evening-menu"), exact=True).click()
    files = {}
    for button in ("evening-save", "evening-save-csv", "evening-share-picture", "evening-print"):
        with page.expect_download() as found:
            visitor.press(button)
        path = tmp_path / found.value.suggested_filename
        found.value.save_as(path)
        files[path.suffix] = path
    document = json.loads(files[".json"].read_text())
    assert [*verify_pad(document).sheet.totals] == shown
    assert files[".csv"].read_text(encoding="utf-8-sig").startswith("round,line,player")
    assert files[".png"].read_bytes().startswith(b"\x89PNG")
    (sheet,) = read_pages(files[".pdf"].read_bytes())
    assert all(text in sheet.words for text in ("Anna", "Juris", "Zane", *map(str, shown)))
    visitor.press("evening-share-link")
    link = filled(page.get_by_role("textbox", name=visitor.say("evening-share-link")))
    assert re.search(r"/pad/shared#[\w-]+$", link)
    # Somebody else opens the link, keeps the evening, and has the same.
    friend = with_rules(visit())
    friend.open(link[link.index("/pad/") :])
    friend.button("evening-keep").wait_for(timeout=120_000)
    has_totals(friend, *shown)
    friend.press("evening-keep")
    # The page of the link has the same lines; only an evening of one's own has keys.
    keys(friend).first.wait_for(timeout=120_000)
    scored(friend, 5)
    has_totals(friend, *shown)
    # The file is brought to a third device.
    other = with_rules(visit())
    other.open("/pad")
    other.page.locator("input[type=file]").set_input_files(files[".json"])
    other.page.locator("[data-evening]").wait_for(timeout=120_000)
    other.open("/pad/family")
    other.text("evening-bridges").wait_for(timeout=120_000)


LINES_OF_TEXT = """(button) => {
  const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  while (texts.nextNode().data.trim() === '');
  const range = document.createRange();
  range.selectNodeContents(texts.currentNode);
  return range.getClientRects().length;
}"""


def test_a_line_that_cannot_be_kept_does_not_count_and_is_told(visit: Visit) -> None:
    visitor = visit(touch=True, expects=(LOST, "local-no-answer"))
    page = visitor.page
    begin_with_a_tile(visitor)
    page.evaluate(BREAK_STORAGE)
    lay(visitor, "4-5-5")
    trouble = page.get_by_role("alert")
    expect(trouble).to_contain_text(visitor.say("evening-not-kept"))
    again = trouble.get_by_role("button")
    assert again.evaluate(LINES_OF_TEXT) == 1
    expect(page.locator("[data-line], [data-pending]")).to_have_count(2)
    page.evaluate(MEND_STORAGE)
    again.click()
    expect(trouble).to_have_count(0)
    lay(visitor, "4-5-5")
    scored(visitor, 3)
    assert len(kept_pad(page).lines) == 3


def test_a_family_that_has_finished_nothing_yet_is_told_so(visit: Visit) -> None:
    visitor = visit()
    begin_with_a_tile(visitor)
    visitor.open("/pad/family")
    expect(visitor.text("evening-family-none")).to_be_visible(timeout=120_000)


PROMISED = """
window.asked = 0;
navigator.storage.persist = async () => { window.asked += 1; return true; };
navigator.storage.persisted = async () => Boolean(localStorage.getItem('promised'));
"""


def test_all_evenings_are_kept_for_good_and_leave_as_one_file(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    page = visitor.page
    visitor.context.add_init_script(PROMISED)
    begin(visitor, "Anna", "Juris")
    scored(visitor, 1)
    assert page.evaluate("() => window.asked") == 0
    as_player(visitor, 0)
    lay(visitor, "5-5-5")
    scored(visitor, 2)
    # Once there is something to lose, the browser is asked not to delete it.
    assert page.evaluate("() => window.asked") == 1
    visitor.open("/pad")
    safe = page.locator(".note").get_by_text(visitor.say("evening-kept-safe"))
    expect(page.locator("[data-evening]")).to_have_count(1)
    expect(safe).to_have_count(0)
    visitor.press("evening-new")
    visitor.press("evening-begin", count=2)
    scored(visitor, 1)
    page.evaluate("() => localStorage.setItem('promised', 'yes')")
    visitor.open("/pad")
    expect(safe).to_be_visible()
    with page.expect_download() as found:
        visitor.press("evening-save-all")
    found.value.save_as(tmp_path / "all.json")
    kept = [*map(json.loads, (tmp_path / "all.json").read_text().splitlines())]
    assert sorted(len(verify_pad(document).lines) for document in kept) == [1, 2]
    other = with_rules(visit())
    other.open("/pad")
    other.page.locator("input[type=file]").set_input_files(tmp_path / "all.json")
    expect(other.page.locator("[data-evening]")).to_have_count(2, timeout=120_000)


def test_the_keyboard_alone_keeps_the_score(visit: Visit) -> None:
    visitor = visit(size=(1280, 800))
    page = visitor.page
    begin(visitor, "Anna", "Juris")
    scored(visitor, 1)
    as_player(visitor, 0)
    page.keyboard.type("555")
    page.keyboard.press("Enter")
    scored(visitor, 2)
    page.keyboard.type("455b")
    scored(visitor, 3)
    has_totals(visitor, 25, 54)
    page.keyboard.press("Control+z")
    expect(page.locator("[data-line='3']")).to_have_count(0)


HELD_AWAKE = """
window.held = 0;
Object.defineProperty(navigator, 'wakeLock', { value: {
  request: async () => { window.held += 1; return { release: async () => { window.held -= 1; } }; },
} });
"""


def test_the_screen_stays_on_while_an_evening_is_open(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(HELD_AWAKE)
    begin(visitor, "Anna", "Juris")
    visitor.page.wait_for_function("() => window.held === 1")
    visitor.press("ui-home")
    visitor.button("home-pad").wait_for()
    wait_for(visitor.page, "() => window.held === 0")


def test_on_its_side_a_phone_shows_lines_and_keys_beside_each_other(visit: Visit) -> None:
    visitor = visit(size=(740, 360), touch=True)
    an_evening(visitor)
    last, key = visitor.page.locator("[data-line='5']"), visitor.page.locator("[data-key='0']")
    expect(last).to_be_in_viewport()
    for shown in (key, visitor.page.locator("[data-key='5']"), visitor.button("table-draw")):
        expect(shown).to_be_in_viewport(ratio=1)
    assert edges(last)[1] <= edges(key)[0]


def test_tiles_that_lie_on_the_table_are_marked_among_the_56(visit: Visit) -> None:
    visitor = visit()
    an_evening(visitor)
    picker = visitor.page.locator("[data-pick]")
    expect(picker).to_have_count(56)
    laid = visitor.page.locator("[data-laid]")
    expect(laid).to_have_count(3)
    assert [tile.get_attribute("data-pick") for tile in laid.all()] == ["4-4-5", "4-5-5", "5-5-5"]
    for tile in ("4-4-5", "4-5-5", "5-5-5"):
        expect(
            visitor.page.get_by_role("button", name=visitor.say("evening-tile-laid", tile=tile))
        ).to_have_count(1)
    # One that is taken back is free again.
    visitor.press("evening-undo")
    expect(visitor.page.locator("[data-pick='4-4-5'][data-laid]")).to_have_count(0)


def test_what_can_be_done_about_a_line_stands_below_it(visit: Visit) -> None:
    """Also of the last one, which lies at the end of a short list."""
    visitor = visit(touch=True)
    an_evening(visitor)
    line(visitor, 5)
    for shown in (
        visitor.page.locator("[data-line='5'] > button"),
        visitor.button("evening-correct"),
        visitor.button("evening-remove"),
    ):
        expect(shown).to_be_in_viewport(ratio=1)


def test_the_end_of_the_match_is_told_with_its_reason(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    begin_with_a_tile(visitor)
    end_round(visitor)
    write_hands(visitor, 0, 500)
    visitor.button("evening-share").wait_for()
    pad = kept_pad(page)
    told = [*map(visitor.words.say, pad_end_messages(pad.settings.rules, pad.sheet))]
    assert "400" in told[0]
    expect(page.locator(".result p")).to_have_text(told)
    # Across the table the winner stands out, and nobody is next.
    page.get_by_role("button", name=visitor.say("evening-big"), exact=True).click()
    expect(page.locator("li.won .name")).to_have_text(["Anna"])
    expect(page.locator("li.turn")).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text=told[0])).to_be_visible()


def test_is_this_a_bridge_can_be_asked_at_any_moment(visit: Visit) -> None:
    visitor = visit()
    begin_with_a_tile(visitor)
    question = visitor.page.get_by_role("button", name=visitor.say("evening-ask"), exact=True)

    def ask() -> None:
        question.click()
        expect(visitor.dialog().get_by_role("heading").first).to_be_visible()
        visitor.page.keyboard.press("Escape")
        expect(visitor.dialog()).to_be_hidden()

    ask()
    end_round(visitor)
    ask()
    write_hands(visitor, 30, 12)
    visitor.button("evening-next-round").wait_for()
    ask()


def test_names_on_the_cards_of_evenings_stay_on_one_line(visit: Visit) -> None:
    visitor = visit(size=(390, 844), locale="lv")
    begin(visitor, "Anna", "Vectēvs Aleksandrs Zemgalietis", "Katrīna Marija", "Juris")
    scored(visitor, 1)
    visitor.open("/pad")
    names = visitor.page.locator("[data-evening] .name")
    expect(names).to_have_count(4)
    heights = names.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().height)")
    assert len({*heights}) == 1
    totals = visitor.page.locator("[data-evening] .player b")
    for number in range(4):
        assert box_of(totals.nth(number)).y - box_of(names.nth(number)).y < heights[0] / 2
