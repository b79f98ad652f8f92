"""The tables of a batch a second time, in the rules: the same deals, the same actions."""

import random
from typing import Any

import numpy as np
import numpy.typing as npt

from tests.engine.unpacking import unpack_tiles
from trimino.engine.tile_tables import NUMBERED
from trimino.envs.episode import Episode
from trimino.envs.vector import VectorTables
from trimino.rules import Deal, Match


def deal_at(env: VectorTables, table: int) -> Deal:
    """The deal of a round in which nothing has been done yet."""
    state = env._states[table]
    hands = tuple(tuple(unpack_tiles(hand)) for hand in state["hands"][: env.players])
    well = [NUMBERED[number] for number in state["well"][: state["well_size"]]]
    return Deal(hands, tuple(reversed(well)))


class Mirror(Episode):
    """An episode of the rules that follows a table."""

    def __init__(self, env: VectorTables, table: int, reward: str, length: str) -> None:
        youngest = int(env._tables[table]["youngest"])
        super().__init__(env.rules, env.players, reward=reward, length=length, youngest=youngest)
        self._match = _Followed(env, table, youngest)
        self._match.deal(self._rng)


class _Followed(Match):
    """A match whose rounds are dealt as at a table of a batch."""

    __slots__ = ("_env", "_table")

    def __init__(self, env: VectorTables, table: int, youngest: int) -> None:
        super().__init__(env.rules, env.players, youngest=youngest)
        self._env, self._table = env, table

    def _shuffled(self, rng: random.Random) -> Deal:
        return deal_at(self._env, self._table)


class Mirrors:
    """All tables of a batch; every step is compared with the rules."""

    def __init__(self, env: VectorTables, reward: str, length: str, seed: int) -> None:
        self._env, self._kind = env, (reward, length)
        observations, info = env.reset(seed=seed)
        self._mirrors = [self._mirror(table) for table in range(env.num_envs)]
        self.ended, self.rounds = 0, 0
        self._compare(observations, info)

    def step(self, actions: npt.NDArray[np.int64]) -> None:
        seats = [mirror.turn for mirror in self._mirrors]
        observations, rewards, over, truncated, info = self._env.step(actions)
        assert not truncated.any()
        for table, number in enumerate(actions.tolist()):
            mirror = self._mirrors[table]
            expected = mirror.play(number)
            assert info["rewards"][table].tolist() == list(expected)
            assert rewards[table] == expected[seats[table]]
            assert over[table] == mirror.over
            if mirror.over:
                self._compare_end(table, seats[table], info)
                self._mirrors[table] = self._mirror(table)
        self._compare(observations, info)

    def _mirror(self, table: int) -> Mirror:
        return Mirror(self._env, table, *self._kind)

    def _compare(self, observations: npt.NDArray[np.int16], info: dict[str, Any]) -> None:
        for table, mirror in enumerate(self._mirrors):
            seat = mirror.turn
            assert info["turn"][table] == seat
            assert observations[table].tolist() == mirror.observe(seat).tolist()
            assert info["action_mask"][table].tolist() == mirror.mask(seat).tolist()

    def _compare_end(self, table: int, seat: int, info: dict[str, Any]) -> None:
        self.ended += 1
        self.rounds += self._mirrors[table].match.rounds_dealt
        mirror = self._mirrors[table]
        assert info["_final_obs"][table]
        assert info["final_obs"][table].tolist() == mirror.observe(seat).tolist()
        assert tuple(info["final_info"]["totals"][table]) == mirror.match.totals
