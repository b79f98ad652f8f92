"""The plan of a contest: who meets whom, under which rules, and from which deals.

A pair is the same deals played once with every rotation of the seats, so that each bot gets each
hand. It has two games for two bots at a table of two, else as many as there are seatings:

    bots A, B at a table of two      A B         bots A, B at a table of four      A B B B
                                     B A                                           B A B B
                                                                                   B B A B
                                                                                   B B B A
"""

import random
from itertools import combinations
from typing import NamedTuple

from trimino.arena.errors import ArenaError, ArenaReason
from trimino.bots.random_source import random_source
from trimino.engine.budget import Budget
from trimino.records.player_names import disambiguate
from trimino.rules import Match

__all__ = ["ArenaPlan"]

ArenaSeating = tuple[int, ...]
"""The bot in each seat, by its number in the plan."""


class ArenaPlan(NamedTuple):
    """A contest; every game starts as a copy of `match`, which is not dealt yet."""

    match: Match
    bots: tuple[str, ...]
    seed: int
    budget: Budget | None = None
    single_rounds: bool = False
    recorded: bool = False

    def check(self) -> None:
        """Raise `ArenaError` if there is nothing to compare."""
        if len(self.bots) < 2:
            raise ArenaError(ArenaReason.TOO_FEW_BOTS)

    @property
    def names(self) -> list[str]:
        return disambiguate(self.bots)

    @property
    def seatings(self) -> list[ArenaSeating]:
        """The seatings of a pair's games; of solo games one, where each bot plays alone."""
        if self.match.is_solo:
            return [tuple(range(len(self.bots)))]
        return [
            turned
            for table in _tables(len(self.bots), self.match.players)
            for turned in turns(table)
        ]

    def deals(self, pair: int) -> random.Random:
        """The random source for the deals of a pair, the same for each of its games."""
        return random_source(self.seed, pair, "deals")

    def __repr__(self) -> str:
        return f"<ArenaPlan of {', '.join(self.names)}, seed {self.seed}>"


def _tables(bots: int, seats: int) -> list[ArenaSeating]:
    """The tables of a contest: all bots, the last of them in every remaining seat.

    With more bots than seats, every combination has a table.

    >>> _tables(2, 4), _tables(3, 2)
    ([(0, 1, 1, 1)], [(0, 1), (0, 2), (1, 2)])
    """
    if bots > seats:
        return list(combinations(range(bots), seats))
    return [(*range(bots), *(bots - 1,) * (seats - bots))]


def turns(table: ArenaSeating) -> list[ArenaSeating]:
    """The rotations of a table.

    >>> turns((0, 1, 1))
    [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    """
    return [table[len(table) - step :] + table[: len(table) - step] for step in range(len(table))]
