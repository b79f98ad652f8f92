"""Lines of the standard input; waiting for one can end when a turn's time runs out."""

import io
import os
import select
import sys

from trimino.terminal.turn_limit import TurnClock


class TimeRanOut(Exception):
    """No line came before the time of the turn ran out."""


class LineInput:
    """Reads lines; with a time limit, from the file descriptor instead of Python's own buffer.

    Waiting cannot be interrupted on Windows, nor where the input is no file. There a line is
    waited for, and counts as too late if the time has run out by then.
    """

    def __init__(self, clock: TurnClock) -> None:
        self._clock = clock
        self._file = None if clock.seconds is None else _selectable_file()
        self._unread = b""

    @property
    def is_interruptible(self) -> bool:
        return self._file is not None

    def read(self) -> str:
        """The next line; empty at the end of the input. Raises `TimeRanOut`."""
        if self._file is not None:
            return self._read_in_time(self._file)
        line = sys.stdin.readline()
        if line and self._clock.has_run_out:
            raise TimeRanOut
        return line

    def forget(self) -> None:
        """Discard the input that was read ahead."""
        self._unread = b""

    def _read_in_time(self, file: int) -> str:
        while b"\n" not in self._unread:
            if not select.select([file], [], [], self._clock.left)[0]:
                raise TimeRanOut
            chunk = os.read(file, io.DEFAULT_BUFFER_SIZE)
            if not chunk:
                break
            self._unread += chunk
        line, newline, self._unread = self._unread.partition(b"\n")
        return (line + newline).decode(sys.stdin.encoding, errors="replace")


def _selectable_file() -> int | None:
    """The descriptor of the standard input, if the system can wait for it with a timeout."""
    if sys.platform == "win32" or not isinstance(sys.stdin, io.TextIOWrapper):
        return None
    try:
        return sys.stdin.fileno()
    except OSError:
        return None
