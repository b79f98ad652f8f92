"""Rated puzzles: those of the package, as hard as the people of this server find them."""

import time
from contextlib import suppress

from trimino.puzzles.puzzle_book import PuzzleBook, shipped_book
from trimino.puzzles.rating import PuzzleRating
from trimino.server.access.fair_queue import FairQueue
from trimino.server.errors import TooMany
from trimino.server.storage.errors import StoreUnavailable
from trimino.server.storage.puzzle_ratings import PuzzleRatingStore

FRESH = 300.0
"""Seconds after which ratings are read again, since other processes move them too."""


_PATIENCE = 5.0
"""Seconds that an attempt waits for its turn to count; then it does not."""


class RatedPuzzles:
    """The puzzles with their ratings here; before any attempt, those with which they came."""

    def __init__(self, store: PuzzleRatingStore | None = None) -> None:
        self._store = store
        # Moves are written by the same database, and would wait behind many attempts at once.
        self._queue = FairQueue(1, patience=_PATIENCE)
        self._ratings: dict[str, PuzzleRating] = {}
        self._read_again = 0.0

    async def refresh(self) -> None:
        """Read the ratings, if they are not fresh; without the database the old ones do."""
        if self._store is None or time.monotonic() < self._read_again:
            return
        with suppress(StoreUnavailable):
            self._ratings = await self._store.ratings()
            self._read_again = time.monotonic() + FRESH

    def book(self) -> PuzzleBook:
        """The puzzles with their ratings. Reading the first time takes a moment."""
        return shipped_book().rated(self._ratings)

    async def count(self, guest: str | None, puzzle: str, address: str, *, solved: bool) -> None:
        """Let a guest's first attempt move the puzzle; attempts without a guest do not count."""
        if self._store is None or guest is None:
            return
        shipped = shipped_book().find(puzzle).as_rating
        # Whoever answered a puzzle gets the verdict, whether or not the puzzle can move.
        with suppress(StoreUnavailable, TooMany):
            async with self._queue.of(address):
                moved = await self._store.count(guest, puzzle, shipped, solved=solved)
            self._ratings |= {puzzle: moved} if moved else {}
