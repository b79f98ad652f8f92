"""What can be wrong with an arena, and with those who play for it."""

from enum import StrEnum
from importlib import import_module
from types import ModuleType

from trimino.rules.errors import TriminoError


class ArenaReason(StrEnum):
    """Why the arena cannot go on."""

    TOO_FEW_BOTS = "arena-too-few-bots"
    EXTRA_MISSING = "arena-extra-missing"
    BOT_IDLE = "arena-bot-idle"
    WORKERS_DIE = "arena-workers-die"
    CLUSTER_UNREACHABLE = "arena-cluster-unreachable"
    CLUSTER_LOST = "arena-cluster-lost"
    CLUSTER_EMPTY = "arena-cluster-empty"


class ArenaError(TriminoError):
    """An arena that cannot be held."""

    reason: ArenaReason


def extra(module: str) -> ModuleType:
    """A module that only the extra `arena` brings; it is loaded when it is needed."""
    try:
        return import_module(module)
    except ImportError:
        package = module.partition(".")[0]
        raise ArenaError(ArenaReason.EXTRA_MISSING, package=package) from None
