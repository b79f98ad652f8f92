"""Errors of the storage."""

from enum import StrEnum

from trimino.rules.errors import TriminoError


class StoreReason(StrEnum):
    """Reasons why the storage refuses."""

    UNAVAILABLE = "store-unavailable"
    BAD_ADDRESS = "store-bad-address"
    NOT_DURABLE = "store-not-durable"
    SETTING_NOT_DURABLE = "store-setting-not-durable"
    NEWER = "store-newer"
    UNSTORABLE = "store-unstorable"
    IN_USE = "store-in-use"


class StoreError(TriminoError):
    """A database that cannot be used, or a value that it cannot hold."""

    reason: StoreReason


class StoreUnavailable(StoreError):
    """A database that cannot be reached, or was lost before it confirmed a commit."""

    def __init__(self, reason: StoreReason = StoreReason.UNAVAILABLE, **details: object) -> None:
        super().__init__(reason, **details)


class StoreLocked(StoreUnavailable):
    """A row that another process has locked for longer than one waits."""

    def __init__(self) -> None:
        super().__init__(why="locked")
