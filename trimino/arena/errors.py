"""Errors of the arena."""

from trimino.rules.errors import TriminoError
from trimino.rules.word_enum import WordEnum


class ArenaReason(WordEnum):
    """Reasons why a contest fails."""

    TOO_FEW_BOTS = "arena-too-few-bots"
    BOT_IDLE = "arena-bot-idle"


class ArenaError(TriminoError):
    """A contest that cannot be held, or means nothing."""

    reason: ArenaReason
