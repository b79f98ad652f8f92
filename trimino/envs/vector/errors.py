"""Errors of the vector environment."""

from enum import StrEnum

from trimino.rules.errors import TriminoError


class VectorReason(StrEnum):
    """Why the vector environment refuses."""

    FORBIDDEN = "vector-action-forbidden"
    NO_SUCH_OPPONENT = "vector-no-such-opponent"
    OPPONENTS_WRONG = "vector-opponents-wrong"
    SEED_WRONG = "vector-seed-wrong"
    ROWS_WRONG = "vector-rows-wrong"
    NO_TABLES = "vector-no-tables"


class VectorError(TriminoError):
    """An illegal action, or settings that cannot be played."""

    reason: VectorReason
