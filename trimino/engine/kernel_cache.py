"""The cache of compiled kernels on disk.

Numba's own cache checks whether the file of a function has changed, but not the files of the
functions it calls, and trusts what it reads. Here every version of the sources has a folder named
by their hash, and every file begins with its checksum. A file that cannot be read is compiled
again, and one that cannot be written is not kept: a broken cache costs only time.
"""

import hashlib
import os
import pickle
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba.core.caching import Cache
from numba.core.compiler import compile_result
from numba.core.serialize import dumps

from trimino.engine.kernel_libraries import LinkedLibrary

CHECKS_BOUNDS = bool(os.environ.get("TRIMINO_CHECK_BOUNDS"))
"""Whether kernels check array bounds, which makes them slow."""

VERSIONS_KEPT = 4
"""Versions that are kept, since other checkouts of the project may be in use."""

_MADE = "complete"
_DIGEST_SIZE = 32


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
    compiler = f"{sys.version} {numba.__version__} {np.__version__} {CHECKS_BOUNDS}"
    digest = hashlib.sha256(compiler.encode())
    digest.update(_sources(Path(__file__).parent))
    return digest.hexdigest()[:16]


def _sources(folder: Path) -> bytes:
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


class KernelCache(Cache):  # type: ignore[misc] # Numba has no types
    """The cached machine code of one function: a file for each signature."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._py_func = function
        self._cache_path = str(cache_folder())
        self.enable()

    def _load_overload(self, signature: Any, context: Any) -> Any:
        return _read(self._file(signature, context.codegen()), context)

    def _save_overload(self, signature: Any, compiled: Any) -> None:
        file = self._file(signature, compiled.codegen)
        compiled.library.file = file.name
        if compiled.library.has_dynamic_globals:
            return  # The code holds addresses of this process.
        code = dumps(_values(compiled))
        draft = file.with_suffix(f".{os.getpid()}")
        with suppress(OSError):
            draft.write_bytes(hashlib.sha256(code).digest() + code)
            # Atomic: another process sees the whole file or none.
            draft.replace(file)

    def _file(self, signature: Any, codegen: Any) -> Path:
        # A kernel of another package also depends on the modules beside it.
        beside = _sources(Path(self._py_func.__code__.co_filename).parent)
        key = str(self._index_key(signature, codegen)).encode() + beside
        name = f"{self._py_func.__module__}.{self._py_func.__qualname__}"
        digest = hashlib.sha256(key).hexdigest()[:16]
        return cache_folder() / f"{name}-{digest}.kernel"


class SharedCache(KernelCache):
    """The cache of a shared kernel, whose symbol may be defined once in a process."""

    def _load_overload(self, signature: Any, context: Any) -> Any:
        return _read_once(self._file(signature, context.codegen()), context)

    def _save_overload(self, signature: Any, compiled: Any) -> None:
        super()._save_overload(signature, compiled)
        _known[self._file(signature, compiled.codegen)] = compiled


_known: dict[Path, Any] = {}
"""The shared kernels of this process."""


def _read_once(file: Path, context: Any) -> Any:
    """A shared kernel of this process or of the cache, or None."""
    if file not in _known and (found := _read(file, context)):
        _known[file] = found
    return _known.get(file)


def _read(file: Path, context: Any) -> Any:
    """A compiled function of the cache; None unless it and all that it needs can be read."""
    try:
        content = file.read_bytes()
    except OSError:
        return None
    digest, code = content[:_DIGEST_SIZE], content[_DIGEST_SIZE:]
    if hashlib.sha256(code).digest() != digest:
        return None
    needs, *values = pickle.loads(code)
    if not all(_read_once(file.with_name(name), context) for name in needs):
        return None
    compiled = _compiled(context, *values)
    compiled.library.file = file.name
    return compiled


def _values(compiled: Any) -> tuple[Any, ...]:
    """A compiled function as values; first the files that it needs."""
    described = compiled.fndesc
    # Only of use while compiling, and not everything in them can be pickled.
    described.typemap = described.calltypes = None
    needs = [library.file for library in compiled.library.needs]
    code = compiled.library.machine_code()
    return needs, code, described, compiled.environment, compiled.signature, compiled.reload_init


def _compiled(
    context: Any, code: Any, described: Any, environment: Any, signature: Any, reload_init: Any
) -> Any:
    """A compiled function made of values."""
    for initialise in reload_init:
        initialise()
    library = LinkedLibrary.load(context.codegen(), *code)
    return compile_result(
        target_context=context,
        typing_context=context.typing_context,
        library=library,
        environment=environment,
        entry_point=context.get_executable(library, described, environment),
        fndesc=described,
        signature=signature,
        objectmode=False,
        lifted=(),
        reload_init=reload_init,
    )
