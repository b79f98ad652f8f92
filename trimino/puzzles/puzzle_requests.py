"""Requests of screens about puzzles: the list, the next puzzle, hints, and rated attempts.

A server and a device without one answer alike. Nothing is stored here: a request brings the ids of
the puzzles tried, and the player's rating. `book` has the puzzles with their current ratings;
without it they have the ratings of the collection.
"""

import random
from collections import Counter
from collections.abc import Collection
from functools import cache

from trimino.puzzles.errors import PuzzleError, PuzzleReason
from trimino.puzzles.puzzle import Puzzle
from trimino.puzzles.puzzle_book import PuzzleBook, rules_id_of, shipped_book
from trimino.puzzles.puzzle_json import (
    AttemptValues,
    PuzzleHintValues,
    PuzzleValues,
    attempt_values,
    hint_values,
    puzzle_values,
)
from trimino.puzzles.rating import NEWCOMER, PuzzleRating, rate
from trimino.puzzles.theme import Theme
from trimino.records.typed_dict import TypedDict
from trimino.room.message_values import Say


class RatingValues(TypedDict):
    """A rating by Glicko-2."""

    rating: float
    deviation: float
    volatility: float


class CountedValues(TypedDict):
    """A theme or a rule set, and the number of its puzzles; `puzzle-theme-ID` names a theme."""

    id: str
    puzzles: int


class PuzzleListValues(TypedDict):
    """The themes and rule sets of which there are puzzles."""

    themes: list[CountedValues]
    rules: list[CountedValues]


class NextPuzzleValues(TypedDict):
    """The next puzzle; null if all were tried."""

    puzzle: PuzzleValues | None


class RatedAttemptValues(AttemptValues):
    """An attempt with the rating after it; null if it was not rated."""

    rating: RatingValues | None


class RatedHintValues(PuzzleHintValues):
    """A hint with the rating after it; null if the puzzle had been rated before."""

    rating: RatingValues | None


@cache
def puzzle_list() -> PuzzleListValues:
    """The themes and rule sets of which there are puzzles."""
    book = shipped_book()
    themes = Counter(theme for puzzle in book for theme in puzzle.themes)
    rules = Counter(map(rules_id_of, book))
    return {
        "themes": [{"id": theme, "puzzles": themes[theme]} for theme in Theme if themes[theme]],
        "rules": [{"id": id, "puzzles": count} for id, count in sorted(rules.items())],
    }


def next_puzzle(
    say: Say,
    rng: random.Random,
    *,
    rating: float | None = None,
    done: Collection[str] = (),
    rules: str | None = None,
    theme: str | None = None,
    book: PuzzleBook | None = None,
) -> NextPuzzleValues:
    """A puzzle near a rating that was not tried yet."""
    found = (book or shipped_book()).choose(
        NEWCOMER.rating if rating is None else rating,
        rng,
        done=frozenset(done),
        rules=None if rules is None else [rules],
        theme=None if theme is None else _theme(theme),
    )
    return {"puzzle": None if found is None else puzzle_values(found, say)}


def found_puzzle(puzzle: str, say: Say, book: PuzzleBook | None = None) -> PuzzleValues:
    """The puzzle of an id, without its answer."""
    return puzzle_values((book or shipped_book()).find(puzzle), say)


def rated_attempt(
    puzzle: str,
    action: str | None,
    rating: RatingValues | None,
    say: Say,
    book: PuzzleBook | None = None,
) -> RatedAttemptValues:
    """Check an attempt; None gives up. A first one moves the rating, which comes with it."""
    found = (book or shipped_book()).find(puzzle)
    values = attempt_values(found, action, say)
    return {**values, "rating": _moved(found, rating, solved=values["solved"])}


def rated_hint(
    puzzle: str,
    step: int,
    rating: RatingValues | None,
    say: Say,
    book: PuzzleBook | None = None,
) -> RatedHintValues:
    """A hint; the first one comes with the rating, since with a hint a puzzle is not solved."""
    found = (book or shipped_book()).find(puzzle)
    return {**hint_values(found, step, say), "rating": _moved(found, rating, solved=False)}


def _moved(puzzle: Puzzle, rating: RatingValues | None, *, solved: bool) -> RatingValues | None:
    """The rating after a first result."""
    if rating is None:
        return None
    return rating_values(rate(PuzzleRating(**rating), puzzle.as_rating, float(solved)))


def rating_values(rating: PuzzleRating) -> RatingValues:
    """A rating as JSON, rounded."""
    return {
        "rating": round(rating.rating, 2),
        "deviation": round(rating.deviation, 2),
        "volatility": round(rating.volatility, 6),
    }


def _theme(name: str) -> Theme:
    if name not in list(Theme):
        raise PuzzleError(PuzzleReason.THEME_UNKNOWN, name=name, known=", ".join(Theme))
    return Theme(name)
