"""The solo environment is one that Gymnasium accepts, and plays by the rules."""

import pickle
import random
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence

from tests.rules.positions import TABLES, Table, by_name
from trimino.envs.encoding import ACTIONS, action_mask, observe
from trimino.envs.errors import EnvError, EnvReason
from trimino.envs.registration import SOLO_ID
from trimino.envs.solo import SoloEnv
from trimino.rules import SetupError, SetupReason, TriminoError
from trimino.words import say

alone = pytest.mark.parametrize(
    "table", [table for table in TABLES if table.seats == 1], ids=by_name
)


@alone
@pytest.mark.parametrize("mode", [None, "ansi", "svg"])
def test_it_conforms(table: Table, mode: str | None) -> None:
    """The checker knows no masks and plays any number, so those that are forbidden are ignored."""
    env = gymnasium.make(SOLO_ID, rules=table.rules, forbidden="ignore", render_mode=mode)
    check_env(env.unwrapped)


def trajectory(env: SoloEnv, seed: int) -> list[Any]:
    """The whole trajectory of a game played at random."""
    rng = random.Random(seed)
    came: list[Any] = [env.reset(seed=seed)]
    over = False
    while not over:
        legal = np.flatnonzero(came[-1][-1]["action_mask"]).tolist()
        came.append(env.step(np.int64(rng.choice(legal))))
        over = came[-1][2]
    return came


@alone
def test_equal_seeds_give_equal_trajectories(table: Table) -> None:
    env = SoloEnv(table.rules)
    first = trajectory(env, 1)
    assert data_equivalence(trajectory(SoloEnv(table.rules), 1), first, exact=True)
    assert data_equivalence(trajectory(env, 1), first, exact=True)
    assert not data_equivalence(trajectory(env, 2), first, exact=True)


@alone
def test_a_game_is_told_from_the_view_alone_and_rewards_points(table: Table) -> None:
    env, rng = SoloEnv(table.rules), random.Random(2)
    seen, info = env.reset(seed=2)
    rewards, over = 0.0, False
    while not over:
        position = env.view().now.position
        assert seen.tolist() == observe(env.view()).tolist()
        assert info["action_mask"].tolist() == action_mask(position).tolist()
        legal = np.flatnonzero(info["action_mask"]).tolist()
        seen, reward, over, truncated, info = env.step(np.int64(rng.choice(legal)))
        rewards += reward
        assert not truncated
    assert env.view().winners == (0,)
    assert (rewards,) == env.view().totals
    assert not info["action_mask"].any()
    with pytest.raises(TriminoError):
        env.step(np.int64(1177))


@alone
def test_a_forbidden_action_is_refused_and_changes_nothing(table: Table) -> None:
    strict, patient = SoloEnv(table.rules), SoloEnv(table.rules, forbidden="ignore")
    seen, info = strict.reset(seed=3)
    patient.reset(seed=3)
    view = strict.view()
    for action in [-1, ACTIONS, *np.flatnonzero(info["action_mask"] == 0)[::20]]:
        with pytest.raises(TriminoError) as caught:
            strict.step(action)
        assert str(caught.value)
        told, reward, over, _, why = patient.step(action)
        assert why["refused"] == say(caught.value.message)
        assert (told.tolist(), reward, over) == (seen.tolist(), 0.0, False)
        assert why["action_mask"].tolist() == info["action_mask"].tolist()
    assert strict.view() == patient.view() == view


def test_where_all_is_ignored_the_end_is_still_the_end() -> None:
    env = SoloEnv(forbidden="ignore")
    trajectory(env, 1)
    with pytest.raises(TriminoError):
        env.step(np.int64(0))


def test_the_well_can_be_chosen() -> None:
    env = gymnasium.make(SOLO_ID, rules="triomino", well_size=5)
    env.reset(seed=1)
    assert env.get_wrapper_attr("view")().now.position.well == 5


def test_what_cannot_be_played_is_refused() -> None:
    for settings, reason in (
        ({"rules": "tri-domino"}, SetupReason.NO_SOLO),
        ({"well_size": 99}, SetupReason.WELL_SIZE_OUT_OF_RANGE),
        ({"forbidden": "nonsense"}, EnvReason.CHOICE_UNKNOWN),
        ({"render_mode": "human"}, EnvReason.CHOICE_UNKNOWN),
    ):
        with pytest.raises((SetupError, EnvError)) as caught:
            SoloEnv(**settings)
        assert caught.value.reason is reason
        assert str(caught.value)


def test_nothing_can_be_done_before_the_first_reset() -> None:
    with pytest.raises(EnvError) as caught:
        SoloEnv().step(np.int64(0))
    assert str(caught.value) == "Nothing has been dealt yet. Call reset first."


def test_a_game_can_be_put_aside() -> None:
    env = SoloEnv()
    _, info = env.reset(seed=1)
    action = info["action_mask"].argmax()
    twin = pickle.loads(pickle.dumps(env))
    assert data_equivalence(twin.step(action), env.step(action), exact=True)


FRESH = """
import gymnasium
env = gymnasium.make("trimino.envs:trimino/Solo-v0")
env.reset(seed=1)
import trimino.envs
trimino.envs.register()
assert gymnasium.make("trimino/Solo-v0").unwrapped.action_space.n == 1179
"""


def test_gymnasium_makes_it_where_nothing_was_imported() -> None:
    subprocess.run([sys.executable, "-W", "error", "-c", FRESH], check=True)


def test_masks_are_there_for_agents_of_sb3() -> None:
    env = gymnasium.make(SOLO_ID)
    with pytest.raises(EnvError):
        env.get_wrapper_attr("action_masks")()
    _, info = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert masks.tolist() == (info["action_mask"] == 1).tolist()
