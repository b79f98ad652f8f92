"""A puzzle: a position, its answer, and the certificate of the proof; both also as JSON.

id           eight letters and digits, from a hash of the position
position     what the seat on turn sees, in the notation; nothing earlier is known
answers      the best action; several if they lead to the same position, turned on the table
themes       what it is about, the main theme first
rating       how hard it is, on the scale of people's ratings, and the `deviation` of that
solved_by    how often bots find an answer, in per cent
line         where nothing is hidden, the best play of both until the end of the round
facts        numbers and names that the explanation is made from
certificate  how it was proven
"""

import hashlib
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from trimino.puzzles.rating import PuzzleRating
from trimino.puzzles.theme import Theme
from trimino.records.notation import parse_action, parse_position
from trimino.rules import Action, Position
from trimino.rules.word_enum import WordEnum

__all__ = ["Certificate", "CertifiedValue", "Method", "Puzzle"]

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 8


class Method(WordEnum):
    """Methods of proof: solving the endgame, or sampling worlds."""

    EXACT = "exact"
    SAMPLED = "sampled"


class CertifiedValue(NamedTuple):
    """The gain of an action on the others until the round ends, with its standard error."""

    action: str
    points: float
    error: float


class Certificate(NamedTuple):
    """The proof of a puzzle: engine, seeds, budget and opponents, and the values.

    `budget` is the limit of nodes of an exact proof, the worlds for each action of a sampled one.
    `values` has the best actions, at least three if there are so many, the best first.
    """

    method: Method
    engine: str
    seeds: tuple[int, ...]
    budget: int
    opponents: tuple[str, ...]
    values: tuple[CertifiedValue, ...]

    @property
    def margin(self) -> float:
        """The lead of the best value over the next."""
        return self.values[0].points - self.values[1].points


class Puzzle(NamedTuple):
    """A position with one clearly best action."""

    id: str
    position: str
    answers: tuple[str, ...]
    themes: tuple[Theme, ...]
    rating: int
    deviation: int
    solved_by: Mapping[str, int]
    line: tuple[str, ...]
    facts: Mapping[str, int | str]
    certificate: Certificate

    @property
    def table(self) -> Position:
        """The position, parsed."""
        return _parsed(self.position)

    @property
    def answer(self) -> Action:
        """The best action."""
        return parse_action(self.answers[0])

    @property
    def players(self) -> int:
        return len(self.table.counts)

    @property
    def as_rating(self) -> PuzzleRating:
        """The puzzle as an opponent of those who try it."""
        return PuzzleRating(self.rating, self.deviation)

    def rated(self, rating: PuzzleRating) -> "Puzzle":
        """The puzzle with another rating."""
        return self._replace(rating=round(rating.rating), deviation=round(rating.deviation))


@lru_cache(maxsize=32)
def _parsed(text: str) -> Position:
    return parse_position(text)


def puzzle_id(position: str) -> str:
    """The id of the puzzle of a position.

    >>> puzzle_id("rules=triomino/reader=0")
    '4kunjee9'
    """
    number = int.from_bytes(hashlib.sha256(position.encode()).digest()[:8], "big")
    letters = []
    for _ in range(ID_LENGTH):
        number, letter = divmod(number, len(ID_LETTERS))
        letters.append(ID_LETTERS[letter])
    return "".join(letters)


def kept_values(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as values of JSON, as it is kept in a file."""
    values = puzzle._asdict()
    certificate = puzzle.certificate._asdict()
    certificate["values"] = [list(value) for value in puzzle.certificate.values]
    return {**values, "certificate": certificate}


def read_puzzle(values: Mapping[str, Any]) -> Puzzle:
    """A puzzle from values of JSON; raises ValueError, TypeError or KeyError for what is none."""
    certificate = dict(values["certificate"])
    return Puzzle(
        id=str(values["id"]),
        position=str(values["position"]),
        answers=tuple(map(str, values["answers"])),
        themes=tuple(map(Theme, values["themes"])),
        rating=int(values["rating"]),
        deviation=int(values["deviation"]),
        solved_by=dict(values["solved_by"]),
        line=tuple(map(str, values["line"])),
        facts=dict(values["facts"]),
        certificate=Certificate(
            Method(certificate["method"]),
            str(certificate["engine"]),
            tuple(map(int, certificate["seeds"])),
            int(certificate["budget"]),
            tuple(map(str, certificate["opponents"])),
            tuple(CertifiedValue(*value) for value in certificate["values"]),
        ),
    )
