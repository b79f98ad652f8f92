"""Kernels: functions that Numba compiles.

Overflow wraps and an index out of range is not noticed; the bounds are argued for in `packed`, and
tested with checks switched on (TRIMINO_CHECK_BOUNDS=1).
"""

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

import numba

from trimino.engine.kernel_cache import CHECKS_BOUNDS, KernelCache

P = ParamSpec("P")
R = TypeVar("R")

ENTRIES: list[Callable[..., Any]] = []
"""Every entry of the modules that have been imported."""


def kernel(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function for other kernels to call; it is compiled with the first that does."""
    return _compile(function, no_cpython_wrapper=True)


def inlined(function: Callable[..., Any]) -> Callable[..., Any]:
    """A kernel that becomes a part of each that calls it: short ones that are called often."""
    return _compile(function, no_cpython_wrapper=True, forceinline=True)


def entry(function: Callable[P, R]) -> Callable[P, R]:
    """A kernel that Python calls: it is compiled then, with all it calls, or found compiled."""
    compiled: Any = _compile(function)
    compiled._cache = KernelCache(function)
    ENTRIES.append(compiled)
    return compiled


def _compile(function: Callable[P, R], **options: bool) -> Callable[P, R]:
    compile_: Callable[..., Callable[[Callable[P, R]], Callable[P, R]]] = numba.njit
    return compile_(
        no_cfunc_wrapper=True, error_model="numpy", boundscheck=CHECKS_BOUNDS, **options
    )(function)
