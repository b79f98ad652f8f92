"""The check of an answer to a puzzle."""

from typing import NamedTuple

from trimino.puzzles.puzzle import Puzzle
from trimino.records.notation import format_action
from trimino.records.view_json import read_action


class Attempt(NamedTuple):
    """An action that was tried: whether it is the answer, and else how many points it loses.

    `lost` is None where the certificate does not say.
    """

    action: str
    solved: bool
    lost: float | None


def attempt(puzzle: Puzzle, text: str) -> Attempt:
    """Try an action, in the notation; raises an error that says why if it is not legal."""
    action = format_action(read_action(text, puzzle.table.legal))
    if action in puzzle.answers:
        return Attempt(action, solved=True, lost=0.0)
    return Attempt(action, solved=False, lost=_lost(puzzle, action))


def _lost(puzzle: Puzzle, action: str) -> float | None:
    values = {value.action: value.points for value in puzzle.certificate.values}
    best = puzzle.certificate.values[0].points
    return best - values[action] if action in values else None
