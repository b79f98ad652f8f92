"""Errors of the arena."""

from enum import StrEnum

from trimino.rules.errors import TriminoError


class ArenaReason(StrEnum):
    """Why the arena cannot go on."""

    TOO_FEW_BOTS = "arena-too-few-bots"
    BOT_IDLE = "arena-bot-idle"


class ArenaError(TriminoError):
    """An arena that cannot be held."""

    reason: ArenaReason
