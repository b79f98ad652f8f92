"""Miniature games, small enough to visit every state of every round.

Alone with four tiles, all deals are walked through; with ten tiles and two players all hands,
the well being in order. Every state is sound, and the referee is asked about some of them.
"""

import random
from collections.abc import Callable, Iterator
from itertools import combinations, permutations
from typing import NamedTuple

import pytest

from tests.rules.invariants import check_round
from tests.rules.second_opinion import check_legal
from tests.rules.setting import with_hands
from trimino.rules import Deal, Phase, Round, Ruleset, published

Count = Callable[[int, int], int]


Table = tuple[object, ...]


def table_of(round: Round) -> Table:
    """The table and its scores: two rounds that agree in them are one state."""
    position = round.view(None).position
    return position, round.hands, round.well, round.drawn, round.end


class Walk:
    """Every state that can come of rounds, each looked at once for every deal."""

    def __init__(self, ask_every: int) -> None:
        self.states = 0
        self.phases: set[Phase] = set()
        self.ask_every = ask_every

    def through(self, round: Round) -> None:
        self._from_here(round, set())

    def _from_here(self, round: Round, seen: set[Table]) -> None:
        if table_of(round) in seen:
            return
        seen.add(table_of(round))
        self._look_at(round)
        here = round.copy()
        for action in round.legal:
            round.push(action)
            self._from_here(round, seen)
            round.undo()
            assert round == here

    def _look_at(self, round: Round) -> None:
        self.states += 1
        self.phases.add(round.phase)
        check_round(round)
        if self.states % self.ask_every == 0:
            check_legal(round)


class Miniature(NamedTuple):
    """Rules for tiny rounds; how many states are walked through in a sample, and in full."""

    rules: Ruleset
    sample: int
    full: int


def small(sheet: str, highest_value: int, hand: int, **changes: object) -> Ruleset:
    tiny = {"highest_value": highest_value, "solo": None} | changes
    return with_hands(published(sheet).replace(solo=None), hand).replace_json(tiny)


def alone(sheet: str, hand: int, **changes: object) -> Ruleset:
    return small(sheet, 1, 1, solo={"hand": hand, "well": 3 - hand}, **changes)


ALONE = {
    "free draw": (alone("trimino", 1), 536),
    "free draw, one a turn": (alone("trimino", 1, draw_limit=1), 688),
    "free draw, empty hand": (alone("triple-domino", 0), 856),
    "duty": (alone("wikipedia", 1), 198),
    "until one fits, empty hand": (alone("tri-domino", 0), 390),
    "two draws, empty hand": (alone("triodominio", 0), 330),
}

ALL_DEALT = {
    "to winner": (small("trimino", 1, 2), 62),
    "against owner": (small("triodominio", 1, 2), 170),
}

TWO = {
    "duty": Miniature(small("wikipedia", 2, 2), 1_095, 464_518),
    "until one fits, follow-up": Miniature(small("tri-domino", 2, 2), 1_121, 614_816),
    "two draws, new fields": Miniature(small("triodominio", 2, 2), 2_410, 227_181),
}

LATE = {
    "free draw": Miniature(small("triomino", 2, 4), 1_639, 34_583),
    "free draw, new fields": Miniature(small("triomino", 2, 4, new_field=True), 1_684, 36_201),
    "until one fits freely, at once": Miniature(
        small("trimino", 2, 4, draw_limit=None, target=30), 1_633, 34_079
    ),
    "no well, new fields": Miniature(small("triodominio-reverse", 2, 5), 400, 7_585),
}


def deals_alone(rules: Ruleset) -> Iterator[Deal]:
    assert rules.solo is not None
    for start, *tiles in permutations(rules.tiles):
        hand, well = tiles[: rules.solo.hand], tiles[rules.solo.hand :]
        yield Deal((tuple(hand),), tuple(well), start)


def deals_of_two(rules: Ruleset) -> Iterator[Deal]:
    """Every two hands of two tiles; what is left is drawn in order."""
    for first in combinations(rules.tiles, 2):
        others = [tile for tile in rules.tiles if tile not in first]
        for second in combinations(others, 2):
            well = tuple(tile for tile in others if tile not in second)
            yield Deal((first, second), well)


def late_round(rules: Ruleset, seed: int) -> Round:
    """A round in which five actions were played at random."""
    rng = random.Random(seed)
    round = Round(rules, Deal.shuffled(rules, 2, rng))
    while len(round.events) < 5 and not round.over:
        round.play(rng.choice(list(round.legal)))
    return round


@pytest.mark.parametrize("name", ALONE)
def test_every_state_of_every_deal_alone(name: str) -> None:
    rules, states = ALONE[name]
    walk = Walk(ask_every=5)
    for deal in deals_alone(rules):
        walk.through(Round(rules, deal))
    assert walk.states == states


@pytest.mark.parametrize("name", ALL_DEALT)
def test_every_state_of_every_deal_of_two_without_a_well(name: str) -> None:
    rules, states = ALL_DEALT[name]
    walk = Walk(ask_every=1)
    for deal in deals_of_two(rules):
        walk.through(Round(rules, deal))
    assert walk.states == states


@pytest.mark.parametrize("name", TWO)
def test_every_state_of_every_two_hands(name: str, count: Count) -> None:
    rules, sample, full = TWO[name]
    walk = Walk(ask_every=50)
    for deal in list(deals_of_two(rules))[:: count(130, 1)]:
        walk.through(Round(rules, deal))
    assert walk.states == count(sample, full)
    assert (Phase.NEW_FIELD in walk.phases) == rules.new_field
    assert (Phase.FOLLOW_UP in walk.phases) == rules.zero_opening_follow_up


@pytest.mark.parametrize("name", LATE)
def test_every_state_of_the_end_of_a_round(name: str, count: Count) -> None:
    rules, sample, full = LATE[name]
    walk = Walk(ask_every=50)
    for seed in range(count(3, 60)):
        walk.through(late_round(rules, seed))
    assert walk.states == count(sample, full)
