"""Kernels of alpha-beta search with a transposition table, for positions with nothing hidden.

A value is the lead that the player to move gains from here to the end of the round. Returned values
are doubled, plus 1 if exact, which means that no end of a line was estimated.

The search is selective. At each node actions are in the order of the heuristic; those far down the
order are searched less deeply, and where no depth is left for them, not at all. Where the depth is
used up a network foresees the end of the round, or the heuristic plays it, under rules for which
there is no network.

It can be stopped and continued at any node, since its stack is explicit. (Numba cannot load
recursive kernels from a cache either.)
"""

from typing import Any

import numpy as np

from trimino.engine.action_order import order_actions
from trimino.engine.compiled import kernel
from trimino.engine.copy_state import copy_state
from trimino.engine.hashing import full_key, with_action
from trimino.engine.heuristic import play_out
from trimino.engine.moves import act
from trimino.engine.network import foresee
from trimino.engine.packed import OVER
from trimino.engine.transpositions import AT_LEAST, AT_MOST, EXACT, decides, entry_of

DEPTH = 60
"""The greatest search depth in actions; the ends of longer lines are estimated."""

FRAME = np.dtype(
    [
        ("key", np.uint64),
        ("full", np.uint64),
        ("depth", np.int64),
        ("alpha", np.int64),
        ("beta", np.int64),
        ("low", np.int64),
        ("margin", np.int64),
        ("best", np.int64),
        ("chosen", np.int64),
        ("action", np.int64),
        ("gain", np.int64),
        ("count", np.int64),
        ("next", np.int64),
        ("exact", np.int64),
        ("usual", np.int64),
        ("played", np.int64),
        ("has_played", np.bool_),
        ("alone", np.bool_),
        ("again", np.bool_),
        ("turned", np.bool_),
    ],
    align=True,
)
"""A level of the search: the window from alpha to beta, the depth left, and the progress through
its actions. `usual` is the heuristic's action, `played` what it gains from here by its own play;
`again` says that the last action is searched once more, deeper or in the whole window."""

FAR = 1 << 20
OPEN = 1 << 40

NODES_PER_SIMULATION = 40
"""The work of one round that the heuristic plays to its end, in nodes."""

NODES, LIMIT, LEVEL, FOUND, TAKEN, ESTIMATES, CLOSELY = range(7)
COUNTERS = 7
"""Counters: the nodes searched, their limit, where the search stands, how many actions of the root
have a value, how many ends were estimated, and how many actions of a node are evaluated closely."""


@kernel
def round_lead(s: Any, seat: int, sign: int) -> int:
    """The lead of a seat in this round."""
    return sign * (s.points[seat] - s.points[1 - seat])


@kernel
def guess(states: Any, level: int, r: Any, w: Any, sign: int) -> int:
    """The gain of the player to move if the heuristic plays for both sides."""
    s, trial = states[level], states[DEPTH + 1]
    copy_state(trial, s)
    play_out(trial, states[DEPTH + 2], r, w, -1, w)
    return round_lead(trial, s.turn, sign) - round_lead(s, s.turn, sign)


@kernel
def search_on(
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
    sign: int,
) -> bool:
    """Search until the root is done or the node limit is passed; return whether it is done.

    `values` and `exact` are those of the actions of the root, as far as they were searched.
    """
    level, found = counts[LEVEL], counts[FOUND]
    while counts[NODES] <= counts[LIMIT]:
        if found != OPEN:
            level -= 1
            f = frames[level]
            value = _take(f, found, reductions[min(level, 1)])
            if level == 0 and not f.again:
                values[f.next - 1], exact[f.next - 1] = value, found & 1
                counts[TAKEN] = f.next
        f = frames[level]
        if is_done(f):
            if level == 0:
                counts[LEVEL], counts[FOUND] = level, OPEN
                return True
            found = leave(f, memory)
            continue
        advance(states, frames, level, r, room, reductions[min(level, 1)], sign)
        level += 1
        found = enter(states, frames, level, r, w, room, memory, counts, reductions[1], sign)
    counts[LEVEL], counts[FOUND] = level, found
    return False


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
    reductions: Any,
    sign: int,
) -> Any:
    """The value of a state if it is known at once, else OPEN: its actions must be searched."""
    s, f = states[level], frames[level]
    counts[NODES] += 1
    if s.phase == OVER:
        return np.int64(1)
    f.full = full_key(f.key, s, r)
    known = entry_of(memory, f.full)
    first = np.int64(-1)
    if known.key == f.full:
        if decides(known, f.depth, f.alpha, f.beta):
            return np.int64(known.value) * 2 + known.exact
        first = known.best
        if known.has_played:
            f.played, f.has_played = known.played, True
    if f.depth <= 0 or level >= DEPTH:
        return estimate(states, level, f, r, w, known, counts, sign)
    counts[NODES] += counts[CLOSELY] // 2
    f.count = order_actions(
        s, states[DEPTH + 2], r, w, room[level], first, counts[CLOSELY], reductions, f
    )
    f.next, f.best, f.chosen, f.low, f.margin = 0, -FAR, -1, f.alpha, 0
    f.again = False
    return np.int64(OPEN)


