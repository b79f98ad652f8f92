"""Stepping through a record, and printing all of it."""

import json
from pathlib import Path

import pytest

from tests.cli.running import converse, run, typed
from tests.records.earlier import FILE as EARLIER
from tests.room.undone import record_with_undone_draw
from trimino.records.record import read_records, replay
from trimino.rules import Match


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("replay") / "matches.jsonl"
    args = ["--rules=triodominio", "--matches=2", "--seed=1", "--rounds=2"]
    assert run("simulate", *args, f"--record={path}").exit_code == 0
    return str(path)


def matches(file: str) -> list[Match]:
    return [replay(document) for document in read_records(file)]


@pytest.mark.parametrize("number", [1, 2])
def test_everything_is_printed_where_nobody_answers(file: str, number: int) -> None:
    result = run("replay", file, f"--match={number}")
    assert result.exit_code == 0
    match = matches(file)[number - 1]
    for index, played in enumerate(match.rounds, start=1):
        for action in range(len(played.events) + 1):
            assert f"Round {index}, action {action} of {len(played.events)}\n" in result.stdout
        for seat in range(2):
            hand = " ".join(str(tile) for tile in sorted(played.deal.hands[seat]))
            assert f"greedy {seat + 1}: {played.before[seat]} · {hand}" in result.stdout
    assert "the match is over" in " ".join(result.stdout.split())


def test_a_record_by_an_earlier_reading_is_said_to_be_that() -> None:
    shown = " ".join(run("replay", str(EARLIER), "--match=1").stdout.split())
    start = "The tiles are dealt. Played under an earlier reading of the rules, and judged by it:"
    assert shown.count(start) == 1


def test_what_was_undone_is_told_where_it_was_played(tmp_path: Path) -> None:
    record = record_with_undone_draw()
    file = tmp_path / "undone.json"
    file.write_text(json.dumps(record))
    output = run("replay", str(file)).stdout
    [undone] = record["taken_back"]
    told = f"Undone here: Anna draws {undone['actions'][0]['tile']}: −5"
    assert output.count("Undone here") == 1
    before, _, _ = output.partition(told)
    titles = [line for line in before.splitlines() if line.startswith("Round ")]
    assert titles[-1].startswith(f"Round 1, action {undone['after']} of")


@pytest.mark.parametrize(
    "nonsense",
    [
        7,
        [7],
        [{"round": 1}],
        [{"round": 1, "after": 0, "actions": [{"seat": 9, "do": "pass", "points": 0}]}],
        [{"round": 1, "after": 0, "actions": [{"seat": 0, "do": "fly", "points": 0}]}],
    ],
)
def test_undone_actions_that_cannot_be_read_are_left_out(tmp_path: Path, nonsense: object) -> None:
    file = tmp_path / "undone.json"
    file.write_text(json.dumps(record_with_undone_draw() | {"taken_back": nonsense}))
    result = run("replay", str(file))
    assert result.exit_code == 0
    assert "Undone here" not in result.stdout


def test_all_prints_everything_on_a_terminal_too(file: str) -> None:
    talk = converse(typed(), "replay", file, "--all", is_terminal=True)
    assert talk.output.count("Round 2, action 0 of") == 1
    assert "\x1b[?1049h" not in talk.output


def titles(file: str, *lines: str) -> list[str]:
    """The titles of the moments shown to a person who types these lines."""
    talk = converse(typed(*lines), "replay", file, is_terminal=True)
    assert talk.exit_code == 0
    pages = talk.output.replace("\x1b[1m", "").replace("\x1b[0m", "").split("\x1b[H\x1b[2J")
    return [page.split(" of ")[0] for page in pages if page.startswith("Round")]


def test_a_person_goes_on_and_back(file: str) -> None:
    seen = titles(file, "", "n", "N", "b", "b", "b", "b", "what?", "q", "n")
    assert seen == [f"Round 1, action {action}" for action in (0, 1, 2, 3, 2, 1, 0, 0, 0)]


def test_a_person_goes_to_a_moment(file: str) -> None:
    last = [len(played.events) for played in matches(file)[0].rounds]
    seen = titles(file, "g 2 3", "g1", "g 2,1", f"g 1 {last[0]}", "n", f"g 2 {last[1]}", "n")
    assert seen == [
        "Round 1, action 0",
        "Round 2, action 3",
        "Round 1, action 0",
        "Round 2, action 1",
        f"Round 1, action {last[0]}",
        "Round 2, action 0",
        f"Round 2, action {last[1]}",
        f"Round 2, action {last[1]}",
    ]


def test_what_cannot_be_shown_is_told_and_nothing_moves(file: str) -> None:
    talk = converse(
        typed("n", "what?", "g 9 9", "g 0", "g 2 999"), "replay", file, is_terminal=True
    )
    told = " ".join(talk.output.split())
    assert talk.output.count("Round 1, action 1 of") == 5
    assert "“what?” is not an option here." in told
    assert "There is no round 9. The record has 2" in told
    assert "There is no round 0." in told
    assert "Round 2: There is no moment after action 999." in told


def test_a_page_fits_the_screen(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    talk = converse(typed(*["n"] * 60), "replay", file, is_terminal=True)
    for page in talk.output.split("\x1b[H\x1b[2J")[1:]:
        assert page.count("\n") <= 22


def test_a_match_that_is_not_there_is_refused(file: str, tmp_path: Path) -> None:
    result = run("replay", file, "--match=3")
    assert result.exit_code == 2
    assert "There is no match 3" in result.stderr
    assert run("replay", str(tmp_path / "missing")).exit_code == 2
    assert run("replay", file, "--match=0").exit_code == 2


def test_a_wrong_record_is_not_replayed(tmp_path: Path, file: str) -> None:
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_text(Path(file).read_text().replace('"winners":[', '"winners":[9,'))
    result = run("replay", str(wrong))
    assert result.exit_code == 1
    assert "winners” is [9," in result.stderr


def test_a_record_that_is_cut_off_is_not_right_and_others_are_still_replayed(
    tmp_path: Path, file: str
) -> None:
    line = Path(file).read_text().splitlines()[0]
    mixed = tmp_path / "mixed.jsonl"
    mixed.write_text(f"{line[:100]}\n{line}\n")
    for command in (["replay", str(mixed)], ["draw", f"--record={mixed}"]):
        result = run(*command)
        assert result.exit_code == 1
        assert result.stderr.startswith("Line 1 is not JSON")
        assert run(*command, "--match=2").exit_code == 0


def test_a_file_without_records_says_so_whichever_is_asked_for(tmp_path: Path) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.write_text("\n")
    result = run("replay", str(empty), "--match=2")
    assert result.exit_code == 1
    assert result.stderr.startswith("There is no record here.")


def test_a_record_without_rounds_is_refused(tmp_path: Path) -> None:
    empty = tmp_path / "empty.jsonl"
    values = {"players": ["Anna", "Juris"], "rounds": [], "winners": [], "finished": False}
    record = {"format": "trimino-record/1", "rules": "triomino", **values}
    empty.write_text(json.dumps(record))
    assert run("verify", str(empty)).exit_code == 0
    for command in (["replay", str(empty)], ["draw", f"--record={empty}"]):
        result = run(*command)
        assert result.exit_code == 2
        assert "The record has no rounds" in result.stderr
