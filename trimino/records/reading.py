"""Reading records from texts and files, however hostile: only `RecordError` comes out.

One document may be as long as `MOST_BYTES`, which is enough for a match of a thousand rounds;
of anything longer no more than that is ever held in memory.
"""

import json
import math
from collections.abc import Iterator
from functools import partial
from os import PathLike
from pathlib import Path
from typing import Any, BinaryIO

from trimino.records.errors import RecordError, RecordReason, shown

MOST_BYTES = 16 * 2**20

Line = tuple[int, str]


def load(text: str) -> dict[str, Any]:
    """The document that a text holds; what it says is for `replay` to check.

    >>> load('{"format": "trimino-record/1", "format": "?"}')
    Traceback (most recent call last):
    trimino.records.errors.RecordError: record-key-twice (line=1, key="format")
    """
    return _load((1, text))


def read_records(path: str | PathLike[str]) -> Iterator[dict[str, Any]]:
    """The documents of a file, one by one: a line each, or a single one spread over lines."""
    with _open(path) as file:
        lines = _lines(file)
        first = next((line for line in lines if line[1].strip()), (1, ""))
        try:
            document = _load(first)
        except RecordError as error:
            if error.reason is not RecordReason.NOT_JSON:
                raise
            document = _load(_joined(first, lines, error))
        yield document
        yield from (_load(line) for line in lines if line[1].strip())


def _open(path: str | PathLike[str]) -> BinaryIO:
    try:
        return Path(path).open("rb")
    except FileNotFoundError:
        reason = RecordReason.NO_FILE
    except IsADirectoryError:
        reason = RecordReason.IS_FOLDER
    except (OSError, ValueError):
        reason = RecordReason.UNREADABLE
    raise RecordError(reason, path=shown(str(path)))


def _lines(file: BinaryIO) -> Iterator[Line]:
    """The lines of a file, counted from 1."""
    number = 1
    while data := _line(file, number):
        try:
            text = data.decode()
        except UnicodeDecodeError:
            raise RecordError(RecordReason.NOT_UTF8, line=number) from None
        # Some editors write a byte order mark before the first line.
        yield number, text.removeprefix("\ufeff") if number == 1 else text
        number += 1


def _line(file: BinaryIO, number: int) -> bytes:
    try:
        data = file.readline(MOST_BYTES + 1)
    except OSError:
        raise RecordError(RecordReason.UNREADABLE, path=shown(file.name)) from None
    return _bounded(data, number)


def _bounded(data: bytes, line: int) -> bytes:
    if len(data) > MOST_BYTES:
        raise RecordError(RecordReason.TOO_LONG, line=line, most=MOST_BYTES // 2**20)
    return data


def _joined(first: Line, rest: Iterator[Line], error: RecordError) -> Line:
    """What begins on a line and goes on to the end of the file, unless that is too far away."""
    texts, size = [first[1]], 0
    for _, text in rest:
        texts.append(text)
        size += len(text)
        if size > MOST_BYTES:
            raise error
    return first[0], "".join(texts)


def _load(line: Line) -> dict[str, Any]:
    number, text = line
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
        # An escape can stand for half of a character, which no text may hold.
        json.dumps(document, ensure_ascii=False).encode()
    if type(document) is not dict:
        raise RecordError(RecordReason.NOT_AN_OBJECT, line=line)
    return document


def _object(line: int, pairs: list[tuple[str, object]]) -> dict[str, object]:
    keys: dict[str, object] = {}
    for key, value in pairs:
        if key in keys:
            raise RecordError(RecordReason.KEY_TWICE, line=line, key=shown(key))
        keys[key] = value
    return keys


def _finite(number: str) -> float:
    """A number as JSON knows it: neither infinite nor NaN; `json` lets both pass."""
    value = float(number)
    if not math.isfinite(value):
        raise ValueError(number)
    return value
