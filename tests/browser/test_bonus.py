"""Bonuses: seen before a tile is laid, shown on the field when made, explained the first time."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.records import Moment, best_place, bonus_moment, moment_where
from tests.browser.scenes import beside_friend, hand, source
from tests.browser.screen import wait_for
from tests.browser.tables import open_table, send, view
from tests.browser.visitor import LOOKS, UNREACHABLE, Visitor
from trimino.records.notation import format_action
from trimino.rules import Match, Place, PlacementKind
from trimino.rules.events import total

LOW = (360, 520)
"""Size of a window in which a full field leaves no room at its upper edge."""

UNCOVERED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const end = box(document.querySelector('[data-explains]')).bottom;
  const shown = [...document.querySelectorAll('[data-tile], g[data-place]')];
  return shown.every((one) => box(one).top >= end);
}"""

HEXAGON_THEN_BRIDGE = 1581
"""Seed of a match with a hexagon of seat 0 and a bridge of seat 1 right after it."""

KINDS = [PlacementKind.BRIDGE, PlacementKind.DOUBLE, PlacementKind.HEXAGON]
every_kind = pytest.mark.parametrize("kind", KINDS)
STROKE = "(mark) => getComputedStyle(mark.querySelector('polygon')).stroke"
STEPS = """(all) => all.map((part) => getComputedStyle(part))
    .map(({animationName, animationDuration}) => [animationName, animationDuration])"""
MAX_STEP = 0.3
"""Seconds that a step of a celebration may take."""


@every_kind
def test_a_place_with_a_bonus_looks_different_and_its_score_is_told_as_a_sum(
    visit: Callable[..., Visitor], kind: PlacementKind, look: str
) -> None:
    visitor = visit(**LOOKS[look])
    moment, place = bonus_moment(kind)
    beside_friend(visitor, moment)
    page = visitor.page
    mark, plain = _mark(page, place), page.locator("g[data-place]:not([data-makes])").first
    expect(mark).to_have_attribute("data-makes", kind.value)
    _tile(page, place).click()
    expect(plain).to_be_visible()
    assert mark.evaluate(STROKE) != plain.evaluate(STROKE)
    tile, bonus = (score.points for score in moment.match.legal.scores(place))
    expect(mark.locator("text").last).to_have_text(f"{tile} + {bonus}")
    spelled = f"{tile} + {visitor.say(f'item-{kind.value}')} {bonus} = {tile + bonus}"
    expect(page.locator("output[data-place]")).to_have_text(spelled)


@every_kind
def test_a_bonus_is_shown_with_the_tiles_that_make_it(
    visit: Callable[..., Visitor], kind: PlacementKind
) -> None:
    visitor = visit()
    moment, place = bonus_moment(kind)
    beside_friend(visitor, moment)
    page = visitor.page
    _tile(page, place).click()
    _mark(page, place).click()
    expect(page.locator(f"[data-bonus={kind.value}]")).to_be_visible()
    assert _lit(page) == _tiles_of_bonus(moment.match, place)


@every_kind
def test_the_bonus_of_a_bot_is_shown_until_the_next_tile_is_laid(
    visit: Callable[..., Visitor], kind: PlacementKind
) -> None:
    visitor = visit()
    moment, place = _bonus_of_bot(visitor, kind)
    page = visitor.page
    expect(page.locator(f"[data-bonus={kind.value}]")).to_be_visible()
    assert _lit(page) == _tiles_of_bonus(moment.match, place)


@pytest.mark.parametrize("motion", [False, True], ids=["reduced", "motion"])
def test_a_celebration_is_short_and_left_out_where_motion_is_reduced(
    visit: Callable[..., Visitor], motion: bool
) -> None:
    visitor = visit(motion=motion)
    moment, place = bonus_moment(PlacementKind.HEXAGON)
    beside_friend(visitor, moment)
    page = visitor.page
    _tile(page, place).click()
    _mark(page, place).click()
    lit = page.locator("[data-bonus] [data-lit], [data-bonus] .line")
    expect(lit).to_have_count(6)
    styles = lit.evaluate_all(STEPS)
    moving = [float(duration.removesuffix("s")) for name, duration in styles if name != "none"]
    assert len(moving) == (6 if motion else 0)
    assert all(seconds <= MAX_STEP for seconds in moving)
    # What stays is the mark.
    expect(page.locator("[data-bonus] .line")).to_be_visible()


