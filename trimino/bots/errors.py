"""Errors of bot names."""

from trimino.rules.errors import TriminoError
from trimino.rules.word_enum import WordEnum


class BotReason(WordEnum):
    """Reasons why a name is no bot."""

    UNKNOWN = "bot-unknown"
    COMMAND_UNREADABLE = "bot-command-unreadable"
    NO_PROGRAM = "bot-no-program"
    OUTSIDE_NOT_HERE = "bot-outside-not-here"


class BotError(TriminoError):
    """A name that is no bot, or a program that cannot play."""

    reason: BotReason
