"""Thousands of tables in one batch, for those who train: the packed engine as an environment.

`tables` is the environment; kernels beside it follow what `trimino.envs.encoding` says, and tests
hold both equal. Importing this loads NumPy and Numba.
"""

from trimino.envs.vector.vector_env import VectorTables

__all__ = ["VectorTables"]
