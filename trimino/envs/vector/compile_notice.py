"""A notice on standard error while the kernels are compiled."""

import sys
from functools import cache

from trimino.engine.kernel_folder import cache_folder
from trimino.envs.vector.step import step
from trimino.words import say


@cache
def print_compile_notice() -> None:
    """Print the notice once, unless the largest kernel is in the cache."""
    if not any(cache_folder().glob(f"{step.__module__}.{step.__name__}-*")):
        sys.stderr.write(f"{say('vector-compiling')}\n")
