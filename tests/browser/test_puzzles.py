"""Puzzles: solved, hinted, failed and shown, rated once, by theme and rules, also offline."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.exercises import bridge_exercise, keep, lay, mark_of
from tests.browser.test_offline import offline
from tests.browser.visitor import LOOKS, REFUSED, Visitor
from trimino.puzzles.open_table import is_open_position, unseen_tiles
from trimino.puzzles.puzzle import Puzzle
from trimino.puzzles.puzzle_book import rules_id_of, shipped_book
from trimino.records.notation import format_action
from trimino.rules import Place

Visit = Callable[..., Visitor]


def placing() -> tuple[Puzzle, Place, Place]:
    """A puzzle that a tile solves, that placement, and a wrong one with another tile."""
    for puzzle in shipped_book():
        places = [place for place in puzzle.table.legal.placements if fits_one_way(puzzle, place)]
        right = [place for place in places if format_action(place) in puzzle.answers]
        wrong = [place for place in places if right and place.tile != right[0].tile]
        if wrong:
            return puzzle, right[0], wrong[0]
    raise AssertionError("There is no such puzzle")


def fits_one_way(puzzle: Puzzle, place: Place) -> bool:
    same = puzzle.table.legal.of(place.tile)
    return sum((other.field, other.at) == (place.field, place.at) for other in same) == 1


def opened(visitor: Visitor, puzzle: Puzzle) -> None:
    visitor.open(f"/puzzles/{puzzle.id}")
    visitor.page.locator("[data-hand-tile]").first.wait_for()


def rating(visitor: Visitor) -> int:
    return int(visitor.page.locator("[data-rating]").get_attribute("data-rating") or 0)


def test_a_puzzle_is_solved_and_moves_the_rating(look: str, visit: Visit) -> None:
    visitor = visit(**LOOKS[look])
    page = visitor.page
    puzzle, right, _ = placing()
    opened(visitor, puzzle)
    expect(page.locator("[data-rating]")).to_have_count(0)
    lay(page, right)
    expect(page.locator("[data-outcome=first]")).to_contain_text(visitor.say("try-right"))
    expect(page.locator(f'[data-tile="{right.tile}"]')).to_be_visible()
    first = rating(visitor)
    assert first > 1500
    # What was tried before is not rated again.
    opened(visitor, puzzle)
    lay(page, right)
    expect(page.locator("[data-outcome=first]")).to_be_visible()
    assert rating(visitor) == first
    visitor.press("puzzles-next")
    expect(page).not_to_have_url(f"{visitor.server.url}/puzzles/{puzzle.id}")
    page.locator("[data-hand-tile]").first.wait_for()


def test_the_tiles_of_the_other_player_are_on_their_card(look: str, visit: Visit) -> None:
    visitor = visit(**LOOKS[look])
    puzzle = next(one for one in shipped_book() if is_open_position(one.table))
    opened(visitor, puzzle)
    own = puzzle.table.turn
    hand = visitor.page.locator(f"[data-seat='{1 - own}']").get_by_role("img")
    expect(hand).to_be_in_viewport(ratio=1)
    for tile in unseen_tiles(puzzle.table):
        expect(hand).to_have_accessible_name(re.compile(str(tile)))
    expect(visitor.page.locator(f"[data-seat='{own}']").get_by_role("img")).to_have_count(0)


def test_a_wrong_answer_gives_one_more_try_and_then_the_solution(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    puzzle, right, wrong = placing()
    opened(visitor, puzzle)
    lay(page, wrong)
    told = page.locator("[data-wrong='1']")
    expect(told).to_contain_text(visitor.say("try-wrong"))
    # The solution is not given away.
    answer = str(right.tile)
    assert answer not in told.inner_text()
    lay(page, wrong)
    expect(page.locator("[data-outcome=shown]")).to_contain_text(answer)
    expect(page.locator(f'[data-tile="{answer}"]')).to_be_visible()
    assert rating(visitor) < 1500
    expect(visitor.button("puzzles-next")).to_be_focused()


def test_who_gives_up_sees_the_solution(visit: Visit) -> None:
    visitor = visit()
    opened(visitor, placing()[0])
    visitor.press("try-show")
    # A first answer would throw the number about, so none is told.
    visitor.sees("puzzles-rating-open")
    expect(visitor.page.locator("[data-outcome=shown]")).to_be_visible()
    assert rating(visitor) < 1500


def test_hints_go_from_a_nudge_over_the_place_to_the_move(look: str, visit: Visit) -> None:
    visitor = visit(**LOOKS[look])
    page = visitor.page
    puzzle, *_ = placing()
    opened(visitor, puzzle)
    visitor.sees("puzzle-hint-counts")
    visitor.press("table-hint")
    nudge = page.locator(f"[data-hint=puzzle-nudge-{puzzle.themes[0]}]")
    expect(nudge).to_have_text(visitor.say(f"puzzle-nudge-{puzzle.themes[0]}"))
    expect(page.locator("[data-place].glows")).to_have_count(0)
    visitor.press("hint-show-place")
    expect(page.locator("[data-hint^=hint-place]")).to_be_visible()
    assert isinstance(puzzle.answer, Place)
    expect(page.locator(f"{mark_of(puzzle.answer)}.glows")).to_have_count(1)
    visitor.press("hint-show-move")
    expect(page.locator("[data-outcome=shown]")).to_contain_text(str(puzzle.answer.tile))
    assert rating(visitor) < 1500


def test_with_a_hint_the_right_answer_counts_as_not_solved(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    puzzle, right, _ = placing()
    opened(visitor, puzzle)
    page.keyboard.press("h")
    page.locator("[data-hint]").wait_for()
    lay(page, right)
    expect(page.locator("[data-outcome=first]")).to_be_visible()
    after = rating(visitor)
    assert after < 1500
    # Nor does it count later, when hints are free.
    opened(visitor, puzzle)
    expect(page.get_by_text(visitor.say("puzzle-hint-counts"))).to_have_count(0)
    lay(page, right)
    expect(page.locator("[data-outcome=first]")).to_be_visible()
    assert rating(visitor) == after


def test_puzzles_are_chosen_by_rules_and_theme(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/puzzles")
    puzzle, *_ = placing()
    rules, theme = rules_id_of(puzzle), puzzle.themes[0]
    page.get_by_label(visitor.say("puzzles-rules"), exact=True).select_option(rules)
    page.get_by_label(visitor.say("puzzles-theme"), exact=True).select_option(theme)
    visitor.press("puzzles-start")
    page.wait_for_url("**/puzzles/*")
    shown = shipped_book().find(page.url.rpartition("/")[2])
    assert rules_id_of(shown) == rules
    assert theme in shown.themes
    page.go_back()
    expect(page.get_by_label(visitor.say("puzzles-rules"), exact=True)).to_have_value(rules)


def test_a_puzzle_that_does_not_exist_says_so(visit: Visit) -> None:
    visitor = visit(expects=(REFUSED,))
    page = visitor.open("/puzzles/nothing")
    expect(page.get_by_role("heading", level=2)).to_have_text(
        visitor.say("puzzle-unknown", id="nothing")
    )
    expect(page.get_by_role("heading", level=1)).to_have_text(visitor.say("puzzles-title"))
    visitor.button("ui-home").wait_for()
    # Another is one press away.
    visitor.press("puzzles-next")
    page.locator("[data-hand-tile]").first.wait_for()


def test_the_choice_of_puzzles_is_tried_again(visit: Visit) -> None:
    visitor = visit(expects=(REFUSED,))
    refuse = "**/api/puzzles"
    visitor.page.route(refuse, lambda route: route.fulfill(status=500, json={}))
    visitor.open("/puzzles")
    retry = visitor.button("ui-try-again")
    retry.wait_for()
    visitor.page.unroute(refuse)
    retry.click()
    visitor.button("puzzles-start").wait_for()


def test_puzzles_come_and_are_checked_without_a_network(visit: Visit) -> None:
    visitor = offline(visit)
    page = visitor.open("/puzzles")
    visitor.press("puzzles-start")
    page.wait_for_url("**/puzzles/*")
    visitor.press("table-hint")
    page.locator("[data-hint]").wait_for()
    visitor.press("try-show")
    expect(page.locator("[data-outcome=shown]")).to_be_visible()
    assert rating(visitor) < 1500
    before = page.url
    visitor.press("puzzles-next")
    expect(page).not_to_have_url(before)
    page.locator("[data-hand-tile]").first.wait_for()


@pytest.mark.parametrize("path", ["/puzzles", "/training"])
def test_who_has_no_exercises_is_told_where_they_come_from(path: str, visit: Visit) -> None:
    visitor = visit()
    page = visitor.open(path)
    visitor.sees("training-none-about")
    expect(page.get_by_text(visitor.say("training-today", count=0))).to_have_count(0)
    visitor.press("home-replays")
    page.wait_for_url("**/replays")


def test_the_first_page_leads_to_puzzles_and_training(visit: Visit) -> None:
    visitor = visit()
    keep(visitor, bridge_exercise()[0])
    visitor.open("/")
    visitor.press("home-puzzles")
    visitor.button("puzzles-start").wait_for()
    visitor.sees("training-today", count=1)
    visitor.press("training-title")
    visitor.sees("training-list")
