"""Worker program: the process that computes, started by `WorkerProcess`.

It reads calls from its standard input, one pickle after another, and writes answers to its standard
output, each after its length; the first answer says that it is ready. When its input ends, because
the parent closed it or died, it exits at once. It ignores SIGINT and SIGTERM, which are meant for
the parent, and runs at a lower priority, so that the parent stays quick.
"""

import argparse
import contextlib
import importlib
import os
import pickle
import signal
import sys
import threading
import traceback
from queue import SimpleQueue

from trimino.rules.errors import TriminoError
from trimino.workers.calls import LENGTH_BYTES, WorkerAnswer, WorkerCall

NICENESS = 10


def main() -> None:
    """Answer calls until the input ends."""
    options = _options()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    calls: SimpleQueue[WorkerCall] = SimpleQueue()
    threading.Thread(target=_read_calls, args=(calls,), daemon=True).start()
    out = _take_output()
    if options.memory:
        _limit_memory(options.memory)
    if options.engine:
        _load_engine()
    if options.prepare:
        importlib.import_module(options.prepare).prepare()
    _write(out, WorkerAnswer())
    while True:
        _write(out, answer_of(calls.get()))


def answer_of(call: WorkerCall) -> WorkerAnswer:
    """Carry out a call."""
    try:
        return WorkerAnswer(call.function(*call.arguments))
    except TriminoError as error:
        return WorkerAnswer(error=error)
    except Exception:  # noqa: BLE001 - the parent logs it, and the worker goes on
        return WorkerAnswer(trace=traceback.format_exc())


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--no-engine", dest="engine", action="store_false")
    parser.add_argument("--memory", type=int)
    parser.add_argument("--prepare")
    return parser.parse_args()


def _limit_memory(most: int) -> None:
    """Limit the memory of this process, where the system can."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - not on every system

    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_DATA, (most, most))


def _load_engine() -> None:
    """Compile the engine if it never was, and load it."""
    from trimino.engine import warm  # noqa: PLC0415 - the parent must not load it by importing this

    warm.ensure_compiled()
    for step in warm.WARM_STEPS:
        step()


def _read_calls(calls: "SimpleQueue[WorkerCall]") -> None:
    """Queue calls until the input ends, then exit."""
    try:
        while True:
            calls.put(pickle.load(sys.stdin.buffer))
    finally:
        os._exit(0)


def _take_output() -> int:
    """The standard output as a private descriptor; whatever else prints goes to standard error."""
    own = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return own


def _write(out: int, answer: WorkerAnswer) -> None:
    data = pickle.dumps(answer)
    try:
        with os.fdopen(out, "wb", closefd=False) as stream:
            stream.write(len(data).to_bytes(LENGTH_BYTES, "big") + data)
    except BrokenPipeError:
        # The parent died, and the reading thread has not noticed yet.
        os._exit(0)


if __name__ == "__main__":
    main()
