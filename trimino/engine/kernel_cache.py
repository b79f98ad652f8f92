"""The cache of compiled kernels on disk.

Every file begins with its checksum. A file that cannot be read is compiled again, and one that
cannot be written is not kept: a broken cache costs only time.
"""

import hashlib
import os
import pickle
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from numba.core.caching import Cache
from numba.core.compiler import compile_result
from numba.core.serialize import dumps

from trimino.engine.kernel_folder import cache_folder, module_sources
from trimino.engine.kernel_libraries import LinkedLibrary

_DIGEST_SIZE = 32


class KernelCache(Cache):
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
        beside = module_sources(Path(self._py_func.__code__.co_filename).parent)
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
