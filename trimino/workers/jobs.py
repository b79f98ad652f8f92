"""Jobs given out to a crew, and results handed on in order, whatever order they come back in."""

from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import Generic, TypeVar

from trimino.workers.errors import WorkersError, WorkersReason
from trimino.workers.pool import WorkerPool

J = TypeVar("J")
R = TypeVar("R")

MAX_LOSSES = 5


def run_jobs(
    crew: WorkerPool,
    do: Callable[[J], R],
    jobs: Iterator[J],
    learn: Callable[[R], None] | None = None,
) -> Generator[tuple[J, R]]:
    """Jobs with what came of them; the crew leaves when they are done or not wanted any more.

    A job is taken when somebody can do it. `learn` is told what comes back, as it comes.
    """
    try:
        yield from _Work(crew, do, jobs, learn or (lambda _: None)).in_order()
    finally:
        crew.close()


class _Work(Generic[J, R]):
    """What is to be given out, what is out, and what came back before its turn."""

    def __init__(
        self, crew: WorkerPool, do: Callable[[J], R], jobs: Iterator[J], learn: Callable[[R], None]
    ) -> None:
        self._crew, self._do, self._jobs, self._learn = crew, do, enumerate(jobs), learn
        self._executor = crew.executor()
        self._waiting: deque[tuple[int, J]] = deque()
        self._out: dict[Future[R], tuple[int, J]] = {}
        self._back: dict[int, tuple[J, R]] = {}
        self._losses = 0

    def in_order(self) -> Iterator[tuple[J, R]]:
        wanted = 0
        while True:
            while wanted not in self._back:
                if not self._go_on():
                    return
            yield self._back.pop(wanted)
            wanted += 1

    def _go_on(self) -> bool:
        """Give out, and take in; False if there is nothing more to do."""
        try:
            self._give_out()
            if not self._out:
                return False
            self._take_in()
        except self._crew.lost:
            self._begin_again()
        return True

    def _give_out(self) -> None:
        while self._waiting or self._take_job():
            number, job = self._waiting[0]
            self._out[self._executor.submit(self._do, job)] = number, job
            self._waiting.popleft()

    def _take_job(self) -> bool:
        """Take the next job, if there is one and somebody should do it now.

        Every worker is kept busy, but what comes back long before its turn would only lie about.
        """
        if len(self._out) + len(self._back) > 4 * self._crew.size:
            return False
        for numbered in self._jobs:
            self._waiting.append(numbered)
            return True
        return False

    def _take_in(self) -> None:
        done, _ = wait(self._out, return_when=FIRST_COMPLETED)
        for future in done:
            back = future.result()
            number, job = self._out.pop(future)
            self._back[number] = job, back
            self._losses = 0
            self._learn(back)

    def _begin_again(self) -> None:
        """A worker was lost: what is out is given out anew. The same job gives the same result."""
        self._losses += 1
        if self._losses > MAX_LOSSES:
            raise WorkersError(WorkersReason.WORKERS_DIE, times=self._losses)
        self._waiting.extend(self._out.values())
        self._out.clear()
        self._executor = self._crew.executor()
