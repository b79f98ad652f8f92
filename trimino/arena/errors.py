"""Errors of the arena."""

from enum import StrEnum

from trimino.rules.errors import TriminoError


class ArenaReason(StrEnum):
    """Why a contest fails."""

    TOO_FEW_BOTS = "arena-too-few-bots"
    BOT_IDLE = "arena-bot-idle"


class ArenaError(TriminoError):
    """A contest that cannot be held, or means nothing."""

    reason: ArenaReason
