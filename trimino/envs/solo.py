"""The Gymnasium environment for the solo game, registered as `trimino/Solo-v0`."""

from typing import Any

import numpy as np
import numpy.typing as npt

from trimino.envs.encoding import ACTIONS, HIGH, LOW
from trimino.envs.episode import Episode
from trimino.envs.errors import choice_of_argument
from trimino.envs.observation import ObservationArray
from trimino.envs.rendering import RENDER_MODES, find_render_mode, render_view
from trimino.rules import MatchView, Ruleset, TriminoError
from trimino.rules.optional_packages import Extra, needs_extra
from trimino.rules.word_enum import WordEnum
from trimino.words import say

with needs_extra(Extra.ENVS):
    import gymnasium
    from gymnasium import spaces

_METADATA = {"render_modes": RENDER_MODES, "render_fps": 1}


class Forbidden(WordEnum):
    """The treatment of an action that the mask forbids."""

    RAISE = "raise"
    IGNORE = "ignore"


class SoloEnv(gymnasium.Env[ObservationArray, np.int64]):
    """A solo game; `info["action_mask"]` has a 1 for each action that is legal now.

    An action that the mask forbids changes nothing and raises an error. With `forbidden="ignore"`,
    for agents without masks, `info["refused"]` says why instead.
    """

    metadata = _METADATA

    def __init__(
        self,
        rules: Ruleset | str = "triomino",
        *,
        well_size: int | None = None,
        forbidden: str = Forbidden.RAISE,
        render_mode: str | None = None,
    ) -> None:
        """Set up a solo game; the well has the size of the rules unless `well_size` is given."""
        self._episode = Episode(rules, 1, well_size=well_size)
        self._forbidden = choice_of_argument(Forbidden, "forbidden", forbidden)
        self._mode = find_render_mode(render_mode)
        self.render_mode = render_mode
        self.observation_space = spaces.Box(LOW, HIGH, dtype=np.int16)
        self.action_space = spaces.Discrete(ACTIONS)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[ObservationArray, dict[str, Any]]:
        """Deal. Equal seeds give equal tiles; without a seed the random source continues."""
        super().reset(seed=seed)
        self._episode.begin(self.np_random)
        return self._episode.observe(0), self._info()

    def step(self, action: np.int64) -> tuple[ObservationArray, float, bool, bool, dict[str, Any]]:
        reward, refused = self._played(action)
        return self._episode.observe(0), reward, self._episode.over, False, self._info() | refused

    def _played(self, action: object) -> tuple[float, dict[str, Any]]:
        try:
            (reward,) = self._episode.play(action)
        except TriminoError as error:
            if self._forbidden is Forbidden.RAISE or self._episode.over:
                raise
            return 0.0, {"refused": say(error.message)}
        return reward, {}

    def view(self) -> MatchView:
        """All that the player may know, as the view of `trimino.rules`."""
        return self._episode.view(0)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions, as `MaskablePPO` of sb3-contrib asks for them."""
        return self._episode.mask(0).astype(np.bool_)

    def render(self) -> Any:
        """The table as the player sees it."""
        return None if self._mode is None else render_view(self.view(), ["player_0"], self._mode)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._episode.mask(0)}

    def __repr__(self) -> str:
        return f"<SoloEnv: {self._episode.rules.base}>"
