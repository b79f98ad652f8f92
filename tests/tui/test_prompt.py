"""The prompt of a decision agrees with the legal actions."""

import random

import pytest

from trimino.rules import DRAW, LegalActions, Match, published
from trimino.tui.prompt import prompt_text
from trimino.tui.selection import Selection
from trimino.words import say


def legal_after_drawing(times: int, seed: int) -> LegalActions:
    """Of the second player, who could lay a tile but draws."""
    match = Match(published("triomino"), 2)
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
