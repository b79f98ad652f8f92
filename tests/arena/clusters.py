"""A Dask cluster on this machine, for tests."""

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import distributed


@contextmanager
def local_cluster(workers: int) -> Iterator[str]:
    """The address of a cluster with some worker processes."""
    made: Any = distributed.LocalCluster(  # type: ignore[no-untyped-call]  # Dask has no types.
        n_workers=workers,
        threads_per_worker=1,
        dashboard_address=":0",
        silence_logs=logging.CRITICAL,
    )
    with made:
        yield made.scheduler_address


def worker_pids(address: str) -> list[int]:
    client: Any = distributed.Client(  # type: ignore[no-untyped-call]  # Dask has no types.
        address, set_as_default=False
    )
    with client:
        return sorted(client.run(os.getpid).values())
