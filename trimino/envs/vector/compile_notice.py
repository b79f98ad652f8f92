"""A word to whoever waits while the kernels of a batch are compiled."""

import sys
from functools import cache

from trimino.engine.kernel_cache import cache_folder
from trimino.envs.vector.step import step
from trimino.words import say


@cache
def tell_if_compiling() -> None:
    """Tell so once, unless the largest of the kernels has been compiled before."""
    if not any(cache_folder().glob(f"{step.__module__}.{step.__name__}-*")):
        sys.stderr.write(f"{say('vector-compiling')}\n")
