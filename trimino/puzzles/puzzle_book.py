"""Puzzle books: collections of puzzles, and the one that ships with the package.

A book is a file of JSON lines, compressed with gzip. The first line has the format and how the book
was made, every other one a puzzle; see `trimino.puzzles.puzzle`.
"""

import json
import random
import zlib
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from trimino.puzzles.errors import PuzzleError, PuzzleReason
from trimino.puzzles.puzzle import Puzzle, kept_values, read_puzzle
from trimino.puzzles.rating import PuzzleRating
from trimino.puzzles.theme import Theme
from trimino.records.package_data import package_data
from trimino.rules import TriminoError
from trimino.rules.summaries import number_of

__all__ = ["PuzzleBook", "read_book", "shipped_book", "write_book"]

_FORMAT = "trimino-puzzles/1"
SHIPPED = "collection.jsonl.gz"

NEAR = 12
"""The next puzzle is one of so many that are nearest to a rating."""

GZIP = 31
"""The window bits with which zlib reads gzip."""

_MAX_BYTES = 64_000_000
"""A book is not read beyond this size."""


class PuzzleBook:
    """Puzzles in the order of their file, found by id, and how they were made."""

    def __init__(self, puzzles: Iterable[Puzzle], made: dict[str, Any] | None = None) -> None:
        self._puzzles = {puzzle.id: puzzle for puzzle in puzzles}
        self.made = made or {}

    def __len__(self) -> int:
        return len(self._puzzles)

    def __iter__(self) -> Iterator[Puzzle]:
        return iter(self._puzzles.values())

    def find(self, id: str) -> Puzzle:
        """The puzzle of an id."""
        if id not in self._puzzles:
            raise PuzzleError(PuzzleReason.UNKNOWN, id=id)
        return self._puzzles[id]

    def rated(self, ratings: Mapping[str, PuzzleRating]) -> "PuzzleBook":
        """The same puzzles, with the ratings of those that people have tried."""
        known = self._puzzles.keys() & ratings.keys()
        moved = {id: self._puzzles[id].rated(ratings[id]) for id in known}
        return PuzzleBook((self._puzzles | moved).values(), self.made)

    def select(
        self,
        rules: Collection[str] | None = None,
        players: Collection[int] | None = None,
        theme: Theme | None = None,
    ) -> list[Puzzle]:
        """The puzzles of some rule sets, by id, of some numbers of players, and of a theme."""
        return [
            puzzle
            for puzzle in self
            if (rules is None or rules_id_of(puzzle) in rules)
            and (players is None or players_of(puzzle) in players)
            and (theme is None or theme in puzzle.themes)
        ]

    def choose(
        self,
        rating: float,
        rng: random.Random,
        *,
        done: Collection[str] = (),
        rules: Collection[str] | None = None,
        players: Collection[int] | None = None,
        theme: Theme | None = None,
    ) -> Puzzle | None:
        """A puzzle near a rating that is not done yet; None if none is left."""
        left = [one for one in self.select(rules, players, theme) if one.id not in done]
        left.sort(key=lambda puzzle: abs(puzzle.rating - rating))
        return rng.choice(left[:NEAR]) if left else None

    def __repr__(self) -> str:
        return f"<PuzzleBook of {number_of(len(self), 'puzzle')}>"


def rules_id_of(puzzle: Puzzle) -> str:
    """The id of the rule set, read without parsing the position."""
    return _section(puzzle.position, "rules").partition(",")[0]


def players_of(puzzle: Puzzle) -> int:
    """The number of players, read without parsing the position."""
    return _section(puzzle.position, "counts").count(",") + 1


def _section(position: str, name: str) -> str:
    return position.partition(f"{name}=")[2].partition("/")[0]


def read_book(data: bytes) -> PuzzleBook:
    """A book from the bytes of its file."""
    try:
        # A small file may unpack to more than the memory holds.
        unpacking = zlib.decompressobj(wbits=GZIP)
        text = unpacking.decompress(data, _MAX_BYTES).decode()
        made, *puzzles = map(json.loads, text.splitlines())
        if made["format"] != _FORMAT or not unpacking.eof:
            raise ValueError(made["format"])
        return PuzzleBook(map(read_puzzle, puzzles), made)
    except TriminoError:
        raise
    except (AttributeError, KeyError, RecursionError, TypeError, ValueError, zlib.error):
        raise PuzzleError(PuzzleReason.NOT_A_COLLECTION) from None


def write_book(puzzles: Iterable[Puzzle], made: dict[str, Any], level: int = 9) -> bytes:
    """The bytes of a book; the same puzzles give the same bytes.

    At level 0 they are not compressed, for what is compressed as a whole later.
    """
    header = {"format": _FORMAT, **made}
    lines = [header, *map(kept_values, puzzles)]
    text = "".join(f"{json.dumps(line, separators=(',', ':'))}\n" for line in lines)
    # As gzip would, which a browser need not load for it.
    return zlib.compress(text.encode(), level=level, wbits=31)


@cache
def shipped_book() -> PuzzleBook:
    """The book that ships with the package."""
    return read_book(package_data("trimino.puzzles", SHIPPED))
