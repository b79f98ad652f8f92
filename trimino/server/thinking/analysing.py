"""An analysis as the server leads it.

It asks for one batch after the other. So it never holds more than one worker, lets bots and others
go between, and can be told to end.
"""

import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from trimino.analysis.match import AnalysisError, AnalysisReason, Progress
from trimino.engine.budget import Budget
from trimino.rules import Match
from trimino.server.thinking import tasks
from trimino.server.thinking.question import Call

BATCH = 2
"""How many moments are looked at before somebody else is let in."""

Ask = Callable[[str, Call], Awaitable[Any]]
"""Asks for one of several who are served in turn."""


class Analysing:
    """Leads the analysis of one match."""

    def __init__(
        self, ask: Ask, progress: Progress | None, cancelled: Callable[[], bool] | None
    ) -> None:
        self._ask, self._progress, self._cancelled = ask, progress, cancelled
        self._own = secrets.token_hex(8)

    async def run(
        self,
        match: Match | Mapping[str, object],
        players: Sequence[str],
        budget: Budget,
        seed: int,
    ) -> dict[str, Any]:
        """The analysis as plain values."""
        kept, moments = await self._call(tasks.open_match, match)
        told: list[bytes] = []
        for done in range(0, len(moments), BATCH):
            self._tell(done, len(moments))
            batch = moments[done : done + BATCH]
            told.append(await self._call(tasks.look, kept, batch, budget, seed))
        self._tell(len(moments), len(moments))
        whole: dict[str, Any] = await self._call(tasks.assemble, kept, players, budget, seed, told)
        return whole

    async def _call(self, function: Callable[..., Any], *arguments: object) -> Any:
        return await self._ask(self._own, Call(function, arguments))

    def _tell(self, done: int, moments: int) -> None:
        if self._progress:
            self._progress(done, moments)
        if self._cancelled and self._cancelled():
            raise AnalysisError(AnalysisReason.CANCELLED)
