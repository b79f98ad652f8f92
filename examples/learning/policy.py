"""The net: it reads one row of features, and says how good that action is, and what comes of it.

Its two numbers are a logit and an expectation, in hundreds of points ahead of the other until the
end of the round. What a position is worth is the mean of the expectations, by the policy.
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
    """A net that knows nothing: all actions are about as good."""
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
    """Of every row the logarithm of its probability, and of every decision what it is worth.

    `decision` says to which decision a row belongs: only legal actions have one, so that nothing
    needs to be masked here.
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
    """Write the layers down as arrays that NumPy reads; those of the policy are enough to play."""
    layers = [layer for layer in net if isinstance(layer, nn.Linear)]
    arrays = {}
    for place, layer in enumerate(layers):
        arrays[f"weight{place}"] = layer.weight.detach().numpy()
        arrays[f"bias{place}"] = layer.bias.detach().numpy()
    np.savez_compressed(path, **arrays)
