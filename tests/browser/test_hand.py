"""The hand: tiles that cannot be laid or were just drawn, the keyboard, and long hands."""

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import focus, tab_to
from tests.browser.pointer import drop, lift
from tests.browser.scenes import SCENES
from tests.browser.screen import read_screen, wait_for, wait_until
from tests.browser.tables import open_table, play_on, send, view
from tests.browser.visitor import DESK, PHONE, Visitor

DIM = "[data-hand-tile].dim"
# The view was fitted again: tiles are large, so places are far apart.
FITTED = "({places: [one, two]}) => two && Math.abs(one[1] - two[1]) > 50"
READABLE = 4.5
# The lowest contrast of numbers with the body of their tile, as rendered over the hand.
CONTRAST = """(tiles) => {
  const rgb = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map(Number);
  const shown = (colour, seen, behind) => colour.map((c, i) => c * seen + behind[i] * (1 - seen));
  const light = (colour) => colour.map((c) => c / 255)
    .map((c) => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
    .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
  const card = rgb(getComputedStyle(document.querySelector('div.hand')).backgroundColor);
  const opacity = (e) => e ? getComputedStyle(e).opacity * opacity(e.parentElement) : 1;
  const paint = (e) => shown(rgb(getComputedStyle(e).fill), opacity(e), card);
  return Math.min(...tiles.flatMap((tile) => {
    const body = light(paint(tile.querySelector('.body')));
    return [...tile.querySelectorAll('text')].map((number) => {
      const [low, high] = [body, light(paint(number))].sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    });
  }));
}"""
UPRIGHT, SIDEWAYS = (360, 740), (740, 360)


