"""Worker pools of the commands, and broken pipes."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager

from trimino.terminal.errors import UsageError, UsageReason
from trimino.workers.pool import DaskPool, ProcessPool, WorkerPool


@contextmanager
def ignoring_broken_pipes() -> Iterator[None]:
    """Ignore SIGPIPE, so that a worker or a client that goes away does not end the program."""
    if not hasattr(signal, "SIGPIPE"):
        yield
        return
    before = signal.signal(signal.SIGPIPE, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGPIPE, before)


@contextmanager
def worker_pool(workers: int | None, dask: str | None) -> Iterator[WorkerPool]:
    """A pool of processes or of a Dask cluster, closed at the end."""
    if workers is not None and dask is not None:
        raise UsageError(UsageReason.WORKERS_OR_CLUSTER)
    pool = ProcessPool(workers) if dask is None else DaskPool(dask)
    with ignoring_broken_pipes():
        try:
            yield pool
        finally:
            pool.close()
