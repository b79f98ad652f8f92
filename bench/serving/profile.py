"""Profile: where the processor time of a move goes on the server, at full speed."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.serving.load import served
from bench.serving.processes import ListeningProcess, sqlite
from bench.serving.size import Size
from bench.serving.stock import StockPlan, stock
from tests.server.servers import QUICK, free_port


async def measure(size: Size) -> None:
    with sqlite() as database, tempfile.TemporaryDirectory(prefix="trimino-bench-") as folder:
        tables = await stock(database, size.tables, StockPlan())
        file = Path(folder) / "counts.json"
        with sampled(database, file) as own:
            load = await served(own, tables)
            await load.play(size.seconds)
            own.signal(signal.SIGUSR1)
            played = await load.play(size.slices * size.seconds)
            own.signal(signal.SIGUSR2)
            while not file.exists():
                await asyncio.sleep(0.1)
            load.close()
        tell(json.loads(file.read_text()), played.cpu)


def tell(counts: dict[str, int], cpu: float) -> None:
    """The parts of a move, the largest first."""
    total = sum(counts.values())
    print(f"\nA move on SQLite: {1e6 * cpu:,.0f} µs of processor time; {total:,} samples")
    for part, count in sorted(counts.items(), key=lambda one: -one[1]):
        print(f"  {part:48} {100 * count / total:4.0f} %")


@contextmanager
def sampled(database: str, file: Path) -> Iterator[ListeningProcess]:
    port = free_port()
    command = [sys.executable, "-m", "bench.serving.sampled_server", database, str(port), str(file)]
    environ = {**os.environ, **QUICK}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environ) as started:
        assert started.stdout is not None
        try:
            started.stdout.readline()
            yield ListeningProcess(started.pid, port)
        finally:
            started.terminate()
