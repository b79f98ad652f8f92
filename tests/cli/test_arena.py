"""The command `trimino arena`: what it prints and writes, what it refuses, how it is stopped."""

import csv
import json
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests import referee
from tests.bots.programs import program
from tests.cli.running import begin, run
from trimino.arena import batching
from trimino.records.record import read_records
from trimino.workers import pool

FEW = ["--bots=greedy,random", "--pairs=4", "--seed=7", "--workers=1"]
QUICK = [*FEW, "--single-rounds"]


def told(*args: str) -> dict[str, Any]:
    result = run("arena", *args, "--json")
    assert result.exit_code == 0, result.stderr
    assert result.stderr == ""
    document: dict[str, Any] = json.loads(result.stdout)
    return document


def test_json_holds_everything() -> None:
    document = told(*FEW)
    assert list(document) == [
        *("rules", "players", "seed", "single_rounds", "pairs", "games", "rounds", "ended"),
        *("bots", "differences", "times"),
    ]
    assert (document["rules"], document["players"], document["seed"]) == ("triomino", 2, 7)
    assert (document["pairs"], document["games"], document["ended"]) == (4, 8, "played")
    greedy, random = document["bots"]
    assert (greedy["name"], random["name"]) == ("greedy", "random")
    assert greedy["rounds_won"]["mean"] + random["rounds_won"]["mean"] == pytest.approx(1)
    (difference,) = document["differences"]
    ahead = greedy["points"]["mean"] - random["points"]["mean"]
    assert difference["points"]["mean"] == pytest.approx(ahead)
    assert set(document["times"]) == {"greedy", "random"}


def test_as_few_play_as_can_be_dealt() -> None:
    house = ['--set=hand={"2": 11, "3": 4}', "--set=highest_value=3", "--set=solo=none"]
    assert told(*QUICK, *house)["players"] == 3


def test_house_rules_players_and_budgets_are_told() -> None:
    document = told(*QUICK, "--set=draw_limit=1", "--players=3", "--budget=5sims")
    assert document["rules"] == {"base": "triomino", "draw_limit": 1}
    assert document["players"] == 3
    assert [bot["budget"] for bot in document["bots"]] == ["5sims", "5sims"]
    assert document["games"] == document["rounds"] == 12


def test_a_single_pair_has_no_margins() -> None:
    document = told("--bots=greedy,random", "--pairs=1", "--seed=1", "--workers=1")
    assert document["bots"][0]["points"]["margin"] is None
    output = run("arena", "--bots=greedy,random", "--pairs=1", "--seed=1", "--workers=1").stdout
    assert "One pair: 2 games" in output
    assert "±" not in output


def test_the_tables_say_what_the_json_says() -> None:
    document, output = told(*FEW), run("arena", *FEW).stdout
    for bot in document["bots"]:
        mean, margin = bot["points"].values()
        share, off = (100 * value for value in bot["matches_won"].values())
        line = next(line for line in output.splitlines() if line.startswith(f"{bot['name']} "))
        assert f"{mean:.1f} ± {margin:.1f}" in line
        assert f"{share:.1f} ± {off:.1f} %" in line
        assert f" {bot['rating']['mu']:.1f} " in line
    mean, margin = document["differences"][0]["points"].values()
    assert f"greedy − random {mean:+.1f} ± {margin:.1f}" in " ".join(output.split())


def test_where_low_wins_it_is_said() -> None:
    assert "fewer points are better" in run("arena", *QUICK, "--rules=triodominio").stdout
    assert "fewer points are better" not in run("arena", *QUICK).stdout


def test_solo_games_are_compared() -> None:
    document = told("--bots=greedy,random", "--rules=trimino", "--players=1", *QUICK[1:])
    assert document["players"] == 1
    assert document["games"] == 4


def test_records_and_rows_are_written_in_order(tmp_path: Path) -> None:
    record, rows = tmp_path / "games.jsonl", tmp_path / "games.csv"
    assert run("arena", *FEW, f"--record={record}", f"--csv={rows}").exit_code == 0
    documents = list(read_records(record))
    assert [document["pair"] for document in documents] == [1, 1, 2, 2, 3, 3, 4, 4]
    assert [document["bots"] for document in documents[:2]] == [
        ["greedy", "random"],
        ["random", "greedy"],
    ]
    for document in documents:
        referee.check(document)
    with rows.open(newline="") as file:
        table = list(csv.DictReader(file))
    assert len(table) == 16
    totals = [total for document in documents for total in document["rounds"][-1]["totals"]]
    assert [int(row["points"]) for row in table] == totals


