"""What a command has to see to while others do its work, or ask it to work."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def pipes_kept() -> Iterator[None]:
    """A worker that was killed, or a guest who hung up, must not end it, as a reader's end does."""
    if not hasattr(signal, "SIGPIPE"):
        yield
        return
    before = signal.signal(signal.SIGPIPE, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGPIPE, before)
