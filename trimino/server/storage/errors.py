"""What can be wrong with a database."""

from enum import StrEnum

from trimino.rules.errors import TriminoError


class StoreReason(StrEnum):
    """Why the store cannot do what it was asked to."""

    UNAVAILABLE = "store-unavailable"
    BAD_ADDRESS = "store-bad-address"
    NOT_DURABLE = "store-not-durable"
    NEWER = "store-newer"
    UNSTORABLE = "store-unstorable"
    IN_USE = "store-in-use"


class StoreError(TriminoError):
    """A database that is not right."""

    reason: StoreReason


class StoreUnavailable(StoreError):
    """A database that cannot be reached now, or was lost before it said that all is on disk."""

    def __init__(self, reason: StoreReason = StoreReason.UNAVAILABLE, **details: object) -> None:
        super().__init__(reason, **details)
