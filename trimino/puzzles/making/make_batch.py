"""Making a batch, as a worker does: rounds or records go in, puzzles come out."""

import zlib
from collections.abc import Iterable, Iterator

from trimino.puzzles.making.candidates import bot_round, record_rounds
from trimino.puzzles.making.description import described
from trimino.puzzles.making.difficulty import difficulty
from trimino.puzzles.making.exact_proof import prove_exactly
from trimino.puzzles.making.plan import PuzzleBatch
from trimino.puzzles.making.sampled_proof import prove_by_sampling
from trimino.puzzles.making.standard import MIN_ACTIONS
from trimino.puzzles.open_table import is_open_position
from trimino.puzzles.puzzle import Puzzle, puzzle_id
from trimino.puzzles.same_position import distinct_groups
from trimino.puzzles.theme import Theme, can_have
from trimino.records.notation import format_action, format_position
from trimino.records.record import load, replay
from trimino.rules import Place, Position

A_ROUND = 3
"""Puzzles that are taken from one round: its positions resemble each other."""


def make_puzzles(batch: PuzzleBatch) -> tuple[Puzzle, ...]:
    """The puzzles of a batch; they do not depend on where or when it is made."""
    return tuple(
        puzzle
        for positions in _rounds(batch)
        for puzzle in _best_of(_proven(_about(positions, batch.theme), batch.seed))
        if batch.theme in (None, puzzle.themes[0])
    )


def _about(positions: Iterable[Position], theme: Theme | None) -> Iterable[Position]:
    """The positions that may be about a theme; None is any."""
    return positions if theme is None else (one for one in positions if can_have(one, theme))


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
    proof = (
        prove_exactly(position) if is_open_position(position) else prove_by_sampling(position, own)
    )
    if proof is None or not _leaves_choice(position):
        return None
    solved_by = difficulty(position, proof.answers, own)
    answers, line = (tuple(map(format_action, some)) for some in (proof.answers, proof.line))
    found = Puzzle(puzzle_id(text), text, answers, (), 0, 0, solved_by, line, {}, proof.certificate)
    return described(found)


def _leaves_choice(position: Position) -> bool:
    """Whether there are enough different actions; different tiles always make different ones."""
    legal = list(position.legal)
    kinds = {action.tile if isinstance(action, Place) else action for action in legal}
    return len(kinds) >= MIN_ACTIONS or len(distinct_groups(position, legal)) >= MIN_ACTIONS
