"""Matches between bots: their records, and that the same seed gives the same records."""

import json
import random
import re
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.running import begin, run, start
from trimino.bots.player import Player, find_player
from trimino.bots.random_source import random_source
from trimino.bots.roster import ROSTER
from trimino.cli.simulate import simulated
from trimino.engine.budget import Budget
from trimino.records.record import read_records, replay
from trimino.rules import RULESETS, Action, Match, MatchView, Ruleset, published
from trimino.terminal.match_arguments import MatchArguments

BOTS = ", ".join(entry.name for entry in ROSTER)


def written(*args: str) -> bytes:
    result = run("simulate", *args, "--record=-")
    assert result.exit_code == 0
    return result.stdout_bytes


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.base)
def test_a_match_of_every_table_is_recorded_and_right(
    rules: Ruleset, tmp_path: Path, count: Callable[[int, int], int]
) -> None:
    record = tmp_path / "match.jsonl"
    fewest, most = rules.players
    for players in range(count(most, fewest), most + 1):
        args = [f"--rules={rules.base}", f"--players={players}", "--seed=1", f"--record={record}"]
        assert run("simulate", *args).exit_code == 0
        (document,) = read_records(record)
        match = replay(document)
        assert match.over
        assert match.rules == rules
        assert document["bots"] == ["greedy"] * players
        assert (document["seed"], document["number"]) == (1, 1)


def test_a_solo_match_takes_its_well(tmp_path: Path) -> None:
    (line,) = written("--rules=trimino", "--solo", "--well=5", "--seed=1").splitlines()
    match = replay(json.loads(line))
    assert match.is_solo
    assert len(match.rounds[0].deal.well) == 5


def test_the_same_seed_gives_the_same_bytes_here_and_in_another_process() -> None:
    args = ["--rules=triodominio", "--bots=greedy,random", "--matches=2", "--seed=7"]
    once = written(*args)
    assert once == written(*args)
    assert once == start("simulate", *args, "--record=-").stdout
    assert once != written(*args[:-1], "--seed=8")


def test_as_few_play_as_can_be_dealt() -> None:
    house = ['--set=hand={"2": 11, "3": 4}', "--set=highest_value=3", "--set=solo=none"]
    record = json.loads(written("--seed=1", *house))
    assert len(record["bots"]) == 3


def test_a_match_does_not_depend_on_those_before_it() -> None:
    lines = written("--matches=4", "--seed=3").splitlines()
    setup = MatchArguments(published("triomino"), 2)
    match, _ = simulated(setup, [find_player("greedy")] * 2, 3, 4)
    assert replay(json.loads(lines[3])) == match


def test_the_deals_of_a_seed_are_the_same_on_any_machine_and_for_any_bots() -> None:
    for bots in ("greedy", "random"):
        (line,) = written(f"--bots={bots}", "--seed=7").splitlines()
        assert json.loads(line)["rounds"][0]["hands"][0][:3] == ["0-2-3", "1-3-5", "1-1-2"]


def test_sources_for_different_purposes_differ() -> None:
    purposes = [(1, "deals"), (1, 0), (1, 1), (2, "deals"), (11, 0)]
    numbers = {
        random_source(seed, number, what).random() for seed in (1, 2) for number, what in purposes
    }
    assert len(numbers) == 10


def test_the_summary_counts_wins_and_totals(tmp_path: Path) -> None:
    record = tmp_path / "matches.jsonl"
    args = ["--bots=greedy,random", "--matches=5", "--seed=2", f"--record={record}"]
    output = run("simulate", *args).stdout
    documents = list(read_records(record))
    wins = sum(0 in document["winners"] for document in documents)
    mean = sum(document["rounds"][-1]["totals"][0] for document in documents) / 5
    assert "5 matches, seed 2." in output
    assert f"greedy {wins} {mean:.1f}" in " ".join(output.split())


def test_a_mean_below_zero_is_written_as_every_other_number() -> None:
    one_round = ["--set=target=null", "--set=target_met=null", "--set=rounds=1"]
    output = run("simulate", *one_round, "--set=draw_cost=900", "--seed=1").stdout
    assert re.search(r" -\d+\.0$", output, re.MULTILINE)
    assert output.isascii()


def test_the_summary_stays_out_of_records_on_the_standard_output() -> None:
    result = run("simulate", "--seed=1", "--record=-")
    assert len(result.stdout.splitlines()) == 1
    assert "One match, seed 1." in result.stderr


def test_without_a_seed_every_time_is_another() -> None:
    assert written() != written()


def test_bots_see_what_a_seat_may_see_and_nothing_else() -> None:
    seen: list[tuple[int | None, MatchView]] = []

    def watch(view: MatchView, _: Budget, rng: random.Random) -> Action:
        seen.append((view.now.position.reader, view))
        return view.legal.default

    watcher = Player("watcher", watch, Budget(simulations=1))
    match, _ = simulated(
        MatchArguments(published("triodominio"), 3), [watcher] * 3, seed=1, number=1
    )
    twin = Match(published("triodominio"), 3)
    expected = []
    for played in match.rounds:
        twin.deal(played.deal)
        for event in played.events:
            expected.append((event.seat, twin.view(event.seat)))
            twin.play(event.action)
    assert seen == expected


def test_a_match_that_never_ends_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trimino.rules.match.MAX_ROUNDS", 3)
    result = run("simulate", "--set=target=100000", "--seed=1", "--record=-")
    assert result.exit_code == 2
    assert "went on for 3 rounds and was stopped" in result.stderr


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--bots=clever"], f"There is no bot “clever”. Available: {BOTS}."),
        (["--bots=greedy,random", "--players=4"], "one for each seat"),
        (["--players=7"], "7 players cannot play here"),
        (["--players=999999999999"], "999999999999 players cannot play here"),
        (["--rules=triodominio", "--players=5"], "2 to 4 can"),
        (["--rules=goliath", "--solo"], "have no solo game"),
        (["--solo", "--players=2"], "A solo game has one player, not 2"),
        (["--well=3"], "Only the well of a solo game can be chosen."),
        (["--rounds=3"], "The number of rounds cannot be chosen"),
        (["--rules=triodominio", "--rounds=0"], "A match cannot have 0 rounds"),
        (["--rules=triodominio", "--youngest=3"], "There is no player 3. The match has 2"),
        (["--record=no/such/folder/file"], "cannot be written"),
        (["--record=."], "cannot be written"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(args: list[str], told: str) -> None:
    result = run("simulate", *args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert told in result.stderr


def test_a_refused_match_leaves_the_file_alone(tmp_path: Path) -> None:
    record = tmp_path / "matches.jsonl"
    record.write_text("precious\n")
    run("simulate", "--players=9", f"--record={record}")
    assert record.read_text() == "precious\n"


def test_an_interrupt_leaves_whole_lines(tmp_path: Path) -> None:
    record = tmp_path / "matches.jsonl"
    program = begin("simulate", "--matches=100000", "--seed=1", f"--record={record}")
    while not record.exists() or record.stat().st_size < 20_000:
        assert program.poll() is None
    program.send_signal(signal.SIGINT)
    _, err = program.communicate(timeout=30)
    assert program.returncode == 130
    assert b"Traceback" not in err
    assert record.read_bytes().endswith(b"\n")
    assert all(replay(document).over for document in read_records(record))
