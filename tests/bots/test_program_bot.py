"""Bots from outside that do as they should: what they are asked, and how they are named."""

import json
import os
import random
from pathlib import Path

import pytest

from tests.bots.programs import PATIENT, notes, program, some_view
from trimino.bots.errors import BotError, BotReason
from trimino.bots.player import OUTSIDE_BUDGET, find_player
from trimino.bots.program_bot import AnswerLimits, ProgramBot
from trimino.engine.budget import Budget
from trimino.records.view_json import view_values
from trimino.words import say

GOOD = """
note("start")
greet()
while True:
    request = hear()
    note(json.dumps(request))
    if "bye" in request:
        sys.exit()
    answer(request, request["seed"] % len(request["view"]["legal"]))
"""


def test_a_program_is_asked_with_all_that_its_seat_sees(tmp_path: Path) -> None:
    view, budget, rng = some_view(), Budget(simulations=500), random.Random(5)
    bot = ProgramBot(program(tmp_path, GOOD), PATIENT)
    chosen = [bot(view, budget, rng), bot(view, Budget(seconds=0.25), rng)]
    bot.close()
    same = random.Random(5)
    seeds = [same.getrandbits(53) for _ in range(2)]
    assert chosen == [list(view.legal)[seed % len(list(view.legal))] for seed in seeds]
    start, first, second, bye = notes(tmp_path)
    assert start == "start"
    values = view_values(view)
    assert json.loads(first) == {
        "id": 1,
        "seed": seeds[0],
        "limit": 30,
        "budget": {"simulations": 500},
        "view": values,
    }
    assert json.loads(second) == {
        "id": 2,
        "seed": seeds[1],
        "limit": 30.25,
        "budget": {"seconds": 0.25},
        "view": values,
    }
    assert json.loads(bye) == {"bye": True}


def test_a_program_is_started_when_it_is_first_asked(tmp_path: Path) -> None:
    bot = ProgramBot(program(tmp_path, GOOD), PATIENT)
    bot.close()
    assert notes(tmp_path) == []
    bot(some_view(), OUTSIDE_BUDGET, random.Random(1))
    bot.close()
    bot.close()
    assert notes(tmp_path)[0] == "start"
    bot(some_view(), OUTSIDE_BUDGET, random.Random(1))
    bot.close()
    assert notes(tmp_path).count("start") == 2


def test_the_limit_follows_the_budget() -> None:
    limits = AnswerLimits()
    assert limits.of_move(Budget(simulations=10**6)) == limits.of_move(Budget(simulations=1)) == 10
    assert limits.of_move(Budget(seconds=0.01)) == pytest.approx(2.02)
    assert limits.of_move(Budget(seconds=60)) == 122


def test_a_budget_may_stand_behind_the_command(tmp_path: Path) -> None:
    name = program(tmp_path, GOOD)
    given = Budget(simulations=7)
    assert find_player(name).budget == OUTSIDE_BUDGET
    assert find_player(name, given).budget == given
    assert find_player(f"{name}@100ms", given).budget == Budget(seconds=0.1)
    assert find_player(f"{name}@100ms").name == f"{name}@100ms"


def test_an_at_sign_may_stand_in_the_command(tmp_path: Path) -> None:
    folder = tmp_path / "me@home"
    folder.mkdir()
    path = folder / "bot@2s"
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    player = find_player(f"exec:{path}@3s")
    assert player.budget == Budget(seconds=3)
    assert find_player(f"exec:{path} x@y").budget == OUTSIDE_BUDGET
    with pytest.raises(BotError) as refused:
        find_player(f"exec:{path}")
    assert refused.value.message.details["program"] == str(path).removesuffix("@2s")


@pytest.mark.parametrize("command", ["", "  ", "'./mybot", "./my\nbot", "./my\x1bbot"])
def test_a_command_that_cannot_be_read_is_refused(command: str) -> None:
    with pytest.raises(BotError) as refused:
        find_player(f"exec:{command}")
    assert refused.value.reason is BotReason.COMMAND_UNREADABLE
    assert "exec:./mybot" in say(refused.value.message)


def test_a_program_that_is_not_there_or_may_not_run_is_refused(tmp_path: Path) -> None:
    plain = tmp_path / "plain"
    plain.write_text("#!/bin/sh\n")
    for path in (tmp_path / "missing", plain, tmp_path):
        with pytest.raises(BotError) as refused:
            find_player(f"exec:{path} --fast")
        assert refused.value.reason is BotReason.NO_PROGRAM
        assert str(path) in say(refused.value.message)
    with pytest.raises(BotError):
        find_player("exec:no-such-program-anywhere")


def test_where_programs_cannot_be_ended_they_are_not_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(os, "killpg")
    with pytest.raises(BotError) as refused:
        find_player(program(tmp_path, GOOD))
    assert refused.value.reason is BotReason.OUTSIDE_NOT_HERE
