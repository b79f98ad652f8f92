"""Rounds of self-play for training: positions without hidden tiles, and what became of them.

Until the well is empty each seat plays by one of several plans of the heuristic. Then a few actions
are random, so that many positions are met, and from there on either the heuristic plays to the end,
or a short search with the network so far. Only positions after the last random action are noted.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from trimino.engine.action_order import order_actions, width
from trimino.engine.alphabeta import (
    CLOSELY,
    COUNTERS,
    DEPTH,
    ESTIMATES,
    FAR,
    FOUND,
    FRAME,
    LEVEL,
    LIMIT,
    NODES,
    OPEN,
    TAKEN,
    search_on,
)
from trimino.engine.breadth import PLAYING
from trimino.engine.compiled import entry, kernel
from trimino.engine.dealing import act_at_random, deal, pick
from trimino.engine.hashing import table_key
from trimino.engine.heuristic import CANDIDATES, heuristic_code
from trimino.engine.moves import MAX_ACTIONS, act, list_actions
from trimino.engine.network import NUMBERS, look
from trimino.engine.packed import OVER, new_states
from trimino.engine.packing import pack_rules
from trimino.engine.transpositions import MEMORY
from trimino.engine.weights import Weights
from trimino.rules import Ruleset

SAMPLE = np.dtype(
    [
        ("mine", np.uint64),
        ("theirs", np.uint64),
        ("fits", np.uint64, 4),
        ("numbers", np.float32, NUMBERS),
        ("round", np.int32),
        ("seat", np.int32),
        ("points", np.int32, 2),
        ("value", np.float32),
        ("lead", np.float32),
        ("total", np.float32),
    ],
    align=True,
)
"""A position as the network sees it, what the search expected (not a number if there was no
choice), and what was gained from it on."""

MAX_PLIES = 300
RANDOM_SHARE = 6
"""One in so many actions is random before a position is noted."""

TABLE = 1 << 15

Samples = npt.NDArray[Any]


def play_rounds(
    rules: Ruleset,
    weights: Weights,
    plans: Weights,
    rounds: int,
    seed: int,
    nodes: int,
    trust: float,
) -> Samples:
    """Positions of rounds of self-play; with `nodes` 0 the heuristic plays.

    What is gained is a mixture of the result and, by `trust`, of what later searches expected.
    """
    samples = np.zeros(rounds * 64, SAMPLE)
    count = _play_rounds(
        new_states(DEPTH + 4),
        np.zeros(DEPTH + 2, FRAME),
        np.empty((DEPTH + 2, MAX_ACTIONS), np.int64),
        np.zeros(TABLE, MEMORY),
        np.zeros(COUNTERS, np.int64),
        PLAYING.reductions,
        pack_rules(rules),
        weights,
        plans,
        samples,
        rounds,
        seed,
        nodes,
        trust,
    )
    return samples[:count]


@entry
def _play_rounds(
    states: Any,
    frames: Any,
    room: Any,
    memory: Any,
    counts: Any,
    reductions: Any,
    rules: Any,
    weights: Any,
    plans: Any,
    samples: Any,
    rounds: int,
    seed: int,
    nodes: int,
    trust: float,
) -> int:
    s, t, r, w = states[0], states[DEPTH + 3], rules[0], weights[0]
    s.source = np.uint64(seed)
    values = np.zeros(MAX_ACTIONS, np.int64)
    exact = np.zeros(MAX_ACTIONS, np.bool_)
    count = 0
    for number in range(rounds):
        for _ in range(3):  # The first numbers of a source resemble its seed.
            deal(s, r, 2, number % 2)
        mine, theirs = pick(s, len(plans)), pick(s, len(plans))
        while s.phase != OVER and (s.well_size or s.draws):
            act(s, r, heuristic_code(s, t, r, plans[mine if s.turn == 0 else theirs]))
        for _ in range(pick(s, 40)):
            if s.phase == OVER:
                break
            if pick(s, RANDOM_SHARE) == 0:
                act_at_random(s, r)
            else:
                act(s, r, heuristic_code(s, t, r, w))
        first = count
        while s.phase != OVER and count < len(samples):
            note(s, r, samples[count], number)
            action = heuristic_code(s, t, r, w)
            if nodes and list_actions(s, r, room[0]) > 1:
                value = think(
                    states,
                    frames,
                    r,
                    w,
                    room,
                    memory,
                    counts,
                    reductions,
                    values,
                    exact,
                    nodes,
                    CANDIDATES,
                )
                samples[count].value = value
                action = room[0, 0]
            act(s, r, action)
            count += 1
        look_back(s, r, samples, first, count, trust)
    return count


@kernel
def note(s: Any, r: Any, sample: Any, number: int) -> None:
    sample.mine, sample.theirs = s.hands[s.turn], s.hands[1 - s.turn]
    one, two, more, waiting = look(s, r, sample.numbers)
    sample.fits[0], sample.fits[1], sample.fits[2], sample.fits[3] = one, two, more, waiting
    sample.round, sample.seat = number, s.turn
    sample.points[0], sample.points[1] = s.points[0], s.points[1]
    sample.value = np.nan


@kernel
def look_back(s: Any, r: Any, samples: Any, first: int, count: int, trust: float) -> None:
    """Tell each position of a round what was gained from it on."""
    ahead = r.sign * (s.points[0] - s.points[1])
    for at in range(count - 1, first - 1, -1):
        sample = samples[at]
        side = r.sign * (1 if sample.seat == 0 else -1)
        now = side * (sample.points[0] - sample.points[1])
        result = (ahead if sample.seat == 0 else -ahead) - now
        sample.lead = result
        sample.total = s.points[0] + s.points[1] - sample.points[0] - sample.points[1]
        if not np.isnan(sample.value):
            expected = trust * sample.value + (1 - trust) * result + now
            ahead = expected if sample.seat == 0 else -expected


@kernel
def think(
    states: Any,
    frames: Any,
    r: Any,
    w: Any,
    room: Any,
    memory: Any,
    counts: Any,
    reductions: Any,
    values: Any,
    exact: Any,
    nodes: int,
    closely: int,
) -> int:
    """Search within about so many nodes; the best action is the first of the room then.

    `closely` is how many actions of a node are evaluated before they are put in order.
    """
    s, f, best = states[0], frames[0], 0
    f.depth, f.key = 1, table_key(np.uint64(1), s)
    equal = np.zeros(1, np.int64)
    every = order_actions(s, states[DEPTH + 2], r, w, room[0], -1, closely, equal, f)
    value, begun = 0, counts[NODES]
    for depth in range(1, DEPTH):
        f.depth, f.count, f.margin = depth, min(every, width(depth, reductions[0])), 0
        f.exact, f.alone = f.count == every, every == 1
        f.alpha, f.low, f.best, f.beta = -FAR, -FAR, -FAR, FAR
        f.next, f.again = 0, False
        counts[LEVEL], counts[FOUND], counts[TAKEN], counts[ESTIMATES] = 0, OPEN, 0, 0
        counts[CLOSELY], counts[LIMIT] = closely, begun + (nodes if depth > 1 else 1 << 40)
        done = search_on(
            states, frames, r, w, room, memory, counts, reductions, values, exact, int(r.sign)
        )
        best = 0
        for i in range(1, counts[TAKEN]):
            if values[i] > values[best]:
                best = i
        if counts[TAKEN]:
            value, action = values[best], room[0, best]
            while best > 0:
                room[0, best] = room[0, best - 1]
                best -= 1
            room[0, 0] = action
        if not done or not counts[ESTIMATES]:
            break
    return value
