"""Errors of the vector environment."""

from trimino.rules.errors import TriminoError
from trimino.rules.word_enum import WordEnum


class VectorReason(WordEnum):
    """Reasons why the vector environment refuses."""

    FORBIDDEN = "vector-action-forbidden"
    NO_SUCH_OPPONENT = "vector-no-such-opponent"
    OPPONENTS_WRONG = "vector-opponents-wrong"
    SEED_WRONG = "vector-seed-wrong"
    ROWS_WRONG = "vector-rows-wrong"
    NO_TABLES = "vector-no-tables"


class VectorError(TriminoError):
    """An illegal action, or settings that cannot be played."""

    reason: VectorReason
