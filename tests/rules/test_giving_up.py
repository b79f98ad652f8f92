"""What a draw gives up, compared with what can still be done after it."""

import random

import pytest

from trimino.rules import DRAW, Draw, Match, Place, published
from trimino.rules.giving_up import given_up_by_drawing
from trimino.rules.ruleset import AfterDrawing

RULES = ["triomino", "trimino", "tri-domino", "triple-domino"]


def any_turns(match: Match, rng: random.Random) -> None:
    """Play on at random."""
    if match.needs_deal:
        match.deal(rng)
    else:
        match.play(rng.choice(list(match.legal)))


def fitting(match: Match) -> set[object]:
    return {action.tile for action in match.legal if isinstance(action, Place)}


@pytest.mark.parametrize("after_drawing", AfterDrawing)
def test_tiles_given_up_are_those_that_can_no_longer_be_laid(after_drawing: AfterDrawing) -> None:
    rules = published("triomino").replace(free_draw=True, after_drawing=after_drawing)
    match, rng, given_up_tiles = Match(rules, 2), random.Random(5), 0
    for _ in range(400):
        if match.over:
            break
        any_turns(match, rng)
        if match.needs_deal or DRAW not in match.legal:
            continue
        before, given_up = fitting(match), given_up_by_drawing(match.legal)
        after = match.copy()
        cost = after.play(Draw()).points
        if not before:
            assert given_up is None
            continue
        assert given_up is not None
        assert given_up.points == cost
        assert set(given_up.tiles) == before - fitting(after)
        given_up_tiles += len(given_up.tiles)
    assert (given_up_tiles == 0) == (after_drawing is AfterDrawing.ANY)


@pytest.mark.parametrize("name", RULES)
def test_where_nothing_fits_a_draw_gives_up_nothing(name: str) -> None:
    match, rng, asked = Match(published(name), 2), random.Random(2), 0
    while not match.over:
        any_turns(match, rng)
        if not match.needs_deal and not match.legal.can_place:
            asked += 1
            assert given_up_by_drawing(match.legal) is None
    assert asked


def test_a_free_draw_that_loses_no_tile_gives_up_nothing() -> None:
    rules = published("triomino").replace(after_drawing=AfterDrawing.ANY, draw_cost=0)
    match, rng = Match(rules, 2), random.Random(3)
    for _ in range(100):
        if match.over:
            break
        any_turns(match, rng)
        if not match.needs_deal:
            assert given_up_by_drawing(match.legal) is None
