"""Ratings by the Bradley–Terry model of openskill."""

from statistics import fmean
from typing import Any, NamedTuple

from trimino.arena.game import ArenaGame
from trimino.rules.optional_packages import Extra, import_extra


class Rating(NamedTuple):
    """The rating of a bot and its uncertainty; all start at 25."""

    mu: float
    sigma: float


class Ratings:
    """The ratings of all bots, updated game by game."""

    def __init__(self, bots: int, sign: int) -> None:
        self._model: Any = import_extra("openskill.models", Extra.ARENA).BradleyTerryFull()
        self._sign = sign
        begin = self._model.rating()
        self.of = [Rating(begin.mu, begin.sigma)] * bots

    def add(self, game: ArenaGame) -> None:
        """Update the ratings with a game; a bot in several seats gets the mean of their updates."""
        teams = [[self._model.create_rating(list(self.of[bot]))] for bot in game.seating]
        rated = self._model.rate(teams, ranks=ranks(game, self._sign))
        for bot in set(game.seating):
            own = [team[0] for team, who in zip(rated, game.seating, strict=True) if who == bot]
            self.of[bot] = Rating(fmean(one.mu for one in own), fmean(one.sigma for one in own))


def ranks(game: ArenaGame, sign: int) -> list[float]:
    """The ranks of the seats: winners first, the others by totals with the sign of the rules.

    Equals share a rank.
    """
    winners = game.rounds[-1].winners if game.winners is None else game.winners
    order = [
        (0, 0) if seat in winners else (1, -sign * total) for seat, total in enumerate(game.totals)
    ]
    places = sorted(set(order))
    return [float(places.index(place)) for place in order]
