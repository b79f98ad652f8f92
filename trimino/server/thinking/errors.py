"""Why there is no answer to a question."""

from enum import StrEnum

from trimino.rules.errors import TriminoError


class ThinkingReason(StrEnum):
    """Why a hint or an analysis is not given."""

    BUSY = "thinking-busy"
    FAILED = "thinking-failed"


class ThinkingError(TriminoError):
    """A hint or an analysis that is not given."""

    reason: ThinkingReason

    @property
    def seconds(self) -> int | None:
        """How long to wait before asking again; None if asking again may help at once."""
        seconds = self.message.details.get("seconds")
        return seconds if isinstance(seconds, int) else None
