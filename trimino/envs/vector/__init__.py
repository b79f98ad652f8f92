"""The vector environment: thousands of tables in one batch, on the packed engine.

`vector_env` is the environment. The kernels beside it encode as `trimino.envs.encoding` does, and
tests compare both. Importing this loads NumPy and Numba.
"""

from trimino.rules.optional_packages import Extra, needs_extra

with needs_extra(Extra.ENVS):
    from trimino.envs.vector.vector_env import VectorTables

__all__ = ["VectorTables"]
