"""Test cases from PyTorch for the shipped agent: `python -m examples.learning.cases`.

Tests compare the agent's NumPy arithmetic with them.
"""

from pathlib import Path

import numpy as np
import torch

from examples.learning.agent import SHIPPED
from examples.learning.policy import new_net
from examples.learning.tables import Tables

CASES = Path(__file__).parents[2] / "tests" / "examples" / "learning_cases.npz"


def main() -> None:
    net = new_net()
    with np.load(SHIPPED) as stored:
        for number, layer in enumerate(net[::2]):
            layer.weight.data = torch.from_numpy(stored[f"weight{number}"])
            layer.bias.data = torch.from_numpy(stored[f"bias{number}"])
    tables, rows = Tables(64, seed=5), []
    for _ in range(40):
        question = tables.question()
        rows.append(question.rows)
        tables.answer(question, np.flatnonzero(np.diff(question.decision, prepend=-1)))
    met = np.concatenate(rows)[::5][:400]
    with torch.no_grad():
        logits = net(torch.from_numpy(met))[:, 0].numpy()
    np.savez_compressed(CASES, rows=met, logits=logits)


if __name__ == "__main__":
    main()
