"""Errors of worker pools, and optional packages that are loaded when they are needed."""

from enum import StrEnum
from importlib import import_module
from types import ModuleType

from trimino.rules.errors import TriminoError


class WorkersReason(StrEnum):
    """Why jobs cannot be run."""

    EXTRA_MISSING = "arena-extra-missing"
    WORKERS_DIE = "arena-workers-die"
    CLUSTER_UNREACHABLE = "arena-cluster-unreachable"
    CLUSTER_LOST = "arena-cluster-lost"
    CLUSTER_EMPTY = "arena-cluster-empty"


class WorkersError(TriminoError):
    """Jobs that cannot be run."""

    reason: WorkersReason


def extra(module: str) -> ModuleType:
    """Import a module that only the extra `arena` installs."""
    try:
        return import_module(module)
    except ImportError:
        package = module.partition(".")[0]
        raise WorkersError(WorkersReason.EXTRA_MISSING, package=package) from None
