"""Registration with Gymnasium.

Gymnasium 1.0 removed its plugin entry points: a package is imported before `gymnasium.make` finds
its environments, or named there, as in `gymnasium.make("trimino.envs:trimino/Solo-v0")`.
"""

from contextlib import suppress

SOLO_ID = "trimino/Solo-v0"


def register() -> None:
    """Register the environments, if Gymnasium is installed; registering again does nothing."""
    with suppress(ModuleNotFoundError):
        import gymnasium  # noqa: PLC0415 - OpenSpiel's environment works without it

        if SOLO_ID not in gymnasium.registry:
            gymnasium.register(SOLO_ID, entry_point="trimino.envs.solo:SoloEnv")
