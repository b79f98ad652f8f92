"""The search: sound on every table, reproducible, and after the match, not the round."""

import random
from collections.abc import Callable

import pytest

from tests.rules.positions import TABLES, Table, by_name, moments
from trimino.engine.action_choice import choose_action, heuristic_action, judged_values
from trimino.engine.budget import Budget
from trimino.engine.match_chance import round_scores
from trimino.engine.search import USUAL, Search, search
from trimino.rules import Match, MatchView, Place, published
from trimino.rules.events import total

Count = Callable[[int, int], int]
FEW = Budget(simulations=12)


@pytest.mark.parametrize("table", TABLES, ids=by_name)
def test_choices_are_legal_and_the_same_again_at_every_table(table: Table, count: Count) -> None:
    for number, match in enumerate(moments(table, 3, rounds=1)):
        if match.round.over or number % count(11, 3):
            continue
        view = match.view(match.round.turn)
        assert heuristic_action(view) in view.legal
        chosen = choose_action(view, FEW, random.Random(1))
        assert chosen in view.legal
        assert chosen == choose_action(view, FEW, random.Random(1))


@pytest.mark.parametrize("table", TABLES, ids=by_name)
def test_values_are_of_legal_actions_and_chances_are_chances(table: Table, count: Count) -> None:
    for number, match in enumerate(moments(table, 4, rounds=1)):
        if match.round.over or number % count(17, 3):
            continue
        view = match.view(match.round.turn)
        values = judged_values(view, FEW, random.Random(1))
        assert {value.action for value in values} <= set(view.legal)
        for value in values:
            assert 0 <= value.match <= 1
            assert 0 <= value.round <= 1
            assert value.points_error >= 0 <= value.match_error


def dealt(base: str, seats: int, seed: int = 1) -> Match:
    match = Match(published(base), seats)
    match.deal(random.Random(seed))
    match.play(match.legal.default)
    return match


def seen(match: Match) -> MatchView:
    return match.view(match.round.turn)


def test_every_action_meets_the_same_worlds() -> None:
    begun = Search(seen(dealt("tri-domino", 2)), 5)
    begun.simulate(10)
    assert set(begun.results["count"].tolist()) == {10}
    assert begun.results["gain"][USUAL] == 0


def test_halving_keeps_the_best_and_the_heuristic() -> None:
    begun = Search(seen(dealt("triomino", 2)), 5)
    begun.simulate(6)
    best = int(begun.means.argmax())
    before = int(begun.alive.sum())
    begun.halve()
    assert begun.alive[best]
    assert begun.alive[USUAL]
    assert begun.alive.sum() <= max(3, before // 2 + 2)


def test_a_budget_in_simulations_is_kept_to() -> None:
    view = seen(dealt("triomino", 4))
    for simulations in (1, 50, 400):
        spent = search(view, Budget(simulations=simulations), random.Random(1)).simulations
        assert simulations <= spent <= simulations + 2 * len(Search(view, 1).codes)


def test_a_budget_of_time_ends() -> None:
    view = seen(dealt("triomino", 2))
    assert choose_action(view, Budget(seconds=0.01), random.Random(1)) in view.legal


def test_only_what_is_offered_is_chosen() -> None:
    view = seen(dealt("triomino", 2))
    placements = [action for action in view.legal if isinstance(action, Place)]
    for seed in range(5):
        assert choose_action(view, FEW, random.Random(seed), placements) in placements
    assert choose_action(view, FEW, random.Random(1), placements[:1]) == placements[0]


def test_alone_it_plays_for_points() -> None:
    match = Match(published("triomino"), 1)
    match.deal(random.Random(2))
    values = judged_values(seen(match), Budget(simulations=200), random.Random(1))
    assert {value.match for value in values} == {0.0}
    assert values == sorted(values, key=lambda value: -value.points)


def test_who_is_far_ahead_will_win_the_match_and_who_is_far_behind_will_not() -> None:
    rules = published("triomino")
    chances = []
    for before in ((390, 0), (200, 200), (0, 390)):
        match = Match(rules, 2)
        match.deal(random.Random(4))
        seat = match.round.turn
        totals = before if seat == 0 else before[::-1]
        view = seen(match)
        now = view.now._replace(before=totals, position=view.now.position._replace(totals=totals))
        ahead = view._replace(rounds=(now,), totals=totals)
        chances.append(judged_values(ahead, Budget(simulations=60), random.Random(1))[0].match)
    high, even, low = chances
    assert high > 0.9 > even > 0.1 > low


def test_the_best_of_many_simulations_scores_more_than_the_worst() -> None:
    view = seen(dealt("tri-domino", 2, seed=8))
    values = judged_values(view, Budget(simulations=600), random.Random(1))
    best, worst = values[0], values[-1]
    assert best.match >= worst.match
    assert total(view.legal.scores(best.action)) >= 0


def test_self_play_stands_for_how_rounds_go() -> None:
    scores = round_scores(published("triodominio"), 3)
    assert scores.shape[1] == 4
    assert (scores[:, :3] >= 0).all()
    assert (scores[:, 3] > 0).all()
    assert round_scores(published("triodominio"), 3) is scores
