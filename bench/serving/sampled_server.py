"""The server with a sampler: where its processor time goes, by part of a move.

    python -m bench.serving.sampled_server DATABASE PORT FILE

It counts from SIGUSR1 on, and writes to the file at SIGUSR2.
"""

import json
import os
import signal
import sys
from collections import Counter
from pathlib import Path
from types import FrameType

from trimino.server.operation.config import read_config
from trimino.server.operation.serve import serve

EVERY = 0.004
"""Seconds of processor time between two samples; the kernel counts no finer."""

PARTS = {
    "frames for readers: what who is on turn may do": ("view_json.py:own_values",),
    "frames for readers: the rest": (
        "update_frames.py",
        "hub.py:prepare_updates",
        "room/frames.py",
    ),
    "writing to sockets": ("selector_events.py:write", "websocket_protocol.py:write", "hub.py"),
    "applying the row to a copy of the room": ("fact_handlers.py", "room_state.py:copy"),
    "checking the command by the rules": ("command_handlers.py",),
    "the line of the table for lists": ("table_head.py",),
    "next due task, and the scheduler": ("due_tasks.py", "scheduler.py", "table_leases.py"),
    "the row and its way to the writer": ("storage/", "table_service.py:_row"),
    "locks, and the rest of the service of tables": ("server/live/",),
    "reading frames and commands": ("http/socket.py", "protocol/", "websockets/", "uvicorn/"),
    "the event loop, and layers of the framework": ("asyncio/", "starlette/", "fastapi/"),
}
"""For each part the files and functions that it consists of; the innermost call decides."""


class Sampler:
    """Counts the parts that the main thread is in."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._counts: Counter[str] = Counter()
        signal.signal(signal.SIGPROF, self._count)
        signal.signal(signal.SIGUSR1, self._start)
        signal.signal(signal.SIGUSR2, self._write)

    def _start(self, _: int, __: FrameType | None) -> None:
        signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)

    def _count(self, _: int, frame: FrameType | None) -> None:
        self._counts[part_of(frame)] += 1

    def _write(self, _: int, __: FrameType | None) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)
        part = self._file.with_suffix(".part")
        part.write_text(json.dumps(self._counts))
        part.replace(self._file)


def part_of(frame: FrameType | None) -> str:
    """The part of a move that a call belongs to."""
    while frame is not None:
        place = f"{frame.f_code.co_filename}:{frame.f_code.co_name}"
        for part, places in PARTS.items():
            if any(one in place for one in places):
                return part
        frame = frame.f_back
    return "anything else"


def main(database: str, port: str, file: str) -> None:
    Sampler(Path(file))
    config = read_config(os.environ, port=port, database=database)
    serve(config, lambda *places: print(places[0], flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
