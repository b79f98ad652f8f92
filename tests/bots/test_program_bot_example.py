"""The page on external bots is right, and its example bots play under every rule set."""

import doctest
import json
import os
import random
import re
import shlex
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests import referee
from tests.bots.programs import program
from tests.cli.running import run
from tests.docs.pages import DOCS, blocks, text
from tests.docs.test_commands import run as run_in_shell
from tests.docs.test_commands import without_line_ends
from trimino.bots import line_process as running
from trimino.bots.forfeit import ForfeitReason
from trimino.bots.program_bot import (
    MAX_PROGRAM_NAME,
    MAX_STARTS,
    SEED_BITS,
    AnswerLimits,
    ProgramBot,
)
from trimino.engine.budget import Budget
from trimino.records.notation import format_action
from trimino.records.record import load, replay, replay_to
from trimino.records.view_json import view_values
from trimino.rules import RULESETS, MatchView, Ruleset

Count = Callable[[int, int], int]

PAGE = DOCS / "bots.md"
PYTHON, JAVASCRIPT = DOCS / "examples" / "mybot.py", DOCS / "examples" / "mybot.mjs"
HELLO, HELLO_BACK, QUESTION, ANSWER, BYE = blocks(PAGE, "json")


def command(path: Path) -> str:
    return "exec:" + shlex.join([sys.executable, str(path)])


def pictured() -> MatchView:
    """The view in the example of the page."""
    (record,) = blocks(DOCS / "record.md", "json")
    match = replay_to(load(record), round=1, action=4)
    return match.view(match.round.turn)


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.base)
def test_the_example_plays_whole_matches_under_every_rule_set(rules: Ruleset, count: Count) -> None:
    fewest, most = rules.players
    tables = [f"--players={players}" for players in range(fewest, count(fewest, most) + 1)]
    for table in [*tables, *(["--solo"] if rules.solo else [])]:
        args = [f"--rules={rules.base}", table, "--seed=3", f"--bots={command(PYTHON)}"]
        result = run("simulate", *args, "--record=-")
        assert result.exit_code == 0
        document = json.loads(result.stdout_bytes)
        referee.check(document)
        assert replay(document).over
        actions = [action for played in document["rounds"] for action in played["actions"]]
        assert not any("by" in action for action in actions)


def test_the_example_plays_the_same_from_the_same_seed() -> None:
    args = ["simulate", f"--bots={command(PYTHON)}", "--seed=5", "--record=-"]
    assert run(*args).stdout_bytes == run(*args).stdout_bytes


@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed")
def test_the_example_in_javascript_plays() -> None:
    args = [f"--bots=greedy,exec:node {shlex.quote(str(JAVASCRIPT))}", "--seed=3", "--record=-"]
    document = json.loads(run("simulate", *args).stdout_bytes)
    referee.check(document)
    actions = [action for played in document["rounds"] for action in played["actions"]]
    assert {action["seat"] for action in actions} == {0, 1}
    assert not any("by" in action for action in actions)


@pytest.mark.parametrize("path", [PYTHON, JAVASCRIPT], ids=lambda path: path.name)
def test_an_example_is_short_and_ready_to_run(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(lines) < 40
    assert lines[0].startswith("#!/usr/bin/env ")
    assert os.access(path, os.X_OK)


def test_the_page_shows_the_example() -> None:
    assert blocks(PAGE, "python") == [PYTHON.read_text(encoding="utf-8")]


def test_the_commands_of_the_page_print_what_is_shown(tmp_path: Path) -> None:
    shutil.copyfile(PYTHON, tmp_path / "mybot.py")
    (block,) = blocks(PAGE, "console")
    for asked, printed in re.findall(r"^\$ (.+)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE):
        said = without_line_ends(run_in_shell(asked, tmp_path, 0).stdout)
        assert doctest.OutputChecker().check_output(printed, said, doctest.ELLIPSIS), said


def test_the_conversation_of_the_page_is_what_is_said(tmp_path: Path) -> None:
    """The program asks for nothing else than what the page shows, and is answered so."""
    question, answer = json.loads(QUESTION), json.loads(ANSWER)
    body = f"""
for answer in {[json.loads(HELLO_BACK), *[{**answer, "id": n} for n in range(1, 8)]]!r}:
    note(json.dumps(hear()))
    say(answer)
note(json.dumps(hear()))
"""

    class Source(random.Random):
        """A random source that always gives the page's seed."""

        def getrandbits(self, k: int, /) -> int:
            assert question["seed"] < 2**k
            return int(question["seed"])

    bot = ProgramBot(program(tmp_path, body))
    view = pictured()
    for _ in range(question["id"]):
        action = bot(view, Budget(seconds=0.1), Source())
    bot.close()
    hello, *questions, bye = map(json.loads, (tmp_path / "notes").read_text().splitlines())
    assert hello == json.loads(HELLO)
    assert questions[-1] == question
    assert bye == json.loads(BYE)
    assert format_action(action) == answer["action"]


def test_the_page_tells_every_key_of_a_view() -> None:
    part = text(PAGE).partition("## The view")[2].partition("## Time")[0]
    keys = " ".join(re.findall(r"^\| (.+?) \|", part, re.MULTILINE))
    view = pictured()
    # The only key that is left out at times.
    opened = view._replace(rounds=(*view.rounds[:-1], view.now._replace(opener=0)))
    assert re.findall(r"`(\w+)`", keys) == list(view_values(opened))


def test_the_page_tells_every_reason_to_forfeit() -> None:
    told = re.findall(r"^\| `(forfeit-[a-z-]+)` \|", text(PAGE), re.MULTILINE)
    assert sorted(told) == sorted(ForfeitReason)


def test_the_page_tells_the_numbers() -> None:
    limits = AnswerLimits()
    for line in (
        f"| the greeting | {limits.hello:g} |",
        f"twice the budget, and {limits.grace:g} more",
        f"| a question with a budget in simulations | {limits.counted:g} |",
        f"| the end | {limits.bye:g} |",
        f"a line of more than {running.MAX_LINE_BYTES} bytes",
        f"it was started {MAX_STARTS} times in a row",
        f"at most {MAX_PROGRAM_NAME} characters",
        f"below 2^{SEED_BITS}",
    ):
        assert line in text(PAGE)
    assert limits.times == 2
