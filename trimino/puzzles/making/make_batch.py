"""Making a batch, as a worker does: rounds or records go in, puzzles come out."""

import zlib
from collections.abc import Iterable, Iterator

from trimino.puzzles.making.candidates import bot_round, record_rounds
from trimino.puzzles.making.difficulty import difficulty
from trimino.puzzles.making.exact_proof import prove_exactly
from trimino.puzzles.making.plan import PuzzleBatch
from trimino.puzzles.making.sampled_proof import prove_by_sampling
from trimino.puzzles.making.standard import MIN_ACTIONS, Proof
from trimino.puzzles.open_table import is_open
from trimino.puzzles.puzzle import Puzzle, puzzle_id
from trimino.puzzles.same_position import distinct_groups
from trimino.puzzles.theme import SolvedPosition, Theme
from trimino.records.notation import format_action, format_position
from trimino.records.record import load, replay
from trimino.rules import Place, Position
from trimino.rules.events import total

A_ROUND = 2
"""Puzzles that are taken from one round: its positions resemble each other."""


def make_puzzles(batch: PuzzleBatch) -> tuple[Puzzle, ...]:
    """The puzzles of a batch; they do not depend on where or when it is made."""
    return tuple(
        puzzle
        for positions in _rounds(batch)
        for puzzle in _best_of(_proven(positions, batch.seed))
    )


def _rounds(batch: PuzzleBatch) -> Iterator[list[Position]]:
    if batch.table is not None:
        for number in range(batch.first, batch.first + batch.rounds):
            yield bot_round(batch.table, number, batch.seed)
    for record in batch.records:
        yield from record_rounds(replay(load(record)), batch.seed)


def _best_of(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """The puzzles of a round that are taken: one of each main theme, rare themes first."""
    by_theme = {puzzle.themes[0]: puzzle for puzzle in puzzles}
    return [by_theme[theme] for theme in Theme if theme in by_theme][:A_ROUND]


def _proven(positions: Iterable[Position], seed: int) -> Iterator[Puzzle]:
    for position in positions:
        puzzle = puzzle_of(position, seed)
        if puzzle is not None:
            yield puzzle


def puzzle_of(position: Position, seed: int) -> Puzzle | None:
    """The puzzle of a position; None if it has no single answer, or too little to choose from."""
    # The seed of a position is its own, whatever was tried before it.
    text = format_position(position)
    own = zlib.crc32(text.encode(), seed & 0xFFFFFFFF)
    proof = prove_exactly(position) if is_open(position) else prove_by_sampling(position, own)
    if proof is None or len(distinct_groups(position, position.legal)) < MIN_ACTIONS:
        return None
    solved = SolvedPosition(position, proof.answers[0], proof.rival, proof.line)
    rating = difficulty(position, proof.answers, own)
    return Puzzle(
        puzzle_id(text),
        text,
        tuple(map(format_action, proof.answers)),
        solved.themes,
        rating.rating,
        rating.deviation,
        rating.solved_by,
        tuple(map(format_action, proof.line)),
        _facts(solved, proof),
        proof.certificate,
    )


def _facts(solved: SolvedPosition, proof: Proof) -> dict[str, int | str]:
    """The numbers and names that the explanation is made from."""
    facts: dict[str, int | str] = {
        "actions": len(solved.position.legal),
        "points": total(solved.position.legal.scores(solved.answer)),
        "bonus": solved.bonus,
        "denied": solved.denied,
        "tiles_to_go": solved.tiles_to_go,
        "passes": solved.passes.total() - solved.passes[solved.position.turn],
    }
    kept = solved.kept
    if kept is not None:
        facts |= {"kept": str(kept.tile), "kept_now": kept.now, "kept_later": kept.later}
    return {key: fact for key, fact in facts.items() if fact or key == "points"} | _temptation(
        solved.position, proof
    )


def _temptation(position: Position, proof: Proof) -> dict[str, int | str]:
    """The placement that scores more at once than the answer, and what it loses in the end."""
    if not isinstance(proof.tempting, Place):
        return {}
    values = {value.action: value.points for value in proof.certificate.values}
    lost = proof.certificate.values[0].points - values[format_action(proof.tempting)]
    return {
        "tempting": str(proof.tempting.tile),
        "tempting_points": total(position.legal.scores(proof.tempting)),
        "tempting_lost": round(lost),
    }
