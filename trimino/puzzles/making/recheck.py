"""Rechecking: a puzzle proven again, independently of its first proof, at a multiple of the budget.

An exact proof is repeated with the values of all actions, and its line is played by the rules: the
points that it scores must be the proven ones. A sampled proof is repeated with new seeds.
"""

from enum import StrEnum
from typing import NamedTuple

from trimino.puzzles.making.exact_proof import exact_values
from trimino.puzzles.making.sampled_proof import OPPONENTS, race
from trimino.puzzles.making.standard import least_margin
from trimino.puzzles.open_table import OpenTable
from trimino.puzzles.puzzle import Method, Puzzle
from trimino.records.notation import format_action, parse_action

NEW_SEED = 1_000_003
"""Added to the seeds of a proof for those of its repetition."""


class Fault(StrEnum):
    """Faults that a recheck can find."""

    NOT_SOLVED = "puzzle-fault-not-solved"
    OTHER_ANSWER = "puzzle-fault-other-answer"
    TOO_CLOSE = "puzzle-fault-too-close"
    WRONG_LINE = "puzzle-fault-wrong-line"


class RecheckJob(NamedTuple):
    """A puzzle to be proven again at a multiple of its budget."""

    puzzle: Puzzle
    times: int


class Rechecked(NamedTuple):
    """The result of a recheck: the fault, if any, and the lead of the answer."""

    id: str
    fault: Fault | None
    margin: float


def recheck(job: RecheckJob) -> Rechecked:
    """Prove a puzzle again."""
    exact = job.puzzle.certificate.method is Method.EXACT
    fault, margin = _exactly(job) if exact else _by_sampling(job)
    return Rechecked(job.puzzle.id, fault, margin)


def _exactly(job: RecheckJob) -> tuple[Fault | None, float]:
    puzzle, position = job.puzzle, job.puzzle.table
    values = exact_values(position, job.times * puzzle.certificate.budget)
    if values is None:
        return Fault.NOT_SOLVED, 0.0
    best = next(value for value in values if format_action(value.action) == puzzle.answers[0])
    others = [value for value in values if format_action(value.action) not in puzzle.answers]
    margin = best.points - max(value.points for value in others)
    if margin <= 0:
        return Fault.OTHER_ANSWER, margin
    if margin < least_margin(position.rules):
        return Fault.TOO_CLOSE, margin
    played = OpenTable.of(position).play_all(map(parse_action, puzzle.line))
    told = {value.action: value.points for value in puzzle.certificate.values}
    proven = {format_action(value.action): value.points for value in values}
    is_right = played.over and played.lead(position.turn) == best.points
    agrees = all(proven[action] == points for action, points in told.items())
    return (None if is_right and agrees else Fault.WRONG_LINE), margin


def _by_sampling(job: RecheckJob) -> tuple[Fault | None, float]:
    """The least margin against both kinds of opponents; half the usual margin is enough here.

    A puzzle enters with a whole margin, so that chance does not decide twice.
    """
    puzzle, position = job.puzzle, job.puzzle.table
    worlds = job.times * puzzle.certificate.budget
    seed = max(puzzle.certificate.seeds) + NEW_SEED
    least = float("inf")
    for opponents in OPPONENTS:
        values = race(position, opponents, seed, worlds)
        if format_action(values[0].action) not in puzzle.answers:
            return Fault.OTHER_ANSWER, -values[0].behind
        least = min(least, *(value.behind for value in values[1:]))
    close = least < least_margin(position.rules) / 2
    return (Fault.TOO_CLOSE if close else None), least
