"""The PettingZoo environment under its conventional names: `env`, wrapped, and `raw_env`.

The wrapper refuses calls out of order, such as a step before the first reset. Two other common
wrappers are not needed: one ends the game at an illegal action, one asserts that a number is in
range; the environment itself raises errors for both and stays as it is.
"""

from typing import Any

from trimino.rules.deprecation import renamed_argument
from trimino.rules.optional_packages import Extra, needs_extra

with needs_extra(Extra.ENVS):
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

    from trimino.envs.aec import Observation
    from trimino.envs.aec import TriminoEnv as raw_env  # noqa: N813  The libraries' own spelling.

__all__ = ["env", "raw_env"]


@renamed_argument("seats", "players")
def env(**settings: Any) -> AECEnv[str, Observation, Any]:
    """The wrapped environment; the settings are those of `raw_env`."""
    return OrderEnforcingWrapper(raw_env(**settings))
