"""What a command has to see to while workers do its work."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def pipes_kept() -> Iterator[None]:
    """A pipe to a worker that was killed must not end the program, as one to a reader does."""
    if not hasattr(signal, "SIGPIPE"):
        yield
        return
    before = signal.signal(signal.SIGPIPE, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGPIPE, before)
