"""A search by several processes finds what one finds."""

import random
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor

import pytest

from trimino.engine import best_action, judge_actions
from trimino.engine.budget import Budget
from trimino.engine.divided_search import divided_search
from trimino.rules import Match, MatchView, published
from trimino.workers.pool import ProcessPool


@pytest.fixture
def view() -> MatchView:
    match, rng = Match(published("triomino"), 3), random.Random(3)
    match.deal(rng)
    while len(list(match.legal)) < 4:
        match.play(rng.choice(list(match.legal)))
    return match.view(match.round.turn)


@pytest.fixture
def processes() -> Iterator[Executor]:
    pool = ProcessPool(2)
    yield pool.executor()
    pool.close()


def sums(view: MatchView, executor: Executor) -> bytes:
    found = divided_search(view, Budget(simulations=300), random.Random(1), executor)
    return bytes(found.results.tobytes())


def test_the_number_of_workers_does_not_matter(view: MatchView, processes: Executor) -> None:
    found = {sums(view, processes)}
    for workers in (1, 3):
        with ThreadPoolExecutor(workers) as executor:
            found.add(sums(view, executor))
    assert len(found) == 1


def test_as_much_is_simulated_as_was_asked_for(view: MatchView) -> None:
    with ThreadPoolExecutor(1) as executor:
        found = divided_search(view, Budget(simulations=500), random.Random(1), executor)
        assert 500 <= found.simulations <= 500 + len(list(view.legal)) + 8
        timed = divided_search(view, Budget(seconds=0.05), random.Random(1), executor)
        assert timed.simulations


def test_an_executor_may_do_the_work_of_the_library(view: MatchView) -> None:
    budget = Budget(simulations=200)
    with ThreadPoolExecutor(1) as executor:
        values = judge_actions(view, budget, random.Random(1), executor)
        assert {value.action for value in values} == set(view.legal)
        assert best_action(view, budget, random.Random(1), executor) in view.legal
