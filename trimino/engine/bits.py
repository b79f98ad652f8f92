"""Kernels for sets of tiles as 64 bits: size, lowest, highest and nth tile."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import types
from numba.extending import intrinsic

from trimino.engine.compiled import kernel

ONE = np.uint64(1)
NONE = np.uint64(0)


def _intrinsic(generator: Callable[..., Any]) -> Callable[..., Any]:
    """A Numba intrinsic that becomes one instruction of the processor."""
    function: Callable[..., Any] = intrinsic(generator)
    return function


@_intrinsic
def size(_: Any, tiles: Any) -> Any:
    """The number of tiles in a set."""
    return types.int64(types.uint64), lambda _c, builder, _s, args: builder.ctpop(args[0])


@_intrinsic
def lowest(_: Any, tiles: Any) -> Any:
    """The tile of lowest value in a set that is not empty."""

    def generate(context: Any, builder: Any, _: Any, args: Any) -> Any:
        return builder.cttz(args[0], context.get_constant(types.boolean, True))

    return types.int64(types.uint64), generate


@_intrinsic
def _leading_zeros(_: Any, tiles: Any) -> Any:
    def generate(context: Any, builder: Any, _: Any, args: Any) -> Any:
        return builder.ctlz(args[0], context.get_constant(types.boolean, True))

    return types.int64(types.uint64), generate


@kernel
def highest(tiles: Any) -> Any:
    """The tile of highest value in a set that is not empty."""
    return 63 - _leading_zeros(tiles)


@kernel
def bit(tile: int) -> Any:
    return ONE << np.uint64(tile)


@kernel
def nth(tiles: Any, number: int) -> Any:
    """The tile at an index of the set, from the lowest."""
    while number:
        tiles &= tiles - ONE
        number -= 1
    return lowest(tiles)
