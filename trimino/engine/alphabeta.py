"""Kernels of alpha-beta search with a transposition table, for positions with nothing hidden.

A value is the lead that the player to move gains from here to the end of the round. Returned values
are doubled, plus 1 if exact, which means that no end of a line was estimated.
"""

from typing import Any

import numpy as np

from trimino.engine.compiled import kernel
from trimino.engine.copy_state import copy_state
from trimino.engine.hashing import full_key, with_action
from trimino.engine.heuristic import play_out
from trimino.engine.moves import PLACE, SHIFT, act, list_actions
from trimino.engine.packed import OVER

DEPTH = 60
"""The greatest search depth in actions; the ends of longer lines are estimated."""

ENTRIES = 1 << 16
"""Entries of the transposition table."""

MEMORY = np.dtype(
    [
        ("key", np.uint64),
        ("value", np.int32),
        ("depth", np.int16),
        ("bound", np.int8),
        ("exact", np.int8),
        ("best", np.int64),
    ],
    align=True,
)
"""An entry of the transposition table: a value or a bound of it, its depth, and the best action to
try first. `exact` says that no end was estimated."""

FRAME = np.dtype(
    [
        ("key", np.uint64),
        ("full", np.uint64),
        ("depth", np.int64),
        ("alpha", np.int64),
        ("beta", np.int64),
        ("low", np.int64),
        ("best", np.int64),
        ("chosen", np.int64),
        ("action", np.int64),
        ("gain", np.int64),
        ("count", np.int64),
        ("next", np.int64),
        ("exact", np.int64),
        ("turned", np.bool_),
    ],
    align=True,
)
"""A level of the search: the window from alpha to beta, the depth left, and the progress through
its actions. An explicit stack, since Numba cannot load recursive kernels from a cache."""

EXACT, AT_LEAST, AT_MOST = range(3)
FAR = 1 << 20
OPEN = 1 << 40

NODES_PER_SIMULATION = 40
"""The work of one round that the heuristic plays to its end, in nodes."""

NODES, LIMIT = range(2)
"""Counters: the nodes searched, and their limit."""


@kernel
def ahead(s: Any, seat: int, sign: int) -> int:
    """The lead of a seat in this round."""
    return sign * (s.points[seat] - s.points[1 - seat])


@kernel
def order_actions(s: Any, r: Any, actions: Any, count: int, first: int) -> None:
    """Sort actions: the remembered best, then placements by points, then other actions."""
    likes = np.empty(count, np.int64)
    for i in range(count):
        action = actions[i]
        likes[i] = -1
        if action >> SHIFT == PLACE:
            gap = s.status[(action >> 8) & 0x7FFF]
            likes[i] = (r.tile[action & 63] + r.bonus[s.kind[gap]]) * 64 + (action & 63)
        if action == first:
            likes[i] = 1 << 40
    for i in range(1, count):
        like, action, at = likes[i], actions[i], i
        while at > 0 and likes[at - 1] < like:
            likes[at], actions[at] = likes[at - 1], actions[at - 1]
            at -= 1
        likes[at], actions[at] = like, action


@kernel
def guess(states: Any, level: int, r: Any, w: Any, sign: int) -> int:
    """The gain of the player to move if the heuristic plays for both sides."""
    s, trial = states[level], states[DEPTH + 1]
    copy_state(trial, s)
    play_out(trial, states[DEPTH + 2], r, w, -1, w)
    return ahead(trial, s.turn, sign) - ahead(s, s.turn, sign)


@kernel
def value_of(
    states: Any,
    frames: Any,
    r: Any,
    w: Any,
    room: Any,
    memory: Any,
    counts: Any,
    width: int,
    sign: int,
) -> Any:
    """The value of the state of level 1, within the window of its frame.

    Once the node limit is passed the value means nothing.
    """
    level = 1
    found = enter(states, frames, level, r, w, room, memory, counts, sign)
    while counts[NODES] <= counts[LIMIT]:
        if found != OPEN:
            if level == 1:
                return found
            level -= 1
            take(frames[level], found)
        if is_done(frames[level], room[level], width):
            found = leave(frames[level], memory)
            continue
        advance(states, frames, level, r, room, sign)
        level += 1
        found = enter(states, frames, level, r, w, room, memory, counts, sign)
    return np.int64(0)


@kernel
def enter(
    states: Any,
    frames: Any,
    level: int,
    r: Any,
    w: Any,
    room: Any,
    memory: Any,
    counts: Any,
    sign: int,
) -> Any:
    """The value of a state if it is known at once, else OPEN: its actions must be searched."""
    s, f = states[level], frames[level]
    counts[NODES] += 1
    if s.phase == OVER:
        return np.int64(1)
    if f.depth <= 0 or level >= DEPTH:
        counts[NODES] += NODES_PER_SIMULATION
        return np.int64(guess(states, level, r, w, sign) * 2)
    f.full = full_key(f.key, s, r)
    known = memory[f.full & np.uint64(ENTRIES - 1)]
    first = np.int64(-1)
    if known.key == f.full:
        first = known.best
        if known.exact or known.depth >= f.depth:
            value = np.int64(known.value)
            if (
                known.bound == EXACT
                or (known.bound == AT_LEAST and value >= f.beta)
                or (known.bound == AT_MOST and value <= f.alpha)
            ):
                return value * 2 + known.exact
    f.count = list_actions(s, r, room[level])
    order_actions(s, r, room[level], f.count, first)
    f.next, f.best, f.chosen, f.exact, f.low = 0, -FAR, -1, 1, f.alpha
    return np.int64(OPEN)


@kernel
def is_done(f: Any, actions: Any, width: int) -> bool:
    """Whether no action is left to search; placements beyond the width are skipped."""
    if f.low >= f.beta:
        return True
    while f.next >= width and f.next < f.count and actions[f.next] >> SHIFT == PLACE:
        f.next += 1
        f.exact = 0
    return f.next >= f.count


@kernel
def advance(states: Any, frames: Any, level: int, r: Any, room: Any, sign: int) -> None:
    """Carry out the next action of a level, and set up the level below."""
    s, after, f, child = states[level], states[level + 1], frames[level], frames[level + 1]
    action = room[level, f.next]
    f.next += 1
    f.action = action
    copy_state(after, s)
    act(after, r, action)
    f.gain = ahead(after, s.turn, sign) - ahead(s, s.turn, sign)
    f.turned = after.turn != s.turn
    child.key = with_action(f.key, s, action)
    # An action without an alternative costs no depth.
    child.depth = f.depth - (f.count > 1)
    if f.turned:
        child.alpha, child.beta = f.gain - f.beta, f.gain - f.low
    else:
        child.alpha, child.beta = f.low - f.gain, f.beta - f.gain


@kernel
def take(f: Any, found: int) -> None:
    """Update a level with the value of its last action."""
    value = f.gain - (found >> 1) if f.turned else f.gain + (found >> 1)
    f.exact &= found & 1
    if value > f.best:
        f.best, f.chosen = value, f.action
    f.low = max(f.low, value)
    if f.low >= f.beta:
        # Actions that were cut off could only raise the value.
        f.exact = found & 1


@kernel
def leave(f: Any, memory: Any) -> Any:
    """The value of a finished level, which is stored in the transposition table."""
    known = memory[f.full & np.uint64(ENTRIES - 1)]
    known.key, known.value, known.depth, known.best = f.full, f.best, f.depth, f.chosen
    known.exact = f.exact
    known.bound = AT_LEAST if f.best >= f.beta else (AT_MOST if f.best <= f.alpha else EXACT)
    return np.int64(f.best * 2 + f.exact)
