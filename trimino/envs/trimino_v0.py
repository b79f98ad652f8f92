"""The game for PettingZoo under its conventional names: `env`, with a wrapper, and `raw_env`.

The wrapper refuses what comes out of order, such as a step before the first reset. Two others that
are usual are left out: one ends the game when an action is illegal, one asserts that a number is in
range; here the game itself refuses both, says why, and goes on.
"""

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from trimino.envs.aec import Observation
from trimino.envs.aec import TriminoEnv as raw_env  # noqa: N813  The libraries' own spelling.

__all__ = ["env", "raw_env"]


def env(**settings: Any) -> AECEnv[str, Observation, Any]:
    """A table in its wrapper; the settings are those of `raw_env`."""
    return OrderEnforcingWrapper(raw_env(**settings))
