"""The plan of making puzzles: tables and rounds, or records, cut into batches."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from trimino.puzzles.theme import Theme
from trimino.records.rules_notation import format_rules
from trimino.rules import Ruleset
from trimino.rules.deal import check_players

BATCH_ROUNDS, BATCH_RECORDS = 8, 2


class PuzzleTable(NamedTuple):
    """A rule set and a number of players."""

    rules: Ruleset
    players: int


class PuzzleBatch(NamedTuple):
    """Rounds to be played by bots at a table, or records; the seed determines what comes of it.

    With a theme only puzzles are wanted that are mainly about it.
    """

    seed: int
    table: PuzzleTable | None = None
    first: int = 0
    rounds: int = 0
    records: tuple[str, ...] = ()
    theme: Theme | None = None


class PuzzlePlan(NamedTuple):
    """Tables at which bots play rounds, and records, one text of JSON each; maybe one theme."""

    tables: tuple[PuzzleTable, ...]
    rounds: int
    seed: int
    records: tuple[str, ...] = ()
    theme: Theme | None = None

    def check(self) -> None:
        """Raise an error if a table cannot be played; puzzles have at least two players."""
        for table in self.tables:
            check_players(table.rules, table.players)

    @property
    def header(self) -> dict[str, Any]:
        """The plan as it stands in the header of a book; nothing if nothing is made."""
        if not self.number:
            return {}
        values: dict[str, Any] = {"seed": self.seed}
        if self.theme:
            values["theme"] = str(self.theme)
        if self.records:
            return {**values, "records": len(self.records)}
        tables = [f"{format_rules(table.rules)} {table.players}" for table in self.tables]
        return {**values, "tables": tables, "rounds": self.rounds}

    @property
    def sizes(self) -> list[int]:
        """The sizes of a table's batches, in rounds."""
        return [
            min(BATCH_ROUNDS, self.rounds - first) for first in range(0, self.rounds, BATCH_ROUNDS)
        ]

    @property
    def number(self) -> int:
        """The number of batches."""
        return len(self.tables) * len(self.sizes) + len(_cut(self.records))

    def batches(self) -> Iterator[PuzzleBatch]:
        """All batches: of records, then of the tables in turn."""
        for records in _cut(self.records):
            yield PuzzleBatch(self.seed, records=records, theme=self.theme)
        for number, size in enumerate(self.sizes):
            for table in self.tables:
                first = number * BATCH_ROUNDS
                yield PuzzleBatch(self.seed, table, first, size, theme=self.theme)


def _cut(records: Sequence[str]) -> list[tuple[str, ...]]:
    starts = range(0, len(records), BATCH_RECORDS)
    return [tuple(records[start : start + BATCH_RECORDS]) for start in starts]
