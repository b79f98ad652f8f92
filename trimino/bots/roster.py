"""The one list of bots: a name, how it plays, and what is said of it to people."""

from typing import NamedTuple

from trimino.bots.bot import Bot
from trimino.bots.simple import play_greedy, play_random


class Entry(NamedTuple):
    """A bot of the roster; the message `bot-NAME` says in a line how it plays."""

    name: str
    bot: Bot

    @property
    def meaning(self) -> str:
        return f"bot-{self.name}"


ROSTER = (Entry("random", play_random), Entry("greedy", play_greedy))


def find_bot(name: str) -> Bot | None:
    """The bot of that name, or None."""
    return next((entry.bot for entry in ROSTER if entry.name == name), None)
