"""Errors of worker pools."""

from trimino.rules.errors import TriminoError
from trimino.rules.word_enum import WordEnum


class WorkersReason(WordEnum):
    """Reasons why jobs cannot be run."""

    WORKERS_DIE = "arena-workers-die"
    CLUSTER_UNREACHABLE = "arena-cluster-unreachable"
    CLUSTER_LOST = "arena-cluster-lost"
    CLUSTER_EMPTY = "arena-cluster-empty"


class WorkersError(TriminoError):
    """Jobs that cannot be run."""

    reason: WorkersReason
