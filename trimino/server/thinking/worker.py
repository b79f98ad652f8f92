"""A worker itself: the program of a process that thinks.

It reads calls from its standard input, one pickle after another, and writes answers to its standard
output, each with its length before it; the first says that it is ready. Its input ends when the
server closes it or dies, and then it ends at once, whatever it was doing; signals meant for the
server do not end it. It yields to others, so that acknowledgements stay quick while it thinks.
"""

import os
import pickle
import signal
import sys
import threading
import traceback
from queue import SimpleQueue

from trimino.rules.errors import TriminoError
from trimino.server.thinking import tasks
from trimino.server.thinking.answer import LENGTH_BYTES, Answer
from trimino.server.thinking.question import Call

NICENESS = 10


def answer_of(call: Call) -> Answer:
    """Carry out a call."""
    try:
        return Answer(call.function(*call.arguments))
    except TriminoError as error:
        return Answer(error=error)
    except Exception:  # noqa: BLE001 - it is told to the server, and the worker goes on
        return Answer(trace=traceback.format_exc())


def main() -> None:
    """Answer calls for ever."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    calls: SimpleQueue[Call] = SimpleQueue()
    threading.Thread(target=_listen, args=(calls,), daemon=True).start()
    out = _own_output()
    tasks.make_ready()
    _write(out, Answer())
    while True:
        _write(out, answer_of(calls.get()))


def _listen(calls: "SimpleQueue[Call]") -> None:
    """Pass on calls until there will be no more."""
    try:
        while True:
            calls.put(pickle.load(sys.stdin.buffer))
    finally:
        os._exit(0)


def _own_output() -> int:
    """The standard output, kept from whoever else would print there."""
    own = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return own


def _write(out: int, answer: Answer) -> None:
    data = pickle.dumps(answer)
    try:
        with os.fdopen(out, "wb", closefd=False) as stream:
            stream.write(len(data).to_bytes(LENGTH_BYTES, "big") + data)
    except BrokenPipeError:
        # The server died, and the end of the input has not been heard of yet.
        os._exit(0)


if __name__ == "__main__":
    main()
