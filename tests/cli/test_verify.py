"""Checking records: right, wrong, unreadable and hostile ones."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import run
from tests.records.earlier import FILE, READINGS
from tests.records.fair_matches import fair_match, fair_record
from trimino.records.record import dump
from trimino.rules import published

Record = dict[str, Any]


@pytest.fixture(scope="module")
def right() -> str:
    """A line with a record that is right."""
    return run("simulate", "--seed=1", "--record=-").stdout.strip()


def file_of(folder: Path, *lines: str) -> str:
    path = folder / "records.jsonl"
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return str(path)


def spoilt(line: str, *path: str | int, value: object) -> str:
    """A record with one value in it changed."""
    record: Any = json.loads(line)
    *way, last = path
    inner = record
    for step in way:
        inner = inner[step]
    inner[last] = value
    return json.dumps(record)


def test_right_records_are_counted(right: str, tmp_path: Path) -> None:
    result = run("verify", file_of(tmp_path, right, right))
    assert result.exit_code == 0
    assert result.stdout == "2 right, 0 wrong.\n"


def test_records_by_an_earlier_reading_are_right_and_said_to_be_that() -> None:
    result = run("verify", str(FILE))
    assert result.exit_code == 0
    *notes, done = result.stdout.splitlines()
    assert len(notes) == sum(map(len, READINGS))
    start = f"{FILE}:1, match 1: Played under an earlier reading of the rules, and judged by it: "
    assert notes[0] == f"{start}each tile drawn in this solo game cost points."
    assert done == f"{len(READINGS)} right, 0 wrong."


def test_one_record_may_be_spread_over_lines(right: str, tmp_path: Path) -> None:
    assert run("verify", file_of(tmp_path, json.dumps(json.loads(right), indent=1))).exit_code == 0


def test_the_first_disagreement_of_each_wrong_record_is_told(right: str, tmp_path: Path) -> None:
    dear = spoilt(right, "rounds", 0, "actions", 4, "points", value=999)
    lost = spoilt(right, "winners", value=[])
    file = file_of(tmp_path, right, dear, right, lost)
    result = run("verify", file)
    assert result.exit_code == 1
    first, second, done = result.stdout.splitlines()
    assert first.startswith(f"{file}:2, match 2: Round 1, action 5: “points” is 999 in the record")
    assert second.startswith(f"{file}:4, match 4: “winners” is []")
    assert done == "2 right, 2 wrong."


def test_what_cannot_be_read_is_wrong_and_hides_nothing_after_it(
    right: str, tmp_path: Path
) -> None:
    dear = spoilt(right, "rounds", 0, "actions", 4, "points", value=999)
    file = file_of(tmp_path, right, right[:-40], "", dear, right)
    result = run("verify", file)
    assert result.exit_code == 1
    first, second, done = result.stdout.splitlines()
    assert first.startswith(f"{file}:2, match 2: Line 2 is not JSON from column")
    assert second.startswith(f"{file}:4, match 3: Round 1, action 5: “points” is 999")
    assert done == "2 right, 2 wrong."


def test_what_cannot_be_opened_has_a_code_of_its_own(right: str, tmp_path: Path) -> None:
    wrong = spoilt(right, "winners", value=[])
    file = file_of(tmp_path, right, wrong, right[:-40])
    missing = str(tmp_path / "missing.jsonl")
    result = run("verify", file, missing, str(tmp_path))
    assert result.exit_code == 2
    assert f"{missing}: There is no file" in result.stdout
    assert "is a folder" in result.stdout
    assert result.stdout.endswith("1 right, 2 wrong, 2 not read.\n")


def test_several_files_are_checked_together(right: str, tmp_path: Path) -> None:
    file = file_of(tmp_path, right)
    assert run("verify", file, file).stdout == "2 right, 0 wrong.\n"


def test_records_come_from_the_standard_input_too(right: str) -> None:
    assert run("verify", "-", stdin=f"{right}\n{right}\n").stdout == "2 right, 0 wrong.\n"
    assert run("verify", "-", stdin="").exit_code == 1
    wrong = run("verify", "-", stdin=spoilt(right, "winners", value=[]))
    assert wrong.exit_code == 1
    assert wrong.stdout.startswith("-:1, match 1: ")


HOSTILE = {
    "nothing": b"",
    "not UTF-8": b"\xff\xfe{}\n",
    "not JSON": b"hello\n",
    "no object": b"[]\n",
    "nested": b"[" * 100_000 + b"\n",
    "not a number": b'{"format": NaN}\n',
    "a long number": b'{"format": ' + b"9" * 100_000 + b"}\n",
    "half a character": b'{"format": "\\ud800"}\n',
    "a key twice": b'{"format": 1, "format": 2}\n',
    "zeros": bytes(100_000),
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_file_costs_a_message(text: bytes, tmp_path: Path) -> None:
    file = tmp_path / "hostile.jsonl"
    file.write_bytes(text)
    result = run("verify", str(file))
    assert result.exit_code == 1
    assert result.stdout.startswith(f"{file}:1, match 1: ")
    assert result.stdout.endswith("\n0 right, 1 wrong.\n")
    assert len(result.stdout.splitlines()) == 2
    assert len(result.stdout) < 1000


@pytest.mark.parametrize(
    "value",
    [{}, {"format": "trimino-record/2"}, {"format": "trimino-record/1", "rules": "chess"}],
    ids=["empty", "another format", "another game"],
)
def test_json_that_is_no_right_record_is_wrong(value: Record, tmp_path: Path) -> None:
    assert run("verify", file_of(tmp_path, json.dumps(value))).exit_code == 1


def test_control_characters_never_reach_the_terminal(right: str, tmp_path: Path) -> None:
    named = spoilt(right, "players", 0, value="\x1b]0;gotcha\x07\x9b31m")
    keyed = json.dumps({"format": "\x1b[2J\x9b2J"})
    worded = spoilt(right, "rounds", 0, "actions", 0, "do", value="\x1b[31m\u202e")
    for command in ("verify", "replay"):
        for line in (named, keyed, worded):
            result = run(command, file_of(tmp_path, line))
            assert result.exit_code == 1
            assert not set("\x1b\x07\x9b\u202e") & set(result.output)


def test_a_name_that_turns_text_around_is_shown_without_that(right: str, tmp_path: Path) -> None:
    file = file_of(tmp_path, spoilt(right, "players", 0, value="Anna\u202egpj"))
    output = run("replay", file).output
    assert "Anna" in output
    assert "\u202e" not in output


def fair_line(bent: int = 0) -> str:
    """A record of three rounds with what its deals were made from; one may be bent."""
    match = fair_match((published("triodominio"), 2), bent=bent)
    assert len(match.rounds) >= 3
    return dump(fair_record(match))


def test_deals_that_are_proven_fair_are_counted(right: str, tmp_path: Path) -> None:
    one = run("verify", file_of(tmp_path, right, fair_line()))
    assert one.exit_code == 0
    assert one.stdout == (
        "2 right, 0 wrong. The deals of one follow from the secret and the contributions that it "
        "names.\n"
    )
    file = file_of(tmp_path, fair_line(), right, fair_line())
    missing = str(tmp_path / "missing.jsonl")
    assert run("verify", file, file, missing).stdout.endswith(
        "\n6 right, 0 wrong, 1 not read. The deals of 4 follow from the secrets and "
        "the contributions that they name.\n"
    )


def test_a_bent_deal_is_wrong(tmp_path: Path) -> None:
    file = file_of(tmp_path, fair_line(), fair_line(bent=2))
    result = run("verify", file)
    assert result.exit_code == 1
    assert result.stdout == (
        f"{file}:2, match 2: Round 2: The deal was tampered with: it does not follow from "
        "the secret and the contributions in “fair”.\n"
        "1 right, 1 wrong. The deals of one follow from the secret and the contributions that it "
        "names.\n"
    )


def test_a_secret_that_was_not_promised_is_wrong(tmp_path: Path) -> None:
    line = spoilt(fair_line(), "fair", "commitment", value="00" * 32)
    result = run("verify", file_of(tmp_path, line))
    assert result.exit_code == 1
    assert "match 1: “fair.secret” is not the secret that the server chose" in result.stdout
    assert result.stdout.endswith("\n0 right, 1 wrong.\n")
