"""Kernels: functions that Numba compiles once and keeps in a cache of this user's.

Numba looks whether the file of a kernel has changed, but not the files of those it calls. So the
cache of each version of these sources has a folder of its own, named by their content.
"""

import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import numba
import numpy as np
from numba.core import config

P = ParamSpec("P")
R = TypeVar("R")

MADE = "complete"
"""An empty file of this name says that every kernel is in the cache."""


@cache
def cache_folder() -> Path:
    """Where the kernels of this version are kept: the user's cache, or else a temporary folder."""
    for place in (_user_cache(), Path(tempfile.gettempdir()) / f"trimino-{_user()}"):
        folder = place / _version()
        if _is_writable(folder):
            return folder
    return Path(tempfile.mkdtemp(prefix="trimino-"))


def _user_cache() -> Path:
    if chosen := os.environ.get("TRIMINO_CACHE"):
        return Path(chosen)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "trimino"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "trimino"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "trimino"


def _user() -> str:
    return str(os.getuid()) if hasattr(os, "getuid") else os.environ.get("USERNAME", "user")


def _version() -> str:
    """The content of this package's sources, and what compiles them, in a few letters."""
    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {np.__version__}".encode())
    for source in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _is_writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def is_ready() -> bool:
    """Whether the kernels have been compiled before."""
    return (cache_folder() / MADE).exists()


def mark_ready() -> None:
    """Note that every kernel is in the cache, and drop the caches of other versions."""
    folder = cache_folder()
    (folder / MADE).touch()
    for other in folder.parent.iterdir():
        if other != folder and other.is_dir():
            shutil.rmtree(other, ignore_errors=True)


def forget() -> None:
    """Throw the cache away, after something in it could not be read."""
    shutil.rmtree(cache_folder(), ignore_errors=True)
    cache_folder().mkdir(parents=True, exist_ok=True)


config.CACHE_DIR = str(cache_folder())  # type: ignore[attr-defined] # Not in Numba's stubs.


def kernel(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function for other kernels to call; it is compiled with the first that does.

    Overflow wraps and an index out of range is not noticed; the bounds are argued for in
    `packed`, and tested with checks switched on.
    """
    return _compile(function, no_cpython_wrapper=True)


def inlined(function: Callable[..., Any]) -> Callable[..., Any]:
    """A kernel that becomes a part of each that calls it: short ones that are called often."""
    return _compile(function, no_cpython_wrapper=True, forceinline=True)


def entry(function: Callable[P, R]) -> Callable[P, R]:
    """A kernel that Python calls: it is compiled then, or found compiled."""
    return _compile(function)


def _compile(function: Callable[P, R], **options: bool) -> Callable[P, R]:
    compile_: Callable[..., Callable[[Callable[P, R]], Callable[P, R]]] = numba.njit
    return compile_(**_OPTIONS, **options)(function)


_OPTIONS = {
    "cache": True,
    "no_cfunc_wrapper": True,
    "error_model": "numpy",
    "boundscheck": bool(os.environ.get("TRIMINO_CHECK_BOUNDS")),
}
