"""The prompt of a decision agrees with the legal actions."""

import random

import pytest

from trimino.rules import DRAW, LegalActions, Match, Phase, Ruleset, published
from trimino.rules.ruleset import AfterDrawing, EmptyWellPass
from trimino.tui.prompt import prompt_text
from trimino.tui.selection import Selection
from trimino.words import say

TRIOMINO = published("triomino")
ANY = TRIOMINO.replace(after_drawing=AfterDrawing.ANY)
STOP = TRIOMINO.replace(stop_drawing=True)
FREE_PASS = TRIOMINO.replace(empty_well_pass=EmptyWellPass.FREE)
NEWEST = TRIOMINO.replace(after_drawing=AfterDrawing.NEWEST)


def legal_after_drawing(times: int, seed: int, rules: Ruleset = TRIOMINO) -> LegalActions:
    """Of the second player, who could lay a tile but draws."""
    match = Match(rules, 2)
    match.deal(random.Random(seed))
    match.push(next(iter(match.legal)))
    for _ in range(times):
        match.push(DRAW)
    return match.legal


@pytest.mark.parametrize(
    ("times", "can_place", "message"),
    [
        (0, True, "table-ask-may-draw"),
        (0, False, "table-ask-draw"),
        (1, True, "table-ask-may-draw-again"),
        (1, False, "table-ask-draw-again"),
        (3, True, "table-ask-may-pass"),
        (3, False, "table-ask-pass-drawn"),
    ],
)
def test_who_has_drawn_is_asked_about_what_was_drawn(
    times: int, can_place: bool, message: str
) -> None:
    choices = (legal_after_drawing(times, seed) for seed in range(1000))
    legal = next(each for each in choices if each.can_place is can_place)
    assert prompt_text(Selection(legal)) == say(message)


@pytest.mark.parametrize(
    ("rules", "times", "fits", "message"),
    [
        (ANY, 1, "drawn", "table-ask-may-draw-again"),
        (ANY, 1, "held", "table-ask-may-draw-again-any"),
        (ANY, 1, "nothing", "table-ask-draw-again"),
        (ANY, 3, "held", "table-ask-may-pass-any"),
        (NEWEST, 2, "drawn", "table-ask-may-draw-again"),
        (NEWEST, 2, "nothing", "table-ask-draw-again"),
        (STOP, 0, "held", "table-ask-may-draw"),
        (STOP, 1, "drawn", "table-ask-may-stop"),
        (STOP, 1, "nothing", "table-ask-stop"),
        (STOP, 3, "drawn", "table-ask-may-pass"),
        (ANY.replace(stop_drawing=True), 1, "held", "table-ask-may-stop-any"),
    ],
)
def test_the_prompt_names_every_choice_that_the_rules_leave(
    rules: Ruleset, times: int, fits: str, message: str
) -> None:
    choices = (legal_after_drawing(times, seed, rules) for seed in range(1000))
    legal = next(each for each in choices if what_fits(each) == fits)
    assert prompt_text(Selection(legal)) == say(message)


def what_fits(legal: LegalActions) -> str:
    """Whether a tile held before fits and may be laid, or else a drawn one, or nothing."""
    tiles = {place.tile for place in legal.placements}
    return "held" if tiles - set(legal.drawn) else "drawn" if tiles else "nothing"


def test_with_an_empty_well_passing_is_offered_where_it_is_free() -> None:
    before = legal_after_drawing(0, seed=1)
    assert before.can_place
    for rules, message in ((FREE_PASS, "table-ask-may-pass-any"), (TRIOMINO, "table-ask-lay")):
        legal = LegalActions(rules, Phase.TURN, before.fields, before.hand)
        assert prompt_text(Selection(legal)) == say(message)
