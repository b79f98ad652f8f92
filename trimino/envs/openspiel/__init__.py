"""The OpenSpiel game, registered as `trimino` on import.

    trimino(rules=tri-domino,players=4)

One round is one game. `chance_table` is a round in which chance chooses the tiles, `state` and
`game` adapt it to OpenSpiel, `observer` and `infostate` are what players see, `bounds` limits
length and points, `resampling` samples other histories of an information state.
"""

from trimino.rules.optional_packages import Extra, needs_extra

with needs_extra(Extra.ENVS):
    from trimino.envs.openspiel.game import TriminoGame
    from trimino.envs.openspiel.observer import TriminoObserver
    from trimino.envs.openspiel.state import TriminoState

__all__ = ["TriminoGame", "TriminoObserver", "TriminoState"]
