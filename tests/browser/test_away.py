"""Players who are away: who that is, who plays instead, and when."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.multiplayer import player_to_move, start_match
from tests.browser.pointer import drop, lift
from tests.browser.records import moment_where
from tests.browser.scenes import hand, source
from tests.browser.screen import read_screen, wait_for, wait_until
from tests.browser.tables import LIGHT, open_table, send
from tests.browser.visitor import LOOKS, Visitor
from trimino.rules import Match

LOW = (320, 520)
"""Size of a window in which a notice covers a part of the field."""

BELOW_THE_NOTICE = """() => {
  const box = (one) => one.getBoundingClientRect();
  const end = box(document.querySelector('[data-away]')).bottom;
  return [...document.querySelectorAll('[data-tile]')].every((one) => box(one).top >= end);
}"""

GRACE = 58
"""Seconds; below a minute they are counted one by one."""


def test_an_away_player_on_turn_is_told_with_the_time_left(
    look: str, visit: Callable[..., Visitor]
) -> None:
    turn, other, names = two_players(visit, LOOKS[look], grace_seconds=GRACE)
    notice = other.page.locator("[data-away]")
    expect(notice).to_have_count(0)
    turn.open("/")
    expect(notice).to_have_text(
        re.compile(f"^{names[turn]} is away. A bot takes over in [1-5]?\\d s.$")
    )
    before = seconds(notice.inner_text())
    assert before <= GRACE
    other.wait_for(lambda: seconds(notice.inner_text()) < before)
    spoken = other.page.get_by_role("status").filter(has_text=f"{names[turn]} is away")
    expect(spoken).to_have_count(1)
    turn.page.go_back()
    expect(notice).to_have_count(0)


@pytest.mark.parametrize("when_away", ["bot", "clock"])
def test_before_the_turn_of_an_away_player_it_is_told_when_somebody_else_plays(
    when_away: str, visit: Callable[..., Visitor]
) -> None:
    turn, other, names = two_players(visit, grace_seconds=GRACE, when_away=when_away)
    other.open("/")
    told = turn.say(f"table-away-{when_away}-later", player=names[other], time=f"{GRACE} s")
    assert f"{GRACE} s" in told
    expect(turn.page.locator("[data-away]")).to_have_text(told)


def test_the_time_that_a_server_leaves_the_absent_is_told(visit: Callable[..., Visitor]) -> None:
    turn, other, _ = two_players(visit)
    other.open("/")
    # The server's own setting is a minute.
    expect(turn.page.locator("[data-away]")).to_contain_text("after 60 s")


def test_a_player_who_has_left_is_told_with_who_plays(visit: Callable[..., Visitor]) -> None:
    turn, other, names = two_players(visit, when_away="clock")
    table = turn.page.url.rpartition("/")[2]
    other.open("/")
    send(other, table, {"type": "leave"})
    expect(turn.page.locator("[data-away]")).to_have_text(
        turn.say("table-away-clock", player=names[other])
    )


def test_where_the_field_is_low_a_refusal_is_read_instead_of_the_notice(
    visit: Callable[..., Visitor],
) -> None:
    turn, other, _ = two_players(visit, {"size": LOW})
    other.open("/")
    notice = turn.page.locator("[data-away]")
    expect(notice).to_be_visible()
    turn.page.locator("[data-hand-tile].dim").first.click()
    expect(turn.page.locator(".refused")).to_be_visible()
    expect(notice).to_be_hidden()
    turn.page.locator("[data-hand-tile]:not(.dim, .chosen)").first.click()
    expect(notice).to_be_visible()


def test_the_field_stays_under_a_dragged_tile_until_it_is_dropped(
    visit: Callable[..., Visitor],
) -> None:
    visitor, friend = visit(size=LOW), visit()
    moment = moment_where(_is_in_mid_round)
    table = open_table(visitor, practice=source(visitor, moment), people=1, starts=False)
    friend.open(LIGHT)
    friend.sign_in("Juris")
    send(friend, table, {"type": "sit", "seats": [1]})
    send(visitor, table, {"type": "start"})
    friend.open(f"/table/{table}")
    friend.page.get_by_role("toolbar").wait_for()
    page = visitor.page
    hand(visitor)
    tile = read_screen(page).tiles[0]
    lift(page, tile.x, tile.y)
    places = read_screen(page).places
    friend.open("/")
    expect(page.locator("[data-away]")).to_be_visible()
    # The notice covers a part of the field, which makes room for it later.
    assert set(read_screen(page).places) <= set(places)
    *_, lowest = sorted(places, key=lambda place: place.y)
    drop(page, lowest.x, lowest.y)
    wait_until(page, "(now, tile) => now.laid.includes(tile)", tile.name)
    wait_for(page, BELOW_THE_NOTICE)


def _is_in_mid_round(match: Match) -> bool:
    """Whether seat 0 may lay a tile on a field that fills a low window."""
    laid = sum(len(field.laid) for field in match.legal.fields)
    return match.round.turn == 0 and bool(match.legal.placements) and laid >= 20


def two_players(
    visit: Callable[..., Visitor], look: dict[str, Any] | None = None, **settings: object
) -> tuple[Visitor, Visitor, dict[Visitor, str]]:
    """Two visitors at a table, the one to move first, and their names."""
    anna, juris = visit(**(look or {})), visit(**(look or {}))
    start_match(anna, juris, "Juris", rules="triomino", **settings)
    return *player_to_move(anna, juris), {anna: "Anna", juris: "Juris"}


def seconds(text: str) -> int:
    """The seconds that a notice tells."""
    found = re.search(r"(\d+) s", text)
    return int(found[1]) if found else GRACE + 1
