"""Processes that are measured: the server as people start it, and the relay."""

import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil  # type: ignore[import-untyped] # it has no types

from tests.server.postgres import own_server
from tests.server.servers import free_port, serving


class ListeningProcess:
    """A listening process, with its processor time and memory."""

    def __init__(self, pid: int, port: int) -> None:
        self.port = port
        self._watched = psutil.Process(pid)

    def signal(self, number: signal.Signals) -> None:
        self._watched.send_signal(number)

    def cpu(self) -> float:
        """Seconds of processor time so far, without child processes."""
        times = self._watched.cpu_times()
        return float(times.user + times.system)

    def waited(self) -> float:
        """Seconds for which its main thread was ready to run and had no processor, on Linux."""
        try:
            _, waited, _ = Path(f"/proc/{self._watched.pid}/schedstat").read_text().split()
        except OSError:
            return 0.0
        return int(waited) / 1e9

    def memory(self) -> int:
        """Bytes in memory."""
        return int(self._watched.memory_info().rss)


@contextmanager
def server(database: str, **environ: str) -> Iterator[ListeningProcess]:
    with serving(database, **environ) as started:
        yield ListeningProcess(started.pid, started.port)


@contextmanager
def relay() -> Iterator[ListeningProcess]:
    port = free_port()
    command = [sys.executable, "-m", "bench.serving.relay", str(port)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as started:
        assert started.stdout is not None
        try:
            started.stdout.readline()
            yield ListeningProcess(started.pid, port)
        finally:
            started.terminate()


@contextmanager
def sqlite() -> Iterator[str]:
    """The address of a new database in a file."""
    with tempfile.TemporaryDirectory(prefix="trimino-bench-") as folder:
        yield f"sqlite:///{Path(folder) / 'trimino.db'}"


@contextmanager
def postgresql() -> Iterator[str]:
    """The address of a new database on a PostgreSQL of its own, which waits for its disk."""
    with own_server(on_disk=True) as own:
        yield own.url()
