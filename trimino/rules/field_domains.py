"""Domains: the values that a field of a rule set may take, for validation, forms and sentences.

A domain validates values with `admits` and converts them to and from JSON. `from_json` returns a
value that it does not understand unchanged, so that `admits` refuses it.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from trimino.rules.type_check import check_type


def is_whole(value: object, low: int, high: int) -> bool:
    """Whether a value is an `int` in a range; True and 2.0 are not."""
    return type(value) is int and low <= value <= high


class Solo(NamedTuple):
    """The sizes of hand and well in a solo game, and what a draw costs there."""

    hand: int
    well: int
    draw_cost: int | None = None
    """The cost of a draw in a solo game; None for the ordinary one."""


class HandSizes(Mapping[int, int]):
    """The size of a hand by the number of players: an immutable mapping."""

    __slots__ = ("_sizes",)

    def __init__(self, sizes: Mapping[int, int]) -> None:
        check_type("sizes", sizes, Mapping)
        self._sizes = tuple(sorted(sizes.items()))

    def __getitem__(self, players: int) -> int:
        return dict(self._sizes)[players]

    def __iter__(self) -> Iterator[int]:
        return (players for players, _ in self._sizes)

    def __len__(self) -> int:
        return len(self._sizes)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, HandSizes):
            return self._sizes == other._sizes
        return super().__eq__(other)

    def __hash__(self) -> int:
        return hash(self._sizes)

    def __repr__(self) -> str:
        return f"HandSizes({dict(self._sizes)})"


@dataclass(frozen=True)
class Flag:
    """Yes or no."""

    kind = "flag"

    def admits(self, value: object) -> bool:
        return type(value) is bool

    def from_json(self, value: object) -> object:
        return value

    def to_json(self, value: object) -> object:
        return value


@dataclass(frozen=True)
class Number:
    """A whole number in a range; None, where it is optional, means that there is none."""

    low: int
    high: int
    optional: bool = False
    kind = "number"

    def admits(self, value: object) -> bool:
        return (self.optional and value is None) or is_whole(value, self.low, self.high)

    def from_json(self, value: object) -> object:
        return value

    def to_json(self, value: object) -> object:
        return value


@dataclass(frozen=True)
class ChoiceDomain:
    """One of a few words; None, where it is optional, means that the field does not apply."""

    words: type[StrEnum]
    optional: bool = False
    kind = "choice"

    def __repr__(self) -> str:
        return f"<ChoiceDomain of {', '.join(self.choices)}>"

    @property
    def choices(self) -> tuple[str, ...]:
        return tuple(word.value for word in self.words)

    def admits(self, value: object) -> bool:
        return (self.optional and value is None) or isinstance(value, self.words)

    def from_json(self, value: object) -> object:
        return self.words(value) if isinstance(value, str) and value in self.choices else value

    def to_json(self, value: object) -> object:
        return value if value is None else str(value)


@dataclass(frozen=True)
class Span:
    """The fewest and the most."""

    low: int
    high: int
    kind = "span"

    def admits(self, value: object) -> bool:
        return (
            type(value) is tuple
            and len(value) == 2
            and all(is_whole(end, self.low, self.high) for end in value)
            and value[0] <= value[1]
        )

    def from_json(self, value: object) -> object:
        return tuple(value) if isinstance(value, list) else value

    def to_json(self, value: object) -> object:
        return list(value) if isinstance(value, tuple) else value


@dataclass(frozen=True)
class Numbers(Span):
    """A fixed count of whole numbers, each in the same range."""

    count: int = 3
    kind = "numbers"

    def admits(self, value: object) -> bool:
        return (
            type(value) is tuple
            and len(value) == self.count
            and all(is_whole(number, self.low, self.high) for number in value)
        )


@dataclass(frozen=True)
class Hands:
    """A number of tiles for each number of players."""

    low: int
    high: int
    players: tuple[int, int]
    kind = "hands"

    def admits(self, value: object) -> bool:
        return isinstance(value, HandSizes) and all(
            is_whole(players, *self.players) and is_whole(size, self.low, self.high)
            for players, size in value.items()
        )

    def from_json(self, value: object) -> object:
        if not isinstance(value, Mapping) or not _all_digits(value):
            return value
        return HandSizes({int(players): size for players, size in value.items()})

    def to_json(self, value: object) -> object:
        if not isinstance(value, HandSizes):
            return value
        return {str(players): size for players, size in value.items()}


def _all_digits(keys: Iterable[object]) -> bool:
    return all(type(key) is str and len(key) == 1 and key in "0123456789" for key in keys)


@dataclass(frozen=True)
class SoloDeal:
    """A solo game's hand, well and cost of a draw, or None for no solo game."""

    high: int
    max_cost: int
    optional = True
    kind = "solo"

    def admits(self, value: object) -> bool:
        return value is None or (
            isinstance(value, Solo)
            and all(is_whole(tiles, 0, self.high) for tiles in (value.hand, value.well))
            and value.hand + value.well > 0
            and (value.draw_cost is None or is_whole(value.draw_cost, 0, self.max_cost))
        )

    def from_json(self, value: object) -> object:
        if isinstance(value, Mapping) and {"hand", "well"} <= value.keys() <= _SOLO_KEYS:
            return Solo(**value)
        return value

    def to_json(self, value: object) -> object:
        if not isinstance(value, Solo):
            return value
        return {key: part for key, part in value._asdict().items() if part is not None}


_SOLO_KEYS = frozenset(Solo._fields)


Domain = Flag | Number | ChoiceDomain | Span | Hands | SoloDeal
