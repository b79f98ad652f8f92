"""People of a server: the level that they are taken for, fitted to how they lay."""

from collections.abc import Iterable
from typing import NamedTuple

from trimino.analysis.habits import Habits
from trimino.analysis.levels import Level
from trimino.rules import Ruleset

PEOPLE_HERE = "people-here"
"""The name of the fitted level."""

ENOUGH = 100
"""Chances for a bonus, and where drawing is free turns, from which a level is fitted."""

SEEN = 0.05
"""The share of bonuses that even the heuristic, which sees all, leaves: the end of the scale."""

_HOARDS = 0.5
"""The share of turns with a fitting tile in which a draw marks a player who drains the well."""


STEPS = 20
"""Steps of the scale: each has its own table of rounds, which is computed and kept."""


class RuleFamily(NamedTuple):
    """Tables where people are expected to lay alike: the draw rule, and the number of players."""

    free_draw: bool
    players: int

    @classmethod
    def of(cls, rules: Ruleset, players: int) -> "RuleFamily":
        return cls(rules.free_draw, players)


class People(NamedTuple):
    """The habits of the people of a server, by family of rules."""

    habits: tuple[tuple[RuleFamily, Habits], ...] = ()

    @classmethod
    def of(cls, counted: Iterable[tuple[RuleFamily, Habits]]) -> "People":
        return cls(tuple(counted))

    def level(self, rules: Ruleset, players: int) -> Level | None:
        """The level of people under these rules; None while there are too few decisions."""
        family = RuleFamily.of(rules, players)
        return next(
            (fitted_level(habits, one) for one, habits in self.habits if one == family), None
        )


NOBODY = People()
"""People of whom nothing is known."""


def fitted_level(habits: Habits, family: RuleFamily) -> Level | None:
    """A level that overlooks and draws as often as people do, once there are enough decisions."""
    if habits.chances < ENOUGH or (family.free_draw and habits.turns < ENOUGH):
        return None
    missed = (habits.overlooked / habits.chances - SEEN) / (1 - SEEN)
    hoards = float(family.free_draw and habits.drew >= _HOARDS * habits.turns)
    overlooks = min(max(missed, 0.0), 1.0)
    return Level(PEOPLE_HERE, overlooks=round(overlooks * STEPS) / STEPS, hoards=hoards)
