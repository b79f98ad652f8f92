"""A real Dask cluster of two workers gives the same, also when one of them is killed."""

import json
import os
import signal
from collections.abc import Iterator

import pytest

from tests.arena.arenas import plan, standings_of, told
from tests.arena.clusters import local_cluster, worker_pids
from tests.cli.running import run
from trimino.arena.batching import play_pairs
from trimino.arena.standings import Standings
from trimino.workers import pool as module
from trimino.workers.errors import WorkersError, WorkersReason
from trimino.workers.pool import DaskPool

PLAN = plan("greedy", "random", single_rounds=True)
PAIRS = 40


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with local_cluster(2) as made:
        yield made


def test_a_cluster_gives_the_same_though_a_worker_is_killed(address: str) -> None:
    expected = told(standings_of(PLAN, PAIRS))
    assert told(standings_of(PLAN, PAIRS, DaskPool(address))) == expected
    standings, pool = Standings(PLAN), DaskPool(address)
    assert pool.size == 2
    first, _ = worker_pids(address)
    for pair in play_pairs(PLAN, PAIRS, pool):
        standings.add(pair)
        if standings.pairs == 1:
            os.kill(first, signal.SIGKILL)
    assert told(standings) == expected
    assert first not in worker_pids(address)


def test_the_command_can_leave_the_games_to_a_cluster(address: str) -> None:
    args = ["--bots=greedy,random", "--pairs=5", "--seed=7", "--single-rounds", "--json"]
    there, here = (json.loads(run("arena", *args, one).stdout) for one in _whos(address))
    del there["times"], here["times"]
    assert there == here


def _whos(address: str) -> list[str]:
    return [f"--dask={address}", "--workers=1"]


@pytest.mark.parametrize("nowhere", ["tcp://127.0.0.1:1", "nonsense", "foo://x:1", ""])
def test_a_cluster_that_is_not_there_is_refused(
    nowhere: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "CONNECT_SECONDS", 0.3)
    with pytest.raises(WorkersError) as caught:
        DaskPool(nowhere)
    assert caught.value.reason is WorkersReason.CLUSTER_UNREACHABLE
    assert caught.value.message.details["address"] == nowhere


def test_a_cluster_without_workers_is_refused() -> None:
    with local_cluster(0) as empty:
        with pytest.raises(WorkersError) as caught:
            list(play_pairs(PLAN, 1, DaskPool(empty)))
        assert caught.value.reason is WorkersReason.CLUSTER_EMPTY
