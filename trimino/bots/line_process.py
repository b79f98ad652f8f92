"""A child process that exchanges lines over pipes, with deadlines.

It runs in its own process group, so that its own children are killed with it. Its pipes are non-
blocking: output is sent while answers and error output are read, and at most one line of each is
buffered.
"""

import os
import selectors
import signal
import subprocess
import time
import weakref
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import IO

MAX_LINE_BYTES = 64 * 1024
"""The longest line in bytes; an answer takes some fifty."""

_LAST_WORDS = 4096
_READS_TO_EMPTY = 16
_SECONDS_TO_DIE = 5.0


class LineTooLong(Exception):
    """A line longer than `MAX_LINE_BYTES`."""


class LineProcess:
    """A running child process."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start the process, or raise `OSError`."""
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True
        )
        # Kills the process with the last reference, or when Python exits.
        self._clear_away = weakref.finalize(self, _clear_away, self._process)
        self._stdin, self._stdout, self._stderr = _pipes(self._process)
        for stream in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(stream.fileno(), False)
        self._unsent = b""
        self._received = b""
        self._complaints = b""
        self._complains = True

    @property
    def last_words(self) -> str | None:
        """The last line of its standard error."""
        lines = self._complaints.decode(errors="replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), None)

    @property
    def listens(self) -> bool:
        """Whether it has read all that was sent."""
        return not self._unsent

    def send(self, line: str) -> None:
        """Queue a line; it is sent while waiting for an answer."""
        self._unsent += line.encode() + b"\n"

    def hear(self, deadline: float) -> bytes:
        """The next line of its output, without the line feed.

        Raises `TimeoutError` at the deadline of the monotonic clock, and `EOFError` if the process
        has ended or closed a pipe.
        """
        while self._unsent or b"\n" not in self._received:
            if len(self._received) > MAX_LINE_BYTES:
                raise LineTooLong
            self._exchange(deadline)
        line, _, self._received = self._received.partition(b"\n")
        if len(line) > MAX_LINE_BYTES:
            raise LineTooLong
        return line

    def take_leave(self, line: str, seconds: float) -> None:
        """Send a last line, close its input, and wait for it to end."""
        deadline = time.monotonic() + seconds
        self.send(line)
        with suppress(EOFError, TimeoutError):
            while self._unsent:
                self._received = b""
                self._exchange(deadline)
            self._stdin.close()
            while True:
                self._received = b""
                self._exchange(deadline)

    def end(self) -> int:
        """Kill its process group; return its exit code."""
        code = _kill(self._process)
        with suppress(BlockingIOError):
            # At most what a pipe can hold: a process outside the group may go on writing.
            for _ in range(_READS_TO_EMPTY):
                self._take_complaint()
        self._clear_away()
        return code

    def _exchange(self, deadline: float) -> None:
        """Wait until a pipe is ready, and read or write it."""
        with selectors.DefaultSelector() as selector:
            for stream, event, act in self._waiting():
                selector.register(stream, event, act)
            left = deadline - time.monotonic()
            ready = selector.select(left) if left > 0 else []
        if not ready:
            raise TimeoutError
        for key, _ in ready:
            with suppress(BlockingIOError):
                key.data()

    def _waiting(self) -> Iterator[tuple[IO[bytes], int, Callable[[], None]]]:
        if self._unsent:
            yield self._stdin, selectors.EVENT_WRITE, self._send_on
        if b"\n" not in self._received:
            yield self._stdout, selectors.EVENT_READ, self._receive
        if self._complains:
            yield self._stderr, selectors.EVENT_READ, self._take_complaint

    def _send_on(self) -> None:
        with _without_sigpipe():
            try:
                sent = os.write(self._stdin.fileno(), self._unsent)
            except BrokenPipeError:
                raise EOFError from None
        self._unsent = self._unsent[sent:]

    def _receive(self) -> None:
        data = os.read(self._stdout.fileno(), MAX_LINE_BYTES)
        if not data:
            raise EOFError
        self._received += data

    def _take_complaint(self) -> None:
        data = os.read(self._stderr.fileno(), MAX_LINE_BYTES)
        self._complains = bool(data)
        self._complaints = (self._complaints + data)[-_LAST_WORDS:]


def _pipes(process: "subprocess.Popen[bytes]") -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    assert process.stdin
    assert process.stdout
    assert process.stderr
    return process.stdin, process.stdout, process.stderr


def _kill(process: "subprocess.Popen[bytes]") -> int:
    """Kill a process group, before waiting for its leader frees the group's number."""
    if process.returncode is None:
        # macOS refuses to signal a group of which only the leader's exit code is left.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        with suppress(subprocess.TimeoutExpired):
            process.wait(_SECONDS_TO_DIE)
    return process.returncode


def _clear_away(process: "subprocess.Popen[bytes]") -> None:
    _kill(process)
    for stream in _pipes(process):
        stream.close()


@contextmanager
def _without_sigpipe() -> Iterator[None]:
    """Block SIGPIPE, so that writing to an ended program raises an error.

    The command line lets SIGPIPE end it, which is meant for its own output only.
    """
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGPIPE})
    try:
        yield
    finally:
        if signal.SIGPIPE in signal.sigpending():
            signal.sigwait({signal.SIGPIPE})
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
