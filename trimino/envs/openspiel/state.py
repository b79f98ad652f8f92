"""The state of the OpenSpiel game, an adapter of `ChanceTable`."""

import random
from collections.abc import Callable
from typing import TYPE_CHECKING

import pyspiel

from trimino.envs.encoding import NUMBER
from trimino.envs.openspiel.chance_table import ChanceTable
from trimino.envs.openspiel.infostate import number_meaning, whole_text
from trimino.envs.openspiel.resampling import resampled
from trimino.rules import TILES

if TYPE_CHECKING:
    from trimino.envs.openspiel.game import TriminoGame

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


class TriminoState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types.
    """A round being dealt or played; `TriminoGame.new_initial_state` makes it.

    OpenSpiel clones and pickles every attribute; the table supports both and is the only one.
    """

    def __init__(self, game: "TriminoGame") -> None:
        super().__init__(game)
        self.table = ChanceTable(game.rules, game.num_players())

    def current_player(self) -> int:
        table = self.table
        if table.round is None or table.is_drawing:
            return CHANCE
        return TERMINAL if table.over else table.round.turn

    def is_terminal(self) -> bool:
        return self.table.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The tiles that chance can choose, each equally likely."""
        tiles = self.table.tiles
        return [(NUMBER[tile], 1 / len(tiles)) for tile in tiles]

    def _apply_action(self, action: int) -> None:
        self.table.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(TILES[action]) if player == CHANCE else number_meaning(action)

    def returns(self) -> list[float]:
        """The points of the round once it is over, negated where the lowest total wins.

        OpenSpiel maximizes them.
        """
        sign = self.get_game().rules.sign if self.table.over else 0
        return [float(sign * points) for points in self.table.points]

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> "TriminoState":
        """A state with another history that the player cannot distinguish from this one.

        `rng` gives a number from 0 to 1, as OpenSpiel's samplers do.
        """
        state: TriminoState = self.get_game().new_initial_state()
        for action in resampled(self.table, player, random.Random(rng())):
            state.apply_action(action)
        return state

    def __str__(self) -> str:
        return whole_text(self.table)
