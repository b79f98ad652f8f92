"""The vector environment: a batch of tables that one compiled call advances by a step."""

from collections.abc import Sequence
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from trimino.engine.packed import new_states
from trimino.engine.packing import pack_rules
from trimino.engine.weights import weights_for
from trimino.envs.encoding import ACTIONS, HIGH, LOW, SIZE
from trimino.envs.episode import Length, Reward, ruleset_of
from trimino.envs.errors import EnvError, EnvReason
from trimino.envs.vector.compile_notice import print_compile_notice
from trimino.envs.vector.errors import VectorError, VectorReason
from trimino.envs.vector.layout import TABLE
from trimino.envs.vector.options import pack_game
from trimino.envs.vector.seeds import Seed, seeds_for, stream_seeds
from trimino.envs.vector.step import begin, choose_legal, step
from trimino.rules import Ruleset
from trimino.rules.deal import check_players
from trimino.rules.deprecation import renamed_argument, warn_renamed
from trimino.rules.field_domains import is_whole
from trimino.rules.summaries import number_of

Array = TypeVar("Array", bound=npt.NDArray[Any])
Observations = npt.NDArray[np.int16]
IntArray = npt.NDArray[np.int64]
BoolArray = npt.NDArray[np.bool_]
Info = dict[str, Any]

_METADATA = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}


