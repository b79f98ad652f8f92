"""Proximal policy optimisation: what turned out better than expected is made likelier, with care.

After Schulman and others, “Proximal policy optimization algorithms”, 2017.
"""

from typing import Any, NamedTuple

import numpy as np
import torch

from examples.learning.lattice import Ints
from examples.learning.playing import Played
from examples.learning.policy import judge


class Settings(NamedTuple):
    """How to learn."""

    steps: int = 64
    """How far all tables are played on before each lesson."""
    trace: float = 0.95
    """How much of what comes later is put down to a decision, beyond what was expected."""
    epochs: int = 3
    batch: int = 2048
    clip: float = 0.2
    """How far from as likely as it was an action is moved."""
    entropy: float = 0.01
    worth: float = 0.5
    """How much a wrong expectation counts beside the policy."""
    norm: float = 0.5


def learn(
    net: Any, optimiser: Any, played: Played, rng: np.random.Generator, settings: Settings
) -> None:
    """Go over what was played some times, a batch at a time."""
    known = np.flatnonzero(~np.isnan(played.advantage))
    for _ in range(settings.epochs):
        order = rng.permutation(known)
        for start in range(0, len(order) - settings.batch + 1, settings.batch):
            optimiser.zero_grad()
            loss(
                net, chosen_from(played, order[start : start + settings.batch]), settings
            ).backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), settings.norm)
            optimiser.step()


def chosen_from(played: Played, some: Ints) -> Played:
    """Some of the decisions, with their rows."""
    sizes = played.sizes[some]
    ends = np.cumsum(sizes)
    first = (np.cumsum(played.sizes) - played.sizes)[some]
    rows = np.arange(ends[-1]) + np.repeat(first - (ends - sizes), sizes)
    return Played(
        rows=played.rows[rows],
        sizes=sizes,
        chosen=played.chosen[some],
        chance=played.chance[some],
        advantage=played.advantage[some],
        outcome=played.outcome[some],
    )


def loss(net: Any, played: Played, settings: Settings) -> Any:
    decision = np.repeat(np.arange(len(played.sizes)), played.sizes)
    chances, worth = judge(net, played.rows, decision)
    taken = torch.from_numpy(np.cumsum(played.sizes) - played.sizes + played.chosen)
    chance, advantage, outcome = (torch.from_numpy(column) for column in played[3:])
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    ratio = (chances[taken] - chance).exp()
    near = ratio.clamp(1 - settings.clip, 1 + settings.clip)
    gain = torch.minimum(ratio * advantage, near * advantage).mean()
    surprise = ((worth - outcome) ** 2).mean()
    entropy = -(chances.exp() * chances).sum() / len(played.sizes)
    return settings.worth * surprise - gain - settings.entropy * entropy
