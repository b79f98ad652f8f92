"""Options of the vector environment: opponents, rewards and length of an episode."""

from collections.abc import Iterable, Sequence

import numpy as np

from trimino.engine.compiled_bots import COMPILED_BOTS
from trimino.envs.episode import RESULT_WEIGHT, Length, Reward
from trimino.envs.errors import choice_of_argument
from trimino.envs.vector.errors import VectorError, VectorReason
from trimino.envs.vector.layout import GAME, GameArray

WORTH = {
    Reward.POINTS: (1, 0),
    Reward.RESULT: (0, 1),
    Reward.BOTH: (1, RESULT_WEIGHT),
}
"""The rewards of a point and of winning."""


def pack_game(
    players: int, opponents: str | Sequence[str] | None, reward: str, episode: str
) -> GameArray:
    """The options as kernels read them."""
    packed = np.zeros(1, GAME)
    game = packed[0]
    game["points"], game["result"] = WORTH[choice_of_argument(Reward, "reward", reward)]
    game["whole_match"] = choice_of_argument(Length, "episode", episode) is Length.MATCH
    game["seats"] = players
    if opponents is not None:
        alike = isinstance(opponents, str) or not isinstance(opponents, Iterable)
        names = [opponents] * (players - 1) if alike else list(opponents)
        if len(names) != players - 1:
            raise VectorError(VectorReason.OPPONENTS_WRONG, given=len(names), needed=players - 1)
        game["player"][1:players] = [_player(name) for name in names]
    return packed


def _player(name: object) -> int:
    if not isinstance(name, str) or name not in COMPILED_BOTS:
        known = ", ".join(COMPILED_BOTS)
        raise VectorError(VectorReason.NO_SUCH_OPPONENT, name=str(name), known=known)
    return COMPILED_BOTS[name]
