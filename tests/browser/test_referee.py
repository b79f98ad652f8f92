"""The referee of the score pad: tiles lie on the screen as on the table, where they fit or not."""

import itertools
import random
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.evenings import (
    READY_TIMEOUT,
    a_referee,
    as_player,
    begin,
    begin_with_a_tile,
    choose,
    edges,
    end_round,
    hold_rules,
    kept_pad,
    lay,
    lay_at,
    line,
    scored,
    warnings,
    with_referee,
    write_hands,
)
from tests.browser.playing import Mouse, Touch
from tests.browser.pointer import box_of
from tests.browser.screen import ScreenElement
from tests.browser.test_pad_faults import BLOCKED
from tests.browser.visitor import Visitor
from tests.pad.entries import NAMES, lines_of, played_match
from trimino.pad import DrawLine, EndLine, PadLine, PadWarning, PassLine, PlaceLine
from trimino.rules import Cell, Place, Round, published
from trimino.rules.scoring import hand_value

Visit = Callable[..., Visitor]

# Pages that are not the app's may not read the storage.
REFEREE_ON = """try {
  localStorage.setItem('trimino-prefs', JSON.stringify({padReferee: true}));
} catch {}"""


def a_hexagon(visitor: Visitor) -> None:
    """Tiles on the field of the referee, of which the seventh line closes a ring."""
    a_referee(visitor)
    for tile, place in [
        ("0-1-5", "0:1,-1,down"),
        ("0-0-5", "0:1,0,up"),
        ("0-5-5", "0:0,0,down"),
    ]:
        lay_at(visitor, tile, place)


