"""What can be wrong with the name of a bot."""

from enum import StrEnum

from trimino.rules.errors import TriminoError


class BotReason(StrEnum):
    """Why nobody can play by that name."""

    UNKNOWN = "bot-unknown"
    COMMAND_UNREADABLE = "bot-command-unreadable"
    NO_PROGRAM = "bot-no-program"
    OUTSIDE_NOT_HERE = "bot-outside-not-here"


class BotError(TriminoError):
    """A bot that there is not."""

    reason: BotReason
