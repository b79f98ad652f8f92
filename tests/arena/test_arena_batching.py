"""Pairs do not depend on the worker pool or on lost workers."""

import multiprocessing
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from typing import Any

import pytest

from tests.arena.arenas import by_threads, pairs_of, plan, standings_of, told
from trimino.arena.batching import play_pairs
from trimino.arena.pair_batch import PairBatch
from trimino.arena.standings import Standings
from trimino.workers.errors import WorkersError, WorkersReason
from trimino.workers.jobs import MAX_LOSSES
from trimino.workers.pool import ExecutorPool, Lost, ProcessPool

PLAN = plan("greedy", "random", single_rounds=True, recorded=True)
PAIRS = 24


@pytest.fixture(scope="module")
def expected() -> dict[str, Any]:
    return told(standings_of(PLAN, PAIRS))


class Counted(ProcessPool):
    """Processes that count how often they were called together."""

    calls = 0

    def executor(self) -> Executor:
        self.calls += 1
        return super().executor()


class Dawdling(ThreadPoolExecutor):
    """An executor that ends its first batch after another."""

    def __init__(self) -> None:
        super().__init__(4)
        self.finished: list[int] = []
        self._is_overtaken = threading.Event()

    def submit(self, fn: Callable[..., Any], /, *args: Any, **_: Any) -> "Future[Any]":
        (batch,) = args
        assert isinstance(batch, PairBatch)
        return super().submit(self._dawdle, fn, batch)

    def _dawdle(self, fn: Callable[[PairBatch], Any], batch: PairBatch) -> Any:
        done = fn(batch)
        if batch.first == 1:
            assert self._is_overtaken.wait(60)
        self.finished.append(batch.first)
        self._is_overtaken.set()
        return done


class Doomed(Executor):
    """An executor that loses all but its first batches."""

    def __init__(self, good: int = 0) -> None:
        self.good = good

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        future: Future[Any] = Future()
        self.good -= 1
        if self.good >= 0:
            future.set_result(fn(*args, **kwargs))
        else:
            future.set_exception(BrokenExecutor())
        return future


class Losing(ExecutorPool):
    """A pool whose executors each break down after some batches."""

    def __init__(self, good: int) -> None:
        super().__init__(Doomed())
        self.lost: Lost = (BrokenExecutor,)
        self.good, self.calls = good, 0

    def executor(self) -> Executor:
        self.calls += 1
        return Doomed(self.good)


@pytest.mark.parametrize("workers", [1, 2])
def test_processes_give_the_same(workers: int, expected: dict[str, Any]) -> None:
    pool = Counted(workers)
    assert told(standings_of(PLAN, PAIRS, pool)) == expected
    assert pool.calls == 1
    assert multiprocessing.active_children() == []


def test_threads_give_the_same(expected: dict[str, Any]) -> None:
    assert told(by_threads(PLAN, PAIRS)) == expected


def test_the_order_in_which_batches_return_makes_no_difference(expected: dict[str, Any]) -> None:
    with Dawdling() as executor:
        found = list(play_pairs(PLAN, PAIRS, ExecutorPool(executor, 4)))
        assert executor.finished != sorted(executor.finished)
    assert [pair.number for pair in found] == list(range(1, PAIRS + 1))
    standings = Standings(PLAN)
    for pair in found:
        standings.add(pair)
    assert told(standings) == expected


def test_pairs_come_with_what_they_brought_to_the_last_byte() -> None:
    here = pairs_of(PLAN, 3)
    with ThreadPoolExecutor(1) as executor:
        there = list(play_pairs(PLAN, 3, ExecutorPool(executor)))
    records = [
        [record for pair in pairs for game in pair.games for record in game.records]
        for pairs in (here, there)
    ]
    assert records[0] == records[1]
    assert len(records[0]) == 6


def test_a_killed_process_costs_time_but_no_result(expected: dict[str, Any]) -> None:
    pool, standings = Counted(2), Standings(PLAN)
    for pair in play_pairs(PLAN, PAIRS, pool):
        standings.add(pair)
        if standings.pairs == 1:
            multiprocessing.active_children()[0].kill()
    assert pool.calls == 2
    assert told(standings) == expected
    assert multiprocessing.active_children() == []


def test_many_losses_cost_no_result_as_long_as_something_comes_back(
    expected: dict[str, Any],
) -> None:
    # The one result of each executor comes together with the losses, in any order.
    pool = Losing(good=1)
    assert told(standings_of(PLAN, PAIRS, pool)) == expected
    assert pool.calls > MAX_LOSSES


def test_workers_that_only_die_are_given_up() -> None:
    pool = Losing(good=0)
    with pytest.raises(WorkersError) as caught:
        list(play_pairs(PLAN, PAIRS, pool))
    assert caught.value.reason is WorkersReason.WORKERS_DIE
    assert pool.calls == MAX_LOSSES + 1


def test_who_stops_taking_pairs_ends_the_workers() -> None:
    work = play_pairs(PLAN, 100_000, ProcessPool(2))
    assert next(work).number == 1
    assert len(multiprocessing.active_children()) == 2
    work.close()
    assert multiprocessing.active_children() == []


def test_no_more_is_given_out_than_is_soon_wanted() -> None:
    given: list[int] = []

    class Noting(ThreadPoolExecutor):
        def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
            given.append(args[0].size)
            return super().submit(fn, *args, **kwargs)

    with Noting(1) as executor:
        work = play_pairs(PLAN, 100_000, ExecutorPool(executor, 1))
        next(work)
        work.close()
    assert sum(given) < 100
