"""Batches given out to a crew, and pairs handed on in order, whatever order they come back in."""

from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait

from trimino.bots.arena.batch import Batch, Done, Pair, play_batch
from trimino.bots.arena.crew import Crew
from trimino.bots.arena.errors import ArenaError, ArenaReason
from trimino.bots.arena.plan import Plan

BATCH_SECONDS = 1.0
LARGEST_BATCH = 64
MOST_LOSSES = 5


def played(plan: Plan, pairs: int, crew: Crew) -> Generator[Pair]:
    """So many pairs of a plan, played by a crew; it leaves when they are done or not wanted."""
    plan.check()
    try:
        yield from _Work(plan, pairs, crew).in_order()
    finally:
        crew.leave()


class _Work:
    """What is to be given out, what is out, and what came back before its turn."""

    def __init__(self, plan: Plan, pairs: int, crew: Crew) -> None:
        self._plan = plan
        self._pairs = pairs
        self._crew = crew
        self._executor = crew.executor()
        self._cut = 0
        self._size = 1
        self._waiting: deque[Batch] = deque()
        self._out: dict[Future[Done], Batch] = {}
        self._back: dict[int, tuple[Pair, ...]] = {}
        self._losses = 0

    def in_order(self) -> Iterator[Pair]:
        wanted = 1
        while wanted <= self._pairs:
            while wanted not in self._back:
                self._go_on()
            for pair in self._back.pop(wanted):
                yield pair
                wanted += 1

    def _go_on(self) -> None:
        try:
            self._give_out()
            self._take_in()
        except self._crew.lost:
            self._begin_again()

    def _give_out(self) -> None:
        while self._waiting or self._cut_batch():
            self._out[self._executor.submit(play_batch, self._waiting[0])] = self._waiting[0]
            self._waiting.popleft()

    def _cut_batch(self) -> bool:
        """Cut the next batch off the pairs, if there are any and somebody should play it now.

        Every worker is kept busy, but what comes back long before its turn would only lie about.
        """
        size = min(self._size, self._pairs - self._cut)
        if not size or len(self._out) + len(self._back) > 4 * self._crew.size:
            return False
        self._waiting.append(Batch(self._plan, self._cut + 1, size))
        self._cut += size
        return True

    def _take_in(self) -> None:
        done, _ = wait(self._out, return_when=FIRST_COMPLETED)
        for future in done:
            back = future.result()
            first = self._out.pop(future).first
            self._back[first] = back.pairs
            self._losses = 0
            # A batch should take about a second, however long a bot thinks.
            fitting = BATCH_SECONDS * len(back.pairs) / max(back.seconds, 1e-6)
            self._size = max(1, min(LARGEST_BATCH, 2 * self._size, int(fitting)))

    def _begin_again(self) -> None:
        """A worker was lost: what is out is given out anew. The same batch gives the same pairs."""
        self._losses += 1
        if self._losses > MOST_LOSSES:
            raise ArenaError(ArenaReason.WORKERS_DIE, times=self._losses)
        self._waiting.extend(self._out.values())
        self._out.clear()
        self._executor = self._crew.executor()