class VectorTables(VectorEnv[Observations, npt.ArrayLike, npt.NDArray[Any]]):
    """A batch of tables under one rule set, each with its own match.

    At every table the seat in `info["turn"]` acts and gets the reward; `info["rewards"]` has the
    rewards of all seats. With `opponents` only seat 0 acts, and bots play the others: one name for
    all of them, or one for each.

    The episode after one that ends begins within the same step. Returned arrays are copies; with
    `copy=False` they are read-only, and the next step changes them.
    """

    metadata = _METADATA

    @renamed_argument("seats", "players")
    def __init__(
        self,
        num_envs: int,
        rules: Ruleset | str = "triomino",
        players: int = 2,
        *,
        opponents: str | Sequence[str] | None = None,
        reward: str = Reward.POINTS,
        episode: str = Length.MATCH,
        copy: bool = True,
    ) -> None:
        """Set up `num_envs` tables."""
        if not is_whole(num_envs, 1, 2**31):
            raise VectorError(VectorReason.NO_TABLES, number=num_envs)
        self.rules = ruleset_of(rules)
        check_players(self.rules, players)
        game = pack_game(players, opponents, reward, episode)
        self.num_envs, self.players, self._copies = num_envs, players, copy
        self.single_observation_space = Box(LOW, HIGH, dtype=np.int16)
        self.single_action_space = Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        # One more state, for trying placements.
        self._states = new_states(num_envs + 1)
        self._tables = np.zeros(num_envs, TABLE)
        self._game = pack_rules(self.rules), weights_for(self.rules, players), game
        self._set_arrays(num_envs, players)
        self._is_reset = False

    def _set_arrays(self, tables: int, players: int) -> None:
        self._observations = np.zeros((tables, SIZE), np.int16)
        self._masks = np.zeros((tables, ACTIONS), np.int8)
        self._turns = np.zeros(tables, np.int64)
        self._rewards = np.zeros(tables)
        self._each = np.zeros((tables, players))
        self._over = np.zeros(tables, np.bool_)
        self._never = np.zeros(tables, np.bool_)
        self._finals = np.zeros((tables, SIZE), np.int16)
        self._totals = np.zeros((tables, players), np.int64)
        self._choices = np.zeros(tables, np.uint64)

    @property
    def seats(self) -> int:
        """The old name of `players`."""
        warn_renamed("VectorTables.seats", "players")
        return self.players

    def reset(
        self, *, seed: Seed = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, Info]:
        """Begin an episode at every table, or at those where `options["reset_mask"]` is true.

        From a single seed, table n has the seed plus n. Without one the random sources continue.
        """
        which = np.ones(self.num_envs, np.bool_)
        if options and "reset_mask" in options:
            which &= self._row_of(options["reset_mask"]).astype(np.bool_)
        if seed is not None or not self._is_reset:
            seeds = seeds_for(seed, self.num_envs)
            self._seed(self._row_of(seeds), which)
        print_compile_notice()
        begin(self._states, self._tables, *self._game, which, *self._shown)
        self._is_reset = True
        return self._given(self._observations), self._info()

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Observations, npt.NDArray[np.float64], BoolArray, BoolArray, Info]:
        """Carry out an action at every table, or at none if one of them is illegal."""
        asked = self._checked(actions)
        # A number that is too large must not wrap around into a legal one.
        numbers = np.ascontiguousarray(np.minimum(asked, ACTIONS), np.int64)
        wrong = step(
            self._states,
            self._tables,
            *self._game,
            numbers,
            *self._shown,
            self._rewards,
            self._each,
            self._over,
            self._finals,
            self._totals,
        )
        if wrong >= 0:
            raise VectorError(VectorReason.FORBIDDEN, table=wrong, number=int(asked[wrong]))
        info = self._info() | {"rewards": self._given(self._each)} | self._final_info()
        return (
            self._given(self._observations),
            self._given(self._rewards),
            self._given(self._over),
            self._given(self._never),
            info,
        )

    def action_masks(self) -> BoolArray:
        """The legal actions of every table, as `MaskablePPO` of sb3-contrib asks for them."""
        self._check_reset()
        return self._masks.astype(np.bool_)

    def random_actions(self) -> IntArray:
        """A random legal action for every table, seeded with the tables."""
        self._check_reset()
        actions = np.zeros(self.num_envs, np.int64)
        choose_legal(self._tables, self._choices, actions)
        return actions

    @property
    def _shown(self) -> tuple[Observations, npt.NDArray[np.int8], IntArray]:
        """The arrays that show the tables."""
        return self._observations, self._masks, self._turns

    def _seed(self, seeds: npt.NDArray[np.uint64], which: BoolArray) -> None:
        self._states["source"][:-1][which] = stream_seeds(seeds, 0)[which]
        self._choices[which] = stream_seeds(seeds, 1)[which]

    def _check_reset(self) -> None:
        if not self._is_reset:
            raise EnvError(EnvReason.NOT_RESET)

    def _checked(self, actions: npt.ArrayLike) -> npt.NDArray[Any]:
        """The actions as an array of integers, one for each table."""
        self._check_reset()
        numbers = self._row_of(actions)
        if numbers.dtype.kind not in "iu":
            raise EnvError(EnvReason.ACTION_UNKNOWN, number=numbers[0], most=ACTIONS - 1)
        return numbers

    def _row_of(self, values: npt.ArrayLike) -> npt.NDArray[Any]:
        """An array with one value for each table."""
        row = np.asarray(values)
        if row.shape != (self.num_envs,):
            raise VectorError(VectorReason.ROWS_WRONG, shape=str(row.shape), tables=self.num_envs)
        return row

    def _given(self, array: Array) -> Array:
        """A copy of an array, or a read-only window of it."""
        if self._copies:
            return array.copy()
        window = array.view()
        window.flags.writeable = False
        return window

    def _info(self) -> Info:
        return {"action_mask": self._given(self._masks), "turn": self._given(self._turns)}

    def _final_info(self) -> Info:
        """The last observations and the totals of episodes that have ended."""
        if not self._over.any():
            return {}
        ended, over = np.flatnonzero(self._over), self._over.copy()
        seen = np.full(self.num_envs, None, object)
        seen[ended] = np.fromiter(self._finals[ended], object, len(ended))
        final = {"totals": self._totals.copy(), "_totals": over}
        return {"final_obs": seen, "_final_obs": over, "final_info": final, "_final_info": over}

    def __repr__(self) -> str:
        tables, players = number_of(self.num_envs, "table"), number_of(self.players, "player")
        return f"<VectorTables: {self.rules.base}, {tables} of {players}>"
