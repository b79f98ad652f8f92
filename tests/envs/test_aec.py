"""The environment for PettingZoo is one that PettingZoo accepts, and plays by the rules."""

import copy
import random
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from itertools import islice
from typing import Any
from xml.etree import ElementTree as ET

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

from tests.rules.positions import TABLES, Table, by_name
from trimino.envs import trimino_v0
from trimino.envs.aec import TriminoEnv
from trimino.envs.encoding import ACTIONS, action_mask, action_number, observe
from trimino.envs.errors import EnvError, EnvReason
from trimino.rules import RULESETS, SetupError, SetupReason, TriminoError, published
from trimino.rules.errors import RulesetError
from trimino.rules.ruleset import Winner

together = pytest.mark.parametrize(
    "table", [table for table in TABLES if table.seats > 1], ids=by_name
)


def chosen(env: TriminoEnv, rng: random.Random) -> int:
    """A legal action of the agent that is to act, by its number."""
    legal = action_mask(env.view(env.agent_selection).now.position)
    return rng.choice(np.flatnonzero(legal).tolist())


def played(env: TriminoEnv, seed: int) -> Iterator[TriminoEnv]:
    """The environment after a reset and after every action of an episode, played at random."""
    rng = random.Random(seed)
    env.reset(seed=seed)
    yield env
    while not any(env.terminations.values()):
        env.step(chosen(env, rng))
        yield env


def a_few(moments: Iterator[TriminoEnv]) -> Iterator[TriminoEnv]:
    return islice(moments, None, None, 7)


# The library warns of every observation that is a dictionary but for games on a list of its own.
@pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)
@together
def test_it_conforms(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    env = trimino_v0.env(rules=table.rules, players=table.seats, episode="round")
    api_test(env, num_cycles=200)
    assert "Passed API test" in capsys.readouterr().out
    assert env.max_num_agents == table.seats


@pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)
@pytest.mark.parametrize("reward", ["points", "result", "both"])
def test_whole_matches_conform(reward: str) -> None:
    api_test(trimino_v0.env(rules="goliath-kids", reward=reward), num_cycles=1000)


@together
def test_equal_seeds_give_equal_trajectories(table: Table) -> None:
    seed_test(partial(trimino_v0.env, rules=table.rules, players=table.seats), num_cycles=20)


def test_chance_goes_on_where_no_seed_is_given() -> None:
    one, other = TriminoEnv(), TriminoEnv()
    deals = []
    for env in (one, other):
        env.reset(seed=5)
        first = env.view("player_0").now.position.hand
        env.reset()
        deals.append((first, env.view("player_0").now.position.hand))
    assert deals[0] == deals[1]
    assert deals[0][0] != deals[0][1]
    other.reset(seed=6)
    assert other.view("player_0").now.position.hand != deals[0][0]


@together
def test_an_observation_is_made_from_the_view_alone(table: Table) -> None:
    for env in a_few(played(TriminoEnv(table.rules, table.seats, episode="round"), 1)):
        for agent in env.agents:
            seen, view = env.observe(agent), env.view(agent)
            assert view.now.position.reader == env.possible_agents.index(agent)
            assert seen["observation"].tolist() == observe(view).tolist()
            numbers = [action_number(view.now.position, action) for action in view.legal]
            assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(numbers)
            to_act = agent == env.agent_selection and not env.terminations[agent]
            assert seen["action_mask"].any() == to_act


@pytest.mark.parametrize("episode", ["match", "round"])
@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.base)
def test_points_are_rewarded_as_they_are_scored(rules: Any, episode: str) -> None:
    env = TriminoEnv(rules, episode=episode)
    rewards = [dict(each.rewards) for each in played(env, 2)]
    sums = [sum(reward[agent] for reward in rewards) for agent in env.agents]
    view = env.view("player_0")
    sign = -1 if rules.winner is Winner.LOWEST else 1
    assert sums == [sign * total for total in view.totals]
    assert len(rewards) == 1 + sum(len(each.events) for each in view.rounds)
    assert bool(view.winners) == (episode == "match" or rules.rounds == 1)
    assert len(view.rounds) == 1 or episode == "match"