def test_the_first_bonus_of_a_kind_is_explained_once_with_its_lesson(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    page = visitor.page
    moment, place = bonus_moment(PlacementKind.BRIDGE)
    notice = page.locator("[data-explains]")
    for first in (True, False):
        beside_friend(visitor, moment)
        _tile(page, place).click()
        _mark(page, place).click()
        expect(page.locator("[data-bonus=bridge]")).to_be_visible()
        if first:
            expect(notice).to_contain_text(visitor.say("learn-bridge-about"))
        else:
            expect(notice).to_have_count(0)
    visitor.page.evaluate("localStorage.clear()")
    beside_friend(visitor, moment)
    _tile(page, place).click()
    _mark(page, place).click()
    visitor.press("table-bonus-example")
    expect(page.locator("article#bridge")).to_be_in_viewport()
    assert page.url.endswith("/learn/triomino#bridge")


def test_the_notice_of_a_bonus_covers_nothing_of_the_field(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit(size=LOW)
    _bonus_of_bot(visitor, PlacementKind.BRIDGE)
    expect(visitor.page.locator("[data-explains]")).to_be_visible()
    wait_for(visitor.page, UNCOVERED)


def test_a_bonus_right_after_another_waits_until_that_was_read(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    moment = moment_where(_bridge_after_a_hexagon, HEXAGON_THEN_BRIDGE)
    before = moment._replace(action=moment.action - 1)
    table = open_table(visitor, practice=source(visitor, before), bots=["greedy"])
    hand(visitor)
    action = format_action(moment.match.round.events[-1].action)
    decision = view(visitor, table)["clock"]["decision"]
    send(visitor, table, {"type": "play", "decision": decision, "action": action})
    page, notice = visitor.page, visitor.page.locator("[data-explains]")
    expect(page.locator("[data-bonus=bridge]")).to_be_visible()
    expect(notice).to_have_attribute("data-explains", "hexagon")
    # What was not closed yet is still there after a reload.
    page.reload()
    expect(notice).to_have_attribute("data-explains", "hexagon")
    notice.get_by_role("button").click()
    expect(notice).to_have_attribute("data-explains", "bridge")
    page.reload()
    expect(notice).to_have_attribute("data-explains", "bridge")
    notice.get_by_role("button").click()
    expect(notice).to_have_count(0)
    page.reload()
    hand(visitor)
    expect(notice).to_have_count(0)


def test_a_bonus_stays_marked_and_explained_after_a_reload_and_a_reconnect(
    visit: Callable[..., Visitor], look: str
) -> None:
    visitor = visit(**LOOKS[look], expects=UNREACHABLE)
    moment, place = _bonus_of_bot(visitor, PlacementKind.HEXAGON)
    page, tiles = visitor.page, _tiles_of_bonus(moment.match, place)
    mark, notice = page.locator("[data-bonus=hexagon]"), page.locator("[data-explains=hexagon]")
    page.reload()
    expect(mark).to_be_visible()
    expect(notice).to_be_visible()
    assert _lit(page) == tiles
    _reconnect(visitor)
    expect(mark).to_be_visible()
    expect(notice).to_be_visible()
    assert _lit(page) == tiles
    notice.get_by_role("button").click()
    page.reload()
    expect(mark).to_be_visible()
    expect(notice).to_have_count(0)


def test_a_bonus_that_was_made_while_the_reader_was_away_is_marked_and_explained(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    moment, place = bonus_moment(PlacementKind.HEXAGON)
    table = beside_friend(visitor, moment)
    page = visitor.page
    visitor.open("/")
    decision = view(visitor, table)["clock"]["decision"]
    send(visitor, table, {"type": "play", "decision": decision, "action": format_action(place)})
    visitor.open(f"/table/{table}")
    expect(page.locator("[data-bonus=hexagon]")).to_be_visible()
    expect(page.locator("[data-explains=hexagon]")).to_be_visible()
    assert _lit(page) == _tiles_of_bonus(moment.match, place)


def _bridge_after_a_hexagon(match: Match) -> bool:
    """Whether seat 0 has just closed a hexagon, and the bot makes a bridge next."""
    events = match.round.events
    return (
        match.round.turn == 1
        and bool(events and match.legal.placements)
        and events[-1].kind is PlacementKind.HEXAGON
        and match.legal.kind(best_place(match))[0] is PlacementKind.BRIDGE
    )


def test_the_notice_of_a_bonus_can_be_closed(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    moment, place = bonus_moment(PlacementKind.DOUBLE)
    beside_friend(visitor, moment)
    page = visitor.page
    _tile(page, place).click()
    _mark(page, place).click()
    notice = page.locator("[data-explains=double]")
    notice.get_by_role("button").click()
    expect(notice).to_have_count(0)


def test_a_replay_shows_the_bonus_of_the_last_tile(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    moment, _ = bonus_moment(PlacementKind.BRIDGE)
    visitor.open("/")
    upload = source(visitor, moment)["upload"]
    recorded = visitor.ask("GET", f"/api/uploads/{upload}")["rounds"][0]["actions"]
    number = [action["points"] >= 40 for action in recorded].index(True) + 1
    page = visitor.open(f"/replay/upload/{upload}#1.{number}")
    expect(page.locator("[data-bonus]")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-bonus]")).to_have_count(0)


def _bonus_of_bot(visitor: Visitor, kind: PlacementKind) -> tuple[Moment, Place]:
    """Plays until a bot makes a bonus; returns the moment before it, and its placement."""
    moment, place = bonus_moment(kind, seat=1)
    before = moment._replace(action=moment.action - 1)
    table = open_table(visitor, practice=source(visitor, before), bots=["greedy"])
    hand(visitor)
    action = format_action(moment.match.round.events[-1].action)
    decision = view(visitor, table)["clock"]["decision"]
    send(visitor, table, {"type": "play", "decision": decision, "action": action})
    expect(visitor.page.locator(f"[data-last='{place.tile}']")).to_be_visible()
    return moment, place


def _reconnect(visitor: Visitor) -> None:
    visitor.go_offline()
    visitor.sees("table-cut")
    visitor.go_online()
    expect(visitor.text("table-cut")).to_have_count(0)


def _tile(page: Page, place: Place) -> Locator:
    return page.locator(f"[data-hand-tile='{place.tile}']")


def _mark(page: Page, place: Place) -> Locator:
    x, y, down = place.at
    return page.locator(f"g[data-place='{place.field}:{x},{y},{'down' if down else 'up'}']")


def _lit(page: Page) -> set[str]:
    lit: list[str] = page.locator("[data-lit]").evaluate_all(
        "(all) => all.map((tile) => tile.dataset.lit)"
    )
    return set(lit)


def _tiles_of_bonus(match: Match, place: Place) -> set[str]:
    laid = match.legal.fields[place.field].laid
    cells = {cell for group in match.legal.bonus(place) for cell in group} - {place.at}
    assert cells
    assert total(match.legal.scores(place)) >= 40
    return {str(laid[cell].tile) for cell in cells}
