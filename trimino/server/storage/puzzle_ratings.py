"""Puzzle rating store: how hard puzzles turned out to be, and how good those are who try them.

Devices keep the ratings of their players themselves. Those here decide only how far a puzzle moves,
because a device may claim any rating.
"""

from sqlalchemy import ColumnElement, Connection, Table, delete, select, update

from trimino.puzzles.rating import NEWCOMER, PuzzleRating, moved_puzzle, rate
from trimino.server.storage.bulk_insert import bulk
from trimino.server.storage.database import StorePart
from trimino.server.storage.schema import puzzle_attempts, puzzle_ratings, puzzle_solvers

_ATTEMPT = bulk(puzzle_attempts, "ON CONFLICT DO NOTHING")
_PUZZLE = bulk(puzzle_ratings, "ON CONFLICT DO NOTHING")
_SOLVER = bulk(puzzle_solvers, "ON CONFLICT DO NOTHING")


class PuzzleRatingStore(StorePart):
    """The ratings of puzzles that people have tried here."""

    async def ratings(self) -> dict[str, PuzzleRating]:
        """The puzzles that have moved, by their ids."""
        rows = await self._database.read(lambda c: list(c.execute(select(puzzle_ratings))))
        return {puzzle: PuzzleRating(*rating) for puzzle, *rating in rows}

    async def count(
        self, guest: str, puzzle: str, shipped: PuzzleRating, *, solved: bool
    ) -> PuzzleRating | None:
        """Count a guest's first attempt; the puzzle's rating after it, None if it is not the first.

        `shipped` is the rating with which the puzzle came.
        """
        return await self._database.write(lambda c: _count(c, guest, puzzle, shipped, solved))


def forget_attempts(connection: Connection, guest: str) -> None:
    """Remove what a guest has tried; the puzzles stay as hard as they turned out to be."""
    for table in (puzzle_attempts, puzzle_solvers):
        connection.execute(delete(table).where(table.c.guest == guest))


def _count(
    connection: Connection, guest: str, puzzle: str, shipped: PuzzleRating, solved: bool
) -> PuzzleRating | None:
    if not _ATTEMPT.run(connection, [(guest, puzzle, solved)]).rowcount:
        return None
    _SOLVER.run(connection, [(guest, *NEWCOMER)])
    _PUZZLE.run(connection, [(puzzle, *shipped)])
    # Everybody locks the solver first, which prevents deadlocks.
    solver = _locked(connection, puzzle_solvers, puzzle_solvers.c.guest == guest)
    before = _locked(connection, puzzle_ratings, puzzle_ratings.c.puzzle == puzzle)
    after = moved_puzzle(before, shipped, solver, solved=solved)
    better = rate(solver, before, float(solved))
    _keep(connection, puzzle_solvers, puzzle_solvers.c.guest == guest, better)
    _keep(connection, puzzle_ratings, puzzle_ratings.c.puzzle == puzzle, after)
    return after


def _locked(connection: Connection, table: Table, where: ColumnElement[bool]) -> PuzzleRating:
    columns = [table.c[name] for name in PuzzleRating._fields]
    return PuzzleRating(*connection.execute(select(*columns).where(where).with_for_update()).one())


def _keep(
    connection: Connection, table: Table, where: ColumnElement[bool], rating: PuzzleRating
) -> None:
    connection.execute(update(table).where(where).values(rating._asdict()))
