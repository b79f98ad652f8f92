"""RLCard's gin rummy and pgx's backgammon, played at random in slices.

Run by `bench.envs` in a virtual environment that has both. It reads the name of a game and a number
of seconds, and answers with the steps played and the seconds of CPU time they took.
"""

import os
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

TABLES = 1024

PlayOnce = Callable[[], int]
"""A function that plays a little and returns its steps."""


def rlcard_gin_rummy() -> PlayOnce:
    """Observation and legal actions come with every step."""
    rlcard: Any = import_module("rlcard")
    env = rlcard.make("gin-rummy", config={"seed": 1})
    rng = random.Random(1)
    state = env.reset()[0]

    def play() -> int:
        nonlocal state
        for _ in range(50):
            state = env.step(rng.choice(list(state["legal_actions"])))[0]
            if env.is_over():
                state = env.reset()[0]
        return 50

    return play


def pgx_backgammon() -> PlayOnce:
    """Observation and mask are part of the state; what chooses is compiled with the step."""
    jax: Any = import_module("jax")
    pgx: Any = import_module("pgx")
    env = pgx.make("backgammon")
    step_one = import_module("pgx.experimental").auto_reset(env.step, env.init)

    def step(state: Any, key: Any) -> Any:
        choosing, stepping = jax.random.split(key)
        likely = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(choosing, likely, axis=-1)
        return jax.vmap(step_one)(state, actions, jax.random.split(stepping, TABLES))

    compiled, keys = jax.jit(step), jax.random.key(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(keys, TABLES))

    def play() -> int:
        nonlocal state, keys
        keys, key = jax.random.split(keys)
        state = compiled(state, key)
        jax.block_until_ready(state.observation)
        return TABLES

    return play


GAMES = {"rlcard": rlcard_gin_rummy, "pgx": pgx_backgammon}


def main() -> None:
    # One core: XLA would take all there are.
    os.environ["JAX_PLATFORMS"] = "cpu"
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, [min(os.sched_getaffinity(0))])
    games: dict[str, PlayOnce] = {}
    for line in sys.stdin:
        name, seconds = line.split()
        if name not in games:
            games[name] = GAMES[name]()
            games[name]()
        start, steps, taken = time.process_time(), 0, 0.0
        while taken < float(seconds):
            steps += games[name]()
            taken = time.process_time() - start
        print(steps, taken, flush=True)


if __name__ == "__main__":
    main()
