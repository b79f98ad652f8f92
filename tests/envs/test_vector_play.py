"""The interface of the vector environment: seeds, opponents, arrays, errors."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from trimino.envs.encoding import ACTIONS, DRAW_NUMBER, FIELD_SLICES, SIZE
from trimino.envs.errors import EnvError
from trimino.envs.vector import VectorTables, compile_notice
from trimino.envs.vector.errors import VectorError
from trimino.rules import SetupError
from trimino.words import say

Trajectory = list[np.ndarray[Any, Any]]


def played(env: VectorTables, steps: int, seed: Any = 5) -> Trajectory:
    """All that is seen on the way."""
    seen, info = env.reset(seed=seed)
    trajectory = [seen.copy(), info["action_mask"].copy()]
    for _ in range(steps):
        actions = env.random_actions()
        seen, rewards, over, _, info = env.step(actions)
        each = seen, rewards, over, info["action_mask"], info["turn"], info["rewards"]
        trajectory += [actions, *(array.copy() for array in each)]
    return trajectory


def same(one: Trajectory, other: Trajectory) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("opponents", [None, "random", "greedy", "heuristic"])
def test_equal_seeds_give_equal_trajectories(opponents: str | None) -> None:
    first = played(VectorTables(4, opponents=opponents, episode="round"), 60)
    again = VectorTables(4, opponents=opponents, episode="round", copy=False)
    assert same(first, played(again, 60))
    assert same(first, played(again, 60))
    assert not same(first, played(again, 60, seed=6))


def test_table_n_of_a_seed_is_table_0_of_that_seed_plus_n() -> None:
    of_one = played(VectorTables(3), 40, seed=7)
    alone = played(VectorTables(1), 40, seed=9)
    assert same([array[2:] for array in of_one], alone)
    assert same(of_one, played(VectorTables(3), 40, seed=[7, 8, 9]))


def test_without_a_seed_no_two_batches_are_alike() -> None:
    env = VectorTables(2)
    first, _ = env.reset()
    second, _ = env.reset()
    other, _ = VectorTables(2).reset()
    assert not np.array_equal(first, second)
    assert not np.array_equal(first, other)


def test_some_tables_begin_anew_and_the_others_go_on() -> None:
    env = VectorTables(3)
    played(env, 10)
    before, _, _, _, _ = env.step(env.random_actions())
    after, info = env.reset(seed=1, options={"reset_mask": np.array([False, True, False])})
    assert np.array_equal(before[[0, 2]], after[[0, 2]])
    assert not after[1, FIELD_SLICES["laid"]].any()
    assert info["action_mask"].any(axis=1).all()


def test_spaces_and_arrays_are_as_gymnasium_wants_them() -> None:
    env = VectorTables(5, "trimino", 3)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, info = env.reset(seed=1)
    for _ in range(200):
        assert seen in env.observation_space
        assert seen.dtype == np.int16
        assert seen.shape == (5, SIZE)
        assert info["action_mask"].dtype == np.int8
        assert info["action_mask"].shape == (5, ACTIONS)
        actions = env.random_actions()
        assert actions in env.action_space
        seen, rewards, over, truncated, info = env.step(actions)
        assert rewards.shape == over.shape == truncated.shape == (5,)
        assert info["rewards"].shape == (5, 3)
        assert ("final_obs" in info) == over.any()


def test_what_is_returned_is_a_copy_unless_asked_otherwise() -> None:
    env = VectorTables(2)
    seen, info = env.reset(seed=1)
    kept = seen.copy()
    info["action_mask"][:] = 1
    env.step(env.random_actions())
    assert np.array_equal(seen, kept)
    lean = VectorTables(2, copy=False)
    seen, info = lean.reset(seed=1)
    assert np.array_equal(seen, kept)
    for array in (seen, info["action_mask"], info["turn"]):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1
    lean.step(lean.random_actions())
    assert not np.array_equal(seen, kept)


@pytest.mark.parametrize("opponents", ["random", ["greedy", "heuristic", "random"]])
def test_against_opponents_seat_0_is_always_to_act(opponents: Any) -> None:
    env = VectorTables(6, "wikipedia", 4, opponents=opponents)
    seen, info = env.reset(seed=2)
    own = np.zeros(6)
    ended = 0
    for _ in range(400):
        assert not info["turn"].any()
        assert not seen[:, FIELD_SLICES["turn"]].any()
        seen, rewards, over, _, info = env.step(env.random_actions())
        assert np.array_equal(rewards, info["rewards"][:, 0])
        own += rewards
        if over.any():
            ended += over.sum()
            assert np.array_equal(own[over], info["final_info"]["totals"][over, 0])
            own[over] = 0
    assert ended


def results(opponent: str) -> float:
    """The mean result of rounds played at random against a bot."""
    env = VectorTables(64, opponents=opponent, reward="result", episode="round")
    env.reset(seed=3)
    found: list[float] = []
    while len(found) < 400:
        _, rewards, over, _, _ = env.step(env.random_actions())
        found += rewards[over].tolist()
    return float(np.mean(found))


def test_better_opponents_win_more_against_chance() -> None:
    chance, greedy, heuristic = map(results, ("random", "greedy", "heuristic"))
    assert abs(chance) < 0.2
    assert -0.7 < greedy < -0.2
    assert heuristic < -0.8


@pytest.mark.parametrize("wrong", [DRAW_NUMBER + 2, -1, ACTIONS, 2**40])
def test_a_forbidden_action_changes_nothing_at_any_table(wrong: int) -> None:
    env = VectorTables(3)
    played(env, 7)
    twin = VectorTables(3)
    played(twin, 7)
    actions = env.random_actions()
    bad = actions.copy()
    bad[2] = wrong
    with pytest.raises(VectorError) as caught:
        env.step(bad)
    assert caught.value.message.details == {"table": 2, "number": wrong}
    assert "at table 2" in str(caught.value)
    assert same([*env.step(actions)[:2]], [*twin.step(twin.random_actions())[:2]])


def refused(call: Any) -> str:
    """The sentence of the error that a call raises."""
    with pytest.raises((EnvError, VectorError, SetupError)) as caught:
        call()
    return str(caught.value)


def test_what_cannot_be_played_is_refused_in_a_sentence() -> None:
    assert "random, greedy, heuristic" in refused(lambda: VectorTables(1, opponents="master"))
    assert "needed: 3" in refused(lambda: VectorTables(1, "trimino", 4, opponents=["random"]))
    assert "points, result, both" in refused(lambda: VectorTables(1, reward="money"))
    assert "match, round" in refused(lambda: VectorTables(1, episode="day"))
    assert "whole number" in refused(lambda: VectorTables(0))
    assert refused(lambda: VectorTables(1, "triodominio", 5))
    env = VectorTables(2)
    assert "reset" in refused(lambda: env.step([0, 0]))
    env.reset(seed=1)
    assert "(2,)" in refused(lambda: env.step([1176]))
    assert "whole numbers" in refused(lambda: env.step([0.5, 0.5]))
    assert "(2,)" in refused(lambda: env.reset(seed=[1, 2, 3]))
    for seed in (1.5, "x", [1, None], [1.5, 2.5]):
        assert "whole number" in refused(lambda: env.reset(seed=seed))  # type: ignore[arg-type]  # noqa: B023 - called at once
    for opponents in (5, [5]):
        assert "heuristic" in refused(lambda: VectorTables(1, opponents=opponents))  # type: ignore[arg-type]  # noqa: B023 - called at once


def test_nothing_is_chosen_before_the_first_reset() -> None:
    assert "reset" in refused(VectorTables(2).random_actions)


def test_a_number_too_large_for_the_kernels_is_told_as_it_was_given() -> None:
    env = VectorTables(1)
    env.reset(seed=1)
    assert str(2**63) in refused(lambda: env.step(np.array([2**63], np.uint64)))
    assert str(2**40) in refused(lambda: env.step([2**40]))


def test_who_waits_for_the_compiler_is_told_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Once, and not where it was compiled before."""
    played(VectorTables(1), 1)
    capsys.readouterr()
    compile_notice.print_compile_notice.cache_clear()
    compile_notice.print_compile_notice()
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(compile_notice, "cache_folder", lambda: tmp_path)
    compile_notice.print_compile_notice.cache_clear()
    for _ in range(2):
        compile_notice.print_compile_notice()
    assert capsys.readouterr().err == f"{say('vector-compiling')}\n"


def test_other_environments_load_no_compiler() -> None:
    program = "import sys, trimino.envs, trimino.envs.encoding; print('numba' in sys.modules)"
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_masks_are_there_for_agents_of_sb3() -> None:
    env = VectorTables(3)
    _, info = env.reset(seed=1)
    masks = env.action_masks()
    assert masks.dtype == np.bool_
    assert (masks == info["action_mask"].astype(np.bool_)).all()


def test_the_old_name_of_players_works_with_a_warning() -> None:
    with pytest.warns(DeprecationWarning, match="players"):
        env = VectorTables(1, "tri-domino", seats=3)  # type: ignore[call-arg]
    with pytest.warns(DeprecationWarning, match="players"):
        assert env.seats == env.players == 3
