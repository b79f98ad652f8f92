"""Proximal policy optimization.

See Schulman and others, “Proximal policy optimization algorithms”, 2017.
"""

from typing import Any, NamedTuple

import numpy as np
import torch

from examples.learning.lattice import Ints
from examples.learning.playing import PlayedDecisions
from examples.learning.policy import judge


class Hyperparameters(NamedTuple):
    """Hyperparameters of training."""

    steps: int = 64
    """Steps at all tables before each lesson."""
    trace: float = 0.95
    """The lambda of generalized advantage estimation."""
    epochs: int = 3
    batch: int = 2048
    clip: float = 0.2
    """The clip range of the probability ratio."""
    entropy: float = 0.01
    worth: float = 0.5
    """The weight of the value loss."""
    norm: float = 0.5


def learn(
    net: Any,
    optimiser: Any,
    played: PlayedDecisions,
    rng: np.random.Generator,
    settings: Hyperparameters,
) -> None:
    """Train on the decisions for some epochs, in minibatches."""
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


def chosen_from(played: PlayedDecisions, some: Ints) -> PlayedDecisions:
    """Some of the decisions, with their rows."""
    sizes = played.sizes[some]
    ends = np.cumsum(sizes)
    first = (np.cumsum(played.sizes) - played.sizes)[some]
    rows = np.arange(ends[-1]) + np.repeat(first - (ends - sizes), sizes)
    return PlayedDecisions(
        rows=played.rows[rows],
        sizes=sizes,
        chosen=played.chosen[some],
        chance=played.chance[some],
        advantage=played.advantage[some],
        outcome=played.outcome[some],
    )


def loss(net: Any, played: PlayedDecisions, settings: Hyperparameters) -> Any:
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
