"""The goal of a match at the table: in words, as progress of each player, and on the places."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import Mouse, play
from tests.browser.screen import WHOLE, becomes, read_screen, wait_for
from tests.browser.tables import open_table, play_on, view, with_low_target
from tests.browser.visitor import DESK, LOOKS, PHONE, Visitor

LONG_RULES = "triodominio-reverse"
WIDTHS = (320, 360, 390, 560, 640, 820, 1000, 1440)
HIGH, FLAT = 800, 360

# Whether so much of a card's bar is filled.
PROGRESS = """(bar, share) => {
  const filled = bar.firstElementChild.firstElementChild.offsetWidth / bar.offsetWidth;
  return Math.abs(filled - share) <= 0.02;
}"""

# Whether the parts of a card's bar are filled as expected.
FILLED = """([seat, shares]) => {
  const parts = [...document.querySelectorAll(`[data-progress="${seat}"] > span`)];
  const filled = parts.map((part) => part.firstElementChild.offsetWidth / part.offsetWidth);
  return filled.every((share, part) => Math.abs(share - shares[part]) < 0.05);
}"""


@pytest.mark.parametrize(
    ("rules", "bots", "goal"),
    [
        ("triomino", ["casual"], "Triomino · to 400 · round 1"),
        ("triodominio", ["casual"], "Triodominio · lowest wins · round 1 of 3"),
        (
            "triodominio-reverse",
            ["casual"],
            "Triodominio, the reverse game · highest wins · round 1 of 3",
        ),
        ("triomino", [], "Triomino · as many points as you can get"),
        (with_low_target("triomino"), ["casual"], "Triomino, house rules · to 50 · round 1"),
    ],
    ids=["target", "lowest", "highest", "solo", "house-rules"],
)
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_goal_is_in_sight(
    visit: Callable[..., Visitor], size: tuple[int, int], rules: object, bots: list[str], goal: str
) -> None:
    visitor = visit(size=size)
    open_table(visitor, rules=rules, bots=bots)
    told = visitor.page.locator("header").get_by_text(goal, exact=True)
    expect(told).to_be_visible()
    becomes(told, WHOLE)


def test_the_goal_counts_rounds(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = open_table(visitor, rules="triodominio", bots=["greedy"], rounds_to_play=2)
    header = visitor.page.locator("header")
    expect(header).to_contain_text("round 1 of 2")
    play_on(visitor, table, "round")
    visitor.press("end-screen-next")
    expect(header).to_contain_text("round 2 of 2")


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_the_name_of_the_rules_is_never_cut(visit: Callable[..., Visitor], locale: str) -> None:
    visitor = visit(locale=locale)
    open_table(visitor, rules=LONG_RULES, bots=["casual"])
    name = visitor.say(f"ruleset-{LONG_RULES}")
    told = visitor.page.locator("header").get_by_text(name)
    expect(told).to_be_visible()
    for width in WIDTHS:
        for height in (HIGH, FLAT):
            visitor.page.set_viewport_size({"width": width, "height": height})
            becomes(told, WHOLE)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_cards_show_the_way_to_the_target(
    visit: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    visitor = visit(size=size)
    table = open_table(visitor, rules="triomino", bots=["greedy"], shows=False)
    play_on(visitor, table, 8)
    play_on(visitor, table, "turn")
    page = visitor.open(f"/table/{table}")
    totals = view(visitor, table)["match"]["totals"]
    for seat, total in enumerate(totals):
        becomes(page.locator(f"[data-progress='{seat}']"), PROGRESS, max(0, total) / 400)
        card = page.locator(f"[data-seat='{seat}']")
        expect(card).to_contain_text(visitor.say("table-total-of", total=total, target=400))


def test_cards_show_no_way_where_there_is_no_goal_to_reach(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    open_table(visitor, rules="triomino")
    expect(visitor.page.locator("[data-seat]")).to_have_count(1)
    expect(visitor.page.locator("[data-progress]")).to_have_count(0)


def test_cards_of_a_match_by_rounds_show_how_many_are_over(
    look: str, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(**LOOKS[look])
    table = open_table(visitor, rules="triodominio", bots=["greedy"])
    expect_rounds(visitor.page, "half", "none", "none")
    play_on(visitor, table, "round")
    expect_rounds(visitor.page, "all", "none", "none")
    visitor.press("end-screen-next")
    expect_rounds(visitor.page, "all", "half", "none")


def test_cards_of_a_match_of_many_rounds_show_one_bar(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    open_table(visitor, rules="triodominio", bots=["greedy"], rounds_to_play=1000)
    expect_rounds(visitor.page, "none")
    wait_for(visitor.page, "() => document.scrollingElement.scrollWidth <= innerWidth")


def expect_rounds(page: Page, *done: str) -> None:
    """Waits until the card of each of two players shows what is done of each part of the match."""
    shares = {"none": 0.0, "half": 0.5, "all": 1.0}
    for seat in (0, 1):
        parts = page.locator(f"[data-progress='{seat}'] > span")
        expect(parts).to_have_count(len(done))
        wait_for(page, FILLED, [seat, [shares[part] for part in done]])


def test_the_pad_shows_no_zero_where_placements_score_nothing(
    look: str, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(**LOOKS[look])
    table = open_table(visitor, rules="triodominio", bots=["greedy"], shows=False)
    play_on(visitor, table, 6)
    play_on(visitor, table, "turn")
    page = visitor.open(f"/table/{table}")
    page.get_by_role("toolbar").wait_for()
    if look == "phone":
        visitor.press("table-pad")
    laid = [tile["tile"] for field in view(visitor, table)["match"]["fields"] for tile in field]
    rows = page.locator("tbody td")
    # Should a round be over already, the tile may have been laid in that one, too.
    expect(rows.filter(has_text=laid[0]).first).to_be_visible()
    points = [text.split()[0] for text in rows.all_inner_texts() if text.strip()]
    assert "0" not in points


def test_no_zero_is_shown_where_placements_score_nothing(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size=DESK)
    table = open_table(visitor, rules="triodominio", bots=["greedy"], shows=False)
    play_on(visitor, table, 2)
    page = visitor.open(f"/table/{table}")
    screen = play(visitor, Mouse(), until=lambda screen: screen.can_lay)
    page.locator(f"[data-hand-tile='{screen.tiles[0].name}']").click()
    place = read_screen(page).places[0]
    page.mouse.move(place.x, place.y)
    page.locator(".ghost").wait_for()
    expect(page.locator(".felt output")).to_have_count(0)
    expect(page.locator("g[data-place] text")).to_have_count(0)
    page.keyboard.press("l")
    row = page.locator("[data-action]:focus")
    expect(row).to_have_text(re.compile(r" \d-\d-\d$"))
