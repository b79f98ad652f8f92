"""Reading records from texts, files and streams; hostile input raises only `RecordError`.

A document may have up to `MAX_BYTES`, enough for a match of a thousand rounds. Longer lines are
skipped without being held in memory.
"""

import json
import math
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from itertools import chain, dropwhile
from os import PathLike
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

from trimino.records.errors import RecordError, RecordReason, printable
from trimino.rules.type_check import check_type, wrong_type

MAX_BYTES = 16 * 2**20

# Enough of a bad line to see whether it begins like a record.
_BEGINNING = 1000

Source = str | PathLike[str] | BinaryIO


class RecordEntry(NamedTuple):
    """A document of a file and its line, or the error found there."""

    line: int
    found: dict[str, Any] | RecordError


class _Line(NamedTuple):
    """A line of a file, counted from 1; of a bad one, how it begins and the error."""

    number: int
    text: str
    error: RecordError | None = None

    @property
    def is_blank(self) -> bool:
        return self.error is None and not self.text.strip()

    @property
    def begins_record(self) -> bool:
        return self.text.lstrip().startswith("{") and '"format"' in self.text


def load(text: str) -> dict[str, Any]:
    """Parse the JSON document of a text; `replay` checks what it says.

    >>> load('{"format": "trimino-record/1", "format": "?"}')
    Traceback (most recent call last):
    trimino.records.errors.RecordError: The record on line 1 has "format" twice in one object. \
Keep one of them.
    """
    check_type("text", text, str)
    return _load(text, 1)


def read_records(source: Source) -> Iterator[dict[str, Any]]:
    """The documents of a file or an open stream, one by one; raises at the first bad one."""
    for _, found in read_each(source):
        if isinstance(found, RecordError):
            raise found
        yield found


def read_each(source: Source) -> Iterator[RecordEntry]:
    """The entries of a file: a document on each line, or a single one spread over lines.

    A bad line becomes an entry with its error, and reading continues after it. An error is raised
    only for a file that cannot be opened or read.
    """
    with _opened(source) as file:
        lines = _lines(file)
        first = next((line for line in lines if not line.is_blank), None)
        if first is None:
            yield RecordEntry(1, RecordError(RecordReason.EMPTY))
            return
        entry = _entry(first)
        if _reason(entry) is RecordReason.NOT_JSON:
            entry, lines = _spread(first, lines)
        yield entry
        yield from (_entry(line) for line in lines if not line.is_blank)


def _opened(source: Source) -> AbstractContextManager[BinaryIO]:
    """A file to be closed again, or a stream that is left open."""
    if not isinstance(source, str | PathLike):
        if not hasattr(source, "readline"):
            raise wrong_type("source", source, str, PathLike, BinaryIO)
        return nullcontext(source)
    try:
        return Path(source).open("rb")
    except FileNotFoundError:
        reason = RecordReason.NO_FILE
    except IsADirectoryError:
        reason = RecordReason.IS_FOLDER
    except (OSError, ValueError):
        reason = RecordReason.UNREADABLE
    raise RecordError(reason, path=printable(str(source)))


def _lines(file: BinaryIO) -> Iterator[_Line]:
    number = 1
    while data := _read(file):
        yield _line(number, data)
        while len(data) > MAX_BYTES and not data.endswith(b"\n"):
            # The rest of a line that is too long.
            data = _read(file)
        number += 1


def _read(file: BinaryIO) -> bytes:
    try:
        data = file.readline(MAX_BYTES + 1)
    except OSError:
        path = printable(str(getattr(file, "name", "-")))
        raise RecordError(RecordReason.UNREADABLE, path=path) from None
    check_type("a line of the source", data, bytes)
    return data


def _line(number: int, data: bytes) -> _Line:
    try:
        # Some editors write a byte order mark before the first line.
        text = _bounded(data, number).decode("utf-8-sig" if number == 1 else "utf-8")
    except RecordError as error:
        why = error
    except UnicodeDecodeError:
        why = RecordError(RecordReason.NOT_UTF8, line=number)
    else:
        return _Line(number, text)
    return _Line(number, data[:_BEGINNING].decode(errors="replace"), why.with_traceback(None))


