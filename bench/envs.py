"""Steps a second of every environment, compared with games of other libraries.

All play at random in short interleaved slices, so that other work on the machine slows them alike.
Slices are timed in CPU time; results are medians, and medians of ratios between neighbouring
slices. A step is a decision of a player, including its random choice.

Rivals that come with OpenSpiel play in this process. RLCard and pgx play in a process of their own,
in a virtual environment that is made from `bench/rivals/requirements.txt`.

    python3 run.py bench envs
    python3 run.py bench envs --quick      a look, with few slices
"""

import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import NamedTuple, Protocol

import gymnasium
import numpy as np
import pyspiel

from bench.rivals.process import Rival, rivals_python
from trimino.envs import trimino_v0
from trimino.envs.vector import VectorTables

TABLES = 1024
AIM = 10


class SliceCount(NamedTuple):
    """The number of slices, and the CPU time of each in seconds."""

    slices: int = 15
    seconds: float = 0.4


QUICK = SliceCount(slices=3, seconds=0.1)


class Speed(Protocol):
    """Steps a second over a slice."""

    def __call__(self, seconds: float) -> float: ...


class Contestant(NamedTuple):
    """A contestant. `tells` says that each step gives an observation and the legal actions."""

    name: str
    speed: Speed
    tells: bool = True
    hides: bool = True
    is_ours: bool = False


def timed(play: Callable[[], int]) -> Speed:
    """The speed of a function that plays a little and returns its steps."""

    def speed(seconds: float) -> float:
        start, steps, taken = time.process_time(), 0, 0.0
        while taken < seconds:
            steps += play()
            taken = time.process_time() - start
        return steps / taken

    play()
    return speed


def vector(opponents: str | None = None, *, copy: bool = False) -> Speed:
    env = VectorTables(TABLES, opponents=opponents, copy=copy)
    env.reset(seed=1)

    def play() -> int:
        env.step(env.random_actions())
        return TABLES

    return timed(play)


def aec() -> Speed:
    env, rng = trimino_v0.env(), np.random.default_rng(1)

    def play() -> int:
        env.reset(seed=int(rng.integers(2**31)))
        steps = 0
        while not any(env.terminations.values()):
            observation, _, _, _, _ = env.last()
            assert observation is not None
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
            steps += 1
        return steps

    return timed(play)


def solo() -> Speed:
    env, rng = gymnasium.make("trimino/Solo-v0"), np.random.default_rng(1)

    def play() -> int:
        _, info = env.reset(seed=int(rng.integers(2**31)))
        steps, over = 0, False
        while not over:
            action = rng.choice(np.flatnonzero(info["action_mask"]))
            _, _, over, _, info = env.step(action)
            steps += 1
        return steps

    return timed(play)


def openspiel(name: str, *, tells: bool) -> Speed:
    """A game of OpenSpiel, driven from Python; chance nodes do not count as steps."""
    game, rng = pyspiel.load_game(name), random.Random(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
                continue
            if tells:
                state.observation_tensor(state.current_player())
                state.legal_actions_mask()
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    return timed(play)


def ours() -> list[Contestant]:
    return [
        Contestant("vector, self-play", vector(), is_ours=True),
        Contestant("vector, self-play, copies", vector(copy=True), is_ours=True),
        Contestant("vector, against greedy", vector("greedy"), is_ours=True),
        Contestant("vector, against heuristic", vector("heuristic"), is_ours=True),
        Contestant("PettingZoo AEC", aec(), is_ours=True),
        Contestant("solo", solo(), is_ours=True),
        Contestant("OpenSpiel trimino", openspiel("trimino", tells=True), is_ours=True),
    ]


def of_openspiel() -> list[Contestant]:
    found = []
    for name, hides in (("gin_rummy", True), ("backgammon", False)):
        for tells in (True, False):
            bare = "" if tells else ", actions only"
            speed = openspiel(name, tells=tells)
            found.append(Contestant(f"OpenSpiel {name}{bare}", speed, tells, hides))
    return found


def of_others() -> list[Contestant]:
    found: list[Contestant] = []
    try:
        python = rivals_python()
    except (OSError, subprocess.CalledProcessError):
        print("RLCard and pgx could not be installed here and are left out.")
        return found
    for name, game, hides in (
        ("RLCard gin-rummy", "rlcard", True),
        (f"pgx backgammon, {TABLES:,} tables", "pgx", False),
    ):
        try:
            found.append(Contestant(name, Rival(python, game), hides=hides))
        except (OSError, ValueError):
            print(f"{name} does not run here and is left out.")
    return found


def raced(contestants: list[Contestant], effort: SliceCount) -> dict[str, list[float]]:
    """The speeds of all contestants, slice by slice."""
    taken: dict[str, list[float]] = {each.name: [] for each in contestants}
    for _ in range(effort.slices):
        for each in contestants:
            taken[each.name].append(each.speed(effort.seconds))
    return taken


def table(contestants: list[Contestant], taken: dict[str, list[float]]) -> list[str]:
    first = contestants[0].name
    lines = [f"{'environment':34}{'steps/s':>11}{'the first is':>14}"]
    for each in contestants:
        speed = float(f"{statistics.median(taken[each.name]):.3g}")
        times = float(f"{ratio(taken, first, each.name):.3g}")
        lines.append(f"{each.name:34}{speed:11,.0f}{times:8,.12g} times")
    return lines


def ratio(taken: dict[str, list[float]], one: str, other: str) -> float:
    """The ratio of two speeds, by neighbouring slices."""
    pairs = zip(taken[one], taken[other], strict=True)
    return statistics.median(mine / theirs for mine, theirs in pairs)


def verdict(contestants: list[Contestant], taken: dict[str, list[float]]) -> str:
    rivals = [each for each in contestants if not each.is_ours and each.hides and each.tells]
    fastest = max(rivals, key=lambda each: statistics.median(taken[each.name]))
    times = ratio(taken, contestants[0].name, fastest.name)
    met = "met" if times >= AIM else "missed"
    return (
        f"Beside {fastest.name}, the fastest that hides something and tells as much: "
        f"{times:.0f} times as fast; the aim of {AIM} is {met}."
    )


def main(*options: str) -> None:
    contestants = ours() + of_openspiel() + of_others()
    taken = raced(contestants, QUICK if "--quick" in options else SliceCount())
    print(*table(contestants, taken), verdict(contestants, taken), sep="\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
