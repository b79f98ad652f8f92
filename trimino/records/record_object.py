"""JSON objects of a record, read key by key with strict types.

A key that is missing or of another type than the format says is refused with its place: a boolean
is no number, 1.0 is not 1, and null is not the same as a missing key.
"""

from collections.abc import Mapping
from typing import Any, TypeVar

from trimino.records.errors import RecordError, RecordReason, number_or_printable, printable
from trimino.rules import TILES, Cell, Corners, Tile

T = TypeVar("T")

_KINDS = {dict: "object", list: "list", str: "text", int: "number", bool: "flag"}
_TILES = {str(tile): tile for tile in TILES}


class RecordObject:
    """One JSON object of a record, and its place: the round and the action."""

    __slots__ = ("_action", "_keys", "_within", "round")

    def __init__(
        self, value: object, key: str, round: int = 0, action: int = 0, within: str = ""
    ) -> None:
        """Wrap the value of a key; `within` is put before its own keys in errors."""
        self.round = round
        self._action = action
        # An error about the object itself names its own key alone.
        self._within = ""
        self._keys: dict[str, object] = self._typed(value, dict, key)
        self._within = within

    def __contains__(self, key: str) -> bool:
        return key in self._keys

    def error(self, reason: RecordReason, **details: object) -> RecordError:
        """The error about this object, or about one of its keys."""
        if "key" in details:
            details["key"] = f"{self._within}{details['key']}"
        return RecordError(reason, round=self.round, action=self._action, **details)

    def get(self, key: str) -> object:
        """The value of a required key."""
        if key not in self._keys:
            raise self.error(RecordReason.MISSING, key=key)
        return self._keys[key]

    def part(self, key: str) -> "RecordObject":
        """An object within this one."""
        return RecordObject(self.get(key), key, self.round, self._action, within=f"{key}.")

    def integer(self, key: str) -> int:
        return self._typed(self.get(key), int, key)

    def optional_int(self, key: str) -> int | None:
        """An integer, or None where the key is missing."""
        return self.integer(key) if key in self else None

    def text(self, key: str) -> str:
        return self._typed(self.get(key), str, key)

    def flag(self, key: str) -> bool:
        return self._typed(self.get(key), bool, key)

    def list_of(self, key: str, kind: type[T]) -> list[T]:
        return [self._typed(value, kind, key) for value in self.values(key)]

    def values(self, key: str) -> list[Any]:
        return self._typed(self.get(key), list, key)

    def tile(self, key: str) -> Tile:
        return self._tile(self.get(key), key)

    def tiles(self, key: str) -> tuple[Tile, ...]:
        return tuple(self._tile(name, key) for name in self.values(key))

    def hands(self, key: str) -> tuple[tuple[Tile, ...], ...]:
        hands = self.list_of(key, list)
        return tuple(tuple(self._tile(name, key) for name in hand) for hand in hands)

    def cell(self, key: str) -> Cell:
        match self.values(key):
            case [x, y, "up" | "down" as way] if type(x) is int and type(y) is int:
                return Cell(x, y, way == "down")
            case found:
                raise self.mistyped(key, found, "cell")

    def corners(self, key: str) -> Corners:
        match self.list_of(key, int):
            case [a, b, c]:
                return a, b, c
            case found:
                raise self.mistyped(key, found, "corners")

    def require_equal(self, expected: Mapping[str, object]) -> None:
        """Refuse the first key whose value is not the one expected."""
        for key, value in expected.items():
            if not _same(self.get(key), value):
                raise self.disagrees(key, value)

    def require_exactly(self, expected: Mapping[str, object]) -> None:
        """Refuse a value that is not the one expected, and a key that is not expected at all."""
        self.require_equal(expected)
        for key in self._keys:
            if key not in expected:
                raise self.disagrees(key, None)

    def require_length(self, key: str, expected: int) -> None:
        """Refuse a list of another length."""
        found = len(self.values(key))
        if found != expected:
            raise self.error(RecordReason.LENGTH, key=key, expected=expected, found=found)

    def require_same_seats(self, key: str, expected: tuple[int, ...]) -> None:
        """Refuse a list of seats that is not the one expected, in any order."""
        if sorted(self.list_of(key, int)) != sorted(expected):
            raise self.disagrees(key, expected)

    def disagrees(self, key: str, expected: object) -> RecordError:
        found, wanted = map(number_or_printable, (self._keys.get(key), expected))
        return self.error(RecordReason.DISAGREES, key=key, expected=wanted, found=found)

    def mistyped(self, key: str, found: object, kind: str) -> RecordError:
        return self.error(
            RecordReason.WRONG_TYPE, key=key, kind=kind, found=number_or_printable(found)
        )

    def _tile(self, name: object, key: str) -> Tile:
        if type(name) is not str or name not in _TILES:
            raise self.error(RecordReason.UNKNOWN_TILE, key=key, found=printable(name))
        return _TILES[name]

    def _typed(self, value: object, kind: type[T], key: str) -> T:
        if type(value) is not kind:
            raise self.mistyped(key, value, _KINDS[kind])
        return value


def _same(found: object, expected: object) -> bool:
    """Whether two values of JSON are equal in value and type, as 1 and True are not.

    >>> _same([1, 2], [1, 2]), _same([1, True], [1, 1]), _same(1.0, 1)
    (True, False, False)
    """
    if isinstance(found, list) and isinstance(expected, list):
        return len(found) == len(expected) and all(map(_same, found, expected))
    return type(found) is type(expected) and found == expected
