"""Jobs run by a worker pool, with results in the order of the jobs."""

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
    pool: WorkerPool,
    do: Callable[[J], R],
    jobs: Iterator[J],
    learn: Callable[[R], None] | None = None,
) -> Generator[tuple[J, R]]:
    """Run jobs and yield each with its result; the pool is closed at the end.

    Jobs are taken lazily, when a worker is free. `learn` gets each result as it arrives.
    """
    try:
        yield from _Work(pool, do, jobs, learn or (lambda _: None)).in_order()
    finally:
        pool.close()


class _Work(Generic[J, R]):
    """Jobs that wait, jobs that run, and results that arrived before their turn."""

    def __init__(
        self, pool: WorkerPool, do: Callable[[J], R], jobs: Iterator[J], learn: Callable[[R], None]
    ) -> None:
        self._pool, self._do, self._jobs, self._learn = pool, do, enumerate(jobs), learn
        self._executor = pool.executor()
        self._waiting: deque[tuple[int, J]] = deque()
        self._running: dict[Future[R], tuple[int, J]] = {}
        self._finished: dict[int, tuple[J, R]] = {}
        self._losses = 0

    def in_order(self) -> Iterator[tuple[J, R]]:
        wanted = 0
        while True:
            while wanted not in self._finished:
                if not self._step():
                    return
            yield self._finished.pop(wanted)
            wanted += 1

    def _step(self) -> bool:
        """Submit jobs and collect results; False when nothing is left."""
        try:
            self._submit()
            if not self._running:
                return False
            self._collect()
        except self._pool.lost:
            self._resubmit()
        return True

    def _submit(self) -> None:
        while self._waiting or self._take_job():
            number, job = self._waiting[0]
            self._running[self._executor.submit(self._do, job)] = number, job
            self._waiting.popleft()

    def _take_job(self) -> bool:
        """Take the next job, unless enough jobs are running or finished before their turn."""
        if len(self._running) + len(self._finished) > 4 * self._pool.size:
            return False
        for numbered in self._jobs:
            self._waiting.append(numbered)
            return True
        return False

    def _collect(self) -> None:
        """Take every result that is there; only then raise that a worker was lost."""
        done, _ = wait(self._running, return_when=FIRST_COMPLETED)
        lost: BaseException | None = None
        for future in done:
            try:
                self._take(future)
            except self._pool.lost as error:
                lost = error
        if lost is not None:
            raise lost

    def _take(self, future: Future[R]) -> None:
        result = future.result()
        number, job = self._running.pop(future)
        self._finished[number] = job, result
        self._losses = 0
        self._learn(result)

    def _resubmit(self) -> None:
        """Submit running jobs again after a worker was lost; the same job gives the same result."""
        self._losses += 1
        if self._losses > MAX_LOSSES:
            raise WorkersError(WorkersReason.WORKERS_DIE, times=self._losses)
        self._waiting.extend(self._running.values())
        self._running.clear()
        self._executor = self._pool.executor()
