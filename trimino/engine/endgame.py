"""The endgame solver for two players and an empty well, where nothing is hidden.

Alpha-beta with iterative deepening, selective at first; see `alphabeta`. Once every line is
searched to the end of the round, the endgame is solved.
"""

import zlib
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

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
    NODES_PER_SIMULATION,
    OPEN,
    TAKEN,
    search_on,
)
from trimino.engine.breadth import EVERYTHING, PLAYING, Breadth
from trimino.engine.compiled import entry
from trimino.engine.endgame_root import order_root, weigh_lines
from trimino.engine.moves import MAX_ACTIONS
from trimino.engine.packed import PackedState, new_states
from trimino.engine.transpositions import Memory, new_memory
from trimino.engine.weights import Weights

COMPLETE = 1 << 14
"""A depth that no line reaches."""

VALUE_MARGIN = 20
"""Among actions this close to the best of a solved endgame, the chance of winning the match
decides."""

EXPECTED = 50
"""The aspiration window: the expected distance of a value from that of the depth before."""


class EndgameOutcome(NamedTuple):
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
        world: PackedState,
        rules: Any,
        weights: Weights,
        scores: Any,
        progress: npt.NDArray[np.int64],
        codes: npt.NDArray[np.int64],
        margin: int = VALUE_MARGIN,
        memory: Memory | None = None,
    ) -> None:
        """Actions up to `margin` below the best will have a value, others only a bound."""
        self._states = new_states(DEPTH + 3)
        self._states[0] = world[0]
        self._rules, self._weights, self._scores = rules, weights, scores
        self._progress = progress
        self._frames = np.zeros(DEPTH + 2, FRAME)
        self._room = np.empty((DEPTH + 2, MAX_ACTIONS), np.int64)
        self._margin = margin
        self._memory = new_memory() if memory is None else memory
        self._counts = np.zeros(COUNTERS, np.int64)
        self._found = np.zeros(len(codes), np.int64)
        self._found_exact = np.zeros(len(codes), np.bool_)
        self.codes = self._in_order(codes)
        self.values = np.full(len(codes), -FAR)
        self.exact = np.zeros(len(codes), np.bool_)
        self.depth = 0
        self.is_exhausted = False
        """Whether no line that was searched at the last depth ended in an estimate."""
        self._begun: Breadth | None = None

    def _in_order(self, codes: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        """The actions in the order in which the heuristic likes them."""
        # A table that is kept must not take one rule set for another.
        self._frames[0]["key"] = zlib.crc32(self._rules.tobytes())
        count = order_root(self._states, self._rules, self._weights, self._frames, self._room)
        ordered = self._room[0, :count]
        return ordered[np.isin(ordered, codes)]

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
        """Whether every action has a proven value, or is proven to be worse than the best."""
        return bool(self.depth and self.exact.all())

    def solve(self, nodes: int) -> bool:
        """Search every line to its end within a node limit; return whether that was finished.

        The next call goes on where this one stopped.
        """
        return self._search(COMPLETE, EVERYTHING, nodes)

    def deepen(self, breadth: Breadth, nodes: int) -> bool:
        """Search one action deeper within a node limit; return whether that was finished."""
        return self._search(min(self.depth, DEPTH) + 1, breadth, nodes)

    def _search(self, depth: int, breadth: Breadth, nodes: int) -> bool:
        if self._begun is not breadth:
            self._begin(depth, breadth, is_narrow=breadth is PLAYING and self.depth > 0)
        self._counts[LIMIT] = self._counts[NODES] + nodes
        done = _search(
            self._states,
            self._rules,
            self._weights,
            self._frames,
            self._room,
            self._memory,
            self._counts,
            breadth.reductions,
            self._found,
            self._found_exact,
        )
        if done and self._is_outside():
            self.accept()
            self._begin(depth, breadth, is_narrow=False)
            return False
        if done:
            self.accept()
            self.depth, self.is_exhausted = depth, not self._counts[ESTIMATES]
        return bool(done)

    def _is_outside(self) -> bool:
        """Whether the value is not inside the window of the root."""
        root, best = self._frames[0], self._found[: self._counts[TAKEN]].max()
        return bool(best <= root["alpha"] or best >= root["beta"])

    def _begin(self, depth: int, breadth: Breadth, *, is_narrow: bool) -> None:
        """Set up the root for a search, in all values or near that of the depth before."""
        root, counts = self._frames[0], self._counts
        count = min(len(self.codes), breadth.width(depth))
        self._room[0, :count] = self.codes[:count]
        root["depth"], root["count"] = depth, count
        root["margin"] = 0 if breadth is PLAYING else self._margin
        root["exact"], root["alone"] = count == len(self.codes), len(self.codes) == 1
        low, high = -FAR, FAR
        if is_narrow:
            low, high = int(self.values[0]) - EXPECTED, int(self.values[0]) + EXPECTED
        root["alpha"], root["low"], root["best"], root["beta"] = low, low, -FAR, high
        root["next"], root["again"] = 0, False
        counts[[LEVEL, FOUND, TAKEN, ESTIMATES]] = 0, OPEN, 0, 0
        counts[CLOSELY] = breadth.closely
        self._begun = breadth

    def accept(self) -> None:
        """Accept what was found, also at a depth that is not finished.

        The best action of the depth before was searched first there, so that another one found
        better is better.
        """
        taken = int(self._counts[TAKEN])
        if self._begun is None or not taken:
            return
        self._begun = None
        best = int(np.argmax(self._found[:taken]))
        if self._found[best] <= self._frames[0]["alpha"]:
            return  # All that is known is that everything is worse than expected.
        # Values of different depths cannot be compared.
        self.values[:taken], self.values[taken:] = self._found[:taken], -FAR
        self.exact[:taken], self.exact[taken:] = self._found_exact[:taken], False
        for row in (self.codes, self.values, self.exact):
            row[: best + 1] = np.roll(row[: best + 1], 1)

    def lines(self, least: float = -np.inf) -> list[EndgameOutcome]:
        """The outcomes of the actions that were searched and gain at least so much, best first."""
        rows = np.flatnonzero((self.values > -FAR) & (self.values >= least))
        rows = rows[np.argsort(-self.values[rows], kind="stable")]
        chances = np.zeros((len(rows), 2))
        weigh_lines(
            self._states,
            self._rules,
            self._weights,
            self._scores,
            self._progress,
            self._memory,
            self._frames,
            self.codes[rows],
            self.values[rows],
            self.is_solved,
            chances,
        )
        return [
            EndgameOutcome(
                int(self.codes[row]), float(self.values[row]), bool(self.exact[row]), *chance
            )
            for row, chance in zip(rows, chances.tolist(), strict=True)
        ]


@entry
def _search(
    states: PackedState,
    rules: Any,
    weights: Weights,
    frames: Any,
    room: Any,
    memory: Any,
    counts: Any,
    reductions: Any,
    values: Any,
    exact: Any,
) -> bool:
    w = weights[0]
    return search_on(
        states,
        frames,
        rules[0],
        w,
        room,
        memory,
        counts,
        reductions,
        values,
        exact,
        int(rules[0].sign),
    )
