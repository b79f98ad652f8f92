"""Games of OpenSpiel to test with: every rule set, by two, four and six where it allows that."""

import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pyspiel

from trimino.envs.openspiel import TriminoGame, TriminoState
from trimino.rules import RULESETS, Ruleset

Choose = Callable[[list[int]], int]


class Spiel(NamedTuple):
    """A rule set and a number of players."""

    rules: Ruleset
    seats: int

    @property
    def name(self) -> str:
        return f"{self.rules.base}-{self.seats}"

    @property
    def text(self) -> str:
        """The text by which OpenSpiel loads the game."""
        return f"trimino(rules={self.rules.base},players={self.seats})"

    def load(self) -> TriminoGame:
        game = pyspiel.load_game(self.text)
        assert isinstance(game, TriminoGame)
        return game


SPIELS = tuple(
    Spiel(rules, seats)
    for rules in RULESETS
    for seats in (2, 4, 6)
    if rules.players[0] <= seats <= rules.players[1]
)


def by_name(spiel: Any) -> str:
    """The id of a game in the name of a test."""
    return spiel.name if isinstance(spiel, Spiel) else str(spiel)


def states(game: TriminoGame, rng: random.Random, choose: Choose | None = None) -> Iterator[Any]:
    """Every state of one game, the same object each time; chance is fair, players choose."""
    choose = choose or rng.choice
    state: TriminoState = game.new_initial_state()
    yield state
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action((rng.choice if state.is_chance_node() else choose)(legal))
        yield state
