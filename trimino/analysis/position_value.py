"""The value of a whole position, hidden tiles included: chances of all seats, and leads.

All positions of a round are played on in the same worlds: the same orders of the well, the same
overlooked bonuses. So between two moments only what happened makes a difference.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from trimino.analysis.kernels.action_trials import value_position
from trimino.analysis.kernels.match_rest import rest_of_match
from trimino.analysis.levels import TableLevels, level_arrays, patience_chances, round_table
from trimino.bots.random_source import random_source
from trimino.engine.budget import Budget
from trimino.engine.packed import SEAT_COUNT, TILE_COUNT, new_states
from trimino.engine.packing import pack_action, pack_round, pack_rules
from trimino.rules import Action, Match

FloatArray = npt.NDArray[np.float64]

FEWEST_WORLDS, MAX_WORLDS = 16, 128
WORLDS_OF_BUDGET = 0.25
"""Worlds in which a position is played on, for each simulation of a decision."""

SOURCE = 0x9E3779B97F4A7C15
_MATCHES = 4096
"""Matches continued from a deal."""


class PositionValue(NamedTuple):
    """By world and seat: the chance of winning the match, and the lead in the round."""

    chances: FloatArray
    points: FloatArray

    def minus(self, other: "PositionValue") -> "PositionValue":
        return PositionValue(self.chances - other.chances, self.points - other.points)


class RoundWorlds:
    """The worlds of one round of a match."""

    def __init__(self, table_levels: TableLevels, budget: Budget, seed: int, round: int) -> None:
        self._company = table_levels
        wanted = int(WORLDS_OF_BUDGET * (budget.simulations or 4 * MAX_WORLDS))
        worlds = min(MAX_WORLDS, max(FEWEST_WORLDS, wanted))
        rng = np.random.default_rng(random_source(seed, round, "worlds").getrandbits(64))
        self._orders = np.argsort(rng.random((worlds, TILE_COUNT)), axis=1).astype(np.int64)
        self._sources = rng.integers(1, 1 << 63, worlds, dtype=np.uint64)

    def value(self, match: Match, action: Action | None = None) -> PositionValue:
        """The value of the current position, or of what follows an action whatever is drawn."""
        seats, worlds = match.players, len(self._sources)
        chances, points = np.zeros((worlds, SEAT_COUNT)), np.zeros((worlds, SEAT_COUNT))
        value_position(
            pack_round(match.round),
            new_states(2),
            *_setting(match, self._company),
            self._orders,
            self._sources,
            -1 if action is None else pack_action(action, starts_field=False),
            chances,
            points,
        )
        return PositionValue(chances[:, :seats], points[:, :seats])

    def expected(self, match: Match) -> PositionValue:
        """The value before the deal of the current round, the same in every world."""
        rules, seats = match.rules, match.players
        packed, levels, scores, progress = _setting(match, self._company)
        chances = np.zeros(seats)
        if seats > 1:
            states, before = pack_round(match.round), progress - np.array([1, 0])
            states[0]["source"] = SOURCE
            chances = rest_of_match(states, packed, levels, before, scores, _MATCHES)[:seats]
        mean = patience_chances(self._company) @ scores[:, :, :seats].mean(axis=1)
        points = rules.sign * (mean - (mean.sum() - mean) / max(1, seats - 1))
        worlds = len(self._sources)
        return PositionValue(np.tile(chances, (worlds, 1)), np.tile(points, (worlds, 1)))


def _setting(match: Match, table_levels: TableLevels) -> tuple[Any, Any, Any, Any]:
    rules = match.rules
    return (
        pack_rules(rules, match.well_size),
        level_arrays(rules, table_levels.blurred),
        round_table(rules, table_levels, match.well_size),
        np.array([len(match.rounds), match.rounds_to_play or rules.rounds or 0]),
    )
