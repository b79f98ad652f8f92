"""The folder of compiled kernels, and its content. Asking does not load NumPy or Numba.

Numba's own cache checks whether the file of a function has changed, but not the files of the
functions it calls. Here every version of the sources has a folder named by their hash.
"""

import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path

CHECKS_BOUNDS = bool(os.environ.get("TRIMINO_CHECK_BOUNDS"))
"""Whether kernels check array bounds, which makes them slow."""

VERSIONS_KEPT = 4
"""Versions that are kept, since other checkouts of the project may be in use."""

_SEARCHES, _MADE = "searches", "complete"


@cache
def cache_folder() -> Path:
    """The cache folder of this version: in the user's cache, else among temporary files."""
    name = f"kernels-{_version()}"
    for place in _places():
        if (place / name / _MADE).is_file() or _is_writable(place / name):
            return place / name
    return Path(os.devnull) / name  # No file can exist there.


def _places() -> Iterator[Path]:
    if chosen := os.environ.get("TRIMINO_CACHE"):
        yield Path(chosen)
    else:
        # Not every user has a home.
        with suppress(RuntimeError):
            yield _user_cache(Path.home())
    with suppress(OSError):
        shared = Path(tempfile.gettempdir()) / f"trimino-{_user()}"
        shared.mkdir(mode=0o700, exist_ok=True)
        # Another user may have made a folder of that name, and code read from it is executed.
        if not hasattr(os, "getuid") or shared.lstat().st_uid == os.getuid():
            yield shared


def _user_cache(home: Path) -> Path:
    if sys.platform == "darwin":
        return home / "Library" / "Caches" / "trimino"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home) / "trimino"
    return Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache") / "trimino"


def _user() -> str:
    return str(os.getuid()) if hasattr(os, "getuid") else os.environ.get("USERNAME", "user")


def _version() -> str:
    """A hash of this package's sources, the interpreter and the compiler."""
    compiler = f"{sys.version} {version('numba')} {version('numpy')} {CHECKS_BOUNDS}"
    digest = hashlib.sha256(compiler.encode())
    digest.update(module_sources(Path(__file__).parent))
    return digest.hexdigest()[:16]


def module_sources(folder: Path) -> bytes:
    """The sources of the modules in a folder."""
    return b"".join(source.read_bytes() for source in sorted(folder.glob("*.py")))


def _is_writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def is_complete() -> bool:
    """Whether every entry has been compiled before."""
    return (cache_folder() / _MADE).exists()


def can_search() -> bool:
    """Whether what a search needs while tiles are hidden has been compiled before."""
    return is_complete() or (cache_folder() / _SEARCHES).exists()


def mark_search() -> None:
    """Mark that a search can begin."""
    with suppress(OSError):
        (cache_folder() / _SEARCHES).touch()


@contextmanager
def compile_lock() -> Iterator[None]:
    """Hold the lock under which kernels are compiled, on systems that have file locks."""
    with ExitStack() as stack:
        with suppress(ImportError, OSError):
            from fcntl import LOCK_EX, flock  # noqa: PLC0415 - not every system has it

            flock(stack.enter_context((cache_folder() / "lock").open("w")), LOCK_EX)
        yield


def mark_complete() -> None:
    """Mark this version as complete, and delete the oldest versions."""
    folder = cache_folder()
    with suppress(OSError):
        (folder / _MADE).touch()
        versions = sorted(folder.parent.glob("kernels-*"), key=lambda path: path.stat().st_mtime)
        for version in versions[:-VERSIONS_KEPT]:
            shutil.rmtree(version, ignore_errors=True)
