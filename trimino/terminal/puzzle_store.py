"""The results of the person who solves puzzles: a rating, and what was tried."""

import json
from pathlib import Path
from typing import NamedTuple

from trimino.puzzles.rating import NEWCOMER, PuzzleRating
from trimino.terminal.errors import UsageError, UsageReason
from trimino.terminal.kept_rules import kept_rules_path, write_lines

_FORMAT = "trimino-puzzle-results/1"


class PuzzleResults(NamedTuple):
    """The rating, and for each puzzle whether its first attempt solved it."""

    rating: PuzzleRating = NEWCOMER
    done: dict[str, bool] = {}  # noqa: RUF012 - never changed


class PuzzleStore:
    """The results in a file of the user's data folder."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or kept_rules_path().with_name("puzzles.json")

    def read(self) -> PuzzleResults:
        """The kept results; those of a newcomer if there are none."""
        try:
            values = json.loads(self.path.read_text(encoding="utf-8"))
            rating = PuzzleRating(*map(float, values["rating"]))
            return PuzzleResults(rating, {str(id): bool(ok) for id, ok in values["done"].items()})
        except FileNotFoundError:
            return PuzzleResults()
        except (AttributeError, KeyError, OSError, TypeError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            raise UsageError(UsageReason.FILE_NOT_READ, path=str(self.path), why=why) from None

    def keep(self, results: PuzzleResults) -> None:
        """Replace the kept results."""
        values = {"format": _FORMAT, "rating": list(results.rating), "done": results.done}
        write_lines(self.path, [json.dumps(values)])