@pytest.mark.parametrize("name", ["scores.png", "scores.svg", "scores.PNG"])
def test_a_plot_is_drawn(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    assert run("arena", *QUICK, f"--plot={path}").exit_code == 0
    assert path.read_bytes().startswith((b"\x89PNG", b"<?xml"))


def test_records_on_the_standard_output_leave_the_tables_to_the_other() -> None:
    result = run("arena", *QUICK, "--record=-")
    assert len(result.stdout.splitlines()) == 8
    assert "4 pairs: 8 games" in result.stderr


def test_it_stops_when_the_difference_is_certain() -> None:
    args = ["--bots=greedy,random", "--seed=7", "--workers=1", "--stop"]
    document = told(*args, "--pairs=60")
    assert document["ended"] == "certain"
    assert 30 <= document["pairs"] < 60
    (difference,) = document["differences"]
    assert difference["certain"]
    assert abs(difference["points"]["mean"]) > difference["anytime_margin"]


def test_equal_bots_are_played_to_the_end() -> None:
    args = ["--bots=greedy,greedy", "--seed=7", "--workers=1", "--stop", "--single-rounds"]
    document = told(*args, "--pairs=32")
    assert (document["ended"], document["pairs"]) == ("played", 32)
    (difference,) = document["differences"]
    assert (difference["bot"], difference["other"]) == ("greedy 1", "greedy 2")
    assert difference["points"] == {"mean": 0.0, "margin": 0.0}
    assert not difference["certain"]


@pytest.mark.skipif(sys.platform == "win32", reason="bots from outside run elsewhere")
def test_forfeited_moves_are_told_with_their_reason(tmp_path: Path) -> None:
    bot = program(tmp_path, "greet()\nwhile True:\n    say({'id': hear()['id'], 'action': 'no'})\n")
    record = tmp_path / "games.jsonl"
    args = [f"--bots={bot},greedy", "--pairs=1", "--seed=1", "--workers=1", "--single-rounds"]
    result = run("arena", *args, f"--record={record}")
    output = result.stdout
    assert result.exit_code == 2
    assert "no move of its own" in result.stderr
    assert " forfeited " in output
    assert "Tester wants" in output
    for document in read_records(record):
        referee.check(document)
        outside = document["bots"].index(bot)
        actions = document["rounds"][0]["actions"]
        by = {action.get("by") for action in actions if action["seat"] == outside}
        assert by == {"clock"}
    forfeits = json.loads(run("arena", *args, "--json").stdout)["bots"][0]["forfeits"]
    assert list(forfeits) == ["forfeit-illegal"]


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ([], "Name at least two bots"),
        (["--bots=greedy"], "Name at least two bots"),
        (["--bots=greedy,clever"], "There is no bot “clever”"),
        (["--bots=greedy,random@soon"], "“soon” is not a budget"),
        (["--bots=greedy,random", "--budget=5"], "“5” is not a budget"),
        (["--bots=greedy,random", "--players=9"], "9 players cannot play here"),
        (["--bots=greedy,random", "--rules=nothing"], "There is no rule set “nothing”"),
        (["--bots=greedy,random", "--rules=goliath", "--players=1"], "have no solo game"),
        (["--bots=greedy,random", "--record=no/such/file"], "no/such/file cannot be written"),
        (["--bots=greedy,random", "--csv=no/such/file"], "no/such/file cannot be written"),
        (["--bots=greedy,random", "--plot=no/such/file.png"], "file.png cannot be written"),
        (["--bots=greedy,random", "--plot=file.txt"], "should end in .png or .svg"),
        (["--bots=greedy,random", "--json", "--csv=-"], "the standard output"),
        (["--bots=greedy,random", "--record=-", "--csv=-"], "the standard output"),
        (["--bots=greedy,random", "--workers=2", "--dask=tcp://x:1"], "either --workers or --dask"),
        (["--bots=greedy,random", "--dask=nonsense"], "The cluster at nonsense cannot be reached"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_played(
    args: list[str], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("nothing should be played")

    monkeypatch.setattr(batching, "play_pair_batch", refuse)
    result = run("arena", *args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert said in " ".join(result.stderr.split())


def test_a_refused_arena_leaves_files_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "CONNECT_SECONDS", 0.2)
    record = tmp_path / "games.jsonl"
    record.write_text("precious\n")
    for wrong in ("--players=9", "--dask=tcp://127.0.0.1:1", "--plot=x.txt"):
        args = ["--bots=greedy,random", f"--record={record}", wrong]
        assert run("arena", *args).exit_code == 2
    assert record.read_text() == "precious\n"


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    result = run("arena", *QUICK)
    assert result.exit_code == 2
    assert "The package openskill is not installed" in result.stderr


def test_ctrl_c_tells_what_was_played(tmp_path: Path) -> None:
    record = tmp_path / "games.jsonl"
    args = ["--bots=greedy,random", "--pairs=100000", "--seed=7", "--workers=2"]
    arena = begin("arena", *args, f"--record={record}", in_group=True)
    while not record.exists() or record.stat().st_size < 20_000:
        assert arena.poll() is None
        time.sleep(0.05)
    # As a terminal does: to the workers too.
    os.killpg(arena.pid, signal.SIGINT)
    out, err = arena.communicate(timeout=30)
    assert arena.returncode == 130
    assert err == b""
    assert b"Stopped with Ctrl-C" in out
    documents = list(read_records(record))
    pairs = len(documents) // 2
    assert out.startswith(f"{pairs} pairs: {2 * pairs} games".encode()) or pairs == 1


def test_the_bar_and_the_table_move_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trimino.cli.progress.REDRAW_SECONDS", 0.0)
    monkeypatch.setenv("FORCE_COLOR", "1")
    result = run("arena", *QUICK)
    assert result.exit_code == 0
    assert "Playing" in result.stderr
    assert "100%" in result.stderr
    assert "points a round" in result.stderr


def test_two_things_are_not_written_to_one_file(tmp_path: Path) -> None:
    file = tmp_path / "games"
    asked = ("--bots", "greedy,random", "--pairs", "1", "--record", str(file), "--csv", str(file))
    result = run("arena", *asked)
    assert result.exit_code == 2
    assert "Two things would be written" in result.stderr
    assert not file.exists()