def _bounded(data: bytes, line: int) -> bytes:
    if len(data) > MAX_BYTES:
        raise _too_long(line)
    return data


def _too_long(line: int) -> RecordError:
    return RecordError(RecordReason.TOO_LONG, line=line, most=MAX_BYTES // 2**20)


def _entry(line: _Line) -> RecordEntry:
    """The entry of one line."""
    if line.error:
        return RecordEntry(line.number, line.error)
    try:
        return RecordEntry(line.number, _load(line.text.rstrip(), line.number))
    except RecordError as error:
        # A traceback would keep the whole text in memory.
        return RecordEntry(line.number, error.with_traceback(None))


def _reason(entry: RecordEntry) -> RecordReason | None:
    return entry.found.reason if isinstance(entry.found, RecordError) else None


def _spread(first: _Line, lines: Iterator[_Line]) -> tuple[RecordEntry, Iterator[_Line]]:
    """The entry of a document that may go on to the end of the file, and the lines that are left.

    After a bad document, the lines that are left begin with the next that looks like a record.
    """
    rest = list(_lines_left(lines, len(first.text)))
    whole = _joined(first, rest)
    if _reason(whole) in (None, RecordReason.NOT_AN_OBJECT):
        return whole, iter(())
    entry = _entry(first) if any(line.begins_record for line in rest) else whole
    return entry, dropwhile(lambda line: not line.begins_record, chain(rest, lines))


def _lines_left(lines: Iterator[_Line], size: int) -> Iterator[_Line]:
    """Lines to the end of the file, or until they are too many for a document."""
    for line in lines:
        yield line
        size += len(line.text)
        if line.error or size > MAX_BYTES:
            return


def _joined(first: _Line, rest: list[_Line]) -> RecordEntry:
    """The entry of several lines together."""
    last = rest[-1] if rest else first
    if last.error:
        return RecordEntry(first.number, last.error)
    if sum(len(line.text) for line in (first, *rest)) > MAX_BYTES:
        return RecordEntry(first.number, _too_long(first.number))
    return _entry(_Line(first.number, "".join(line.text for line in (first, *rest))))


def _load(text: str, number: int) -> dict[str, Any]:
    try:
        return _document(text, number)
    except RecordError:
        raise
    except json.JSONDecodeError as error:
        at = number + error.lineno - 1
        raise RecordError(RecordReason.NOT_JSON, line=at, column=error.colno) from None
    except UnicodeEncodeError:
        raise RecordError(RecordReason.HALF_CHARACTER, line=number) from None
    except RecursionError:
        raise RecordError(RecordReason.TOO_DEEP, line=number) from None
    except ValueError:
        raise RecordError(RecordReason.BAD_NUMBER, line=number) from None


def _document(text: str, line: int) -> dict[str, Any]:
    _bounded(text.encode(), line)
    if not text.strip():
        raise RecordError(RecordReason.EMPTY)
    document = json.loads(
        text,
        object_pairs_hook=partial(_object, line),
        parse_float=_finite,
        parse_constant=_finite,
    )
    if "\\u" in text:
        # An escape can stand for half of a surrogate pair, which cannot be encoded.
        json.dumps(document, ensure_ascii=False).encode()
    if type(document) is not dict:
        raise RecordError(RecordReason.NOT_AN_OBJECT, line=line)
    return document


def _object(line: int, pairs: list[tuple[str, object]]) -> dict[str, object]:
    keys: dict[str, object] = {}
    for key, value in pairs:
        if key in keys:
            raise RecordError(RecordReason.KEY_TWICE, line=line, key=printable(key))
        keys[key] = value
    return keys


def _finite(number: str) -> float:
    """A finite number; `json` accepts infinity and NaN, which are not JSON."""
    value = float(number)
    if not math.isfinite(value):
        raise ValueError(number)
    return value
