"""Endgames that are solved, against brute force through the rules."""

import random
from collections.abc import Callable, Iterator

import pytest

from trimino.engine.action_choice import (
    MAX_NODES,
    NODES_PER_SECOND,
    WINDOW,
    choose_action,
    endgame_of,
    is_open_view,
    play_endgame,
)
from trimino.engine.breadth import PLAYING
from trimino.engine.budget import Budget
from trimino.engine.endgame import VALUE_MARGIN, Endgame
from trimino.engine.search import Search
from trimino.engine.transpositions import new_memory
from trimino.rules import Action, Match, Round, Ruleset, published
from trimino.rules.ruleset import BlockedTie, BlockedWhen, EmptyWellPass, Winner

Count = Callable[[int, int], int]

TABLES = {
    "triomino": published("triomino"),
    "at-once": published("trimino").replace(target=120),
    "tri-domino": published("tri-domino"),
    "new-fields": published("triodominio"),
    "new-fields-for-points": published("triodominio-reverse"),
    "differences": published("wikipedia"),
    "no-bonus-for-doubles": published("goliath"),
    "free-pass": published("triomino").replace(empty_well_pass=EmptyWellPass.FREE),
    "free-pass-for-nothing": published("trimino").replace(
        empty_well_pass=EmptyWellPass.FREE,
        blocked_when=BlockedWhen.ALL_PASSED,
        empty_well_cost=0,
        blocked_tie=BlockedTie.FEWEST_TILES,
    ),
}
MAX_TILES = 7
MAX_TRIES = 4000
"""How many actions brute force may try before a position is left out."""


class TooLarge(Exception):
    """The tree of a position has too many actions for brute force."""


class BruteForce:
    """Every way a round may go on, by the rules; values as the endgame counts them."""

    def __init__(self, rules: Ruleset) -> None:
        self.sign = -1 if rules.winner is Winner.LOWEST else 1
        self.tries = 0

    def ahead(self, played: Round, seat: int) -> int:
        return self.sign * (played.points[seat] - played.points[1 - seat])

    def value(self, played: Round, seat: int) -> int:
        """How much further ahead the seat will be at the end, both playing their best."""
        if played.over:
            return 0
        values = [self.of(played, action, seat) for action in played.legal]
        return max(values) if played.turn == seat else min(values)

    def of(self, played: Round, action: Action, seat: int) -> int:
        self.tries += 1
        if self.tries > MAX_TRIES:
            raise TooLarge
        before = self.ahead(played, seat)
        played.push(action)
        try:
            return self.ahead(played, seat) - before + self.value(played, seat)
        finally:
            played.undo()


def endgames(rules: Ruleset, number: int, seed: int, most: int = MAX_TILES) -> Iterator[Match]:
    """Moments with an empty well and few tiles, in rounds played at random."""
    rng = random.Random(seed)
    while number:
        match = Match(rules, 2)
        match.deal(rng)
        while not match.round.over:
            tiles = sum(map(len, match.round.hands))
            if not match.round.well and tiles <= most and len(list(match.legal)) > 1:
                yield match
                number -= 1
                break
            match.play(rng.choice(list(match.legal)))


def solved(match: Match) -> tuple[Search, Endgame]:
    begun = Search(match.view(match.round.turn), 1)
    endgame = endgame_of(begun)
    assert endgame.solve(MAX_NODES)
    return begun, endgame


@pytest.mark.parametrize("name", TABLES)
def test_a_solved_endgame_is_what_brute_force_finds(name: str, count: Count) -> None:
    compared = 0
    for match in endgames(TABLES[name], count(12, 150), seed=7):
        force, seat = BruteForce(match.rules), match.round.turn
        try:
            values = {a: force.of(match.round, a, seat) for a in list(match.legal)}
        except TooLarge:
            continue
        begun, endgame = solved(match)
        best = max(values.values())
        found = dict(zip(endgame.codes.tolist(), endgame.values.tolist(), strict=True))
        assert endgame.is_solved
        assert max(found.values()) == best
        for code, value in found.items():
            true = values[begun.actions[code]]
            # Far below the best only a bound is known.
            assert value == true if true >= best - VALUE_MARGIN else value < best
        compared += 1
    assert compared


@pytest.mark.parametrize(("most", "share"), [(16, 0.95), (20, 0.6)])
def test_a_second_usually_solves_an_endgame(most: int, share: float, count: Count) -> None:
    number = count(6, 50)
    found = [
        endgame_of(Search(match.view(match.round.turn), 1)).solve(NODES_PER_SECOND)
        for match in endgames(published("triomino"), number, 11, most)
    ]
    assert sum(found) >= share * number


@pytest.mark.parametrize("name", TABLES)
def test_a_selective_search_that_is_exhausted_goes_on_until_it_has_proof(name: str) -> None:
    for match in endgames(TABLES[name], 6, seed=3):
        _, endgame = solved(match)
        begun = Search(match.view(match.round.turn), 1)
        for margin in (VALUE_MARGIN, WINDOW):
            slowly = play_endgame(begun, Budget(simulations=100_000), margin)
            assert slowly.is_solved
            assert slowly.values.max() == endgame.values.max()


def test_a_search_in_slices_finds_what_a_search_in_one_piece_finds() -> None:
    for match in endgames(published("triomino"), 5, seed=3):
        whole, slices = (endgame_of(Search(match.view(match.round.turn), 1)) for _ in range(2))
        for _ in range(4):
            assert whole.deepen(PLAYING, MAX_NODES)
            while not slices.deepen(PLAYING, 1):
                pass
            assert slices.nodes == whole.nodes
            assert slices.lines() == whole.lines()


def test_a_depth_that_is_not_finished_keeps_the_best_of_the_depth_before() -> None:
    match = next(endgames(published("triomino"), 1, seed=5))
    endgame = endgame_of(Search(match.view(match.round.turn), 1))
    endgame.deepen(PLAYING, MAX_NODES)
    before = endgame.lines()
    endgame.accept()
    assert endgame.lines() == before
    assert not endgame.deepen(PLAYING, 0)
    endgame.accept()
    assert endgame.lines() == before
    assert endgame.depth == 1


def test_a_kept_table_does_not_take_one_rule_set_for_another() -> None:
    memory = new_memory()
    for name in ("triomino", "no-bonus-for-doubles", "free-pass", "tri-domino") * 2:
        for match in endgames(TABLES[name], 4, seed=9):
            begun = Search(match.view(match.round.turn), 1)
            alone, together = endgame_of(begun), endgame_of(begun, memory=memory)
            assert alone.solve(MAX_NODES)
            assert together.solve(MAX_NODES)
            assert together.values.max() == alone.values.max()


def test_only_two_players_without_a_well_have_nothing_hidden() -> None:
    rng = random.Random(1)
    for seats in (2, 3):
        match = Match(published("triomino"), seats)
        match.deal(rng)
        while not match.round.over:
            seat = match.round.turn
            assert is_open_view(match.view(seat)) == (seats == 2 and not match.round.well)
            match.play(rng.choice(list(match.legal)))


def test_a_choice_in_an_endgame_is_legal_and_the_same_again() -> None:
    for match in endgames(published("triomino"), 5, seed=11):
        view = match.view(match.round.turn)
        first = choose_action(view, Budget(simulations=50), random.Random(4))
        assert first in view.legal
        assert first == choose_action(view, Budget(simulations=50), random.Random(4))
