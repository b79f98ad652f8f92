"""`trimino analyse`: its output, the files it writes, and its exit codes."""

import json
import os
import signal
import time
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.bots.matches import between
from tests.cli.running import begin, run
from trimino.analysis.grading import Grade
from trimino.records.record import dump, read_records, record_of
from trimino.rules import Match, published
from trimino.words import say

QUICK = ["--budget=4sims", "--workers=1"]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two matches broken off after a round, the second between more players."""
    path = tmp_path_factory.mktemp("analyse") / "games.jsonl"
    two = record_of(between("greedy", "random"), ["Anna", "Juris"])
    three = record_of(between("greedy", "random", "greedy"), ["Anna", "Juris", "Ilze"])
    path.write_text(f"{dump(two)}\n{dump(three)}\n", encoding="utf-8")
    return path


def test_faults_accuracy_and_luck_are_told(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = between("random", "random", rules="triomino")
    path.write_text(dump(record_of(match, ["Anna", "Juris"])), encoding="utf-8")
    result = run("analyse", str(path), "--budget=1000sims", "--workers=1")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0].startswith("Anna: The match was broken off at a total of ")
    assert "This assumes that the others play for fun." in lines
    table = [line.split() for line in lines]
    assert ["at", "player", "played", "grade", "chance", "points", "better"] in table
    assert any(grade in result.stdout for grade in ("mistake", "blunder"))
    assert ", better " in result.stdout
    assert sum(line.startswith("Anna") for line in lines) == 4
    assert "luck of the draw" in result.stdout
    lessons = [line for line in lines if say("review-plan-but") in line]
    assert lessons
    assert all(
        say("analyse-plan-page", path="/learn/ideas/lay-or-draw") in line for line in lessons
    )


def test_every_graded_decision_is_told_if_asked(record: Path, tmp_path: Path) -> None:
    written = tmp_path / "analysis.json"
    result = run("analyse", str(record), *QUICK, "--all", f"--json={written}")
    document = json.loads(written.read_text(encoding="utf-8"))
    graded = [one for one in document["decisions"] if one["grade"]]
    rows = [line for line in result.stdout.splitlines() if line[:2] == "1." and ", " not in line]
    assert len(rows) == len(graded) + len(document["episodes"]) > 5
    counted = [sum(one["grade"] == grade for one in graded) for grade in Grade]
    told = [list(seat["grades"].values()) for seat in document["seats"]]
    assert [sum(column) for column in zip(*told, strict=True)] == counted


def test_json_can_have_the_standard_output(record: Path) -> None:
    result = run("analyse", str(record), *QUICK, "--json=-")
    document = json.loads(result.stdout)
    assert document["format"] == "trimino-analysis/10"
    assert (document["players"], document["budget"]) == (["Anna", "Juris"], "4sims")
    assert "accuracy" in result.stderr


def test_perfect_play_is_a_switch_and_is_named(record: Path) -> None:
    result = run("analyse", str(record), *QUICK, "--perfect", "--json=-")
    assert json.loads(result.stdout)["against"] == ["perfect", "perfect"]
    assert "This assumes that everyone plays without mistakes." in result.stderr


def test_another_match_of_the_file(record: Path) -> None:
    first, second = (
        json.loads(run("analyse", str(record), *QUICK, "--json=-", f"--match={n}").stdout)
        for n in (1, 2)
    )
    assert (len(first["seats"]), len(second["seats"])) == (2, 3)


def test_the_same_seed_gives_the_same_bytes_on_any_number_of_workers(record: Path) -> None:
    args = ["analyse", str(record), "--budget=4sims", "--json=-"]
    once = run(*args, "--workers=1", "--seed=3").stdout
    assert run(*args, "--workers=2", "--seed=3").stdout == once
    assert run(*args, "--workers=1", "--seed=4").stdout != once


def test_the_course_is_drawn(record: Path, tmp_path: Path) -> None:
    for name in ("course.svg", "course.png"):
        assert run("analyse", str(record), *QUICK, f"--plot={tmp_path / name}").exit_code == 0
    told = " ".join(ET.fromstring((tmp_path / "course.svg").read_bytes()).itertext())
    assert "Anna" in told
    assert "chance, %" in told
    assert (tmp_path / "course.png").read_bytes().startswith(b"\x89PNG")


def test_a_solo_game_has_no_chances_of_winning(tmp_path: Path) -> None:
    path = tmp_path / "solo.jsonl"
    path.write_text(dump(record_of(between("random", rules="trimino"), ["Anna"])), encoding="utf-8")
    result = run("analyse", str(path), *QUICK)
    assert result.exit_code == 0
    assert "points ahead" in result.stdout
    assert "winning the match" not in result.stdout


@pytest.mark.parametrize(
    ("args", "code", "told"),
    [
        (["nowhere.jsonl"], 2, "There is no file"),
        (["{record}", "--match=3"], 2, "There is no match 3"),
        (["{record}", "--budget=much"], 2, "“much” is not a budget"),
        (["{record}", "--plot=course.txt"], 2, "should end in .png or .svg"),
        (["{record}", "--json=no/such/folder/file"], 2, "cannot be written"),
        (["{empty}"], 2, "there is nothing to analyse"),
        (["{wrong}"], 1, "“points” is"),
    ],
)
def test_what_cannot_be_is_refused(
    args: list[str], code: int, told: str, record: Path, tmp_path: Path
) -> None:
    files = {name: tmp_path / f"{name}.jsonl" for name in ("empty", "wrong")}
    undealt = record_of(Match(published("triomino"), 2), ["Anna", "Juris"])
    files["empty"].write_text(dump(undealt), encoding="utf-8")
    document = next(read_records(record))
    document["rounds"][0]["actions"][0]["points"] += 1
    files["wrong"].write_text(dump(document), encoding="utf-8")
    result = run("analyse", *(arg.format(record=record, **files) for arg in args))
    assert result.exit_code == code
    assert result.stdout == ""
    assert told in result.stderr


def test_the_bar_moves_on_a_terminal(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    result = run("analyse", str(record), *QUICK)
    assert result.exit_code == 0
    assert "Analysing" in result.stderr
    assert "100%" in result.stderr


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_ends_it(record: Path, workers: str, tmp_path: Path) -> None:
    written = tmp_path / "analysis.json"
    args = ["--budget=100000sims", f"--workers={workers}", f"--json={written}"]
    program = begin("analyse", str(record), *args, in_group=True)
    while not written.exists():
        assert program.poll() is None
        time.sleep(0.05)
    os.killpg(program.pid, signal.SIGINT)
    out, err = program.communicate(timeout=30)
    assert program.returncode == 130
    assert b"Traceback" not in err
    assert out == b""
