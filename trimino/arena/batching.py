"""Pairs cut into batches of about a second each, and played in order."""

from collections.abc import Generator, Iterator
from contextlib import closing

from trimino.arena.pair_batch import PairBatch, PairBatchResult, PlayedPair, play_pair_batch
from trimino.arena.plan import ArenaPlan
from trimino.workers.jobs import run_jobs
from trimino.workers.pool import WorkerPool

BATCH_SECONDS = 1.0
MAX_BATCH_PAIRS = 64


def play_pairs(plan: ArenaPlan, pairs: int, pool: WorkerPool) -> Generator[PlayedPair]:
    """Play pairs of a plan in a worker pool, which is closed at the end."""
    plan.check()
    sizer = _BatchSizer(plan, pairs)
    with closing(run_jobs(pool, play_pair_batch, sizer.batches(), sizer.learn)) as work:
        for _, done in work:
            yield from done.pairs


class _BatchSizer:
    """Batches of pairs, sized by the time of those before."""

    def __init__(self, plan: ArenaPlan, pairs: int) -> None:
        self._plan, self._pairs = plan, pairs
        self._size = 1

    def batches(self) -> Iterator[PairBatch]:
        cut = 0
        while cut < self._pairs:
            size = min(self._size, self._pairs - cut)
            yield PairBatch(self._plan, cut + 1, size)
            cut += size

    def learn(self, done: PairBatchResult) -> None:
        """Adapt the size, so that a batch takes about a second however long a bot thinks."""
        fitting = BATCH_SECONDS * len(done.pairs) / max(done.seconds, 1e-6)
        self._size = max(1, min(MAX_BATCH_PAIRS, 2 * self._size, int(fitting)))