def results(env: TriminoEnv, seed: int) -> list[float]:
    """The rewards of all agents at the end of an episode."""
    for _ in played(env, seed):
        if not any(env.terminations.values()):
            assert not any(env.rewards.values())
    return [env.rewards[agent] for agent in env.agents]


@pytest.mark.parametrize("rules", ["triodominio", "triomino", "tri-domino"])
def test_the_result_is_rewarded_at_the_end(rules: str) -> None:
    env = TriminoEnv(rules, 3, reward="result")
    for seed in range(3):
        rewards = results(env, seed)
        winners = env.view("player_0").winners
        won = 1.0 if len(winners) == 1 else 0.0
        assert rewards == [won if seat in winners else -1.0 for seat in range(3)]


@pytest.mark.parametrize(("rules", "best"), [("triodominio", min), ("triomino", max)])
def test_the_result_of_a_round_is_that_of_its_points(rules: str, best: Any) -> None:
    env = TriminoEnv(rules, 4, reward="result", episode="round")
    for seed in range(5):
        rewards, totals = results(env, seed), env.view("player_0").totals
        winners = [seat for seat in range(4) if totals[seat] == best(totals)]
        won = 1.0 if len(winners) == 1 else 0.0
        assert rewards == [won if seat in winners else -1.0 for seat in range(4)]


def test_who_shares_the_best_result_neither_wins_nor_loses() -> None:
    # Nothing scores but three hexagons at once, so nobody does.
    rules = published("goliath-kids").replace_json(
        {"tile_points": "none", "bridge": 0, "hexagons": [0, 0, 3], "out_bonus": 0}
    )
    assert results(TriminoEnv(rules, 3, reward="result"), 1) == [0.0, 0.0, 0.0]


def test_both_rewards_are_points_and_a_hundred_for_the_result() -> None:
    points, result, both = (
        [dict(env.rewards) for env in played(TriminoEnv("triodominio", 3, reward=reward), 4)]
        for reward in ("points", "result", "both")
    )
    assert len(points) == len(result) == len(both)
    for one, other, sum_of in zip(points, result, both, strict=True):
        assert sum_of == {agent: one[agent] + 100 * other[agent] for agent in one}


@together
def test_a_forbidden_action_is_refused_and_changes_nothing(table: Table) -> None:
    rng = random.Random(3)
    for env in a_few(played(TriminoEnv(table.rules, table.seats, episode="round"), 3)):
        before = copy.deepcopy(told(env))
        forbidden = np.flatnonzero(before[0]["action_mask"] == 0).tolist()
        if not any(env.terminations.values()):
            for action in [-1, ACTIONS, None, *rng.sample(forbidden, 3)]:
                with pytest.raises(TriminoError) as caught:
                    env.step(action)
                assert str(caught.value)
            assert data_equivalence(told(env), before, exact=True)


def told(env: TriminoEnv) -> tuple[Any, ...]:
    """All that an environment tells the agent that is to act."""
    return (*env.last(), env.agent_selection, env.rewards, env.terminations, env.agents)


def test_a_refusal_ends_in_a_sentence() -> None:
    env = trimino_v0.env(rules="tri-domino")
    env.reset(seed=1)
    with pytest.raises(TriminoError) as caught:
        env.step(1177)
    assert str(caught.value) == "You open the round. Lay your first tile."


def test_when_it_is_over_agents_leave_one_by_one() -> None:
    env = TriminoEnv("goliath-kids", 3)
    for _ in played(env, 1):
        pass
    for left in (2, 1, 0):
        with pytest.raises(ValueError, match="only valid action is None"):
            env.step(1177)
        assert not env.observe(env.agent_selection)["action_mask"].any()
        env.step(None)
        assert env.num_agents == left


