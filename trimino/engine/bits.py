"""Sets of tiles as 64 bits, in compiled code: how many, the lowest, the highest."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import types
from numba.extending import intrinsic

from trimino.engine.compiled import kernel

ONE = np.uint64(1)
NONE = np.uint64(0)


def _intrinsic(generator: Callable[..., Any]) -> Callable[..., Any]:
    """An instruction of the processor; kernels call it with the set alone."""
    function: Callable[..., Any] = intrinsic(generator)
    return function


@_intrinsic
def size(_: Any, tiles: Any) -> Any:
    """How many tiles are in the set."""
    return types.int64(types.uint64), lambda _c, builder, _s, args: builder.ctpop(args[0])


@_intrinsic
def lowest(_: Any, tiles: Any) -> Any:
    """The cheapest tile of a set that is not empty."""

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
    """The dearest tile of a set that is not empty."""
    return 63 - _leading_zeros(tiles)


@kernel
def bit(tile: int) -> Any:
    return ONE << np.uint64(tile)


@kernel
def nth(tiles: Any, number: int) -> Any:
    """A tile of the set by its number, from the lowest."""
    while number:
        tiles &= tiles - ONE
        number -= 1
    return lowest(tiles)
