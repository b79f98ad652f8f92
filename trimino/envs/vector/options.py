"""What is chosen when tables are set: who plays, what is rewarded, how long an episode is."""

from collections.abc import Iterable, Sequence

import numpy as np

from trimino.bots.roster import ROSTER
from trimino.envs.episode import RESULT_WEIGHT, Length, Reward
from trimino.envs.errors import choice
from trimino.envs.vector.errors import VectorError, VectorReason
from trimino.envs.vector.layout import GAME, GREEDY, HEURISTIC, RANDOM, Game

OPPONENTS = {"random": RANDOM, "greedy": GREEDY, "heuristic": HEURISTIC}
"""The bots of the roster that are compiled whole. Those that search look at the story of a round,
which no packed state has."""

assert OPPONENTS.keys() <= {entry.name for entry in ROSTER}

WORTH = {
    Reward.POINTS: (1, 0),
    Reward.RESULT: (0, 1),
    Reward.BOTH: (1, RESULT_WEIGHT),
}
"""What a point and winning are worth."""


def pack_game(seats: int, opponents: str | Sequence[str] | None, reward: str, episode: str) -> Game:
    """The choices as the kernels read them."""
    packed = np.zeros(1, GAME)
    game = packed[0]
    game["points"], game["result"] = WORTH[choice(Reward, "reward", reward)]
    game["whole_match"] = choice(Length, "episode", episode) is Length.MATCH
    game["seats"] = seats
    if opponents is not None:
        alike = isinstance(opponents, str) or not isinstance(opponents, Iterable)
        names = [opponents] * (seats - 1) if alike else list(opponents)
        if len(names) != seats - 1:
            raise VectorError(VectorReason.OPPONENTS_WRONG, given=len(names), needed=seats - 1)
        game["player"][1:seats] = [_player(name) for name in names]
    return packed


def _player(name: object) -> int:
    if not isinstance(name, str) or name not in OPPONENTS:
        known = ", ".join(OPPONENTS)
        raise VectorError(VectorReason.NO_SUCH_OPPONENT, name=str(name), known=known)
    return OPPONENTS[name]
