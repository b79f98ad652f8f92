"""Fuzzing the shell and the game: any input gives a documented exit code and no traceback."""

import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tests.cli.running import run
from trimino.rules import FIELDS, RULESETS

COMMANDS = ["play", "sheets", "rules", "simulate", "verify", "replay", "draw"]
OPTIONS = sorted(
    set(re.findall(r"--\w+", " ".join(run(name, "--help").stdout for name in COMMANDS)))
)
VALUES = [
    *("triomino", "triodominio", "goliath-kids", "greedy", "greedy,random", "Anna,Juris", "-"),
    *("0", "1", "2", "3", "-1", "99999999999999999999", "draw_limit=2", "target=1"),
    *("matches.jsonl", "missing/matches.jsonl"),
]

values = st.sampled_from(VALUES)
anything = st.text(max_size=6)
changes = st.builds("{}={}".format, st.sampled_from([info.name for info in FIELDS]), values)
words = st.sampled_from(OPTIONS) | values | anything
pairs = st.builds("{}={}".format, st.sampled_from(OPTIONS), values | changes | anything)
command_lines = st.builds(
    lambda command, rest: [command, *rest],
    st.sampled_from(COMMANDS),
    st.lists(words | pairs, max_size=4),
)

entries = st.sampled_from(
    ["", "d", "p", "u", "r", "?", "1", "1a", "2b", "3a", "a", "b", "9", "99z"]
)


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(command_lines, st.binary(max_size=30))
@example(["simulate", "--matches=99999999999999999999", "--players=-1"], b"")
@example(["play", "--people=99999999999999999999"], b"")
@example(["verify", "-"], b"{")
@example(["draw", "--record=-"], b"{}")
def test_any_command_line_ends_with_a_code_and_no_trace(line: list[str], stdin: bytes) -> None:
    result = run(*line, stdin=stdin)
    assert result.exit_code in (0, 1, 2)
    assert "Traceback" not in result.output
    if result.exit_code:
        assert result.output.strip()


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    rules=st.sampled_from([rules.base for rules in RULESETS]),
    seed=st.integers(0, 50),
    people=st.integers(1, 3),
    lines=st.lists(entries | st.text(max_size=5), max_size=8),
)
def test_any_lines_typed_during_play_do_no_harm(
    rules: str, seed: int, people: int, lines: list[str]
) -> None:
    args = [f"--rules={rules}", "--players=3", f"--people={people}", f"--seed={seed}"]
    result = run("play", *args, stdin="\n".join(lines).encode(errors="replace"))
    assert result.exit_code == 0
    assert "Traceback" not in result.output
    assert "The match was stopped.\n" in result.output
    assert result.output.endswith("No record was kept. Play with --record FILE to keep one.\n")
