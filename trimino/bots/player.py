"""A bot as it is named to take a seat, with what it may spend on a decision."""

import random
from typing import NamedTuple, Protocol, runtime_checkable

from trimino.bots.bot import Bot
from trimino.bots.errors import BotError, BotReason
from trimino.bots.program_bot import PREFIX, ProgramBot
from trimino.bots.roster import ROSTER, find_bot
from trimino.engine.budget import Budget, BudgetError
from trimino.rules import Action, MatchView

OUTSIDE_BUDGET = Budget(seconds=1.0)


@runtime_checkable
class Closable(Protocol):
    """A bot that holds something while it plays."""

    def close(self) -> None: ...


@runtime_checkable
class Preparing(Protocol):
    """A bot that takes a moment to load."""

    def prepare(self) -> None: ...


class Player(NamedTuple):
    """A bot under the name that people gave it."""

    name: str
    bot: Bot
    budget: Budget

    def choose(self, view: MatchView, rng: random.Random) -> Action:
        return self.bot(view, self.budget, rng)

    def prepare(self) -> None:
        """Let the bot load what it needs, which may take a while the first time."""
        if isinstance(self.bot, Preparing):
            self.bot.prepare()

    def close(self) -> None:
        """Let go of what the bot holds, such as a program outside; most hold nothing."""
        if isinstance(self.bot, Closable):
            self.bot.close()


def find_player(name: str, budget: Budget | None = None) -> Player:
    """The player of a name such as `greedy`, `expert@10ms` or `exec:./mybot`.

    What is written behind the @ goes before the budget given, and that before the bot's own.

    >>> find_player("greedy@500sims").budget.simulations
    500
    """
    if name.startswith(PREFIX):
        return _find_outside(name, budget)
    plain, at, written = name.partition("@")
    entry = find_bot(plain)
    if entry is None:
        known = ", ".join(entry.name for entry in ROSTER)
        raise BotError(BotReason.UNKNOWN, name=plain, known=known)
    own = Budget.parse(written) if at else budget or entry.budget
    return Player(name, entry.bot, own)


def _find_outside(name: str, budget: Budget | None) -> Player:
    """A program; what stands behind an @ belongs to its command unless it is a budget."""
    plain, _, written = name.rpartition("@")
    try:
        own = Budget.parse(written)
    except BudgetError:
        plain, own = name, budget or OUTSIDE_BUDGET
    return Player(name, ProgramBot(plain), own)
