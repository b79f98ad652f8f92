"""The roster: all bots by name, with their default budgets."""

from typing import NamedTuple

from trimino.bots.bot import Bot
from trimino.bots.search_bots import HeuristicBot, SearchBot
from trimino.bots.simple import play_greedy, play_random
from trimino.engine.budget import Budget


class RosterBot(NamedTuple):
    """A bot of the roster and its default budget; the message `bot-NAME` describes it."""

    name: str
    bot: Bot
    budget: Budget = Budget(simulations=1)

    @property
    def meaning(self) -> str:
        return f"bot-{self.name}"

    def __repr__(self) -> str:
        return f"<RosterBot {self.name}>"


ROSTER = (
    RosterBot("random", play_random),
    RosterBot("greedy", play_greedy),
    RosterBot("novice", SearchBot(overlooks=0.8, hoards=0.0), Budget(simulations=8)),
    RosterBot("casual", SearchBot(overlooks=0.5, hoards=0.0), Budget(simulations=40)),
    RosterBot("keen", SearchBot(overlooks=0.4, hoards=0.25), Budget(simulations=130)),
    RosterBot("seasoned", SearchBot(overlooks=0.3, hoards=0.45), Budget(simulations=150)),
    RosterBot("club", SearchBot(overlooks=0.2, hoards=0.6), Budget(simulations=165)),
    RosterBot("tournament", SearchBot(overlooks=0.1, hoards=0.8), Budget(simulations=180)),
    RosterBot("heuristic", HeuristicBot()),
    RosterBot("expert", SearchBot(), Budget(simulations=200)),
    RosterBot("master", SearchBot(), Budget(simulations=2000)),
)


def find_bot(name: str) -> RosterBot | None:
    """The bot of a name, or None."""
    return next((entry for entry in ROSTER if entry.name == name), None)
