"""Refusals: whatever cannot be done now says why, by tap, drag, key and screen reader."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.pointer import box_of, drag, press_refused
from tests.browser.records import Moment, moment_where
from tests.browser.scenes import SCENES, beside_friend
from tests.browser.screen import read_screen, wait_for
from tests.browser.tables import send, view
from tests.browser.visitor import LOOKS, Visitor
from trimino.rules import DRAW, Cell, Match, Phase, Place, Position
from trimino.rules.errors import IllegalAction, Reason
from trimino.rules.refusal import refusal
from trimino.words import languages

DIM = "[data-hand-tile].dim"
LOW = (320, 520)
"""Size of a window in which the field fills its room, and a refusal needs two lines."""

# Whether the text below the field has three lines, and none of them lies over a tile or place.
CLEAR_OF_LONG_TEXT = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const {top} = box('.refused'), {bottom} = box('.asked');
  const shown = [...document.querySelectorAll('[data-tile], g[data-place]')];
  return bottom - top > 50 && shown.every((one) => one.getBoundingClientRect().bottom <= top + 1);
}"""


def test_a_dimmed_tile_says_why_when_it_is_tapped(look: str, visit: Callable[..., Visitor]) -> None:
    visitor = visit(**LOOKS[look])
    moment = moment_where(has_a_choice)
    beside_friend(visitor, moment)
    page, position = visitor.page, _position(moment)
    expect(page.locator(DIM)).to_have_count(len(position.refusals.tiles))
    for tile, error in position.refusals.tiles.items():
        _held(page, tile).click()
        assert error.reason is Reason.FITS_NOWHERE
        _says(visitor, error)
        expect(_held(page, tile)).to_have_accessible_name(f"{tile}: {_said(visitor, error)}")
    expect(page.locator(".asked")).to_have_text(visitor.say("table-ask-may-draw"))
    _held(page, position.legal.placements[0].tile).click()
    expect(page.locator(".refused")).to_have_count(0)


@pytest.mark.parametrize("language", languages())
def test_after_a_draw_the_tiles_held_before_say_why(
    visit: Callable[..., Visitor], language: str
) -> None:
    visitor = visit(locale=language)
    moment = moment_where(has_a_choice)
    table = beside_friend(visitor, moment)
    page = visitor.page
    decision = view(visitor, table)["clock"]["decision"]
    send(visitor, table, {"type": "play", "decision": decision, "action": "draw"})
    expect(page.locator("[data-drawn]")).to_have_count(1)
    _held(page, _position(moment).hand[0]).click()
    expect(page.locator(".refused")).to_have_text(visitor.say("not-drawn-this-turn"))
    _key(page, "p")
    why = view(visitor, table)["match"]["refused"]["pass"]
    assert why["name"] == "must-draw"
    expect(page.locator(".refused")).to_have_text(visitor.say(why["name"], **why["details"]))


@pytest.mark.parametrize("language", ["lv", "ru"])
def test_a_long_refusal_covers_nothing_of_the_field(
    visit: Callable[..., Visitor], language: str
) -> None:
    visitor = visit(locale=language, size=LOW)
    SCENES["full"](visitor)
    page = visitor.page
    page.locator(DIM).first.click()
    wait_for(page, CLEAR_OF_LONG_TEXT)


