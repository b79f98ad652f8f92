"""The tiles that a frame or an answer names, however they are written."""

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any, NamedTuple

Corners = tuple[int, int, int]
"""A tile: its values, rising. No two tiles have the same."""

# Three whole numbers under one of these keys are no corners.
COUNTS = frozenset(
    {
        "counts",
        "points",
        "before",
        "totals",
        "winners",
        "here",
        "ready",
        "seats",
        "own",
        "hexagons",
    }
)

_EDGE, _END = r"(?<![\w-])", r"(?![\w-])"
_LONG = re.compile(rf"{_EDGE}([0-5])-([0-5])-([0-5]){_END}")
_LAID = re.compile(rf"{_EDGE}([0-5])([0-5])([0-5])[ud]-?\d+,", re.IGNORECASE)
_ALONE = re.compile(r"([0-5])([0-5])([0-5])")
_ROW = re.compile(r"(?<=[.=])([0-5])([0-5])([0-5])(?=[./]|$)")


class Leak(NamedTuple):
    """A tile that somebody was told of too soon, and where."""

    where: str
    tile: Corners


def leaks(value: object, may_know: Collection[Corners], where: str = "") -> list[Leak]:
    """The tiles named anywhere in a value that are not among those known."""
    return [Leak(path, tile) for path, tile in tiles_in(value, where) if tile not in may_know]


def tiles_in(value: object, where: str = "") -> Iterator[tuple[str, Corners]]:
    """Every tile that a value names, in whichever way tiles are written."""
    match value:
        case str():
            yield from ((where, tile) for tile in tiles_in_text(value))
        case Mapping():
            for key, inner in value.items():
                yield from ((f"{where}.key", tile) for tile in tiles_in_text(str(key)))
                yield from tiles_in(inner, f"{where}.{key}")
        case list() | tuple():
            if is_triple(value) and where.rpartition(".")[2] not in COUNTS:
                yield where, corners(value)
            for inner in value:
                yield from tiles_in(inner, where)


def tiles_in_text(text: str) -> Iterator[Corners]:
    """The tiles of a text: `3-4-4`, a placement `443d-1,2`, a row `014.122`, or `344` alone."""
    whole = _ALONE.fullmatch(text.strip())
    if whole:
        yield corners(map(int, whole.groups()))
    for shape in (_LONG, _LAID, _ROW):
        yield from (corners(map(int, found.groups())) for found in shape.finditer(text))


def is_triple(value: Collection[object]) -> bool:
    return len(value) == 3 and all(type(one) is int and 0 <= one <= 5 for one in value)


def corners(tile: Any) -> Corners:
    a, b, c = sorted(tile)
    return a, b, c
