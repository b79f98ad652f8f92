"""Hostile texts and files: reading them raises only `RecordError`, with a sentence."""

import io
import json
import os
import tracemalloc
from pathlib import Path
from typing import Any
from unittest.mock import ANY

import pytest

from tests.records.playing import names, played, said
from tests.referee.records import BY_HAND
from trimino.records.record import (
    MAX_BYTES,
    RecordError,
    RecordReason,
    dump,
    load,
    read_each,
    read_records,
    record_of,
)
from trimino.rules import published

Document = dict[str, Any]
R = RecordReason
LINE = dump(BY_HAND)

UNREADABLE = {
    "nothing": ("", R.EMPTY),
    "blanks": (" \t\r\n ", R.EMPTY),
    "a word": ("trimino", R.NOT_JSON),
    "two documents on a line": (LINE + LINE, R.NOT_JSON),
    "single quotes": ("{'format': 1}", R.NOT_JSON),
    "a comma too many": ('{"format": 1,}', R.NOT_JSON),
    "a bare line break in a name": ('{"players": ["An\nna"]}', R.NOT_JSON),
    "a list": ("[]", R.NOT_AN_OBJECT),
    "null": ("null", R.NOT_AN_OBJECT),
    "NaN": ('{"points": NaN}', R.BAD_NUMBER),
    "Infinity": ('{"points": Infinity}', R.BAD_NUMBER),
    "-Infinity": ('{"points": -Infinity}', R.BAD_NUMBER),
    "a float that overflows": ('{"points": 1e999}', R.BAD_NUMBER),
    "an integer of 5000 digits": ('{"points": ' + "9" * 5000 + "}", R.BAD_NUMBER),
    "an integer of a million digits": ('{"points": ' + "9" * 10**6 + "}", R.BAD_NUMBER),
    "lists in lists": ('{"rounds": ' + "[" * 100_000, R.TOO_DEEP),
    "objects in objects": ('{"a":' * 100_000, R.TOO_DEEP),
    "a key twice": ('{"rules": "triomino", "rules": "trimino"}', R.KEY_TWICE),
    "a key twice deep inside": ('{"rounds": [{"end": {"a": 1, "a": 1}}]}', R.KEY_TWICE),
    "half a character": ('{"players": ["\\ud800"]}', R.HALF_CHARACTER),
    "half a character as a key": ('{"\\uDC00": 1}', R.HALF_CHARACTER),
    "half a character, bare": ('{"players": ["\ud800"]}', R.HALF_CHARACTER),
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_what_cannot_be_read_is_refused(name: str) -> None:
    text, reason = UNREADABLE[name]
    with pytest.raises(RecordError) as caught:
        load(text)
    assert caught.value.reason is reason
    assert said(caught.value)


def test_characters_of_two_halves_are_whole() -> None:
    assert load('{"players": ["\\ud83d\\ude00"]}') == {"players": ["😀"]}


def test_a_record_cut_off_anywhere_is_refused() -> None:
    for length in range(len(LINE)):
        with pytest.raises(RecordError) as caught:
            load(LINE[:length])
        assert caught.value.reason is (R.NOT_JSON if length else R.EMPTY)


def test_a_text_that_is_too_long_is_refused() -> None:
    fits = LINE.ljust(MAX_BYTES)
    assert load(fits) == BY_HAND
    with pytest.raises(RecordError) as caught:
        load(fits + " ")
    assert caught.value.reason is R.TOO_LONG
    assert "16 MiB" in said(caught.value)


def test_a_match_of_a_thousand_rounds_fits() -> None:
    match = played((published("goliath-kids"), 2), 1)
    assert 1000 * len(dump(record_of(match, names(match)))) < MAX_BYTES


def read(path: Path) -> list[Document]:
    return list(read_records(path))


def refused(path: Path) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read(path)
    assert said(caught.value)
    return caught.value


@pytest.mark.parametrize(
    "text",
    [
        f"{LINE}\n{LINE}\n",
        f"{LINE}\n{LINE}",
        f"{LINE}\r\n{LINE}\r\n",
        f"\n{LINE}\n\n  \n{LINE}\n\n",
        f"\ufeff{LINE}\n{LINE}\n",
    ],
)
def test_a_file_holds_a_record_on_each_line(tmp_path: Path, text: str) -> None:
    path = tmp_path / "records.jsonl"
    path.write_text(text, encoding="utf-8", newline="")
    assert read(path) == [BY_HAND, BY_HAND]
    assert list(read_records(str(path))) == [BY_HAND, BY_HAND]


@pytest.mark.parametrize("indent", [0, 1, 4, "\t"])
def test_a_file_may_hold_one_record_spread_over_lines(tmp_path: Path, indent: int | str) -> None:
    path = tmp_path / "record.json"
    path.write_text("\n\n" + json.dumps(BY_HAND, indent=indent) + "\n\n", encoding="utf-8")
    assert read(path) == [BY_HAND]


def test_lines_are_read_one_by_one(tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    path.write_text(f"{LINE}\n\n{LINE}\nnonsense\n{LINE}\n", encoding="utf-8")
    records = read_records(path)
    assert [next(records), next(records)] == [BY_HAND, BY_HAND]
    with pytest.raises(RecordError) as caught:
        next(records)
    assert caught.value.reason is R.NOT_JSON
    assert caught.value.message.details["line"] == 4
    assert said(caught.value).startswith("Line 4 is not JSON from column 1 on.")


def test_a_fault_of_a_record_spread_over_lines_names_its_own_line(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    text = json.dumps(BY_HAND, indent=1).replace('"players"', "players")
    path.write_text(text, encoding="utf-8")
    error = refused(path)
    assert error.message.details["line"] == 1 + text[: text.index("players")].count("\n")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert refused(tmp_path / "missing.jsonl").reason is R.NO_FILE
    assert refused(tmp_path / "no\0such").reason is R.UNREADABLE
    assert refused(tmp_path / "such\udcffname").reason is R.NO_FILE
    assert refused(tmp_path / ("long" * 1000)).reason is R.UNREADABLE
    if os.name != "nt":
        assert refused(tmp_path).reason is R.IS_FOLDER


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", R.EMPTY),
        (b"\n\n", R.EMPTY),
        (b"\xff\xfe{\x00}\x00", R.NOT_UTF8),
        (LINE.encode("utf-16"), R.NOT_UTF8),
        (LINE.encode() + b"\n\xff\n", R.NOT_UTF8),
        (LINE.encode() + b"\n[]\n", R.NOT_AN_OBJECT),
        (b"\x00" * 100, R.NOT_JSON),
        (b"\x80" * 100, R.NOT_UTF8),
        (LINE.encode()[:200] + b"\n" + LINE.encode(), R.NOT_JSON),
    ],
)
def test_files_that_hold_no_records(tmp_path: Path, data: bytes, reason: RecordReason) -> None:
    path = tmp_path / "records.jsonl"
    path.write_bytes(data)
    assert refused(path).reason is reason


@pytest.mark.parametrize("beginning", [b"", LINE.encode() + b"\n", b"{\n"])
def test_a_line_of_gigabytes_costs_no_more_than_the_limit(tmp_path: Path, beginning: bytes) -> None:
    path = tmp_path / "records.jsonl"
    with path.open("wb") as file:
        file.write(beginning)
        file.truncate(2**33)
    tracemalloc.start()
    error = refused(path)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert error.reason is R.TOO_LONG
    assert error.message.details["line"] == 1 + beginning.count(b"\n")
    assert peak < 5 * MAX_BYTES


def test_a_record_spread_too_far_costs_no_more_than_the_limit(tmp_path: Path) -> None:
    path = tmp_path / "records.jsonl"
    with path.open("wb") as file:
        file.write(b"{\n")
        file.writelines([b" " * 2**20 + b"\n"] * 40)
    tracemalloc.start()
    error = refused(path)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert (error.reason, error.message.details["line"]) == (R.TOO_LONG, 1)
    assert peak < 5 * MAX_BYTES


GOOD = LINE.encode()
CUT = GOOD[:200]
LATIN = LINE.replace("Anna", "Zoë").encode("latin-1")
PRETTY = json.dumps(BY_HAND, indent=1).encode()
SOLE = json.dumps(BY_HAND, separators=(",\n", ":")).encode()
"""A record spread over lines, the first of which looks like the beginning of one."""

MIXED = {
    "after one that is cut off": ([GOOD, CUT, GOOD], [None, R.NOT_JSON, None]),
    "after the first, which is cut off": ([CUT, GOOD], [R.NOT_JSON, None]),
    "after two that are cut off": ([CUT, CUT, GOOD], [R.NOT_JSON, R.NOT_JSON, None]),
    "after one that is cut off where a value begins": (
        [b'{"format": "trimino-record/1", "players":', GOOD],
        [R.NOT_JSON, None],
    ),
    "after nonsense": (
        [b"non", b"", b"sense", GOOD, b"?", GOOD],
        [R.NOT_JSON, None, R.NOT_JSON, None],
    ),
    "after another encoding": ([LATIN, GOOD, LATIN, GOOD], [R.NOT_UTF8, None, R.NOT_UTF8, None]),
    "cut off, then another encoding": ([CUT, LATIN, GOOD], [R.NOT_JSON, R.NOT_UTF8, None]),
    "after a line that is too long": (
        [b"[" * (3 * MAX_BYTES), GOOD, GOOD.ljust(MAX_BYTES + 1), GOOD],
        [R.TOO_LONG, None, R.TOO_LONG, None],
    ),
    "after one nested too deeply": ([b"[" * 100_000, GOOD], [R.TOO_DEEP, None]),
    "after no object": ([b"[]", GOOD], [R.NOT_AN_OBJECT, None]),
    "cut off at the end": ([GOOD, GOOD, CUT], [None, None, R.NOT_JSON]),
    "spread over lines and cut off": ([PRETTY[:-20]], [R.NOT_JSON]),
    "spread over lines and cut off, then others": ([SOLE[:-20], GOOD], [R.NOT_JSON, None]),
    "spread over lines, another encoding": (
        [PRETTY.replace(b"Anna", b"Zo\xeb")],
        [R.NOT_UTF8],
    ),
    "a list of records": ([b"[", GOOD + b",", GOOD, b"]"], [R.NOT_AN_OBJECT]),
}


@pytest.mark.parametrize("name", MIXED)
def test_records_are_still_read_after_one_that_is_none(name: str) -> None:
    lines, expected = MIXED[name]
    entries = list(read_each(io.BytesIO(b"\n".join(lines) + b"\n")))
    found = [
        entry.found.reason if isinstance(entry.found, RecordError) else None for entry in entries
    ]
    assert found == expected
    assert all(
        entry.found == BY_HAND for entry in entries if not isinstance(entry.found, RecordError)
    )


def test_an_entry_knows_its_line() -> None:
    entries = list(read_each(io.BytesIO(b"\n" + GOOD + b"\n\n" + CUT + b"\n" + GOOD)))
    assert [entry.line for entry in entries] == [2, 4, 5]
    assert isinstance(entries[1].found, RecordError)
    assert entries[1].found.message.details == {"line": 4, "column": ANY}


def test_where_a_line_is_cut_off_is_told_of_that_line() -> None:
    (_, entry) = read_each(io.BytesIO(GOOD + b'\n{"format":\n'))
    assert isinstance(entry.found, RecordError)
    assert entry.found.message.details == {"line": 2, "column": 11}


def test_a_stream_is_read_and_left_open() -> None:
    stream = io.BytesIO(GOOD + b"\n" + GOOD)
    assert list(read_records(stream)) == [BY_HAND, BY_HAND]
    assert not stream.closed


def test_a_stream_that_fails_cannot_be_read() -> None:
    class Broken(io.BytesIO):
        def readline(self, size: int | None = -1, /) -> bytes:
            raise OSError

    with pytest.raises(RecordError) as caught:
        next(read_each(Broken()))
    assert caught.value.reason is R.UNREADABLE
    assert said(caught.value)
