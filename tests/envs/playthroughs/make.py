"""Plays a round of every kind in the environments of a turn at a time, and tells it in numbers.

python3 -m tests.envs.playthroughs.make
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

from tests.rules.positions import HOUSE, PUBLISHED, Table
from trimino.envs import trimino_v0
from trimino.envs.encoding import FIELD_SLICES
from trimino.envs.numbering import action_from_number
from trimino.envs.registration import SOLO_ID
from trimino.records.notation import format_action
from trimino.rules import MatchView

FOLDER = Path(__file__).parent
WHOLE = 20
"""Actions between two full observations."""


def _is_told(table: Table) -> bool:
    """Of the published rule sets the smallest and the largest table, and every solo game."""
    return table in HOUSE or table.seats in (1, *table.rules.players)


AGENTS = [table for table in PUBLISHED + HOUSE if _is_told(table) and table.seats > 1]
ALONE = [table for table in PUBLISHED + HOUSE if _is_told(table) and table.seats == 1]


def agents_path(table: Table) -> Path:
    return FOLDER / f"aec-{table.name}.txt"


def alone_path(table: Table) -> Path:
    return FOLDER / f"solo-{table.name.removesuffix('-solo')}.txt"


def tell_agents(table: Table) -> str:
    """A round of `trimino_v0`, both rewards at once, by agents that play at random."""
    env = trimino_v0.raw_env(table.rules, table.seats, reward="both", episode="round")
    env.reset(seed=1)
    rng, lines = random.Random(table.name), [f"{table.name}, reward both, episode round, seed 1"]
    for step, agent in enumerate(env.agent_iter()):
        seen, _, over, _, _ = env.last()
        assert seen is not None
        if over:
            break
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        chosen, view = rng.choice(legal), env.view(agent)
        env.step(chosen)
        rewards = " ".join(f"{env.rewards[each]:g}" for each in env.agents)
        lines += _moment(step, seen["observation"], legal)
        lines.append(f"{step:4}  {agent}  {_named(view, chosen)}  rewards {rewards}")
    return "\n".join(lines) + "\n"


def tell_alone(table: Table) -> str:
    """A solo game of random play."""
    env = gymnasium.make(SOLO_ID, rules=table.rules)
    seen, info = env.reset(seed=1)
    rng, lines, over, step = random.Random(table.name), [f"{table.name}, seed 1"], False, 0
    while not over:
        legal = np.flatnonzero(info["action_mask"]).tolist()
        chosen, view = rng.choice(legal), env.get_wrapper_attr("view")()
        lines += _moment(step, seen, legal)
        seen, reward, over, _, info = env.step(chosen)
        lines.append(f"{step:4}  {_named(view, chosen)}  reward {reward:g}")
        step += 1
    return "\n".join(lines) + "\n"


def _named(view: MatchView, chosen: int) -> str:
    """An action by its number and in the notation."""
    return f"{chosen:4} = {format_action(action_from_number(view.now.position, chosen)):12}"


def _moment(step: int, seen: Any, legal: list[int]) -> Iterator[str]:
    """The nonzero numbers of the observation, and the legal actions."""
    if step % WHOLE:
        return
    yield ""
    for name, part in FIELD_SLICES.items():
        told = ", ".join(f"{n}: {value}" for n, value in enumerate(seen[part].tolist()) if value)
        yield f"  {name:7} {told or '-'}"
    yield f"  legal   {', '.join(map(str, legal))}"


def main() -> None:
    for table in AGENTS:
        agents_path(table).write_text(tell_agents(table), encoding="utf-8")
    for table in ALONE:
        alone_path(table).write_text(tell_alone(table), encoding="utf-8")


if __name__ == "__main__":
    main()
