"""A bot as it is named to take a seat, with what it may spend on a decision."""

import random
from enum import StrEnum
from typing import NamedTuple

from trimino.bots.bot import Bot
from trimino.bots.roster import ROSTER, find_entry
from trimino.engine.budget import Budget
from trimino.rules import Action, MatchView
from trimino.rules.errors import TriminoError


class BotReason(StrEnum):
    """Why nobody can play by that name."""

    UNKNOWN = "bot-unknown"


class BotError(TriminoError):
    """A bot that there is not."""

    reason: BotReason


class Player(NamedTuple):
    """A bot under the name that people gave it."""

    name: str
    bot: Bot
    budget: Budget

    def choose(self, view: MatchView, rng: random.Random) -> Action:
        return self.bot(view, self.budget, rng)


def find_player(name: str, budget: Budget | None = None) -> Player:
    """The player of a name such as `greedy` or `expert@10ms`.

    What is written behind the @ goes before the budget given, and that before the bot's own.

    >>> find_player("greedy@500sims").budget.simulations
    500
    """
    plain, _, written = name.partition("@")
    entry = find_entry(plain)
    if entry is None:
        known = ", ".join(entry.name for entry in ROSTER)
        raise BotError(BotReason.UNKNOWN, name=plain, known=known)
    own = Budget.parse(written) if written else budget or entry.budget
    return Player(name, entry.bot, own)
