"""Registration with Gymnasium.

Gymnasium 1.0 removed its plugin entry points: a package is imported before `gymnasium.make` finds
its environments, or named there, as in `gymnasium.make("trimino.envs:trimino/Solo-v0")`.
"""

SOLO_ID = "trimino/Solo-v0"


def register() -> None:
    """Register the environments; registering again does nothing."""
    import gymnasium  # noqa: PLC0415 - importing the package first checks that it is installed

    if SOLO_ID not in gymnasium.registry:
        gymnasium.register(SOLO_ID, entry_point="trimino.envs.solo:SoloEnv")
