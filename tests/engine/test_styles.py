"""Styles of the others: who draws again and again is taken for a hoarder, with four or more."""

import random

import pytest

from trimino.engine.search import USUAL, Search
from trimino.engine.styles import FEWEST, HOARDS, LAYS, style_weights, styles_of
from trimino.rules import DRAW, Match, Place, published

HOARDERS = (1, 3)
TURNS = 3


def act(match: Match, rng: random.Random) -> None:
    """Some seats draw while they may, the others lay while they can; only few points count."""
    legal = list(match.legal)
    tiles = [action for action in legal if isinstance(action, Place)]
    draws = DRAW in legal and (match.round.turn in HOARDERS or not tiles)
    match.play(DRAW if draws else rng.choice(tiles or legal))


def played(rules: str, seats: int, seed: int) -> Match:
    """A round in which everybody had a few turns."""
    match, rng = Match(published(rules), seats), random.Random(seed)
    match.deal(rng)
    for _ in range(TURNS * seats):
        turn = match.round.turn
        while not match.round.over and match.round.turn == turn:
            act(match, rng)
    return match


@pytest.mark.parametrize("rules", ["triomino", "goliath"])
def test_who_hoards_is_told_from_who_lays(rules: str) -> None:
    right = [
        style == (HOARDS if seat in HOARDERS else LAYS)
        for deal in range(25)
        if not (match := played(rules, FEWEST, deal)).round.over
        for seat, style in enumerate(styles_of(match.view(match.round.turn)))
    ]
    assert sum(right) > 0.8 * len(right) > 40


def test_nothing_is_known_before_anybody_acts() -> None:
    match = Match(published("triomino"), FEWEST)
    match.deal(random.Random(1))
    assert styles_of(match.view(match.round.turn)).tolist() == [LAYS] * FEWEST


@pytest.mark.parametrize(
    ("rules", "seats"), [("triomino", FEWEST - 1), ("triomino", 2), ("tri-domino", FEWEST)]
)
def test_styles_are_not_guessed_where_all_play_alike(rules: str, seats: int) -> None:
    match = played(rules, seats, 1)
    assert len(style_weights(match.rules, seats)) == 1
    assert not styles_of(match.view(match.round.turn)).any()


def test_who_has_hoarded_goes_on_unless_something_else_is_clearly_better() -> None:
    found = set()
    for deal in range(25):
        match = played("triomino", FEWEST, deal)
        if match.round.over:
            continue
        view = match.view(match.round.turn)
        begun = Search(view, 1)
        has_hoarded = styles_of(view)[match.round.turn] == HOARDS
        goes_on = begun.plans[begun.plan[USUAL]]["draw_below"].any()
        assert goes_on == has_hoarded
        assert len(begun.codes) == len(view.legal) + len(begun.plans) - 1
        found.add(bool(goes_on))
    assert found == {False, True}


def test_a_seat_that_may_not_draw_does_not_go_on_hoarding() -> None:
    match = next(
        match
        for deal in range(25)
        if not (match := played("triomino", FEWEST, deal)).round.over
        and styles_of(match.view(match.round.turn))[match.round.turn] == HOARDS
        and len(match.legal.placements) > 1
    )
    view = match.view(match.round.turn)
    begun = Search(view, 1, list(view.legal.placements))
    assert begun.actions[int(begun.codes[USUAL])] in view.legal.placements
