"""Errors of worker pools."""

from enum import StrEnum

from trimino.rules.errors import TriminoError


class WorkersReason(StrEnum):
    """Why jobs cannot be run."""

    WORKERS_DIE = "arena-workers-die"
    CLUSTER_UNREACHABLE = "arena-cluster-unreachable"
    CLUSTER_LOST = "arena-cluster-lost"
    CLUSTER_EMPTY = "arena-cluster-empty"


class WorkersError(TriminoError):
    """Jobs that cannot be run."""

    reason: WorkersReason
