"""A process that compiles the engine in the background; it ends with the one that started it."""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

_PROGRAM = "trimino.engine.warm"
OTHERS = "others"
"""The argument for only those steps that help another process."""

_NICENESS = 5


@contextmanager
def compile_process(*arguments: str) -> "Iterator[subprocess.Popen[bytes]]":
    """Compile in a new process, at most until the end of the block."""
    command = [sys.executable, "-P", "-m", _PROGRAM, *arguments]
    # It finds modules where this process does.
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    quiet = subprocess.DEVNULL
    # In a session of its own Ctrl-C does not reach it: the parent decides when it ends.
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet, env=env, start_new_session=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def end_with_parent() -> None:
    """Exit when the standard input ends, because the parent did; be quiet meanwhile."""
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    threading.Thread(target=_wait_for_end, daemon=True).start()


def _wait_for_end() -> None:
    sys.stdin.buffer.read()
    os._exit(0)
