"""The keys of the table at odd moments: each does what its button would, or says why not."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.records import moment_where
from tests.browser.scenes import STATES, beside_friend, hand
from tests.browser.screen import wait_for
from tests.browser.tables import open_table, play_on, view
from tests.browser.test_refusal_reasons import has_a_choice, turn_of_the_friend
from tests.browser.visitor import DESK, Visitor
from trimino.rules import DRAW, Match

HINT, TURN = "h", "r"


def hint(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("dialog", name=visitor.say("hint-title"))


def says(visitor: Visitor, message: str) -> None:
    """Waits until the line below the field says why something cannot be done."""
    expect(visitor.page.locator(".refused")).to_have_text(visitor.say(message))


def press(visitor: Visitor, key: str) -> None:
    visitor.page.keyboard.press(key)


def test_the_key_for_hints_opens_and_closes_the_hint(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size=DESK)
    beside_friend(visitor, moment_where(has_a_choice))
    hand(visitor)
    press(visitor, HINT)
    expect(hint(visitor)).to_be_visible()
    press(visitor, HINT)
    expect(hint(visitor)).to_have_count(0)


def test_a_hint_is_given_where_nothing_fits(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size=DESK)
    beside_friend(visitor, moment_where(nothing_fits))
    hand(visitor)
    press(visitor, HINT)
    expect(hint(visitor)).to_be_visible()
    press(visitor, HINT)
    # There is no tile to be turned, and no place to go to.
    for key in (TURN, "n", "l"):
        press(visitor, key)
    expect(visitor.page.locator(".refused")).to_have_count(0)


@pytest.mark.parametrize(
    ("scene", "message"),
    [
        ("match-end", "table-match-over"),
        ("round-end", "round-over"),
        ("covered", "table-hand-covered"),
    ],
)
def test_without_a_turn_of_ones_own_keys_say_why(
    scene: str, message: str, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(size=DESK)
    STATES[scene](visitor)
    if scene.endswith("-end"):
        # While its dialog is open, keys belong to that.
        press(visitor, HINT)
        expect(visitor.dialog()).to_have_count(1)
        expect(visitor.page.locator(".refused")).to_have_count(0)
        visitor.close_dialog()
        expect(visitor.dialog()).to_have_count(0)
    for key in (HINT, "d", "p"):
        press(visitor, key)
        says(visitor, message)
        press(visitor, TURN)
        press(visitor, "Escape")
        expect(visitor.page.locator(".refused")).to_have_count(0)
    expect(hint(visitor)).to_have_count(0)


def test_in_the_turn_of_another_the_key_for_hints_says_so(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size=DESK)
    beside_friend(visitor, moment_where(turn_of_the_friend))
    hand(visitor)
    press(visitor, TURN)
    press(visitor, HINT)
    says(visitor, "not-your-turn")
    expect(hint(visitor)).to_have_count(0)


def test_at_a_table_without_hints_their_key_says_so(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size=DESK)
    table = open_table(visitor, bots=["greedy"], hints=False)
    play_on(visitor, table, "turn")
    visitor.wait_for(lambda: view(visitor, table)["match"]["legal"])
    hand(visitor)
    press(visitor, HINT)
    says(visitor, "table-no-hints")


def test_spectators_only_look(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size=DESK)
    STATES["watching"](visitor)
    for key in (HINT, TURN, "d", "p", "u", "n", "l"):
        press(visitor, key)
    expect(visitor.page.locator(".refused")).to_have_count(0)
    press(visitor, "w")
    expect(visitor.dialog()).to_have_count(1)


def test_keys_are_typed_in_a_field_and_work_beside_a_switch(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size=DESK)
    STATES["hint"](visitor)
    page, panel = visitor.page, hint(visitor)
    for step in ("hint-show-place", "hint-show-move"):
        if (button := panel.get_by_role("button", name=visitor.say(step))).count():
            button.click()
    panel.get_by_role("switch").focus()
    press(visitor, HINT)
    expect(panel).to_have_count(0)
    page.locator("header").get_by_label(visitor.say("settings-language")).focus()
    press(visitor, HINT)
    wait_for(page, "() => document.activeElement.matches('select')")
    expect(panel).to_have_count(0)


def nothing_fits(match: Match) -> bool:
    """Whether seat 0 can only draw."""
    return match.round.turn == 0 and not match.legal.placements and DRAW in match.legal
