"""Players: bots with a name and a budget."""

import random
from typing import NamedTuple, Protocol, runtime_checkable

from trimino.bots.bot import Bot
from trimino.bots.errors import BotError, BotReason
from trimino.bots.program_bot import PREFIX, ProgramBot
from trimino.bots.roster import ROSTER, find_bot
from trimino.engine.budget import Budget, BudgetError
from trimino.rules import Action, MatchView
from trimino.rules.type_check import check_type

OUTSIDE_BUDGET = Budget(seconds=1.0)


@runtime_checkable
class Closable(Protocol):
    """A bot with resources to release."""

    def close(self) -> None: ...


@runtime_checkable
class Preparing(Protocol):
    """A bot that can be loaded ahead of its first move."""

    def prepare(self) -> None: ...


class Player(NamedTuple):
    """A bot with the name it was asked for, and its budget for a decision."""

    name: str
    bot: Bot
    budget: Budget

    def choose(self, view: MatchView, rng: random.Random) -> Action:
        return self.bot(view, self.budget, rng)

    def prepare(self) -> None:
        """Load the bot, which may take a while the first time."""
        if isinstance(self.bot, Preparing):
            self.bot.prepare()

    def close(self) -> None:
        """Release the resources of the bot, such as an external program."""
        if isinstance(self.bot, Closable):
            self.bot.close()

    def __repr__(self) -> str:
        return f"<Player {self.name}>"


def find_player(name: str, budget: Budget | None = None) -> Player:
    """The player of a name such as `greedy`, `expert@10ms` or `exec:./mybot`.

    A budget after the @ takes precedence over the argument, and that over the bot's own.

    >>> find_player("greedy@500sims").budget.simulations
    500
    """
    check_type("name", name, str)
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
    """A program; text after the last @ belongs to its command unless it is a budget."""
    plain, _, written = name.rpartition("@")
    try:
        own = Budget.parse(written)
    except BudgetError:
        plain, own = name, budget or OUTSIDE_BUDGET
    return Player(name, ProgramBot(plain), own)
