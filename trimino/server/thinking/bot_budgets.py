"""Bot budgets: bots' decisions, with budgets that shrink under load.

With `load` decisions waiting for each worker, a decision gets this share of its bot's budget:

    load up to EASY      1
    load up to HEAVY     EASY / load
    beyond               0, which is the heuristic

So up to HEAVY the time to clear the queue stays about what it is at EASY. A bot that overlooks
things keeps overlooking them, with the smallest budget: load never makes a beginner strong.
"""

import random

from trimino.bots.bot import Bot
from trimino.bots.player import Preparing
from trimino.bots.roster import RosterBot, find_bot
from trimino.bots.search_bots import HeuristicBot, SearchBot
from trimino.engine.budget import Budget
from trimino.rules import Action, MatchView

EASY, HEAVY = 4, 64


def needs_engine(name: str) -> bool:
    """Whether the bot of that name loads the engine, so that only a worker may run it."""
    entry = find_bot(name)
    return entry is not None and isinstance(entry.bot, Preparing)


def action_of_bot(view: MatchView, name: str, share: float, seed: int) -> Action:
    """The action of the bot of that name, with a share of its budget. Runs in a worker."""
    entry = find_bot(name)
    assert entry is not None
    return bot_under(entry, share)(view, shrunk(entry.budget, share), random.Random(seed))


def share_of(waiting: int, workers: int) -> float:
    """The share of its budget that a decision gets.

    >>> share_of(4, 1), share_of(16, 2), share_of(200, 2)
    (1.0, 0.5, 0.0)
    """
    load = waiting / workers
    if load > HEAVY:
        return 0.0
    return min(1.0, EASY / load) if load else 1.0


def shrunk(budget: Budget, share: float) -> Budget:
    """A share of a budget, at least one simulation.

    >>> print(shrunk(Budget(simulations=200), 0.25), shrunk(Budget(seconds=1.0), 0.25))
    50sims 250ms
    """
    if budget.seconds is not None:
        return Budget(seconds=budget.seconds * share) if share else Budget(simulations=1)
    return Budget(simulations=max(1, int((budget.simulations or 1) * share)))


def bot_under(entry: RosterBot, share: float) -> Bot:
    """The bot that decides for an entry of the roster with this share of its budget."""
    return HeuristicBot() if not share and entry.bot == SearchBot() else entry.bot
