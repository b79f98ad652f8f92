"""Endpoints of puzzles."""

import random
from collections.abc import Callable
from typing import TypeVar

from fastapi import APIRouter, Response
from pydantic_core import to_json

from trimino.puzzles.puzzle_book import PuzzleBook
from trimino.puzzles.puzzle_json import PuzzleValues
from trimino.puzzles.puzzle_requests import (
    NextPuzzleValues,
    PuzzleListValues,
    RatedAttemptValues,
    RatedHintValues,
    found_puzzle,
    next_puzzle,
    puzzle_list,
    rated_attempt,
    rated_hint,
)
from trimino.server.access.rate_limits import RequestKind
from trimino.server.http.endpoints.tables import TableId
from trimino.server.http.openapi import refusing
from trimino.server.http.requester import CurrentRequester, Requester
from trimino.server.http.schemas.forms import AttemptForm, NextPuzzleForm, PuzzleHintForm
from trimino.words import in_english

T = TypeVar("T")

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])


@router.get("", response_model=PuzzleListValues)
async def puzzles(requester: CurrentRequester) -> Response:
    """The themes and rule sets of which there are puzzles."""
    requester.take(RequestKind.PUZZLE)
    listed = await requester.service.compute(requester.address, lambda: to_json(puzzle_list()))
    return Response(listed, media_type="application/json")


@router.post("/next")
async def get_next_puzzle(form: NextPuzzleForm, requester: CurrentRequester) -> NextPuzzleValues:
    """A puzzle near a rating that was not tried yet."""
    return await _ask(
        requester,
        lambda book: next_puzzle(
            in_english,
            random.SystemRandom(),
            rating=form.rating,
            done=form.done,
            rules=form.rules,
            theme=form.theme,
            book=book,
        ),
    )


@router.get("/{puzzle}", responses=refusing(404))
async def get_puzzle(puzzle: TableId, requester: CurrentRequester) -> PuzzleValues:
    """A puzzle, without its answer."""
    return await _ask(requester, lambda book: found_puzzle(puzzle, in_english, book))


@router.post("/{puzzle}/attempts", responses=refusing(404))
async def try_puzzle(
    puzzle: TableId, form: AttemptForm, requester: CurrentRequester
) -> RatedAttemptValues:
    """Check an attempt; the answer and its explanation come with it.

    An action that is not legal is refused. A first attempt brings one's rating, which it moves;
    that of a guest moves the puzzle, too.
    """
    rating = None if form.rating is None else form.rating.values
    tried = await _ask(
        requester, lambda book: rated_attempt(puzzle, form.action, rating, in_english, book)
    )
    if rating is not None:
        await _count(requester, puzzle, solved=tried["solved"])
    return tried


@router.post("/{puzzle}/hints", responses=refusing(404))
async def puzzle_hint(
    puzzle: TableId, form: PuzzleHintForm, requester: CurrentRequester
) -> RatedHintValues:
    """A hint: a nudge, the place, or the answer.

    With a hint a puzzle counts as not solved: the first one brings one's rating, which it moves.
    """
    rating = None if form.rating is None else form.rating.values
    told = await _ask(
        requester, lambda book: rated_hint(puzzle, form.step, rating, in_english, book)
    )
    if rating is not None:
        await _count(requester, puzzle, solved=False)
    return told


async def _count(requester: Requester, puzzle: str, *, solved: bool) -> None:
    """Let the first attempt of a guest move the puzzle."""
    puzzles = requester.service.puzzles
    await puzzles.count(requester.id, puzzle, requester.address, solved=solved)


async def _ask(requester: Requester, work: Callable[[PuzzleBook], T]) -> T:
    """Compute an answer from the puzzles with their ratings on this server."""
    requester.take(RequestKind.PUZZLE)
    puzzles = requester.service.puzzles
    await puzzles.refresh()
    return await requester.service.compute(requester.address, lambda: work(puzzles.book()))