def test_a_step_before_the_first_reset_is_refused() -> None:
    env = trimino_v0.env()
    with pytest.raises(AssertionError, match="reset"):
        env.step(0)
    raw = TriminoEnv(render_mode="ansi")
    for asked in (lambda: raw.observe("player_0"), lambda: raw.step(0), raw.render):
        with pytest.raises(EnvError) as caught:
            asked()
        assert caught.value.reason is EnvReason.NOT_RESET


@pytest.mark.parametrize("argument", ["reward", "episode", "render_mode"])
def test_an_unknown_choice_is_refused(argument: str) -> None:
    with pytest.raises(EnvError) as caught:
        trimino_v0.env(**{argument: "nonsense"})
    assert caught.value.message.details["argument"] == argument
    assert "nonsense" in str(caught.value)


@pytest.mark.parametrize("seats", [0, 1, 5, 7, "2", None])
def test_a_table_that_the_rules_do_not_allow_is_refused(seats: Any) -> None:
    with pytest.raises(SetupError) as caught:
        trimino_v0.env(rules="triodominio", players=seats)
    assert caught.value.reason is SetupReason.SEATS_OUT_OF_RANGE


@pytest.mark.parametrize("rules", ["nonsense", 5, None])
def test_an_unknown_rule_set_is_refused(rules: Any) -> None:
    with pytest.raises(RulesetError):
        trimino_v0.env(rules=rules)


def test_it_can_be_drawn_for_the_agent_that_is_to_act() -> None:
    for mode in ("ansi", "svg"):
        env = TriminoEnv(render_mode=mode)
        env.reset(seed=1)
        env.step(chosen(env, random.Random(1)))
        drawing = env.render()
        assert isinstance(drawing, str)
        assert "player_0" in drawing
        if mode == "svg":
            assert ET.fromstring(drawing).tag.endswith("svg")
    plain = TriminoEnv()
    plain.reset()
    assert plain.render() is None


def test_a_copy_plays_on_by_itself() -> None:
    env = TriminoEnv("triodominio", 2)
    env.reset(seed=1)
    twin, rng = copy.deepcopy(env), random.Random(1)
    before = copy.deepcopy(told(env))
    for _ in range(20):
        twin.step(chosen(twin, rng))
    assert data_equivalence(told(env), before, exact=True)
    assert not data_equivalence(told(twin), before, exact=True)


@pytest.mark.parametrize(
    ("modules", "loaded"),
    [
        ("trimino, trimino.rules, trimino.bots.roster", []),
        # It registers the solo game with Gymnasium, which loads NumPy.
        ("trimino.envs", ["gymnasium", "numpy"]),
    ],
)
def test_the_library_loads_none_of_what_environments_need(modules: str, loaded: list[str]) -> None:
    loading = (
        f"import sys, {modules}; "
        "heavy = {'gymnasium', 'numba', 'numpy', 'pettingzoo', 'pyspiel'}; "
        "print(sorted(heavy & sys.modules.keys()))"
    )
    done = subprocess.run(
        [sys.executable, "-c", loading], check=True, capture_output=True, text=True
    )
    assert done.stdout == f"{loaded}\n"


@pytest.mark.parametrize("ask", ["view", "observe", "observation_space", "action_space"])
def test_an_agent_that_is_not_there_is_named(ask: str) -> None:
    env = TriminoEnv()
    env.reset(seed=1)
    with pytest.raises(EnvError) as caught:
        getattr(env, ask)("player_9")
    assert not hasattr(caught.value, "__notes__")
    assert str(caught.value) == (
        "There is no agent player_9 at this table. There are: player_0, player_1."
    )


def test_the_old_name_of_players_works_with_a_warning() -> None:
    with pytest.warns(DeprecationWarning, match="players"):
        env = trimino_v0.raw_env(rules="tri-domino", seats=3)  # type: ignore[call-arg]
    assert env.possible_agents == ["player_0", "player_1", "player_2"]
