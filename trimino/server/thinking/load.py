"""How budgets shrink while many wait.

With `load` decisions waiting for each worker, a decision gets this share of its bot's budget:

    load up to EASY      1
    load up to HEAVY     EASY / load
    beyond               0, which is the heuristic

So up to HEAVY the time to clear the queue stays about what it is at EASY. A bot that overlooks
things keeps overlooking them, with the least budget: load never makes a beginner strong.
"""

from trimino.bots.bot import Bot
from trimino.bots.roster import Entry
from trimino.bots.searching import Heuristic, Level
from trimino.engine.budget import Budget

EASY, HEAVY = 4, 64


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


def bot_under(entry: Entry, share: float) -> Bot:
    """Who decides for a bot that gets this share of its budget."""
    return Heuristic() if not share and entry.bot == Level() else entry.bot
