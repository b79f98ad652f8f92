"""The tiles, by the names a record gives them."""

from functools import cache

Corners = tuple[int, int, int]


def all_tiles(highest: int) -> list[str]:
    """Every multiset of three values from 0 to `highest`, once, written in rising order."""
    return [
        f"{a}-{b}-{c}"
        for a in range(highest + 1)
        for b in range(a, highest + 1)
        for c in range(b, highest + 1)
    ]


@cache
def corners(tile: str) -> Corners:
    """The tile's three values, clockwise."""
    a, b, c = tile.split("-")
    return int(a), int(b), int(c)


def value(tile: str) -> int:
    return sum(corners(tile))


def is_triple(tile: str) -> bool:
    return len(set(corners(tile))) == 1


@cache
def turns(tile: str) -> list[Corners]:
    """The different ways to turn the tile; it is never flipped."""
    a, b, c = corners(tile)
    return sorted({(a, b, c), (b, c, a), (c, a, b)})


def hand_value(hand: list[str]) -> int:
    return sum(value(tile) for tile in hand)
