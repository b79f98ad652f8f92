"""Arenas for tests: small plans, and what came of them."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from trimino.arena.batching import play_pairs
from trimino.arena.pair_batch import PairBatch, PlayedPair, play_pair_batch
from trimino.arena.plan import ArenaPlan
from trimino.arena.report import Ended, arena_report
from trimino.arena.standings import Standings
from trimino.rules import Match, published
from trimino.workers.pool import ExecutorPool, WorkerPool


def plan(
    *bots: str, rules: str = "triomino", seats: int = 2, seed: int = 7, **more: Any
) -> ArenaPlan:
    return ArenaPlan(Match(published(rules), seats), bots, seed, **more)


def pairs_of(what: ArenaPlan, pairs: int) -> tuple[PlayedPair, ...]:
    """The first pairs of a plan, played here and now."""
    return play_pair_batch(PairBatch(what, 1, pairs)).pairs


def standings_of(what: ArenaPlan, pairs: int, pool: WorkerPool | None = None) -> Standings:
    """The standings after some pairs, played in this process if no pool is given."""
    standings = Standings(what)
    for pair in pairs_of(what, pairs) if pool is None else play_pairs(what, pairs, pool):
        standings.add(pair)
    return standings


def told(standings: Standings) -> dict[str, Any]:
    """The report of standings without what may depend on the workers."""
    document = arena_report(standings, Ended.PLAYED)
    assert set(document.pop("times")) == set(standings.plan.names)
    return document


def by_threads(what: ArenaPlan, pairs: int, threads: int = 3) -> Standings:
    with ThreadPoolExecutor(threads) as executor:
        return standings_of(what, pairs, ExecutorPool(executor, threads))
