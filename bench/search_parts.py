"""Ablation of the search while tiles are hidden: against itself without one of its parts.

    python3 run.py bench search_parts

Both play single rounds of `triomino` from the same deals, each in every seat, with the same number
of simulations a decision. It prints how many points a round the whole search is ahead, and how many
rounds it wins.
"""

import random
from typing import NamedTuple

from trimino.arena.game import play_game
from trimino.arena.pair_batch import PlayedPair
from trimino.arena.plan import ArenaPlan
from trimino.arena.standings import Standings
from trimino.bots.player import Player
from trimino.engine.action_choice import candidates, certainty_of, choose_action, is_open_view
from trimino.engine.budget import Budget
from trimino.engine.search import Search, spend
from trimino.engine.weights import tuned_for
from trimino.rules import Action, Match, MatchView, published

BUDGET = Budget(simulations=150)
RULES = published("triomino")
PAIRS = {2: 24, 4: 16}
SEED = 300
ANY = 1000
"""More actions than there ever are."""


class SearchParts(NamedTuple):
    """A search with some of its parts."""

    name: str
    has_gate: bool = True
    has_plans: bool = True
    has_network: bool = True
    has_choice: bool = True

    def __call__(self, view: MatchView, budget: Budget, rng: random.Random) -> Action:
        options = list(view.legal)
        if len(options) == 1 or is_open_view(view):
            return choose_action(view, budget, rng)
        most = candidates(budget) if self.has_choice else ANY
        begun = Search(view, rng.getrandbits(63), options, most)
        if not self.has_plans:
            drop_plans(begun)
        if not self.has_network:
            begun.weights = tuned_for(view.rules, view.players)
        spend(begun, budget)
        return begun.best(certainty_of(view.players) if self.has_gate else 0.0)


def drop_plans(begun: Search) -> None:
    """Leave only the rows in which the heuristic plays on as usual."""
    usual = begun.plan == 0
    begun.codes, begun.plan = begun.codes[usual], begun.plan[usual]
    begun.results, begun.alive = begun.results[usual], begun.alive[usual]


WHOLE = SearchParts("the whole search")
OTHERS = (
    WHOLE._replace(name="without the gate", has_gate=False),
    WHOLE._replace(name="without plans", has_plans=False),
    WHOLE._replace(name="with all actions as candidates", has_choice=False),
)
OF_TWO = WHOLE._replace(name="without the network while tiles are hidden", has_network=False)


def main() -> None:
    for seats, pairs in PAIRS.items():
        for other in (*OTHERS, OF_TWO) if seats == 2 else OTHERS:
            print(f"{seats} players, {other.name}: {meet(other, seats, pairs)}", flush=True)


def meet(other: SearchParts, seats: int, pairs: int) -> str:
    """The lead of the whole search over another, at a table that the other fills."""
    players = [Player(parts.name, parts, BUDGET) for parts in (WHOLE, other)]
    plan = ArenaPlan(Match(RULES, seats), tuple(p.name for p in players), SEED, single_rounds=True)
    standings = Standings(plan)
    for number in range(1, pairs + 1):
        games = tuple(play_game(plan, players, number, one) for one in plan.seatings)
        standings.add(PlayedPair(number, games))
    ahead, won = standings.duels[0].ahead.estimate, standings.bots[0].rounds_won.estimate
    shares = f"{100 * won.mean:.1f} ± {100 * (won.margin or 0):.1f} % of rounds"
    return f"{ahead.mean:+.1f} ± {ahead.margin or 0:.1f}, {shares}"


if __name__ == "__main__":
    main()
