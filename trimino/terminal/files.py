"""Files that commands read and write; `-` stands for the standard streams."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

from trimino.records.record import RecordEntry, RecordError, RecordReason, read_each
from trimino.terminal.errors import UsageError, UsageReason, judging_record

STANDARD = "-"

WriteLine = Callable[[str], None]


@contextmanager
def line_writer(path: str | None, *, append: bool = False) -> Iterator[WriteLine]:
    """A function that writes lines to a file, for `-` to the standard output, for None nowhere.

    Each line is one unbuffered write, so that an interrupt leaves whole lines.
    """
    if path is None:
        yield lambda line: None
    elif path == STANDARD:
        yield lambda line: _write(sys.stdout.buffer, f"{line}\n".encode(), path)
    else:
        with _opened(path, append=append) as file:
            yield lambda line: _write(file, f"{line}\n".encode(), path)


@contextmanager
def replacing_writer(path: str | None) -> Iterator[Callable[[bytes], None]]:
    """A function that replaces the content of a file; the file is opened at once to check it.

    Until the function is called the old content stays, so that interrupted work loses nothing.
    """
    if path is None:
        yield lambda data: None
    elif path == STANDARD:
        yield lambda data: _write(sys.stdout.buffer, data, path)
    else:
        with _opened(path, append=True) as file:
            yield lambda data: _write_over(file, data, path)


def check_different(*paths: str | None) -> None:
    """Raise an error if two outputs go to the same file."""
    named = [Path(path).resolve() for path in paths if path and path != STANDARD]
    for path in named:
        if named.count(path) > 1:
            raise UsageError(UsageReason.FILE_TWICE, path=path.name)


def check_ending(path: str | None, ending: str, what: str | None = None) -> None:
    """Raise an error if a file has the ending of another format than what is written to it.

    `what` it is, if the ending does not say that.
    """
    if path is not None and Path(path).suffix.lower() not in ("", f".{ending}"):
        raise UsageError(UsageReason.WRONG_ENDING, path=path, ending=what or ending)


def write_text(path: str | None, text: str) -> None:
    """Write one text to a file; None is the standard output."""
    with line_writer(STANDARD if path is None else path) as write:
        write(text)


def _opened(path: str, *, append: bool) -> BinaryIO:
    try:
        return Path(path).open("ab" if append else "wb", buffering=0)
    except (OSError, ValueError) as error:
        raise _not_written(path, error) from None


def _write(file: BinaryIO, data: bytes, path: str) -> None:
    try:
        file.write(data)
        file.flush()
    except OSError as error:
        raise _not_written(path, error) from None


def _write_over(file: BinaryIO, data: bytes, path: str) -> None:
    try:
        if file.seekable():
            file.truncate(0)
    except OSError as error:
        raise _not_written(path, error) from None
    _write(file, data, path)


def _not_written(path: str, error: OSError | ValueError) -> UsageError:
    why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return UsageError(UsageReason.FILE_NOT_WRITTEN, path=path, why=why)


def entries(path: str) -> Iterator[RecordEntry]:
    """The entries of a file of records; `-` is the standard input."""
    return read_each(sys.stdin.buffer if path == STANDARD else path)


def read_record(path: str, number: int) -> dict[str, Any]:
    """One record of a file, counted from 1; earlier ones are not verified."""
    count = 0
    for count, (_, found) in enumerate(entries(path), start=1):
        if count == number or _is_empty(found):
            return _readable(found)
    raise UsageError(UsageReason.NO_SUCH_MATCH, path=path, match=number, matches=count)


def _is_empty(found: dict[str, Any] | RecordError) -> bool:
    return isinstance(found, RecordError) and found.reason is RecordReason.EMPTY


def _readable(found: dict[str, Any] | RecordError) -> dict[str, Any]:
    with judging_record():
        if isinstance(found, RecordError):
            raise found
    return found
