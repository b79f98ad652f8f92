"""The endgame solver for two players and an empty well, where nothing is hidden.

Alpha-beta with iterative deepening. Where the depth is used up the heuristic plays on; once every
line is searched to the end of the round, the endgame is solved.

Expecting the best reply every time wins less against opponents who do not find it. Until the
endgame is solved, the expected points of an action are therefore the mean of its alpha-beta value
and of what it brings if the heuristic plays on, which was measured to be stronger than either.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from trimino.engine.alphabeta import (
    DEPTH,
    ENTRIES,
    FAR,
    FRAME,
    LIMIT,
    MEMORY,
    NODES,
    NODES_PER_SIMULATION,
    ahead,
    guess,
    value_of,
)
from trimino.engine.bits import NONE, bit
from trimino.engine.compiled import entry, kernel
from trimino.engine.copy_state import copy_state
from trimino.engine.hashing import full_key, with_action
from trimino.engine.heuristic import play_out
from trimino.engine.match_chance import match_chance
from trimino.engine.moves import MAX_ACTIONS, PLACE, SHIFT, act, layable
from trimino.engine.packed import LAID, OVER, State, new_states
from trimino.engine.weights import Weights

MARGIN = 20
"""Among actions this close to the best, the chance of winning the match decides."""

WINDOW = 60
"""Actions further below the best get only a bound as value, unless there are just two."""

MATCH_SAMPLES = 16
"""Samples of the rest of the match, for the chance of winning it after the expected end."""


class Line(NamedTuple):
    """The outcome of an action: points ahead, whether they are exact, and chances of winning."""

    code: int
    points: float
    exact: bool
    round: float
    match: float


class Endgame:
    """A search of the end of a round, which can be deepened and read at any time."""

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
        self._room = np.empty((DEPTH + 2, MAX_ACTIONS), np.int64)
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
        """The work so far, in simulated rounds."""
        return self.nodes // NODES_PER_SIMULATION

    @property
    def nodes(self) -> int:
        """The work so far, in nodes."""
        return int(self._counts[NODES])

    @property
    def tiles_held(self) -> int:
        """The number of tiles in both hands."""
        return sum(int(hand).bit_count() for hand in self._states[0]["hands"])

    @property
    def is_solved(self) -> bool:
        return bool(self.depth and self.exact.all())

    def solve(self, nodes: int) -> bool:
        """Search every line to its end within a node limit; return whether it was finished."""
        return self._search(DEPTH, MAX_ACTIONS, nodes)

    def deepen(self, width: int, nodes: int) -> bool:
        """Search one action deeper, at most `width` placements at each node."""
        return self._search(self.depth + 1, width, nodes)

    def _search(self, depth: int, width: int, nodes: int) -> bool:
        values, exact = self.values.copy(), self.exact.copy()
        self._counts[LIMIT] = self._counts[NODES] + nodes
        chances = self.chances.copy()
        finished = _search_root(
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
        """The outcomes of all actions, the best first."""
        rows = zip(self.codes, self.expected, self.exact, self.chances.tolist(), strict=True)
        return [
            Line(int(code), float(points), bool(exact), *chance)
            for code, points, exact, chance in rows
        ]

    @property
    def expected(self) -> npt.NDArray[np.float64]:
        """The expected lead of each action: exact if solved, else the mean described above."""
        if self.is_solved:
            return self.values.astype(np.float64)
        return (self.values + self.played) / 2


@kernel
def can_do(s: Any, r: Any, action: int) -> bool:
    """Whether a remembered action is legal here: two positions might share a key."""
    if action < 0 or action >> SHIFT != PLACE:
        return action >= 0
    gap = s.status[(action >> 8) & 0x7FFF]
    return gap < LAID and s.fits[gap] & layable(s, r) & bit(action & 63) != NONE


@kernel
def follow(states: Any, r: Any, w: Any, memory: Any, key: Any) -> None:
    """Play the state of level 1 to its end by the remembered best actions, then by heuristic."""
    s, trial = states[1], states[2]
    for _ in range(DEPTH):
        if s.phase == OVER:
            return
        full = full_key(key, s, r)
        known = memory[full & np.uint64(ENTRIES - 1)]
        if known.key != full or not can_do(s, r, known.best):
            break
        key = with_action(key, s, known.best)
        act(s, r, known.best)
    play_out(s, trial, r, w, -1, w)


@entry
def _search_root(
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
    """Search every action of the root; return whether the node limit sufficed."""
    root, r, w = states[0], rules[0], weights[0]
    sign, seat, f = int(w.sign), root.turn, frames[1]
    best = np.int64(-FAR)
    window = FAR if len(codes) == 2 else WINDOW
    for i in range(len(codes)):
        after = states[1]
        copy_state(after, root)
        act(after, r, codes[i])
        gain = ahead(after, seat, sign) - ahead(root, seat, sign)
        turned = after.turn != seat
        brought = guess(states, 1, r, w, sign)
        played[i] = gain - brought if turned else gain + brought
        key = with_action(NONE, root, codes[i])
        low = best - window - gain
        below, above = (np.int64(-FAR), -low) if turned else (low, np.int64(FAR))
        f.key, f.depth, f.alpha, f.beta = key, depth - 1, below, above
        found = value_of(states, frames, r, w, room, memory, counts, width, sign)
        if counts[NODES] > counts[LIMIT]:
            return False
        values[i] = gain - (found >> 1) if turned else gain + (found >> 1)
        exact[i] = found & 1 == 1
        best = max(best, values[i])
        copy_state(after, root)
        act(after, r, codes[i])
        follow(states, r, w, memory, key)
        # The same random numbers for every action, so that luck does not separate them.
        after.source = np.uint64(0x9E3779B97F4A7C15)
        chances[i, 0] = 0.5 + 0.5 * np.sign(ahead(after, seat, sign))
        chances[i, 1] = 0.0
        for _ in range(MATCH_SAMPLES):
            chance = match_chance(after, r, progress[0], progress[1], scores, seat)
            chances[i, 1] += chance / MATCH_SAMPLES
    return True