def test_the_referee_finds_out_what_a_tile_makes(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    a_hexagon(visitor)
    # The field stays as it was, and shows what the tile has made.
    expect(page.locator("[data-bonus=hexagon]")).to_be_visible()
    pad = kept_pad(page)
    assert [str(line.kind) for line in pad.sheet.lines][-1] == "hexagon"
    assert pad.sheet.warnings == ()
    page.get_by_role("button", name=visitor.say("evening-ask"), exact=True).click()
    ruling = visitor.dialog().locator("figure").first
    expect(ruling.locator("[data-bonus=hexagon]")).to_be_visible()
    expect(ruling.get_by_text("0-5-5: 10 + ")).to_be_visible()
    page.keyboard.press("Escape")
    # A tile lay elsewhere: its line is corrected on the field as it was, which is still kept.
    visitor.page.get_by_role("button", name=visitor.say("evening-lines"), exact=True).click()
    line(visitor, 3)
    visitor.press("evening-correct")
    expect(page.locator("[data-tile]")).to_have_count(1)
    page.locator("g[data-place='0:0,0,down']").click()
    page.locator("[data-tile='0-5-5']").wait_for(state="detached")
    corrected = kept_pad(page)
    assert corrected.lines[2].corrected
    assert isinstance(corrected.lines[2].line, PlaceLine)
    assert corrected.lines[2].line.place is not None
    visitor.press("evening-undo")
    page.locator("[data-tile='0-5-5']").wait_for()
    end_round(visitor)
    for name, tile in (("Anna", "1-1-1"), ("Juris", "2-2-2")):
        page.get_by_role("button", name=visitor.say("evening-hand-tiles", name=name)).click()
        page.locator(f"[data-pick='{tile}']").click()
    visitor.press("evening-write-hands")
    visitor.button("evening-next-round").wait_for()
    # Two tiles are missing from each hand, so this cannot have been played, and is said.
    page.get_by_role("button", name=visitor.say("evening-menu"), exact=True).click()
    visitor.press("evening-save-record")
    expect(page.locator(".toasts button")).to_be_visible()


SLOW_PLACES = """
const send = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (data, ...more) {
  const wait = String(data.name).endsWith('places') ? 2000 : 0;
  setTimeout(() => send.call(this, data, ...more), wait);
};
"""


def test_a_first_tile_is_laid_though_the_rules_are_slow_to_tell_its_place(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(SLOW_PLACES)
    begin(visitor, "Anna", "Juris")
    scored(visitor, 1)
    with_referee(visitor)
    as_player(visitor, 0)
    visitor.page.locator(".referee [data-pick='5-5-5']").click()
    visitor.page.locator("[data-tile='5-5-5']").wait_for()
    assert len(kept_pad(visitor.page).lines) == 2


def test_a_tile_tapped_before_the_rules_are_there_is_laid_once_they_are(visit: Visit) -> None:
    visitor = visit()
    a_referee(visitor)
    page = visitor.page
    visitor.context.add_init_script(SLOW_PLACES)
    page.reload()
    page.locator("[data-pick='0-1-5']").click()
    # It need not wait for the field: what it makes can be told.
    expect(visitor.button("evening-lies-elsewhere")).to_be_visible()
    expect(page.get_by_text(visitor.say("tile-fits-nowhere"))).to_have_count(0)
    # It fits in one place only, where it is shown as soon as that is known.
    visitor.press("evening-lay")
    page.locator("[data-tile='0-1-5']").wait_for()
    assert kept_pad(page).sheet.warnings == ()


def test_a_round_opened_before_the_rules_are_there_keeps_its_field(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(REFEREE_ON)
    let_go = hold_rules(visitor)
    begin(visitor, "Anna", "Juris")
    page = visitor.page
    as_player(visitor, 1)
    lay(visitor, "5-5-5")
    expect(page.locator("[data-pending]")).to_have_count(2)
    let_go()
    page.locator("[data-tile='5-5-5']").wait_for(timeout=READY_TIMEOUT)
    lay_at(visitor, "4-5-5", "0:0,-1,down")
    pad = kept_pad(page)
    assert [len(field.laid) for field in pad.sheet.now.fields or ()] == [2]
    assert pad.sheet.warnings == ()


def test_a_tile_tapped_without_the_rules_is_written_by_keys(visit: Visit) -> None:
    visitor = visit(expects=BLOCKED)
    a_referee(visitor)
    page = visitor.page
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    visitor.context.route("**/py/**", hold)
    page.reload()
    page.locator(".referee [data-pick='0-1-5']").click()
    visitor.context.route("**/py/**", lambda route: route.abort())
    for route in held:
        route.abort()
    visitor.sees("evening-no-rules")
    page.locator(".made .keys").get_by_role("button").first.click()
    expect(page.locator("[data-pending]")).to_have_count(1)
    lay(visitor, "0-0-5")
    expect(page.locator("[data-pending]")).to_have_count(2)


def test_on_its_side_a_phone_shows_the_field_beside_the_keys(visit: Visit) -> None:
    visitor = visit(size=(740, 360), touch=True)
    a_referee(visitor)
    last, key = visitor.page.locator("[data-tile='1-4-5']"), visitor.page.locator("[data-key='0']")
    for shown in (last, key, visitor.button("table-draw")):
        expect(shown).to_be_in_viewport(ratio=1)
    assert edges(last)[1] <= edges(key)[0]
    # The lines are a tap away, and the keys come back.
    lines = visitor.page.get_by_role("button", name=visitor.say("evening-lines"), exact=True)
    lines.click()
    expect(visitor.page.locator("[data-line='4']")).to_be_in_viewport()
    lines.click()
    expect(key).to_be_in_viewport(ratio=1)


def test_a_long_word_of_the_title_is_not_broken_beside_the_tools(visit: Visit) -> None:
    visitor = visit(size=(390, 844), locale="ru-RU")
    begin(visitor, "Anna", "Juris", rules="triodominio")
    scored(visitor, 1)
    with_referee(visitor)
    title = visitor.page.get_by_role("heading", level=1)
    line_height = float(title.evaluate("(h) => parseFloat(getComputedStyle(h).lineHeight)"))
    words = (title.text_content() or "").split()
    assert box_of(title).height < (len(words) + 0.5) * line_height


def test_every_open_place_is_in_sight_while_no_tile_is_chosen(visit: Visit) -> None:
    visitor = visit(size=(390, 844), touch=True)
    a_referee(visitor)
    places, field = visitor.page.locator("g[data-place]"), visitor.page.locator(".felt")
    expect(places).not_to_have_count(0)
    felt = box_of(field)
    for place in map(box_of, places.all()):
        assert felt.x <= place.x < place.right <= felt.right
        assert felt.y <= place.y < place.y + place.height <= felt.y + felt.height


def spot(found: Locator) -> ScreenElement:
    """The middle of an element."""
    return ScreenElement("", *box_of(found).centre)


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_a_tile_is_dragged_to_its_place(visit: Visit, touch: bool) -> None:
    visitor = visit(touch=touch)
    a_referee(visitor)
    page = visitor.page
    way = Touch(page) if touch else Mouse()
    tile = page.locator("[data-pick='0-1-5']")
    place = page.locator("g[data-place='0:1,-1,down']")
    way.carry(page, spot(tile), lambda: spot(place))
    page.locator("[data-tile='0-1-5']").wait_for()
    pad = kept_pad(page)
    last = pad.lines[-1].line
    assert isinstance(last, PlaceLine)
    assert last.place is not None
    assert last.place.at == Cell(1, -1, down=True)
    assert pad.sheet.warnings == ()
    # Let go where it does not fit, it stays in the hand, and nothing is written.
    way.carry(page, spot(page.locator("[data-pick='0-0-5']")), lambda: ScreenElement("", 20, 20))
    expect(visitor.button("evening-lies-elsewhere")).to_be_visible()
    assert len(kept_pad(page).lines) == len(pad.lines)


def test_a_tile_that_fits_nowhere_is_entered_after_a_question(visit: Visit) -> None:
    visitor = visit()
    a_referee(visitor)
    page = visitor.page
    choose(visitor, "2-2-2")
    expect(page.get_by_text(visitor.say("tile-fits-nowhere"))).to_be_visible()
    visitor.press("evening-lies-anyway")
    made = page.locator(".made .keys").get_by_role("button")
    made.first.click()
    scored(visitor, 5)
    (asked,) = warnings(visitor, 5)
    assert visitor.say("pad-fits-nowhere", tile="2-2-2") in asked
    # The field says from where on it does not follow; the pad goes on without it.
    lost = page.get_by_text(visitor.say("evening-field-lost", line=5))
    expect(lost).to_be_visible()
    lay(visitor, "2-2-3", "bridge")
    scored(visitor, 6)
    pad = kept_pad(page)
    assert [str(one.kind) for one in pad.sheet.lines[-2:]] == ["plain", "bridge"]
    assert [one.points for one in pad.sheet.lines[-2:]] == [6, 47]
    # Undone, it is whole again.
    visitor.press("evening-undo")
    visitor.press("evening-undo")
    page.locator("[data-tile='1-4-5']").wait_for()
    expect(lost).to_have_count(0)
    lay_at(visitor, "0-1-5", "0:1,-1,down")
    assert kept_pad(page).sheet.warnings == ()


def test_a_tile_that_lies_elsewhere_is_corrected_on_the_field_as_it_was(visit: Visit) -> None:
    visitor = visit()
    a_referee(visitor)
    page = visitor.page
    choose(visitor, "0-1-5")
    visitor.press("evening-lies-elsewhere")
    page.locator(".made .keys").get_by_role("button").first.click()
    scored(visitor, 5)
    assert [found.name for found in kept_pad(page).sheet.warnings] == [PadWarning.FIELD_LOST]
    line(visitor, 5)
    visitor.press("evening-correct")
    page.locator("g[data-place='0:1,-1,down']").click()
    page.locator("[data-tile='0-1-5']").wait_for()
    pad = kept_pad(page)
    assert pad.sheet.warnings == ()
    assert pad.sheet.now.fields


def test_what_a_tile_made_counts_though_a_correction_ends_the_field(visit: Visit) -> None:
    visitor = visit()
    a_hexagon(visitor)
    page = visitor.page
    scored(visitor, 7)
    page.get_by_role("button", name=visitor.say("evening-lines"), exact=True).click()
    line(visitor, 4)
    visitor.press("evening-correct")
    visitor.press("evening-lies-elsewhere")
    page.locator(".made .keys").get_by_role("button").first.click()
    page.locator("[data-line='4'] .warning").wait_for()
    pad = kept_pad(page)
    assert pad.sheet.now.fields is None
    assert [(str(one.kind), one.points) for one in pad.sheet.lines[-2:]] == [
        ("plain", 5),
        ("hexagon", 60),
    ]


def test_a_tile_that_lies_there_already_is_asked_back(visit: Visit) -> None:
    visitor = visit()
    a_referee(visitor)
    choose(visitor, "4-5-5")
    why = visitor.say("pad-tile-laid", tile="4-5-5", line=3)
    expect(visitor.page.get_by_text(why)).to_be_visible()
    visitor.press("evening-lies-anyway")
    visitor.page.locator(".made .keys").get_by_role("button").first.click()
    scored(visitor, 5)
    assert why in warnings(visitor, 5)[0]


def test_a_referee_who_comes_late_begins_with_the_next_round(visit: Visit) -> None:
    visitor = visit()
    begin_with_a_tile(visitor)
    with_referee(visitor)
    later = visitor.page.get_by_text(visitor.say("evening-field-later"))
    expect(later).to_be_visible()
    end_round(visitor)
    write_hands(visitor, 30, 12)
    visitor.press("evening-next-round")
    scored(visitor, 4)
    expect(visitor.page.get_by_text(visitor.say("evening-who-opens"))).to_be_visible()
    expect(later).to_have_count(0)


def a_round(seed: int) -> Round:
    """A random round that a triple opens, which lies in one way only."""
    for number in itertools.count(seed):
        match = played_match(published("tri-domino"), 2, random.Random(number), most_rounds=1)
        first = match.rounds[0].events[0].action
        if isinstance(first, Place) and first.tile.is_triple:
            return match.rounds[0]
    raise AssertionError


def placed_and_told(played: Round) -> Iterator[PadLine]:
    """The lines of a round with both the places of tiles and what they made."""
    for placed, told in zip(lines_of(played, placed=True), lines_of(played), strict=True):
        if isinstance(placed, PlaceLine) and isinstance(told, PlaceLine):
            yield replace(told, place=placed.place)
        else:
            yield placed


def test_a_whole_round_is_laid_on_the_field(visit: Visit, count: Callable[[int, int], int]) -> None:
    for seed in range(count(1, 4)):
        visitor, played = visit(size=(1280, 900)), a_round(100 * seed)
        begin(visitor, *NAMES[:2], rules="tri-domino")
        scored(visitor, 1)
        with_referee(visitor)
        as_player(visitor, played.events[0].seat)
        first, *lines = [*lines_of(played, placed=True)][1:]
        assert isinstance(first, PlaceLine)
        choose(visitor, str(first.tile))
        scored(visitor, 2)
        for number, written in enumerate(lines, start=3):
            enter(visitor, written)
            scored(visitor, number)
        pad = kept_pad(visitor.page)
        assert pad.sheet.warnings == ()
        (round,) = pad.sheet.rounds
        assert [line.line for line in round.lines[1:-1]] == [*placed_and_told(played)][1:-1]
        assert (round.totals, round.end) == (played.totals, played.end)


def enter(visitor: Visitor, written: PadLine) -> None:
    """Write a line by the keys and on the field."""
    page = visitor.page
    if isinstance(written, PlaceLine):
        assert written.place is not None
        at = written.place.at
        choose(visitor, str(written.tile))
        page.locator(f"g[data-place='0:{at.x},{at.y},{'down' if at.down else 'up'}']").click()
    elif isinstance(written, DrawLine):
        visitor.press("table-draw")
    elif isinstance(written, PassLine) and written.fits:
        page.get_by_role("button", name=visitor.say("evening-more"), exact=True).click()
        visitor.dialog().get_by_role("button", name=visitor.say("evening-pass-keep")).click()
    elif isinstance(written, PassLine):
        visitor.press("table-pass")
    else:
        assert isinstance(written, EndLine)
        if not page.locator("input[type=number]").count():
            end_round(visitor)
        write_hands(
            visitor,
            *(hand_value(hand) for hand in written.hands if isinstance(hand, tuple) and hand),
        )