def test_only_the_highest_triple_opens(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    moment = moment_where(_opens_with_a_triple)
    beside_friend(visitor, moment)
    page, position = visitor.page, _position(moment)
    first = position.legal.tiles[0]
    other = next(tile for tile in position.hand if tile != first)
    _held(page, other).click()
    expect(page.locator(".refused")).to_have_text(
        f"You must open with your highest triple, {first}."
    )
    press_refused(visitor.button("table-draw"))
    expect(page.locator(".refused")).to_have_text(visitor.say("must-open"))


def test_dragging_a_dimmed_tile_says_why(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    moment = moment_where(has_a_choice)
    beside_friend(visitor, moment)
    page, position = visitor.page, _position(moment)
    tile, error = next(iter(position.refusals.tiles.items()))
    drag(page, _held(page, tile), page.locator("[data-tile]").first)
    _says(visitor, error)


def test_the_key_of_a_dimmed_tile_says_why(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    moment = moment_where(has_a_choice)
    beside_friend(visitor, moment)
    page = visitor.page
    tile, error = next(iter(_position(moment).refusals.tiles.items()))
    _held(page, tile).focus()
    page.keyboard.press("Enter")
    _says(visitor, error)
    expect(page.locator("[role=status]").get_by_text(_said(visitor, error))).to_have_count(1)


@pytest.mark.parametrize("how", ["tap", "drag"])
def test_a_place_where_the_tile_does_not_fit_says_why(
    visit: Callable[..., Visitor], how: str
) -> None:
    visitor = visit()
    moment = moment_where(has_a_choice)
    table = beside_friend(visitor, moment)
    page, legal = visitor.page, _position(moment).legal
    place = legal.placements[0]
    tried = page.locator("[data-tile]").first
    if how == "tap":
        _held(page, place.tile).click()
        tried.click()
    else:
        drag(page, _held(page, place.tile), tried)
    taken = next(iter(legal.fields[0].laid))
    error = refusal(legal, Place(place.tile, taken, place.tile.turns[0]))
    assert error.reason is Reason.CELL_TAKEN
    _says(visitor, error)
    if how == "tap":
        gap, error = _gap_that_does_not_fit(moment.match, place)
        page.mouse.click(*_spot(page, moment.match, gap))
        _says(visitor, error)
    assert view(visitor, table)["match"]["actions"] == _recorded(visitor, table)


def test_in_the_turn_of_another_everything_says_so(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    moment = moment_where(turn_of_the_friend)
    beside_friend(visitor, moment)
    page = visitor.page
    tile = _position(moment).hand[0]
    said = visitor.say("not-your-turn")
    expect(_held(page, tile)).to_have_accessible_name(f"{tile}: {said}")
    press_refused(visitor.button("table-draw"))
    expect(page.locator(".refused")).to_have_text(said)
    _held(page, tile).click()
    expect(page.locator(".refused")).to_have_count(0)
    page.locator("[data-tile]").first.click()
    expect(page.locator(".refused")).to_have_text(said)


def test_a_tile_that_fits_elsewhere_says_so_once_a_place_is_chosen(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    SCENES["thirty-tiles"](visitor)
    page = visitor.page
    before = {tile.name for tile in read_screen(page).tiles}
    page.locator("g[data-place]").first.click()
    elsewhere = [name for name in before if name not in {t.name for t in read_screen(page).tiles}]
    for name in elsewhere:
        expect(page.locator(f"[data-hand-tile='{name}']")).to_have_accessible_name(
            visitor.say("table-tile-elsewhere", tile=visitor.say("table-tile-drawn", tile=name))
        )
    assert elsewhere


def has_a_choice(match: Match) -> bool:
    """Whether seat 0 may lay a tile or draw, and holds one that fits nowhere."""
    legal = match.legal
    fits = {place.tile for place in legal.placements}
    return (
        match.round.turn == 0
        and DRAW in legal
        and bool(fits)
        and len(legal.hand) - len(fits) >= 2
        and len(legal.fields[0].laid) >= 4
        and not legal.drawn
    )


def _opens_with_a_triple(match: Match) -> bool:
    return (
        match.round.turn == 0
        and match.legal.phase is Phase.OPENING
        and match.legal.tiles[0].is_triple
    )


def turn_of_the_friend(match: Match) -> bool:
    return match.round.turn == 1 and len(match.round.events) == 4


def _position(moment: Moment) -> Position:
    return moment.match.view(0).now.position


def _gap_that_does_not_fit(match: Match, place: Place) -> tuple[Cell, IllegalAction]:
    """A cell beside a tile in which a tile does not fit, and the reason."""
    field = match.legal.fields[0]
    places = {other.at for other in match.legal.of(place.tile)}
    gap = next(cell for cell in field.gaps if cell not in places)
    return gap, refusal(match.legal, Place(place.tile, gap, place.tile.turns[0]))


def _spot(page: Page, match: Match, cell: Cell) -> tuple[float, float]:
    """The centre of a cell on the screen, from the tiles of the field."""
    laid = match.legal.fields[0].laid
    known = [
        (at, box_of(page.locator(f"[data-tile='{place.tile}']")).centre)
        for at, place in laid.items()
    ]
    (one, first), (two, second) = _far_apart(known)
    scale = _distance(first, second) / _distance(_plane(one), _plane(two))
    x, y = _plane(cell)
    start = _plane(one)
    return first[0] + (x - start[0]) * scale, first[1] + (y - start[1]) * scale


def _far_apart(
    known: list[tuple[Cell, tuple[float, float]]],
) -> tuple[tuple[Cell, tuple[float, float]], tuple[Cell, tuple[float, float]]]:
    pairs = [(one, two) for one in known for two in known]
    return max(pairs, key=lambda pair: _distance(pair[0][1], pair[1][1]))


def _plane(cell: Cell) -> tuple[float, float]:
    """The centre of a cell in sides, y down; a tile's box is centred, its triangle is not."""
    height = 3**0.5 / 2
    x, y, down = cell
    up = y + 0.5
    return x + y / 2 + (1 if down else 0.5), -up * height


def _distance(one: tuple[float, float], two: tuple[float, float]) -> float:
    return float(((one[0] - two[0]) ** 2 + (one[1] - two[1]) ** 2) ** 0.5)


def _held(page: Page, tile: object) -> Locator:
    return page.locator(f"[data-hand-tile='{tile}']")


def _key(page: Page, key: str) -> None:
    page.get_by_role("toolbar").wait_for()
    page.keyboard.press(key)


def _said(visitor: Visitor, error: IllegalAction) -> str:
    return visitor.words.say(error.message)


def _says(visitor: Visitor, error: IllegalAction) -> None:
    expect(visitor.page.locator(".refused")).to_have_text(_said(visitor, error))


def _recorded(visitor: Visitor, table: str) -> list[object]:
    """The actions of the round so far, by the story."""
    story = visitor.ask("GET", f"/api/tables/{table}/story")
    return [event["action"] for event in story["rounds"][0]["events"]]
