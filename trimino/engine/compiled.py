"""Decorators for kernels, which Numba compiles.

In kernels overflow wraps and array bounds are not checked. `packed` argues why all indices are in
range, and tests run with checks switched on (TRIMINO_CHECK_BOUNDS=1).
"""

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

import numba

from trimino.engine.kernel_cache import CHECKS_BOUNDS, KernelCache

P = ParamSpec("P")
R = TypeVar("R")

ENTRIES: list[Callable[..., Any]] = []
"""The entries of all imported modules."""


def kernel(function: Callable[..., Any]) -> Callable[..., Any]:
    """A kernel that only other kernels call; it is compiled with its callers."""
    return _compile(function, no_cpython_wrapper=True)


def inlined(function: Callable[..., Any]) -> Callable[..., Any]:
    """A kernel that is inlined into its callers: for short ones that are called often."""
    return _compile(function, no_cpython_wrapper=True, forceinline=True)


def entry(function: Callable[P, R]) -> Callable[P, R]:
    """A kernel that Python calls: compiled at its first call, or loaded from the cache."""
    compiled: Any = _compile(function)
    compiled._cache = KernelCache(function)
    ENTRIES.append(compiled)
    return compiled


def _compile(function: Callable[P, R], **options: bool) -> Callable[P, R]:
    compile_: Callable[..., Callable[[Callable[P, R]], Callable[P, R]]] = numba.njit
    return compile_(
        no_cfunc_wrapper=True, error_model="numpy", boundscheck=CHECKS_BOUNDS, **options
    )(function)
