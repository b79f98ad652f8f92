"""The benchmark measures what it says, and prints it. Speed itself is not tested."""

import json
import shutil
from pathlib import Path

import pytest

from tests.cli.running import run
from trimino.engine import benchmark
from trimino.rules import RULESETS

YARDSTICK = """
#include <stdio.h>
int main(int argc, char **argv) {
    for (int seats = 2; seats <= 4; seats += 2)
        printf("C random np=%d rounds/s cpu 1 wall 1  steps/s cpu %dM  steps/round 1\\n",
               seats, seats);
    return argc < 2;
}
"""

needs_a_compiler = pytest.mark.skipif(not shutil.which("cc"), reason="no C compiler is here")


def test_every_rule_set_is_measured() -> None:
    done = run("bench", "--quick", "--json")
    figures = json.loads(done.stdout)
    assert set(figures) == {"rules", "engine", "rollouts", "simulations", "start"}
    for what in ("rules", "engine"):
        assert list(figures[what]) == [rules.base for rules in RULESETS]
        for speeds in figures[what].values():
            assert list(speeds) == ["2", "4"]
            assert min(speeds.values()) > 0
    assert set(figures["rollouts"]) == set(benchmark.ROLLOUTS)
    assert min(figures["simulations"]["triomino"].values()) > 0
    assert figures["start"]["warm"] > 0


def test_figures_are_told_in_a_table() -> None:
    lines = run("bench", "--quick").stdout.splitlines()
    assert lines[0].split() == ["rule", "set", "players", "rules,", "steps/s", "engine,", "steps/s"]
    rows = [line.split()[:2] for line in lines[1:]]
    assert rows[:20] == [[rules.base, seats] for rules in RULESETS for seats in ("2", "4")]
    assert rows[21:23] == [["random", "2"], ["random", "4"]]
    assert rows[26:28] == [["triomino", "2"], ["triomino", "4"]]


@needs_a_compiler
def test_a_yardstick_is_measured_beside_the_engine(tmp_path: Path) -> None:
    source = tmp_path / "yardstick.c"
    source.write_text(YARDSTICK, encoding="utf-8")
    figures = json.loads(run("bench", "--quick", "--json", "--yardstick", str(source)).stdout)
    for rules in RULESETS:
        for seats, speed in figures["engine"][rules.base].items():
            expected = pytest.approx(speed / (int(seats) * 1e6), rel=0.02)
            assert figures["ratio"][rules.base][seats] == expected
    told = run("bench", "--quick", "--yardstick", str(source)).stdout.splitlines()
    assert told[0].split()[-3:] == ["engine", ":", "C"]


@needs_a_compiler
@pytest.mark.parametrize(
    ("text", "why"),
    [("int main(void) { return 0; }", ""), ("no program", "error"), (None, "No such file")],
    ids=["silent", "wrong", "missing"],
)
def test_a_yardstick_that_does_not_measure_is_refused(
    text: str | None, why: str, tmp_path: Path
) -> None:
    source = tmp_path / "yardstick.c"
    if text is not None:
        source.write_text(text, encoding="utf-8")
    done = run("bench", "--quick", "--yardstick", str(source))
    assert done.exit_code == 2
    assert "The yardstick cannot be used" in done.stderr
    assert why in done.stderr


def test_without_a_compiler_there_is_no_yardstick(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    done = run("bench", "--quick", "--yardstick", "any.c")
    assert (done.exit_code, done.stdout) == (2, "")
    assert "No C compiler" in done.stderr