@kernel
def estimate(
    states: Any, level: int, f: Any, r: Any, w: Any, known: Any, counts: Any, sign: int
) -> Any:
    """The value of a state by the network, or by the heuristic's play, which is remembered."""
    counts[ESTIMATES] += 1
    if w.foresees:
        return np.int64(foresee(states[level], r, w)[0]) * 2
    if not f.has_played:
        counts[NODES] += NODES_PER_SIMULATION
        f.played = guess(states, level, r, w, sign)
    if known.key != f.full:
        known.key, known.best = f.full, -1
        known.value, known.depth, known.bound, known.exact = f.played, 0, EXACT, 0
    known.played, known.has_played = f.played, 1
    return np.int64(f.played * 2)


@kernel
def is_done(f: Any) -> bool:
    """Whether no action is left to search."""
    return not f.again and (f.low >= f.beta or f.next >= f.count)


@kernel
def advance(
    states: Any, frames: Any, level: int, r: Any, room: Any, reductions: Any, sign: int
) -> None:
    """Carry out the next action of a level, and set up the level below."""
    s, after, f, child = states[level], states[level + 1], frames[level], frames[level + 1]
    if not f.again:
        f.action = room[level, f.next]
        f.next += 1
    copy_state(after, s)
    act(after, r, f.action)
    f.gain = round_lead(after, s.turn, sign) - round_lead(s, s.turn, sign)
    f.turned = after.turn != s.turn
    child.key = with_action(f.key, s, f.action)
    # An action without an alternative costs no depth.
    child.depth = f.depth if f.alone else f.depth - 1
    low, high = f.low - f.margin, f.beta
    if not f.again and f.next > 1:
        # Others than the first must only prove that they are no better: a null window will do.
        child.depth = max(0, child.depth - reductions[min(f.next, len(reductions)) - 1])
        high = low + 1
    if f.turned:
        child.alpha, child.beta = f.gain - high, f.gain - low
    else:
        child.alpha, child.beta = low - f.gain, high - f.gain
    child.has_played = f.has_played and f.action == f.usual
    if child.has_played:
        child.played = f.gain - f.played if f.turned else f.played - f.gain


@kernel
def _take(f: Any, found: int, reductions: Any) -> Any:
    """Update a level with the value of its last action, or have it searched again."""
    value = f.gain - (found >> 1) if f.turned else f.gain + (found >> 1)
    if not f.again and f.next > 1 and value > f.low - f.margin:
        reduced = reductions[min(f.next, len(reductions)) - 1] > 0 and not found & 1
        if reduced or f.low - f.margin + 1 < f.beta:
            f.again = True
            return value
    f.again = False
    f.exact &= found & 1
    if value > f.best:
        f.best, f.chosen = value, f.action
    f.low = max(f.low, value)
    if f.low >= f.beta:
        # Actions that were cut off could only raise the value.
        f.exact = found & 1
    return value


@kernel
def leave(f: Any, memory: Any) -> Any:
    """The value of a finished level, which is stored in the transposition table."""
    known = entry_of(memory, f.full)
    known.key, known.value, known.depth, known.best = f.full, f.best, f.depth, f.chosen
    known.exact = f.exact
    known.bound = AT_LEAST if f.best >= f.beta else (AT_MOST if f.best <= f.alpha else EXACT)
    known.played, known.has_played = f.played, f.has_played
    return np.int64(f.best * 2 + f.exact)
