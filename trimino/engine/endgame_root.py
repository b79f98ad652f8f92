"""Kernels for the root of an endgame: the order of its actions, and what becomes of the match."""

from statistics import NormalDist
from typing import Any

import numpy as np

from trimino.engine.action_order import order_actions
from trimino.engine.alphabeta import DEPTH, round_lead
from trimino.engine.bits import NONE, bit
from trimino.engine.compiled import entry, kernel
from trimino.engine.copy_state import copy_state
from trimino.engine.hashing import full_key, table_key, with_action
from trimino.engine.heuristic import CANDIDATES, play_out
from trimino.engine.match_chance import match_chance
from trimino.engine.moves import PLACE_KIND, SHIFT, act, layable
from trimino.engine.network import foresee
from trimino.engine.outlook import end_with, uncertainty
from trimino.engine.packed import LAID, OVER, PackedState
from trimino.engine.transpositions import entry_of
from trimino.engine.weights import Weights

MATCH_SAMPLES = 16
"""Samples of the rest of the match, for the chance of winning it after the expected end."""

LUCK = np.array([NormalDist().inv_cdf((n + 0.5) / MATCH_SAMPLES) for n in range(MATCH_SAMPLES)])
"""Deviations from the expected end, in standard deviations."""


@entry
def order_root(states: PackedState, rules: Any, weights: Weights, frames: Any, room: Any) -> int:
    """Write the actions of the root in the heuristic's order; complete the key of its frame."""
    f, s, trial = frames[0], states[0], states[DEPTH + 2]
    f.depth = 1
    f.key = table_key(f.key, s)
    equal = np.zeros(1, np.int64)
    return order_actions(s, trial, rules[0], weights[0], room[0], -1, CANDIDATES, equal, f)


@entry
def weigh_lines(
    states: PackedState,
    rules: Any,
    weights: Weights,
    scores: Any,
    progress: Any,
    memory: Any,
    frames: Any,
    codes: Any,
    values: Any,
    solved: bool,
    chances: Any,
) -> None:
    """The chances of winning round and match after each action.

    They follow from the play that is expected; before an endgame is solved, where there is a
    network, from the value of the action and how far such values may be from the end.
    """
    root, after, r, w = states[0], states[1], rules[0], weights[0]
    seat = root.turn
    total = foresee(root, r, w)[1] if w.foresees else 0.0
    for i in range(len(codes)):
        if solved or not w.foresees:
            copy_state(after, root)
            act(after, r, codes[i])
            follow(states, r, w, memory, with_action(frames[0].key, root, codes[i]))
        # The same random numbers for every action, so that luck does not separate them.
        after.source = np.uint64(0x9E3779B97F4A7C15)
        chances[i, 0], chances[i, 1] = 0.0, 0.0
        for luck in LUCK:
            if w.foresees and not solved:
                copy_state(after, root)
                end_with(after, r, seat, values[i] + luck * uncertainty(root, w), total)
            won = 0.5 + 0.5 * np.sign(round_lead(after, seat, int(r.sign)))
            chance = match_chance(after, r, progress[0], progress[1], scores, seat)
            chances[i, 0] += won / MATCH_SAMPLES
            chances[i, 1] += chance / MATCH_SAMPLES


@kernel
def follow(states: Any, r: Any, w: Any, memory: Any, key: Any) -> None:
    """Play the state of level 1 to its end by the remembered best actions, then by heuristic."""
    s, trial = states[1], states[2]
    for _ in range(DEPTH):
        if s.phase == OVER:
            return
        full = full_key(key, s, r)
        known = entry_of(memory, full)
        if known.key != full or not can_do(s, r, known.best):
            break
        key = with_action(key, s, known.best)
        act(s, r, known.best)
    play_out(s, trial, r, w, -1, w)


@kernel
def can_do(s: Any, r: Any, action: int) -> bool:
    """Whether a remembered action is legal here: two positions might share a key."""
    if action < 0 or action >> SHIFT != PLACE_KIND:
        return action >= 0
    gap = s.status[(action >> 8) & 0x7FFF]
    return gap < LAID and s.fits[gap] & layable(s, r) & bit(action & 63) != NONE
