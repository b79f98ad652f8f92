"""Ablation of the endgame search: the search against itself without one of its parts.

    python3 run.py bench ablation

Both hoard until the well is empty; from there they play the same deals, each from both sides, with
the same number of nodes a move. It prints how many points a round the whole search is ahead.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from bench.training.rounds import think
from trimino.engine.alphabeta import COUNTERS, DEPTH, FRAME
from trimino.engine.breadth import PLAYING, RANKS
from trimino.engine.compiled import entry
from trimino.engine.dealing import deal
from trimino.engine.heuristic import CANDIDATES, heuristic_code
from trimino.engine.moves import MAX_ACTIONS, act, list_actions
from trimino.engine.packed import OVER, new_states
from trimino.engine.packing import pack_rules
from trimino.engine.transpositions import MEMORY
from trimino.engine.weights import Weights, tuned_for, weights_for
from trimino.rules import published

RULES = published("triomino")
NODES = 4_000
"""The nodes of a move: about two milliseconds."""

PAIRS = 40
SEED = 100
TABLE = 1 << 16
WIDTH = 3


class EndgameSettings(NamedTuple):
    """A search of endgames: weights, reductions by rank, entries of the table, and nodes.

    `closely` is how many actions of a node are evaluated before they are put in order.
    """

    weights: Weights
    reductions: npt.NDArray[np.int64] = PLAYING.reductions
    table: int = TABLE
    nodes: int = NODES
    closely: int = CANDIDATES


def main() -> None:
    whole = EndgameSettings(weights_for(RULES, 2))
    never = np.full((2, RANKS), DEPTH, np.int64)
    never[0], never[1, :WIDTH] = PLAYING.reductions[0], 0
    others = {
        "without the network": whole._replace(weights=tuned_for(RULES, 2)),
        f"with the best {WIDTH} actions of a node only": whole._replace(reductions=never),
        "with actions in the order of their points": whole._replace(closely=0),
        "without a table": whole._replace(table=1),
        "with a quarter of the nodes": whole._replace(nodes=NODES // 4),
    }
    for name, other in others.items():
        ahead = meet(whole, other)
        margin = 1.96 * ahead.std(ddof=1) / len(ahead) ** 0.5
        print(f"{name}: {ahead.mean():+.1f} ± {margin:.1f}", flush=True)


def meet(one: EndgameSettings, other: EndgameSettings) -> npt.NDArray[np.float64]:
    """The lead of one over the other, a number for each pair of rounds."""
    ahead = np.zeros(PAIRS)
    _meet(
        new_states(DEPTH + 4),
        np.zeros(DEPTH + 2, FRAME),
        np.empty((DEPTH + 2, MAX_ACTIONS), np.int64),
        np.zeros(one.table, MEMORY),
        np.zeros(other.table, MEMORY),
        one.reductions,
        other.reductions,
        np.array([one.nodes, other.nodes]),
        np.array([one.closely, other.closely]),
        pack_rules(RULES),
        np.concatenate([one.weights, other.weights]),
        ahead,
    )
    return ahead


@entry
def _meet(
    states: Any,
    frames: Any,
    room: Any,
    memory: Any,
    other_memory: Any,
    reductions: Any,
    other_reductions: Any,
    nodes: Any,
    closely: Any,
    rules: Any,
    weights: Any,
    ahead: Any,
) -> None:
    s, t, r = states[0], states[DEPTH + 3], rules[0]
    counts = np.zeros(COUNTERS, np.int64)
    values, exact = np.zeros(MAX_ACTIONS, np.int64), np.zeros(MAX_ACTIONS, np.bool_)
    for number in range(2 * len(ahead)):
        seat = number % 2
        s.source = np.uint64(SEED + number // 2)
        for _ in range(3):  # The first numbers of a source resemble its seed.
            deal(s, r, 2, 0)
        while s.phase != OVER and (s.well_size or s.draws):
            act(s, r, heuristic_code(s, t, r, weights[0]))
        while s.phase != OVER:
            if list_actions(s, r, room[0]) > 1:
                side = 0 if s.turn == seat else 1
                think(
                    states,
                    frames,
                    r,
                    weights[side],
                    room,
                    memory if side == 0 else other_memory,
                    counts,
                    reductions if side == 0 else other_reductions,
                    values,
                    exact,
                    nodes[side],
                    closely[side],
                )
            act(s, r, room[0, 0])
        ahead[number // 2] += (s.points[seat] - s.points[1 - seat]) / 2


if __name__ == "__main__":
    main()
