"""Two players and an empty well: nothing is hidden any more, and the end can be worked out.

Alpha-beta with iterative deepening. A value is how much further ahead of the other the player whose
turn it is will be at the round's end, from here on. Where the depth is used up the heuristic plays
on; where all is looked at to the end, the value is exact. Positions met before are remembered by a
hash of what lies where, so that another order of the same placements costs nothing.

Who expects the best reply each time wins less from those who do not find it. So what an action is
expected to bring lies halfway between its value and what it brings if the heuristic plays on; that
is stronger than either, also against opponents who look ahead.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from trimino.engine.bits import NONE
from trimino.engine.chances import match_chance
from trimino.engine.compiled import entry, kernel
from trimino.engine.copying import copy
from trimino.engine.moves import AT_ONCE, MOST_ACTIONS, PLACE, SHIFT, START, act, list_actions
from trimino.engine.packed import OVER, State, new_states
from trimino.engine.policy import play_out
from trimino.engine.tables import FREE, VALUE
from trimino.engine.weights import Weights

DEPTH = 60
"""More actions than can follow: each lays one of 56 tiles, or passes once between."""

ENTRIES = 1 << 16
"""Places of the table of positions met before."""

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
"""A position: its value, or a bound of it, how deep that was looked at, and the action to try
first. `exact` says that no end was guessed."""

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
"""A level of the search. Asked for is the value of its state, between alpha and beta, looked at so
deep; a value is doubled, and 1 more if it is exact. The rest is where its actions have come to.
Levels are kept so, and not by recursion, since Numba cannot load recursive kernels from a cache."""

EXACT, AT_LEAST, AT_MOST = range(3)
FAR = 1 << 20
OPEN = 1 << 40

MARGIN = 20
"""Actions this close to the best are told apart by the chance of winning the match."""


NODES_PLAYED = 40
"""A round that the heuristic plays to its end is as much work as so many nodes."""


class Line(NamedTuple):
    """What an action leads to: points ahead, whether that is certain, and chances of winning."""

    code: int
    points: float
    exact: bool
    round: float
    match: float


class Endgame:
    """The end of one round; it can be gone on with, deeper each time, and asked at any time."""

    def __init__(
        self,
        world: State,
        rules: Any,
        weights: Weights,
        scores: Any,
        progress: npt.NDArray[np.int64],
        codes: npt.NDArray[np.int64],
    ) -> None:
        self._states = new_states(DEPTH + 3)
        self._states[0] = world[0]
        self._rules, self._weights, self._scores = rules, weights, scores
        self._progress = progress
        self._frames = np.zeros(DEPTH + 2, FRAME)
        self._room = np.empty((DEPTH + 2, MOST_ACTIONS), np.int64)
        self._memory = np.zeros(ENTRIES, MEMORY)
        self._counts = np.zeros(2, np.int64)
        self.codes = codes
        self.values = np.zeros(len(codes), np.int64)
        self.exact = np.zeros(len(codes), np.bool_)
        self.played = np.zeros(len(codes), np.int64)
        self.chances = np.zeros((len(codes), 2))
        self.depth = 0

    @property
    def simulations(self) -> int:
        """The work so far, in rounds that the heuristic plays to their ends."""
        return self.nodes // NODES_PLAYED

    @property
    def nodes(self) -> int:
        """The work so far, in nodes."""
        return int(self._counts[NODES])

    @property
    def tiles_held(self) -> int:
        """How many tiles are in both hands."""
        return sum(int(hand).bit_count() for hand in self._states[0]["hands"])

    @property
    def is_solved(self) -> bool:
        return bool(self.depth and self.exact.all())

    def solve(self, nodes: int) -> bool:
        """Look at everything, unless that takes more nodes; say whether it is solved."""
        return self._look(DEPTH, MOST_ACTIONS, nodes)

    def deepen(self, width: int, nodes: int) -> bool:
        """Look one action further than before, at so many actions each time."""
        return self._look(self.depth + 1, width, nodes)

    def _look(self, depth: int, width: int, nodes: int) -> bool:
        values, exact = self.values.copy(), self.exact.copy()
        self._counts[LIMIT] = self._counts[NODES] + nodes
        chances = self.chances.copy()
        finished = _look(
            self._states,
            self._rules,
            self._weights,
            self._scores,
            self._progress,
            self._frames,
            self._room,
            self._memory,
            self._counts,
            self.codes,
            values,
            exact,
            self.played,
            chances,
            depth,
            width,
        )
        if finished:
            self.values, self.exact, self.chances = values, exact, chances
            order = np.argsort(-values, kind="stable")
            for row in ("codes", "values", "exact", "played", "chances"):
                setattr(self, row, getattr(self, row)[order])
            self.depth = depth
        return bool(finished)

    def lines(self) -> list[Line]:
        """What each action leads to, the best first."""
        rows = zip(self.codes, self.expected, self.exact, self.chances.tolist(), strict=True)
        return [
            Line(int(code), float(points), bool(exact), *chance)
            for code, points, exact, chance in rows
        ]

    @property
    def expected(self) -> npt.NDArray[np.float64]:
        """Points ahead by each action, against an opponent who errs as often as not."""
        return (self.values + self.played) / 2


NODES, LIMIT = range(2)


@kernel
def mixed(key: Any) -> Any:
    """A word in which every bit depends on all of another (Steele, Lea and Flood's splitmix)."""
    key = np.uint64(key) + np.uint64(0x9E3779B97F4A7C15)
    key = (key ^ (key >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    key = (key ^ (key >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return key ^ (key >> np.uint64(31))


@kernel
def with_action(key: Any, s: Any, action: int) -> Any:
    """The key of what lies on the table once an action is carried out.

    Beside tile and cell it takes in the corner that lies on a free vertex: the same tile may lie
    there turned another way.
    """
    what = action >> SHIFT
    if what != PLACE:
        return key ^ mixed(action) if what == START else key
    cell, page = (action >> 8) & 2047, (action >> 19) & 15
    v, base = cell >> 1, page << 10
    if cell & 1:
        a, b, c = (v + 1) & 1023, (v + 32) & 1023, (v + 33) & 1023
    else:
        a, b, c = (v + 32) & 1023, (v + 1) & 1023, v
    free, rest = -1, VALUE[action & 63]
    for corner in range(3):
        at = a if corner == 0 else (b if corner == 1 else c)
        value = s.vertex[base + at] & 7
        if value == FREE:
            free = at
        else:
            rest -= value
    key ^= mixed(action)
    return key if free < 0 else key ^ mixed((base + free) << 36 | rest << 33)


@kernel
def full_key(key: Any, s: Any, r: Any) -> Any:
    """The key of a position: the table, whose turn it is and what is asked, and recent passes."""
    full = key ^ mixed(s.turn | s.phase << 3 | s.passes << 6 | 1 << 40)
    if r.target_met == AT_ONCE:
        full ^= mixed((s.points[0] & 0xFFFF) | (s.points[1] & 0xFFFF) << 16 | 1 << 41)
    return full


@kernel
def ahead(s: Any, seat: int, sign: int) -> int:
    """How far a seat is ahead in this round."""
    return sign * (s.points[seat] - s.points[1 - seat])


@kernel
def order_actions(s: Any, r: Any, actions: Any, count: int, first: int) -> None:
    """The action remembered as best first, then by points; passing and the like come last."""
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
    """What the heuristic would gain for whose turn it is, playing for both."""
    s, trial = states[level], states[DEPTH + 1]
    copy(trial, s)
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
    """The value of the state of level 1, as its frame asks for it (see FRAME).

    Once the limit of nodes is passed the value means nothing.
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
    """The value of a state if that is known at once, else OPEN: its actions are to be tried."""
    s, f = states[level], frames[level]
    counts[NODES] += 1
    if s.phase == OVER:
        return np.int64(1)
    if f.depth <= 0 or level >= DEPTH:
        counts[NODES] += NODES_PLAYED
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
    """Whether no action is left to try; placements beyond the width are left out."""
    if f.low >= f.beta:
        return True
    while f.next >= width and f.next < f.count and actions[f.next] >> SHIFT == PLACE:
        f.next += 1
        f.exact = 0
    return f.next >= f.count


@kernel
def advance(states: Any, frames: Any, level: int, r: Any, room: Any, sign: int) -> None:
    """Carry out the next action of a level, and ask for what it leads to."""
    s, after, f, child = states[level], states[level + 1], frames[level], frames[level + 1]
    action = room[level, f.next]
    f.next += 1
    f.action = action
    copy(after, s)
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
    """Add to a level what its last action came to."""
    value = f.gain - (found >> 1) if f.turned else f.gain + (found >> 1)
    f.exact &= found & 1
    if value > f.best:
        f.best, f.chosen = value, f.action
    f.low = max(f.low, value)
    if f.low >= f.beta:
        # What is left out could only raise the value.
        f.exact = found & 1


@kernel
def leave(f: Any, memory: Any) -> Any:
    """The value of a level whose actions have been tried, which is remembered."""
    known = memory[f.full & np.uint64(ENTRIES - 1)]
    known.key, known.value, known.depth, known.best = f.full, f.best, f.depth, f.chosen
    known.exact = f.exact
    known.bound = AT_LEAST if f.best >= f.beta else (AT_MOST if f.best <= f.alpha else EXACT)
    return np.int64(f.best * 2 + f.exact)


@kernel
def follow(states: Any, r: Any, w: Any, memory: Any, key: Any) -> None:
    """Play the state of level 1 to its end, by what is remembered as best, then by heuristic."""
    s, trial = states[1], states[2]
    for _ in range(DEPTH):
        if s.phase == OVER:
            return
        full = full_key(key, s, r)
        known = memory[full & np.uint64(ENTRIES - 1)]
        if known.key != full or known.best < 0:
            break
        key = with_action(key, s, known.best)
        act(s, r, known.best)
    play_out(s, trial, r, w, -1, w)


@entry
def _look(
    states: State,
    rules: Any,
    weights: Weights,
    scores: Any,
    progress: Any,
    frames: Any,
    room: Any,
    memory: Any,
    counts: Any,
    codes: Any,
    values: Any,
    exact: Any,
    played: Any,
    chances: Any,
    depth: int,
    width: int,
) -> bool:
    """Look at every action from the root; return whether that came to an end."""
    root, r, w = states[0], rules[0], weights[0]
    sign, seat, f = int(w.sign), root.turn, frames[1]
    best = np.int64(-FAR)
    for i in range(len(codes)):
        after = states[1]
        copy(after, root)
        act(after, r, codes[i])
        gain = ahead(after, seat, sign) - ahead(root, seat, sign)
        turned = after.turn != seat
        brought = guess(states, 1, r, w, sign)
        played[i] = gain - brought if turned else gain + brought
        key = with_action(NONE, root, codes[i])
        low = best - MARGIN - gain
        below, above = (np.int64(-FAR), -low) if turned else (low, np.int64(FAR))
        f.key, f.depth, f.alpha, f.beta = key, depth - 1, below, above
        found = value_of(states, frames, r, w, room, memory, counts, width, sign)
        if counts[NODES] > counts[LIMIT]:
            return False
        values[i] = gain - (found >> 1) if turned else gain + (found >> 1)
        exact[i] = found & 1 == 1
        best = max(best, values[i])
        copy(after, root)
        act(after, r, codes[i])
        follow(states, r, w, memory, key)
        after.source = np.uint64(1)
        chances[i, 0] = 0.5 + 0.5 * np.sign(ahead(after, seat, sign))
        chances[i, 1] = match_chance(after, r, progress[0], progress[1], scores, seat)
    return True
