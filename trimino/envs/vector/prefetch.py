"""Prefetching: tables lie far apart in memory, and each step touches every one once."""

from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.extending import intrinsic

from trimino.engine.compiled import kernel

_LINE = 64
"""Bytes of a cache line."""

WRITE, KEEP, DATA = 1, 3, 1


def offset(record: np.dtype[np.void], field: str) -> int:
    """The offset of a field in a record, in bytes."""
    assert record.fields is not None
    return record.fields[field][1]


def _intrinsic(generator: Callable[..., Any]) -> Callable[..., Any]:
    function: Callable[..., Any] = intrinsic(generator)
    return function


@_intrinsic
def _fetch(_: Any, array: Any, row: Any, offset: Any) -> Any:
    """Prefetch the cache line at an offset in a row."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        data = context.make_array(signature.args[0])(context, builder, args[0])
        stride = builder.extract_value(data.strides, 0)
        start = builder.ptrtoint(data.data, stride.type)
        at = builder.add(builder.add(start, builder.mul(args[1], stride)), args[2])
        pointer, number = ir.IntType(8).as_pointer(), ir.IntType(32)
        fetch = builder.module.declare_intrinsic(
            "llvm.prefetch", [pointer], ir.FunctionType(ir.VoidType(), [pointer, *[number] * 3])
        )
        how = [number(WRITE), number(KEEP), number(DATA)]
        builder.call(fetch, [builder.inttoptr(at, pointer), *how])
        return context.get_dummy_value()

    return types.void(array, types.int64, types.int64), generate


@kernel
def fetch(array: Any, row: int, first: int, last: int) -> None:
    """Prefetch the bytes of a row from `first` to `last`."""
    if row < len(array):
        for offset in range(first, last, _LINE):
            _fetch(array, row, offset)
