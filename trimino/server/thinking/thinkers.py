"""What the server asks of those who think: a bot's action, a hint, an analysis."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from trimino.bots.analysis.match import Progress
from trimino.bots.simple import play_greedy
from trimino.engine.budget import Budget
from trimino.rules import Action, Match, MatchView
from trimino.server.thinking.errors import ThinkingError, ThinkingReason
from trimino.server.thinking.limits import Limits


class Thinkers:
    """Workers and what waits for them; None for as many as there are cores to spare."""

    def __init__(self, size: int | None = None, limits: Limits = Limits()) -> None:  # noqa: B008
        self.decided = 0
        self.shrunk = 0
        self.fallen_back = 0
        self.lost = 0
        self._limits = limits

    async def start(self) -> None:
        """Hire the workers, without waiting until they are ready."""

    async def close(self) -> None:
        """End the workers; who waits for a bot gets a quick action, others an error."""

    @property
    def ready(self) -> bool:
        """Whether somebody can think; until then bots play in a simple way."""
        return False

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return 0

    @property
    def room_left(self) -> int:
        """How many more decisions of bots may wait."""
        return self._limits.decisions

    async def bot(self, view: MatchView, name: str, table: str) -> Action:
        """What the bot of that name does; there is always an answer."""
        self.decided += 1
        self.fallen_back += 1
        return play_greedy(view, Budget(simulations=1), random.Random())

    async def hint(self, view: MatchView, budget: Budget, table: str) -> list[dict[str, Any]]:
        """The best actions of a position with their reasons, as plain values."""
        raise ThinkingError(ThinkingReason.FAILED)

    async def analyse(
        self,
        match: Match | Mapping[str, object],
        players: Sequence[str],
        budget: Budget,
        seed: int,
        progress: Progress | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> dict[str, Any]:
        """The analysis of a match or its record as plain values, batch by batch.

        Between batches `progress` is told how far it has come, and once `cancelled` says so
        `AnalysisError` is raised.
        """
        raise ThinkingError(ThinkingReason.FAILED)
