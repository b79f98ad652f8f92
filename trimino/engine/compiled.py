"""Decorators for kernels, which Numba compiles.

In kernels overflow wraps and array bounds are not checked. `packed` argues why all indices are in
range, and tests run with checks switched on (TRIMINO_CHECK_BOUNDS=1).
"""

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

from trimino.engine.kernel_cache import KernelCache, SharedCache
from trimino.engine.kernel_compilers import (
    EntryCompiler,
    KernelCompiler,
    KernelDispatcher,
    SharedCompiler,
)
from trimino.engine.kernel_folder import CHECKS_BOUNDS

P = ParamSpec("P")
R = TypeVar("R")

OPTIONS = {
    "nopython": True,
    "no_cfunc_wrapper": True,
    "error_model": "numpy",
    "boundscheck": CHECKS_BOUNDS,
}

ENTRIES: list[Callable[..., Any]] = []
"""The entries of all imported modules."""


def kernel(function: Callable[..., Any]) -> Callable[..., Any]:
    """A kernel that only other kernels call; it is compiled with its callers."""
    return _compile(function, KernelCompiler, no_cpython_wrapper=True)


def inlined(function: Callable[..., Any]) -> Callable[..., Any]:
    """A kernel that is inlined into its callers: for short ones that are called often."""
    return _compile(function, KernelCompiler, no_cpython_wrapper=True, forceinline=True)


def shared(function: Callable[..., Any]) -> Callable[..., Any]:
    """A kernel that is compiled once for all its callers: for long ones that many call."""
    compiled = _compile(function, SharedCompiler, no_cpython_wrapper=True)
    compiled._cache = SharedCache(function)
    return compiled


def entry(function: Callable[P, R]) -> Callable[P, R]:
    """A kernel that Python calls: compiled at its first call, or loaded from the cache."""
    compiled = _compile(function, EntryCompiler)
    compiled._cache = KernelCache(function)
    ENTRIES.append(compiled)
    return compiled


def _compile(function: Callable[..., Any], compiler: type, **options: bool) -> Any:
    return KernelDispatcher(function, targetoptions=OPTIONS | options, pipeline_class=compiler)
