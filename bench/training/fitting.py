"""The fit of a network to positions: gradient descent (Adam) in NumPy."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from bench.training.rounds import Samples
from trimino.engine.network import GROUPS, HIDDEN_UNITS, NUMBERS
from trimino.engine.packed import TILE_COUNT

BATCH = 2048
RATE = 0.002
EPOCHS = 12
HELD_OUT = 10
"""One round in so many is not fitted to."""

TOTAL_SHARE = 0.25
"""The weight of the total in the error, beside that of the lead."""

Values = npt.NDArray[np.float32]
Weighted = dict[str, Values]
"""The weights of a network by name."""


class Fitted(NamedTuple):
    """A network, and its root mean square error on rounds that it was not fitted to."""

    network: Weighted
    lead_error: float
    total_error: float


def inputs_of(samples: Samples) -> Values:
    """The sets of tiles of each position: a number, 1 or 0, for each tile of each set."""
    one, two, more, waiting = (samples["fits"][:, n] for n in range(4))
    sets = []
    for held in (samples["mine"], samples["theirs"]):
        sets += [held & ~one, held & one & ~two, held & two & ~more, held & more, held & waiting]
    rows = np.stack(sets, axis=1)
    bits = np.unpackbits(
        rows.view(np.uint8).reshape(len(samples), GROUPS, 8), axis=2, bitorder="little"
    )
    return bits[:, :, :TILE_COUNT].reshape(len(samples), GROUPS * TILE_COUNT).astype(np.float32)


def results_of(samples: Samples) -> Values:
    return (np.stack([samples["lead"], samples["total"]], axis=1) / 100).astype(np.float32)


def new_network(rng: np.random.Generator) -> Weighted:
    def spread(*shape: int, by: float) -> Values:
        return rng.normal(0, by, shape).astype(np.float32)

    return {
        "tiles": spread(GROUPS * TILE_COUNT, HIDDEN_UNITS, by=0.1),
        "numbers": spread(NUMBERS, HIDDEN_UNITS, by=0.2),
        "bias": np.zeros(HIDDEN_UNITS, np.float32),
        "outputs": spread(2, HIDDEN_UNITS, by=0.1),
        "direct": np.zeros((2, NUMBERS), np.float32),
        "constant": np.zeros(2, np.float32),
        "spread": np.zeros((), np.float32),
    }


def predict(network: Weighted, tiles: Values, numbers: Values) -> tuple[Values, Values]:
    """The hidden units, and the outputs."""
    hidden = np.maximum(
        tiles @ network["tiles"] + numbers @ network["numbers"] + network["bias"], 0
    )
    return hidden, hidden @ network["outputs"].T + numbers @ network["direct"].T + network[
        "constant"
    ]


def gradients(network: Weighted, tiles: Values, numbers: Values, wanted: Values) -> Weighted:
    hidden, found = predict(network, tiles, numbers)
    wrong = (found - wanted) * np.array([1.0, TOTAL_SHARE], np.float32) / len(tiles)
    back = (wrong @ network["outputs"]) * (hidden > 0)
    return {
        "tiles": tiles.T @ back,
        "numbers": numbers.T @ back,
        "bias": back.sum(axis=0),
        "outputs": wrong.T @ hidden,
        "direct": wrong.T @ numbers,
        "constant": wrong.sum(axis=0),
    }


def fit(samples: Samples, seed: int, start: Weighted | None = None, epochs: int = EPOCHS) -> Fitted:
    """A network fitted to samples, from random weights or from another network."""
    rng = np.random.default_rng(seed)
    network = new_network(rng) if start is None else {k: v.copy() for k, v in start.items()}
    held_out = samples["round"] % HELD_OUT == 0
    rows = np.flatnonzero(~held_out)
    adam = Adam(network)
    steps = epochs * (len(rows) // BATCH + 1)
    for _ in range(epochs):
        rng.shuffle(rows)
        for first in range(0, len(rows), BATCH):
            some = samples[rows[first : first + BATCH]]
            change = gradients(network, inputs_of(some), some["numbers"], results_of(some))
            adam.step(network, change, RATE * (1 - adam.steps / steps))
    errors = [
        predict(network, inputs_of(some), some["numbers"])[1] - results_of(some)
        for some in np.array_split(samples[held_out], 50)
    ]
    squares = 10_000 * np.concatenate(errors) ** 2
    held = 10 * samples["numbers"][held_out, :2].sum(axis=1)
    network["spread"] = np.array((squares[:, 0] / held).mean() ** 0.5, np.float32)
    lead, total = squares.mean(axis=0) ** 0.5
    return Fitted(network, float(lead), float(total))


class Adam:
    """Gradient descent with a step for each weight by the size of its gradients."""

    def __init__(self, network: Weighted) -> None:
        self.steps = 0
        self._mean: dict[str, Any] = {k: np.zeros_like(v) for k, v in network.items()}
        self._square: dict[str, Any] = {k: np.zeros_like(v) for k, v in network.items()}

    def step(self, network: Weighted, change: Weighted, rate: float) -> None:
        self.steps += 1
        for name, slope in change.items():
            self._mean[name] += 0.1 * (slope - self._mean[name])
            self._square[name] += 0.001 * (slope**2 - self._square[name])
            mean = self._mean[name] / (1 - 0.9**self.steps)
            square = self._square[name] / (1 - 0.999**self.steps)
            network[name] -= rate * mean / (np.sqrt(square) + 1e-8)
            if name == "tiles":
                network[name] *= 1 - 0.02 * rate
