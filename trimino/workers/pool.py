"""Worker pools: processes on this machine, a Dask cluster, or any executor."""

import asyncio
import logging
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, ParamSpec, Protocol, TypeVar

from trimino.rules.optional_packages import Extra, import_extra
from trimino.rules.summaries import number_of
from trimino.workers.errors import WorkersError, WorkersReason

__all__ = ["DaskPool", "ExecutorPool", "ProcessPool", "WorkerPool"]

P = ParamSpec("P")
T = TypeVar("T")

CONNECT_SECONDS = 10
Lost = tuple[type[BaseException], ...]


class WorkerPool(Protocol):
    """A pool of `size` workers; `lost` are the errors of a job whose worker was lost."""

    @property
    def size(self) -> int: ...

    @property
    def lost(self) -> Lost: ...

    def executor(self) -> Executor:
        """A working executor; the one before is shut down."""
        ...

    def close(self) -> None:
        """Stop the jobs that are still running."""
        ...


class ExecutorPool:
    """A pool on any executor, which its owner shuts down."""

    def __init__(self, executor: Executor, size: int = 1) -> None:
        self.size = size
        self.lost: Lost = ()
        self._executor = executor

    def executor(self) -> Executor:
        return self._executor

    def close(self) -> None:
        """Leave the executor to its owner."""

    def __repr__(self) -> str:
        return f"<ExecutorPool of {number_of(self.size, 'worker')}>"


class ProcessPool:
    """A pool of processes on this machine, by default one for each core.

    They are spawned: compiled code and its threads do not survive a fork.
    """

    lost: Lost = (BrokenExecutor,)

    def __init__(self, workers: int | None = None) -> None:
        self.size = workers or _cores()
        self._pool: _Pool | None = None

    def executor(self) -> Executor:
        self.close()
        self._pool = _Pool(self.size, mp_context=get_context("spawn"))
        return self._pool

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            # Else the program would wait for jobs whose results are not needed.
            for process in list((pool._processes or {}).values()):
                process.terminate()
            # One that ends in the middle of its answer leaves a part of it, and the rest would be
            # waited for while anybody, even this process, could still write it.
            answers: Any = pool._result_queue
            answers._writer.close()
            pool.shutdown(cancel_futures=True)

    def __repr__(self) -> str:
        return f"<ProcessPool of {number_of(self.size, 'worker')}>"


def _cores() -> int:
    """The number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class _Pool(ProcessPoolExecutor):
    """A process pool whose workers ignore Ctrl-C; the parent handles it."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        with interrupts_blocked():
            return super().submit(fn, *args, **kwargs)


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Block SIGINT in processes started in the block; this one gets it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class DaskPool:
    """The workers of a Dask cluster, whose scheduler reassigns jobs of lost workers."""

    def __init__(self, address: str) -> None:
        distributed: Any = import_extra("distributed", Extra.ARENA)
        # Failures are reported by this class, not by a trace in the log.
        logging.getLogger("distributed.client").setLevel(logging.CRITICAL)
        self.address = address
        self._executor: Executor | None = None
        self.lost: Lost = (CancelledError, distributed.KilledWorker)
        try:
            asyncio.run(_check_connection(distributed, address))
            self._client = distributed.Client(address, set_as_default=False)
        except (OSError, ValueError) as error:
            raise WorkersError(
                WorkersReason.CLUSTER_UNREACHABLE, address=address, why=_line(error)
            ) from None
        self.size = sum(self._client.nthreads().values())

    def executor(self) -> Executor:
        if self._client.status != "running":
            raise WorkersError(WorkersReason.CLUSTER_LOST, address=self.address)
        if not self._client.nthreads():
            raise WorkersError(WorkersReason.CLUSTER_EMPTY, address=self.address)
        if self._executor is not None:
            self._executor.shutdown(wait=False)
        executor: Executor = self._client.get_executor()
        self._executor = executor
        return executor

    def close(self) -> None:
        self._client.close()

    def __repr__(self) -> str:
        return f"<DaskPool at {self.address}, {number_of(self.size, 'worker')}>"


async def _check_connection(distributed: Any, address: str) -> None:
    """Connect once: a client that cannot connect would go on trying while the program ends."""
    own = distributed.Security().get_connection_args("client")
    comm = await distributed.core.connect(address, timeout=CONNECT_SECONDS, **own)
    await comm.close()


def _line(error: Exception) -> str:
    """The text of an error in one line."""
    return " ".join(str(error).split()) or type(error).__name__
