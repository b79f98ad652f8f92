"""Code of kernels while it is compiled: what is linked with what, and what becomes machine code.

Numba makes optimised machine code of every function, and optimises it once more in each of its
callers. Here a plain kernel stays intermediate code. Only entries and shared kernels become
machine code, each together with the plain kernels that it reaches; shared kernels are called by
their symbols.
"""

from collections.abc import Iterator
from typing import Any, Self

from numba.core.codegen import JITCodeLibrary


class KernelLibrary(JITCodeLibrary):
    """Intermediate code of a plain kernel."""

    def finalize(self) -> None:
        """Leave the code as it is, for those that link it."""
        self._finalized = True


class LinkedLibrary(JITCodeLibrary):
    """Machine code of an entry or a shared kernel.

    `needs` are the shared kernels that it calls, `file` is the name of its file in the cache.
    """

    needs: tuple["LinkedLibrary", ...] = ()
    file = ""

    def finalize(self) -> None:
        """Link, optimise, and make machine code."""
        own = set(_defined(self._final_module))
        parts = list(dict.fromkeys(_reached(self, set())))
        self.needs = tuple(part for part in parts if isinstance(part, LinkedLibrary))
        # Of Numba's own code only what somebody needs is linked, so it comes after the kernels.
        for part in sorted(parts, key=lambda part: not isinstance(part, KernelLibrary)):
            self._reload_init.update(part._reload_init)
            if isinstance(part, KernelLibrary):
                self._final_module.link_in(part._final_module, preserve=True)
            elif not isinstance(part, LinkedLibrary):
                self._final_module.link_in(part._get_module_for_linking(), preserve=True)
        for name in _defined(self._final_module):
            if name not in own:
                self._final_module.get_function(name).linkage = "internal"
        self._linking_libraries = []
        super().finalize()

    def machine_code(self) -> tuple[str, bytes, frozenset[str]]:
        """The arguments of `load`: the name, the object file, and its symbols."""
        module = self._final_module
        names = {one.name for one in module.global_variables if not one.is_declaration}
        return self.name, self._get_compiled_object(), frozenset({*names, *_defined(module)})

    @classmethod
    def load(cls, codegen: Any, name: str, code: bytes, symbols: frozenset[str]) -> Self:
        """The library of a machine code that was compiled before."""
        self = cls(codegen, name)
        self.enable_object_caching()
        self._set_compiled_object(code)
        self._finalize_final_module()
        codegen._engine._defined_symbols |= symbols
        return self


def _defined(module: Any) -> list[str]:
    return [function.name for function in module.functions if not function.is_declaration]


def _reached(library: Any, seen: set[Any]) -> Iterator[Any]:
    """The libraries that a library links, and those that its plain kernels link."""
    for part in library._linking_libraries:
        if part not in seen:
            seen.add(part)
            yield part
            if isinstance(part, KernelLibrary):
                yield from _reached(part, seen)
