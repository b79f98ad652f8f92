"""Perft: counts of all action sequences from a position, to compare with the rules."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from trimino.engine.compiled import entry, kernel
from trimino.engine.copy_state import copy_state
from trimino.engine.moves import MAX_ACTIONS, PLACE_KIND, SHIFT, act, list_actions
from trimino.engine.packed import (
    BRIDGE,
    DOUBLE,
    HEXAGON,
    OVER,
    PLAIN,
    PackedRules,
    PackedState,
    new_states,
)


class Nodes(NamedTuple):
    """Counts of action sequences, of what their last action did, and the sum of points after it."""

    nodes: int
    bridges: int
    doubles: int
    hexagons: int
    ends: int
    points: int


def count_nodes(state: PackedState, rules: PackedRules, depth: int) -> Nodes:
    """Count all sequences of `depth` actions; those that end the round sooner do not count."""
    states = new_states(depth + 1)
    states[0] = state[0]
    counts = np.zeros(len(Nodes._fields), np.int64)
    room = np.empty((depth, MAX_ACTIONS), np.int64)
    _count(states, rules, room, counts, depth)
    return Nodes(*(int(count) for count in counts))


@entry
def _count(states: PackedState, rules: PackedRules, room: Any, counts: Any, depth: int) -> None:
    """Walk the tree depth-first, with a state and a list of actions for each level."""
    left = np.zeros(depth, np.int64)
    left[0] = list_actions(states[0], rules[0], room[0])
    level = 0
    while level >= 0:
        if left[level] == 0:
            level -= 1
            continue
        left[level] -= 1
        action = room[level, left[level]]
        kind = kind_of(states[level], action)
        copy_state(states[level + 1], states[level])
        act(states[level + 1], rules[0], action)
        if level + 1 == depth:
            tally(states[level + 1], kind, counts)
        else:
            level += 1
            left[level] = list_actions(states[level], rules[0], room[level])


@kernel
def kind_of(s: Any, action: int) -> int:
    """The kind of a placement; other actions count as plain."""
    if action >> SHIFT != PLACE_KIND:
        return PLAIN
    return s.kind[s.status[(action >> 8) & 0x7FFF]]


@kernel
def tally(s: Any, kind: int, counts: npt.NDArray[np.int64]) -> None:
    counts[0] += 1
    counts[1] += kind == BRIDGE
    counts[2] += kind == DOUBLE
    counts[3] += kind >= HEXAGON
    counts[4] += s.phase == OVER
    for seat in range(s.seats):
        counts[5] += s.before[seat] + s.points[seat]
