"""The game for OpenSpiel: importing this registers it as `trimino`.

    trimino(rules=tri-domino,players=4)

One round is one game. `table` is a round in which chance chooses the tiles, `state` and `game` show
it to OpenSpiel, `observer` is what players see of it, `bounds` how long and how dear it can get.
"""

from trimino.envs.openspiel.game import TriminoGame
from trimino.envs.openspiel.observer import TriminoObserver
from trimino.envs.openspiel.state import TriminoState

__all__ = ["TriminoGame", "TriminoObserver", "TriminoState"]
