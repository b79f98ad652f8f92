"""Numba's compiler for kernels: how each kind is lowered, and the types of their arguments."""

import hashlib
from typing import Any

from numba import _dynfunc, types  # type: ignore[attr-defined] # a module in C
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.itanium_mangler import mangle
from numba.core.registry import CPUDispatcher
from numba.core.typed_passes import NativeLowering

from trimino.engine.kernel_libraries import KernelLibrary, LinkedLibrary

SMALL_INTEGERS = frozenset(
    {types.int8, types.int16, types.int32, types.uint8, types.uint16, types.uint32}
)


class KernelDispatcher(CPUDispatcher):
    """A kernel; it is compiled once for all kinds of integers, and for constants too."""

    def get_call_template(self, args: Any, kws: Any) -> Any:
        return super().get_call_template([_widened(one) for one in args], kws)


def _widened(argument: Any) -> Any:
    plain = types.unliteral(argument)
    return types.int64 if plain in SMALL_INTEGERS else plain


class _Lowering(NativeLowering):
    """Lowers a function into a library, and gives Python what it may call."""

    _name: Any = None
    library_class: type[KernelLibrary | LinkedLibrary]

    def run_pass(self, state: Any) -> bool:
        library = self.library_class(state.targetctx.codegen(), state.func_id.func_qualname)
        library.enable_object_caching()
        state.library, state.flags.no_compile = library, True
        super().run_pass(state)
        lowered = state.cr
        callable_ = self.finish(state, library, lowered.fndesc, lowered.env)
        state.targetctx.insert_user_function(callable_, lowered.fndesc, [library])
        state.reload_init.extend(library._reload_init)
        state["cr"] = lowered._replace(cfunc=callable_)
        return True

    def finish(self, state: Any, library: Any, described: Any, environment: Any) -> Any:
        """The function that Python calls."""
        return state.targetctx.get_executable(library, described, environment)


@register_pass(mutates_CFG=True, analysis_only=False)
class _KernelLowering(_Lowering):
    _name = "kernel_lowering"
    library_class = KernelLibrary

    def finish(self, state: Any, library: Any, described: Any, environment: Any) -> Any:
        """A name for the kernel; nobody can call it."""
        module, name = described.lookup_module(), described.qualname
        return _dynfunc.make_function(module, name, "", 0, environment, (library,))


@register_pass(mutates_CFG=True, analysis_only=False)
class _EntryLowering(_Lowering):
    _name = "entry_lowering"
    library_class = LinkedLibrary


@register_pass(mutates_CFG=True, analysis_only=False)
class _SharedLowering(_Lowering):
    _name = "shared_lowering"
    library_class = LinkedLibrary

    def finish(self, state: Any, library: Any, described: Any, environment: Any) -> Any:
        """Name the symbol alike in all processes, since cached callers refer to it."""
        signature = hashlib.sha256(str(state.args).encode()).hexdigest()[:16]
        symbol = mangle(f"{described.modname}.{described.qualname}.{signature}", ())
        library._final_module.get_function(described.mangled_name).name = symbol
        described.mangled_name = symbol
        return super().finish(state, library, described, environment)


class _Compiler(CompilerBase):
    lowering: type[_Lowering]

    def define_pipelines(self) -> list[PassManager]:
        whole = DefaultPassBuilder.define_nopython_pipeline(self.state)
        pipeline = PassManager(self.lowering._name)
        for step, what in whole.passes:
            pipeline.add_pass(self.lowering if step is NativeLowering else step, what)
        pipeline.finalize()
        return [pipeline]


class KernelCompiler(_Compiler):
    """Compiles a plain kernel into intermediate code."""

    lowering = _KernelLowering


class EntryCompiler(_Compiler):
    """Compiles an entry, with the plain kernels that it reaches."""

    lowering = _EntryLowering


class SharedCompiler(_Compiler):
    """Compiles a shared kernel, with the plain kernels that it reaches."""

    lowering = _SharedLowering
