"""The command `trimino study`: what it prints and draws, what it refuses, how it is stopped."""

import json
import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import begin, run
from trimino.cli import study as module
from trimino.cli import worker_pools
from trimino.rules import RULESETS
from trimino.study.plan import StudyBatch
from trimino.words import say
from trimino.workers import pool as pools
from trimino.workers.errors import WorkersError, WorkersReason
from trimino.workers.jobs import run_jobs
from trimino.workers.pool import ExecutorPool, WorkerPool

QUICK = ["--rounds=200", "--seed=7", "--workers=1"]
TWO = ["--players=2", *QUICK]


@pytest.fixture(autouse=True)
def _one_worker_is_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process for each command would take longer than what it plays."""
    elsewhere = worker_pools.worker_pool

    @contextmanager
    def called(number: int | None, dask: str | None) -> Iterator[WorkerPool]:
        if number == 1:
            with ThreadPoolExecutor(1) as executor:
                yield ExecutorPool(executor)
        else:
            with elsewhere(number, dask) as pool:
                yield pool

    monkeypatch.setattr(module, "worker_pool", called)


def told(*args: str) -> dict[str, Any]:
    result = run("study", *args, "--json")
    assert result.exit_code == 0, result.stderr
    assert result.stderr == ""
    document: dict[str, Any] = json.loads(result.stdout)
    return document


def test_json_holds_everything() -> None:
    document = told("--rules=triomino", "--players=2,3", *QUICK)
    assert list(document) == ["bot", "seed", "deals", "rounds", "ended", "answers"]
    assert (document["bot"], document["seed"], document["deals"]) == ("greedy", 7, 200)
    assert document["ended"] == "played"
    found = document["answers"]
    assert list(found) == [
        *("opener", "points", "blocks", "worth", "hoarding"),
        *("sources", "choices", "counting"),
    ]
    assert [(one["rules"], one["players"]) for one in found["opener"]] == [
        ("triomino", 2),
        ("triomino", 3),
    ]
    assert len(found["worth"]) == 10
    for one in found["opener"]:
        assert one["ahead"]["low"] < one["ahead"]["value"] < one["ahead"]["high"]
        assert one["more"]["value"] == pytest.approx(one["won"]["value"] - 1 / one["players"])
    for one in found["blocks"]:
        ends = (one[end]["value"] for end in ("blocked", "out", "broken_off"))
        assert sum(ends) == pytest.approx(1)


def test_the_tables_say_what_the_json_says() -> None:
    (answer,) = told("opener", *TWO)["answers"]["opener"]
    lines = run("study", "opener", *TWO).stdout.splitlines()
    line = next(line for line in lines if line.startswith("triomino, 2 "))
    ahead, won = answer["ahead"], answer["won"]
    assert f"{ahead['value']:+.1f} ± {ahead['high'] - ahead['value']:.1f}" in line
    assert f"{100 * won['value']:.1f} ± {100 * (won['high'] - won['value']):.1f}" in line
    assert lines[0].startswith("200 rounds, played by greedy")


@pytest.mark.parametrize("question", ["opener", "points", "blocks", "worth", "hoarding"])
def test_every_question_fits_on_a_screen_of_80_columns(question: str) -> None:
    rules = "--rules=trimino" if question == "hoarding" else "--rules=triodominio-reverse"
    result = run("study", question, rules, *TWO)
    assert result.exit_code == 0
    assert all(len(line) <= 80 for line in result.stdout.splitlines())
    name = rules.removeprefix("--rules=")
    rows = [line for line in result.stdout.splitlines() if line.startswith(f"{name}, 2 ")]
    assert len(rows) == (5 if question == "worth" else 1)


def test_what_is_special_about_rules_is_said() -> None:
    result = run("study", "opener", "hoarding", "--rules=triodominio", *TWO)
    output = " ".join(result.stdout.split())
    assert "Under triodominio the lowest total wins" in output
    assert "Under triodominio only a player who cannot lay a tile may draw" in output
    assert say("study-hoarding") not in output
    assert "Under" not in run("study", "opener", *TWO).stdout


def test_all_rules_with_every_number_that_they_allow() -> None:
    found = told("blocks", "--rules=all", "--players=2,5", *QUICK)["answers"]["blocks"]
    assert [(one["rules"], one["players"]) for one in found] == [
        (rules.base, seats) for rules in RULESETS for seats in (2, 5) if seats <= rules.players[1]
    ]


def test_house_rules_are_studied() -> None:
    found = told("points", "--set=bridge=0", "--set=hexagons=[0,0,0]", *TWO)["answers"]["points"]
    assert found[0]["rules"] == {"base": "triomino", "bridge": 0, "hexagons": [0, 0, 0]}
    usual = told("points", *TWO)["answers"]["points"]
    assert found[0]["seat"]["high"] < usual[0]["seat"]["low"]


def test_a_question_asked_twice_is_answered_once() -> None:
    assert list(told("points", "points", *TWO)["answers"]) == ["points"]


def test_one_and_two_workers_print_the_same() -> None:
    args = ["opener", "--players=2", "--rounds=400", "--seed=7"]
    one, two = (run("study", *args, f"--workers={number}").stdout for number in (1, 2))
    assert one == two


def test_pictures_are_drawn_of_what_was_answered(tmp_path: Path) -> None:
    folder = tmp_path / "some" / "where"
    args = ["opener", "hoarding", "--rules=tri-domino", *TWO, f"--plot={folder}"]
    assert run("study", *args).exit_code == 0
    assert [path.name for path in folder.iterdir()] == ["opener.svg"]
    assert (folder / "opener.svg").read_bytes().startswith(b"<?xml")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["luck"], "“luck” is not a question that a study answers. Choose from: opener, points"),
        (["--rounds=199"], "199 rounds are too few"),
        (["--rounds=0"], "--rounds"),
        (["--players=9"], "9 players cannot play here"),
        (["--players=1"], "cannot play here"),
        (["--players=two"], "“two” does not say how many play"),
        (["--players="], "“” does not say how many play"),
        (["--rules=all", "--players=9"], "9 players cannot play here"),
        (["--rules=triodominio", "--players=2,5"], "5 players cannot play here"),
        (["--rules=nothing"], "There is no rule set “nothing”"),
        (["--rules="], "There is no rule set “”"),
        (["--bot=expert"], "“expert” cannot play a study"),
        (["--set=bridge"], "bridge"),
        (["--workers=2", "--dask=tcp://x:1"], "either --workers or --dask"),
        (["--dask=nonsense"], "The cluster at nonsense cannot be reached"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_played(
    args: list[str], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(batch: StudyBatch) -> None:
        raise AssertionError("nothing should be played")

    monkeypatch.setattr(module, "play_study_batch", refuse)
    result = run("study", *args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert said in " ".join(result.stderr.split())


def test_a_scheduler_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "CONNECT_SECONDS", 0.2)
    result = run("study", "--dask=tcp://127.0.0.1:1")
    assert result.exit_code == 2
    assert "The cluster at tcp://127.0.0.1:1 cannot be reached" in result.stderr


def test_a_folder_that_cannot_be_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("precious")
    result = run("study", *TWO, f"--plot={file / 'folder'}")
    assert result.exit_code == 2
    assert "cannot be written" in result.stderr
    assert file.read_text() == "precious"


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    result = run("study", *TWO, f"--plot={tmp_path}")
    assert result.exit_code == 2
    assert "The package matplotlib is not installed" in result.stderr


def test_what_was_counted_is_told_when_the_workers_are_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def lost(*args: Any) -> Any:
        for number, done in enumerate(run_jobs(*args)):
            if number == 10:
                raise WorkersError(WorkersReason.CLUSTER_LOST, address="there")
            yield done

    monkeypatch.setattr(module, "run_jobs", lost)
    result = run("study", "points", *TWO)
    assert result.exit_code == 2
    assert "40 rounds" in result.stdout
    assert "The playing processes were lost" in result.stdout
    assert "The connection to the cluster at there was lost" in result.stderr


def test_an_interrupt_before_anything_is_known_is_told_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def interrupted(*args: Any) -> Any:
        yield next(run_jobs(*args))
        raise KeyboardInterrupt

    monkeypatch.setattr(module, "run_jobs", interrupted)
    result = run("study", "points", *TWO)
    assert result.exit_code == 130
    assert result.stdout == ""
    assert result.stderr == f"{say('arena-nothing-played')}\n"


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such signals")
def test_ctrl_c_tells_what_was_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    study = begin("study", "points", "--players=2", "--rounds=8000000", *QUICK[1:], in_group=True)
    assert study.stderr is not None
    seen = b""
    while b" 1%" not in seen:
        seen += os.read(study.stderr.fileno(), 4096)
        assert study.poll() is None, seen
    assert b"Playing" in seen
    # As a terminal does: to the workers too.
    os.killpg(study.pid, signal.SIGINT)
    out, err = study.communicate(timeout=60)
    assert study.returncode == 130
    assert b"Traceback" not in err
    assert b"Stopped with Ctrl-C" in out
    assert b"\ntriomino, 2 " in out
    assert int(out.split()[0].replace(b",", b"")) >= 40_000
