"""Arenas for tests: small plans, and what came of them."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from trimino.arena.batch import Batch, Pair, play_batch
from trimino.arena.plan import Plan
from trimino.arena.report import Ended, report
from trimino.arena.standings import Standings
from trimino.arena.work import played
from trimino.rules import Match, published
from trimino.workers.pool import Crew, Hired


def plan(*bots: str, rules: str = "triomino", seats: int = 2, seed: int = 7, **more: Any) -> Plan:
    return Plan(Match(published(rules), seats), bots, seed, **more)


def pairs_of(what: Plan, pairs: int) -> tuple[Pair, ...]:
    """The first pairs of a plan, played here and now."""
    return play_batch(Batch(what, 1, pairs)).pairs


def standings_of(what: Plan, pairs: int, crew: Crew | None = None) -> Standings:
    """The standings after so many pairs, played here and now if no crew is given."""
    standings = Standings(what)
    for pair in pairs_of(what, pairs) if crew is None else played(what, pairs, crew):
        standings.add(pair)
    return standings


def told(standings: Standings) -> dict[str, Any]:
    """All that is told of standings and must not depend on who played."""
    document = report(standings, Ended.PLAYED)
    assert set(document.pop("times")) == set(standings.plan.names)
    return document


def by_threads(what: Plan, pairs: int, threads: int = 3) -> Standings:
    with ThreadPoolExecutor(threads) as executor:
        return standings_of(what, pairs, Hired(executor, threads))
