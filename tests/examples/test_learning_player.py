"""The agent that the learning example ships: a bot from outside, legal and good."""

import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from examples.learning.agent import SHIPPED, Agent, best_of_each
from examples.learning.features import NAMES
from examples.learning.player import choose
from tests import referee
from tests.arena.arenas import plan, standings_of
from tests.cli.running import run
from trimino.records.record import replay
from trimino.records.view_json import read_action, view_values
from trimino.rules import RULESETS, Match, Ruleset

Count = Callable[[int, int], int]

ROOT = Path(__file__).parents[2]
CASES = Path(__file__).with_name("learning_cases.npz")
PLAYER = f"exec:{sys.executable} -m examples.learning.player"


@pytest.fixture(autouse=True)
def in_the_projects_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


@pytest.mark.parametrize("opponent", ["random", "greedy"])
def test_it_beats_a_bot_of_the_roster_in_the_arena(opponent: str, count: Count) -> None:
    """Beyond doubt, as the arena means it; against `greedy` the sample is too small for that."""
    what = plan(PLAYER, opponent, rules="tri-domino", seed=20, single_rounds=True)
    pairs = count(40, 300)
    standings = standings_of(what, pairs)
    (duel,) = standings.duels
    assert standings.rounds == 2 * pairs
    assert not any(bot.forfeits for bot in standings.bots)
    assert duel.ahead.mean > 0
    assert duel.is_certain or (opponent, pairs) == ("greedy", 40)


def test_it_plays_legal_matches_in_the_arena(tmp_path: Path) -> None:
    written = tmp_path / "matches.jsonl"
    args = ["--rules=tri-domino", f"--bots={PLAYER},random", "--pairs=1", "--seed=3", "--workers=1"]
    result = run("arena", *args, f"--record={written}")
    assert result.exit_code == 0
    documents = [json.loads(line) for line in written.read_text(encoding="utf-8").splitlines()]
    assert len(documents) == 2
    for document in documents:
        referee.check(document)
        assert replay(document).over
        actions = [action for played in document["rounds"] for action in played["actions"]]
        assert not any("by" in action for action in actions)


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.base)
def test_it_has_an_answer_under_every_rule_set(rules: Ruleset) -> None:
    """It was not made for them, but what it does is legal."""
    agent, match = Agent(), Match(rules, rules.players[1])
    match.deal(random.Random(3))
    while not match.round.over:
        view = match.view(match.round.turn)
        match.play(read_action(choose(agent, view_values(view)), view.legal))
    assert match.round.events


def test_its_net_computes_what_it_was_trained_to() -> None:
    """The cases were computed by PyTorch when the agent was trained."""
    with np.load(CASES) as cases:
        rows, logits = cases["rows"], cases["logits"]
    assert len(rows) >= 100
    np.testing.assert_allclose(Agent().logits(rows), logits, rtol=1e-4, atol=1e-4)


def test_it_is_small() -> None:
    assert SHIPPED.stat().st_size <= 300_000
    assert Agent().logits(np.zeros((3, len(NAMES)), np.float32)).shape == (3,)


def test_of_equals_the_first_of_a_decision_is_chosen() -> None:
    scores = np.array([1, 3, 3, 5, 2, 2], np.float32)
    assert best_of_each(scores, np.array([0, 0, 0, 1, 2, 2])).tolist() == [1, 3, 4]


def test_it_plays_without_pytorch_and_without_a_compiler() -> None:
    code = (
        "import sys\n"
        "sys.modules |= dict.fromkeys(['torch', 'numba', 'gymnasium', 'matplotlib'])\n"
        "import examples.learning.player"
    )
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)
