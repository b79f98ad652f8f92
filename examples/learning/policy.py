"""The network: from one row of features to a logit and an expectation of that action.

The expectation is the lead at the end of the round in hundreds of points. The worth of a position
is the mean of the expectations under the policy.
"""

from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from examples.learning.features import NAMES, Floats
from examples.learning.lattice import Ints

WIDTH = 64


def new_net() -> Any:
    """A new network, to which all actions are about equally good."""
    net = nn.Sequential(
        nn.Linear(len(NAMES), WIDTH),
        nn.ReLU(),
        nn.Linear(WIDTH, WIDTH),
        nn.ReLU(),
        nn.Linear(WIDTH, 2),
    )
    with torch.no_grad():
        net[-1].weight.mul_(0.1)
    return net


def judge(net: Any, rows: Floats, decision: Ints) -> tuple[Any, Any]:
    """The log probability of every row, and the worth of every decision.

    `decision` is the decision of each row. Only legal actions have rows, so nothing is masked here.
    """
    logits, expected = net(torch.from_numpy(rows)).unbind(-1)
    belongs = torch.from_numpy(decision)
    count = int(decision.max(initial=-1)) + 1
    highest = torch.full((count,), -torch.inf).scatter_reduce(0, belongs, logits.detach(), "amax")
    logits = logits - highest[belongs]
    total = torch.zeros(count).index_add(0, belongs, logits.exp())
    chances = logits - total.log()[belongs]
    worth = torch.zeros(count).index_add(0, belongs, chances.exp() * expected)
    return chances, worth


def export(net: Any, path: Path) -> None:
    """Save the layers of the policy as arrays for NumPy, which is enough to play."""
    layers = [layer for layer in net if isinstance(layer, nn.Linear)]
    arrays = {}
    for place, layer in enumerate(layers):
        arrays[f"weight{place}"] = layer.weight.detach().numpy()
        arrays[f"bias{place}"] = layer.bias.detach().numpy()
    np.savez_compressed(path, **arrays)