def test_a_tile_that_cannot_be_laid_is_reported_while_others_can(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    SCENES["thirty-tiles"](visitor)
    page, refused = visitor.page, visitor.page.locator(".refused")
    page.locator(DIM).first.click()
    expect(refused).to_have_text(visitor.say("not-drawn-this-turn"))
    assert read_screen(page).places == []
    page.locator(f"[data-hand-tile='{read_screen(page).tiles[0].name}']").click()
    expect(refused).to_have_count(0)
    expect(page.locator(".asked")).to_have_text(visitor.say("table-ask-may-draw-again"))


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("colours", [True, False], ids=["colours", "plain"])
def test_dimmed_tiles_can_be_read(visit: Callable[..., Visitor], dark: bool, colours: bool) -> None:
    visitor = visit(dark=dark)
    SCENES["thirty-tiles"](visitor)
    root = visitor.page.locator(":root")
    expect(root).to_have_attribute("data-theme", "dark" if dark else "light")
    root.evaluate("(root, colours) => (root.dataset.colours = colours)", "on" if colours else "off")
    tiles = visitor.page.locator("[data-hand-tile]")
    expect(tiles).to_have_count(30)
    # Every number from 0 to 5 is among them.
    assert len(set("".join(visitor.page.locator(DIM).all_text_contents())) & set("012345")) == 6
    for shown in (visitor.page.locator(DIM), tiles):
        visitor.wait_for(partial(is_readable, shown))


def is_readable(tiles: Locator) -> bool:
    return float(tiles.evaluate_all(CONTRAST)) >= READABLE


def test_the_keyboard_starts_at_a_tile_that_fits_and_skips_others(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit(size=DESK)
    SCENES["thirty-tiles"](visitor)
    page = visitor.page
    tiles = page.locator("[data-hand-tile]")
    expect(tiles).to_have_count(30)
    fits = tiles.evaluate_all("(all) => all.map((e) => !e.matches('.dim'))")
    names = _hand(page)
    laying = [name for name, can in zip(names, fits, strict=True) if can]
    assert not fits[0]
    assert len(laying) > 1
    tab_to(page, lambda: focus(page)["tile"] is not None)
    assert focus(page)["tile"] == laying[0]
    for tile in (*laying[1:], laying[0]):
        page.keyboard.press("n")
        assert focus(page)["tile"] == tile
    page.keyboard.press("ArrowRight")
    assert focus(page)["tile"] == names[names.index(laying[0]) + 1]
    page.keyboard.press("?")
    visitor.sees("table-key-next-tile")


def test_the_keyboard_returns_to_the_chosen_tile(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size=DESK)
    SCENES["thirty-tiles"](visitor)
    page = visitor.page
    expect(page.locator("[data-hand-tile]")).to_have_count(30)
    for _ in range(2):
        page.keyboard.press("n")
    tile = focus(page)["tile"]
    page.keyboard.press("Enter")
    wait_for(page, "() => document.activeElement?.dataset.action !== undefined")
    page.keyboard.press("Escape")
    assert focus(page)["tile"] == tile


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_drawn_tiles_stand_apart_and_are_named_until_the_turn_ends(
    visit: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    visitor = visit(size=size)
    visitor.draw_at_once()
    table = open_table(visitor, rules={"base": "tri-domino", "free_draw": True}, bots=["greedy"])
    # Past the opening, in which nobody may draw.
    play_on(visitor, table, 2)
    play_on(visitor, table, "turn")
    page = visitor.open(f"/table/{table}")
    before = _hand(page)
    for number in (1, 2):
        visitor.press("table-draw")
        expect(page.locator("[data-hand-tile]")).to_have_count(len(before) + number)
    drawn = view(visitor, table)["match"]["drawn"]
    assert len(drawn) == 2
    assert _hand(page) == [*before, *sorted(drawn)]
    marked = page.get_by_role("button", name=visitor.say("table-tile-drawn", tile=""))
    expect(marked).to_have_count(2)
    assert [tile.get_attribute("data-hand-tile") for tile in marked.all()] == sorted(drawn)
    assert all(tile.locator(".mark").is_visible() for tile in marked.all())
    visitor.wait_for(lambda: _widest_step(page) >= 10)

    while (match := view(visitor, table))["match"]["drawn"]:
        # Anything but a draw ends the turn.
        *_, choice = sorted(match["match"]["legal"], key=lambda legal: legal["do"] != "draw")
        decision = match["clock"]["decision"]
        send(visitor, table, {"type": "play", "decision": decision, "action": choice["action"]})
    expect(page.locator(".mark")).to_have_count(0)
    expect(marked).to_have_count(0)
    assert _hand(page) == sorted(_hand(page))


def test_a_drawn_tile_comes_into_view_in_a_long_hand(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.draw_at_once()
    SCENES["thirty-tiles"](visitor)
    visitor.press("table-draw")
    tiles = visitor.page.locator("[data-hand-tile]")
    expect(tiles).to_have_count(31)
    expect(tiles.last).to_be_in_viewport(ratio=0.9)


def test_a_long_hand_fades_where_it_continues(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    SCENES["thirty-tiles"](visitor)
    hand = visitor.page.get_by_role("toolbar")
    # Its width is known some frames after it is shown.
    expect(hand).to_contain_class("more-after")
    assert _fades(visitor.page) == (False, True)
    hand.evaluate("(hand) => hand.scrollBy(60, 0)")
    expect(hand).to_contain_class("more-before")
    assert _fades(visitor.page) == (True, True)
    hand.evaluate("(hand) => hand.scrollBy(9000, 0)")
    expect(hand).not_to_contain_class("more-after")
    assert _fades(visitor.page) == (True, False)


def test_a_tile_drops_correctly_after_the_phone_was_turned(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit(size=SIDEWAYS)
    SCENES["thirty-tiles"](visitor)
    page = visitor.page
    # It fits in two places.
    tile = next(tile for tile in read_screen(page).tiles if tile.name.endswith("5-5"))
    lift(page, tile.x, tile.y)
    page.set_viewport_size({"width": UPRIGHT[0], "height": UPRIGHT[1]})
    place = wait_until(page, FITTED).places[0]
    drop(page, place.x, place.y)
    expect(page.locator(f"[data-tile='{tile.name}']")).to_be_visible()


def _fades(page: Page) -> tuple[bool, bool]:
    """Whether the hand fades on its left and on its right."""
    mask = page.get_by_role("toolbar").evaluate("(hand) => getComputedStyle(hand).maskImage")
    left, right = (stop in mask for stop in ("rgb(0, 0, 0) 48px", "calc(100% - 48px)"))
    return left, right


def _hand(page: Page) -> list[str]:
    """The tiles of the hand, in their order."""
    tiles = page.locator("[data-hand-tile]")
    tiles.first.wait_for()
    names: list[str] = tiles.evaluate_all("(all) => all.map((e) => e.dataset.handTile)")
    return names


def _widest_step(page: Page) -> float:
    """By how much the widest step from a tile to the next in its row exceeds the usual one."""
    steps: list[float] = page.locator("[data-hand-tile]").evaluate_all(
        """(all) => all.slice(1).flatMap((tile, number) => {
            const [one, two] = [all[number], tile].map((e) => [e.offsetLeft, e.offsetTop]);
            return one[1] === two[1] ? [two[0] - one[0]] : [];
        })"""
    )
    return max(steps) - min(steps)
