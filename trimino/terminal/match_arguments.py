"""Arguments of a match as people give them: players are counted from 1."""

import random
from typing import NamedTuple

from trimino.rules import Match, Ruleset
from trimino.terminal.errors import UsageError, UsageReason


class MatchArguments(NamedTuple):
    """The arguments of a match; `youngest` is a player counted from 1."""

    rules: Ruleset
    players: int
    youngest: int | None = None
    rounds: int | None = None
    well: int | None = None

    def match(self) -> Match:
        """A new match; raises an error if it cannot be played so."""
        return Match(
            self.rules,
            self.players,
            youngest=0 if self.youngest is None else seat_of(self.youngest, self.players),
            rounds_to_play=self.rounds,
            well_size=self.well,
        )


def seat_of(player: int, players: int) -> int:
    """The seat, counted from 0, of a player counted from 1."""
    if not 1 <= player <= players:
        raise UsageError(UsageReason.NO_SUCH_PLAYER, player=player, players=players)
    return player - 1


def chosen_seed(seed: int | None) -> int:
    """The given seed, or a random one."""
    return random.SystemRandom().randrange(1_000_000_000) if seed is None else seed
