"""The one list of bots: a name, how it plays, and what is said of it to people."""

from typing import NamedTuple

from trimino.bots.bot import Bot
from trimino.bots.searching import Heuristic, Level
from trimino.bots.simple import play_greedy, play_random
from trimino.engine.budget import Budget


class Entry(NamedTuple):
    """A bot of the roster and what it may spend on a decision if nobody says otherwise.

    The message `bot-NAME` says in a line how it plays.
    """

    name: str
    bot: Bot
    budget: Budget = Budget(simulations=1)

    @property
    def meaning(self) -> str:
        return f"bot-{self.name}"


ROSTER = (
    Entry("random", play_random),
    Entry("greedy", play_greedy),
    Entry("novice", Level(overlooks=0.8, hoards=False), Budget(simulations=8)),
    Entry("casual", Level(overlooks=0.5, hoards=False), Budget(simulations=40)),
    Entry("club", Level(overlooks=0.2), Budget(simulations=40)),
    Entry("heuristic", Heuristic()),
    Entry("expert", Level(), Budget(simulations=200)),
    Entry("master", Level(), Budget(simulations=2000)),
)


def find_entry(name: str) -> Entry | None:
    """The entry of that name, or None."""
    return next((entry for entry in ROSTER if entry.name == name), None)
