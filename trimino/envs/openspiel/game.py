"""The OpenSpiel game: its type, parameters and bounds."""

from collections.abc import Mapping
from typing import Any

import pyspiel

from trimino.envs.encoding import ACTIONS
from trimino.envs.openspiel.bounds import max_actions, max_points, min_points
from trimino.envs.openspiel.observer import TriminoObserver
from trimino.envs.openspiel.state import TriminoState
from trimino.rules import Ruleset, published
from trimino.rules.deal import check_players

DEFAULTS = {"rules": "triomino", "players": 2}

_TYPE = pyspiel.GameType(
    short_name="trimino",
    long_name="Trimino",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification=DEFAULTS,
)


class TriminoGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types.
    """One round under a published rule set; seat 0 is the youngest."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**DEFAULTS, **(params or {})}
        players = chosen["players"]
        self.rules: Ruleset = published(chosen["rules"])
        check_players(self.rules, players)
        super().__init__(_TYPE, _info(self.rules, players), chosen)

    def new_initial_state(self) -> TriminoState:
        return TriminoState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The number of tiles: each is dealt or drawn at most once."""
        return len(self.rules.tiles)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, Any] | None = None,
    ) -> TriminoObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return TriminoObserver(kind, self.max_game_length(), params)


def _info(rules: Ruleset, players: int) -> pyspiel.GameInfo:
    sign = rules.sign
    least, most = sorted((sign * min_points(rules, players), sign * max_points(rules, players)))
    return pyspiel.GameInfo(
        num_distinct_actions=ACTIONS,
        max_chance_outcomes=len(rules.tiles),
        num_players=players,
        min_utility=least,
        max_utility=most,
        max_game_length=max_actions(rules, players),
    )


pyspiel.register_game(_TYPE, TriminoGame)
