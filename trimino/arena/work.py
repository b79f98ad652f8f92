"""Pairs cut into batches that take about a second each, and handed on in order."""

from collections.abc import Generator, Iterator
from contextlib import closing

from trimino.arena.batch import Batch, Done, Pair, play_batch
from trimino.arena.plan import Plan
from trimino.workers.jobs import done_by
from trimino.workers.pool import Crew

BATCH_SECONDS = 1.0
LARGEST_BATCH = 64


def played(plan: Plan, pairs: int, crew: Crew) -> Generator[Pair]:
    """So many pairs of a plan, played by a crew; it leaves when they are done or not wanted."""
    plan.check()
    cutting = _Cutting(plan, pairs)
    with closing(done_by(crew, play_batch, cutting.batches(), cutting.learn)) as work:
        for _, done in work:
            yield from done.pairs


class _Cutting:
    """Batches of pairs, as large as those before them took short."""

    def __init__(self, plan: Plan, pairs: int) -> None:
        self._plan, self._pairs = plan, pairs
        self._size = 1

    def batches(self) -> Iterator[Batch]:
        cut = 0
        while cut < self._pairs:
            size = min(self._size, self._pairs - cut)
            yield Batch(self._plan, cut + 1, size)
            cut += size

    def learn(self, done: Done) -> None:
        """A batch should take about a second, however long a bot thinks."""
        fitting = BATCH_SECONDS * len(done.pairs) / max(done.seconds, 1e-6)
        self._size = max(1, min(LARGEST_BATCH, 2 * self._size, int(fitting)))
