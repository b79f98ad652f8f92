"""What can be wrong with what a batch of tables is asked for."""

from enum import StrEnum

from trimino.rules.errors import TriminoError


class VectorReason(StrEnum):
    """Why a batch of tables cannot do it."""

    FORBIDDEN = "vector-action-forbidden"
    NO_SUCH_OPPONENT = "vector-no-such-opponent"
    OPPONENTS_WRONG = "vector-opponents-wrong"
    SEED_WRONG = "vector-seed-wrong"
    ROWS_WRONG = "vector-rows-wrong"
    NO_TABLES = "vector-no-tables"


class VectorError(TriminoError):
    """An action that a table does not have now, or tables that cannot be set."""

    reason: VectorReason
