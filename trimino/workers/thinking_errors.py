"""Errors of hints, decisions and analyses that a worker process computes."""

from enum import StrEnum

from trimino.rules.errors import TriminoError


class ThinkingReason(StrEnum):
    """Reasons why there is no answer."""

    BUSY = "thinking-busy"
    FAILED = "thinking-failed"


class ThinkingError(TriminoError):
    """A hint or an analysis that cannot be given."""

    reason: ThinkingReason

    @property
    def seconds(self) -> int | None:
        """The seconds to wait before asking again; None if asking again may help at once."""
        seconds = self.message.details.get("seconds")
        return seconds if isinstance(seconds, int) else None
